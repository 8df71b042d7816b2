"""A game and its compiled functions as the adapters call them."""

from array import array
from collections.abc import Callable, Container
from functools import cache, cached_property
from typing import Any

import numpy as np

from igroteka.engine.game import Array, Game
from igroteka.engine.numba_insides import entry_point
from igroteka.engine.vector import observation_size

SHEET = 32  # records made at once

Chances = list[tuple[int, float]]
Entry = Callable[..., Any]


class Lists:
    """Room for what chance can bring: compiled code fills NumPy's arrays, Python reads its own of the same memory."""

    def __init__(self, actions: int) -> None:
        self.outcomes, self.likelihoods = array("h", bytes(2 * actions)), array("d", bytes(8 * actions))
        self.arrays = (
            np.frombuffer(self.outcomes, np.int16),
            np.empty(actions, np.int32),
            np.frombuffer(self.likelihoods, np.float64),
        )


class Board:
    """The functions of one game, past numba's dispatch: it asks for types that never vary here."""

    def __init__(self, game: Game) -> None:
        rules = game.kit.rules
        self.game = game
        self.dtype = rules.STATE
        self.most_moves: int = rules.MOST_MOVES
        self.actions: int = rules.ACTIONS
        self.choices: int = rules.CHOICES
        self.cells = observation_size(game)
        self._records = iter(np.empty((0, 1), self.dtype))
        self.spare: list[Array] = []  # room for moves that nobody is using
        self._lists: list[Lists] = []  # for chances, when nobody is using them
        self._known_odds: dict[int, tuple[Chances, frozenset[int]]] = {}  # by their number

    def _entry(self, name: str, *arguments: Any) -> Entry:
        return entry_point(self.game.kit.compiled[name], *arguments)

    @cached_property
    def follow(self) -> Entry:
        return self._entry("follow", self.record(), self.record(), 0, 0, 0, self.moves())

    @cached_property
    def play_on(self) -> Entry:
        return self._entry("play_on", self.record(), np.zeros(1, np.uint64), 0, 0, self.moves())

    @cached_property
    def open_to(self) -> Entry:
        return self._entry("open_to", self.record(), 0, self.moves())

    @cached_property
    def may_act(self) -> Entry:
        return self._entry("may_act", self.record())

    @cached_property
    def imagine(self) -> Entry:
        return self._entry("imagine_one", self.record(), 0, np.zeros(1, np.uint64))

    @cached_property
    def observe(self) -> Entry:
        return self._entry("observe_one", self.record(), 0, self.observation())

    @cached_property
    def show(self) -> Entry:
        return self._entry("show_one", self.record(), 0, self.moves(), self.observation(), self.mask())

    @cached_property
    def _chances(self) -> Entry:
        return self._entry("chances", self.record(), *Lists(self.actions).arrays)

    @cached_property
    def _pay(self) -> Entry:
        return self._entry("pay_one", self.record(), np.zeros(1))

    # --- what these fill -----------------------------------------------------------------

    def record(self) -> Array:
        """Room for one state; NumPy takes its time over each array of records, so they are made in sheets."""
        record: Array | None = next(self._records, None)
        if record is None:
            self._records = iter(np.empty((SHEET, 1), self.dtype))
            record = next(self._records)
        return record

    def moves(self) -> Array:
        return np.empty(self.most_moves, np.int16)

    def spare_moves(self) -> Array:
        """Room for moves from ``spare``, where the caller puts it back; another thread finds other room there."""
        try:
            return self.spare.pop()
        except IndexError:
            return self.moves()

    def observation(self) -> Array:
        return np.zeros(self.cells, np.int8)

    def mask(self) -> Array:
        return np.empty(self.choices, np.int8)

    # --- what they answer ----------------------------------------------------------------

    def actors(self, record: Array) -> list[int]:
        """The seats that may act."""
        mask = self.may_act(record)
        return [seat for seat in range(self.game.players) if mask >> seat & 1]

    def chances(self, record: Array, odds: int) -> tuple[Chances, Container[int]]:
        """What chance can bring, ascending, and how likely each is; and the outcomes alone.

        Where the odds have a number (odds_known), they are listed once.
        """
        if odds in self._known_odds:
            chances, outcomes = self._known_odds[odds]
            return chances.copy(), outcomes
        try:
            lists = self._lists.pop()
        except IndexError:
            lists = Lists(self.actions)
        count = self._chances(record, *lists.arrays)
        actions = lists.outcomes[:count].tolist()
        chances = list(zip(actions, lists.likelihoods[:count].tolist(), strict=True))
        self._lists.append(lists)
        if odds > 0:
            self._known_odds[odds] = chances.copy(), frozenset(actions)
        return chances, actions

    def rewards(self, record: Array) -> list[float]:
        """Each seat's share of the victory less the fair share 1/players, once the game is over."""
        rewards = np.empty(self.game.players)
        self._pay(record, rewards)
        return rewards.tolist()


@cache
def board_of(game: Game) -> Board:
    return Board(game)
