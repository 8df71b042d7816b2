"""8-28: what a player is asked, and what each answer means, in the page's words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from igroteka.games.eight28.bound import Bound
from igroteka.games.eight28.drawing import totals
from igroteka.locale import say

# The clauses that somebody who asks for the rules now will want to read, by phase.
SITUATION: Final = {
    "deal": ("E2.1", "E2.2"),
    "offer": ("E3.2", "E3.3", "E3.4", "E1.3", "E3.6", "E4.6"),
    "draw": ("E3.2", "E3.4", "E1.3"),
    "choose": ("E4.4", "E4.5", "E4.6", "E4.8"),
    "over": ("E5.2", "E5.3"),
}


def title(view: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    key = "eight28-sub-last" if view["final"] else "eight28-sub"
    return say(key, language, round=view["round"], who=names[view["giver"]])


def ask(view: Mapping[str, Any], seat: int, legal: Sequence[str], language: str) -> str:
    return say("eight28-ask-goal" if view["phase"] == "choose" else "eight28-ask-take", language)


def answer(view: Mapping[str, Any], seat: int, move: str, language: str, rule: Bound) -> str:
    if move in ("take", "pass"):
        return say("eight28-take" if move == "take" else "pass", language)
    goal = int(move.removeprefix("for "))
    mine = [int(total) for total in totals(view["players"][seat]).split("/")]
    return say("eight28-play-for", language, goal=goal, total=max(total for total in mine if total <= goal))
