"""What is agreed on before a game begins."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct, field

DAY: Final = 86_400
SECONDS: Final = {"relaxed": 120, "fast": 25}


class Clock(Struct, forbid_unknown_fields=True):
    """How long a seat may think over a move."""

    kind: Literal["none", "relaxed", "fast", "days"] = "none"
    days: int = 3

    @property
    def limit(self) -> float | None:
        """Seconds for a move.

        >>> Clock("fast").limit, Clock("days", 2).limit, Clock().limit
        (25, 172800, None)
        """
        return self.days * DAY if self.kind == "days" else SECONDS.get(self.kind)


class Place(Struct, forbid_unknown_fields=True):
    """A seat as the host wants it. ``token`` opens a friend's seat, ``name`` says whom it is kept for."""

    kind: Literal["open", "friend", "bot"] = "open"
    level: str = "casual"
    token: str = ""
    name: str = ""


class Origin(Struct, forbid_unknown_fields=True, frozen=True):
    """The finished game that a table goes on from: which, and after how many of its actions."""

    table: str
    ply: int


class Setting(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table's terms; they do not change."""

    game: str
    options: Mapping[str, Any]
    places: list[Place]
    listed: bool = False
    clock: Clock = field(default_factory=Clock)
    hints: bool = True
    take_back: bool = True
    rated: bool = False
    shuffle_seats: bool = False
    level: str = "casual"
    watch_delay: int = 0
    patience: float = 0.0  # of a table for whoever comes: seconds until bots take the free seats; 0: no such table
    origin: Origin | None = None  # None: the game begins at its beginning
