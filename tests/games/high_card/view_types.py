"""What a view of high card holds."""

from typing import Literal, TypedDict


class Player(TypedDict):
    hand: int | None  # None: not for these eyes


class View(TypedDict):
    actor: int | Literal["chance"] | None
    due: int
    changing: bool
    players: list[Player]
    used: list[int] | None
    scores: list[int]
    winners: list[int] | None
