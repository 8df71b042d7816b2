"""My Number!: what is in the box, and how a game is written down."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import numpy as np

from igroteka.engine.rule import Table, facts, rule

SEATS = 6
NUMBERS = 60  # the cards are 1…60, or some of these; 0 is no card
VALUES = 5  # collection cards, and columns of a collection
COLOURS = ("orange", "pink", "blue", "green", "purple")
ORANGE, PINK, BLUE, GREEN, PURPLE = range(5)
GOALS = 14
MOST_OPEN = 5  # goals
HAND, ROUNDS = 7, 3  # at most: cards dealt, rounds
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
        **setup(box),
    }


def setup(box: Mapping[str, Any]) -> dict[str, Table]:
    """M2: which number cards there are, how many are dealt, what lies on the table before anybody shuffles."""
    cards = [int(number) for name in COLOURS for number in box["numbers"][name]]
    given = setup_in(box)
    orders = ORDERS.tolist()
    return {
        "DECK": np.array([sum(1 << card for card in cards)]),  # as a set
        "DECK_SIZE": np.array([len(cards)]),
        "HAND_SIZE": np.array([given["hand"]]),
        "LAST_ROUND": np.array([given["rounds"]]),
        "ROW_LAID": np.array([*given["row"], *[0] * SEATS][:SEATS]),
        "COLUMN_ORDERS": np.array([orders.index(given["columns"])] if given["columns"] else range(len(orders))),
    }


def setup_in(box: Mapping[str, Any]) -> dict[str, Any]:
    """What a box says of the set-up; what it leaves out is as the rules have it."""
    return {"hand": HAND, "rounds": ROUNDS, "row": [], "columns": [], **box.get("setup", {})}


ORDERS: Table = np.array(list(permutations(range(1, VALUES + 1))))  # all 120, ascending
_BOX = tables(facts(__file__))
COLOUR, BONUS, GOAL_LETTER, GOAL_POINTS = (_BOX[name] for name in ("COLOUR", "BONUS", "GOAL_LETTER", "GOAL_POINTS"))
DECK, DECK_SIZE, HAND_SIZE, LAST_ROUND = (_BOX[name] for name in ("DECK", "DECK_SIZE", "HAND_SIZE", "LAST_ROUND"))
ROW_LAID, COLUMN_ORDERS = _BOX["ROW_LAID"], _BOX["COLUMN_ORDERS"]


@rule
def turns_in(round: int) -> int:
    """M4.1: at the end of a round everybody has one card left; in each round there is one more to begin with."""
    return round + HAND_SIZE[0] - 2


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
