"""A game or an example of the rules, step by step."""

from typing import Any

from igroteka.engine.questions import Phrase
from igroteka.protocol.bases import MessagePart
from igroteka.protocol.refusals import Refusal


class Frame(MessagePart):
    """A step of a replay or a scenario: what was done, what happened, how it stands then."""

    ply: int
    seat: int | None  # null: chance
    move: str | None  # null: how it stood at first
    view: dict[str, Any]
    events: list[dict[str, Any]]
    acting: list[int]
    scores: list[int]
    legal: list[str] = []
    asked: Phrase | None = None  # the question to the seat whose moves these are,
    answers: list[Phrase] = []  # and what each of them is called
    said: Phrase | None = None  # what a player's move was called, where somebody is told of it beforehand
    refused: Refusal | None = None
