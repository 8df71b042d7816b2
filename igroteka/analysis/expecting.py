"""Each seat's chance to win from a position with open cards, everybody playing by the game's advice, nearly.

One move in a few is any other: with open cards and nobody ever erring, a game would be decided the
moment its cards are dealt, and every later move would seem to win or lose all.

Bound to a game's rules and advice by name, with the search (engine.binding).
"""

import sys
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from igroteka.bots.searcher import sources
from igroteka.engine.compiling import compile_rules
from igroteka.engine.game import Kit
from igroteka.engine.once import once
from igroteka.engine.rule import CHANCE, OVER, Ints, Record, draw, entry, rule, seed_stream
from igroteka.engine.rules import by_name
from igroteka.engine.state import State

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.bots.search import MOST_STEPS, judge
    from igroteka.engine.any_game import advise, apply, epoch, legal, outcome, ways

ONE_IN = 6  # moves that do not follow the advice


@rule
def play_on(s: Record, rng: Ints, moves: Ints) -> None:
    """To the end of the deal or round."""
    start_epoch = epoch(s)
    steps = 0
    while s.actor != OVER and epoch(s) == start_epoch and steps < MOST_STEPS:
        if s.actor == CHANCE:
            action = outcome(s, draw(rng, ways(s)))
        else:
            count = legal(s, s.actor, moves)
            action = advise(s, s.actor, moves, count) if draw(rng, ONE_IN) > 0 else moves[draw(rng, count)]
        apply(s, s.actor, action)
        steps += 1


@entry
def expect(root: Record, states: Record, playouts: int, rng: Ints, moves: Ints, chances: Any, sums: Any) -> None:
    """Add the chances of so many playouts to ``sums[0]`` and their squares to ``sums[1]``."""
    for _ in range(playouts):
        states[0] = root[0]
        s = states[0]
        play_on(s, rng, moves)
        judge(s, chances)
        for p in range(s.players):
            sums[0, p] += chances[p]
            sums[1, p] += chances[p] * chances[p]


@entry
def worth_now(root: Record, chances: Any) -> None:
    """What the position itself is held to be worth, without playing on."""
    judge(root[0], chances)


@entry
def epoch_of(root: Record) -> int:
    return epoch(root[0])


class BoundExpectation(Protocol):
    """What Python asks of the entries above, bound to a game's rules, advice and search."""

    def expect(
        self, root: Record, states: Record, playouts: int, rng: Ints, moves: Ints, chances: Any, sums: Any
    ) -> None: ...
    def worth_now(self, root: Record, chances: Any) -> None: ...
    def epoch_of(self, root: Record) -> int: ...


@once
def bound(kit: Kit) -> BoundExpectation:
    modules = (*sources(kit), sys.modules[__name__])
    found: BoundExpectation = by_name(compile_rules(f"{kit.table.ID}-expecting", modules, kit.tables))
    return found


class Expectation:
    """The chances in one position, played on as often as one likes."""

    def __init__(self, state: State, seed: int) -> None:
        self.rules = bound(state.game.kit)
        self.root = state.record()
        self.scratch = np.empty_like(self.root)
        self.moves = np.empty(state.game.kit.rules.MOST_MOVES, np.int16)
        self.chances = np.empty(state.game.players, np.float64)
        self.sums = np.zeros((2, state.game.players), np.float64)
        self.rng = np.zeros(1, np.uint64)
        with np.errstate(over="ignore"):
            seed_stream(self.rng, seed % (1 << 64), 0)
        self.playouts = 0

    def play_on(self, playouts: int) -> None:
        self.rules.expect(self.root, self.scratch, playouts, self.rng, self.moves, self.chances, self.sums)
        self.playouts += playouts

    @property
    def means(self) -> list[float]:
        means: list[float] = (self.sums[0] / self.playouts).tolist()
        return means

    @property
    def errors(self) -> list[float]:
        """The standard error of each mean."""
        variance = np.maximum(self.sums[1] / self.playouts - (self.sums[0] / self.playouts) ** 2, 0.0)
        errors: list[float] = np.sqrt(variance / self.playouts).tolist()
        return errors


def worth_of(state: State) -> list[float]:
    """What the position itself is held to be worth to each seat; the result, once the game is over."""
    chances = np.empty(state.game.players, np.float64)
    bound(state.game.kit).worth_now(state.record(), chances)
    found: list[float] = chances.tolist()
    return found


def epoch_number(state: State) -> int:
    """Which deal or round this is."""
    return bound(state.game.kit).epoch_of(state.record())
