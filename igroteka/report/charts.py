"""Small charts as SVG. Every seat or bot has its colour and its dash: colour alone tells nobody apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDE: Final = 720
ROOM: Final = 6.5  # of a letter below a chart, at most
COLOURS: Final = 8  # the page knows --seat-0 … --seat-7
DASHES: Final = ("none", "9 4", "2 4", "12 4 2 4", "6 6", "1 5", "14 6", "8 3 2 3 2 3")


@dataclass(frozen=True)
class Line:
    """One line of a chart: ``y`` from 0 to 1 over ``x``."""

    name: str
    x: Sequence[float]
    y: Sequence[float]


@dataclass(frozen=True)
class Dot:
    """An estimate with its interval; None where there is none yet."""

    name: str
    value: float
    low: float | None
    high: float | None
    said: str  # the value in words


def stroke(number: int) -> str:
    return f'stroke="var(--seat-{number % COLOURS})" stroke-dasharray="{DASHES[number % COLOURS]}"'


def svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">\n'
        f"<title>{escape(title)}</title>\n{inside}\n</svg>"
    )


def line_chart(
    title: str,
    lines: Sequence[Line],
    marks: Sequence[tuple[float, str]] = (),
    level: float = -1,
    parts_at: Sequence[tuple[float, str]] = (),
) -> str:
    """Lines over a common x; ``marks`` are upright lines with a tip, ``level`` one across.

    Where x has parts, each begins at a thin line, and those that there is room for are named instead of x's ends.
    """
    left, top, height, right = 44, 12, 260, WIDE - 12
    first = min((line.x[0] for line in lines if line.x), default=0.0)
    last = max((line.x[-1] for line in lines if line.x), default=1.0)

    def across(x: float) -> float:
        return left + (x - first) / max(last - first, 1e-9) * (right - left)

    def up(y: float) -> float:
        return top + (1 - y) * height

    parts = [rule(left, right, up(part / 4), f"{25 * part} %") for part in range(5)]
    if level >= 0:
        parts.append(f'<line class="fair" x1="{left}" x2="{right}" y1="{up(level):.1f}" y2="{up(level):.1f}"/>')
    for x, tip in marks:
        at = f"{across(x):.1f}"
        parts.append(
            f'<line class="mark" x1="{at}" x2="{at}" y1="{top}" y2="{top + height}"><title>{escape(tip)}</title></line>'
        )
    below = top + height + 18
    if not parts_at:
        parts.append(f'<text class="scale" x="{left}" y="{below}">{first:g}</text>')
        parts.append(f'<text class="scale end" x="{right}" y="{below}">{last:g}</text>')
    free = 0.0
    for x, name in parts_at:
        start = across(x)
        parts.append(f'<line class="grid" x1="{start:.1f}" x2="{start:.1f}" y1="{top}" y2="{top + height}"/>')
        if start >= free and start + ROOM * len(name) <= WIDE:
            parts.append(f'<text class="scale" x="{start:.1f}" y="{below}">{escape(name)}</text>')
            free = start + ROOM * (len(name) + 2)
    for number, line in enumerate(lines):
        points = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in zip(line.x, line.y, strict=True))
        parts.append(f'<polyline class="line" {stroke(number)} points="{points}"/>')
    return svg(WIDE, top + height + 26, title, parts) + legend([line.name for line in lines])


def rule(left: float, right: float, y: float, label: str) -> str:
    return (
        f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="scale end" x="{left - 6}" y="{y + 4:.1f}">{escape(label)}</text>'
    )


def legend(names: Sequence[str]) -> str:
    keys = "".join(
        f'<li><svg viewBox="0 0 36 8" aria-hidden="true">'
        f'<line class="line" {stroke(number)} x1="0" x2="36" y1="4" y2="4"/></svg>{escape(name)}</li>'
        for number, name in enumerate(names)
    )
    return f'<ul class="legend">{keys}</ul>'


def dot_chart(title: str, dots: Sequence[Dot], level: float | None = None) -> str:
    """Estimates below each other, each with its interval; ``level`` is an upright line to compare with."""
    left, right, row, top = 190, WIDE - 110, 34, 10
    ends = [end for dot in dots for end in (dot.low, dot.value, dot.high, level) if end is not None]
    least, most = min(ends, default=0.0), max(ends, default=1.0)
    room = max(most - least, 1e-9) * 0.06
    least, most = least - room, most + room

    def across(value: float) -> float:
        return left + (value - least) / (most - least) * (right - left)

    bottom = top + row * len(dots)
    parts = []
    if level is not None:
        parts.append(f'<line class="fair" x1="{across(level):.1f}" x2="{across(level):.1f}" y1="{top}" y2="{bottom}"/>')
    for number, dot in enumerate(dots):
        y = top + row * (number + 0.5)
        parts.append(f'<text class="name end" x="{left - 14}" y="{y + 5:.1f}">{escape(dot.name)}</text>')
        if dot.low is not None and dot.high is not None:
            ends_at = f'x1="{across(dot.low):.1f}" x2="{across(dot.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"'
            parts.append(f'<line class="span" stroke="var(--seat-{number % COLOURS})" {ends_at}/>')
        parts.append(f'<circle cx="{across(dot.value):.1f}" cy="{y:.1f}" r="6" fill="var(--seat-{number % COLOURS})"/>')
        parts.append(f'<text class="name" x="{right + 12}" y="{y + 5:.1f}">{escape(dot.said)}</text>')
    return svg(WIDE, bottom + 8, title, parts)
