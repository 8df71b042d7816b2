"""Jackal & High: what a player is asked, and what each answer means, in the page's words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from igroteka.games.jackal_high.bound import Bound
from igroteka.locale import say

# The clauses that somebody who asks for the rules now will want to read, by phase.
SITUATION: Final = {
    "valley": ("J2.1",),
    "row": ("J3.1", "J3.2", "J3.3"),
    "roll": ("J4.2", "J4.5"),
    "place": ("J4.3", "J4.2", "J4.4", "J4.5", "J5.1"),
    "contest": ("J6.2",),
    "pile": ("J6.4", "J7.2"),
    "vultures": ("J7.2", "J7.3"),
    "over": ("J9.1", "J9.2"),
}


def title(view: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    unseen = view["unseen"]
    left = len(unseen["animals"]) + unseen["take2"] + unseen["lucky8"]
    return say("jackal-high-sub", language, round=view["round"], cards=left)


def ask(view: Mapping[str, Any], seat: int, legal: Sequence[str], language: str) -> str:
    if view["phase"] == "pile":
        return say("jackal-high-ask-pile", language)
    faces = {move.partition(">")[0] for move in legal if ">" in move}
    if len(faces) == 1:
        key = "jackal-high-ask-reroll" if "reroll" in legal else "jackal-high-ask-place"
        return say(key, language, face=faces.pop())
    return say("ask-jackal-high-which" if faces else "jackal-high-ask-stop", language)


def answer(view: Mapping[str, Any], seat: int, move: str, language: str, rule: Bound) -> str:
    if move == "stop":
        return say("jackal-high-stop", language, dice=view["players"][seat]["in_hand"])
    if move == "reroll":
        return say("jackal-high-reroll-n", language, attempt=view["attempt"] + 1)
    if move.startswith("pile "):
        return say("jackal-high-pile", language, card=move.removeprefix("pile "))
    face, _, place = move.partition(">")
    if place == "V":
        return say("jackal-high-to-valley", language, face=face)
    lying = view["row"][int(place) - 1]
    total = sum(lying["dice"][seat]) + int(face)
    return say("jackal-high-put", language, face=face, card=str(lying["card"]), sum=total)
