"""12 Days of Christmas on a terminal's table."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from igroteka.engine.painting import (
    CARD,
    FAINT,
    GOLD,
    GREEN,
    Block,
    Sight,
    beside,
    big_card,
    card,
    columned,
    flowed,
    line,
    pips,
    ruled,
    seat_mark,
)
from igroteka.games.twelve_days.drawing import discard
from igroteka.locale import say

GIFT: Final = Style(color=GOLD)
LOWEST: Final = Style(color=GREEN, reverse=True)
NAME: Final = 15
GIFTS: Final = 11
HELD: Final = 16


def board(view: Mapping[str, Any], sight: Sight) -> Block:
    """The tree with its gifts, a line for each seat, the discard, one's own hand."""
    for big in (True, False):
        lines = [*middle(view, sight), *([Text()] if big else []), *seats(view, sight)]
        lines += [Text(made, FAINT, no_wrap=True, end="") for made in discard(view, sight.language)]
        if sight.seat is not None:
            lines += [*hand(view, sight, big)]
        if len(lines) <= sight.height:
            break
    return lines


def middle(view: Mapping[str, Any], sight: Sight) -> Block:
    """The gifts that are left, and what is to be beaten."""
    gifts = line(("▲ ", Style(color=GREEN)), pips("✦", view["supply"], GIFT, 24))
    if not view["lead"]:
        return [gifts]
    low = say("board-twelve-days-low", sight.language, kind=view["lead"]["kind"], low=view["lead"]["low"])
    return [line(gifts, "   ", (low, Style(color=GOLD, bold=True)))]


def seats(view: Mapping[str, Any], sight: Sight) -> Block:
    keys = ("gifts", "cards", "played")
    head = [Text(say(f"draw-twelve-days-column-{key}", sight.language), FAINT, end="") for key in keys]
    lines = [columned(("", NAME), (head[0], GIFTS), (head[1], HELD), (head[2], 20))]
    best = winning(view)
    for seat, player in enumerate(view["players"]):
        held = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        counted = line(f"{held:>2} ", ("▮" * held, FAINT))
        gifts = pips("✦", player["gifts"], GIFT, 8)
        lay = on_table(view, seat, sight, seat == best)
        room = sight.width - NAME - GIFTS - HELD
        lines.append(columned((seat_mark(sight, seat), NAME), (gifts, GIFTS), (counted, HELD), (lay, room)))
    return lines


def winning(view: Mapping[str, Any]) -> int | None:
    """Who has the lowest card of the round so far; of equal ones the later in turn (T3.5)."""
    count = len(view["players"])
    in_turn = [(view["leader"] + i) % count for i in range(count)]
    played = [seat for seat in in_turn if view["players"][seat]["played"]]
    return min(reversed(played), key=lambda seat: int(view["players"][seat]["played"][0]), default=None)


def on_table(view: Mapping[str, Any], seat: int, sight: Sight, best: bool) -> Text:
    """What lies before a seat: the cards played, or a pass; then what all know of the hand."""
    player = view["players"][seat]
    made = line()
    for face in player["played"]:
        made.append_text(line(card(str(face), LOWEST if best else CARD), " "))
    if player["played"] and best:
        made.append(say("twelve-days-lowest", sight.language), Style(color=GREEN))
    elif player["passed"]:
        made.append(say("draw-twelve-days-passed", sight.language), FAINT)
    if player["known"] and isinstance(player["hand"], int):
        known = " ".join(map(str, player["known"]))
        made.append_text(line("  ", (say("twelve-days-known-mine", sight.language, cards=known), FAINT)))
    return made


def hand(view: Mapping[str, Any], sight: Sight, big: bool) -> Block:
    """One's own cards, equal ones together; a click plays a card or all of a kind."""
    assert sight.seat is not None
    cards = view["players"][sight.seat]["hand"]
    title = ruled(f"{say('twelve-days-hand', sight.language)}: {len(cards)}", sight.width)
    groups = [(value, len(list(equal))) for value, equal in groupby(cards)]
    if not big:
        made = line()
        for value, count in groups:
            for i in range(count):
                made.append_text(line(card(str(value), CARD, pressed(value, i, sight)), " "))
            made.append(" ")
        return [title, made]
    fans = [
        beside(*(big_card([f"{value:>2} "], CARD, pressed(value, i, sight)) for i in range(count)), gap=0)
        for value, count in groups
    ]
    return [title, *flowed(fans, sight.width)]


def pressed(value: int, i: int, sight: Sight) -> str | None:
    """The first of equal cards plays itself alone, the second plays two of them, and so on."""
    return sight.move(f"{value}" if i == 0 else f"{value}x{i + 1}")
