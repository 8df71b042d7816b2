"""12 Days of Christmas drawn as text."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, cast

from igroteka.games.twelve_days import box
from igroteka.games.twelve_days.bound import Bound
from igroteka.games.twelve_days.view_types import Player, View
from igroteka.locale import say
from igroteka.rendering.text import HIDDEN, NOTHING, WIDTH, marked, paragraph, short, spoken, table, told_winners, wrap

BOX = cast(Bound, box)  # drawing asks its tables alone


def title(view: View, names: Sequence[str], language: str) -> str:
    """Where the game stands, in a few words."""
    return say("twelve-days-sub", language, deal=view["deal"], gifts=view["supply"])


def draw(view: View, names: Sequence[str], language: str = "en", rule: Bound = BOX) -> str:
    """The table as a view shows it: the lead first, then a line a seat."""
    who = short(names)
    lines = [*paragraph(*situation(view, who, language)), *discard(view, language), "", *seats(view, who, language)]
    return "\n".join(lines)


def situation(view: View, who: Sequence[str], language: str) -> list[str]:
    """Which deal it is, what was led and who is to act."""
    if view["winners"] is not None:
        return [told_winners(view["winners"], who, language)]
    details: dict[str, Any] = {"deal": view["deal"], "leader": who[view["leader"]]}
    if view["lead"] and isinstance(view["actor"], int):
        details |= {**view["lead"], "who": who[view["actor"]]}
    supply = say("draw-twelve-days-supply", language, supply=view["supply"])
    return [say(f"draw-twelve-days-{view['phase']}", language, **details), supply]


def discard(view: View, language: str, width: int = WIDTH) -> list[str]:
    """The discard, equal cards together as in ``12x4``."""
    counts = [(value, len(list(cards))) for value, cards in groupby(view["discard"])]
    told = " ".join(f"{value}x{count}" if count > 1 else f"{value}" for value, count in counts)
    label = say("draw-twelve-days-discard", language, count=len(view["discard"]))
    return wrap(f"{label} {told}".rstrip(), width, indent=4)


def seats(view: View, who: Sequence[str], language: str) -> list[str]:
    head = [say(f"draw-twelve-days-column-{key}", language) for key in ("gifts", "cards", "played", "hand")]
    first = marked(who, [view["actor"]] if isinstance(view["actor"], int) else [])
    rows = []
    for name, player in zip(first, view["players"], strict=True):
        hand = player["hand"]
        count = hand if isinstance(hand, int) else len(hand)
        rows.append((name, str(player["gifts"]), str(count), played(player, language), held(player, language)))
    return table(("", *head), rows, wide=4, numbers=(1, 2))


def played(player: Player, language: str) -> str:
    """What lies before a seat, as its move is written."""
    cards = player["played"]
    if not cards:
        return say("draw-twelve-days-passed", language) if player["passed"] else ""
    if len(cards) == 1:
        return str(cards[0])
    return f"{cards[0]}x{len(cards)}" if cards[0] == cards[-1] else f"{cards[0]}-{cards[-1]}"


def held(player: Player, language: str) -> str:
    """The hand with a gap between the values; of another's hand what was taken back (T3.7)."""
    cards = player["known"] if isinstance(player["hand"], int) else player["hand"]
    if not cards:
        return HIDDEN if player["hand"] else NOTHING
    told = "  ".join(" ".join(map(str, equal)) for _, equal in groupby(cards))
    return f"{told}  {say('draw-twelve-days-known', language)}" if player["known"] else told


def tell(view: View, names: Sequence[str], language: str, rule: Bound, seat: int | None) -> list[str]:
    """The table in sentences."""
    who = short(names, 24)
    lying = [f"{line.rstrip('.')}." for line in discard(view, language, width=1000)]
    told = [tell_seat(player, name, language) for player, name in zip(view["players"], who, strict=True)]
    return [spoken(*situation(view, who, language)), *lying, *told]


def tell_seat(player: Player, name: str, language: str) -> str:
    hand = player["hand"]
    count = hand if isinstance(hand, int) else len(hand)
    said = [say("tell-twelve-days-seat", language, who=name, gifts=player["gifts"], cards=count)]
    if player["played"]:
        said.append(say("tell-twelve-days-played", language, cards=played(player, language)))
    elif player["passed"]:
        said.append(say("tell-twelve-days-passed", language))
    if not isinstance(hand, int) and hand:
        said.append(say("tell-twelve-days-hand", language, cards=hand))
    if player["known"]:
        said.append(say("tell-twelve-days-known", language, cards=player["known"]))
    return spoken(*said)
