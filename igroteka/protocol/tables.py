"""A table: what it is opened with, how it is shown in lists and to who sits there."""

from typing import Annotated

from msgspec import Meta

from igroteka.protocol.bases import Body, MessagePart
from igroteka.protocol.terms import Origin, Terms
from igroteka.protocol.words import (
    MOST_SEATS,
    USUAL_LEVEL,
    Colour,
    GameId,
    Level,
    Name,
    OptionValue,
    Reason,
    Salt,
    Seal,
    Seat,
    SeatKind,
    Share,
    Status,
    Token,
)


class SeatForm(MessagePart):
    """A seat of a table to be opened. ``mine``: the guest who opens it sits here.

    Several seats that are mine make a hot seat; ``name`` tells them apart. Of a friend's seat it is the friend's.
    """

    kind: SeatKind = "open"
    level: Level = USUAL_LEVEL
    mine: bool = False
    name: Name | None = None


class TableForm(Terms, kw_only=True):
    """POST api/tables. ``seats`` left out: the first is mine, the others are open, for bots of ``level`` if need be."""

    game: GameId
    options: dict[str, OptionValue] = {}
    seats: Annotated[list[SeatForm], Meta(max_length=MOST_SEATS)] = []
    level: Level = USUAL_LEVEL  # of the bot that plays for who is away
    seal: Seal = ""  # SHA-256 of the salt that I am going to add to the shuffles
    salt: Salt = ""  # of clients that know nothing of seals: without effect
    start: bool = False  # at once, open seats filled with bots


class SeatInfo(MessagePart):
    """A seat as all may see it. ``guest`` is null while nobody sits there or a bot does.

    ``name`` is that of the guest or the bot; of a seat that is kept for a friend, the friend's if the host gave one.
    """

    seat: int
    kind: SeatKind
    name: str | None
    colour: Colour
    guest: str | None
    level: Level | None  # of the bot that sits here
    away: Reason | None  # a bot plays for who sits here
    online: bool
    mine: bool
    share: Share = "none"  # his part in the shuffles; missing: he was left out of them
    owner: str | None = None  # of a bot of somebody's own: whose it is, by name
    vote_from: float | None = None  # of who is away or not connected: when the others may vote on his seat


class Invitation(MessagePart):
    """The link of a seat that is kept for a friend; only who opened the table gets it."""

    seat: int
    token: str


class TableInfo(Terms, kw_only=True):
    """A table as one guest may see it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    host: str
    mine: bool  # I opened it
    seats: list[SeatInfo]
    level: Level
    opened: float
    ply: int
    acting: list[int]
    my_turn: bool
    watchers: int
    commit: str  # SHA-256 of the secret that the shuffles come from
    fairness: int = 1  # which version of docs/fairness.md
    pledge: str | None = None  # what the shuffles come from, once it is fixed; who has sealed a share lays it open then
    whoever: bool = False  # a table for whoever comes: who arrives while it is played takes a bot's seat
    begins: float | None = None  # when bots take the free seats of such a table
    invitations: list[Invitation] = []
    scores: list[int] | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    origin: Origin | None = None


class TableList(Body):
    """GET api/lobby and GET api/me/tables"""

    tables: list[TableInfo]


class SitForm(Body):
    """POST api/tables/{id}/sit; without ``seat`` the first one that is free."""

    seat: Seat | None = None
    invitation: Token | None = None
    seal: Seal = ""  # SHA-256 of the salt that I am going to add to the shuffles
    salt: Salt = ""  # of clients that know nothing of seals: without effect


class SeatChangeForm(Body):
    """POST api/tables/{id}/seat: who opened the table makes a seat open, a friend's or a bot's."""

    seat: Seat
    kind: SeatKind
    level: Level = USUAL_LEVEL
    name: Name | None = None


class StartForm(Body):
    """POST api/tables/{id}/start"""

    fill: bool = False  # bots take the seats that are still free


class RematchForm(Body):
    """POST api/tables/{id}/rematch"""

    seal: Seal = ""


class SealForm(Body):
    """POST api/tables/{id}/seal: SHA-256 of the salt that I am going to add to the shuffles."""

    seal: Seal


class RevealForm(Body):
    """POST api/tables/{id}/reveal: that salt, once the table's ``pledge`` is known."""

    salt: Seal


class BringForm(Body):
    """POST api/bring: a game that was played on a device goes on at a table here, or is kept if it is over.

    ``record`` is its record: the rules replay it. ``seats`` are as in ``TableForm``; a friend's has a bot until the
    friend comes.
    """

    record: Annotated[str, Meta(max_length=60_000)]
    seats: Annotated[list[SeatForm], Meta(max_length=MOST_SEATS)]
    seal: Seal = ""
    salt: Salt = ""  # without effect


class GoOnForm(Body):
    """POST api/tables/{id}/go-on: a finished game from one of its positions on, at a new table against bots.

    ``ply`` is how many actions came before; ``seat`` is the one that I play.
    """

    ply: Annotated[int, Meta(ge=0)]
    seat: Seat
    seal: Seal = ""  # SHA-256 of the salt that I am going to add to the shuffles
    salt: Salt = ""  # of clients that know nothing of seals: without effect
