"""The log of a table: the truth. Everything else is a fold over it."""

from typing import Final

from msgspec import Struct

TABLE: Final = "table"  # who made an entry that nobody in particular made

SIT: Final = "sit"  # text: {"name", "colour", "seal"} as JSON; at a table of fairness 1 "salt"
STAND: Final = "stand"
ARRANGE: Final = "arrange"  # the host makes a seat something else; text: {"kind", "level"} as JSON
SEAL: Final = "seal"  # text: the seal of his share, for all seats of who makes the entry
PLEDGE: Final = "pledge"  # seats and seals are fixed; text: what is given (see GIVEN) as JSON, [[seat, action], …]
REVEAL: Final = "reveal"  # text: the salt that a seal was the hash of
START: Final = "start"  # text: the old seats in their new order, "2 0 1"
MOVE: Final = "move"
CHOICE: Final = "choice"  # a move where several choose at once: nobody sees it before all are in
CHANCE: Final = "chance"
AWAY: Final = "away"  # a bot plays from now on; text: why
BACK: Final = "back"
VOTE: Final = "vote"  # text: "2 yes kept"; without the last word as it was once: who is voted out never comes back
ASK: Final = "ask"  # may I take back? text: the token that proves it
ANSWER: Final = "answer"  # text: yes, with the token that proves it, or no
GIVEN: Final = "given"  # an action of another table's game, which this one goes on from

OF_THE_GAME: Final = frozenset((MOVE, CHOICE, CHANCE))


class Entry(Struct, frozen=True, gc=False):
    """One line of the log. ``by`` is a guest's id, ``bot:strong`` or ``table``."""

    number: int
    kind: str
    seat: int | None
    text: str
    by: str
    at: float
    move_id: str | None = None
