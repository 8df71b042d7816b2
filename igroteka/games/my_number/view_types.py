"""What a view of My Number! holds: the types of what ``show`` shows, for whoever draws a table."""

from typing import Literal, TypedDict

Phase = Literal["row", "columns", "goals", "deal", "draw", "choose", "over"]


class Round(TypedDict):
    points: int
    bonus: int


class Player(TypedDict):
    hand: list[int] | int  # how many, where these eyes may not see which
    known: list[int]
    chosen: int | None
    collection: list[list[int]]
    rounds: list[Round]


class View(TypedDict):
    round: int
    turn: int
    phase: Phase
    actor: int | Literal["chance"] | None
    row: list[int]
    columns: list[int]
    goals: list[int]
    goals_used: list[int]
    players: list[Player]
    unseen: int
    scores: list[int]
    winners: list[int] | None
