"""My Number! on a terminal's table."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich.style import Style
from rich.text import Text

from igroteka.games.my_number import box
from igroteka.games.my_number.as_text import Faces, signed
from igroteka.games.my_number.bound import Bound
from igroteka.games.my_number.view_types import View
from igroteka.locale import say
from igroteka.rendering import boards
from igroteka.rendering.boards import (
    ACTING,
    FAINT,
    GREEN,
    STRONG,
    Block,
    beside,
    big_card,
    columned,
    flowed,
    line,
    pressable,
    ruled,
    seat_mark,
    width_of,
)
from igroteka.rendering.text import wrap

Sight: TypeAlias = boards.Sight[Bound]

NAME: Final = 15
POINTS: Final = 5
SHAPES: Final = {"orange": "●", "pink": "♥", "blue": "◆", "green": "▲", "purple": "★"}  # the page's, too
INKS: Final = {
    "orange": Style(color=boards.ORANGE),
    "pink": Style(color=boards.PINK),
    "blue": Style(color=boards.BLUE),
    "green": Style(color=boards.GREEN),
    "purple": Style(color=boards.PURPLE),
}


def board(view: View, sight: Sight) -> Block:
    """The row, everybody's collection under the common columns, the goals, one's own hand."""
    key = Text(legend(sight.language), FAINT, no_wrap=True, end="")
    meaning = [key] if key.cell_len <= sight.width else []
    for big, gap, below in ((True, 1, meaning), (True, 0, meaning), (True, 0, []), (False, 0, meaning), (False, 0, [])):
        lines = [*row(view, sight, big), *[Text()] * gap, *collections(view, sight, gap), *goals(view, sight)]
        lines += [*[Text()] * gap, *hands(view, sight, big), *below]
        if len(lines) <= sight.height:
            break
    return lines


def legend(language: str) -> str:
    """What the shapes mean."""
    told = (f"{shape} {say('my-number-colour', language, colour=colour)}" for colour, shape in SHAPES.items())
    return "   ".join(told)


def colour_of(card: int, sight: Sight) -> str:
    return box.COLOURS[sight.rule.COLOUR[card]]


def bonus_of(card: int, sight: Sight) -> str:
    bonus = int(sight.rule.BONUS[card])
    return signed(bonus) if bonus else ""


def small(card: int, sight: Sight, move: str | None = None) -> Text:
    """A card on one line: number, colour, bonus."""
    colour = colour_of(card, sight)
    ink = pressable(INKS[colour] + Style(reverse=True), move)
    return Text(f" {card}{SHAPES[colour]}{bonus_of(card, sight)} ", ink, end="")


def big_one(card: int, sight: Sight, move: str | None = None) -> Block:
    colour = colour_of(card, sight)
    rows = [f" {card:>2} "]
    return big_card(rows, INKS[colour] + Style(bold=True), move, f"{SHAPES[colour]}{bonus_of(card, sight):─>3}")


def shown(cards: Sequence[int], sight: Sight, big: bool, playable: bool = False) -> Block:
    moves = [sight.move(str(card)) if playable else None for card in cards]
    if big:
        blocks = [big_one(card, sight, move) for card, move in zip(cards, moves, strict=True)]
        return flowed(blocks, sight.width)
    return flowed([[small(card, sight, move)] for card, move in zip(cards, moves, strict=True)], sight.width)


def row(view: View, sight: Sight, big: bool) -> Block:
    """The central row: the lowest card played takes the left one."""
    if not view["row"]:
        return []
    deck = say("draw-my-number-deck", sight.language, count=view["unseen"])
    told = f"{say('my-number-row', sight.language)} · {deck}"
    if len(told) + 4 > sight.width:
        told = say("my-number-row", sight.language)
    return [ruled(told, sight.width), *shown(view["row"], sight, big)]


def collections(view: View, sight: Sight, gap: int) -> Block:
    """A line for each seat under the values of the columns."""
    width = (sight.width - NAME - POINTS) // box.VALUES
    points = Text(f"{say('board-my-number-points', sight.language):>{POINTS - 1}}", FAINT, end="")
    values = [(Text(f"×{value}", STRONG, end=""), width) for value in view["columns"]]
    lines = [columned(("", NAME), (points, POINTS), *values)]
    for seat, player in enumerate(view["players"]):
        score = f"{view['scores'][seat]:>{POINTS - 1}}"
        cells = [(column(cards, sight, width), width) for cards in player["collection"]]
        lines += [columned((who(view, seat, sight), NAME), (score, POINTS), *cells), *[Text()] * gap]
    return lines


def who(view: View, seat: int, sight: Sight) -> Text:
    """The name; a tick where a card is chosen already."""
    name = seat_mark(sight, seat)
    if view["phase"] == "choose" and sight.acting and seat not in sight.acting:
        name.append(" ✓", Style(color=GREEN))
    return name


def column(cards: Sequence[int], sight: Sight, width: int) -> Text:
    """The cards of one colour; where there is no room for the numbers, how many they are."""
    if not cards:
        return Text("·", FAINT, end="")
    colour = colour_of(cards[0], sight)
    ink = INKS[colour]
    numbers = f"{SHAPES[colour]} {' '.join(map(str, cards))}"
    counted = f"{SHAPES[colour]} {cards[0]}–{cards[-1]}×{len(cards)}"
    told = next((told for told in (numbers, counted) if len(told) < width), f"{SHAPES[colour]}×{len(cards)}")
    return Text(told, ink, end="")


def goals(view: View, sight: Sight) -> Block:
    face = Faces(sight.language, sight.rule)
    told = [text for goal in view["goals"] for text in wrap(face.goal(goal), sight.width, indent=4)]
    return [Text(text, FAINT, no_wrap=True, end="") for text in told]


def hands(view: View, sight: Sight, big: bool) -> Block:
    """One's own hand; with open cards everybody's."""
    if sight.seat is not None:
        return hand(view, sight, big)
    lines: Block = []
    for seat, player in enumerate(view["players"]):
        if not isinstance(player["hand"], int) and player["hand"]:
            cards = flowed([[small(card, sight)] for card in player["hand"]], sight.width - NAME)
            name: Block = [columned((seat_mark(sight, seat), NAME))]
            lines += beside(name, cards, gap=0)
    return lines


def hand(view: View, sight: Sight, big: bool) -> Block:
    """One's own cards, and the one that is chosen."""
    assert sight.seat is not None
    player = view["players"][sight.seat]
    cards = player["hand"]
    assert not isinstance(cards, int)  # one sees one's own
    title = ruled(f"{say('my-number-hand', sight.language)}: {len(cards)}", sight.width)
    held = shown(cards, sight, big, playable=True)
    if player["chosen"] is None:
        return [title, *held]
    chosen = [line((say("board-my-number-chosen", sight.language), ACTING), " ", small(player["chosen"], sight))]
    together = beside(held, chosen, gap=3) if held else chosen
    return [title, *(together if width_of(together) <= sight.width else [*held, *chosen])]
