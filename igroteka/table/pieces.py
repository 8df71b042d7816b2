"""What a table is made of: chairs and who sits there, actions, pleas, happenings."""

import hmac
from dataclasses import dataclass, field

import msgspec

from igroteka.protocol.words import Colour, Deed, Reason
from igroteka.table.setting import Place


class Sitter(msgspec.Struct):
    """What a guest brings to a seat."""

    name: str
    colour: Colour
    salt: str = ""  # of a table of fairness 1
    seal: str = ""
    owner: str = ""  # of a bot of somebody's own: whose it is, by name


@dataclass(slots=True)
class TableChair:
    """A seat and who is on it."""

    place: Place
    guest: str | None = None
    name: str = ""
    colour: Colour = "teal"
    salt: str = ""
    seal: str = ""
    owner: str = ""  # of a bot of somebody's own
    away: Reason | None = None  # why a bot plays here for its guest
    away_since: float = 0.0

    @property
    def bot(self) -> bool:
        """Does a bot play here now?"""
        return self.guest is None or self.away is not None

    @property
    def free(self) -> bool:
        return self.guest is None and self.place.kind != "bot"

    def kept_by(self, token: str) -> bool:
        """Is this the key of a seat that was kept for a friend?"""
        return bool(self.place.token) and hmac.compare_digest(token.encode(), self.place.token.encode())


class Action(msgspec.Struct, frozen=True, gc=False):
    """An action of the game and where it stands in the log."""

    seat: int | None
    text: str
    number: int  # the log's entry that brought it about
    group: int  # the entry of the decision that it follows from: they are taken back together
    told: int  # events told after it
    scene: bool  # how it stood then is worth a look of its own
    epoch: int


@dataclass(slots=True)
class Plea:
    """Somebody would like to take a move back."""

    seat: int
    number: int
    yes: set[int] = field(default_factory=set)
    tokens: dict[int, str] = field(default_factory=dict)  # of who agrees, by his seat


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A take-back that all agreed to: how many actions were left, and the proofs of those who could give one."""

    number: int
    kept: int
    tokens: tuple[str, ...]  # by place


class Happening(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at the table and is no action of the game."""

    number: int
    what: Deed
    seat: int | None = None
    reason: Reason | None = None
