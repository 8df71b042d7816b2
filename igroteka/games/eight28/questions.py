"""8-28: what a player is asked, and what the answers are called."""

from typing import Final

from igroteka.engine.phrases import says
from igroteka.engine.rule import Ints, Record
from igroteka.engine.views import show_number, shows
from igroteka.games.eight28.box import CHOOSE, FOR_8, PASS, TAKE
from igroteka.games.eight28.dividing import total

# The clauses that somebody who asks for the rules now will want to read, by phase.
SITUATION: Final = {
    "deal": ("E2.1", "E2.2"),
    "offer": ("E3.2", "E3.3", "E3.4", "E1.3", "E3.6", "E4.6"),
    "draw": ("E3.2", "E3.4", "E1.3"),
    "choose": ("E4.4", "E4.5", "E4.6", "E4.8"),
    "over": ("E5.2", "E5.3"),
}


@shows
def question(s: Record, seat: int, moves: Ints, count: int, to: Record) -> None:
    says(to, "eight28-ask-goal" if s.phase == CHOOSE else "eight28-ask-take")


@shows
def answer(s: Record, seat: int, action: int, to: Record) -> None:
    if action == TAKE:
        says(to, "eight28-take")
    elif action == PASS:
        says(to, "pass")
    else:
        goal = 8 if action == FOR_8 else 28
        says(to, "eight28-play-for")
        show_number(to, "goal", goal)
        show_number(to, "total", total(s, seat, goal))
