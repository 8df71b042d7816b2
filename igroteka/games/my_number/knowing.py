"""My Number!: what a seat knows."""

from igroteka.engine.rule import Ints, Record, draw, rule
from igroteka.games.my_number.box import COLOURS, GOALS, NUMBERS, ROUNDS, SEATS, VALUES, how_many, lowest, nth, only
from igroteka.games.my_number.goals import goals_open


@rule
def held(s: Record, p: int) -> int:
    """The cards in p's hand and the one he has chosen from it."""
    return s.hand[p] | only(s.chosen[p])


@rule
def known(s: Record, p: int) -> int:
    """M4.4: what all know of these; a choice is no news before the reveal."""
    return 0 if s.round == 1 else held(s, p) & ~only(s.drawn[p])


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
def mark(out: Ints, at: int, cards: int) -> None:
    """One 1 for each card of a set."""
    while cards != 0:
        out[at + lowest(cards) - 1] = 1
        cards &= cards - 1


@rule
def observe(s: Record, seat: int, out: Ints) -> None:
    for i in range(len(out)):
        out[i] = 0
    out[s.phase] = 1
    out[7 + s.round - 1] = 1
    out[7 + ROUNDS] = s.turn
    at = 7 + ROUNDS + 1
    for i in range(s.players):
        if s.row[i] != 0:
            out[at + s.row[i] - 1] = 1
    at += NUMBERS
    if seat >= 0:
        mark(out, at, s.hand[seat])
        mark(out, at + NUMBERS, only(s.chosen[seat]))
    at += 2 * NUMBERS
    for p in range(s.players):
        i = (p - seat) % s.players
        mark(out, at + i * NUMBERS, known(s, p))
        after = at + SEATS * NUMBERS
        for colour in range(len(COLOURS)):
            if s.cards[p, colour] > 0:
                out[after + SEATS * NUMBERS + (i * VALUES + s.column[p, colour]) * 5 + colour] = 1
            card = s.top[p, colour]
            while card != 0:
                out[after + i * NUMBERS + card - 1] = 1
                card = s.beneath[card]
        after += SEATS * (NUMBERS + VALUES * 5) + VALUES
        out[after + i] = how_many(s.hand[p])
        out[after + SEATS + i] = 1 if s.chosen[p] != 0 else 0
        after += 2 * SEATS + 2 * GOALS
        for j in range(ROUNDS):
            out[after + i * ROUNDS + j] = s.points[p, j]
            out[after + (SEATS + i) * ROUNDS + j] = s.bonus[p, j]
    at += SEATS * (2 * NUMBERS + VALUES * 5)
    for k in range(VALUES):
        out[at + k] = s.columns[k]
    at += VALUES + 2 * SEATS
    for i in range(goals_open(s)):
        out[at + s.goals[i] - 1] = 1
    mark(out, at + GOALS, s.goals_used)
    at += 2 * GOALS + 2 * SEATS * ROUNDS
    out[at] = s.goals_wanted
    out[at + 1] = s.goals_stay
    out[at + 2] = s.players
