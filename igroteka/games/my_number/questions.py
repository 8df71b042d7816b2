"""My Number!: what a player is asked, and what the answers are called."""

from typing import Final

from igroteka.engine.phrases import says
from igroteka.engine.rule import Ints, Record
from igroteka.engine.views import show_number, show_word, shows
from igroteka.games.my_number.box import COLOUR, COLOURS, PLAYED

# The clauses that somebody who asks for the rules now will want to read, by phase.
SITUATION: Final = {
    "row": ("M2.1",),
    "columns": ("M2.2",),
    "goals": ("M6.1", "M6.2"),
    "deal": ("M2.3",),
    "draw": ("M4.3", "M4.4"),
    "choose": ("M3.1", "M3.2", "M3.3", "M3.4", "M4.1", "M4.2"),
    "over": ("M5.1",),
}

NAMED = COLOURS  # by number


@shows
def question(s: Record, seat: int, moves: Ints, count: int, to: Record) -> None:
    """Who has chosen may still think better of it, until all have (M3.1)."""
    if s.chosen[seat] == 0:
        says(to, "my-number-ask")
    else:
        says(to, "my-number-chosen")
        show_number(to, "card", s.chosen[seat])


@shows
def answer(s: Record, seat: int, action: int, to: Record) -> None:
    card = action - PLAYED
    says(to, "my-number-play")
    show_number(to, "card", card)
    show_word(to, "colour", NAMED[COLOUR[card]])
