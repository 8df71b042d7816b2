"""Jackal & High drawn as text."""

from collections.abc import Sequence
from typing import Any, cast

from igroteka.games.jackal_high import box
from igroteka.games.jackal_high.bound import Bound
from igroteka.games.jackal_high.view_types import RowPlace, View
from igroteka.locale import say
from igroteka.rendering.text import NOTHING, marked, paragraph, short, spoken, table, told_winners

BOX = cast(Bound, box)  # drawing asks its tables alone
DICE_WIDTH = 8  # of a seat's column beside the row: five seats fit on a line


def title(view: View, names: Sequence[str], language: str) -> str:
    """Where the game stands, in a few words."""
    unseen = view["unseen"]
    left = len(unseen["animals"]) + unseen["take2"] + unseen["lucky8"]
    return say("jackal-high-sub", language, round=view["round"], cards=left)


def draw(view: View, names: Sequence[str], language: str = "en", rule: Bound = BOX) -> str:
    """The table as everybody sees it: the row and the Valley with the dice, then a line a seat."""
    lines = [
        *paragraph(*situation(view, short(names), language)),
        "",
        *cards(view, short(names, DICE_WIDTH), language, rule.PAWS),
        "",
        *seats(view, short(names), language),
    ]
    return "\n".join(lines)


def situation(view: View, who: Sequence[str], language: str) -> list[str]:
    """Which round it is, what is to happen next and what is left to come."""
    unseen = view["unseen"]
    left = say("draw-jackal-high-left", language, count=len(unseen["animals"]) + unseen["take2"] + unseen["lucky8"])
    if view["winners"] is not None:
        return [told_winners(view["winners"], who, language), left]
    begun = say("draw-jackal-high-round", language, round=view["round"], who=who[view["starter"]])
    stalled = say("draw-jackal-high-stalled", language, rounds=view["stalled"]) if view["stalled"] else ""
    return [begun, next_step(view, who, language), left, stalled]


def next_step(view: View, who: Sequence[str], language: str) -> str:
    step, seat = view["step"], view["step"]["seat"]
    if seat is None:
        return say(f"draw-jackal-high-{view['phase']}", language)
    details: dict[str, Any] = {"who": who[seat], "throw": view["throw"], "attempt": view["attempt"]}
    if view["phase"] == "contest":
        details["place"] = step["at"]
    if view["phase"] == "vultures":
        details["rank"] = step["rank"]
    if view["phase"] in ("roll", "place"):
        details["single"] = int(view["throw"] > 1 and view["players"][seat]["in_hand"] == 1 and not step["placed"])
    return say(f"draw-jackal-high-{view['phase']}", language, **details)


def cards(view: View, who: Sequence[str], language: str, paws: Sequence[int]) -> list[str]:
    """The row from place 1 on, then the Valley, with everybody's dice as sums."""
    head = [say(f"draw-jackal-high-column-{key}", language) for key in ("place", "card", "paws", "under")]
    valley: RowPlace = {**view["valley"], "under": 0}
    places = [(str(place), card) for place, card in enumerate(view["row"], start=1)]
    rows = []
    for place, lying in (*places, (say("draw-jackal-high-the-valley", language), valley)):
        card, under = lying["card"], lying["under"]
        worth = str(paws[card]) if isinstance(card, int) else ""
        dice = ("+".join(map(str, faces)) for faces in lying["dice"])
        rows.append((place, str(card or NOTHING), worth, f"{under} T2" if under else "", *dice))
    return [*table((*head, *who), rows, numbers=[2]), *paragraph(*signs(view, language))]


def signs(view: View, language: str) -> list[str]:
    """What the short names mean that stand in the row."""
    lucky8 = any(place["card"] == "L8" for place in view["row"])
    take2 = any(place["under"] for place in view["row"])
    return [say(f"draw-jackal-high-{sign}", language) for sign, stands in (("l8", lucky8), ("t2", take2)) if stands]


def seats(view: View, who: Sequence[str], language: str) -> list[str]:
    keys = ("score", "dice", "rolled", "take2", "won", "pile")
    head = [say(f"draw-jackal-high-column-{key}", language) for key in keys]
    seat = view["step"]["seat"]
    first = marked(who, [] if seat is None or view["winners"] is not None else [seat])
    rows = []
    for name, player, paws in zip(first, view["players"], view["scores"], strict=True):
        rolled, won, pile = (" ".join(map(str, player[key])) for key in ("rolled", "won", "pile"))
        counts = str(paws), str(player["in_hand"])
        rows.append((name, *counts, rolled, str(player["take2"]), won, pile or NOTHING))
    return table(("", *head), rows, wide=6, numbers=(1, 2, 4))


def tell(view: View, names: Sequence[str], language: str, rule: Bound, seat: int | None) -> list[str]:
    """The table in sentences."""
    who = short(names, 24)
    lines = [spoken(*situation(view, who, language))]
    for place, lying in enumerate(view["row"], start=1):
        lines.append(tell_place(lying, place, who, language, rule.PAWS))
    lines.append(tell_place({**view["valley"], "under": 0}, 0, who, language, rule.PAWS))
    return lines + [tell_seat(view, at, name, language) for at, name in enumerate(who)]


def tell_place(lying: RowPlace, place: int, who: Sequence[str], language: str, paws: Sequence[int]) -> str:
    """A card with the dice on it; place 0 is the Valley."""
    card = lying["card"]
    worth = int(paws[card]) if isinstance(card, int) else 0
    found = {"place": place, "card": str(card or "none"), "paws": worth, "take2": lying["under"]}
    dice = [f"{who[seat]} {'+'.join(map(str, faces))}" for seat, faces in enumerate(lying["dice"]) if faces]
    return spoken(
        say("tell-jackal-high-place", language, **found),
        say("tell-jackal-high-dice", language, dice=dice) if dice else "",
    )


def tell_seat(view: View, seat: int, name: str, language: str) -> str:
    player = view["players"][seat]
    told = {key: player[key] for key in ("rolled", "won", "pile") if player[key]}
    return spoken(
        say(
            "tell-jackal-high-seat",
            language,
            who=name,
            paws=view["scores"][seat],
            dice=player["in_hand"],
            take2=player["take2"],
        ),
        *(say(f"tell-jackal-high-{key}", language, what=value) for key, value in told.items()),
    )
