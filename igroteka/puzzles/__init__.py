"""Puzzles: positions from games between bots in which one move is better than every other.

``puzzles(game)`` are those that travel with a game; ``igroteka puzzles mine`` finds others. docs/puzzles.md says how
they are found, what is sure about them, and how that was checked.
"""

from igroteka.puzzles.puzzle import Puzzle, Rated, puzzles
from igroteka.puzzles.rating import START, answered, shown

__all__ = ["START", "Puzzle", "Rated", "answered", "puzzles", "shown"]
