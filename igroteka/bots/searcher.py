"""The search as Python calls it: a tree in memory that the caller owns, thought about in slices."""

import time
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from igroteka.bots import search
from igroteka.engine import advising
from igroteka.engine.game import Kit
from igroteka.engine.once import once
from igroteka.engine.rule import seed_stream
from igroteka.engine.rules import by_name
from igroteka.engine.seeds import seed_word
from igroteka.engine.state import State

SLICE = 256  # playouts between two looks at the clock


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of a move: the chance to win with it, and how often it was tried."""

    move: str
    chance: float
    playouts: int


def sources(kit: Kit) -> tuple[ModuleType, ...]:
    """What decides how a game is searched: its rules, its advice, the search."""
    return *advised_by(kit), search


def advised_by(kit: Kit) -> tuple[ModuleType, ...]:
    """A game's rules and advice; its own ``advise`` takes the place of the shared one."""
    advice = kit.part("advice")
    assert advice is not None, f"{kit.table.ID} has no advice"
    return kit.rules, advising, advice


@cache
def has_advice(kit: Kit) -> bool:
    """Where a game has none, its bots play at random and nobody gives hints."""
    return kit.part("advice") is not None


class BoundSearch:
    """What Python asks of the search, bound to a game's rules and advice."""

    think = staticmethod(search.think)
    root_node = staticmethod(search.root_node)
    advised_move = staticmethod(search.advised_move)


@once
def thinking(kit: Kit) -> BoundSearch:
    """The search bound to a game's rules and advice, compiled."""
    from igroteka.engine.compiling import compile_rules

    found: BoundSearch = by_name(compile_rules(f"{kit.table.ID}-search", sources(kit), kit.tables))
    return found


class Search:
    """One decision being thought about. It can go on for as long as one likes."""

    def __init__(
        self, state: State, seat: int, seed: int = 0, expected: int = 1 << 14, purpose: int = search.MEASURES
    ) -> None:
        self.state, self.seat, self.purpose = state, seat, purpose
        self.thinking = thinking(state.game.kit)
        rules = state.game.kit.rules
        size = sum(length for _, length in rules.OBSERVATION)
        words = np.zeros((size + 7) // 8, np.uint64)
        places = 1 << max(8, (2 * expected + 2).bit_length())
        self.tree = (
            np.zeros(places, search.NODE),
            np.empty(places * 4 + rules.MOST_MOVES, search.EDGE),
            np.zeros(2, np.int64),
        )
        self.lent = (words.view(np.int8)[:size], words, np.empty(rules.MOST_MOVES, np.int16))
        self.root = state.record()
        self.scratch = np.empty_like(self.root)
        self.chances = np.empty(state.game.players, np.float64)
        self.path = np.empty((search.DEEPEST, 3), np.int64)
        self.rng = np.zeros(1, np.uint64)
        with np.errstate(over="ignore"):
            seed_stream(self.rng, seed_word(seed), 0)
        self.playouts = 0

    def think(self, playouts: int) -> None:
        """Add so many playouts."""
        self.thinking.think(
            self.root,
            self.scratch,
            self.seat,
            playouts,
            self.purpose,
            self.rng,
            self.tree,
            self.lent,
            self.chances,
            self.path,
        )
        self.playouts += playouts

    def think_for(self, seconds: float) -> None:
        """Add playouts until the time is up."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.think(SLICE)

    @property
    def root_node(self) -> int:
        """Where the node of the decision itself is in the tree."""
        return self.thinking.root_node(self.root, self.seat, self.tree, self.lent)

    @property
    def edges(self) -> np.ndarray[Any, Any]:
        """The moves to decide between, as the tree has them."""
        node = self.tree[0][self.root_node]
        edges: np.ndarray[Any, Any] = self.tree[1][node["first"] : node["first"] + node["moves"]]
        return edges

    def thoughts(self) -> list[Thought]:
        """What came of it, the most tried move first."""
        edges = self.edges
        texts = self.state.game.kit.texts
        found = [
            Thought(texts[int(edge["action"])], float(edge["value"]) / max(1, int(edge["visits"])), int(edge["visits"]))
            for edge in edges
        ]
        return sorted(found, key=lambda thought: (-thought.playouts, -thought.chance))


def advised(state: State, seat: int) -> str:
    """What the game's own advice would play."""
    moves = np.empty(state.game.kit.rules.MOST_MOVES, np.int16)
    return state.game.kit.texts[thinking(state.game.kit).advised_move(state.record(), seat, moves)]
