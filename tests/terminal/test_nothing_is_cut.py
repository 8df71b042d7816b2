"""Every screen in three sizes and both languages: nothing that is to be read is cut off."""

import random
from functools import partial
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widget import Widget

import igroteka
from igroteka import protocol as m
from igroteka.engine.contract import random_move
from igroteka.engine.record import GameRecord
from igroteka.locale import LANGUAGES
from igroteka.rendering import boards, text
from igroteka.terminal import menus, standing
from igroteka.terminal.app import IgrotekaApp
from igroteka.terminal.asides import Reading
from igroteka.terminal.board import PaintedBoard
from igroteka.terminal.manners import Manners
from igroteka.terminal.menus import NewGame, Shelf
from igroteka.terminal.replay_screen import ReplayScreen
from igroteka.terminal.replaying import Replay
from igroteka.terminal.table_screen import TableScreen
from igroteka.terminal.widgets import Choices, Head, Keys, Lines, Said
from tests.server.running import Running, people
from tests.terminal.driving import at_table, history, is_asked, moved_on, run, table_of, until, wish_for

SIZES = ((80, 24), (60, 20), (120, 40))  # the last is wide: board and log lie side by side

GAMES = ("eight28", "twelve-days", "jackal-high", "my-number")


def finished(game: str) -> igroteka.State:
    state = igroteka.game(game).start()
    rng = random.Random(5)
    while state.actor is not None:
        seat, move = random_move(state, rng)
        state.play(move, seat)
    return state


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that was cut to fit. Names are short here: where they are long, cutting them is right."""
    found: list[str] = []
    truncate, fit = Text.truncate, text.fit

    def noted(self: Text, max_width: int, **how: object) -> None:
        if len(self.plain.rstrip()) > max_width:
            found.append(f"{self.plain!r} to {max_width}")
        truncate(self, max_width, **how)  # type: ignore[arg-type]

    def fitted(whole: str, width: int) -> str:
        if fit(whole, width) != whole:
            found.append(f"{whole!r} to {width}")
        return fit(whole, width)

    monkeypatch.setattr(Text, "truncate", noted)
    monkeypatch.setattr(standing, "LEAST", 0.0)  # keys of a test come at once and are meant
    for module in (text, boards, menus):
        monkeypatch.setattr(module, "fit", fitted)
    return found


def fits(widget: Widget, low: bool) -> list[str]:
    """What of a widget cannot be seen. Lists and logs scroll; a board does only where the terminal is ``low``."""
    if not isinstance(widget, Lines) or not widget.display:
        return []
    width, height = widget.scrollable_content_region.size
    wide = [f"#{widget.id}: {row.plain!r} in {width}" for row in widget.lines if len(row.plain.rstrip()) > width]
    scrolls = not isinstance(widget, Head | Said) and (low or not isinstance(widget, PaintedBoard))
    if not scrolls and len(widget.lines) > height:
        wide.append(f"#{widget.id}: {len(widget.lines)} lines in {height}: {widget.plain}")
    return wide


async def laid_out(app: IgrotekaApp, pilot: Pilot[int]) -> None:
    """Wait until every widget is painted for the room it has: a new room is told to it, and it paints itself again."""

    def picture() -> list[object]:
        return [(widget.size, getattr(widget, "lines", None)) for widget in app.screen.query(Widget)]

    before: list[object] = []
    while before != (now := picture()):
        before = now
        await pilot.pause()


async def look_at_all_sizes(app: IgrotekaApp, pilot: Pilot[int], cuts: list[str]) -> None:
    for size in SIZES:
        await pilot.resize_terminal(*size)
        await laid_out(app, pilot)
        cuts.clear()
        for widget in app.screen.query(PaintedBoard):
            widget.repaint()
        for choices in app.screen.query(Choices):
            choices.paint()
        lost = [told for widget in app.screen.query(Widget) for told in fits(widget, size[1] < 24)]
        for keys in app.screen.query(Keys):
            lost += [row for row in keys.plain.splitlines() if len(row) > size[0]]
        assert not cuts and not lost, f"{type(app.screen).__name__} {size}: {cuts} {lost}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_what_lies_over_it(game: str, language: str, cuts: list[str]) -> None:
    """The first questions of a game for as many as can play, the results that stand, the keys, a hint."""
    most = igroteka.games()[game].players[-1]

    async def play() -> None:
        wish = wish_for(game, people=("Vera",), bots="novice", players=most)
        async with at_table(wish, language=language, stands="key") as (app, pilot):
            table = table_of(app)
            for turn in range(8):
                await until(pilot, lambda: is_asked(app) or table.standing.stands)
                if table.standing.stands:
                    await look_at_all_sizes(app, pilot, cuts)
                    await pilot.press("enter")
                    await pilot.pause()
                    continue
                if turn in (0, 5):
                    await look_at_all_sizes(app, pilot, cuts)
                before = history(table)
                await pilot.press("enter")
                await moved_on(pilot, table, before)
            await until(pilot, lambda: is_asked(app) or table.standing.stands)
            if not table.standing.stands:
                await pilot.press("h")
                await until(pilot, lambda: table.hint is not None)
                await look_at_all_sizes(app, pilot, cuts)
            await pilot.press("f1")
            await until(pilot, lambda: isinstance(app.screen, Reading))
            await look_at_all_sizes(app, pilot, cuts)

    run(play())


def ready(form: NewGame) -> bool:
    return bool(form.rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_and_the_wishes_for_a_new_game(language: str, cuts: list[str]) -> None:
    async def look() -> None:
        async with at_table(None, language=language) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, Shelf) and bool(app.screen.query_one(Choices).choices))
            await look_at_all_sizes(app, pilot, cuts)
            for game in GAMES:
                form = NewGame(game)
                await app.push_screen(form)
                await until(pilot, partial(ready, form))
                await look_at_all_sizes(app, pilot, cuts)
                await app.pop_screen()

    run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_waiting_room_of_a_servers_table(language: str, server: Running, cuts: list[str]) -> None:
    """First with free seats, then full."""

    async def look() -> None:
        async with people(server.url, "Katya") as [katya]:
            seats = [m.SeatForm(mine=True), m.SeatForm(), m.SeatForm(kind="bot", level="novice")]
            table = await katya.open_table(m.TableForm(game="eight28", options={"players": 3}, seats=seats))
            url = f"{server.url}t/{table.id}"
            app = IgrotekaApp(language, Manners("Vera", animate=False, stands="none"), lambda app: app.join(url))
            async with app.run_test(size=SIZES[0]) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.moves.choices))
                screen = table_of(app)
                assert screen.sitting.lobby is not None and screen.sitting.lobby.free == 1
                await look_at_all_sizes(app, pilot, cuts)
                await pilot.press("1")
                full = {"en": "Everyone is here. Katya starts the game.", "ru": "Все в сборе. Начинает партию Katya."}
                await until(pilot, lambda: full[language] in screen.query_one("#ask", Said).plain)
                await look_at_all_sizes(app, pilot, cuts)

    run(look())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_is_looked_at(game: str, language: str, cuts: list[str], tmp_path: Path) -> None:
    state = finished(game)
    file = tmp_path / "game.txt"
    file.write_text(GameRecord(state, ("Vera", "Oleg", "Katya", "Max")[: state.game.players]).text(), encoding="utf-8")

    async def look() -> None:
        async with at_table(None, language=language) as (app, pilot):
            screen = ReplayScreen(Replay(GameRecord.read(file.read_text(encoding="utf-8")), file), language)
            await app.push_screen(screen)
            await until(pilot, lambda: screen.is_mounted)
            for at in (0.5, 0.9, 1.0):
                screen.action_go(int(len(screen.replay.steps) * at))
                await look_at_all_sizes(app, pilot, cuts)

    run(look())
