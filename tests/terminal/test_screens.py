"""What a person can do at the table in a terminal, and before it."""

import threading
from functools import partial
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, Markdown

import igroteka
from igroteka.engine.record import GameRecord
from igroteka.terminal import keeping
from igroteka.terminal.app import IgrotekaApp
from igroteka.terminal.asides import Curtain, Leaving, Reading
from igroteka.terminal.board import PaintedBoard
from igroteka.terminal.menus import NewGame, Records, Shelf
from igroteka.terminal.replay_screen import ReplayScreen
from igroteka.terminal.replaying import Replay
from igroteka.terminal.rules_screen import Rules
from igroteka.terminal.table_screen import TableScreen
from igroteka.terminal.widgets import Choices, Said, Story
from tests.terminal.driving import (
    BIG,
    PATIENCE,
    at_table,
    history,
    is_asked,
    is_questioned,
    is_written_in,
    moved_on,
    run,
    table_of,
    until,
    wish_for,
)


def test_a_move_can_be_picked_by_number_by_arrow_by_mouse_and_in_notation() -> None:
    async def play() -> None:
        async with at_table(wish_for("eight28", seed=2)) as (app, pilot):
            table = table_of(app)

            async def by_notation() -> None:
                await pilot.press("colon")
                await until(pilot, lambda: is_written_in(app))
                await pilot.press(*"pass", "enter")

            async def by_mouse() -> None:
                assert await pilot.click("#moves", offset=(5, 0))

            async def by_number() -> None:
                await pilot.press("2")

            async def by_arrow() -> None:
                await pilot.press("right", "enter")

            for way in (by_number, by_arrow, by_mouse, by_notation):
                await until(pilot, lambda: is_asked(app))
                before = history(table)
                await way()
                await moved_on(pilot, table, before)

    run(play())


def test_a_card_on_the_board_can_be_clicked() -> None:
    async def play() -> None:
        async with at_table(wish_for("my-number"), BIG) as (app, pilot):
            table = table_of(app)
            await until(pilot, lambda: is_asked(app))
            board = table.query_one(PaintedBoard)
            await until(pilot, lambda: board.size.height >= len(board.lines) > 0)
            await pilot.pause()  # until nothing more is to be laid out
            legal = table.sitting.eyes(0).legal
            [row] = [y for y, line in enumerate(board.lines) if f" {legal[0]} " in line.plain and "│" in line.plain]
            column = board.lines[row].plain.index(f" {legal[0]} ")
            await pilot.click("#board", offset=(column + 2, row))  # one column of padding
            await until(pilot, lambda: history(table) > 0 and legal[0] not in table.sitting.eyes(0).legal)

    run(play())


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    async def play() -> None:
        async with at_table(wish_for("twelve-days"), language="ru") as (app, pilot):
            table = table_of(app)
            await until(pilot, lambda: is_asked(app))
            before = history(table)
            table.play("13x2")
            await until(pilot, lambda: "13" in table.query_one("#ask", Said).plain)
            assert "T" in table.query_one("#ask", Said).plain and history(table) == before

    run(play())


def test_the_rules_of_the_situation_and_a_clause_of_the_log_can_be_read() -> None:
    async def play() -> None:
        async with at_table(wish_for("eight28")) as (app, pilot):
            await until(pilot, lambda: is_asked(app))
            await pilot.press("question_mark")
            await until(pilot, lambda: isinstance(app.screen, Rules))
            assert "## E3.2" in app.screen.query_one(Markdown)._markdown
            await pilot.press("escape")
            await until(pilot, lambda: is_asked(app))
            story = table_of(app).query_one(Story)
            assert "[E2.2]" in story.plain and "You get" not in story.plain
            top = round(story.scroll_offset.y)
            at = next(y for y, line in enumerate(story.lines) if y >= top and "[E" in line.plain)
            await pilot.click("#story", offset=(story.lines[at].plain.index("[E") + 2, at - top))
            await until(pilot, lambda: isinstance(app.screen, Rules))

    run(play())


async def hinted(app: IgrotekaApp, pilot: Pilot[int]) -> TableScreen:
    """The table, with a hint that was asked for."""
    table = table_of(app)
    await until(pilot, lambda: is_asked(app))
    await pilot.press("h")
    await until(pilot, lambda: table.hint is not None)
    return table


def test_a_hint_names_moves_with_their_chances() -> None:
    async def play() -> None:
        async with at_table(wish_for("eight28")) as (app, pilot):
            table = await hinted(app, pilot)
            told = table.query_one("#ask", Said).plain  # in chances, or in points where the chances are alike
            assert all(f"{move}: " in told for move in ("Take a card", "Pass")) and (
                "%" in told or "on average" in told
            )
            assert all(choice.note.endswith("%") for choice in table.moves.choices)

    run(play())


def test_escape_closes_what_is_open_and_leaving_asks() -> None:
    async def play() -> None:
        async with at_table(wish_for("eight28")) as (app, pilot):
            table = await hinted(app, pilot)
            await pilot.press("escape")
            await until(pilot, lambda: table.hint is None)
            assert app.screen is table and "%" not in table.query_one("#ask", Said).plain
            await pilot.press("f1")
            await until(pilot, lambda: isinstance(app.screen, Reading))
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is table)
            await pilot.press("escape")
            await until(pilot, lambda: is_questioned(app))
            assert isinstance(app.screen, Leaving) and "The game is kept" in app.screen.question
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is table)
            await pilot.press("ctrl+c")
            await until(pilot, lambda: isinstance(app.screen, Leaving) and is_questioned(app))
            await pilot.press("2")
            await until(pilot, lambda: app.screen is table)
            await pilot.press("q")
            await until(pilot, lambda: is_questioned(app))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, Shelf))
            await pilot.press("escape")
            await until(pilot, lambda: is_questioned(app))
            assert app.is_running

    run(play())


def test_escape_calls_off_a_hint_that_is_still_thought_about() -> None:
    async def play() -> None:
        async with at_table(wish_for("eight28")) as (app, pilot):
            table = table_of(app)
            await until(pilot, lambda: is_asked(app))
            await pilot.press("h", "escape")
            await until(pilot, lambda: not any(one.group == "hint" and not one.is_finished for one in table.workers))
            await until(pilot, table.sitting.messages.empty)
            await pilot.pause()
            assert table.hint is None and app.screen is table and is_asked(app)

    run(play())


def test_the_shapes_of_my_number_are_explained_on_the_board_and_among_the_keys() -> None:
    async def play() -> None:
        async with at_table(wish_for("my-number"), size=(100, 40)) as (app, pilot):
            await until(pilot, lambda: is_asked(app))
            assert "◆ blue" in table_of(app).board.plain
            await pilot.press("f1")
            await until(pilot, lambda: isinstance(app.screen, Reading))
            assert isinstance(app.screen, Reading) and "♥ pink" in app.screen.told[-1]

    run(play())


def test_while_a_table_is_laid_nothing_lies_over_it() -> None:
    async def play() -> None:
        async with at_table(wish_for("twelve-days")) as (app, pilot):
            await until(pilot, lambda: is_asked(app))
            assert not app._notifications

    run(play())


def test_a_move_can_be_taken_back() -> None:
    async def play() -> None:
        async with at_table(wish_for("eight28")) as (app, pilot):
            table = table_of(app)
            await until(pilot, lambda: is_asked(app))
            before = history(table)
            await pilot.press("2")
            await until(pilot, lambda: history(table) > before and is_asked(app))
            await pilot.press("u")
            await until(pilot, lambda: history(table) == before and is_asked(app))
            assert "You take a move back." in table.query_one(Story).plain.replace("\n", " ")

    run(play())


def test_a_curtain_hides_the_cards_from_who_shares_the_screen() -> None:
    async def play() -> None:
        async with at_table(wish_for("twelve-days", people=("Vera", "Oleg"), seed=4)) as (app, pilot):
            table, seen = table_of(app), set()
            for _ in range(8):
                await until(pilot, lambda: isinstance(app.screen, Curtain) or is_asked(app))
                if isinstance(app.screen, Curtain):
                    [deciding] = table.sitting.to_decide()
                    seen.add(deciding)
                    assert app.screen.who == table.sitting.names[deciding]
                    assert not table.query_one(PaintedBoard).lines and not table.query_one(Story).plain
                    await pilot.press("enter")
                    await until(pilot, lambda: is_asked(app))
                    assert table.seat == deciding
                    own = table.sitting.eyes(deciding).view["players"][deciding]["hand"]
                    assert isinstance(own, list) and f" {own[0]} " in table.query_one(PaintedBoard).plain
                if table.sitting.over:
                    break
                before = history(table)
                await pilot.press("enter")
                await moved_on(pilot, table, before)
            assert seen == {0, 1}

    run(play())


def test_a_game_that_was_left_is_on_the_shelf_and_goes_on() -> None:
    async def play() -> None:
        async with at_table(wish_for("jackal-high")) as (app, pilot):
            table = table_of(app)
            await until(pilot, lambda: is_asked(app))
            before = history(table)
            await pilot.press("1")
            await moved_on(pilot, table, before)
            await until(pilot, lambda: is_asked(app))
            left = history(table)
            await pilot.press("q")
            await until(pilot, lambda: is_questioned(app))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, Shelf))
            menu = app.screen.query_one(Choices)
            assert menu.choices[0].key.startswith("kept ")
            await pilot.press("1")
            await until(pilot, lambda: is_asked(app))
            assert table_of(app) is not table and history(table_of(app)) == left

    run(play())


def test_an_unfinished_game_can_be_forgotten() -> None:
    async def play() -> None:
        async with at_table(wish_for("jackal-high")) as (app, pilot):
            await until(pilot, lambda: is_asked(app))
            await pilot.press("q")
            await until(pilot, lambda: is_questioned(app))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, Shelf))
            await pilot.press("x")
            await until(pilot, lambda: is_questioned(app))
            await pilot.press("2")
            await until(pilot, lambda: not keeping.unfinished())

    run(play())


def test_every_position_is_kept_before_it_is_shown() -> None:
    """Whatever ends the program, the game goes on from what was seen."""

    async def play() -> None:
        async with at_table(wish_for("my-number")) as (app, pilot):
            for _ in range(3):
                await until(pilot, lambda: is_asked(app))
                [kept] = keeping.unfinished()
                before = history(table_of(app))
                assert kept.table().ply == before
                await pilot.press("1")
                await moved_on(pilot, table_of(app), before)

    run(play())


def test_a_game_is_chosen_from_menus_with_its_options_and_opponents() -> None:
    async def play() -> None:
        async with at_table(None, language="ru") as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, Shelf) and bool(app.screen.query_one(Choices).choices))
            keys = [choice.key for choice in app.screen.query_one(Choices).choices]
            await pilot.press(str(keys.index("game twelve-days") + 1))
            await until(pilot, lambda: isinstance(app.screen, NewGame) and bool(app.screen.query_one(Choices).choices))
            form = app.screen
            assert isinstance(form, NewGame)
            await pilot.press("left", "left")  # two players
            await until(pilot, lambda: form.rows[0].value == 2)
            await pilot.press("down", "down", "left", "left")  # the second seat: from casual to a person
            await pilot.press("n")
            await until(pilot, lambda: is_written_in(app))
            app.screen.query_one(Input).value = "Олег"
            await pilot.press("enter")
            await until(pilot, lambda: app.screen is form)
            await pilot.press("down", "left")  # gifts: from 6 to 5
            await pilot.press("s")
            await until(pilot, lambda: isinstance(app.screen, Curtain))
            sitting = table_of(app).sitting
            assert sitting.names == ["Vera", "Олег"] and sitting.seats == [0, 1]
            assert sitting.game.options["gifts"] == 5

    run(play())


def test_wrong_options_are_refused_in_the_form() -> None:
    async def play() -> None:
        async with at_table(None) as (app, pilot):
            form = NewGame("jackal-high")
            await app.push_screen(form)
            await until(pilot, lambda: bool(form.rows))
            [first] = [row for row in form.rows if row.key == "first"]
            first.at = len(first.values) - 1  # the fifth of four players
            await pilot.press("s")
            await until(pilot, lambda: "first" in form.query_one("#ask", Said).plain)

    run(play())


def test_the_table_can_be_read_in_words() -> None:
    async def play() -> None:
        async with at_table(wish_for("jackal-high")) as (app, pilot):
            await until(pilot, lambda: is_asked(app))
            await pilot.press("t")
            await until(pilot, lambda: isinstance(app.screen, Reading))
            assert isinstance(app.screen, Reading) and any("dice in hand" in told for told in app.screen.told)

    run(play())


def test_animation_shows_what_lies_between_and_can_be_turned_off() -> None:
    async def positions_shown(animate: bool) -> int:
        shown: list[int] = []
        async with at_table(wish_for("eight28"), animate=animate) as (app, pilot):
            app.manners.name = "Vera"
            table = table_of(app)
            await until(pilot, lambda: is_asked(app))
            look = table.board.look

            def counted(*given: object, **named: object) -> None:
                shown.append(1)
                look(*given, **named)  # type: ignore[arg-type]

            table.board.look = counted  # type: ignore[method-assign]
            before = history(table)
            await pilot.press("1")  # a card is taken and then turned up
            await until(pilot, lambda: history(table) > before and is_asked(app))
        return len(shown)

    async def both() -> None:
        assert await positions_shown(True) > await positions_shown(False)

    run(both())


def test_a_finished_game_is_looked_back_at_with_its_analysis() -> None:
    from igroteka.analysis import Effort

    async def play() -> None:
        async with at_table(wish_for("twelve-days", seed=3, players=2, gifts=1)) as (app, pilot):
            for _ in range(100):
                await until(pilot, lambda: is_asked(app))
                if table_of(app).sitting.over:
                    break
                before = history(table_of(app))
                await pilot.press("enter")
                await moved_on(pilot, table_of(app), before)
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_mounted)
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            replay, board = screen.replay, screen.query_one(PaintedBoard)
            await pilot.press("right", "right", "left")
            await until(pilot, lambda: replay.at == 1)
            await pilot.press("end")
            await until(pilot, lambda: replay.at == len(replay.steps))
            await pilot.press("up", "e", "e", "e")
            await until(pilot, lambda: replay.eyes == 1)
            own = replay.view["players"][1]["hand"]
            assert isinstance(own, list) and isinstance(replay.view["players"][0]["hand"], int)
            assert str(len(own)) in board.plain
            screen.settings = Effort(playouts=2)
            await pilot.press("a")
            await until(pilot, lambda: replay.analysis is not None and "%" in screen.query_one("#findings", Said).plain)
            await pilot.press("home", "n")
            if replay.analysis and replay.analysis.turning_points:
                await until(pilot, lambda: replay.at == replay.analysis.turning_points[0] + 1)  # type: ignore[union-attr]
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))

    run(play())


def test_an_analysis_that_goes_on_is_not_stopped_by_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()

    def waits(*_: object) -> None:
        done.wait(PATIENCE)

    monkeypatch.setattr(Replay, "look_quickly", waits)
    monkeypatch.setattr(Replay, "analyse", waits)
    state = igroteka.game("eight28", players=3).start()

    async def play() -> None:
        async with at_table(None) as (app, pilot):
            screen = ReplayScreen(Replay(GameRecord(state, ("Vera", "Oleg", "Katya")), tmp_path / "game.txt"), "en")
            await app.push_screen(screen)
            await pilot.press("a")
            await until(pilot, lambda: screen.analysing)
            for answer, where in (("1", ReplayScreen), ("2", Shelf)):  # no, yes
                await pilot.press("escape")
                await until(pilot, lambda: is_questioned(app))
                await pilot.press(answer)
                await until(pilot, partial(is_before, app, where))
            done.set()

    run(play())


def is_before(app: IgrotekaApp, screen: type) -> bool:
    return isinstance(app.screen, screen)


def test_finished_games_are_listed() -> None:
    async def play() -> None:
        async with at_table(wish_for("my-number")) as (app, pilot):
            while True:
                await until(pilot, lambda: is_asked(app))
                if table_of(app).sitting.over:
                    break
                before = history(table_of(app))
                await pilot.press("1")
                await moved_on(pilot, table_of(app), before)
            await pilot.press("3")
            await until(pilot, lambda: isinstance(app.screen, Shelf))
            menu = app.screen.query_one(Choices)
            await pilot.press(str([choice.key for choice in menu.choices].index("records") + 1))
            await until(pilot, lambda: isinstance(app.screen, Records) and bool(app.screen.query_one(Choices).choices))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))

    run(play())


def test_a_long_list_of_moves_is_picked_by_typing_its_number() -> None:
    async def play() -> None:
        from igroteka.terminal.widgets import MenuChoice

        async with at_table(None) as (app, pilot):
            await until(pilot, lambda: bool(app.screen.query_one(Choices).choices))
            menu = app.screen.query_one(Choices)
            menu.offer([MenuChoice(str(n), f"number {n}") for n in range(1, 31)])
            await pilot.press("2", "4")
            await until(pilot, lambda: menu.marked is not None and menu.marked.key == "24")
            assert Text("24").plain in menu.plain

    run(play())
