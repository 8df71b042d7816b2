"""A position played to the end of the game by the games' advice. Bound to a game by name (engine.binding)."""

from typing import TYPE_CHECKING

from igroteka.engine.rule import CHANCE, OVER, Ints, Record, draw, entry

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import advise, apply, legal, outcome, ways, winners

MOST_STEPS = 1 << 16  # a bound against an endless game; none comes near it


@entry
def finish(states: Record, rng: Ints, moves: Ints) -> int:
    """To the end, everybody by the advice; a bit mask of the winners."""
    s = states[0]
    steps = 0
    while s.actor != OVER and steps < MOST_STEPS:
        if s.actor == CHANCE:
            action = outcome(s, draw(rng, ways(s)))
        else:
            action = advise(s, s.actor, moves, legal(s, s.actor, moves))
        apply(s, s.actor, action)
        steps += 1
    return winners(s)
