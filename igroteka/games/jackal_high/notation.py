"""Jackal & High: how cards, dice, phases and moves are written."""

from typing import get_args

from igroteka.games.jackal_high import box
from igroteka.games.jackal_high.box import FACES, HANDFULS, LUCKY8, NUMBERS
from igroteka.games.jackal_high.view_types import Phase, Rank

NAMES = ("T2", *(str(n) if n != LUCKY8 else "L8" for n in range(1, NUMBERS)))
ANIMALS = tuple(n for n in range(1, NUMBERS) if n != LUCKY8)
TEXTS = (
    "stop",
    "reroll",
    *(f"{face}>{place}" for place in (1, 2, 3, 4, 5, 6, "V") for face in range(1, FACES + 1)),
    *(f"pile {name}" for name in NAMES),
    *(f"valley {name}" for name in NAMES),
    *(f"row {name}" for name in NAMES),
    *(f"roll {' '.join(map(str, faces))}" for faces in HANDFULS[1:]),
)
PHASES = get_args(Phase)
RANKS = (None, *get_args(Rank))


CARDS = (None, *(n if n != LUCKY8 else "L8" for n in range(1, NUMBERS)))
PLACES_BY_NAME = (None, *range(1, box.PLACES + 1), "V")


def card(value: int) -> int | str | None:
    return CARDS[value]


def faces(handful: int) -> list[int]:
    return list(HANDFULS[handful])
