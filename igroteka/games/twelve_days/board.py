"""12 Days of Christmas on a terminal's table."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

from rich.style import Style
from rich.text import Text

from igroteka.games.twelve_days.as_text import discard
from igroteka.games.twelve_days.bound import Bound
from igroteka.games.twelve_days.view_types import View
from igroteka.locale import say
from igroteka.rendering import boards
from igroteka.rendering.boards import (
    CARD,
    FAINT,
    GOLD,
    GREEN,
    STRONG,
    Block,
    beside,
    big_card,
    card,
    columned,
    columned_block,
    flowed,
    folded,
    line,
    pips,
    ruled,
    seat_mark,
)

GIFT: Final = Style(color=GOLD)
LOWEST: Final = Style(color=GREEN, reverse=True)
Sight: TypeAlias = boards.Sight[Bound]

NAME: Final = 15
GIFTS: Final = 11
HELD: Final = 16
OPEN_HAND: Final = 38


def board(view: View, sight: Sight) -> Block:
    """The tree with its gifts, a line for each seat, the discard, one's own hand."""
    for gap, rows in ((1, 3), (1, 1), (0, 1), (0, 0)):
        lines = [*middle(view, sight), *[Text()] * min(1, rows), *seats(view, sight, gap)]
        lines += [Text(made, FAINT, no_wrap=True, end="") for made in discard(view, sight.language, sight.width)]
        if sight.seat is not None:
            lines += [*[Text()] * gap, *hand(view, sight, rows)]
        if len(lines) <= sight.height:
            break
    return lines


def middle(view: View, sight: Sight) -> Block:
    """The gifts that are left, and what is to be beaten."""
    gifts = line(("▲ ", Style(color=GREEN)), pips("✦", view["supply"], GIFT, 24))
    if not view["lead"]:
        return [gifts]
    low = say("board-twelve-days-low", sight.language, kind=view["lead"]["kind"], low=view["lead"]["low"])
    return [line(gifts, "   ", (low, Style(color=GOLD, bold=True)))]


def seats(view: View, sight: Sight, gap: int) -> Block:
    keys = ("gifts", "cards", "played")
    head = [Text(say(f"draw-twelve-days-column-{key}", sight.language), FAINT, end="") for key in keys]
    shows_hands = any(not isinstance(p["hand"], int) for seat, p in enumerate(view["players"]) if seat != sight.seat)
    held_width = min(OPEN_HAND, (sight.width - NAME - GIFTS) * 2 // 3) if shows_hands else HELD
    room = sight.width - NAME - GIFTS - held_width
    lines = [columned(("", NAME), (head[0], GIFTS), (head[1], held_width), (head[2], room))]
    best = winning(view)
    for seat, player in enumerate(view["players"]):
        counted = cards_held(player["hand"], seat == sight.seat)
        gifts = pips("✦", player["gifts"], GIFT, 8)
        lay = on_table(view, seat, sight, seat == best)
        name = seat_mark(sight, seat)
        lines += columned_block((name, NAME), (gifts, GIFTS), (counted, held_width), (lay, room))
        lines += [Text()] * gap
    return lines


def cards_held(hand: int | Sequence[int], mine: bool) -> Text:
    """How many cards a seat holds; with open cards, which."""
    if isinstance(hand, int) or mine:
        count = hand if isinstance(hand, int) else len(hand)
        return line(f"{count:>2} ", ("▮" * count, FAINT))
    return line(f"{len(hand):>2} ", (" ".join(map(str, hand)), STRONG))


def winning(view: View) -> int | None:
    """Who has the lowest card of the round so far; of equal ones the later in turn (T3.5)."""
    count = len(view["players"])
    in_turn = [(view["leader"] + i) % count for i in range(count)]
    played = [seat for seat in in_turn if view["players"][seat]["played"]]
    return min(reversed(played), key=lambda seat: int(view["players"][seat]["played"][0]), default=None)


def on_table(view: View, seat: int, sight: Sight, best: bool) -> Text:
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


def hand(view: View, sight: Sight, rows: int) -> Block:
    """One's own cards, equal ones together, as high as there is room; a click plays one or all of a kind."""
    assert sight.seat is not None
    cards = view["players"][sight.seat]["hand"]
    assert not isinstance(cards, int)  # one sees one's own
    title = ruled(f"{say('twelve-days-hand', sight.language)}: {len(cards)}", sight.width)
    groups = [(value, len(list(equal))) for value, equal in groupby(cards)]
    if rows == 0:
        made = line()
        for value, count in groups:
            for i in range(count):
                made.append_text(line(card(str(value), CARD, pressed(value, i, sight)), " "))
            made.append(" ")
        return [title, *folded(made, sight.width)]
    fans = [
        beside(*(tall_card(value, rows, pressed(value, i, sight)) for i in range(count)), gap=0)
        for value, count in groups
    ]
    return [title, *flowed(fans, sight.width)]


def tall_card(value: int, rows: int, move: str | None) -> Block:
    room = [" " * (rows + 2)] * (rows // 2)
    return big_card([*room, f"{value:>2} ", *room], CARD, move)


def pressed(value: int, i: int, sight: Sight) -> str | None:
    """The first of equal cards plays itself alone, the second plays two of them, and so on."""
    return sight.move(f"{value}" if i == 0 else f"{value}x{i + 1}")
