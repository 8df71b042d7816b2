"""The loop that every user writes, as type checkers see it in a file of his own."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LOOP = """
import random

import igroteka
from igroteka.bots import choose

state = igroteka.game("twelve-days", players=3).start()
while state.actor is not None:
    if state.actor == igroteka.CHANCE:
        odds = state.chance()
        state.play(random.choices(list(odds), list(odds.values()))[0])
    elif state.actor == 0:
        state.play(choose(state, state.actor, "advice", 0))
    else:
        print(state.view(state.actor), state.legal(state.actor))
        state.play(random.choice(state.legal()))
print(state.winners, state.scores)

state = igroteka.game("eight28").start()
while state.actor is not None:
    state.play(random.choice(state.legal()))
"""


def test_the_canonical_loop_is_strictly_typed(tmp_path: Path) -> None:
    told_nothing(tmp_path, "mypy", "--strict", "--no-incremental")


@pytest.mark.skipif(shutil.which("node") is None, reason="pyright runs in Node")
def test_the_canonical_loop_passes_pyright(tmp_path: Path) -> None:
    told_nothing(tmp_path, "pyright", "--warnings", "--pythonpath", sys.executable)


def told_nothing(tmp_path: Path, checker: str, *options: str) -> None:
    file = tmp_path / "loop.py"
    file.write_text(LOOP, encoding="utf-8")
    command = [sys.executable, "-m", checker, *options, str(file)]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
