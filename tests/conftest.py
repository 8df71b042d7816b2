"""The toy game of tests/games becomes one more game: its folder joins the path of igroteka.games."""

from importlib import import_module
from pathlib import Path

import_module("igroteka.games").__path__.append(str(Path(__file__).parent / "games"))
