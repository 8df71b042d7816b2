"""The toy game of tests/games becomes one more game: its folder joins the path of igroteka.games."""

import os
import tempfile
from importlib import import_module
from pathlib import Path

import_module("igroteka.games").__path__.append(str(Path(__file__).parent / "games"))

os.environ.setdefault("IGROTEKA_DATA", tempfile.mkdtemp(prefix="igroteka-tests-"))  # nothing is kept in a home folder
