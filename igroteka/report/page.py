"""The frame of a page: one file, nothing from elsewhere, in a light and a dark dress."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from igroteka.locale import say

DRESS: Final = Path(__file__).with_name("page.css")


def page(title: str, language: str, parts: Sequence[str]) -> str:
    """The whole page; ``title`` is plain text, the parts are HTML."""
    return framed(escape(title), f'lang="{language}"', DRESS, [f"<h1>{escape(title)}</h1>", *parts])


def framed(title: str, about: str, dress: Path, parts: Sequence[str]) -> str:
    """HTML in a page of its own; ``about`` is said of all of it, ``dress`` is a style sheet that goes into it."""
    style = dress.read_text(encoding="utf-8")
    body = "\n".join(parts)
    return f"""<!doctype html>
<html {about}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def table(head: Sequence[str], rows: Sequence[Sequence[str]], wordy: int = -1) -> str:
    """A table of plain texts; the column ``wordy`` may take several lines."""
    kinds = ['<td class="words">' if i == wordy else "<td>" for i in range(len(head))]
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "\n".join(
        "<tr>" + "".join(f"{kind}{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True)) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in plain text: the first column to the left, the others to the right."""
    widths = [max(len(line[i]) for line in (head, *rows)) for i in range(len(head))]
    return [
        "  ".join(
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in (head, *rows)
    ]


def percent(share: float, language: str, digits: int = 0) -> str:
    """A share as a percentage in the language's own spelling.

    >>> percent(0.256, "en"), percent(-0.04, "en")
    ('26%', '-4%')
    """
    return say(f"report-percent-{digits}", language, number=share)


def number(value: float, language: str, digits: int = 2) -> str:
    return say(f"report-number-{digits}", language, number=value)
