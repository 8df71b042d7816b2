"""My Number!: what a sensible player would do.

Guess how many will play lower, and play the card whose likely place in the row brings the card
that scores most.
"""

from math import comb, exp
from typing import Any

import numpy as np

from igroteka.engine.advising import chances_by_lead
from igroteka.engine.learned import EXPERIENCE, Learned
from igroteka.engine.rule import Record, Table, rule
from igroteka.games.my_number.box import (
    BONUS,
    COLOUR,
    NUMBERS,
    PLAYED,
    ROUNDS,
    SEATS,
    VALUES,
    how_many,
    lowest,
    only,
)
from igroteka.games.my_number.ending import score


def _rank_chances() -> Table:
    """For each number of opponents and each card (out of 60): how likely k of them play lower, in 1/1000."""
    table = np.zeros((SEATS, NUMBERS + 1, SEATS))
    for others in range(SEATS):
        for card in range(1, NUMBERS + 1):
            lower = (card - 0.5) / NUMBERS
            for k in range(others + 1):
                table[others, card, k] = comb(others, k) * lower**k * (1 - lower) ** (others - k)
    return np.rint(table * 1000).astype(np.int64)


RANKS = _rank_chances()


FADE = 1000  # in 1/1000 points, as promises are: a point less is e times less likely
CURIOSITY = 4.0
EXPERIENCED = Learned(__file__, EXPERIENCE)
POINTS_COUNT = EXPERIENCED("points_count", ROUNDS + 1)  # by the round that begins, in 1/1000: a point of lead,
CARD_COUNTS = EXPERIENCED(
    "card_counts", ROUNDS + 1, NUMBERS + 1
)  # and each card of a collection: the extreme ones help
BITS, ZERO = 8, 128  # a gain in so many bits of a number, this much more than it is


@rule
def notice(s: Record, seat: int) -> int:
    """What each card of the row would bring, side by side in one number."""
    gains = 0
    for k in range(s.players - 1, -1, -1):
        gains = gains << BITS | gain_of(s, seat, s.row[k]) + ZERO
    return gains


@rule
def promise(s: Record, seat: int, move: int, noticed: int) -> int:
    """What playing a card brings on average, in 1/1000 points, the card that is kept included."""
    gain = 0
    for k in range(s.players):
        gain += RANKS[s.players - 1, move - PLAYED, k] * ((noticed & (1 << BITS) - 1) - ZERO)
        noticed >>= BITS
    if how_many(s.hand[seat]) == 2:  # the card that is kept goes on the collection (M4.1)
        gain += 1000 * gain_of(s, seat, lowest(s.hand[seat] & ~(1 << (move - PLAYED))))
    return gain


@rule
def gain_of(s: Record, seat: int, card: int) -> int:
    """The points that a card adds to the collection where it must go (M3.3)."""
    colour = COLOUR[card]
    column = s.column[seat, colour] if s.cards[seat, colour] > 0 else min(s.opened[seat], VALUES - 1)
    return s.columns[column] + BONUS[card]


# --- why --------------------------------------------------------------------------------------

GOOD_PLACE, FAIR_PLACE, BAD_PLACE = range(3)
REASONS = {GOOD_PLACE: "good-place", FAIR_PLACE: "fair-place", BAD_PLACE: "bad-place"}


@rule
def likely_place(s: Record, card: int) -> int:
    """The place in the row, from 0, that the card most likely gets."""
    best = 0
    for k in range(s.players):
        if RANKS[s.players - 1, card, k] > RANKS[s.players - 1, card, best]:
            best = k
    return best


@rule
def reason(s: Record, seat: int, action: int) -> int:
    """What speaks for the action: a key of REASONS."""
    mine = gain_of(s, seat, s.row[likely_place(s, action - PLAYED)])
    better = 0
    for k in range(s.players):
        better += 1 if gain_of(s, seat, s.row[k]) > mine else 0
    return GOOD_PLACE if better == 0 else FAIR_PLACE if 2 * better < s.players else BAD_PLACE


@rule
def detail(s: Record, seat: int, action: int) -> int:
    """The number that the reason's sentence names: the card of the row that it likely takes."""
    return s.row[likely_place(s, action - PLAYED)]


# --- for the searcher -------------------------------------------------------------------------


@rule
def epoch(s: Record) -> int:
    """What a searcher looks ahead to the end of: the round."""
    return s.round


@rule
def opens(s: Record) -> bool:
    """The turns of a round are counted: nobody has chosen yet."""
    chosen = 0
    for p in range(s.players):
        chosen += s.chosen[p]
    return chosen == 0


@rule
def worth(s: Record, chances: Any) -> None:
    """Each seat's chance to win, by its lead and the rounds still to come."""
    chances_by_lead(s, chances, 2.2 + 2.0 * (ROUNDS - s.round))


@rule
def prospects(s: Record, chances: Any) -> None:
    """The same as games have taught it: the collection, too, with which the next round begins."""
    top = -1e9
    for p in range(s.players):
        counts = POINTS_COUNT[s.round] * score(s, p)
        cards = s.hand[p]
        while cards != 0:
            counts += CARD_COUNTS[s.round, lowest(cards)]
            cards &= cards - 1
        chances[p] = counts / 1000
        top = max(top, chances[p])
    whole = 0.0
    for p in range(s.players):
        chances[p] = exp(chances[p] - top)
        whole += chances[p]
    for p in range(s.players):
        chances[p] /= whole


@rule
def reconsider(s: Record, seat: int) -> None:
    """What the others have chosen goes back into their hands: they choose as they would, not any card alike."""
    for p in range(s.players):
        if p != seat and s.chosen[p] != 0:
            s.hand[p] |= only(s.chosen[p])
            s.chosen[p] = 0
