"""What a view of Jackal & High holds: the types of what ``show`` shows, for whoever draws a table."""

from typing import Literal, TypedDict

Phase = Literal["valley", "row", "roll", "place", "contest", "pile", "vultures", "over"]
Rank = Literal["card", "both", "top", "bottom"]


class RowPlace(TypedDict):
    card: int | Literal["L8"] | None
    under: int
    dice: list[list[int]]


class Valley(TypedDict):
    card: int | None
    dice: list[list[int]]


class Player(TypedDict):
    rolled: list[int]
    in_hand: int
    pile: list[int]
    take2: int
    won: list[int]


class Unseen(TypedDict):
    animals: list[int]
    take2: int
    lucky8: int


class Step(TypedDict):
    """What is being settled: where, between whom."""

    seat: int | None
    placed: list[str]
    at: int | Literal["V"] | None
    rank: Rank | None
    seats: list[int]
    low: list[int]


class View(TypedDict):
    round: int
    starter: int
    throw: int
    attempt: int
    phase: Phase
    actor: int | Literal["chance"] | None
    row: list[RowPlace]
    valley: Valley
    players: list[Player]
    unseen: Unseen
    stalled: int
    scores: list[int]
    winners: list[int] | None
    step: Step
