"""The socket: what a client says."""

from typing import Annotated

from msgspec import Meta

from igroteka.protocol.bases import FromClient
from igroteka.protocol.words import GuestId, MoveId, MoveText, Reaction, Seal, Seat


class MakeMove(FromClient, tag="move"):
    """``ply`` is the one the client has seen: a move into a game that went on is refused as stale.

    ``id`` makes it repeatable: the same id is answered again, not played again.
    """

    id: MoveId
    seat: Seat
    ply: Annotated[int, Meta(ge=0)]
    move: MoveText


class SayChat(FromClient, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class React(FromClient, tag="react"):
    reaction: Reaction


class Mute(FromClient, tag="mute"):
    """I no longer want to read this guest here (or again do)."""

    guest: GuestId
    on: bool


class ComeBack(FromClient, tag="back"):
    """I am back: the bot hands my seats over."""


class Hurry(FromClient, tag="hurry"):
    """I have seen enough: while only bots are asked, they need not take their time for me."""


class CastVote(FromClient, tag="vote"):
    """Shall a bot replace who sits there (and is away) for good?"""

    seat: Seat
    yes: bool


class AskTakeBack(FromClient, tag="take_back"):
    """May I take my last move back? All other people at the table answer.

    ``token``: that of my share for the next number, ``pleas`` + 1.
    """

    seat: Seat
    token: Seal = ""


class AnswerTakeBack(FromClient, tag="answer"):
    """``token`` proves a yes: that of my share for the ``number`` of what is asked."""

    yes: bool
    token: Seal = ""


class AskHint(FromClient, tag="hint"):
    seat: Seat


class AskWhy(FromClient, tag="why"):
    """Why may I not move so? Nothing changes; answered by ``refused`` with this id, a legal move by nothing."""

    id: MoveId
    seat: Seat
    move: MoveText


class GiveOrder(FromClient, tag="order"):
    """A standing order, one of ``orders`` in my eyes; null: take it back."""

    seat: Seat
    order: Annotated[str, Meta(max_length=40)] | None


class Resync(FromClient, tag="resync"):
    """A gap: send what I missed since ``after`` (the last ``seq`` I have)."""

    after: Annotated[int, Meta(ge=0)] = 0


class Ping(FromClient, tag="ping"):
    n: int = 0


ClientMessage = (
    MakeMove
    | SayChat
    | React
    | Mute
    | ComeBack
    | Hurry
    | CastVote
    | AskTakeBack
    | AnswerTakeBack
    | AskHint
    | AskWhy
    | GiveOrder
    | Resync
    | Ping
)
