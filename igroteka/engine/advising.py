"""What the advice of several games shares.

Bound to a game's rules and advice by name (engine.binding): a game that says what a
move promises is advised the move that promises most; one that knows better has an ``advise`` of its own.
"""

from math import exp
from typing import TYPE_CHECKING, Any

from igroteka.engine.rule import Ints, Record, rule

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import promise, scores


@rule
def advise(s: Record, seat: int, moves: Ints, count: int) -> int:
    """The move with the best ``promise``; the first of equals."""
    best = moves[0]
    best_promise = promise(s, seat, best)
    for i in range(1, count):
        found = promise(s, seat, moves[i])
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
