"""What a view of 8-28 holds: the types of what ``show`` shows, for whoever draws a table."""

from typing import Literal, TypedDict

Phase = Literal["deal", "offer", "draw", "choose", "over"]
Card = int | Literal["A"]


class Gems(TypedDict):
    blue: int
    red: int


class Player(TypedDict):
    hidden: Card | None  # None: not dealt, or not for these eyes
    shown: list[Card]
    out: bool
    passed: bool
    gems: Gems
    plays_for: Literal[8, 28] | None


class View(TypedDict):
    round: int
    phase: Phase
    giver: int
    actor: int | Literal["chance"] | None
    due: int | None
    taken: bool
    final: bool
    supply: Gems
    pot: Gems
    aside: Gems
    players: list[Player]
    scores: list[int]
    winners: list[int] | None
