"""What the boards in a terminal are made of: cards, dice and gems as lines of styled text.

A board (a game's ``board.py``) is painted from a view for one :class:`Sight`. It says everything in
signs as well as in colours, so that it can be read in sixteen colours and in none, and it fits the
width it is given, whatever the players are called.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from rich.style import Style
from rich.text import Text

from igroteka.rendering.text import draw, fit, short

if TYPE_CHECKING:
    from igroteka.engine.game import Game
    from igroteka.engine.rules import GameRules
    from igroteka.engine.views import AnyView

Block = list[Text]  # lines that belong together

# Each is near one of the sixteen colours that every terminal has, and no two near the same one.
WHITE: Final = "#e8e4d8"
GREY: Final = "#9a9a9a"
RED: Final = "#ff6b60"
BLUE: Final = "#6690ff"
GREEN: Final = "#66dd66"
GOLD: Final = "#ffe15c"
PINK: Final = "#ff7fe0"
ORANGE: Final = "#c87a1a"
PURPLE: Final = "#a040d0"
TEAL: Final = "#58e0e0"

FAINT: Final = Style(color=GREY)
STRONG: Final = Style(bold=True)
ACTING: Final = Style(color=GOLD, bold=True)
CARD: Final = Style(color=WHITE, reverse=True)
BACK: Final = Style(color=GREY)


R = TypeVar("R", bound="GameRules")


@dataclass(frozen=True)
class Sight(Generic[R]):
    """Everything that a board needs to know besides the view."""

    names: Sequence[str]
    language: str
    rule: R  # as its bound.py types them
    seat: int | None = None  # whose eyes; None: nobody's in particular
    acting: Collection[int] = ()  # who has still to decide
    width: int = 78
    height: int = 13
    legal: Collection[str] = ()  # what a click may play

    def short(self, width: int = 12) -> list[str]:
        return short(self.names, width)

    def move(self, text: str) -> str | None:
        """The move, where it may be made now."""
        return text if text in self.legal else None


def paint(game: "Game", view: "AnyView", sight: "Sight[Any]") -> Block:
    """The table as a view shows it; a game without a board of its own is drawn as text."""
    own = game.kit.part("board")
    if own is None:
        return [Text(line) for line in draw(game, view, sight.names, sight.language).splitlines()]
    board: Block = own.board(view, sight)
    for line in board:
        line.rstrip()
        line.truncate(sight.width, overflow="ellipsis")  # a terminal narrower than the boards are made for
    return board


def as_it_stands(game: "Game", view: "AnyView", since: Sequence[Mapping[str, Any]]) -> "AnyView":
    """The table as it stands after what has happened since the view, where the game's board can say it."""
    board = game.kit.part("board")
    if not since or board is None or not hasattr(board, "as_it_stands"):
        return view
    stands: AnyView = board.as_it_stands(view, since)
    return stands


def legend(game: "Game", language: str) -> str:
    """What the signs on a board mean, where its game says it."""
    board = game.kit.part("board")
    return str(board.legend(language)) if board is not None and hasattr(board, "legend") else ""


# --- putting together ---------------------------------------------------------------------------


def width_of(block: Iterable[Text]) -> int:
    return max((line.cell_len for line in block), default=0)


def line(*parts: str | Text | tuple[str, Style]) -> Text:
    """One line of several parts."""
    return Text.assemble(*parts, no_wrap=True, end="")


def columned(*cells: tuple[Text | str, int]) -> Text:
    """Cells of given widths beside each other; what is too long is cut."""
    made = line()
    for cell, width in cells:
        text = cell.copy() if isinstance(cell, Text) else Text(cell, end="")
        text.truncate(width, overflow="ellipsis")
        made.append_text(text)
        made.append(" " * (width - text.cell_len))
    return made


def columned_block(*cells: tuple[Text | str, int]) -> Block:
    """Cells of given widths beside each other; what is too long goes on below, in its own column."""
    blocks = [(folded(cell if isinstance(cell, Text) else Text(cell), width), width) for cell, width in cells]
    height = max(len(block) for block, _ in blocks)
    rows = [[(block[row] if row < len(block) else "", width) for block, width in blocks] for row in range(height)]
    return [columned(*row) for row in rows]


def folded(text: Text, width: int) -> Block:
    """The text in as many lines as the width needs, broken where it has spaces."""
    if text.cell_len <= width:
        return [text]
    parts: Block = [line()]
    for word in text.split(" ", include_separator=True):
        if parts[-1].plain.strip() and parts[-1].cell_len + len(word.plain.rstrip()) > width:
            parts.append(line())
        parts[-1].append_text(word)
    for part in parts:
        part.rstrip()
    return parts


def beside(*blocks: Block, gap: int = 1) -> Block:
    """Blocks in one row, their tops at the same height."""
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for row in range(height):
        made = line()
        for block in blocks:
            width = width_of(block)
            part = block[row] if row < len(block) else line()
            made.append_text(part)
            made.append(" " * (width - part.cell_len + gap))
        made.rstrip()
        lines.append(made)
    return lines


def flowed(blocks: Sequence[Block], width: int, gap: int = 1) -> Block:
    """Blocks beside each other, in as many rows as the width needs."""
    rows: list[list[Block]] = [[]]
    used = 0
    for block in blocks:
        wanted = width_of(block) + gap
        if rows[-1] and used + wanted - gap > width:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += wanted
    return [made for row in rows for made in beside(*row, gap=gap)]


def ruled(title: str, width: int) -> Text:
    """A faint line with a word on it: what begins here."""
    head = f"── {title} " if title else ""
    return Text(head + "─" * max(0, width - len(head)), FAINT, no_wrap=True, end="")


# --- things on the table ------------------------------------------------------------------------


def pressable(style: Style, move: str | None) -> Style:
    """What a click on it plays."""
    return style + Style(meta={"move": move}) if move is not None else style


def card(face: str, style: Style = CARD, move: str | None = None) -> Text:
    """A card on one line: `` 7 ``."""
    return Text(f" {face} ", pressable(style, move), end="")


def hidden_card(width: int = 3) -> Text:
    return Text("░" * width, BACK, end="")


def big_card(rows: Sequence[str], style: Style = CARD, move: str | None = None, title: str = "") -> Block:
    """A card with a frame; the rows are centred."""
    style = Style(color=style.color, bold=style.bold)
    width = max(3, *(Text(row).cell_len for row in rows), len(title))
    ink = pressable(style, move)
    top = f"╭{title:─^{width}}╮"
    middle = [f"│{centred(row, width)}│" for row in rows]
    return [Text(text, ink, no_wrap=True, end="") for text in (top, *middle, f"╰{'─' * width}╯")]


def fanned(cards: Sequence[Block], room: int) -> Block:
    """Big cards beside each other; where they need more than the room, one lies half on the next."""
    if sum(map(width_of, cards)) <= room:
        return beside(*cards, gap=0)
    covered = [[row[:3] for row in one] for one in cards[:-1]]
    return beside(*covered, *cards[-1:], gap=0)


def big_back(rows: int = 1) -> Block:
    return big_card(["░░░"] * rows, BACK)


def centred(text: str, width: int) -> str:
    room = max(0, width - Text(text).cell_len)
    return " " * (room // 2) + text + " " * (room - room // 2)


def seat_mark(sight: "Sight[Any]", seat: int, width: int = 12) -> Text:
    """A seat's name; who has to decide is marked, and so is whose eyes these are."""
    acting = seat in sight.acting
    mine = seat == sight.seat
    style = ACTING if acting else STRONG if mine else Style()
    return line(("▸ " if acting else "  ", ACTING), (fit(short(sight.names)[seat], width), style))


def pips(sign: str, count: int, style: Style, most: int = 12) -> Text:
    """A small pile counted at a glance; a big one has its number."""
    shown = sign * count if count <= most else f"{sign}×{count}"
    return Text(shown, style, end="")
