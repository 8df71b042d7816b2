"""Jackal & High on a terminal's table."""

from typing import Final, TypeAlias

from rich.style import Style
from rich.text import Text

from igroteka.games.jackal_high.bound import Bound
from igroteka.games.jackal_high.view_types import Player, RowPlace, Valley, View
from igroteka.locale import say
from igroteka.rendering import boards
from igroteka.rendering.boards import (
    CARD,
    FAINT,
    GOLD,
    GREEN,
    ORANGE,
    RED,
    STRONG,
    Block,
    beside,
    big_card,
    centred,
    columned,
    columned_block,
    line,
    pressable,
    seat_mark,
)
from igroteka.rendering.text import wrap

Sight: TypeAlias = boards.Sight[Bound]

NAME: Final = 14
LUCKY: Final = Style(color=GREEN, bold=True)
VULTURES: Final = Style(color=RED)
EXACT: Final = Style(color=GREEN, bold=True)
DIE: Final = Style(color=GOLD, reverse=True)
PAW: Final = "♣"
NARROW: Final = 8  # a place with no more room has its number and its paws on two lines


def board(view: View, sight: Sight) -> Block:
    """The row and the Valley as cards; under each card everybody's dice; then what is in hand."""
    cells = place_width(view, sight)
    for big, gap in ((True, 1), (True, 0), (False, 0)):
        upper = [*cards(view, sight, cells, big), *dice(view, sight, cells, gap)]
        lines = [*upper, *([Text()] if big else []), *seats(view, sight, gap)]
        if len(lines) <= sight.height:
            break
    left = to_come(view, sight)
    return [*lines, Text(), *left] if len(lines) + 1 + len(left) <= sight.height else lines


def place_width(view: View, sight: Sight) -> int:
    """Of a place with its gap: all places and the Valley share the width."""
    return min(10, (sight.width - NAME) // (len(view["row"]) + 1))


def cards(view: View, sight: Sight, cell: int, big: bool) -> Block:
    """The places in a row, each with what a click on it plays."""
    show = place_card if big else place_strip
    blocks: list[Block] = [[Text(" " * NAME, end="")]]
    for place, lying in enumerate(view["row"], start=1):
        ink = LUCKY if lying["card"] == "L8" else CARD
        blocks.append(show(str(place), face(lying["card"], lying["under"], sight), ink, playable(place, sight), cell))
    name = say("draw-jackal-high-the-valley", sight.language)
    name = name if len(name) < cell else "V"
    blocks.append(show(name, face(view["valley"]["card"], 0, sight), VULTURES, playable("V", sight), cell))
    return beside(*blocks, gap=0)


def face(card: int | str | None, under: int, sight: Sight) -> tuple[str, str]:
    """A card's number, and its paws with the Take 2s that lie under it."""
    paws = PAW * int(sight.rule.PAWS[card]) if isinstance(card, int) else ""
    return str(card or "–"), f"{paws}+{under}" if under else paws


def playable(place: int | str, sight: Sight) -> str | None:
    """What a click on the card plays: the die, where only one can go there."""
    fits = [move for move in sight.legal if move.endswith(f">{place}")]
    return fits[0] if len(fits) == 1 else None


def place_card(title: str, face: tuple[str, str], ink: Style, move: str | None, cell: int) -> Block:
    inner = cell - 3
    block = big_card([centred(row, inner) for row in face], ink, move, title if len(title) <= inner else title[:1])
    return [line(row, " ") for row in block]


def place_strip(title: str, face: tuple[str, str], ink: Style, move: str | None, cell: int) -> Block:
    """The same on two lines, where the terminal is low; on three, where it is narrow as well."""
    style = pressable(Style(color=ink.color, reverse=True), move)
    head = Text(centred(title, cell - 1), FAINT, end="")
    rows = [" ".join(face).rstrip()] if cell > NARROW else list(face)
    return [line(head, " "), *(line((centred(row, cell - 1), style), " ") for row in rows)]


def dice(view: View, sight: Sight, cell: int, gap: int) -> Block:
    """Everybody's dice on every card, as sums that have to be exact."""
    lines = []
    places: list[RowPlace | Valley] = [*view["row"], view["valley"]]
    for seat in range(len(view["players"])):
        cells: list[tuple[Text | str, int]] = [(seat_mark(sight, seat, NAME - 3), NAME)]
        for lying in places:
            cells.append((dice_on(lying, seat, cell - 1), cell))
        lines += [columned(*cells), *[Text()] * gap]
    return lines


def dice_on(lying: RowPlace | Valley, seat: int, width: int) -> Text:
    faces = lying["dice"][seat]
    if not faces:
        return Text(centred("·", width), FAINT, end="")
    target = 8 if lying["card"] == "L8" else lying["card"]
    told = "+".join(map(str, faces))
    exact = "under" in lying and sum(faces) == target
    if exact and len(told) < width:
        told += "!"
    return Text(centred(told, width), EXACT if exact else Style(color=GOLD), end="")


def seats(view: View, sight: Sight, gap: int) -> Block:
    """The dice in hand, the paws and the pile of every seat."""
    keys = ("score", "dice", "pile")
    titles = [Text(say(f"draw-jackal-high-column-{key}", sight.language), FAINT, end="") for key in keys]
    room = sight.width - NAME - 8 - 16
    lines = columned_block(("", NAME), (titles[0], 8), (titles[1], 16), (titles[2], room))
    for seat, player in enumerate(view["players"]):
        paws = line((f"{view['scores'][seat]:>3} {PAW}", STRONG if seat == sight.seat else Style()))
        won = line(pile(player, sight))
        cells = (seat_mark(sight, seat, NAME - 3), NAME), (paws, 8), (in_hand(player), 16), (won, room)
        lines += [*columned_block(*cells), *[Text()] * gap]
    return lines


def in_hand(player: Player) -> Text:
    """Rolled dice with their faces, others as blanks."""
    made = line()
    for face in player["rolled"]:
        made.append_text(line((f" {face} ", DIE), " "))
    for _ in range(player["in_hand"] - len(player["rolled"])):
        made.append_text(line(("◇", Style(color=GOLD)), " "))
    return made


def pile(player: Player, sight: Sight) -> Text:
    """The cards won, the top one last and marked: the Valley takes from the top."""
    made = line()
    for i, card in enumerate(player["pile"]):
        last = i == len(player["pile"]) - 1
        made.append_text(line((f"{card}", STRONG if last else Style()), ("▴" if last else "", VULTURES), " "))
    if player["take2"]:
        made.append(f"T2×{player['take2']} ", Style(color=ORANGE))
    if player["won"]:
        waiting = say("board-jackal-high-won", sight.language, cards=" ".join(map(str, player["won"])))
        made.append(waiting, Style(color=GREEN))
    return made if made.plain else Text("–", FAINT, end="")


def to_come(view: View, sight: Sight) -> Block:
    """What the draw pile still holds: everybody may count."""
    unseen = view["unseen"]
    animals = " ".join(map(str, unseen["animals"]))
    told = say("board-jackal-high-to-come", sight.language, **{**unseen, "animals": animals})
    return [Text(part, FAINT, no_wrap=True, end="") for part in wrap(told, sight.width, indent=4)]
