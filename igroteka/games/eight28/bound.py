"""The rules and tables that this game's other files ask, bound to the facts of the box."""

from collections.abc import Sequence
from typing import Protocol

from igroteka.engine.rules import GameRules
from igroteka.engine.sheet import Sheet


class Bound(GameRules, Protocol):
    DECK: Sequence[Sequence[int]]
    GEMS: Sequence[int]

    def total(self, s: Sheet, p: int, goal: int) -> int: ...
    def open_total(self, s: Sheet, p: int) -> int: ...
    def hits_directly(self, s: Sheet, p: int) -> bool: ...
    def may_be_offered(self, s: Sheet, p: int) -> bool: ...
    def take_from_pile(self, s: Sheet, p: int, kind: int) -> None: ...
