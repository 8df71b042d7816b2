"""Bots of one's own: programs that play with a token, and the stream that tells them what happens at their tables."""

from typing import Annotated, Any

from msgspec import Meta

from igroteka.engine.questions import Phrase
from igroteka.protocol.bases import Body, FromServer, MessagePart
from igroteka.protocol.from_server import ActionTold
from igroteka.protocol.tables import TableInfo
from igroteka.protocol.words import Colour, MoveId, MoveText, Name


class OwnBot(MessagePart):
    """A bot of somebody's own. ``here``: its stream is open, so it can be invited."""

    id: str
    name: str
    colour: Colour
    owner: str  # by name
    mine: bool
    here: bool


class BotList(Body):
    """GET api/me/bots: my own; GET api/bots: those that I may invite just now."""

    bots: list[OwnBot]


class BotForm(Body):
    """POST api/me/bots: a bot of my own."""

    name: Name
    colour: Colour = "violet"


class NewBot(Body):
    """Its token is shown this once: ``Authorization: Bearer …``."""

    bot: OwnBot
    token: str


class BotMove(Body):
    """POST api/bot/tables/{id}/move; the same ``id`` again is not played twice."""

    move: MoveText
    ply: Annotated[int, Meta(ge=0)]
    id: MoveId | None = None


class BotMoved(Body):
    """The move is durable. ``again``: it had been made before."""

    seq: int
    again: bool = False


class BotEvent(FromServer):
    """A line of GET api/bot/stream."""


class BotInvited(BotEvent, tag="invited"):
    """``by`` would like to play with me: accept or decline."""

    table: TableInfo
    by: str


class BotHappened(BotEvent):
    """Something at a table where I sit."""

    table: str
    game: str
    seat: int  # mine


class BotActions(BotHappened, tag="moved"):
    """What was done since the last line about this table, and how it stands now, as my seat may know it."""

    ply: int
    steps: list[ActionTold]
    view: dict[str, Any]
    scores: list[int]


class BotTurn(BotHappened, tag="turn"):
    """I am asked: one of ``legal`` is to be sent back, with ``ply``. ``until``: when the time to think is over."""

    ply: int
    legal: list[str]
    view: dict[str, Any]
    asked: Phrase | None = None
    answers: list[Phrase] = []  # what each of ``legal`` is called
    until: float | None = None


class BotOver(BotHappened, tag="over"):
    """The game has ended."""

    scores: list[int]
    winners: list[int]


class BotGone(BotEvent, tag="gone"):
    """The table was removed, or the seat is no longer mine."""

    table: str


class BotClosing(BotEvent, tag="closing"):
    """The stream ends: come again after ``again_in`` seconds. ``why``: the server restarts, another stream of this
    bot was opened, it read too slowly, or its token was taken back (then there is no coming again).
    """

    again_in: float | None
    why: str


BotLine = BotInvited | BotActions | BotTurn | BotOver | BotGone | BotClosing
