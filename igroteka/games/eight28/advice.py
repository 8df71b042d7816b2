"""8-28: what a sensible player would do.

Small hands stay for 8; whoever is past 8 goes for 28 and stops where the next card would more
likely harm than help. Where that is was learned.
"""

from math import sqrt
from typing import Any

from igroteka.engine.advising import chances_by_lead
from igroteka.engine.learned import EXPERIENCE, Learned
from igroteka.engine.rule import Ints, Record, draw, left_of, rule
from igroteka.games.eight28.box import BLUE, FOR_8, FOR_28, KINDS, PASS, RED, RED_POINTS, SEATS, TAKE
from igroteka.games.eight28.dividing import hits_directly, total
from igroteka.games.eight28.knowledge import all_revealed, put_back
from igroteka.games.eight28.rules import open_total, points_of, take_from_pile

STAY_FOR_8 = 6  # a total of so much is worth staying with
STAY_FOR_28 = 25
SMALL, RISK = 20, 45  # unseen cards in a hundred that would go over 28: a small risk, the largest worth taking

FOR_LITTLE, BETWEEN, FOR_MUCH = range(3)  # what a hand is on the way to
BETWEEN_ENDS = 14  # from so much on it is for 28
TOTALS, POTS = 40, 8

LEARNED = Learned(__file__)
TAKE_TOTAL = LEARNED("take_total", TOTALS, 3)  # my cards with every A as 1; how many A
TAKE_RISK = LEARNED("take_risk", 21)  # cards of a hundred that bring me over 28, by fives
TAKE_HIT = LEARNED("take_hit", 2)  # do I hit directly?
TAKE_SMALL = LEARNED("take_small", 3, SEATS)  # what mine is on the way to; others whose open cards may be for 8
TAKE_LARGE = LEARNED("take_large", 3, SEATS)  # others whose open cards are for 28
TAKE_RIVAL = LEARNED("take_rival", 3, 15)  # the others' largest open total up to 28, by twos
TAKE_TAKEN = LEARNED("take_taken", 3, 2)  # has anybody taken since the pile came to the giver?
TAKE_POT = LEARNED("take_pot", 3, POTS)  # the gems in the middle
GO_FOR_8 = LEARNED("go_for_8", 13, 13)  # how I stand in both halves

CURIOSITY = 2.0
EXPERIENCED = Learned(__file__, EXPERIENCE)
ASKED, NOT_YET, LATER = range(3)  # has the giver offered him a card? Not now, and maybe never; not now, but before
SHOWN, OPEN_TOTALS = 5, 30
HELD = EXPERIENCED("held", 3, SHOWN, OPEN_TOTALS, KINDS)  # cards face up, their total; how likely the hidden card is so


@rule
def promise(s: Record, seat: int, move: int, noticed: int) -> int:
    """How good an answer looks, beside passing or going for 28."""
    if move == TAKE:
        return taking(s, seat)
    if move == FOR_8:
        return GO_FOR_8[standing(s, seat, 8), standing(s, seat, 28)]
    return 0


@rule
def taking(s: Record, seat: int) -> int:
    low = s.low[seat]
    mine = FOR_LITTLE if low <= 8 else FOR_MUCH if total(s, seat, 28) >= BETWEEN_ENDS else BETWEEN
    small = 0
    large = 0
    rival = 0
    p = left_of(s, seat)
    while p != seat:
        if s.hidden[p] >= 0:
            theirs = open_total(s, p)
            small += 1 if theirs < 8 else 0
            large += 1 if theirs > 8 and s.out[p] == 0 else 0
            rival = max(rival, theirs if theirs <= 28 else 0)
        p = left_of(s, p)
    pot = s.pot[BLUE] + RED_POINTS * s.pot[RED]
    return (
        TAKE_TOTAL[min(low, TOTALS - 1), min(s.aces[seat], 2)]
        + TAKE_RISK[bust_percent(s, seat) // 5]
        + TAKE_HIT[1 if hits_directly(s, seat) else 0]
        + TAKE_SMALL[mine, small]
        + TAKE_LARGE[mine, large]
        + TAKE_RIVAL[mine, rival // 2]
        + TAKE_TAKEN[mine, s.taken]
        + TAKE_POT[mine, min(pot, POTS - 1)]
    )


@rule
def bust_percent(s: Record, seat: int) -> int:
    """How many of a hundred cards that the seat has not seen would bring it over 28."""
    cards = s.left
    busts = 0
    for kind in range(KINDS):
        if s.low[seat] + points_of(kind) > 28:
            busts += s.pile[kind]
    for p in range(s.players):
        if p != seat:  # his face-down card may be any of those not seen
            cards += 1
            busts += 1 if s.low[seat] + points_of(s.hidden[p]) > 28 else 0
    return 100 * busts // cards


@rule
def standing(s: Record, seat: int, goal: int) -> int:
    """Points for how I would do in this half: nobody ahead, few beside me."""
    mine = total(s, seat, goal)
    worth_it = 12
    p = left_of(s, seat)
    while p != seat:
        theirs = total(s, p, goal)
        decided = s.plays_for[p] == goal
        undecided = s.plays_for[p] == 0 and theirs >= 0
        if theirs > mine and decided:
            return 0
        if theirs > mine and undecided:
            worth_it //= 3
        elif theirs == mine and (decided or undecided):
            worth_it //= 2
        p = left_of(s, p)
    return worth_it


# --- why --------------------------------------------------------------------------------------

(
    DIRECT_HIT_STANDS,
    NEAR_8,
    SMALL_STAYS,
    NEAR_28,
    TOO_RISKY,
    PASS_WAITS,
    FAR_FROM_8,
    LEAVES_8,
    NO_RISK,
    SMALL_RISK,
    KEEPS_WITHIN,
    BIG_RISK,
    NOTHING_TO_LOSE,
    NOBODY_NEARER,
    MAYBE_NEARER,
    SOMEBODY_NEARER,
) = range(16)
REASONS = {
    DIRECT_HIT_STANDS: "direct-hit",
    NEAR_8: "near-8",
    SMALL_STAYS: "small-stays",
    NEAR_28: "near-28",
    TOO_RISKY: "too-risky",
    PASS_WAITS: "pass-waits",
    FAR_FROM_8: "far-from-8",
    LEAVES_8: "leaves-8",
    NO_RISK: "no-risk",
    SMALL_RISK: "small-risk",
    KEEPS_WITHIN: "keeps-within",
    BIG_RISK: "big-risk",
    NOTHING_TO_LOSE: "nothing-to-lose",
    NOBODY_NEARER: "nobody-nearer",
    MAYBE_NEARER: "maybe-nearer",
    SOMEBODY_NEARER: "somebody-nearer",
}


@rule
def reason(s: Record, seat: int, action: int) -> int:
    """What speaks for the action: a key of REASONS."""
    if action == FOR_8 or action == FOR_28:
        return who_is_nearer(s, seat, 8 if action == FOR_8 else 28)
    low = s.low[seat]
    if hits_directly(s, seat) and action == PASS:
        return DIRECT_HIT_STANDS
    if low > 28:
        return NOTHING_TO_LOSE
    if low <= 8 and action == PASS:
        return NEAR_8 if low >= STAY_FOR_8 else SMALL_STAYS
    if low <= 8:
        return LEAVES_8 if low == 8 else FAR_FROM_8 if percent_past(s, seat, 8) < 100 else NO_RISK
    risk = percent_past(s, seat, 28)
    if action == TAKE:
        return NO_RISK if risk == 0 else SMALL_RISK if risk <= SMALL else KEEPS_WITHIN if risk <= RISK else BIG_RISK
    if total(s, seat, 28) >= STAY_FOR_28:
        return NEAR_28
    return TOO_RISKY if risk > RISK else PASS_WAITS


@rule
def who_is_nearer(s: Record, seat: int, goal: int) -> int:
    """Is anybody, or may anybody be, as near to the goal as the seat?"""
    mine = total(s, seat, goal)
    found = NOBODY_NEARER
    for p in range(s.players):
        theirs = total(s, p, goal)
        if p == seat or theirs < mine or s.plays_for[p] == 36 - goal:
            continue
        if theirs > mine and s.plays_for[p] == goal:
            return SOMEBODY_NEARER
        found = MAYBE_NEARER
    return found


@rule
def percent_past(s: Record, seat: int, goal: int) -> int:
    """How many of a hundred cards that the seat has not seen would bring it past the goal."""
    cards = s.left
    past = 0
    for kind in range(KINDS):
        if s.low[seat] + points_of(kind) > goal:
            past += s.pile[kind]
    for p in range(s.players):
        if p != seat:
            cards += 1
            past += 1 if s.low[seat] + points_of(s.hidden[p]) > goal else 0
    return (200 * past + cards) // (2 * cards)


@rule
def detail(s: Record, seat: int, action: int) -> int:
    """The number that the reason's sentence names: cards of a hundred, or a total."""
    if action == FOR_8 or action == FOR_28:
        return total(s, seat, 8 if action == FOR_8 else 28)
    why = reason(s, seat, action)
    if why == NEAR_28:
        return total(s, seat, 28)
    if why == KEEPS_WITHIN:
        return 100 - percent_past(s, seat, 28)
    if why == TOO_RISKY or why == PASS_WAITS or why == SMALL_RISK or why == BIG_RISK:
        return percent_past(s, seat, 28)
    return s.low[seat]


# --- for the searcher -------------------------------------------------------------------------


@rule
def epoch(s: Record) -> int:
    """What a searcher looks ahead to the end of: the round."""
    return s.round


@rule
def worth(s: Record, chances: Any) -> None:
    """Each seat's chance to win, by its lead and what is still to come."""
    chances_by_lead(s, chances, 1.0 + 0.75 * sqrt(1.0 + s.supply[BLUE]))


@rule
def prospects(s: Record, chances: Any) -> None:
    """The same as games have taught it."""
    chances_by_lead(s, chances, sqrt(6.6 + 0.4 * s.supply[BLUE]))


@rule
def believe(s: Record, seat: int, rng: Ints) -> None:
    """Deal the others' face-down cards anew, by what those hold who stand as they do: who stays shows why."""
    if all_revealed(s):
        return
    for p in range(s.players):
        if p != seat and s.hidden[p] >= 0:
            put_back(s, p, s.hidden[p])
    first_time = may_be_first_time(s)
    p = left_of(s, s.giver)
    asked = ASKED
    for _ in range(s.players):
        if p == s.due:
            asked = NOT_YET if first_time else LATER
        if p != seat and s.hidden[p] >= 0:
            s.hidden[p] = likely_card(s, asked, min(s.shows[p], SHOWN - 1), min(s.low[p], OPEN_TOTALS - 1), rng)
            take_from_pile(s, p, s.hidden[p])
        p = left_of(s, p)


@rule
def may_be_first_time(s: Record) -> bool:
    """Has nobody any card face up of those who have not been asked since the pile came to the giver?"""
    first_time = s.shows[s.giver] == 0
    p = s.due
    while p != s.giver:
        first_time = first_time and s.shows[p] == 0
        p = left_of(s, p)
    return first_time


@rule
def likely_card(s: Record, asked: int, shows: int, open_cards: int, rng: Ints) -> int:
    """A card of the pile, drawn by how likely it lies face down."""
    whole = 0
    for kind in range(KINDS):
        whole += s.pile[kind] * HELD[asked, shows, open_cards, kind]
    at = draw(rng, whole)
    found = 0
    lie_before = 0
    for kind in range(KINDS - 1):
        lie_before += s.pile[kind] * HELD[asked, shows, open_cards, kind]
        found += 1 if lie_before <= at else 0
    return found
