"""8-28, E4: dividing the gems."""

from typing import TYPE_CHECKING

from igroteka.engine.rule import NOBODY, Record, left_of, rule, tell
from igroteka.games.eight28.box import (
    ACE_ADDS,
    BLUE,
    CHOOSE,
    DIRECT_HIT,
    HALVED,
    HIT_SHARE,
    ONE_WAY,
    RED,
    RED_POINTS,
    REVEALED,
    SHARE_OF_8,
    SHARE_OF_28,
    UNCLAIMED,
)

if TYPE_CHECKING:  # rules.py needs this module; binding brings them together
    from igroteka.games.eight28.rules import end_round


@rule
def total(s: Record, p: int, goal: int) -> int:
    """E1.3, E4.3: the best total of p's whole hand for 8 or for 28, -1 if none will do."""
    best = s.low[p]
    for step in range(1, 3):  # an A can count its more, once or twice
        if s.aces[p] >= step and best + ACE_ADDS <= goal:
            best += ACE_ADDS
    too_low = goal == 28 and best <= 8 and s.low_plays_28 == 0  # E4.5
    return -1 if best > goal or s.hidden[p] < 0 or too_low else best


@rule
def hits_directly(s: Record, p: int) -> bool:
    return total(s, p, 8) == 8 and total(s, p, 28) == 28  # E4.8


@rule
def reveal(s: Record) -> None:
    p = left_of(s, s.giver)
    hits = 0
    for _ in range(s.players):  # E4.1
        tell(s, REVEALED, p, s.hidden[p])
        if hits_directly(s, p):
            hits += 1
        p = left_of(s, p)
    if hits > 0:
        settle_direct_hits(s, hits)
        return
    for p in range(s.players):  # E4.4: one way only, or none
        for_8 = total(s, p, 8)
        for_28 = total(s, p, 28)
        if for_8 >= 0 and for_28 < 0:
            s.plays_for[p] = 8
            tell(s, ONE_WAY, p, 8, for_8)
        elif for_28 >= 0 and for_8 < 0:
            s.plays_for[p] = 28
            tell(s, ONE_WAY, p, 28, for_28)
    s.phase = CHOOSE
    ask_next_choice(s, s.giver)
    if s.actor == NOBODY:
        settle_halves(s)


@rule
def ask_next_choice(s: Record, p: int) -> None:
    """E4.4: those with a choice choose in turn, the last giver first."""
    for _ in range(s.players):
        if s.plays_for[p] == 0 and total(s, p, 8) >= 0:
            s.due = p
            s.actor = p
            return
        p = left_of(s, p)
    s.actor = NOBODY


@rule
def fair_share(blue: int, red: int, k: int) -> tuple[int, int]:
    """E4.2, E4.6: the largest equal value that k can have of these gems, and the reds used for it."""
    value = (blue + red * RED_POINTS) // k
    if red == 0:
        return value, 0
    while value > 0:
        reds = red
        while reds >= 0:
            blues = k * value - reds * RED_POINTS
            if RED_POINTS * ((reds + k - 1) // k) <= value and blues <= blue:
                return value, reds
            reds -= 1
        value -= 1
    return 0, 0


@rule
def hand_out(s: Record, goal: int, blue: int, red: int) -> tuple[int, int]:
    """E4.6: the gems go in equal shares to the nearest to the goal; what of them is left over."""
    winners = 0
    nearest = 0
    for p in range(s.players):
        mine = contends(s, p, goal)
        if mine > nearest:
            nearest = mine
            winners = 0
        if mine > 0 and mine == nearest:
            winners += 1
    if winners == 0:  # E4.7
        tell(s, UNCLAIMED, -1, goal)
        return blue, red
    value, reds = fair_share(blue, red, winners)
    p = s.giver
    j = 0
    for _ in range(s.players):  # the odd reds to the first from the last giver
        if contends(s, p, goal) == nearest:
            my_reds = reds // winners + (1 if j < reds % winners else 0)
            my_blues = value - my_reds * RED_POINTS
            s.gems[p, BLUE] += my_blues
            s.gems[p, RED] += my_reds
            blue -= my_blues
            red -= my_reds
            if value > 0:
                tell(s, HIT_SHARE if goal == 0 else (SHARE_OF_8 if goal == 8 else SHARE_OF_28), p, my_blues, my_reds)
            j += 1
        p = left_of(s, p)
    return blue, red


@rule
def contends(s: Record, p: int, goal: int) -> int:
    """How near p comes to the goal among those who play for it (0: not at all); goal 0 is a direct hit."""
    if goal == 0:
        return 1 if hits_directly(s, p) else 0
    return total(s, p, goal) if s.plays_for[p] == goal else 0


@rule
def settle_direct_hits(s: Record, hits: int) -> None:
    """E4.8: whoever hits takes the whole middle."""
    p = s.giver
    for _ in range(s.players):
        if hits_directly(s, p):
            tell(s, DIRECT_HIT, p, hits)
        p = left_of(s, p)
    blue, red = hand_out(s, 0, s.pot[BLUE], s.pot[RED])
    end_round(s, blue, red)


@rule
def settle_halves(s: Record) -> None:
    value, reds = fair_share(s.pot[BLUE], s.pot[RED], 2)  # E4.2
    first_reds = (reds + 1) // 2
    first_blues = value - RED_POINTS * first_reds
    second_reds = reds // 2
    second_blues = value - RED_POINTS * second_reds
    tell(s, HALVED, -1, value, s.pot[BLUE] + RED_POINTS * s.pot[RED] - 2 * value)
    blue = s.pot[BLUE] - first_blues - second_blues
    red = s.pot[RED] - reds
    blue_8, red_8 = hand_out(s, 8, first_blues, first_reds)
    blue_28, red_28 = hand_out(s, 28, second_blues, second_reds)
    end_round(s, blue + blue_8 + blue_28, red + red_8 + red_28)
