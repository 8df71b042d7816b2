"""The toy game of tests/games becomes one more game: its folder joins the path of igroteka.games."""

import os
import tempfile
from importlib import import_module
from pathlib import Path

import pytest

import_module("igroteka.games").__path__.append(str(Path(__file__).parent / "games"))

os.environ.setdefault("IGROTEKA_DATA", tempfile.mkdtemp(prefix="igroteka-tests-"))  # nothing is kept in a home folder

# What takes long, the longest first: whoever begins with it is not waited for at the end. Page tests stay together,
# for they share a server and a browser; those with PostgreSQL wait for processes to be missed, and cost little.
LONGEST = (
    "server/test_postgres.py",
    *(
        f"page/test_{name}.py"
        for name in ("boards", "company", "ceremonies", "lessons", "alone", "ringing", "device", "all_pages", "site")
    ),
    "page/",
    "terminal/test_plain.py",
    "terminal/test_nothing_is_cut.py",
    "test_contract.py",
    "test_arena.py",
    "server/test_durability.py",
    "server/test_streams.py",
    "server/test_playing.py",
    "browser/",
    "adapters/test_examples.py",
    "test_documentation.py",
    "test_package.py",
    "terminal/",
    "server/",
)

# Here browsers, sockets and clocks take part. What fails once is played once more, and the run names it ("RERUN"): a
# stumble of the machine stops nobody, and whoever sees the same name twice has found something to mend.
WITH_THE_WORLD = ("page/", "terminal/", "server/", "browser/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Workers take whole files in this order."""
    tests = Path(__file__).parent

    def name_of(item: pytest.Item) -> str:
        return item.path.relative_to(tests).as_posix() if item.path.is_relative_to(tests) else ""

    def place(item: pytest.Item) -> int:
        name = name_of(item)
        return next((number for number, start in enumerate(LONGEST) if name.startswith(start)), len(LONGEST))

    items.sort(key=place)
    for item in items:
        if name_of(item).startswith(WITH_THE_WORLD):
            item.add_marker(pytest.mark.flaky(reruns=1))
