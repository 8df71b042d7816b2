"""12 Days of Christmas: what a player is asked, and what the answers are called."""

from typing import Final

from igroteka.engine.phrases import says
from igroteka.engine.rule import Ints, Record
from igroteka.engine.views import show_word, shows
from igroteka.games.twelve_days.box import COMBINATIONS, KIND, LEAD, PASS, STRAIGHT
from igroteka.games.twelve_days.table import KINDS, cards_of

# The clauses that somebody who asks for the rules now will want to read, by phase.
SITUATION: Final = {
    "deal": ("T1.3", "T1.4"),
    "lead": ("T3.1", "T2.1", "T2.2", "T3.5", "T4.1"),
    "follow": ("T3.3", "T3.4", "T3.5", "T2.2", "T3.7"),
    "over": ("T5.1", "T4.3"),
}


def laid_out(combination: int) -> str:
    """Card by card: ``9``, ``8 8``, ``6-7-8``."""
    return ("-" if KIND[combination] == STRAIGHT else " ").join(map(str, cards_of(combination)))


LAID_OUT = tuple(map(laid_out, range(len(COMBINATIONS))))


@shows
def question(s: Record, seat: int, moves: Ints, count: int, to: Record) -> None:
    if s.phase == LEAD:
        says(to, "twelve-days-ask-lead")
    elif count == 1 and moves[0] == PASS:
        says(to, "twelve-days-ask-pass")
    else:
        says(to, "twelve-days-ask-follow")
        show_word(to, "kind", KINDS[KIND[s.played[s.leader]]])


@shows
def answer(s: Record, seat: int, action: int, to: Record) -> None:
    if action == PASS:
        says(to, "pass")
    else:
        says(to, "twelve-days-play")
        show_word(to, "cards", LAID_OUT[action])
