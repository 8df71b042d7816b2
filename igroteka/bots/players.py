"""The bots: ``random``, ``advice``, ``search:BUDGET`` and the four levels that people play against."""

import random
import re
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Final, Protocol

from igroteka.bots.search import PLAYS, SEES_ALL
from igroteka.bots.searcher import Search, Thought, advised, has_advice
from igroteka.engine import rule
from igroteka.engine.errors import IllegalMove, OptionError
from igroteka.engine.state import State

WORD: Final = 1 << 64
GOLDEN, MIX_1, MIX_2 = (int(number) for number in (rule.GOLDEN, rule.MIX_1, rule.MIX_2))

TIMED_TREE: Final = 1 << 15  # playouts that add a node where time is the budget; more go down the same tree
LARGEST_TREE: Final = 1 << 20


@dataclass(frozen=True)
class Decision:
    """A move, and what the bot thought of each legal move where it thinks at all."""

    move: str
    thoughts: tuple[Thought, ...] = ()


class Bot(Protocol):
    """Whoever can decide for a seat. The state is an imagined one: it shows what the seat knows."""

    def __call__(self, imagined: State, seat: int, seed: int) -> Decision: ...


def play_randomly(imagined: State, seat: int, seed: int) -> Decision:
    return Decision(random.Random(seed).choice(imagined.legal(seat)))


def follow_advice(imagined: State, seat: int, seed: int) -> Decision:
    return Decision(advised(imagined, seat)) if has_advice(imagined.game.kit) else play_randomly(imagined, seat, seed)


@dataclass(frozen=True)
class Searcher:
    """Searches with a budget of playouts or of seconds, and plays the move that was tried most.

    A level that plays like a person errs like one: it picks among the moves that look nearly as
    good, a move the likelier the better it looks, and never one that looks worse by ``limit``.
    """

    playouts: int = 0
    seconds: float = 0.0
    error: float = 0.0  # how much worse a move may look to be picked 1/e as often
    limit: float = 0.0
    knows_all: bool = False  # an oracle, handed the state itself (igroteka.arena.oracle)

    def __call__(self, imagined: State, seat: int, seed: int) -> Decision:
        open_to = imagined.legal(seat)
        if len(open_to) == 1 or not has_advice(imagined.game.kit):
            return Decision(open_to[int(part(seed) * len(open_to))])
        expected = min(self.playouts or TIMED_TREE, LARGEST_TREE)
        search = Search(imagined, seat, seed, expected, SEES_ALL if self.knows_all else PLAYS)
        if self.playouts:
            search.think(self.playouts)
        else:
            search.think_for(self.seconds)
        thoughts = search.thoughts()
        return Decision(self.pick(thoughts, seed), tuple(thoughts))

    def pick(self, thoughts: list[Thought], seed: int) -> str:
        if not self.error:
            return thoughts[0].move
        tried = [thought for thought in thoughts if thought.playouts > 0]
        best = max(thought.chance for thought in tried)
        near = [thought for thought in tried if best - thought.chance <= self.limit]
        weights = [exp((thought.chance - best) / self.error) for thought in near]
        left = part(seed) * sum(weights)
        for thought, weight in zip(near, weights, strict=True):
            left -= weight
            if left < 0:
                return thought.move
        return near[0].move


def part(seed: int) -> float:
    """A number from 0 to 1 that only the seed says, here and in a page (web/src/solo/bots.ts): one step of SplitMix64.

    >>> part(7), part(8)
    (0.3898297483912715, 0.6185046250316943)
    """
    z = (seed + GOLDEN) % WORD
    z = (z ^ (z >> 30)) * MIX_1 % WORD
    z = (z ^ (z >> 27)) * MIX_2 % WORD
    return ((z ^ (z >> 31)) >> 11) / (1 << 53)


NAMED: Final[dict[str, Bot]] = {
    "random": play_randomly,
    "advice": follow_advice,
    "novice": Searcher(playouts=100, error=0.05, limit=0.10),
    "casual": Searcher(playouts=400, error=0.02, limit=0.04),
    "strong": Searcher(playouts=1700),
    "master": Searcher(playouts=22000),
}
BUDGET: Final = re.compile(r"([a-z]+):([1-9]\d{0,7})(ms|s|)")
SECONDS: Final = {"ms": 0.001, "s": 1.0}


@cache
def bot(name: str) -> Bot:
    """A bot by name: a level, ``random``, ``advice``, ``search:2000`` (playouts), ``search:100ms``.

    >>> bot("advice") is follow_advice
    True
    >>> bot("search:50ms")
    Searcher(playouts=0, seconds=0.05, error=0.0, limit=0.0, knows_all=False)
    """
    found = NAMED.get(name) or searcher("search", name)
    if found is None:
        raise OptionError("bot-unknown", bot=name, bots=[*NAMED, "search:2000", "search:100ms"])
    return found


def searcher(kind: str, name: str) -> Searcher | None:
    """``KIND:2000`` (playouts), ``KIND:100ms``, ``KIND:2s``; None if the name is nothing like that."""
    found = BUDGET.fullmatch(name)
    if found is None or found[1] != kind:
        return None
    amount, unit = int(found[2]), found[3]
    return Searcher(seconds=amount * SECONDS[unit]) if unit else Searcher(playouts=amount)


def decide(state: State, seat: int, name: str, seed: int) -> Decision:
    """What the bot of that name does in this seat; it knows what the seat may know."""
    if seat not in state.actors and 0 <= seat < state.game.players:
        raise IllegalMove("decide-nothing", seat=seat)
    return bot(name)(state.imagine(seat, seed), seat, seed)


def choose(state: State, seat: int, level: str, seed: int) -> str:
    """The move of a bot: one of ``state.legal(seat)``."""
    return decide(state, seat, level, seed).move
