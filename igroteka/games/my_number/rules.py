"""My Number!, the rules. Clause numbers (M3.2) are those of rulebook.en.md and rulebook.ru.md."""

from itertools import permutations
from typing import Any

import numpy as np

from igroteka.engine.rule import CHANCE, OVER, Ints, Record, Table, draw, facts, rule, tell

SEATS = 6
NUMBERS = 60  # the cards are 1…60; 0 is no card
VALUES = 5  # collection cards, and columns of a collection
COLOURS = ("orange", "pink", "blue", "green", "purple")
ORANGE, PINK, BLUE, GREEN, PURPLE = range(5)
GOALS = 14
MOST_OPEN = 5  # goals
ROUNDS = 3
GOAL_MODES = ("none", *(f"round:{k}" for k in range(1, 6)), *(f"game:{k}" for k in range(3, 6)))  # M6.1

# Sets of cards are whole numbers: bit c is card c. Bit 0 is never set, and no set is negative.
ALL_CARDS = (1 << (NUMBERS + 1)) - 2

ROW, COLUMNS, GOALS_DUE, DEAL, DRAW, CHOOSE, ENDED = range(7)  # phases
PLAYED, ROW_CARD, DEAL_CARD, DRAW_CARD = (i * NUMBERS - 1 for i in range(4))  # actions: add the card
LAY_COLUMNS = 4 * NUMBERS  # … add the index of the order
TURN_GOAL = LAY_COLUMNS + 120 - 1  # … add the goal
ACTIONS = TURN_GOAL + GOALS + 1
CHOICES = NUMBERS  # the actions below it are the players', the others chance's
MOST_MOVES = 9  # that a player can choose from at once

STATE = np.dtype(
    [
        ("stock", "i8"),  # the set of cards nobody has seen; its order does not exist
        ("hand", "i8", (SEATS,)),  # a set of cards each
        ("goals_used", "i4"),  # the set of goals of earlier rounds; as wide as leaves no gap: NumPy does not copy gaps
        ("round", "i1"),
        ("turn", "i1"),
        ("phase", "i1"),
        ("actor", "i1"),
        ("players", "i1"),
        ("goals_wanted", "i1"),  # options
        ("goals_stay", "i1"),
        ("chosen", "i1", (SEATS,)),
        ("drawn", "i1", (SEATS,)),  # rounds 2 and 3: the card that only its owner knows, 0 once it is played (M4.4)
        ("row", "i1", (SEATS,)),  # ascending
        ("columns", "i1", (VALUES,)),  # the collection cards from left to right, the same for all
        ("goals", "i1", (MOST_OPEN,)),  # those open, as drawn
        ("opened", "i1", (SEATS,)),  # how many columns have cards; they fill from the left
        ("column", "i1", (SEATS, len(COLOURS))),  # where each colour lies, 0 is the leftmost column
        ("cards", "i1", (SEATS, len(COLOURS))),  # how many of each colour lie there
        ("top", "i1", (SEATS, len(COLOURS))),  # the one laid last
        ("beneath", "i1", (NUMBERS + 1,)),  # of each card in a collection: the card it was laid on, 0 if the first
        ("points", "i1", (SEATS, ROUNDS)),
        ("bonus", "i1", (SEATS, ROUNDS)),
    ],
    align=True,
)

# What the story tells: who, and up to two numbers.
(
    ROUND_BEGINS,
    TURNED_UP,
    COLUMNS_LAID,
    COLUMNS_CHANGED,
    GOAL_TURNED,
    DEALT,
    DREW,
    CHOSE,
    REVEALED,
    TAKES,
    LAST_CARD,
    OPENS,
    JOINS,
    GOAL_COUNTS,
    ROUND_SCORED,
    TAKES_UP,
    GOALS_DISCARDED,
    GAME_ENDS,
    WINS,
) = range(19)


def tables(box: dict[str, Any]) -> dict[str, Table]:
    """The facts of the box as the tables that the rules look things up in."""
    colour, bonus = np.zeros(NUMBERS + 1, np.int64), np.zeros(NUMBERS + 1, np.int64)
    for c, name in enumerate(COLOURS):
        for number, printed in box["numbers"][name].items():
            colour[int(number)], bonus[int(number)] = c, printed
    goals = [box["goals"][str(goal)] for goal in range(1, GOALS + 1)]
    letters = sorted({goal["letter"] for goal in goals})
    return {
        "COLOUR": colour,
        "BONUS": bonus,
        "GOAL_LETTER": np.array([0, *(1 << letters.index(goal["letter"]) for goal in goals)]),  # as a set
        "GOAL_POINTS": np.array([0, *(goal["points"] for goal in goals)]),
    }


_BOX = tables(facts(__file__))
COLOUR, BONUS, GOAL_LETTER, GOAL_POINTS = (_BOX[name] for name in ("COLOUR", "BONUS", "GOAL_LETTER", "GOAL_POINTS"))
ORDERS: Table = np.array(list(permutations(range(1, VALUES + 1))))  # all 120, ascending


@rule
def start(s: Record, players: int, goals: int) -> None:
    s.players = players
    s.goals_stay = 1 if goals > 5 else 0  # M6.1: game:3 … game:5
    s.goals_wanted = goals - 3 if goals > 5 else goals
    s.stock = ALL_CARDS
    s.round = 1
    s.turn = 1
    s.phase = ROW
    s.actor = CHANCE


# --- Sets of cards ------------------------------------------------------------------------


@rule
def only(card: int) -> int:
    """The set of this card alone; the empty set for 0. (A narrow NumPy number would not hold the set.)"""
    return (1 << int(card)) & ALL_CARDS


@rule
def how_many(cards: int) -> int:
    """The cards of a set, counted in pairs, fours, bytes and at once: compilers know this as one instruction."""
    cards = cards - ((cards >> 1) & 0x5555555555555555)
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((cards * 0x0101010101010101) >> 56) & 0xFF


@rule
def lowest(cards: int) -> int:
    """The lowest card of a set."""
    return how_many(~cards & (cards - 1))


@rule
def nth(cards: int, n: int) -> int:
    """The card of a set that has n others below it, found by halving."""
    card = 0
    half = 32
    while half > 0:
        below = how_many(cards & ((1 << half) - 1))
        if n >= below:
            n -= below
            cards >>= half
            card += half
        half >>= 1
    return card


# --- Chance -------------------------------------------------------------------------------


@rule
def ways(s: Record) -> int:
    """Chance: how many equally likely things can happen."""
    if s.phase == COLUMNS:
        return len(ORDERS)
    if s.phase == GOALS_DUE:
        return how_many(goals_to_come(s))
    return how_many(s.stock)


@rule
def outcome(s: Record, way: int) -> int:
    """Chance: the action that the given one of those ways brings."""
    if s.phase == COLUMNS:
        return LAY_COLUMNS + way
    if s.phase == GOALS_DUE:
        return TURN_GOAL + nth(goals_to_come(s), way)
    return nth(s.stock, way) + (DEAL_CARD if s.phase == DEAL else ROW_CARD if s.phase == ROW else DRAW_CARD)


@rule
def due(s: Record) -> int:
    """Whom the next card is for: everybody has got equally many before, the row's card included."""
    return (NUMBERS - how_many(s.stock)) % s.players


@rule
def goals_to_come(s: Record) -> int:
    """M6.2: the set of goals that can be turned up, the unused ones first."""
    letters = 0
    for i in range(MOST_OPEN):
        letters |= GOAL_LETTER[s.goals[i]]
    closed = 0
    for goal in range(1, GOALS + 1):
        if GOAL_LETTER[goal] & letters == 0:
            closed |= 1 << goal
    unused = closed & ~s.goals_used
    return unused if unused != 0 else closed


# --- The order of things ------------------------------------------------------------------


@rule
def pending(s: Record) -> int:
    """Bit mask of the seats that may act now: all that have not chosen."""
    mask = 0
    if s.phase == CHOOSE:
        for p in range(s.players):
            if s.chosen[p] == 0:
                mask |= 1 << p
    return mask


@rule
def legal(s: Record, seat: int, out: Ints) -> int:
    cards = s.hand[seat]
    n = 0
    while cards != 0:
        out[n] = PLAYED + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@rule
def apply(s: Record, seat: int, action: int) -> None:
    if action <= ROW_CARD:
        choose(s, seat, action - PLAYED)
    elif action <= DEAL_CARD:
        turn_up(s, action - ROW_CARD)
    elif action <= DRAW_CARD:
        deal(s, due(s), action - DEAL_CARD)
    elif action < LAY_COLUMNS:
        draw_one(s, due(s), action - DRAW_CARD)
    elif action <= TURN_GOAL:
        lay_columns(s, action - LAY_COLUMNS)
    else:
        turn_goal(s, action - TURN_GOAL)


# --- M2: set-up ---------------------------------------------------------------------------


@rule
def turn_up(s: Record, card: int) -> None:
    at = due(s)
    s.stock &= ~only(card)
    while at > 0 and s.row[at - 1] > card:  # M2.1: ascending
        s.row[at] = s.row[at - 1]
        at -= 1
    s.row[at] = card
    tell(s, TURNED_UP, -1, card)
    if due(s) == 0:
        s.phase = COLUMNS


@rule
def lay_columns(s: Record, order: int) -> None:
    for k in range(VALUES):
        s.columns[k] = ORDERS[order, k]  # M2.2, M4.3
    tell(s, COLUMNS_LAID if s.round == 1 else COLUMNS_CHANGED, -1, order)
    go_on(s)


@rule
def turn_goal(s: Record, goal: int) -> None:
    s.goals[goals_open(s)] = goal
    tell(s, GOAL_TURNED, -1, goal, GOAL_POINTS[goal])
    go_on(s)


@rule
def goals_open(s: Record) -> int:
    n = 0
    while n < MOST_OPEN and s.goals[n] != 0:
        n += 1
    return n


@rule
def go_on(s: Record) -> None:
    """After the columns: the goals, in round 1 the deal, then everybody chooses."""
    if goals_open(s) < s.goals_wanted:  # M6.1
        s.phase = GOALS_DUE
    elif s.round == 1:
        s.phase = DEAL
    else:
        ask(s)


@rule
def deal(s: Record, p: int, card: int) -> None:
    s.stock &= ~only(card)
    s.hand[p] |= only(card)
    tell(s, DEALT, p, card)
    if how_many(s.stock) == NUMBERS - (1 + 7) * s.players:  # M2.3
        ask(s)


# --- M3: a turn ---------------------------------------------------------------------------


@rule
def ask(s: Record) -> None:
    s.phase = CHOOSE
    s.actor = 0


@rule
def choose(s: Record, p: int, card: int) -> None:
    s.hand[p] &= ~only(card)  # M3.1
    s.chosen[p] = card
    tell(s, CHOSE, p, card)
    for q in range(s.players):
        if s.chosen[q] == 0:
            s.actor = q
            return
    reveal(s)


@rule
def reveal(s: Record) -> None:
    for p in range(s.players):
        tell(s, REVEALED, p, s.chosen[p])
    for p in range(s.players):
        above = 0  # M3.2: as many cards of the row lie left of p's as played cards are lower than his
        for q in range(s.players):
            if s.chosen[q] < s.chosen[p]:
                above += 1
        taken = s.row[above]
        s.row[above] = s.chosen[p]  # M3.4
        tell(s, TAKES, p, taken)
        lay(s, p, taken)
    for p in range(s.players):
        if s.drawn[p] == s.chosen[p]:
            s.drawn[p] = 0  # M4.4
        s.chosen[p] = 0
    if s.turn < s.round + 5:
        s.turn += 1
        s.actor = 0
    else:
        end_round(s)  # M4.1: everybody has one card left


@rule
def lay(s: Record, p: int, card: int) -> None:
    """M3.3: on the column that already has its colour; otherwise on the leftmost empty one."""
    colour = COLOUR[card]
    if s.cards[p, colour] == 0:
        s.column[p, colour] = s.opened[p]
        s.opened[p] += 1
    s.cards[p, colour] += 1
    s.beneath[card] = s.top[p, colour]
    s.top[p, colour] = card
    tell(s, OPENS if s.cards[p, colour] == 1 else JOINS, p, value_under(s, p, colour), colour)


# --- M4: the end of a round ---------------------------------------------------------------


@rule
def end_round(s: Record) -> None:
    for p in range(s.players):
        last = lowest(s.hand[p])
        tell(s, LAST_CARD, p, last)
        lay(s, p, last)  # M4.1
        s.hand[p] = 0
        s.drawn[p] = 0
    for p in range(s.players):
        score_round(s, p)
    if s.round == ROUNDS:  # M5.1
        end_game(s)
    else:
        next_round(s)


@rule
def score_round(s: Record, p: int) -> None:
    """M4.2: value × cards, the bonuses and penalties on the cards, the goals."""
    points = 0
    bonus = 0
    for colour in range(len(COLOURS)):
        points += s.columns[s.column[p, colour]] * s.cards[p, colour]
        card = s.top[p, colour]
        while card != 0:
            bonus += BONUS[card]
            card = s.beneath[card]
    for i in range(goals_open(s)):
        if holds(s, p, s.goals[i]):
            bonus += GOAL_POINTS[s.goals[i]]
            tell(s, GOAL_COUNTS, p, s.goals[i], GOAL_POINTS[s.goals[i]])
    s.points[p, s.round - 1] = points
    s.bonus[p, s.round - 1] = bonus
    tell(s, ROUND_SCORED, p, points, bonus)


@rule
def next_round(s: Record) -> None:
    s.round += 1
    s.turn = 1
    tell(s, ROUND_BEGINS, -1, s.round)
    for p in range(s.players):
        take_up(s, p)  # M4.3
    for k in range(VALUES):
        s.columns[k] = 0
    if s.goals_stay == 0 and s.goals_wanted > 0:  # M6.1
        tell(s, GOALS_DISCARDED, -1)
        for i in range(s.goals_wanted):
            s.goals_used |= 1 << s.goals[i]
            s.goals[i] = 0
    s.phase = DRAW
    s.actor = CHANCE


@rule
def take_up(s: Record, p: int) -> None:
    """The whole collection goes into the hand."""
    for colour in range(len(COLOURS)):
        while s.top[p, colour] != 0:
            card = s.top[p, colour]
            s.hand[p] |= only(card)
            s.top[p, colour] = s.beneath[card]
            s.beneath[card] = 0
        s.cards[p, colour] = 0
        s.column[p, colour] = 0
    s.opened[p] = 0
    tell(s, TAKES_UP, p, how_many(s.hand[p]))


@rule
def draw_one(s: Record, p: int, card: int) -> None:
    s.stock &= ~only(card)
    s.hand[p] |= only(card)  # M4.3
    s.drawn[p] = card
    tell(s, DREW, p, card)
    if due(s) == 0:
        s.phase = COLUMNS


# --- M6: goals ----------------------------------------------------------------------------


@rule
def value_under(s: Record, p: int, colour: int) -> int:
    """The collection card that the colour lies on, 0 if p has none of it."""
    return s.columns[s.column[p, colour]] if s.cards[p, colour] > 0 else 0


@rule
def highest(s: Record, p: int) -> int:
    """How many cards p's highest column has."""
    most = 0
    for colour in range(len(COLOURS)):
        most = max(most, s.cards[p, colour])
    return most


@rule
def has_column_of(s: Record, p: int, cards: int) -> bool:
    for colour in range(len(COLOURS)):
        if s.cards[p, colour] == cards:
            return True
    return False


@rule
def has_fewest(s: Record, p: int, colour: int) -> bool:
    """Nobody has fewer; zero counts."""
    for q in range(s.players):
        if s.cards[q, colour] < s.cards[p, colour]:
            return False
    return True


@rule
def has_most(s: Record, p: int, colour: int) -> bool:
    """Nobody has more; zero counts."""
    for q in range(s.players):
        if s.cards[q, colour] > s.cards[p, colour]:
            return False
    return True


@rule
def holds(s: Record, p: int, goal: int) -> bool:
    """M6.3: does the goal hold for p's collection?"""
    orange = s.cards[p, ORANGE]
    blue = s.cards[p, BLUE]
    green = s.cards[p, GREEN]
    purple = s.cards[p, PURPLE]
    if goal == 1:
        return orange == 1 or orange == 3
    if goal == 2:
        return blue == 2 or blue == 4
    if goal == 3:
        return has_fewest(s, p, PINK)
    if goal == 4:
        return green > 0 and s.column[p, GREEN] == s.opened[p] - 1
    if goal == 5:
        return purple > 0 and purple >= orange
    if goal == 6:
        return s.opened[p] == 5
    if goal == 7:
        return value_under(s, p, GREEN) >= 4
    if goal == 8:
        return has_column_of(s, p, 3)
    if goal == 9:
        return has_most(s, p, PURPLE)
    if goal == 10:
        return 1 <= value_under(s, p, ORANGE) <= 2
    if goal == 11:
        return s.opened[p] == 3
    if goal == 12:
        return blue == highest(s, p)
    if goal == 13:
        return has_column_of(s, p, 4)
    return has_most(s, p, PINK)


# --- M5: the end --------------------------------------------------------------------------


@rule
def end_game(s: Record) -> None:
    s.phase = ENDED
    s.actor = OVER
    for p in range(s.players):
        tell(s, GAME_ENDS, p, score(s, p))
    for p in range(s.players):
        if winners(s) >> p & 1:
            tell(s, WINS, p, decided_by(s, p))


@rule
def score(s: Record, p: int) -> int:
    total = 0
    for i in range(ROUNDS):
        total += s.points[p, i] + s.bonus[p, i]
    return total


@rule
def scores(s: Record, out: Ints) -> None:
    for p in range(s.players):
        out[p] = score(s, p)


@rule
def standing(s: Record, p: int, by: int) -> int:
    """M5.1, what decides the game: 1 all points, 2 those of round 3, 3 the sum of bonuses."""
    if by == 1:
        return score(s, p)
    if by == 2:
        return s.points[p, 2] + s.bonus[p, 2]
    return s.bonus[p, 0] + s.bonus[p, 1] + s.bonus[p, 2]


@rule
def lead(s: Record, p: int, q: int) -> int:
    """What of this puts p before q, negative if it puts q before p; 0 if nothing does."""
    for by in range(1, 4):
        if standing(s, p, by) != standing(s, q, by):
            return by if standing(s, p, by) > standing(s, q, by) else -by
    return 0


@rule
def winners(s: Record) -> int:
    """Bit mask: whom nobody is before; a tie in everything is a shared victory (M5.1)."""
    mask = 1
    best = 0
    for p in range(1, s.players):
        if lead(s, p, best) > 0:
            best = p
            mask = 0
        if lead(s, p, best) == 0:
            mask |= 1 << p
    return mask


@rule
def decided_by(s: Record, winner: int) -> int:
    """What it took to win: 1 points, 2 round 3, 3 bonuses, 0 if the victory is shared."""
    furthest = 1
    for p in range(s.players):
        if p != winner:
            if lead(s, winner, p) == 0:
                return 0
            furthest = max(furthest, lead(s, winner, p))
    return furthest


# --- What a seat knows --------------------------------------------------------------------


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
