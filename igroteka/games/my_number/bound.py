"""The rules and tables that this game's other files ask, bound to the facts of the box."""

from collections.abc import Sequence
from typing import Protocol

from igroteka.engine.rules import GameRules
from igroteka.engine.sheet import Sheet


class Bound(GameRules, Protocol):
    COLOUR: Sequence[int]
    BONUS: Sequence[int]
    GOAL_LETTER: Sequence[int]
    GOAL_POINTS: Sequence[int]
    HAND_SIZE: Sequence[int]
    LAST_ROUND: Sequence[int]

    def held(self, s: Sheet, p: int) -> int: ...
    def how_many(self, cards: int) -> int: ...
    def lay(self, s: Sheet, p: int, card: int) -> None: ...
    def score_round(self, s: Sheet, p: int) -> None: ...
    def goals_to_come(self, s: Sheet) -> int: ...
