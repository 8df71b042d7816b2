"""A move that nothing stands in the way of goes from the socket to the log without a task; all else the long way."""

import asyncio
import random
import statistics
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from igroteka import protocol as m
from igroteka.server.guests import Visitor
from igroteka.server.rooms import Room
from igroteka.server.rooms.audience import Audience
from igroteka.server.service import Service
from igroteka.server.sockets import Connection
from igroteka.server.store import Down
from igroteka.server.store.logs import Append
from igroteka.server.summary import row_of
from igroteka.table.projection import Looking
from tests.boxes import GAMES
from tests.server.running import run
from tests.server.test_full_house import Watcher, house, opened_table, persons_turn
from tests.server.test_secrets import begun

MOST_CALLS = 340  # of functions, for a move: 220 to 308 where this was written


class Seat:
    """A socket at a table, and what came of what it said."""

    def __init__(self, service: Service, room: Room, guest: m.Guest) -> None:
        self.told: list[bytes] = []
        self.long_way: list[bytes] = []
        wire: Any = SimpleNamespace(tell=self.told.append)
        self.room = room
        self.connection = Connection(room, Visitor(guest, "en"), "127.0.0.1", wire, service.limits, service.metrics)

    def says(self, id: str, move: str | None = None, ply: int = 0) -> bool:
        """Was it done at once?"""
        table = self.room.table
        move = move or table.playing_state().legal(0)[0]
        wish = m.MakeMove(id=id, seat=0, ply=table.ply + ply, move=move)
        return self.connection.hear_at_once(msgspec.json.encode(wish), self.long_way.append)

    async def is_told(self, word: bytes) -> None:
        while not any(word in frame for frame in self.told):
            await asyncio.sleep(0.01)


def test_a_move_is_acknowledged_when_it_is_durable_and_meanwhile_the_table_is_busy(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            seat = Seat(service, room, vera)
            assert seat.says("one") and not seat.told
            assert room.lock.locked() and not seat.says("two")
            await seat.is_told(b'"ack"')
            assert [entry.move_id for entry in await room.log.entries() if entry.move_id] == ["one"]
            assert not seat.long_way

    run(play())


def test_what_is_not_as_usual_changes_nothing_and_goes_the_long_way(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            seat, before = Seat(service, room, vera), room.table.length
            assert not seat.says("one", move="no such move")
            assert not seat.says("one", ply=1)
            assert not seat.connection.hear_at_once(b'{"type": "ping", "n": 1}', seat.long_way.append)
            assert not seat.connection.hear_at_once(b"{", seat.long_way.append)
            room.unsure = True
            assert not seat.says("one")
            assert room.table.length == before and not room.lock.locked() and not seat.told

    run(play())


def test_a_move_that_could_not_be_kept_is_heard_again_the_long_way(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            seat = Seat(service, room, vera)
            real: Any = service.store.logs.append

            def away(append: Append) -> None:
                append.done(Down("away"))

            service.store.logs.append = away  # type: ignore[method-assign]
            assert seat.says("one") and not seat.told and room.unsure and not room.lock.locked()
            service.store.logs.append = real  # type: ignore[method-assign]
            (data,) = seat.long_way
            assert await seat.connection.hear(data)
            await seat.is_told(b'"ack"')
            assert [entry.move_id for entry in await room.log.entries() if entry.move_id] == ["one"]

    run(play())


class Looker(Watcher):
    def __init__(self, guest: str) -> None:
        super().__init__()
        self.guest = guest  # type: ignore[assignment]


@pytest.mark.parametrize("game", GAMES)
def test_a_move_calls_no_more_functions_than_it_did(game: str) -> None:
    """From the wish to four messages and the table's row; counted, for what it costs depends on the machine."""
    calls: list[int] = []

    def count(frame: object, event: str, arg: object) -> None:
        calls[-1] += event in ("call", "c_call")

    for _ in range(2):  # in the first game much happens for the first time
        rng = random.Random(5)
        table, audience, looking = begun(game, rng), Audience(), Looking()
        for seat in range(table.players):
            audience.add(Looker(f"g{seat}"))
        calls.clear()
        while table.status != m.OVER:
            seat = rng.choice([seat for seat in table.acting if seat not in table.choices])
            move, since = rng.choice(table.playing_state().legal(seat)), table.length
            calls.append(0)
            before = sys.getprofile()
            sys.setprofile(count)
            entries = table.move_of_guest(f"g{seat}", seat, move, table.ply, f"i{since}", 2.0)
            table.follow(entries)
            row_of(table, entries, 2.0)
            audience.tell_state(table, since, looking)
            sys.setprofile(before)
    assert 100 < statistics.median(calls) <= MOST_CALLS
