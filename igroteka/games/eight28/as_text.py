"""8-28 drawn as text."""

from collections.abc import Sequence
from typing import cast

from igroteka.games.eight28 import box
from igroteka.games.eight28.bound import Bound
from igroteka.games.eight28.view_types import Player, View
from igroteka.locale import say
from igroteka.rendering.text import HIDDEN, NOTHING, marked, paragraph, short, spoken, table, told_winners

BOX = cast(Bound, box)  # drawing asks its tables alone


def title(view: View, names: Sequence[str], language: str) -> str:
    """Where the game stands, in a few words."""
    key = "eight28-sub-last" if view["final"] else "eight28-sub"
    return say(key, language, round=view["round"], who=names[view["giver"]])


def draw(view: View, names: Sequence[str], language: str = "en", rule: Bound = BOX) -> str:
    """The table as a view shows it: stakes first, then a line a seat."""
    who = short(names)
    told = (paragraph(*sentences) for sentences in (situation(view, who, language), stakes(view, language)))
    return "\n".join([*(line for lines in told for line in lines), "", *seats(view, who, language)])


def situation(view: View, who: Sequence[str], language: str) -> list[str]:
    """Which round it is and what is to happen next."""
    if view["winners"] is not None:
        return [told_winners(view["winners"], who, language)]
    last = say("draw-eight28-last-round", language) if view["final"] else ""
    giver, seat = view["giver"], view["due"]
    assert seat is not None, "until the game is over somebody is due"
    due = say(f"draw-eight28-{view['phase']}", language, giver=who[giver], who=who[seat], own=int(giver == seat))
    return [say("draw-eight28-round", language, round=view["round"]), last, due]


def stakes(view: View, language: str) -> list[str]:
    """Where the gems lie that nobody has."""
    places = {"pot": view["pot"], "supply": view["supply"], "aside": view["aside"]}
    lying = {place: gems for place, gems in places.items() if place == "pot" or any(gems.values())}
    return [say(f"draw-eight28-{place}", language, **gems) for place, gems in lying.items()]


def seats(view: View, who: Sequence[str], language: str) -> list[str]:
    keys = ("hidden", "shown", "total", "blue", "red", "points")
    head = [say(f"draw-eight28-column-{key}", language) for key in keys]
    first = marked(who, [] if view["due"] is None else [view["due"]])
    rows = []
    for seat, player in enumerate(view["players"]):
        hidden = player["hidden"] or (HIDDEN if has_card(view, seat) else NOTHING)
        shown = " ".join(str(card) for card in player["shown"])
        gems, points = player["gems"], view["scores"][seat]
        counts = (str(gems["blue"]), str(gems["red"]), str(points))
        rows.append((first[seat], str(hidden), shown or NOTHING, totals(player), *counts, note(player, language)))
    return table(("", *head, ""), rows, wide=2, numbers=(4, 5, 6))


def has_card(view: View, seat: int) -> bool:
    """Has the face-down card of this seat been dealt? From the giver's left it goes round (E2.1)."""
    count = len(view["players"])
    turn, due = ((at - view["giver"] - 1) % count for at in (seat, view["due"] or 0))
    return bool(view["phase"] != "deal" or turn < due)


def totals(player: Player) -> str:
    """What the cards in sight add up to, one total for each way to count the As (E1.3)."""
    hidden = [] if player["hidden"] is None else [player["hidden"]]
    cards = [*hidden, *player["shown"]]
    least = sum(box.ACE_COUNTS[0] if card == "A" else card for card in cards)
    every_way = [least + box.ACE_ADDS * more for more in range(cards.count("A") + 1)]
    open_ways = [total for total in every_way if total <= 28]
    return "/".join(map(str, open_ways or [least])) if cards else NOTHING


def note(player: Player, language: str) -> str:
    if player["plays_for"]:
        return say("draw-eight28-plays-for", language, goal=player["plays_for"])
    if player["out"]:
        return say("draw-eight28-out", language)
    return say("draw-eight28-passed", language) if player["passed"] else ""


def tell(view: View, names: Sequence[str], language: str, rule: Bound, seat: int | None) -> list[str]:
    """The table in sentences."""
    who = short(names, 24)
    lines = [spoken(*situation(view, who, language)), spoken(*stakes(view, language))]
    return lines + [tell_seat(view, at, name, language) for at, name in enumerate(who)]


def tell_seat(view: View, seat: int, name: str, language: str) -> str:
    player = view["players"][seat]
    shown, hidden = player["shown"], player["hidden"]
    cards = ""
    if hidden is not None or has_card(view, seat):
        cards = say("tell-eight28-hidden", language, card=str(hidden or "hidden"))
    noted = note(player, language)
    return spoken(
        say("tell-eight28-seat", language, who=name, points=view["scores"][seat], **player["gems"]),
        cards,
        say("tell-eight28-shown", language, cards=shown) if shown else "",
        say("tell-eight28-total", language, total=totals(player)) if shown or hidden else "",
        f"{noted[0].upper()}{noted[1:]}." if noted else "",
    )
