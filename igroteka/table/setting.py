"""What is agreed on before a game begins."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from igroteka.protocol.terms import Origin, Terms
from igroteka.protocol.words import SeatKind


class Place(Struct, forbid_unknown_fields=True):
    """A seat as the host wants it. ``token`` opens a friend's seat, ``name`` says whom it is kept for."""

    kind: SeatKind = "open"
    level: str = "casual"
    token: str = ""
    name: str = ""


class Setting(Terms, kw_only=True):
    """A table's terms; they do not change."""

    game: str
    options: Mapping[str, Any]
    places: list[Place]
    level: str = "casual"  # of the bot that plays for who is away: in the terminal any bot
    patience: float = 0.0  # of a table for whoever comes: seconds until bots take the free seats; 0: no such table
    fairness: int = 1  # how it is drawn (table.fairness); what was kept before there was a second way says nothing
    origin: Origin | None = None  # None: the game begins at its beginning


def terms_of(terms: Terms) -> dict[str, Any]:
    """The terms alone, of whatever else they are part of."""
    return {name: getattr(terms, name) for name in Terms.__struct_fields__}
