"""A game or an example of the rules, step by step."""

from typing import Any

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
    refused: Refusal | None = None
