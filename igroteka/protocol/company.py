"""Somebody to play with: what the first page shows, whoever comes, friends, and how they find the table."""

from igroteka.protocol.bases import Body, MessagePart
from igroteka.protocol.tables import TableInfo
from igroteka.protocol.words import Colour, GameId, GuestId, Salt, Seal


class Friend(MessagePart):
    """Somebody I have finished a game with. ``table``: a listed one that he sits at; of others nothing is told."""

    id: str
    name: str
    colour: Colour
    here: bool
    rings: bool = False  # an invitation reaches him though no page of his is open
    table: str | None = None


class Invited(MessagePart):
    """A table that waits, and the key of a seat that ``by`` keeps there for me (empty: any open seat)."""

    table: TableInfo
    key: str
    by: str


class Home(Body):
    """GET api/home: all that the first page shows."""

    running: list[TableInfo]  # mine, where it is my turn first
    finished: list[TableInfo]  # mine, the latest first
    open: list[TableInfo]  # listed, with a free seat
    watchable: list[TableInfo]  # listed, running
    invited: list[Invited] = []
    friends: list[Friend] = []
    said: dict[str, int] = {}  # by running table of mine: the ``n`` of the last line that somebody else has said


class FreeSeats(Body):
    """GET api/tables/{id}/seats: where I could sit down now, the best seat first."""

    seats: list[int]


class MeetForm(Body):
    """POST api/meet: a seat at a table for whoever comes."""

    game: GameId
    seal: Seal = ""
    salt: Salt = ""  # without effect


class InviteForm(Body):
    """POST api/tables/{id}/invite: a seat for somebody I have finished a game with, or for a bot of ``api/bots``."""

    guest: GuestId


class Addresses(Body):
    """GET api/addresses: what to type on another device of the same network.

    Empty where this server listens for its own machine alone. Only who sits at that machine is told.
    """

    urls: list[str]
