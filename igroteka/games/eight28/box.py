"""8-28: what is in the box, and how a game is written down."""

from typing import Any, Final

import numpy as np

from igroteka.engine.rule import Table, facts

SEATS = 6
ACE = 10  # card kinds: 0 is the card 1, … 9 is the card 10, 10 is the A
KINDS = 11
FACES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
DECKS = ("zoch", "reviewer")
MOST_SHOWN = 28  # 27 cards that count 1, and the one that puts their owner out (E3.4)
BLUE, RED = 0, 1

DEAL, OFFER, DRAW, CHOOSE, ENDED = range(5)  # phases
REVEAL = 5  # and a passing one
TAKE, PASS, FOR_8, FOR_28, DEAL_CARD, DRAW_CARD = 0, 1, 2, 3, 4, 4 + KINDS  # actions
ACTIONS = DRAW_CARD + KINDS
CHOICES = DEAL_CARD  # the actions below it are the players', the others chance's
MOST_MOVES = 2  # that a player can choose from at once

STATE = np.dtype(
    [
        ("round", "i2"),
        ("actor", "i1"),
        ("players", "i1"),
        ("deck", "i1"),  # options
        ("pass_is_final", "i1"),
        ("low_plays_28", "i1"),
        ("phase", "i1"),
        ("giver", "i1"),
        ("due", "i1"),  # who acts, or whom the card is for
        ("taken", "i1"),  # someone took in this action B
        ("final", "i1"),
        ("supply", "i1", (2,)),
        ("pot", "i1", (2,)),
        ("aside", "i1", (2,)),
        ("left", "i1"),  # how many cards the pile has
        ("pile", "i1", (KINDS,)),  # which; their order does not exist
        ("hidden", "i1", (SEATS,)),  # the face-down card's kind, -1 if none
        ("shown", "i1", (SEATS, MOST_SHOWN)),
        ("shows", "i1", (SEATS,)),  # how many cards are face up
        ("low", "i1", (SEATS,)),  # the total of all cards, the face-down one too, every A as 1
        ("aces", "i1", (SEATS,)),  # how many A are among them
        ("out", "i1", (SEATS,)),
        ("passed", "i1", (SEATS,)),
        ("plays_for", "i1", (SEATS,)),  # 0, 8 or 28
        ("gems", "i1", (SEATS, 2)),
    ],
    align=True,
)

# What the story tells: who, and up to two numbers.
(
    ROUND_BEGINS,
    DEALT,
    GEM_PLACED,
    LAST_ROUND,
    TAKES,
    DREW,
    PASSES,
    OUT_OF_ROUND,
    PILE_HANDED_ON,
    ALL_PASSED,
    PILE_EMPTY,
    NOBODY_LEFT,
    REVEALED,
    ONE_WAY,
    CHOSE,
    DIRECT_HIT,
    HIT_SHARE,
    HALVED,
    SHARE_OF_8,
    SHARE_OF_28,
    UNCLAIMED,
    LEFT_OVER,
    GAME_ENDS,
) = range(23)


def tables(box: dict[str, Any]) -> dict[str, Table]:
    """The facts of the box as the tables that the rules look things up in."""
    decks = [[int(box["decks"][deck]["cards"][face]) for face in FACES] for deck in DECKS]
    gems = box["gems"]
    return {
        "DECK": np.array(decks),
        "GEMS": np.array([gems["blue"], gems["red"]]),
    }


FACTS = facts(__file__)
_BOX = tables(FACTS)
DECK, GEMS = _BOX["DECK"], _BOX["GEMS"]
RED_POINTS: Final[int] = FACTS["gems"]["red_points"]  # a blue gem is 1 point (E1.1)
ACE_COUNTS: Final[tuple[int, int]] = tuple(FACTS["faces"]["A"])  # E1.3
ACE_ADDS: Final = ACE_COUNTS[1] - ACE_COUNTS[0]  # to the least total
