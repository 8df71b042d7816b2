"""What a move promises is learned from the search's own games, and asked for in range."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.bots.searcher import advised
from igroteka.cli import main
from igroteka.engine.game import Kit, boxed_kits
from igroteka.engine.sheet import Sheet
from igroteka.training.fitting import Asking
from igroteka.training.playing import SelfPlay, decisions_in, play
from tests.boxes import GAMES, settings
from tests.test_records import played


def learned_in(kit: Kit) -> Any:
    return getattr(kit.part("advice"), "LEARNED", None)


LEARNERS = [id for id in GAMES if learned_in(boxed_kits()[id])]


@pytest.mark.parametrize("id", LEARNERS)
def test_what_a_game_learned_is_whole_and_of_its_version(id: str) -> None:
    learned = learned_in(boxed_kits()[id])
    assert learned.version == boxed_kits()[id].table.VERSION
    assert set(learned.known) == set(learned.tables)
    assert all(table.any() for table in learned.tables.values())


@pytest.mark.parametrize("id", LEARNERS)
def test_a_promise_asks_its_tables_in_range_and_the_best_is_what_is_advised(id: str) -> None:
    """Compiled code would read on behind a table's end; tables that write down what is asked of them do not."""
    asking = Asking(boxed_kits()[id])
    for options in settings(id):
        whole = played(igroteka.game(id, **options), 3)
        state = whole.game.start()
        for ply, (by, action) in enumerate(whole.steps):
            if by != igroteka.CHANCE and ply % 3 == 0:
                seat: Any = by
                sheet, moves = Sheet(state.record()), state.legal(seat)
                promised = []
                for move in moves:
                    asked, besides = asking.of(sheet, seat, asking.kit.action_of[move])
                    promised.append(int(asking.now[asked].sum()) + besides)
                assert advised(state, seat) == moves[promised.index(max(promised))]
            state.play(action, by)


def test_a_lesson_goes_on_from_the_games_that_were_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "eight28", "--playouts", "20", "--data", str(tmp_path / "games"), "--lang", "en"]
    assert main([*words, "--games", "2", "--out", str(tmp_path / "first.toml")]) == 0
    files = {file: file.stat().st_mtime_ns for file in (tmp_path / "games").rglob("*.msgpack")}
    assert len(files) == 2
    assert main([*words, "--games", "5", "--out", str(tmp_path / "second.toml")]) == 0
    assert "decisions of 5 games" in capsys.readouterr().out
    assert len(list((tmp_path / "games").rglob("*.msgpack"))) == 5
    assert all(file.stat().st_mtime_ns == made for file, made in files.items())
    found = tomllib.loads((tmp_path / "second.toml").read_text(encoding="utf-8"))
    shapes = Asking(boxed_kits()["eight28"]).shapes
    assert found["made"]["games"] == 5 and set(found["tables"]) == set(shapes)
    assert found["made"]["agrees"] > 0.6  # with two answers, anybody agrees in half
    assert len(found["tables"]["go_for_8"]) == shapes["go_for_8"][0]


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    plan = SelfPlay("twelve-days", 1, 5)
    for name in ("here", "there"):
        assert list(play(plan, tmp_path / name)) == [0, 1]
    assert decisions_in(plan, tmp_path / "here") == decisions_in(plan, tmp_path / "there")
    assert SelfPlay("twelve-days", 9, 5).folder == plan.folder != SelfPlay("twelve-days", 1, 6).folder


def test_a_game_without_learned_tables_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "my-number", "--lang", "ru"]) == 2
    assert "учить нечего" in capsys.readouterr().err
    assert main(["train", "nothing", "--lang", "en"]) == 2
    assert "There is no game “nothing”" in capsys.readouterr().err
