"""A rulebook taken apart: chapters, and in the rules themselves sections and clauses.

The Markdown of ``rulebook.en.md`` and ``rulebook.ru.md`` has one fixed form: the chapters of
CHAPTERS in this order, ``### E3 …`` a section, ``#### E3.4 …`` a clause, a quoted paragraph a
ruling of ours on the clause above it.
"""

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path

from igroteka.engine.errors import IgrotekaError, OptionError
from igroteka.engine.game import Kit, boxed_kits
from igroteka.engine.rule import facts
from igroteka.locale import say

CHAPTERS = ("table", "first-round", "rules", "who-sees", "options", "summary", "questions")
NO_BREAK = "\u00a0"
LOOKALIKES = str.maketrans("ЕТМ", "ETM")  # a Russian keyboard's letters for the same shapes


class RulebookError(IgrotekaError):
    """A clause or an example that is not there, or a rulebook that is badly written."""


@dataclass(frozen=True)
class Clause:
    """One rule: ``text`` is Markdown, and so is each of our rulings on it."""

    number: str
    title: str
    text: str
    rulings: tuple[str, ...]

    @property
    def markdown(self) -> str:
        return "\n\n".join((self.text, *(f"> {ruling}" for ruling in self.rulings)))


@dataclass(frozen=True)
class Section:
    """The clauses about one thing."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Chapter:
    """A part of the rulebook: running text, and in the rules its sections."""

    name: str
    title: str
    text: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    game: str
    language: str
    title: str
    about: str
    chapters: tuple[Chapter, ...]

    @property
    def sections(self) -> tuple[Section, ...]:
        return tuple(section for chapter in self.chapters for section in chapter.sections)

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for section in self.sections for clause in section.clauses)

    def chapter(self, name: str) -> Chapter:
        return self.chapters[CHAPTERS.index(name)]

    def find(self, number: str) -> tuple[Clause, ...]:
        """A clause, or all clauses of a section, however the number is typed.

        >>> [clause.title for clause in read_rulebook("eight28").find("e3.4")]
        ['Out at 28']
        """
        wanted = number.strip().upper().translate(LOOKALIKES)
        if wanted[:1].isdigit():
            wanted = self.sections[0].number[0] + wanted
        found = [clause for clause in self.clauses if clause.number == wanted]
        found += [clause for section in self.sections if section.number == wanted for clause in section.clauses]
        if not found:
            numbers = [clause.number for clause in self.clauses]
            nearest = sorted(difflib.get_close_matches(wanted, numbers, cutoff=0))
            raise RulebookError("rules-clause", game=self.title, clause=number, nearest=nearest)
        return tuple(found)


def kit_of(game: str) -> Kit:
    kits = boxed_kits()
    if game not in kits:
        raise OptionError("game-unknown", game=game, games=list(kits))
    return kits[game]


def folder_of(game: str) -> Path:
    """Where the game's rulebook and scenarios lie."""
    return kit_of(game).folder


def markdown_of(game: str, language: str) -> str:
    """The whole rulebook, with the facts of the lid under its title."""
    file = folder_of(game) / f"rulebook.{language}.md"
    if not file.exists():
        raise RulebookError("rules-missing", game=kit_of(game).description.name(language))
    title, _, rest = file.read_text(encoding="utf-8").partition("\n")
    return f"{title}\n\n{lid_of(game, language)}\n{rest}"


def lid_of(game: str, language: str) -> str:
    """What people look for first: for how many, from which age, how long; as far as the box tells it."""
    kit = kit_of(game)
    seats = kit.description.players
    lid = facts(str(kit.table.__file__)).get("lid", {})
    told = [say("rules-lid-players", language, low=seats[0], high=seats[-1])]
    told += [say(f"rules-lid-{fact}", language, **{fact: lid[fact]}) for fact in ("age", "minutes") if fact in lid]
    return f"**{' · '.join(part.replace(' ', NO_BREAK) for part in told)}**"


@cache
def read_rulebook(game: str, language: str = "en") -> Rulebook:
    """The rulebook of a game; an error says where it does not keep its form."""
    return assembled(list(parts_of(markdown_of(game, language))), game, language)


@dataclass
class Part:
    """A heading and what stands under it, up to the next heading of any level."""

    line: int
    level: int
    title: str
    body: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.body).strip()

    @property
    def misplaced(self) -> RulebookError:
        return RulebookError("rules-form", line=self.line, found=self.title)

    @property
    def numbered(self) -> tuple[str, str]:
        """Number and title of a section or clause."""
        number, _, title = self.title.partition(" ")
        if not re.fullmatch(r"[A-Z]\d+(\.\d+)?", number) or ("." in number) != (self.level == 4):
            raise self.misplaced
        return number, title


def parts_of(markdown: str) -> Iterator[Part]:
    part = Part(1, 0, "")
    for number, line in enumerate(markdown.splitlines(), start=1):
        if heading := re.fullmatch(r"(#+) (.+)", line):
            if part.level:
                yield part
            part = Part(number, len(heading[1]), heading[2])
        else:
            part.body.append(line)
    yield part


def split(parts: list[Part], level: int) -> list[list[Part]]:
    """The parts under each heading of the level, that heading first."""
    starts = [i for i, part in enumerate(parts) if part.level == level]
    if parts and 0 not in starts:
        raise parts[0].misplaced
    return [parts[start:end] for start, end in pairwise([*starts, len(parts)])]


def assembled(parts: list[Part], game: str, language: str) -> Rulebook:
    head, *rest = parts
    chapters = split(rest, 2)
    if head.level != 1 or len(chapters) != len(CHAPTERS):
        raise head.misplaced
    return Rulebook(game, language, head.title, head.text, tuple(map(chapter_of, CHAPTERS, chapters)))


def chapter_of(name: str, parts: list[Part]) -> Chapter:
    head, *rest = parts
    return Chapter(name, head.title, head.text, tuple(section_of(section) for section in split(rest, 3)))


def section_of(parts: list[Part]) -> Section:
    head, *rest = parts
    return Section(*head.numbered, tuple(clause_of(clause) for clause in split(rest, 4)))


def clause_of(parts: list[Part]) -> Clause:
    head, *rest = parts
    if rest:
        raise rest[0].misplaced
    text = "\n".join(line for line in head.body if not line.startswith(">")).strip()
    rulings = tuple(line.removeprefix(">").strip() for line in head.body if line.startswith(">"))
    return Clause(*head.numbered, text, rulings)
