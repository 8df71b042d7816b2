"""What a view of 12 Days holds: the types of what ``show`` shows, for whoever draws a table."""

from typing import Literal, TypedDict

Phase = Literal["deal", "lead", "follow", "over"]
Kind = Literal["single", "set", "straight"]


class Lead(TypedDict):
    kind: Kind
    low: int


class Player(TypedDict):
    hand: list[int] | int  # how many, where these eyes may not see which
    known: list[int]
    played: list[int]
    passed: bool
    gifts: int


class View(TypedDict):
    deal: int
    phase: Phase
    leader: int
    actor: int | Literal["chance"] | None
    lead: Lead | None
    players: list[Player]
    discard: list[int]
    supply: int
    scores: list[int]
    winners: list[int] | None
