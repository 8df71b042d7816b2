"""Where a table stops until one has seen what came out: the end of a turn, a round, a deal.

A game says it in its ``telling.toml``, which the page reads as well: what the log leaves out, what divides the game
into parts, and at which events the table stops and what is told there.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from igroteka import protocol as m
from igroteka.engine.game import Game
from igroteka.engine.views import AnyView


@dataclass(frozen=True)
class StopChapter:
    """What is told together: the table stops once something of ``at`` has happened."""

    at: frozenset[str]
    tells: frozenset[str]


@dataclass(frozen=True)
class GameTelling:
    """How a game wants to be told."""

    quiet: frozenset[str] = frozenset()
    divides: frozenset[str] = frozenset()
    chapters: tuple[StopChapter, ...] = ()


def telling_of(game: Game) -> GameTelling:
    """By the file in the game's folder; a game without one is told whole, and does not stop."""
    return read_telling(game.kit.folder / "telling.toml")


@cache
def read_telling(file: Path) -> GameTelling:
    if not file.exists():
        return GameTelling()
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    stops = told.get("stops", ())
    chapters = [StopChapter(frozenset(one["at"]), frozenset([*one["at"], *one["tells"]])) for one in stops]
    return GameTelling(frozenset(told.get("quiet", ())), frozenset(told.get("divides", ())), tuple(chapters))


@dataclass
class TableStop:
    """The table stands: what is told, and how it stands."""

    events: list[dict[str, Any]]
    view: AnyView  # what lies on the table
    before: Mapping[str, Any]  # how it stood before it happened: the part of the game that this belongs to
    step: int  # of the message: what comes later has not happened yet
    since: list[dict[str, Any]]  # what has happened after ``view``, where it is of before


@dataclass
class Teller:
    """Follows what one pair of eyes is told, and says where to stop."""

    telling: GameTelling
    view: AnyView | None = None  # the latest that these eyes saw
    heard: dict[StopChapter, list[dict[str, Any]]] = field(default_factory=dict)
    since: list[dict[str, Any]] = field(default_factory=list)  # what has happened after ``view``

    def begin(self, view: AnyView) -> None:
        """What was before is not told any more."""
        self.view, self.heard, self.since = view, {}, []

    def stops(self, eyes: m.Eyes) -> list[TableStop]:
        """The stops on the way to what these eyes see now."""
        found: list[TableStop] = []
        for number, step in enumerate(eyes.steps):
            later = (view for view in (*(one.view for one in eyes.steps[number:]), eyes.view) if view is not None)
            after = next(later)
            before = after if self.view is None else self.view
            ends = [at for at, event in enumerate(step.events) if event["event"] in self.telling.divides]
            self.since += step.events[: ends[0]] if ends else step.events
            for events in self.chapters_in(step.events, is_last=step is eyes.steps[-1]):
                view, since = (before, [*self.since]) if ends else (after, [])
                found.append(TableStop(events, view, before, number, since))
            if step.view is not None:
                self.view, self.since = step.view, []
        self.view, self.since = eyes.view, []
        return found

    def chapters_in(self, events: Iterable[dict[str, Any]], is_last: bool) -> list[list[dict[str, Any]]]:
        """The chapters that come to their end with these events."""
        told: list[list[dict[str, Any]]] = []
        for event in events:
            for chapter in self.telling.chapters:
                if event["event"] not in chapter.tells:
                    told += self.ended(chapter)
            if (belongs := self.chapter_of(event["event"])) is not None:
                self.heard.setdefault(belongs, []).append(event)
        if is_last:
            told += [events for chapter in self.telling.chapters for events in self.ended(chapter)]
        return told

    def chapter_of(self, name: str) -> StopChapter | None:
        """Where an event belongs: where one like it is already told, or the first that tells it."""
        telling = [chapter for chapter in self.telling.chapters if name in chapter.tells]
        return next((chapter for chapter in telling if self.heard.get(chapter)), telling[0] if telling else None)

    def ended(self, chapter: StopChapter) -> list[list[dict[str, Any]]]:
        """The chapter, if that happened at which the table stops."""
        events = self.heard.get(chapter, [])
        if not any(event["event"] in chapter.at for event in events):
            return []
        del self.heard[chapter]
        return [events]
