"""My Number!: what a seat knows."""

from igroteka.engine.rule import KNOWN, WIDE, Ints, Record, blank, draw, one_hot, rule, seat_from, spread
from igroteka.games.my_number.box import (
    CHOOSE,
    COLOURS,
    DEAL,
    DRAW,
    GOALS,
    NUMBERS,
    ROUNDS,
    SEATS,
    VALUES,
    how_many,
    lowest,
    nth,
    only,
)
from igroteka.games.my_number.goals import goals_open
from igroteka.games.my_number.rules import due


@rule
def held(s: Record, p: int) -> int:
    """The cards in p's hand and the one he has chosen from it."""
    return s.hand[p] | only(s.chosen[p])


@rule
def known(s: Record, p: int) -> int:
    """M4.4: what all know of these; a choice is no news before the reveal."""
    return 0 if s.round == 1 else held(s, p) & ~only(s.drawn[p])


@rule
def hides(then: Record, now: Record, by: int, action: int, seat: int) -> int:
    """M2.3, M4.3: a card that is dealt or drawn is its owner's secret; M3.1: so is a choice until all have chosen."""
    if then.phase == DEAL or then.phase == DRAW:
        return KNOWN if due(then) == seat else 0 if then.phase == DEAL else 1
    same_turn = then.phase == now.phase and then.round == now.round and then.turn == now.turn
    return 2 if then.phase == CHOOSE and same_turn and by != seat else KNOWN


@rule
def imagine(s: Record, seat: int, rng: Ints) -> None:
    """Give the others anew, from all that the seat has not seen, the cards that it cannot know.

    Who has chosen has chosen any card of the hand thus dealt, each equally likely: a choice tells
    the others nothing, and a known card is as good as an unknown one.
    """
    unseen = s.stock
    for p in range(s.players):
        if p != seat:
            unseen |= held(s, p) & ~known(s, p)
    for p in range(s.players):
        if p != seat:
            cards = known(s, p)
            for _ in range(how_many(held(s, p)) - how_many(cards)):
                card = nth(unseen, draw(rng, how_many(unseen)))
                unseen &= ~only(card)
                cards |= only(card)
                if s.round > 1:
                    s.drawn[p] = card
            if s.chosen[p] != 0:
                s.chosen[p] = nth(cards, draw(rng, how_many(cards)))
            s.hand[p] = cards & ~only(s.chosen[p])
    s.stock = unseen


# Field by field, relative to the observer: seat 0 of a field is the observer, 1 the seat at his left.
OBSERVATION = (
    ("phase", 7),  # one-hot
    ("round", ROUNDS),  # one-hot
    ("turn", 1),
    ("row", NUMBERS),
    ("hand", NUMBERS),  # the observer's own
    ("chosen", NUMBERS),  # the observer's own
    ("known", SEATS * NUMBERS),  # what all know of the hands
    ("collection", SEATS * NUMBERS),
    ("column", SEATS * VALUES * 5),  # the colour of each column, one-hot
    ("columns", VALUES),  # the collection cards from left to right
    ("cards", SEATS),  # how many cards are in the hand
    ("has_chosen", SEATS),
    ("goals", GOALS),
    ("goals_used", GOALS),
    ("points", SEATS * ROUNDS),
    ("bonus", SEATS * ROUNDS),
    ("goals_wanted", 1),
    ("goals_stay", 1),
    ("players", 1),
)


@rule
def collection(s: Record, p: int) -> int:
    """The set of the cards that lie in p's collection."""
    cards = 0
    for colour in range(len(COLOURS)):
        card = s.top[p, colour]
        while card != 0:
            cards |= only(card)
            card = s.beneath[card]
    return cards


@rule
def coloured(s: Record, p: int) -> int:
    """The set of the columns and colours where cards lie, numbered from 1 on as cards are."""
    bits = 0
    for colour in range(len(COLOURS)):
        bits |= (2 if s.cards[p, colour] > 0 else 0) << s.column[p, colour] * len(COLOURS) + colour
    return bits


@rule
def mark(out: Ints, at: int, cells: int, cards: int) -> None:
    """One 1 for each card of a set; there is no card 0."""
    if WIDE:
        spread(out, at, cells, cards >> 1, 1)
    else:
        while cards != 0:
            out[at + lowest(cards) - 1] = 1
            cards &= cards - 1


@rule
def observe(s: Record, seat: int, out: Ints) -> None:
    blank(out)
    one_hot(out, 0, 7, s.phase)
    one_hot(out, 7, ROUNDS, s.round - 1)
    out[7 + ROUNDS] = s.turn
    at = 7 + ROUNDS + 1
    row = 0
    for i in range(s.players):
        row |= only(s.row[i])
    mark(out, at, NUMBERS, row)
    mark(out, at + NUMBERS, NUMBERS, s.hand[seat] if seat >= 0 else 0)
    mark(out, at + 2 * NUMBERS, NUMBERS, only(s.chosen[seat]) if seat >= 0 else 0)
    at += 3 * NUMBERS
    for i in range(s.players):
        observe_seat(s, seat_from(s, seat, i), i, at, out)
    at += SEATS * (2 * NUMBERS + VALUES * len(COLOURS))
    for k in range(VALUES):
        out[at + k] = s.columns[k]
    at += VALUES + 2 * SEATS
    goals = 0
    for i in range(goals_open(s)):
        goals |= only(s.goals[i])
    mark(out, at, GOALS, goals)
    mark(out, at + GOALS, GOALS, s.goals_used)
    at += 2 * GOALS + 2 * SEATS * ROUNDS
    out[at] = s.goals_wanted
    out[at + 1] = s.goals_stay
    out[at + 2] = s.players


@rule
def observe_seat(s: Record, p: int, i: int, at: int, out: Ints) -> None:
    """What all know of p, who sits i places to the observer's left."""
    mark(out, at + i * NUMBERS, NUMBERS, known(s, p))
    at += SEATS * NUMBERS
    mark(out, at + i * NUMBERS, NUMBERS, collection(s, p))
    at += SEATS * NUMBERS
    mark(out, at + i * VALUES * len(COLOURS), VALUES * len(COLOURS), coloured(s, p))
    at += SEATS * VALUES * len(COLOURS) + VALUES
    out[at + i] = how_many(s.hand[p])
    out[at + SEATS + i] = 1 if s.chosen[p] != 0 else 0
    at += 2 * SEATS + 2 * GOALS
    for j in range(ROUNDS):
        out[at + i * ROUNDS + j] = s.points[p, j]
        out[at + (SEATS + i) * ROUNDS + j] = s.bonus[p, j]
