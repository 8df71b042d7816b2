"""12 Days of Christmas: what a sensible player would do.

The fewer different combinations a hand needs, the sooner it is empty: shed high cards while
leading, keep low cards to win the lead back, do not break what belongs together. How much each of
these weighs was learned.
"""

from typing import Any

from igroteka.engine.advising import chances_by_lead
from igroteka.engine.learned import Learned
from igroteka.engine.rule import Record, rule
from igroteka.games.twelve_days.box import EACH, HIGHEST, KIND, LEAD, LOW, PASS, TOP, left_of
from igroteka.games.twelve_days.rules import cards_in

LEADERS_EDGE = 0.1  # how much likelier the leader of the next deal wins

LEADING, WINNING, UNDER = range(3)  # what a combination does: it leads, is the lowest so far, is not
MOST, HANDS, COMING, LOWS = 13, 4, 4, 3  # cards, or values; how short hands are; seats; thirds of the values
WORST, BEST = -6, 6  # values that leave the hand whole, less those of which something stays

LEARNED = Learned(__file__)
BY_LOW = LEARNED("by_low", 3, 4, HIGHEST + 1)  # what it does, its kind, its lowest card
BY_CARDS = LEARNED("by_cards", 3, MOST)
BY_GONE = LEARNED("by_gone", 3, BEST - WORST + 1)
BY_LEFT = LEARNED("by_left", 3, MOST)  # cards left in the hand
BY_GROUPS = LEARNED("by_groups", 3, MOST)  # different values left in the hand
BY_DANGER = LEARNED("by_danger", 3, HANDS, LOWS)  # the shortest hand of the others, how low the card is
BY_COMING = LEARNED("by_coming", 3, COMING, HIGHEST + 1)  # how many are asked afterwards
PASS_LOW = LEARNED("pass_low", 4, HIGHEST + 1)  # the kind that is led, the lowest card so far
PASS_COMING = LEARNED("pass_coming", COMING)
PASS_HELD = LEARNED("pass_held", MOST)
PASS_DANGER = LEARNED("pass_danger", HANDS)


@rule
def notice(s: Record, seat: int) -> int:
    """The different values in the hand, the others' shortest hand and who is still to come, in four bits each."""
    groups = 0
    for value in range(1, HIGHEST + 1):
        groups += 1 if s.hand[seat, value] > 0 else 0
    return groups | danger(s, seat) << 4 | seats_to_come(s, seat) << 8


@rule
def promise(s: Record, seat: int, move: int, noticed: int) -> int:
    """How good a move looks."""
    groups, short, coming = noticed & 15, noticed >> 4 & 15, noticed >> 8
    if move == PASS:
        led, lowest = s.played[s.leader], LOW[s.played[s.winning]]
        held = min(s.held[seat], MOST - 1)
        return PASS_LOW[KIND[led], lowest] + PASS_COMING[coming] + PASS_HELD[held] + PASS_DANGER[short]
    low = LOW[move]
    does = LEADING if s.phase == LEAD else WINNING if low <= LOW[s.played[s.winning]] else UNDER
    cards = cards_in(move)
    whole = 0
    for value in range(low, TOP[move] + 1):
        whole += 1 if s.hand[seat, value] == EACH[move] else 0
    broken = TOP[move] - low + 1 - whole
    return (
        BY_LOW[does, KIND[move], low]
        + BY_CARDS[does, cards]
        + BY_GONE[does, min(BEST, max(WORST, whole - broken)) - WORST]
        + BY_LEFT[does, min(s.held[seat] - cards, MOST - 1)]
        + BY_GROUPS[does, groups - whole]
        + BY_DANGER[does, short, (low - 1) * LOWS // HIGHEST]
        + BY_COMING[does, coming, low]
    )


@rule
def danger(s: Record, seat: int) -> int:
    """How short the shortest hand of the others is: one card, two, up to four, more."""
    least = MOST
    for p in range(s.players):
        if p != seat:
            least = min(least, s.held[p])
    return 0 if least <= 1 else 1 if least == 2 else 2 if least <= 4 else 3


@rule
def seats_to_come(s: Record, seat: int) -> int:
    """How many are asked after this seat in the round; three stands for more."""
    count = 0
    p = left_of(s, seat)
    while p != s.leader and count < COMING - 1:
        count += 1
        p = left_of(s, p)
    return count


@rule
def empties(s: Record, seat: int, move: int) -> bool:
    return move != PASS and cards_in(move) == s.held[seat]


# --- why --------------------------------------------------------------------------------------

LAST_CARDS, WHOLE_GROUPS, HIGH_CARDS, BREAKS_UP, TAKES_LEAD, BREAKS_FOR_LEAD, SHEDS, KEEPS = range(8)
REASONS = {
    LAST_CARDS: "last-cards",
    WHOLE_GROUPS: "whole-groups",
    HIGH_CARDS: "high-cards",
    BREAKS_UP: "breaks-up",
    TAKES_LEAD: "takes-lead",
    BREAKS_FOR_LEAD: "breaks-for-lead",
    SHEDS: "sheds",
    KEEPS: "keeps",
}


@rule
def reason(s: Record, seat: int, action: int) -> int:
    """What speaks for the action: a key of REASONS."""
    if action == PASS:
        return KEEPS
    if empties(s, seat, action):
        return LAST_CARDS
    broken = breaks_up(s, seat, action)
    if s.phase == LEAD:
        if broken:
            return BREAKS_UP
        return HIGH_CARDS if goes_with_nothing(s, seat, action) else WHOLE_GROUPS
    if LOW[action] <= LOW[s.played[s.winning]]:
        return BREAKS_FOR_LEAD if broken else TAKES_LEAD
    return BREAKS_UP if broken else SHEDS


@rule
def breaks_up(s: Record, seat: int, move: int) -> bool:
    """Does a card stay behind that equals one of those played?"""
    broken = False
    for value in range(LOW[move], TOP[move] + 1):
        broken = broken or s.hand[seat, value] > EACH[move]
    return broken


@rule
def goes_with_nothing(s: Record, seat: int, move: int) -> bool:
    """A single card without an equal or a neighbour in the hand."""
    value = LOW[move]
    below = value > 1 and s.hand[seat, value - 1] > 0
    above = value < HIGHEST and s.hand[seat, value + 1] > 0
    return cards_in(move) == 1 and s.hand[seat, value] == 1 and not below and not above


@rule
def detail(s: Record, seat: int, action: int) -> int:
    """The number that the reason's sentence names: cards that leave the hand."""
    return cards_in(action)


# --- for the searcher -------------------------------------------------------------------------


@rule
def epoch(s: Record) -> int:
    """What a searcher looks ahead to the end of: the deal."""
    return s.deal


@rule
def opens(s: Record) -> bool:
    """The rounds of a deal are counted."""
    return s.phase == LEAD


@rule
def worth(s: Record, chances: Any) -> None:
    """Each seat's chance to win, by its lead in gifts and the gifts still to come."""
    chances_by_lead(s, chances, 0.45 + 0.22 * s.supply)
    whole = 1.0 + LEADERS_EDGE * chances[s.leader]
    chances[s.leader] *= 1.0 + LEADERS_EDGE
    for p in range(s.players):
        chances[p] /= whole
