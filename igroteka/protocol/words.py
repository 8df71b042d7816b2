"""The words of the table: what a seat, a bot, a colour, a clock may be. Here and nowhere else."""

from typing import Annotated, Final, Literal, TypeVar, get_args

from msgspec import Meta

from igroteka.locale import LANGUAGES as LANGUAGES
from igroteka.locale import Language as Language

T = TypeVar("T", bound=str)
MOST_SEATS: Final = 8

Colour = Literal["teal", "red", "violet", "blue", "ochre", "pink"]
Level = Literal["novice", "casual", "strong", "master"]
ClockKind = Literal["none", "relaxed", "fast", "days"]
Reaction = Literal["hello", "well-played", "oops", "thinking", "wow", "thanks", "hurry", "laugh"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "friend", "bot"]
Reason = Literal["clock", "left", "vote"]  # why a bot plays for somebody
Deed = Literal["started", "away", "back", "replaced", "joined", "taken-back", "take-back-refused", "left-out"]
Share = Literal["none", "sealed", "given", "missing"]  # what somebody has added to the shuffles
Talk = Literal["words", "reactions"]  # how people talk at a table
Complaint = Literal["words", "name", "play"]  # what somebody is reported for
RingKind = Literal["turns", "invitations", "daily"]  # what a phone may ring for
Measure = Literal["chance", "points", "nothing"]  # what the moves that are advised differ in

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
USUAL_LEVEL: Final[Level] = "casual"  # of a bot, where nobody wishes for another
CLOCKS: Final[tuple[ClockKind, ...]] = get_args(ClockKind)
REACTIONS: Final[tuple[Reaction, ...]] = get_args(Reaction)
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
COMPLAINTS: Final[tuple[Complaint, ...]] = get_args(Complaint)
RING_KINDS: Final[tuple[RingKind, ...]] = get_args(RingKind)
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

GameId = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
GuestId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
OptionValue = bool | int | str
Salt = Annotated[str, Meta(max_length=64, pattern="^[0-9a-zA-Z_-]*$")]
Seal = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]  # a SHA-256, of seals, salts and tokens
MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9a-zA-Z_-]+$")]
MoveText = Annotated[str, Meta(max_length=80)]


def one_of(words: tuple[T, ...], text: str | None) -> T | None:
    """The word that a text is, if it is one of these.

    >>> one_of(LEVELS, "strong"), one_of(LEVELS, "search:500")
    ('strong', None)
    """
    return next((word for word in words if word == text), None)
