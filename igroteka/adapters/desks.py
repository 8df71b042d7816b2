"""Desks for the adapters: room for one position each, that compiled code knows by its address (engine.desk)."""

from collections.abc import Iterator
from functools import cache
from itertools import repeat

import numpy as np

from igroteka.engine.game import Array, Game
from igroteka.engine.vector import observation_size

AT_ONCE = 32  # desks: NumPy takes its time over each array

Desk = tuple[memoryview, int, int]  # room for a position: in which memory, where it begins there, and its address


class Desks:
    """One game's door, and desks to take through it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.door = game.kit.door
        self._plan = game.kit.plan
        self.choices: int = game.kit.rules.CHOICES
        self.cells = observation_size(game)
        self._desks: Iterator[Desk] = iter(())

    def desk(self) -> Desk:
        """One that was not used before."""
        desk = next(self._desks, None)
        if desk is None:
            size = self._plan.size
            block = np.zeros(AT_ONCE * size, np.uint8)
            first = self.door.sit_at(block, self.door.kept_at)
            places = range(0, len(block), size)
            self._desks = zip(repeat(block.data), places, range(first, first + len(block), size), strict=False)
            desk = next(self._desks)
        return desk

    def desk_with(self, snapshot: bytes) -> Desk:
        """One with a position on it, whatever came before."""
        block = self._plan.new()
        self.put((block.data, 0, 0), snapshot)
        return block.data, 0, self.door.sit_at(block, self.door.kept_at)

    def put(self, desk: Desk, snapshot: bytes) -> None:
        memory, at, _ = desk
        memory[self._plan.record_behind(at)] = snapshot

    def snapshot(self, desk: Desk) -> bytes:
        """The position on a desk."""
        memory, at, _ = desk
        return memory[self._plan.record_behind(at)].tobytes()

    def shares(self, desk: Desk) -> list[float]:
        """Each seat's share of the victory less the fair share, once the game is over."""
        memory, at, address = desk
        return self.door.shares(memory, address, self.game.players, at)

    def observation(self) -> Array:
        return np.zeros(self.cells, np.int8)

    def mask(self) -> Array:
        return np.empty(self.choices, np.int8)


@cache
def desks_of(game: Game) -> Desks:
    return Desks(game)
