"""The rules and tables that this game's other files ask, bound to the facts of the box."""

from collections.abc import Sequence
from typing import Protocol

from igroteka.engine.rules import GameRules
from igroteka.engine.sheet import Sheet


class Bound(GameRules, Protocol):
    DECK: Sequence[int]
    HAND_SIZE: Sequence[int]

    def seats_on(self, s: Sheet, p: int) -> int: ...
