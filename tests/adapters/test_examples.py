"""The examples run, small."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", env=None, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_pettingzoo_example_plays_a_game() -> None:
    pytest.importorskip("pettingzoo")
    out = run("examples/pettingzoo_random.py", "jackal-high", "--players", "3")
    assert re.search(r"Winners?: seat_", out) and len(re.findall(r"seat_\d: [+-]", out)) == 3


def test_the_open_spiel_example_comes_near_an_equilibrium() -> None:
    pytest.importorskip("pyspiel")
    out = run("examples/open_spiel_cfr.py", "twelve-days", "--iterations", "10")
    gains = [float(gain) for gain in re.findall(r"gains (\d\.\d+)", out)]
    assert gains[-1] < gains[0]


def test_value_iteration_says_the_same_whichever_seat_begins() -> None:
    """Jackal & High, the tiny box: exactly 15/1024 for whoever throws second."""
    worth = [float(gain) for gain in re.findall(r"gains ([+-]\d\.\d+)", run("examples/value_iteration.py"))]
    assert worth == [pytest.approx(-15 / 1024, abs=1e-10)] * 2


def test_cfr_on_positions_comes_to_what_value_iteration_says() -> None:
    out = run("examples/cfr_on_positions.py", "--iterations", "20")
    gains = [float(gain) for gain in re.findall(r"gains (\d\.\d+)", out)]
    worth = [float(worth) for worth in re.findall(r"worth ([+-]\d\.\d+)", out)]
    assert gains == sorted(gains, reverse=True) and gains[-1] < 0.02
    assert abs(worth[-1] + 15 / 1024) <= gains[-1]


def test_the_ppo_example_learns_a_little_and_meets_the_bot() -> None:
    pytest.importorskip("torch")
    small = ("--envs", "32", "--turns", "16", "--updates", "2", "--deals", "6", "--every", "1", "--device", "cpu")
    out = run("examples/ppo.py", "twelve-days", "--players", "2", *small)
    assert len(re.findall(r"reward against advice: [+-]\d\.\d+ ± ", out)) == 3
