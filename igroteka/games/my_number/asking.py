"""My Number!: what a player is asked, and what each answer means, in the page's words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from igroteka.games.my_number import box
from igroteka.games.my_number.bound import Bound
from igroteka.locale import say

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


def title(view: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    return say("my-number-sub", language, round=view["round"], turn=view["turn"], turns=5 + view["round"])


def ask(view: Mapping[str, Any], seat: int, legal: Sequence[str], language: str) -> str:
    return say("my-number-ask", language)


def answer(view: Mapping[str, Any], seat: int, move: str, language: str, rule: Bound) -> str:
    return say("ask-my-number-play", language, card=move, colour=box.COLOURS[rule.COLOUR[int(move)]])
