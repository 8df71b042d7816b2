"""The toy game of tests/games becomes one more game: its folder joins the path of igroteka.games."""

import os
import tempfile
from importlib import import_module
from pathlib import Path

import pytest

import_module("igroteka.games").__path__.append(str(Path(__file__).parent / "games"))

os.environ.setdefault("IGROTEKA_DATA", tempfile.mkdtemp(prefix="igroteka-tests-"))  # nothing is kept in a home folder

# What takes long, the longest first: whoever begins with it is not waited for at the end. Page tests stay together,
# for they share a server and a browser.
LONGEST = (
    *(f"page/test_{name}.py" for name in ("boards", "fifth_game", "ceremonies", "company", "lessons", "table_states")),
    "page/",
    "browser/",
    "server/test_postgres.py",
    "server/test_streams.py",
    "server/test_durability.py",
    "terminal/",
    "test_contract.py",
    "test_arena.py",
    "server/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Workers take whole files in this order."""
    tests = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        name = item.path.relative_to(tests).as_posix() if item.path.is_relative_to(tests) else ""
        return next((number for number, start in enumerate(LONGEST) if name.startswith(start)), len(LONGEST))

    items.sort(key=place)
