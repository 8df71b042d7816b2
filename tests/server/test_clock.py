"""The house's clock: who sets the machine's, forwards or back, and kills the server, gives or takes nobody time."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from igroteka import protocol as m
from igroteka.server.rooms import Room
from igroteka.server.service import Service
from igroteka.server.settings import Settings
from igroteka.table.clock import CLOCK, HouseClock, now
from tests.server.running import run

HOUR = 3600.0
JUMPS = (-5 * 60.0, -HOUR, HOUR, 400 * 24 * HOUR)
FAST = m.ClockChoice(kind="fast")
LIMIT = FAST.limit or 0
VERA = m.Guest(id="vera", name="Vera", colour="teal")


class FakedMachine:
    """Its clock can be set; its count cannot."""

    def __init__(self, date: float = 1_800_000_000.0, count: float = 5000.0, boot: str = "one") -> None:
        self.set_to = date - count
        self.passed = count
        self.boot = boot

    def date(self) -> float:
        return self.set_to + self.passed

    def count(self) -> float:
        return self.passed

    def wait(self, seconds: float) -> None:
        self.passed += seconds

    def set(self, seconds: float) -> None:
        self.set_to += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> FakedMachine:
    faked = FakedMachine()
    monkeypatch.setattr(CLOCK, "ahead", CLOCK.ahead)
    use(monkeypatch, faked)
    return faked


def use(monkeypatch: pytest.MonkeyPatch, machine: FakedMachine) -> None:
    monkeypatch.setattr(CLOCK, "machine", machine)
    CLOCK.ahead = HouseClock(machine).ahead  # as a process has it that has just begun


@contextlib.asynccontextmanager
async def started(folder: Path) -> AsyncIterator[Service]:
    """A server without its door; when it ends, it is as if it had been killed: nothing more is written."""
    CLOCK.ahead = HouseClock(CLOCK.machine).ahead
    service = Service(Settings(data=str(folder), bot_pace=0.0, clock_grace=0.0))
    await service.store.open()
    try:
        yield service
    finally:
        await service.close()


async def asked(service: Service, **terms: Any) -> Room:
    """A table where Vera has just been asked."""
    seats = [m.SeatForm(mine=True), *[m.SeatForm(kind="bot", level="novice")] * 2]
    form = m.TableForm(game="my-number", options={"players": 3}, seats=seats, level="novice", start=True, **terms)
    room = await service.opening.open_table(VERA, form)
    while 0 not in room.table.asked or room.bots.busy:
        await asyncio.sleep(0.01)
    return room


@pytest.mark.parametrize("jump", JUMPS)
def test_who_sets_the_machine_sets_no_time_that_passes(machine: FakedMachine, jump: float) -> None:
    before = now()
    machine.wait(10)
    machine.set(jump)
    assert now() - before == pytest.approx(10)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_limit_is_as_long_as_it_was_though_the_clock_is_set_and_the_server_killed(
    machine: FakedMachine, tmp_path: Path, jump: float
) -> None:
    async def play() -> None:
        async with started(tmp_path) as service:
            room = await asked(service, clock=FAST)
            machine.wait(LIMIT - 20)
            machine.set(jump)
            await room.act(lambda table: table.run_out(now()))
            assert room.table.chairs[0].away is None  # with 20 s left
        machine.wait(10)
        async with started(tmp_path) as service:
            room = await service.rooms.find(room.table.id)
            assert room.table.deadlines()[0] - now() == pytest.approx(10)
            await service.keeper.look_after_due()
            assert room.table.chairs[0].away is None
            machine.wait(11)
            await service.keeper.look_after_due()
            assert room.table.chairs[0].away == "clock"

    run(play())


@pytest.mark.parametrize("jump", JUMPS)
def test_a_bot_does_not_wait_for_the_clock_that_was_set(machine: FakedMachine, tmp_path: Path, jump: float) -> None:
    async def play() -> None:
        async with started(tmp_path) as service:
            room = await asked(service)
            service.tasks.closing = True  # killed before its bots have moved
            await room.act(lambda table: table.stand("vera", now()))
            length = room.table.length
            assert room.table.bots_to_move()
        machine.set(jump)
        machine.wait(5)  # longer than a process has the bots for itself
        async with started(tmp_path) as service:
            await service.keeper.look_after_due()
            found = await service.rooms.find(room.table.id)
            while found.table.length <= length:
                await asyncio.sleep(0.01)

    run(play())


def test_absence_before_a_vote_and_a_delay_for_watchers_pass_as_they_did(machine: FakedMachine, tmp_path: Path) -> None:
    async def play() -> None:
        async with started(tmp_path) as service:
            room = await asked(service, clock=FAST, watch_delay=30)
            await room.act(lambda table: table.stand("vera", now()))
            machine.wait(20)
            machine.set(-HOUR)
            gone = room.table.absence(0, None, now())
            assert gone == pytest.approx(20)
        async with started(tmp_path) as service:
            room = await service.rooms.find(room.table.id)
            assert room.table.absence(0, None, now()) == pytest.approx(20)
            assert (await room.known_to(None)).state is None
            machine.wait(11)
            assert (await room.known_to(None)).length == room.table.length

    run(play())


def test_switched_on_again_with_a_clock_set_back_the_house_goes_on_where_it_was(
    machine: FakedMachine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with started(tmp_path) as service:
            room = await asked(service, clock=FAST)
            before = room.table.deadlines()[0]
        use(monkeypatch, FakedMachine(date=machine.date() - HOUR, count=3.0, boot="two"))
        async with started(tmp_path) as service:
            room = await service.rooms.find(room.table.id)
            assert before - now() == pytest.approx(LIMIT)

    run(play())
    assert "behind what has happened here" in caplog.text


def test_processes_of_one_machine_have_the_same_time_and_a_new_house_the_machines(
    machine: FakedMachine, tmp_path: Path
) -> None:
    async def look() -> None:
        async with started(tmp_path):
            first = now()
            assert first == machine.date()
        machine.set(-HOUR)
        async with started(tmp_path):  # though nothing has ever happened there
            assert now() == first

    run(look())
