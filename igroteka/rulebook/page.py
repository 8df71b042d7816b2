"""A rulebook as one self-contained web page: to read offline, to print, to point at a clause of."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt

from igroteka.locale import say
from igroteka.report import framed
from igroteka.rulebook.examples import Example, play, scenarios_for
from igroteka.rulebook.picture import picture
from igroteka.rulebook.reading import Chapter, Clause, Rulebook, Section

DRESS: Final = Path(__file__).with_name("page.css")
CITED = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


def page(book: Rulebook) -> str:
    """The whole page; everything that is not ours to write as HTML is escaped."""
    return Page(book).written()


class Page:
    """One rulebook being written as HTML."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.language = book.language
        self.anchors = {section.number for section in book.sections} | {clause.number for clause in book.clauses}
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.markdown.add_render_rule("text", lambda _, tokens, at, *rest: self.linked(tokens[at].content))

    def linked(self, text: str) -> str:
        """Escaped text in which every clause that is named leads to itself."""

        def link(cited: re.Match[str]) -> str:
            number = cited[0]
            return f'<a href="#{number}">{number}</a>' if number in self.anchors else number

        return CITED.sub(link, escape(text, quote=False))

    def html(self, markdown: str) -> str:
        rendered: str = self.markdown.render(markdown)
        return rendered.strip()

    def say(self, key: str, **details: Any) -> str:
        return escape(say(key, self.language, **details))

    def written(self) -> str:
        title = self.say("rules-page-title", game=self.book.title)
        chapters = "\n".join(self.chapter(chapter) for chapter in self.book.chapters)
        head = f"<header>\n<h1>{escape(self.book.title)}</h1>\n{self.html(self.book.about)}\n</header>"
        about = f'lang="{self.language}" data-game="{escape(self.book.game)}"'
        return framed(title, about, DRESS, [head, self.contents(), f"<main>\n{chapters}\n</main>"])

    def contents(self) -> str:
        label = self.say("rules-page-contents")
        chapters = "\n".join(
            f'<li><a href="#{chapter.name}">{escape(chapter.title)}</a>{self.sections(chapter)}</li>'
            for chapter in self.book.chapters
        )
        return f'<nav aria-label="{label}">\n<ul>\n{chapters}\n</ul>\n</nav>'

    def sections(self, chapter: Chapter) -> str:
        listed = "".join(f"<li>{entry(section)}{self.clauses(section)}</li>\n" for section in chapter.sections)
        return f"\n<ul>\n{listed}</ul>\n" if listed else ""

    def clauses(self, section: Section) -> str:
        return "<ul>" + "".join(f"<li>{entry(clause)}</li>" for clause in section.clauses) + "</ul>"

    def chapter(self, chapter: Chapter) -> str:
        sections = "\n".join(self.section(section) for section in chapter.sections)
        text = self.html(chapter.text)
        if chapter.name == "table":
            text = f"{picture(self.book.game, self.language)}\n{text}"
        return f'<section id="{chapter.name}">\n<h2>{escape(chapter.title)}</h2>\n{text}\n{sections}\n</section>'

    def section(self, section: Section) -> str:
        clauses = "\n".join(self.clause(clause) for clause in section.clauses)
        return f'<section id="{section.number}">\n<h3>{numbered(section)}</h3>\n{clauses}\n</section>'

    def clause(self, clause: Clause) -> str:
        rulings = "\n".join(f'<div class="ruling">{self.html(ruling)}</div>' for ruling in clause.rulings)
        return (
            f'<article id="{clause.number}">\n<h4>{numbered(clause)}</h4>\n'
            f"{self.html(clause.text)}\n{rulings}\n{self.examples(clause)}\n</article>"
        )

    def examples(self, clause: Clause) -> str:
        scenarios = scenarios_for(self.book.game, clause.number)
        if not scenarios:
            return ""
        shown = "\n".join(self.example(play(scenario)) for scenario in scenarios)
        label = self.say("rules-page-examples", count=len(scenarios))
        return f"<details>\n<summary>{label}</summary>\n{shown}\n</details>"

    def example(self, shown: Example) -> str:
        names, seat = shown.names(self.language), shown.scenario.seen_by
        first, end = shown.drawings(self.language)
        parts = [f'<div class="example">\n<h5>{escape(shown.title(self.language))}</h5>']
        if seat is not None:
            parts.append(f"<p>{self.say('rules-seen-by', who=names[seat])}</p>")
        parts.append(self.drawing("rules-before", first))
        if shown.steps:
            parts += [self.steps(shown, names), self.drawing("rules-after", end)]
        if shown.possible:
            parts.append(f"<p>{self.say('rules-legal', moves=shown.possible)}</p>")
        return "\n".join([*parts, "</div>"])

    def steps(self, shown: Example, names: Sequence[str]) -> str:
        moves = []
        for step in shown.told():
            if isinstance(step, int):
                moves.append(f"<li><b>{self.say('rules-chance-alone', count=step)}</b></li>")
                continue
            said = [
                f'<br>{self.linked(sentence)} <a class="why" href="#{number}">{number}</a>'
                for sentence, number in step.sentences(shown.scenario.game.id, names, self.language)
            ]
            refused = ' class="refused"' if step.refusal else ""
            moves.append(f"<li{refused}><b>{escape(step.title(names, self.language))}</b>{''.join(said)}</li>")
        return "<ol>\n" + "\n".join(moves) + "\n</ol>"

    def drawing(self, label: str, drawn: str) -> str:
        return f"<h6>{self.say(label)}</h6>\n<pre>{escape(drawn, quote=False)}</pre>"


def entry(part: Section | Clause) -> str:
    return f'<a href="#{part.number}"><span>{part.number}</span> {escape(part.title)}</a>'


def numbered(part: Section | Clause) -> str:
    return f'<a href="#{part.number}">{part.number}</a> {escape(part.title)}'
