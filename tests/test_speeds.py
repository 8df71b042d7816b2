"""One source, three speeds: interpreted, compiled and CUDA play the same games, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.engine import game as game_module
from igroteka.engine import sheet as sheet_module
from igroteka.engine.game import Kit
from igroteka.engine.playouts import play_on_cpu
from igroteka.engine.rule import OVER, seed_stream
from igroteka.engine.seeds import stream_key
from igroteka.engine.sheet import Grid, Sheet
from tests.boxes import GAMES, all_games


@pytest.mark.parametrize("game", all_games(), ids=repr)
def test_interpreted_and_compiled_playouts_are_the_same(game: igroteka.Game) -> None:
    """The generator, chance, the rules: a whole random game by the same driver at both speeds."""
    compiled = igroteka.playouts(game, 2, seed=11)
    for number in range(2):
        sheet, counts = Sheet(game.template), [0, 0]
        rng = np.zeros(1, np.uint64)
        with np.errstate(over="ignore"):
            seed_stream(rng, stream_key(11) % (1 << 64), number)
            game.kit.plain.play_out(sheet, rng, [0] * game.kit.rules.MOST_MOVES, counts)
        assert sheet.actor == OVER
        points = [0] * game.players
        game.kit.plain.scores(sheet, points)
        assert points == compiled.scores[number].tolist()
        assert counts == [compiled.steps[number], compiled.decisions[number]]


class FromTheFront(list[Any]):
    """A list that does not count from its end."""

    def __getitem__(self, at: Any) -> Any:
        assert at >= 0, f"index {at}"
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        assert at >= 0, f"index {at}"
        super().__setitem__(at, value)


def from_the_front(value: Any) -> Any:
    return FromTheFront(map(from_the_front, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("game", all_games(), ids=repr)
def test_rules_never_count_from_the_end(game: igroteka.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Code for the GPU is compiled without asking whether an index is below zero."""

    def strict(array: Any) -> Any:
        cells = from_the_front(array.tolist())
        return Grid(cells) if array.ndim > 1 else cells

    for module in (sheet_module, game_module):
        monkeypatch.setattr(module, "numbers", strict)
    rules = Kit(game.kit.rules, game.kit.table, game.kit.display).plain
    rng = np.ones(1, np.uint64)
    with np.errstate(over="ignore"):
        rules.play_out(Sheet(game.template), rng, from_the_front([0] * game.kit.rules.MOST_MOVES), [0, 0])


@pytest.mark.parametrize("id", GAMES)
def test_game_i_does_not_depend_on_the_company_it_is_played_in(id: str) -> None:
    game = igroteka.game(id)
    whole = igroteka.playouts(game, 10_000, seed=3)
    scores, masks, counts = (
        np.zeros((10_000, game.players), np.int16),
        np.zeros(10_000, np.int32),
        np.zeros((10_000, 2), np.int32),
    )
    play_on_cpu(game, 3, scores, masks, counts, threads=1)
    assert (whole.scores == scores).all()
    assert (whole.scores[:100] == igroteka.playouts(game, 100, seed=3).scores).all()
    assert (whole.scores[:100] != igroteka.playouts(game, 100, seed=4).scores).any()


def test_playouts_on_a_device_that_is_not_there_say_so() -> None:
    with pytest.raises(igroteka.DeviceError, match="cpu and cuda"):
        igroteka.playouts(igroteka.game("eight28"), 1, device="tpu")


def cuda_is_there() -> bool:
    try:
        igroteka.playouts(igroteka.game("eight28"), 1, device="cuda")
    except igroteka.DeviceError as error:
        assert "NVIDIA" in str(error)
        return False
    return True


@pytest.mark.parametrize("id", GAMES)
def test_cuda_plays_the_same_games(id: str) -> None:
    if not cuda_is_there():
        pytest.skip("there is no CUDA device on this machine")
    for players in igroteka.games()[id].players:
        game = igroteka.game(id, players=players)
        for on_cpu, on_gpu in zip(
            igroteka.playouts(game, 20_000, seed=5),
            igroteka.playouts(game, 20_000, seed=5, device="cuda"),
            strict=True,
        ):
            assert (on_cpu == on_gpu).all()


PLAY = "import igroteka; print(igroteka.playouts(igroteka.game('high-card'), 10).steps.sum())"
WITH_TOY = "import sys; sys.path.insert(0, '.'); import tests.conftest; "


@pytest.mark.parametrize("folder", ["missing/deep/inside", "/proc/igroteka"], ids=["made", "impossible"])
def test_a_missing_or_read_only_cache_folder_is_no_error(folder: str, tmp_path: Path) -> None:
    environment = {**os.environ, "IGROTEKA_CACHE": str(tmp_path / folder)}
    done = subprocess.run(
        [sys.executable, "-c", WITH_TOY + PLAY], env=environment, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) > 0


def test_compiled_code_is_kept_on_disk(tmp_path: Path) -> None:
    environment = {**os.environ, "IGROTEKA_CACHE": str(tmp_path)}

    def stamps() -> dict[Path, float]:
        subprocess.run([sys.executable, "-c", WITH_TOY + PLAY], env=environment, capture_output=True, check=True)
        return {file: file.stat().st_mtime for file in tmp_path.rglob("*.nbc")}

    first = stamps()
    assert first
    assert stamps() == first  # nothing is compiled a second time


def test_importing_igroteka_does_not_import_numba() -> None:
    code = "import sys, igroteka; igroteka.games(); igroteka.game('eight28').start(); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
