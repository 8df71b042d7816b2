"""Hints: the best moves from a seat with the chance to win and one sentence of reason.

The chances are those of ``bots.judging``, the reasons from the game's ``advice.py``:

- ``reason(s, seat, action)``, a rule, names what speaks for an action: a number, a key of ``REASONS``;
- ``REASONS`` gives every such number a word, and ``advice-GAME-WORD`` in the catalogues its sentence;
- ``detail(s, seat, action)``, a rule that a game may leave out, is the ``$number`` in that sentence.

They are asked about an imagined state, interpreted: a reason tells nothing that the seat cannot know.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import hypot
from typing import Any, Final, Protocol

import numpy as np

from igroteka.bots.judge import Heard, hear
from igroteka.bots.searcher import advised_by, has_advice
from igroteka.engine.binding import bind, gather
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.game import Kit
from igroteka.engine.rules import by_name
from igroteka.engine.sheet import Sheet, numbers
from igroteka.engine.state import State
from igroteka.protocol.afterwards import FirstSight, LikelyStep
from igroteka.protocol.measures import PLAYOUTS
from igroteka.protocol.words import Measure

MOST: Final = 3  # moves that a hint names
LONG_SHOT: Final = 3  # percent: below that the chances tell who is behind nothing
SURE: Final = 2.0  # standard errors that a difference must be


@dataclass(frozen=True)
class Reason:
    """Why a move is worth considering: a key of the catalogues and what its sentence is filled with."""

    key: str
    details: Mapping[str, Any]

    def say(self, language: str = "en") -> str:
        from igroteka.locale import say

        return say(self.key, language, **self.details)


@dataclass(frozen=True)
class Hint:
    """A move, the seat's chance to win with it, and why."""

    move: str
    chance: float
    playouts: int  # that the chance rests on
    reason: Reason
    points: float  # that the seat has at the end of the deal or round, on average
    error: float  # the standard error of these points
    likely: list[LikelyStep] = field(default_factory=list)  # what most often follows, if it is the best move
    sight: FirstSight | None = None  # what looks better, but is not

    @property
    def percent(self) -> int:
        """The chance as it is shown."""
        return int(100 * self.chance + 0.5)

    def say(self, language: str = "en") -> str:
        """The hint as a line of text."""
        from igroteka.locale import say

        return say("hint-line", language, move=self.move, chance=self.chance, why=self.reason.say(language))

    def plain(self) -> dict[str, Any]:
        """The hint as plain data: what a server sends."""
        return {
            "move": self.move,
            "chance": self.chance,
            "points": self.points,
            "reason_key": self.reason.key,
            "details": dict(self.reason.details),
        }


def hint(state: State, seat: int, playouts: int = PLAYOUTS, seed: int = 0) -> tuple[Hint, ...]:
    """The best moves of a seat, the best first; the same for the same position and seed.

    >>> import igroteka
    >>> state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])
    >>> for one in hint(state, 1, playouts=200):
    ...     print(one.move, "-", one.reason.say())
    take - With 4 there is room for a card: a small one comes nearer to 8, a big one still leaves 28.
    pass - Staying with 4 is enough for 8 if the others go past it.
    """
    if seat not in state.actors:
        raise IgrotekaError("hint-turn", seat=seat + 1)
    if not gives_reasons(state.game.kit):
        raise IgrotekaError("hint-none")
    imagined = state.imagine(seat, seed)
    tried, likely, sight = hear(state, seat, playouts, seed=seed)
    known = [one for one in tried if one.playouts == tried[0].playouts][:MOST]
    hints = [as_hint(imagined, seat, one, known[0].chance) for one in known]
    hints[0] = replace(hints[0], likely=likely, sight=sight)
    if differ_in(hints) == "chance":
        return tuple(hints)
    equal = [one for one in hints if one.percent == hints[0].percent or hints[0].percent < LONG_SHOT]
    return tuple(sorted(equal, key=lambda one: -one.points))


def as_hint(imagined: State, seat: int, one: Heard, most: float) -> Hint:
    """A move with its reason; what seems better than the best by less than the noise is as good."""
    chance = min(one.chance, most)
    return Hint(one.move, chance, one.playouts, reason_for(imagined, seat, one.move, chance), one.points, one.spread)


def differ_in(hints: Sequence[Hint]) -> Measure:
    """What the named moves differ in, and are sorted by: the chance to win, as long as it tells anything.

    Who is far behind, or about to win anyway, has the same chance with every move. Points tell
    more then, if the difference is more than luck of the playouts.
    """
    percents = [one.percent for one in hints]
    if max(percents) >= LONG_SHOT and (len({*percents}) > 1 or len(hints) == 1):
        return "chance"
    if len(hints) == 1:
        return "points"
    best, worst = max(hints, key=lambda one: one.points), min(hints, key=lambda one: one.points)
    if best.points - worst.points > SURE * hypot(best.error, worst.error):
        return "points"
    return "nothing"


def recommended(imagined: State, seat: int, moves: Sequence[Heard]) -> Reason:
    """Why the first of the moves."""
    return reason_for(imagined, seat, moves[0].move, moves[0].chance)


def reason_for(imagined: State, seat: int, move: str, chance: float = 0.0) -> Reason:
    """What speaks for a move, or against it, by the game's advice.

    A reason against a move has a form of its own, ``.best``, for where the move is best all the same: it is
    introduced as a drawback, and the sentence names what decides, how often the move wins.
    """
    kit = imagined.game.kit
    advice = interpreted_advice(kit)
    sheet, action = Sheet(imagined.record()), kit.action_of[move]
    details: dict[str, Any] = {"move": move, "wins": int(100 * chance + 0.5)}
    if hasattr(advice, "detail"):
        details["number"] = int(advice.detail(sheet, seat, action))
    word = advice.REASONS[int(advice.reason(sheet, seat, action))]
    return Reason(f"advice-{kit.table.ID}-{word}", details)


def gives_reasons(kit: Kit) -> bool:
    return has_advice(kit) and hasattr(interpreted_advice(kit), "REASONS")


class GivesReasons(Protocol):
    """What a hint asks of a game's advice; ``detail`` may be missing, and so may all of it."""

    REASONS: Mapping[int, str]

    def reason(self, s: Sheet, seat: int, action: int) -> int: ...
    def detail(self, s: Sheet, seat: int, action: int) -> int: ...
    def epoch(self, s: Sheet) -> int: ...
    def opens(self, s: Sheet) -> bool: ...


def part_of(state: State) -> int:
    """Which deal or round this is."""
    return int(interpreted_advice(state.game.kit).epoch(Sheet(state.record())))


def opens(state: State) -> bool:
    """Does the decision open what is counted within a deal or round?"""
    return bool(interpreted_advice(state.game.kit).opens(Sheet(state.record())))


@cache
def interpreted_advice(kit: Kit) -> GivesReasons:
    """A game's advice as it stands: reasons are asked for too rarely to be compiled."""
    known = gather(advised_by(kit), kit.tables).items()
    tables = {name: numbers(table) for name, table in known if isinstance(table, np.ndarray)}
    advice: GivesReasons = by_name(bind(advised_by(kit), tables))
    return advice
