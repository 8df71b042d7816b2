"""12 Days of Christmas: what a sensible player would do.

The fewer different combinations a hand needs, the sooner it is empty: shed high cards while
leading, keep low cards to win the lead back, do not break what belongs together.
"""

from typing import Any

from igroteka.engine.advising import chances_by_lead
from igroteka.engine.rule import Record, rule
from igroteka.games.twelve_days.box import EACH, HIGHEST, LEAD, LOW, PASS, TOP, left_of
from igroteka.games.twelve_days.rules import cards_in

GROUP = 10  # what a whole group of cards gone is worth
CARD = 2  # what each card gone is worth
HIGH = 8  # what each step that a led low card is higher is worth
PRECIOUS = 6  # what each step below 6 costs if the card does not win the round
LEADING = 14  # what winning the lead is worth
LEADERS_EDGE = 0.1  # how much likelier the leader of the next deal wins


@rule
def promise(s: Record, seat: int, move: int) -> int:
    """What a move is worth, in points of the tables above."""
    return lead_worth(s, seat, move) if s.phase == LEAD else follow_worth(s, seat, move)


@rule
def groups_gone(s: Record, seat: int, move: int) -> int:
    """How many values leave the hand for good, less those of which a part is left behind."""
    gone = 0
    for value in range(LOW[move], TOP[move] + 1):
        gone += 1 if s.hand[seat, value] == EACH[move] else -1
    return gone


@rule
def empties(s: Record, seat: int, move: int) -> bool:
    return move != PASS and cards_in(move) == s.held[seat]


@rule
def lead_worth(s: Record, seat: int, move: int) -> int:
    if empties(s, seat, move):  # at worst the cards come back
        return 500
    worth_it = GROUP * groups_gone(s, seat, move) + CARD * cards_in(move) + HIGH * LOW[move]
    if LOW[move] == 1:
        worth_it += LEADING // 2  # nobody goes below the 1
    return worth_it


@rule
def follow_worth(s: Record, seat: int, move: int) -> int:
    if move == PASS:
        return 0
    if empties(s, seat, move):
        return 500
    low = LOW[move]
    worth_it = GROUP * groups_gone(s, seat, move) + CARD * cards_in(move)
    if low <= LOW[s.played[s.winning]]:
        worth_it += LEADING * (HIGHEST - low - seats_to_come(s, seat)) // HIGHEST
    else:
        worth_it -= PRECIOUS * max(0, 6 - low)
    return worth_it


@rule
def seats_to_come(s: Record, seat: int) -> int:
    """How many are asked after this seat in the round."""
    count = 0
    p = left_of(s, seat)
    while p != s.leader:
        count += 1
        p = left_of(s, p)
    return count


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
def worth(s: Record, chances: Any) -> None:
    """Each seat's chance to win, by its lead in gifts and the gifts still to come."""
    chances_by_lead(s, chances, 0.45 + 0.22 * s.supply)
    whole = 1.0 + LEADERS_EDGE * chances[s.leader]
    chances[s.leader] *= 1.0 + LEADERS_EDGE
    for p in range(s.players):
        chances[p] /= whole
