"""The toy game of tests/games becomes one more game: its folder joins the path of igroteka.games."""

import sys
from pathlib import Path

import igroteka.games

sys.modules["igroteka.games"].__path__.append(str(Path(__file__).parent / "games"))
