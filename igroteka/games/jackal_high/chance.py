"""Jackal & High: what chance brings, cards and dice."""

from igroteka.engine.rule import Ints, Record, different_outcomes, rule
from igroteka.games.jackal_high.box import (
    DRAW_ROW,
    DRAW_VALLEY,
    FACE,
    FALLS,
    LUCKY8,
    NUMBERS,
    ROLL,
    ROLLED,
    ROW_CARD,
    SIDES,
    SIZE,
    TAKE2,
    VALLEY_CARD,
    WAYS,
)


@rule
def dice_due(s: Record) -> int:
    """How many dice are rolled next: all not placed yet (J4.2), or those in the contest (J6.2, J7.2)."""
    return s.hand[s.due] if s.phase == ROLL else SIZE[s.dice[s.at, s.due]]


@rule
def drawable(s: Record, number: int) -> int:
    """How many cards with this number can be turned up next; the first is an animal (J2.1)."""
    if s.phase == DRAW_VALLEY and (number == TAKE2 or number == LUCKY8):
        return 0
    return s.unseen[number]


@rule
def ways(s: Record) -> int:
    """Chance: how many equally likely things can happen."""
    if s.phase == DRAW_VALLEY:
        return s.left - s.unseen[TAKE2] - s.unseen[LUCKY8]
    if s.phase == DRAW_ROW:
        return s.left
    return WAYS[dice_due(s)]


@rule
def odds_known(s: Record) -> int:
    """The odds of a roll depend on the number of dice alone; 0 for cards."""
    return dice_due(s) if s.phase >= ROLL else 0


@rule
def outcome(s: Record, way: int) -> int:
    """Chance: the action that the given one of those ways brings."""
    if s.phase >= ROLL:
        return ROLLED + FALLS[dice_due(s), way]
    number = 0
    cards = 0
    for lower in range(NUMBERS - 1):
        cards += drawable(s, lower)
        number += 1 if cards <= way else 0  # to the end: a branch that nobody can foresee is slower
    return number + (VALLEY_CARD if s.phase == DRAW_VALLEY else ROW_CARD)


@rule
def outcomes(s: Record, out: Ints) -> int:
    """Chance: all that can happen; dice can show every handful of so many."""
    if s.phase < ROLL:
        return different_outcomes(s, out)
    dice = dice_due(s)
    n = 0
    for handful in range(len(SIZE)):
        if SIZE[handful] == dice and FACE[handful, dice - 1] <= SIDES[0]:  # the last face is the highest
            out[n] = ROLLED + handful
            n += 1
    return n
