"""What is agreed on before a game begins."""

from typing import Annotated, Final

from msgspec import Meta, Struct, field

from igroteka.protocol.bases import Body
from igroteka.protocol.words import ClockKind, Talk

DAY: Final = 86_400
SECONDS: Final = {"relaxed": 120, "fast": 25}


class ClockChoice(Struct, forbid_unknown_fields=True):
    """How long a seat may think over a move; ``days`` only counts where the clock is one of days."""

    kind: ClockKind = "none"
    days: Annotated[int, Meta(ge=1, le=14)] = 3

    @property
    def limit(self) -> int | None:
        """Seconds for a move.

        >>> ClockChoice("fast").limit, ClockChoice("days", 2).limit, ClockChoice().limit
        (25, 172800, None)
        """
        return self.days * DAY if self.kind == "days" else SECONDS.get(self.kind)

    @property
    def absence(self) -> int:
        """Seconds that somebody must have been away before the others may vote on his seat.

        >>> ClockChoice("fast").absence, ClockChoice("days", 2).absence, ClockChoice().absence
        (120, 172800, 300)
        """
        if self.kind == "days":
            return self.days * DAY
        return 300 if self.limit is None else max(120, 2 * self.limit)


class Origin(Struct, forbid_unknown_fields=True, frozen=True):
    """The game that a table goes on from: which, and after how many of its actions. ``~…`` was played on a device."""

    table: str
    ply: int

    @property
    def on_device(self) -> bool:
        """Played on somebody's device: there is no table that it would lead to."""
        return self.table.startswith("~")


class Terms(Body):
    """What holds for a table whoever sits there: wished for in a form, kept with the table, shown to all."""

    listed: bool = False
    clock: ClockChoice = field(default_factory=ClockChoice)
    hints: bool = True
    take_back: bool = True
    rated: bool = False
    shuffle_seats: bool = False
    talk: Talk | None = None  # null: words, but among strangers, at a listed table, reactions alone
    watch_delay: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds that spectators see later


def talk_of(terms: Terms) -> Talk:
    """How people talk there: strangers wave at each other, unless who opened the table wanted words.

    >>> talk_of(Terms()), talk_of(Terms(listed=True)), talk_of(Terms(listed=True, talk="words"))
    ('words', 'reactions', 'words')
    """
    return terms.talk or ("reactions" if terms.listed else "words")
