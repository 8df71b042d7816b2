"""A puzzle: a position of a game between bots, in which one move is better than all others.

A game's puzzles lie in its folder, one a line. Page and terminal read the same file.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from igroteka.api import game as make_game
from igroteka.bots.hints import Reason, reason_for
from igroteka.bots.searcher import advised
from igroteka.bots.why import why
from igroteka.engine.game import boxed_kits
from igroteka.engine.questions import call
from igroteka.engine.state import State
from igroteka.locale import say, say_form
from igroteka.protocol.afterwards import FirstSight

FILE: Final = "puzzles.jsonl"
CLEARLY: Final = 0.05  # by so much the solution is better than every other move


class Rated(msgspec.Struct, array_like=True, frozen=True):
    """How hard a puzzle is, or how well somebody solves puzzles: an OpenSkill rating."""

    mu: float
    sigma: float


class Puzzle(msgspec.Struct, frozen=True):
    """What is known of a puzzle: where it is, and what the longer search says of each move."""

    id: str
    game: str
    players: int
    moves: str  # that led here, chance's among them
    seat: int  # who has to decide
    theme: str  # what it teaches: a word of the game's REASONS
    solution: str
    chances: dict[str, float]  # to win with each move
    second: str  # the next best move,
    ahead: float  # how much better the solution is,
    error: float  # the standard error of that,
    surely: float  # and by how much it is better than every other with 99 % confidence
    played: list[float]  # how much more often it won than the next best, played to the end; the standard error
    novice: float  # how often the bot novice finds it
    rated: Rated

    def state(self) -> State:
        return make_game(self.game, players=self.players).replay(self.moves.split(","))

    @property
    def theme_key(self) -> str:
        return f"theme-{self.game}-{self.theme}"

    def theme_in(self, language: str) -> str:
        return say(self.theme_key, language)

    @property
    def clause(self) -> str:
        """The clause of the rulebook that it is about."""
        return say_form(self.theme_key, "clause", "en")

    def why(self, names: list[str], language: str) -> str:
        """Why the solution, in words."""
        return why(self.reasoned(), names, language)

    def reasoned(self) -> "Reasoned":
        imagined = self.state().imagine(self.seat, 0)
        sight = advised(imagined, self.seat)
        looks_better = sight != self.solution
        return Reasoned(
            reason_for(imagined, self.seat, self.solution, self.chances[self.solution]),
            FirstSight(sight, self.chances[sight], call(imagined, self.seat, sight)) if looks_better else None,
        )


@dataclass(frozen=True)
class Reasoned:
    """A solution with its reason, as ``bots.why`` says it."""

    why: Reason
    sight: FirstSight | None
    likely: tuple[()] = ()

    @property
    def reason(self) -> str:
        return self.why.key

    @property
    def details(self) -> dict[str, object]:
        return dict(self.why.details)


def name_of(game: str, players: int, moves: str, seat: int) -> str:
    """The same position has the same name."""
    return hashlib.sha256(f"{game}|{players}|{moves}|{seat}".encode()).hexdigest()[:8]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that travel with it.

    >>> one = puzzles("eight28")[0]
    >>> one.solution in one.state().legal(one.seat)
    True
    """
    file = boxed_kits()[game].folder / FILE
    return read_puzzles(file) if file.is_file() else ()


def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines())


def write_puzzles(found: Iterable[Puzzle], file: Path) -> None:
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
