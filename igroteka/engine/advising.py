"""What the advice of several games shares.

Bound to a game's rules and advice by name (engine.binding): a game that says what a
move promises is advised the move that promises most. What a game's own advice defines takes the place of what is here.
"""

from math import exp
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.engine.rule import Ints, Record, rule

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import imagine, promise, scores, worth

NO_PROMISE = -(1 << 31)  # less than any move promises
CURIOSITY = 0.0  # how much who plays tries again what he rarely tried: see bots.search
FADE = 64  # of promise: a move that promises so much less is e times less likely
FADES, PARTS = np.exp(-np.arange(10)), np.exp(-np.arange(64) / 64)  # looked up: every machine has the same bits


@rule
def fading(less: int) -> float:
    """How likely a move is that promises so much less than another, beside that one."""
    parts = less * len(PARTS) // FADE
    whole = parts // len(PARTS)
    return FADES[whole] * PARTS[parts % len(PARTS)] if whole < len(FADES) else 0.0


@rule
def notice(s: Record, seat: int) -> int:
    """What a seat sees once, before it looks at one move after the other: a number that ``promise`` can read."""
    return 0


@rule
def opens(s: Record) -> bool:
    """Does the decision open what is counted within a deal or round? Where moves are counted, each does."""
    return True


@rule
def believe(s: Record, seat: int, rng: Ints) -> None:
    """Draw anew what the seat does not know, by how likely it is after all that others did. Here all is equally so."""
    imagine(s, seat, rng)


@rule
def prospects(s: Record, chances: Any) -> None:
    """Each seat's chance to win where a deal or round ends, as a player reckons with it: here as ``worth`` has it."""
    worth(s, chances)


@rule
def reconsider(s: Record, seat: int) -> None:
    """Take back what others have chosen and the seat has not seen. Here nobody chooses in secret."""


@rule
def advise(s: Record, seat: int, moves: Ints, count: int) -> int:
    """The move with the best ``promise``; the first of equals."""
    noticed = notice(s, seat)
    best = moves[0]
    best_promise = NO_PROMISE
    for i in range(count):
        found = promise(s, seat, moves[i], noticed)
        if found > best_promise:
            best_promise = found
            best = moves[i]
    return best


@rule
def chances_by_lead(s: Record, chances: Any, scale: float) -> None:
    """Each seat's chance to win: with a lead of ``scale`` points it is e times another's."""
    scores(s, chances)
    top = chances[0]
    for p in range(1, s.players):
        top = max(top, chances[p])
    whole = 0.0
    for p in range(s.players):
        chances[p] = exp((chances[p] - top) / scale)
        whole += chances[p]
    for p in range(s.players):
        chances[p] /= whole
