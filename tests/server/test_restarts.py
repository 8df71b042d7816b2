"""What a restart of the server must not change: votes, and what those know who watch later."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from igroteka import protocol as m
from igroteka.server.guests import Visitor
from igroteka.server.lists import listed
from igroteka.server.rooms import Room
from igroteka.server.rooms.presence import Absence
from igroteka.server.service import Service
from igroteka.server.settings import Settings
from igroteka.table.clock import CLOCK, now
from igroteka.table.errors import TableError
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter
from igroteka.table.table import Table
from tests.server.running import run

VERA = m.Guest(id="vera", name="Vera", colour="teal")
LONG = 600.0


@contextlib.asynccontextmanager
async def started(folder: Path) -> AsyncIterator[Service]:
    service = Service(Settings(data=str(folder), bot_pace=0.0))
    await service.store.open()
    try:
        yield service
    finally:
        await service.close()


def sit(guest: str, table: Table) -> list[Entry]:
    return table.sit(guest, Sitter(guest, "red"), None, None, now())


def stand(guest: str, table: Table) -> list[Entry]:
    return table.stand(guest, now())


async def three_people(service: Service) -> Room:
    form = m.TableForm(game="my-number", options={"players": 3}, listed=True, watch_delay=60)
    room = await service.opening.open_table(VERA, form)
    for guest in ("oleg", "katya"):
        await room.act(partial(sit, guest))
    await room.act(lambda table: table.start("vera", False, now()))
    return room


async def vote(room: Room, guest: str) -> None:
    about = room.table.seats_of("oleg")[0]
    await room.act(lambda table: room.vote(table, guest, about, True))


def test_votes_are_kept_over_a_restart_which_makes_nobody_absent(tmp_path: Path) -> None:
    async def play() -> None:
        async with started(tmp_path) as service:
            room = await three_people(service)
            room.presence.absence.begun -= LONG  # for so long nobody has seen Oleg
            await vote(room, "vera")
            about, before = room.table.seats_of("oleg")[0], dict(room.table.votes)
            assert list(before) == [about]
        async with started(tmp_path) as service:
            room = await service.rooms.find(room.table.id)
            assert room.table.votes == before
            with pytest.raises(TableError) as soon:
                await vote(room, "katya")  # it was the server that was away, not Oleg
            assert soon.value.key == "vote-soon"
            room.presence.absence.missed["oleg"] -= LONG
            await vote(room, "katya")
            assert not room.table.votes and room.table.chairs[about].bot

    run(play())


def test_who_is_missed_is_missed_while_nobody_looks_at_the_table_too(tmp_path: Path) -> None:
    """In a slow game the table is put away long before anybody has been absent for as long as a vote needs."""

    async def play() -> None:
        async with started(tmp_path) as service:
            room = await three_people(service)
            room.presence.absence.begun -= LONG
            room.presence.absence.missed["katya"] = time.monotonic()
            service.rooms.forget_idle(-1.0)
            again = await service.rooms.find(room.table.id)
            assert again is not room
            about = [again.table.seats_of(guest)[0] for guest in ("katya", "oleg")]
            with pytest.raises(TableError, match="away for a while"):
                await again.act(lambda table: again.vote(table, "vera", about[0], True))
            await again.act(lambda table: again.vote(table, "vera", about[1], True))
            assert list(again.table.votes) == [about[1]]

    run(play())


def test_what_other_processes_tell_counts_while_nobody_looks_here() -> None:
    absence = Absence(begun=time.monotonic() - LONG)

    def told(guests: list[str]) -> None:
        absence.heard({"process": "p", "guests": guests, "watchers": 0, "at": time.monotonic()})

    absence.missed["oleg"] = absence.begun
    told(["oleg"])
    assert "oleg" not in absence.missed
    before = time.monotonic()
    told([])
    assert absence.missed["oleg"] >= before


def test_a_delayed_table_leaves_the_list_when_its_watchers_have_seen_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ids(service: Service, guest: m.Guest | None) -> list[tuple[str, str]]:
        return [(info.id, info.status) for info in await listed(service.store, Visitor(guest, "en"), m.PLAYING)]

    async def play() -> None:
        async with started(tmp_path) as service:
            room = await three_people(service)
            for guest in ("vera", "oleg", "katya"):
                await room.act(partial(stand, guest))  # bots play it to its end
            while room.table.status != m.OVER:
                await asyncio.sleep(0.01)
            assert await ids(service, None) == [(room.table.id, m.PLAYING)]
            assert await ids(service, VERA) == []  # who sat there knows
        async with started(tmp_path) as service:
            assert await ids(service, None) == [(room.table.id, m.PLAYING)]
            monkeypatch.setattr(CLOCK, "ahead", CLOCK.ahead + 61)
            assert await ids(service, None) == []

    run(play())
