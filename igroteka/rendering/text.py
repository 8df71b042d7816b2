"""What the text drawings of the games are made with.

A drawing is read by eyes and by screen readers alike: first words, then a table, nothing framed,
no line longer than WIDTH columns, whatever the players are called.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len, set_cell_size

from igroteka.locale import say

if TYPE_CHECKING:
    from igroteka.engine.game import Game
    from igroteka.engine.views import AnyView

WIDTH: Final = 78
NAME_WIDTH: Final = 12
NOTHING: Final = "–"
HIDDEN: Final = "?"
JOIN: Final = "\u00a0"


def draw(game: "Game", view: "AnyView", names: Sequence[str], language: str = "en") -> str:
    """A view of the game as text: the whole one, or what one seat sees."""
    as_text = game.kit.part("as_text")
    if as_text is None:
        return "\n".join(listing(view))
    text: str = as_text.draw(view, names, language, game.kit.plain)
    return text


def listing(view: "AnyView") -> list[str]:
    """A view as it is: better than nothing for a game that has no text yet."""
    return [f"{key}: {value}." for key, value in view.items()]


def tell(
    game: "Game", view: "AnyView", names: Sequence[str], language: str = "en", seat: int | None = None
) -> list[str]:
    """A view of the game in sentences, a line for each thing on the table; ``seat`` is whose eyes these are."""
    as_text = game.kit.part("as_text")
    if as_text is None:
        return listing(view)
    lines: list[str] = as_text.tell(view, names, language, game.kit.plain, seat)
    return lines


def short(names: Iterable[str], width: int = NAME_WIDTH) -> list[str]:
    """Names that fit into a column."""
    printable = ("".join(c if c.isprintable() else " " for c in name) for name in names)
    return [fit(" ".join(name.split()), width) for name in printable]


def fit(text: str, width: int) -> str:
    """The text, cut where it is longer than the width.

    >>> fit("Konstantinopolskaya", 8)
    'Konstan…'
    """
    return text if cell_len(text) <= width else f"{set_cell_size(text, width - 1).rstrip()}…"


def wrap(text: str, width: int = WIDTH, indent: int = 0) -> list[str]:
    """The text in lines; all but the first stand ``indent`` columns to the right.

    A no-break space (JOIN) keeps two words on one line, where it is a space like any other.

    >>> wrap("Discard: 1 2 3 4 5 6 7 8", 15, indent=9)
    ['Discard: 1 2 3', '         4 5 6', '         7 8']
    """
    first, *words = text.split(" ")
    line = fit(first, width)
    lines = []
    for word in words:
        longer = f"{line} {word}"
        if cell_len(longer) > width:
            lines.append(line.rstrip())
            longer = " " * indent + word
        line = fit(longer, width)
    return [finished.replace(JOIN, " ") for finished in (*lines, line.rstrip())]


def spoken(*sentences: str) -> str:
    """Sentences as one line, however long; empty ones are left out."""
    return " ".join(sentence.replace(JOIN, " ") for sentence in sentences if sentence)


def paragraph(*sentences: str) -> list[str]:
    """Sentences as running text; empty ones are left out."""
    said = [sentence for sentence in sentences if sentence]
    return wrap(" ".join(said)) if said else []


def table(
    head: Sequence[str], rows: Sequence[Sequence[str]], wide: int | None = None, numbers: Collection[int] = ()
) -> list[str]:
    """Aligned columns, the ``numbers`` to the right; a column that says nothing is left out.

    The ``wide`` column is wrapped into the room that the others leave.

    >>> print(*table(("", "gifts", "hand"), [("Vera", "2", "3 4 4"), ("Oleg", "10", "7")], numbers=[1]), sep="\\n")
          gifts  hand
    Vera      2  3 4 4
    Oleg     10  7
    """
    kept = [i for i in range(len(head)) if i == 0 or any(row[i] for row in rows)]
    widths = {i: max(cell_len(row[i]) for row in (head, *rows)) for i in kept}
    if wide in widths:
        widths[wide] = min(widths[wide], WIDTH - sum(widths[i] + 2 for i in kept if i != wide))
    return [line for row in (head, *rows) for line in table_row(row, widths, numbers)]


def table_row(cells: Sequence[str], widths: Mapping[int, int], numbers: Collection[int]) -> list[str]:
    """One row of a table; more lines than one where a cell is wrapped."""
    wrapped = [wrap(cells[i], width) for i, width in widths.items()]
    lines = []
    for parts in zip_longest(*wrapped, fillvalue=""):
        padded = []
        for part, (i, width) in zip(parts, widths.items(), strict=True):
            room = " " * (width - cell_len(part))
            padded.append(room + part if i in numbers else part + room)
        lines.append("  ".join(padded).rstrip())
    return lines


def marked(names: Sequence[str], due: Iterable[int]) -> list[str]:
    """The first column of a table of seats: number and name, who is to act is marked."""
    acting = set(due)
    return [f"{'>' if seat in acting else ' '} {seat + 1} {name}" for seat, name in enumerate(names)]


def told_winners(winners: Sequence[int], names: Sequence[str], language: str) -> str:
    """The sentence that ends a game."""
    return say("draw-over", language, winners=", ".join(names[seat] for seat in winners), count=len(winners))
