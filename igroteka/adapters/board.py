"""A game and its compiled functions as the adapters call them."""

from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from typing import Any

import numpy as np

from igroteka.engine.compiling import entry_point
from igroteka.engine.game import Array, Game
from igroteka.engine.vector import observation_size

LONG = 64  # outcomes: a list as long as this is one of dice, and comes again; cards seldom lie the same again
SHEET = 32  # records made at once
ROLLS = 256  # such lists that are kept

NONE: frozenset[int] = frozenset()

Chances = list[tuple[int, float]]
Entry = Callable[..., Any]


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
        self._lists: list[tuple[Array, Array, Array]] = []  # for chances, when nobody is using them

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
        return self._entry("chances", self.record(), *self._new_lists())

    @cached_property
    def _pay(self) -> Entry:
        return self._entry("pay_one", self.record(), np.zeros(1))

    # --- what these fill -----------------------------------------------------------------

    def record(self) -> Array:
        """Room for one state; NumPy takes its time over each array of records, so they are made in sheets."""
        array: Array | None = next(self._records, None)
        if array is None:
            self._records = iter(np.empty((SHEET, 1), self.dtype))
            array = next(self._records)
        return array

    def moves(self) -> Array:
        return np.empty(self.most_moves, np.int16)

    def spare_moves(self) -> Array:
        """Room for moves from ``spare``, where the caller puts it back; another thread finds other room there."""
        try:
            return self.spare.pop()
        except IndexError:
            return self.moves()

    def observation(self) -> Array:
        return np.empty(self.cells, np.int8)

    def mask(self) -> Array:
        return np.empty(self.choices, np.int8)

    def _new_lists(self) -> tuple[Array, Array, Array]:
        return np.empty(self.actions, np.int16), np.empty(self.actions, np.int32), np.empty(self.actions)

    # --- what they answer ----------------------------------------------------------------

    def actors(self, array: Array) -> list[int]:
        """The seats that may act."""
        mask = self.may_act(array)
        return [seat for seat in range(self.game.players) if mask >> seat & 1]

    def chances(self, array: Array) -> tuple[Chances, frozenset[int]]:
        """What chance can bring, ascending, and how likely each is; of a long list also the outcomes alone."""
        try:
            lists = self._lists.pop()
        except IndexError:
            lists = self._new_lists()
        out, _, likelihoods = lists
        count = self._chances(array, *lists)
        if count < LONG:
            found = list(zip(out[:count].tolist(), likelihoods[:count].tolist(), strict=True)), NONE
        else:
            listed, outcomes = rolls(out[:count].tobytes(), likelihoods[:count].tobytes())
            found = listed.copy(), outcomes
        self._lists.append(lists)
        return found

    def rewards(self, array: Array) -> list[float]:
        """Each seat's share of the victory less the fair share 1/players, once the game is over."""
        rewards = np.empty(self.game.players)
        self._pay(array, rewards)
        return rewards.tolist()


@lru_cache(ROLLS)
def rolls(outcomes: bytes, likelihoods: bytes) -> tuple[Chances, frozenset[int]]:
    actions: list[int] = np.frombuffer(outcomes, np.int16).tolist()
    return list(zip(actions, np.frombuffer(likelihoods).tolist(), strict=True)), frozenset(actions)


@cache
def board_of(game: Game) -> Board:
    return Board(game)
