"""Bots that all at a table hurry: they answer at the next beat, and the time still tells nothing of their thoughts."""

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from igroteka import protocol as m
from igroteka.client import Chair
from igroteka.server.rooms.bots import BEAT, BotsKeeper, beats
from igroteka.server.settings import Settings
from igroteka.server.store import opened
from igroteka.server.tasks import Tasks
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table
from igroteka.terminal.app import IgrotekaApp
from igroteka.terminal.manners import Manners
from igroteka.terminal.table_screen import TableScreen
from tests.server.running import Running, people, run, running, table_of
from tests.server.test_streams import CLOCK
from tests.terminal.driving import BIG, is_asked, until
from tests.terminal.driving import table_of as screen_of

HOUR = 3600.0  # no bot answers by itself while a test goes on
BUDGET = 0.15  # seconds: so long the strongest bot thinks at most (docs/bots.md)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hurrying"), bot_pace=HOUR) as started:
        yield started


@pytest.mark.parametrize("pace", [0.0, 0.1, 0.7, 2.0])
def test_no_thought_within_its_budget_can_be_told_from_another(pace: float) -> None:
    for spent in (0.0, 0.001, 0.07, BUDGET):
        when = list(beats(pace, spent))
        if pace > BEAT:
            assert when == list(beats(pace, 0.0)) and when[0] == BEAT > BUDGET
        assert when == sorted(when) and when[-1] >= spent
        if pace:
            assert when[-1] / pace == pytest.approx(round(when[-1] / pace)), "Unhurried it is a whole pace, as ever."


class AtTable:
    """Two people and a bot at a table; who of them is here, a test says. What bots do is written down."""

    def __init__(self) -> None:
        places = [Place(), Place(), Place(kind="bot", level="novice")]
        setting = Setting(game="twelve-days", options={"players": 3}, places=places)
        self.table = Table("hurried", "g0", random.Random(1).randbytes(32), setting, 1.0)
        for seat, name in enumerate(("Vera", "Oleg")):
            self.table.follow(self.table.sit(f"g{seat}", Sitter(name, "red"), seat, None, 1.0))
        self.table.follow(self.table.start("g0", False, 1.0))
        self.here = {"g0", "g1"}
        self.moved = asyncio.Event()

    def people_here(self) -> set[str]:
        return self.here

    def doubt(self) -> None:
        raise AssertionError

    async def act(self, make: Callable[[Table], list[Entry]], /) -> int:
        self.table.follow(make(self.table))
        self.moved.set()
        return self.table.length

    def play_until_asked(self, *seats: int) -> None:
        """People and bots play until these seats are asked."""
        while tuple(self.table.asked) != seats:
            seat = next(iter(self.table.asked))
            text = self.table.playing_state().legal(seat)[0]
            self.table.follow(self.table.move(seat, text, "g0", 2.0, self.table.ply))


def test_all_who_are_here_must_want_it_and_only_while_no_person_is_asked() -> None:
    async def sit() -> None:
        room, tasks = AtTable(), Tasks()
        with ThreadPoolExecutor(1) as thinkers:
            keeper = BotsKeeper(thinkers, HOUR, tasks)
            room.play_until_asked(0)
            keeper.look_after(room)
            keeper.hurry(room.table, "g0")
            keeper.hurry(room.table, "g1")
            assert not keeper.is_hurried(room), "A person is asked."
            room.play_until_asked(2)
            keeper.look_after(room)
            assert keeper.busy and not keeper.is_hurried(room)
            keeper.hurry(room.table, "g0")
            assert not keeper.is_hurried(room), "One alone takes nothing from the other."
            room.here = {"g0"}
            assert keeper.is_hurried(room), "Who is not here is not asked."
            room.here = set()
            assert not keeper.is_hurried(room)
            room.here = {"g0", "g1"}
            keeper.hurry(room.table, "g1")
            assert keeper.is_hurried(room)
            await room.moved.wait()
            while keeper.busy:
                await asyncio.sleep(BEAT)
            room.play_until_asked(0)
            room.play_until_asked(2)
            keeper.look_after(room)
            assert keeper.busy and not keeper.is_hurried(room), "The next time they are hurried anew."
            await tasks.cancel()

    run(sit())


async def until_i_am_asked(chair: Chair, hurries: bool) -> None:
    """The bots play on; who hurries them does so once each time, and needs no more."""
    asked_before = True
    async for state in chair.states():
        mine = chair.legal(chair.seats[0])
        if mine or state.over:
            return
        if hurries and asked_before:
            await chair.say(m.Hurry())
        asked_before = False


def test_one_person_hurries_all_bots_until_he_is_asked(server: Running) -> None:
    async def play() -> list[Entry]:
        async with people(server.url, "Vera") as (vera,):
            table = await table_of([vera], "twelve-days", 4)
            async with vera.sit_at(table.id) as chair:
                for _ in range(3):
                    await until_i_am_asked(chair, hurries=True)
                    if chair.state is not None and not chair.state.over:
                        await chair.move(chair.seats[0], chair.legal(chair.seats[0])[0])
                await until_i_am_asked(chair, hurries=True)
            async with opened(Settings(data=str(server.folder))) as store:
                return await store.entries(table.id)

    entries = run(play())
    waits = [entry.at - before.at for before, entry in pairwise(entries) if entry.by.startswith("bot:")]
    assert len(waits) >= 6 and min(waits) > BEAT - CLOCK, "None answers before its beat."


def test_who_only_watches_hurries_nobody(server: Running) -> None:
    async def watch() -> str:
        async with people(server.url, "Vera", "Oleg") as (vera, oleg):
            table = await table_of([vera], "twelve-days", 3)
            async with oleg.sit_at(table.id) as place:
                await place.say(m.Hurry())
                async with asyncio.timeout(60):
                    while not isinstance(told := await place.messages.get(), m.Refused):
                        pass
                return told.key

    assert run(watch()) == "seat-none"


def test_two_people_hurry_the_bot_together_one_of_them_in_a_terminal(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IGROTEKA_DATA", str(tmp_path))

    async def play_and_hurry(chair: Chair) -> None:
        async for _ in chair.states():
            if moves := chair.legal(chair.seats[0]):
                await chair.move(chair.seats[0], moves[0])
            await chair.say(m.Hurry())

    async def play() -> None:
        async with people(server.url, "Katya") as (katya,):
            forms = [m.SeatForm(mine=True), m.SeatForm(), m.SeatForm(kind="bot", level="novice")]
            options: dict[str, m.OptionValue] = {"players": 3}
            table = await katya.open_table(m.TableForm(game="twelve-days", options=options, seats=forms))
            app = IgrotekaApp(
                "en", Manners("Vera", animate=False, stands="none"), lambda app: app.join(f"{server.url}t/{table.id}")
            )
            async with app.run_test(size=BIG) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.moves.choices))
                await pilot.press("1")
                screen = screen_of(app)
                await until(pilot, lambda: screen.sitting.seats == [1])
                await katya.start(table.id, fill=True)
                async with katya.sit_at(table.id) as chair:
                    other = asyncio.create_task(play_and_hurry(chair))
                    made = 0
                    while made < 2:
                        await pilot.press("f")
                        if is_asked(app) and not screen.sitting.over and screen.sitting.to_decide():
                            await pilot.press("enter")
                            made += 1
                        await pilot.pause()
                    other.cancel()

    run(play())
