"""Jackal & High: what a sensible player would do.

Hit a card exactly where that can be done at once; otherwise begin what the dice still in hand can
finish, and mind who else is there. How much each of these weighs was learned.
"""

from typing import Any

import numpy as np

from igroteka.engine.advising import chances_by_lead
from igroteka.engine.learned import Learned
from igroteka.engine.rule import Record, Table, rule
from igroteka.games.jackal_high.box import (
    DICE,
    FACE,
    FACES,
    LUCKY8,
    NUMBERS,
    ORDER,
    PAWS,
    PILE,
    PUT,
    REROLL,
    SEATS,
    SIZE,
    STOP,
    SUM,
    VALLEY,
    places,
)

THROWS = 4  # throws and rolls are counted from 1


def _hit_chances() -> Table:
    """How likely d dice in hand will add exactly r to a card, in percent; a single die is rolled up to three times."""
    table = np.zeros((DICE + 1, NUMBERS))
    table[0, 0] = 1
    single = 1 - (1 - 1 / FACES) ** 3
    table[1:, 0] = 1
    table[1, 1 : FACES + 1] = single
    for rest in range(1, NUMBERS):
        # Two dice are thrown: one of them hits at once, or one is laid down and the other goes on.
        chance = 0.0
        for a in range(1, FACES + 1):
            for b in range(1, FACES + 1):
                options = [float(rest in (a, b) or a + b == rest)]
                options += [table[1, rest - face] for face in (a, b) if face < rest]
                chance += max(options) / FACES**2
        table[2, rest] = chance
    for rest in range(1, NUMBERS):
        chance = 0.0
        for a in range(1, FACES + 1):
            for b in range(1, FACES + 1):
                for c in range(1, FACES + 1):
                    sums = {a, b, c, a + b, a + c, b + c, a + b + c}
                    best = float(rest in sums)
                    for total, left in [*((x, 2) for x in (a, b, c)), *((x, 1) for x in (a + b, a + c, b + c))]:
                        if total < rest:
                            best = max(best, table[left, rest - total])
                    chance += best / FACES**3
        table[3, rest] = chance
    return np.rint(table * 100).astype(np.int64)


HITS = _hit_chances()


def _chances_at_best() -> Table:
    """How likely up to two dice add exactly r to a card for whoever goes for it, in percent, in so many throws to come.

    A die that does not help is laid elsewhere; a single die is rolled up to three times (J4.5).
    """
    chance = np.zeros((THROWS - 1, DICE, NUMBERS))
    chance[:, :, 0] = 1
    for throws in range(1, THROWS - 1):
        chance[throws, 1, 1 : FACES + 1] = 1 - (1 - 1 / FACES) ** 3
        for rest in range(1, NUMBERS):
            for a in range(1, FACES + 1):
                for b in range(1, FACES + 1):
                    ends = [float(rest in (a, b, a + b)), chance[throws - 1, 1, rest]]
                    ends += [chance[throws - 1, 1, rest - face] for face in (a, b) if face < rest]
                    chance[throws, 2, rest] += max(ends) / FACES**2
    return np.rint(chance * 100).astype(np.int64)


AT_BEST = _chances_at_best()
MOST_PAWS, PERCENTS = 6, 21  # percents by fives

LEARNED = Learned(__file__)
PUT_HITS = LEARNED("put_hits", MOST_PAWS, PERCENTS)  # paws to be won; how likely the card is hit
PUT_REST = LEARNED("put_rest", DICE, NUMBERS)  # dice left in hand; what is missing
PUT_RIVALS = LEARNED("put_rivals", 2, SEATS)  # is it hit exactly? others who have
PUT_OTHERS = LEARNED("put_others", 2, SEATS)  # others who are on the way
PUT_BEFORE = LEARNED("put_before", 2, PERCENTS)  # have I dice there? how likely they would hit without this one
PUT_THROW = LEARNED("put_throw", THROWS, 2)  # which throw; is it hit exactly?
PUT_VALLEY = LEARNED("put_valley", FACES + 1, DICE + 1)  # what the die shows, dice in hand
STOPPING = LEARNED("stopping", THROWS, DICE + 1)  # which throw, dice in hand
REROLLING = LEARNED("rerolling", THROWS)  # which roll
ORDERING = LEARNED("ordering", MOST_PAWS)  # the card on top may be lost to the Valley


@rule
def promise(s: Record, seat: int, move: int, noticed: int) -> int:
    """How good a move looks."""
    if s.phase == ORDER:
        return ORDERING[min(PAWS[move - PILE], MOST_PAWS - 1)]
    if move == STOP:
        return STOPPING[s.throw, s.hand[seat]]
    if move == REROLL:
        return REROLLING[s.attempt]
    place = (move - PUT) // FACES
    face = (move - PUT) % FACES + 1
    return PUT_VALLEY[face, s.hand[seat]] if place == VALLEY else putting(s, seat, place, face)


@rule
def putting(s: Record, seat: int, place: int, face: int) -> int:
    left = s.hand[seat] - 1
    before = s.card[place] - SUM[s.dice[place, seat]]
    rest = before - face
    exact = 1 if rest == 0 else 0
    has_dice = 1 if s.dice[place, seat] > 0 else 0
    return (
        PUT_HITS[min(paws_on(s, place), MOST_PAWS - 1), HITS[left, rest] // 5]
        + PUT_REST[left, rest]
        + PUT_RIVALS[exact, rivals(s, seat, place)]
        + PUT_OTHERS[exact, on_the_way(s, seat, place)]
        + PUT_BEFORE[has_dice, HITS[left + 1, before] // 5 if has_dice == 1 else 0]
        + PUT_THROW[s.throw, exact]
    )


@rule
def paws_on(s: Record, place: int) -> int:
    """Paws to be won on a place; the Lucky 8 brings what nobody else wins (J6.3)."""
    if s.card[place] != LUCKY8:
        return paws_of(s, place)
    paws = s.under[place] * s.take2_paws
    for other in range(places(s)):
        if other != place and rivals(s, -1, other) == 0:
            paws += paws_of(s, other)
    return paws


@rule
def paws_of(s: Record, place: int) -> int:
    return PAWS[s.card[place]] + s.under[place] * s.take2_paws


@rule
def rivals(s: Record, seat: int, place: int) -> int:
    """Others whose dice already make the number exactly; all who do for a seat that is nobody's."""
    count = 0
    for p in range(s.players):
        if p != seat and s.dice[place, p] > 0 and SUM[s.dice[place, p]] == s.card[place]:
            count += 1
    return count


@rule
def on_the_way(s: Record, seat: int, place: int) -> int:
    """Others who have dice there that do not make the number yet."""
    count = 0
    for p in range(s.players):
        if p != seat and s.dice[place, p] > 0 and SUM[s.dice[place, p]] < s.card[place]:
            count += 1
    return count


# --- why --------------------------------------------------------------------------------------

HITS_NOW, HITS_TOGETHER, CAN_HIT, HARDLY_HITS, CANNOT_HIT, ONLY_VALLEY = range(6)
KEEPS_DICE, TRIES_AGAIN, LEAVES_HIT, DEAR_BELOW, CHEAP_ON_TOP = range(6, 11)
LIKELY = 30  # percent: what can well be hit
REASONS = {
    HITS_NOW: "hits-now",
    HITS_TOGETHER: "hits-together",
    CAN_HIT: "can-hit",
    HARDLY_HITS: "hardly-hits",
    CANNOT_HIT: "cannot-hit",
    ONLY_VALLEY: "only-valley",
    KEEPS_DICE: "keeps-dice",
    TRIES_AGAIN: "rolls-again",
    LEAVES_HIT: "leaves-hit",
    DEAR_BELOW: "dear-below",
    CHEAP_ON_TOP: "cheap-on-top",
}


@rule
def reason(s: Record, seat: int, action: int) -> int:
    """What speaks for the action: a key of REASONS."""
    if action >= PILE:
        return CHEAP_ON_TOP if dearer_is_left(s, seat, action - PILE) else DEAR_BELOW
    if action == STOP:
        return KEEPS_DICE
    if action == REROLL:
        return LEAVES_HIT if die_hits(s, seat) else TRIES_AGAIN
    if (action - PUT) // FACES == VALLEY:
        return ONLY_VALLEY
    if missing(s, seat, action) == 0:
        return HITS_NOW
    chance = detail(s, seat, action)
    if chance == 0 or chance == 100:
        return HITS_TOGETHER if chance == 100 else CANNOT_HIT
    return CAN_HIT if chance >= LIKELY else HARDLY_HITS


@rule
def missing(s: Record, seat: int, action: int) -> int:
    """What the card still needs once the die lies on it."""
    place = (action - PUT) // FACES
    return s.card[place] - SUM[s.dice[place, seat]] - (action - PUT) % FACES - 1


@rule
def dearer_is_left(s: Record, seat: int, card: int) -> bool:
    """Is one of the other cards that he won and has not put down worth more?"""
    dearer = False
    for i in range(s.cards[seat] - s.won[seat], s.cards[seat]):
        dearer = dearer or PAWS[s.pile[seat, i]] > PAWS[card]
    return dearer


@rule
def die_hits(s: Record, seat: int) -> bool:
    """Would the single die that was rolled make a number exactly?"""
    hits = False
    for place in range(places(s)):
        hits = hits or SUM[s.rolled[seat]] == s.card[place] - SUM[s.dice[place, seat]]
    return hits


@rule
def detail(s: Record, seat: int, action: int) -> int:
    """The number that the reason's sentence names: how likely in percent the card is hit exactly, going for it."""
    if action < PUT or (action - PUT) // FACES >= VALLEY:
        return 0
    rest = missing(s, seat, action)
    left = s.hand[seat] - 1
    later = THROWS - 1 - s.throw
    best = AT_BEST[later, left, rest]
    face = (action - PUT) % FACES + 1
    both = 0
    for i in range(SIZE[s.rolled[seat]]):  # the others of this throw can go there, too
        die = FACE[s.rolled[seat], i]
        if die == face:
            face = 0
            continue
        both += die
        if die <= rest:
            best = max(best, AT_BEST[later, left - 1, rest - die])
    return 100 if left == 2 and both == rest else best


# --- for the searcher -------------------------------------------------------------------------


@rule
def epoch(s: Record) -> int:
    """What a searcher looks ahead to the end of: the round."""
    return s.round


@rule
def worth(s: Record, chances: Any) -> None:
    """Each seat's chance to win, by its lead and the cards still to come."""
    chances_by_lead(s, chances, 0.7 + 0.1 * (s.left + places(s)))
