"""Jackal & High: what is in the box, and how a game is written down."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from igroteka.engine.rule import Record, Table, facts, rule

SEATS = 5
PLACES = 6  # of the row, one more than players (J3.1)
VALLEY = PLACES  # the Vulture Valley is the place after the row's last
FACES = 8
DICE = 3  # of each player at most; how many, and with how many faces, the box says
TAKE2, LUCKY8 = 0, 8  # a card is known by its number; Take 2 has none
NUMBERS = 22
ANIMALS = 27

DRAW_VALLEY, DRAW_ROW, ROLL, PLACE, CONTEST, ORDER, VULTURES, ENDED = range(8)  # phases
MISSES = 8  # and a passing one
FOR_CARD, FOR_BOTH, FOR_TOP, FOR_BOTTOM = 1, 2, 3, 4  # what a contest decides
HIGHEST, LOWEST = 1, -1  # rolls
STOP, REROLL, PUT = 0, 1, 2  # actions: PUT + place * FACES + face - 1
PILE = PUT + (PLACES + 1) * FACES  # PILE + number
VALLEY_CARD = PILE + NUMBERS
ROW_CARD = VALLEY_CARD + NUMBERS
ROLLED = ROW_CARD + NUMBERS - 1  # ROLLED + handful; no roll is empty

# A handful of dice is its faces in ascending order; the rules know it by its index here.
HANDFULS = [faces for n in range(DICE + 1) for faces in combinations_with_replacement(range(1, FACES + 1), n)]
ACTIONS = ROLLED + len(HANDFULS)
CHOICES = VALLEY_CARD  # the actions below it are the players', the others chance's
MOST_MOVES = DICE * PLACES  # that a player can choose from at once

STATE = np.dtype(
    [
        ("round", "i4"),
        ("stalled", "i4"),  # rounds running in which no card left the row
        ("actor", "i1"),
        ("players", "i1"),
        ("take2_paws", "i1"),  # options
        ("stall", "i1"),
        ("phase", "i1"),
        ("starter", "i1"),
        ("throw", "i1"),
        ("attempt", "i1"),
        ("due", "i1"),  # whose dice are rolled, who places, who orders his cards; -1: nobody
        ("placed", "i1", (DICE,)),  # this throw's PUT actions
        ("at", "i1"),  # the contested place, -1 if none
        ("rank", "i1"),  # what the contest decides, 0 if none
        ("seats", "i1"),  # bit mask: who takes part in it
        ("low", "i1"),  # bit mask: tied at the bottom, waiting while the top is rolled off
        ("left", "i1"),  # cards in the draw pile
        ("unseen", "i1", (NUMBERS,)),  # what it holds; its order does not exist
        ("card", "i1", (PLACES + 1,)),  # the number that counts on a place, 0 if none
        ("under", "i1", (PLACES + 1,)),  # Take 2s below it, or uncovered
        ("dice", "u1", (PLACES + 1, SEATS)),  # the handful of each seat on each place
        ("rolled", "u1", (SEATS,)),  # the handful of the roll going on
        ("hand", "i1", (SEATS,)),  # how many dice lie nowhere
        ("pile", "i1", (SEATS, ANIMALS)),  # bottom to top; on top the won cards, ascending, until ordered
        ("cards", "i1", (SEATS,)),  # how many lie there, the won ones included
        ("won", "i1", (SEATS,)),  # how many of these are not ordered yet
        ("take2", "i1", (SEATS,)),
    ],
    align=True,
)

# What the story tells: who, and up to two numbers.
(
    ROUND_BEGINS,
    VALLEY_TURNED,
    CARD_LAID,
    TAKE2_LAID,
    SECOND_LUCKY8,
    ROW_UNFINISHED,
    THROWN,
    ROLLS_AGAIN,
    PLACED,
    PLACED_IN_VALLEY,
    STOPPED,
    MISSED,
    WON_ALONE,
    CONTESTED,
    CONTEST_ROLL,
    CONTEST_TIED,
    WON_CONTEST,
    LUCKY8_BRINGS,
    LUCKY8_GONE,
    PILED,
    ALONE_TAKES,
    ALONE_GIVES,
    ALONE_HAS_NOTHING,
    VULTURES_GATHER,
    VALLEY_ROLL,
    TOP_TIED,
    BOTTOM_TIED,
    ALL_TIED,
    HIGHEST_TAKES,
    LOWEST_GIVES,
    LOWEST_HAS_NOTHING,
    STALLED,
    PILE_EMPTY,
    TOO_LONG_STALLED,
    GAME_ENDS,
) = range(35)


def tables(box: dict[str, Any]) -> dict[str, Table]:
    """The facts of the box as the tables that the rules look things up in."""
    deck = np.zeros(NUMBERS, np.int64)
    paws = np.zeros(NUMBERS, np.int64)
    deck[TAKE2], deck[LUCKY8] = box["specials"]["take2"], box["specials"]["lucky8"]
    for number, count in box["animals"]["cards"].items():
        deck[int(number)] = count
        paws[int(number)] = box["animals"]["paws"][number]
    each, faces = dice_in(box)
    return {
        "DECK": deck,
        "PAWS": paws,
        "EACH": np.array([each]),
        "SIDES": np.array([faces]),
        "WAYS": np.array([faces**dice for dice in range(DICE + 1)]),  # in which so many dice can fall
        "FALLS": falls(faces),
    }


def dice_in(box: Mapping[str, Any]) -> tuple[int, int]:
    """J1.1: how many dice each player has, and how many faces a die; three of eight where a box does not say."""
    dice = box.get("dice", {})
    return dice.get("each", DICE), dice.get("faces", FACES)


def falls(faces: int) -> Table:
    """The handful that each of these ways makes."""
    handfuls = np.zeros((DICE + 1, FACES**DICE), np.int16)
    for dice in range(DICE):
        for way in range(faces ** (dice + 1)):
            handfuls[dice + 1, way] = WITH[handfuls[dice, way // faces], way % faces + 1]
    return handfuls


# Handfuls by index: how many dice, what they show together, face by face, the different faces and how
# many of these are at most so high, the handful with one more or one less die of a face.
SIZE = np.array([len(faces) for faces in HANDFULS], np.int16)
SUM = np.array([sum(faces) for faces in HANDFULS], np.int16)
FACE = np.array([(*faces, 0, 0, 0)[:DICE] for faces in HANDFULS], np.int16)
DIFFERENT = np.array([(*sorted(set(faces)), 0, 0, 0)[:DICE] for faces in HANDFULS], np.int16)
FITTING = np.array([[len([f for f in {*faces} if f <= k]) for k in range(FACES + 1)] for faces in HANDFULS], np.int16)
WITH = np.zeros((len(HANDFULS), FACES + 1), np.int16)
WITHOUT = np.zeros((len(HANDFULS), FACES + 1), np.int16)
for _more, _faces in enumerate(HANDFULS):
    for _i, _face in enumerate(_faces):
        _less = HANDFULS.index(_faces[:_i] + _faces[_i + 1 :])
        WITHOUT[_more, _face] = _less
        WITH[_less, _face] = _more

_BOX = tables(facts(__file__))
DECK, PAWS, EACH, SIDES, WAYS, FALLS = (_BOX[name] for name in ("DECK", "PAWS", "EACH", "SIDES", "WAYS", "FALLS"))


# --- Around the table ---------------------------------------------------------------------


@rule
def right_of(s: Record, p: int) -> int:
    return p - 1 if p > 0 else s.players - 1


@rule
def places(s: Record) -> int:
    return s.players + 1  # J3.1
