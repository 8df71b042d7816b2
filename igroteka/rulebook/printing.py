"""Rulebooks, clauses and played examples for the terminal; plain text where there is none."""

import os
import pydoc
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager
from textwrap import indent

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from igroteka.locale import say
from igroteka.rulebook.examples import Example
from igroteka.rulebook.reading import Clause, Rulebook

WIDEST = 88  # columns: longer lines of prose are hard to read


def show(things: Iterable[RenderableType]) -> None:
    """Print, page by page (``$PAGER``) where a terminal is too small for it; piped, plain text."""
    console = Console(highlight=False, emoji=False, markup=False)
    console.width = min(console.width, WIDEST)
    with console.capture() as captured:
        for thing in things:
            console.print(thing, crop=False)
    text = "\n".join(line.rstrip() for line in captured.get().splitlines()) + "\n"
    if console.is_terminal and text.count("\n") >= console.height:
        os.environ.setdefault("LESS", "-FRX")  # colours as colours, as git asks of it
        pydoc.pager(text)
    else:
        sys.stdout.write(text)


def patience(language: str) -> AbstractContextManager[object]:
    """Tells a person at a terminal why it takes long: a game compiles once per machine."""
    return Console(stderr=True).status(say("rules-patience", language))


def whole(markdown: str) -> list[RenderableType]:
    return [Markdown(markdown, hyperlinks=False)]


def listing(book: Rulebook) -> list[RenderableType]:
    """All clauses by number and title."""
    lines: list[RenderableType] = []
    for section in book.sections:
        lines.append(Text(f"\n{section.number}    {section.title}", "bold"))
        lines += [Text(f"{clause.number:<6}{clause.title}") for clause in section.clauses]
    return lines


def clause(rule: Clause) -> list[RenderableType]:
    return [Text(f"{rule.number} {rule.title}", "bold"), Text(), Markdown(rule.markdown, hyperlinks=False), Text()]


def example(shown: Example, number: int, count: int, language: str) -> list[RenderableType]:
    """An example from its first position to its last."""
    names, seat = shown.names(language), shown.scenario.seen_by
    title = say("rules-example", language, number=number, count=count, title=shown.title(language))
    lines: list[RenderableType] = [Text(title, "bold"), Text()]
    if seat is not None:
        lines += [Text(say("rules-seen-by", language, who=names[seat])), Text()]
    first, end = shown.drawings(language)
    lines += drawing("rules-before", first, language)
    for step in shown.told():
        if isinstance(step, int):
            lines.append(Text(f"* {say('rules-chance-alone', language, count=step)}", "bold"))
            continue
        lines.append(Text(f"* {step.title(names, language)}", "bold"))
        for sentence, clause_number in step.sentences(shown.scenario.game.id, names, language):
            lines.append(Padding(Text.assemble(sentence, (f" [{clause_number}]", "dim")), (0, 0, 0, 4)))
    if shown.steps:
        lines += [Text(), *drawing("rules-after", end, language)]
    if shown.possible:
        lines += [Text(say("rules-legal", language, moves=shown.possible)), Text()]
    return lines


def drawing(label: str, drawn: str, language: str) -> list[RenderableType]:
    """Lines of a drawing stay whole, however narrow the terminal is."""
    return [Text(say(label, language), "italic"), Text(indent(drawn, "  "), no_wrap=True, overflow="ignore"), Text()]
