"""Whole games through the application, at both sizes and in both languages."""

import random

import pytest

from igroteka.engine.record import GameRecord
from igroteka.terminal import keeping
from igroteka.terminal.board import PaintedBoard
from igroteka.terminal.widgets import Keys
from tests.terminal.driving import (
    BIG,
    SHORT,
    SMALL,
    at_table,
    few_gems,
    history,
    is_asked,
    moved_on,
    run,
    table_of,
    until,
    wish_for,
)


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize(("size", "language"), [(SMALL, "ru"), (BIG, "en")], ids=["80x24-ru", "120x40-en"])
def test_a_whole_game_is_played_by_key(game: str, size: tuple[int, int], language: str) -> None:
    rng = random.Random(game)

    async def play() -> None:
        cards = few_gems() if game == "eight28" else None
        async with at_table(wish_for(game, cards=cards), size, language) as (app, pilot):
            table = table_of(app)
            for turn in range(400):
                await until(pilot, lambda: is_asked(app))
                if table.sitting.over:
                    break
                number = rng.randrange(len(table.moves.choices))
                table.moves.mark(number)
                if turn % 10 == 0:
                    await pilot.pause()
                    check_screen(table.query_one(PaintedBoard), table.query_one(Keys), size)
                before = history(table)
                await pilot.press("enter")
                await moved_on(pilot, table, before)
            assert table.sitting.over

    run(play())
    [file] = keeping.finished()
    record = GameRecord.read(file.read_text(encoding="utf-8"), few_gems() if game == "eight28" else None)
    assert record.state.winners is not None and record.state.game.id == game
    assert keeping.unfinished() == []


def check_screen(board: PaintedBoard, keys: Keys, size: tuple[int, int]) -> None:
    """The board is whole and in sight, and so are the keys."""
    assert board.lines, "The board is empty."
    assert board.virtual_size.width <= board.size.width
    assert board.virtual_size.height <= board.size.height, board.plain
    assert "F1" in keys.plain and all(len(row) <= size[0] for row in keys.plain.splitlines())
