"""The engines of the games, as the page gets them, and somebody who tells what they make of given games."""

import importlib.util
import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka.browser.building import engine_of
from igroteka.engine.game import boxed_kits

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
Ask = Callable[[str, list[dict[str, Any]]], list[Any]]


def node() -> tuple[str, str]:
    """A Node that is new enough, and the search path it is on: the one that builds the page."""
    spec = importlib.util.spec_from_file_location("page_build", ROOT / "web" / "build.py")
    assert spec and spec.loader
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    path = build.search_path()
    return str(shutil.which("node", path=path)), path


@pytest.fixture(scope="session")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of every game and, as one module, who answers."""
    folder = tmp_path_factory.mktemp("engines")
    for id, kit in boxed_kits().items():
        for name, contents in engine_of(kit).items():
            (folder / f"{id}.{name}").write_bytes(contents)
    program, _ = node()
    for name in ("witness", "solo"):
        words = [program, "scripts/bundle.mjs", str(HERE / f"{name}.ts"), str(folder / f"{name}.mjs")]
        subprocess.run(words, cwd=ROOT / "web", check=True, capture_output=True)
    return folder


@pytest.fixture(scope="session")
def ask_node(engines: Path) -> Ask:
    program, _ = node()

    def ask(game: str, jobs: list[dict[str, Any]]) -> list[Any]:
        words = [program, str(HERE / "node.mjs"), str(engines / "witness.mjs"), str(engines), game]
        done = subprocess.run(words, input=json.dumps(jobs).encode(), capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
        answers: list[Any] = json.loads(done.stdout)
        return answers

    return ask
