"""The socket: what the server says."""

from typing import Any

from igroteka.engine.questions import Phrase
from igroteka.protocol.afterwards import FirstSight, LikelyStep
from igroteka.protocol.bases import FromServer, MessagePart
from igroteka.protocol.refusals import Refused
from igroteka.protocol.tables import TableInfo
from igroteka.protocol.words import Deed, Level, Measure, Reaction, Reason


class Deadline(MessagePart):
    """Whose time runs until when (the server's clock, seconds since 1970)."""

    seat: int
    until: float


class ActionTold(MessagePart):
    """One action since ``since``: who did what (null: chance), what happened, how it stood then.

    ``view`` is null in the last step (it is the view of the eyes) and where there was nothing to see by itself: a card
    dealt, a choice made in secret. What was told there shows in the next view.
    """

    ply: int  # actions before this one
    seat: int | None
    move: str
    events: list[dict[str, Any]]  # {event, clause, seat, …}
    view: dict[str, Any] | None


class Eyes(MessagePart):
    """The game as one seat sees it; ``seat`` is null for who only watches."""

    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    chosen: str | None  # where all choose at once: my choice, until all are in
    steps: list[ActionTold]
    asked: Phrase | None = None  # the question to this seat; null: it is not asked
    answers: list[Phrase] = []  # what each of ``legal`` is called
    orders: list[str] = []  # the standing orders that this seat can give now
    order: str | None = None  # the one that it has given; nobody else is told


class TakeBackAsked(MessagePart):
    seat: int
    yes: list[int]  # seats that have agreed
    waiting: list[int]
    number: int = 0  # which it is of those that were asked for; a yes is proven with the token for it


class VoteOpen(MessagePart):
    about: int
    yes: list[int]
    no: list[int]
    needed: int


class Doing(MessagePart):
    """Something the table did that is no move: {"what": "away", "seat": 2, "reason": "clock"}."""

    what: Deed
    seat: int | None = None
    reason: Reason | None = None
    level: Level | None = None


class Situation(FromServer):
    """What a state tells everybody who looks at the game."""

    seq: int
    since: int
    ply: int
    acting: list[int]  # the seats that are asked now
    decided: list[int]  # of these, who has chosen already (and may still change it)
    doings: list[Doing]
    deadlines: list[Deadline]
    votes: list[VoteOpen]
    take_back: TakeBackAsked | None
    over: bool
    scores: list[int]
    winners: list[int] | None
    now: float
    pleas: int = 0  # take-backs that were asked for so far
    taken_back: list[int] = []  # the numbers of those that all agreed to


class StateChanged(Situation, tag="state", kw_only=True):
    """How the game stands. It continues the message with seq ``since``; ``since`` 0 is a fresh start.

    A client whose last seq is smaller than ``since`` asks for a resync.
    """

    eyes: list[Eyes]


class ChatLine(MessagePart):
    n: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


class Hello(FromServer, tag="hello"):
    """The first message on a socket; a ``state`` follows where the game has begun."""

    protocol: int
    version: str
    table: TableInfo
    seats: list[int]  # mine
    guest: str | None
    chat: list[ChatLine]
    now: float


class TableChanged(FromServer, tag="table"):
    """Seats, presence, status, rematch: the table's summary anew."""

    table: TableInfo


class Ack(FromServer, tag="ack"):
    """The move is durable. ``again``: it had been made before."""

    id: str
    seq: int
    again: bool = False


class Chat(FromServer, tag="chat"):
    line: ChatLine


class Reacted(FromServer, tag="reaction"):
    guest: str
    name: str
    seat: int | None
    reaction: Reaction


class HintLine(MessagePart):
    """A move worth considering: its chance to win, and the points at the end of the deal or round, on average."""

    move: str
    chance: float
    reason: str | None = None  # a key of the catalogues, filled with ``details``
    details: dict[str, Any] = {}
    points: float = 0.0
    likely: list[LikelyStep] = []  # what most often follows the best move
    sight: FirstSight | None = None  # what looks better than the best, but is not


class HintGiven(FromServer, tag="hint"):
    """The best moves, sorted by what they differ in: who is far behind has the same chance with all of them."""

    seat: int
    ply: int
    moves: list[HintLine]
    measure: Measure = "chance"


class Pong(FromServer, tag="pong"):
    n: int
    now: float


class Closing(FromServer, tag="closing"):
    """The server goes down for a moment: come again after ``again_in`` seconds."""

    again_in: float


class Gone(FromServer, tag="gone"):
    """The table was removed."""


ServerMessage = Hello | StateChanged | TableChanged | Ack | Refused | Chat | Reacted | HintGiven | Pong | Closing | Gone
