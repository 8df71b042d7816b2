"""12 Days of Christmas: what a player is asked, and what each answer means, in the page's words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from igroteka.games.twelve_days.bound import Bound
from igroteka.locale import say

# The clauses that somebody who asks for the rules now will want to read, by phase.
SITUATION: Final = {
    "deal": ("T1.3", "T1.4"),
    "lead": ("T3.1", "T2.1", "T2.2", "T3.5", "T4.1"),
    "follow": ("T3.3", "T3.4", "T3.5", "T2.2", "T3.7"),
    "over": ("T5.1", "T4.3"),
}


def title(view: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    return say("twelve-days-sub", language, deal=view["deal"], gifts=view["supply"])


def ask(view: Mapping[str, Any], seat: int, legal: Sequence[str], language: str) -> str:
    if view["lead"] is None:
        return say("twelve-days-ask-lead", language)
    if list(legal) == ["pass"]:
        return say("twelve-days-ask-pass", language)
    return say("twelve-days-ask-follow", language, kind=view["lead"]["kind"])


def answer(view: Mapping[str, Any], seat: int, move: str, language: str, rule: Bound) -> str:
    if move == "pass":
        return say("pass", language)
    return say("twelve-days-play", language, cards=move)
