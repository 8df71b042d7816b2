"""Puzzles at a keyboard: solved, missed, next, kept; listed by theme."""

import asyncio
import io
import json
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.puzzles import START, Puzzle, puzzles, shown
from igroteka.terminal.solving import Solving, known_solved
from igroteka.terminal.typist import Typist


def solve(puzzle: Puzzle, *typed: str, language: str = "en", paints: bool = False) -> None:
    async def solving() -> None:
        source = io.StringIO("".join(f"{line}\n" for line in typed))
        await Solving([puzzle], Typist(source), language, paints).run()

    asyncio.run(solving())


def number_of(puzzle: Puzzle, move: str) -> str:
    return str(puzzle.state().legal(puzzle.seat).index(move) + 1)


def test_a_right_answer_is_told_with_its_reason_and_kept(capsys: pytest.CaptureFixture[str], own_folder: Path) -> None:
    puzzle = puzzles("eight28")[0]
    solve(puzzle, puzzle.solution)
    told = capsys.readouterr().out
    assert "Right: " in told
    assert puzzle.why(["Vera", "Oleg", "Katya", "Max", "Anya", "Boris"][: puzzle.players], "en") in told
    assert puzzle.clause in told
    kept = json.loads((own_folder / "puzzles.json").read_text(encoding="utf-8"))
    assert kept["right"] == {puzzle.id: True}
    assert known_solved().mine["eight28"].mu > START.mu


def test_a_wrong_answer_says_what_is_better_and_only_the_first_counts(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = puzzles("twelve-days")[0]
    solve(puzzle, number_of(puzzle, puzzle.second), "", number_of(puzzle, puzzle.solution), language="ru")
    told = capsys.readouterr().out
    assert "лучше: шанс победить" in told
    assert "Верно: " in told
    assert known_solved().right == {puzzle.id: False}
    assert f"Ваш рейтинг в игре «Игра на Рождество»: {shown(known_solved().mine['twelve-days'])}" in told


def test_a_number_no_move_and_the_clause(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = puzzles("jackal-high")[0]
    solve(puzzle, "99", "fly", "rules", "table", number_of(puzzle, puzzle.solution), "quit")
    told = capsys.readouterr().out
    assert "“fly” is none of these moves." in told
    assert f"\n{puzzle.clause} " in told
    assert told.count(f"Puzzle {puzzle.id}") == 2
    assert "Right: " in told


@pytest.mark.parametrize("game", ["eight28", "twelve-days", "jackal-high", "my-number"])
def test_the_board_is_painted_where_there_is_a_screen(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    solve(puzzles(game)[0], "quit", paints=True)
    assert len(capsys.readouterr().out.splitlines()) > 8


def test_the_list_counts_themes_with_their_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    one = puzzles("my-number")[0]
    assert one.theme_in("en") in told
    assert f"({one.game}): " in told
    assert main(["puzzles", "nothing", "--lang", "en"]) == 2
    assert main(["puzzles", "mine", "--lang", "en"]) == 2
    assert main(["puzzles", "eight28", "--theme", "T3.5", "--lang", "en"]) == 2
