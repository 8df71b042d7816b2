"""A house that is full, and what one guest may ask of it: told when to come again, and nobody else waits."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from igroteka import protocol as m
from igroteka.server.app import ours, status_of
from igroteka.server.guard import Limits
from igroteka.server.guests import Visitor
from igroteka.server.rooms import Room
from igroteka.server.service import Service
from igroteka.server.settings import Settings
from igroteka.server.sockets import Connection
from igroteka.server.store.schema import tables
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.projection import MOST_BEGINNINGS
from igroteka.table.table import Table
from tests.server.running import run


@contextlib.asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[tuple[Service, m.Guest]]:
    """The parts of a server, without its door, and a guest in it."""
    service = Service(Settings(data=str(folder), bot_pace=0.0, **settings))
    await service.store.open()
    await service.store.guests.add("vera", "Vera", "teal", "en", now())
    try:
        yield service, m.Guest(id="vera", name="Vera", colour="teal")
    finally:
        await service.close()


async def opened_table(service: Service, guest: m.Guest) -> Room:
    seats = [m.SeatForm(mine=True), *[m.SeatForm(kind="bot", level="novice")] * 2]
    form = m.TableForm(game="my-number", options={"players": 3}, seats=seats, level="novice", start=True)
    return await service.opening.open_table(guest, form)


async def make_older(service: Service, room: Room, seconds: float) -> None:
    old = sa.update(tables).where(tables.c.id == room.table.id).values(touched=now() - seconds)
    await service.store.change(old)


async def persons_turn(room: Room) -> int:
    while 0 not in room.table.asked or room.bots.busy:
        await asyncio.sleep(0.01)
    return 0


def test_a_full_server_says_when_to_come_again_and_then_has_room(tmp_path: Path) -> None:
    async def come() -> None:
        async with house(tmp_path, most_tables=2) as (service, vera):
            old, young = await opened_table(service, vera), await opened_table(service, vera)
            await persons_turn(old)
            await make_older(service, old, 1790)
            with pytest.raises(TableError) as full:
                await opened_table(service, vera)
            assert full.value.key == "server-full" and full.value.details == {"minutes": 31}
            request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(service=service)), headers={})
            answer = ours(request, full.value)
            assert answer.status_code == 503 and answer.headers["Retry-After"] == str(31 * 60)
            assert full.value.say("ru") == "Сервер переполнен: попробуйте через 31 минуту."
            await service.opening.abandoned.clear()
            assert await service.store.tables.unfinished() == 2
            await make_older(service, old, 3700)
            await service.opening.abandoned.clear()
            assert list(service.rooms.in_use) == [young.table.id]
            await opened_table(service, vera)

    run(come())


def test_a_table_stays_while_somebody_is_there_and_for_a_day_where_there_is_room(tmp_path: Path) -> None:
    async def come() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            await make_older(service, room, 23 * 3600)
            await service.opening.abandoned.clear()
            await make_older(service, room, 25 * 3600)
            service.here.saw("vera")
            await service.opening.abandoned.clear()
            assert room.table.id in service.rooms.in_use
            service.here.seen.clear()
            await service.opening.abandoned.clear()
            assert not service.rooms.in_use and not await service.store.tables.unfinished()

    run(come())


def test_a_game_that_nobody_comes_back_to_is_played_to_its_end(tmp_path: Path) -> None:
    async def come() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            seat = await persons_turn(room)
            move = room.table.playing_state().legal(seat)[0]
            await room.act(lambda table: table.move_of_guest("vera", seat, move, table.ply, "m1", now()))
            await persons_turn(room)
            await make_older(service, room, 29 * 86_400)
            await service.opening.abandoned.clear()
            assert room.table.chairs[seat].away is None
            await make_older(service, room, 31 * 86_400)
            await service.opening.abandoned.clear()
            while room.table.status != m.OVER:
                await asyncio.sleep(0.01)

    run(come())


def test_tables_of_one_address_are_limited_and_it_is_told_when_to_come_again() -> None:
    limits = Limits(Settings(tables_an_hour=2))
    assert [limits.tables.take("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert limits.tables.take("10.0.0.2")
    refusal = TableError("table-often", minutes=30)
    assert status_of(refusal) == 429 and "try again in 30 minutes" in str(refusal)


# --- what one guest may ask for -----------------------------------------------------------------


def test_the_queue_of_analyses_is_bounded_for_guests_and_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        enough = asyncio.Event()

        async def work(*_: Any) -> None:
            await enough.wait()

        async with house(tmp_path) as (service, vera):
            rooms = [await opened_table(service, vera) for _ in range(8)]
            monkeypatch.setattr(service.analyses, "_work", work)
            monkeypatch.setattr(Table, "status", m.OVER)
            monkeypatch.setattr("igroteka.server.analyses.record_text", lambda _: "")

            async def begin(number: int, guest: str, address: str) -> str:
                return (await service.analyses.begin(rooms[number].table, "en", guest, address)).status

            for number in range(3):
                assert await begin(number, "vera", "10.0.0.1") == "running"
            assert await begin(0, "vera", "10.0.0.1") == "running"  # what is worked at may be asked for again
            for number, guest, address in ((3, "vera", "10.0.0.2"), (6, "zoya", "10.0.0.1")):
                if guest == "zoya":
                    for other in (3, 4, 5):
                        await begin(other, "oleg", "10.0.0.1")
                with pytest.raises(TableError) as refused:
                    await begin(number, guest, address)
                assert refused.value.key == "analysis-many" and status_of(refused.value) == 429
            enough.set()
            while service.analyses.asked:
                await asyncio.sleep(0.01)
            assert await begin(6, "vera", "10.0.0.1") == "running"

    run(ask())


class Watcher:
    """Somebody who looks on and counts what he is told."""

    guest, language, comings = None, "en", 0

    def __init__(self) -> None:
        self.muted: set[str] = set()
        self.told = 0

    def send(self, frame: bytes, /) -> None:
        self.told += 1


def test_one_guest_has_so_many_tables_and_another_one_when_one_is_over(tmp_path: Path) -> None:
    async def come() -> None:
        async with house(tmp_path, most_tables_each=2) as (service, vera):
            first, _ = await opened_table(service, vera), await opened_table(service, vera)
            with pytest.raises(TableError) as refused:
                await opened_table(service, vera)
            assert refused.value.key == "table-many" and refused.value.details == {"count": 2}
            assert status_of(refused.value) == 409 and "2" in refused.value.say("ru")
            await service.store.guests.add("oleg", "Oleg", "red", "en", now())
            await opened_table(service, m.Guest(id="oleg", name="Oleg", colour="red"))  # others have theirs
            await first.act(lambda table: table.stand("vera", now()))  # bots play it to its end
            while first.table.status != m.OVER:
                await asyncio.sleep(0.01)
            await opened_table(service, vera)
            with pytest.raises(TableError) as refused:
                await service.opening.rematch(first, vera, "")  # which is one more
            assert refused.value.key == "table-many"

    run(come())


def test_what_is_over_is_not_looked_at_to_count_what_is_not(tmp_path: Path) -> None:
    """A house of many years has far more of it."""

    async def ask() -> list[str]:
        asked: list[tuple[str, Any]] = []

        def note(connection: Any, cursor: Any, statement: str, given: Any, *_: Any) -> None:
            asked.append((statement, given))

        async with house(tmp_path) as (service, _):
            sa.event.listen(sa.Engine, "before_cursor_execute", note)
            try:
                await service.opening._check_room_for("vera")
                await service.opening.abandoned.clear()
            finally:
                sa.event.remove(sa.Engine, "before_cursor_execute", note)
        with contextlib.closing(sqlite3.connect(tmp_path / "igroteka.sqlite")) as file:
            plans = [file.execute(f"EXPLAIN QUERY PLAN {statement}", given) for statement, given in asked]
            return [row[3] for plan in plans for row in plan]

    plans = run(ask())
    assert len([line for line in plans if "tables USING INDEX" in line]) >= 3
    assert not [line for line in plans if "SCAN tables" in line]


def test_what_a_crowd_is_told_grows_with_the_crowd_alone(tmp_path: Path) -> None:
    async def arrive() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            crowd = [Watcher() for _ in range(400)]
            began = time.monotonic()
            for watcher in crowd:
                room.enter(watcher)
                await asyncio.sleep(0.002)
            spent = time.monotonic() - began
            while any(watcher.comings < room.presence.comings for watcher in crowd):
                await asyncio.sleep(0.01)  # at last everybody knows of everybody
            assert sum(watcher.told for watcher in crowd) <= 1000 * spent + 2 * len(crowd)

    run(arrive())


def test_who_watches_is_not_told_the_whole_game_again_and_again(tmp_path: Path) -> None:
    async def watch() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            told: list[bytes] = []
            wire: Any = SimpleNamespace(tell=told.append)
            oleg, olga = m.Guest(id="oleg", name="Oleg", colour="red"), m.Guest(id="olga", name="Olga", colour="red")
            for guest, address, answered in (
                (None, "10.0.0.1", range(5, 15)),  # however many sockets there are
                (oleg, "10.0.0.2", range(5, 15)),
                (oleg, "10.0.0.3", range(10)),  # a guest, from wherever he comes
                *[(m.Guest(id=f"{n}", name="N", colour="red"), "10.0.0.4", range(16)) for n in range(4)],
                (olga, "10.0.0.4", range(10)),  # an address, whoever comes from there
                (vera, "10.0.0.4", range(30, 31)),  # who plays there is always answered
            ):
                told.clear()
                for after in range(30):
                    who = Visitor(guest, "en")
                    connection = Connection(room, who, address, wire, service.limits, service.metrics)
                    await connection.hear(f'{{"type": "resync", "after": {after}}}')
                assert len(told) == 30 and sum(b'"message-often"' not in frame for frame in told) in answered, address

    run(watch())


def test_a_game_is_not_told_from_every_beginning_that_somebody_asks_for(tmp_path: Path) -> None:
    async def watch() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            looking = room.outlook.looking
            for first in range(1, room.table.ply):
                begins = looking.beginning(room.table, first)
                looking.tell(room.table, begins)
            assert begins == 0 and len(looking.tellings) <= MOST_BEGINNINGS + 1 < room.table.ply
            told = room.outlook.state_for(None, 1)
            assert told is not None and b'"since":0,' in told  # nothing is missed: it is a fresh start

    run(watch())
