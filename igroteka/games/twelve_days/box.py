"""12 Days of Christmas: what is in the box, and how a game is written down."""

from typing import Any

import numpy as np

from igroteka.engine.rule import Table, facts

SEATS = 8
HIGHEST = 12  # card values are 1 to 12; column 0 of a field by value stays 0
VALUES = range(1, HIGHEST + 1)
FEWEST_PLAYERS = 2

DEAL, LEAD, FOLLOW, ENDED = range(4)  # phases
NOTHING, SINGLE, SET, STRAIGHT = range(4)  # kinds of combination (T2.1)

# A combination is as many cards `each` of the values from `low` to `top`. A player's action is to
# play one, and PASS is to play the empty one; its number names it, also while it lies on the table.
COMBINATIONS = (
    (NOTHING, HIGHEST + 1, HIGHEST, 0),
    *((SINGLE, value, value, 1) for value in VALUES),
    *((SET, value, value, each) for value in VALUES for each in range(2, value + 1)),
    *((STRAIGHT, low, top, 1) for low in VALUES for top in range(low + 1, HIGHEST + 1)),
)
KIND, LOW, TOP, EACH = (np.array(column) for column in zip(*COMBINATIONS, strict=True))
PASS = 0
# The numbers of a single card, of a set and of a straight are these + value, + each, + top.
SINGLE_OF = COMBINATIONS.index((SINGLE, 1, 1, 1)) - 1
SET_OF = np.array([0, 0, *(COMBINATIONS.index((SET, value, value, 2)) - 2 for value in VALUES[1:])])
STRAIGHT_OF = np.array([0, *(COMBINATIONS.index((STRAIGHT, low, low + 1, 1)) - low - 1 for low in VALUES[:-1]), 0])
DEAL_OF = len(COMBINATIONS) - 1  # + value: chance deals a card
ACTIONS = DEAL_OF + HIGHEST + 1
CHOICES = len(COMBINATIONS)  # the actions below it are the players', the others chance's
MOST_MOVES = 78  # that a player can choose from at once: with one card of each value

STATE = np.dtype(
    [
        ("actor", "i1"),
        ("players", "i1"),
        ("last_deal_pays", "i1"),  # option
        ("deal", "i1"),
        ("phase", "i1"),
        ("leader", "i1"),
        ("due", "i1"),  # who acts, or whom the card is for
        ("winning", "i1"),  # who has played the lowest card of the round so far, else the leader
        ("supply", "i1"),
        ("unseen", "i1"),  # how many cards have not been dealt
        ("pile", "i1", (HIGHEST + 1,)),  # which they are; their order does not exist
        ("hand", "i1", (SEATS, HIGHEST + 1)),
        ("held", "i1", (SEATS,)),  # how many cards are in the hand
        ("known", "i1", (SEATS,)),  # the hand is what its owner took back (T3.7): all know it
        ("played", "u1", (SEATS,)),  # the combination on the table; PASS where there is none
        ("gifts", "i1", (SEATS,)),
    ],
    align=True,
)

# What the story tells: who, and up to two numbers.
(
    DEAL_BEGINS,
    DEALT,
    LEADS,
    FOLLOWS,
    PASSES,
    ROUND_WON,
    TAKEN_BACK,
    DISCARDED,
    DEAL_WON,
    GIFT_GIVEN,
    NO_GIFT,
    NOBODY_PAYS,
    GAME_ENDS,
) = range(13)


def tables(box: dict[str, Any]) -> dict[str, Table]:
    """The facts of the box as the tables that the rules look things up in."""
    numbers, hands = box["numbers"]["cards"], box["hands"]["cards"]
    return {
        "DECK": np.array([0, *(int(numbers[str(value)]) for value in VALUES)]),
        "HAND_SIZE": np.array(
            [int(hands[str(players)]) if players >= FEWEST_PLAYERS else 0 for players in range(SEATS + 1)]
        ),
    }


_BOX = tables(facts(__file__))
DECK, HAND_SIZE = _BOX["DECK"], _BOX["HAND_SIZE"]
