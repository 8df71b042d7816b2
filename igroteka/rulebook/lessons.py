"""A first game, led step by step: ``lesson.yaml`` in the game's folder, played by the engine."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from igroteka.api import game
from igroteka.engine.errors import ScenarioError
from igroteka.engine.game import Game
from igroteka.engine.matching import mismatch
from igroteka.engine.state import Actor, State
from igroteka.engine.story import Event
from igroteka.rulebook.reading import folder_of

STEP_KEYS = {"says", "clause", "holds", "play"}


@dataclass(frozen=True)
class TaughtStep:
    """What is said, which clause it is about, what then holds on the table, and what is played after it."""

    says: str
    clause: str
    holds: Mapping[str, Any]
    play: tuple[str, ...]


@dataclass(frozen=True)
class WrittenLesson:
    """A small game from a position on, seen from the learner's seat."""

    game: Game
    seat: int
    given: Mapping[str, Any]
    steps: tuple[TaughtStep, ...]


@dataclass(frozen=True)
class Move:
    """A move of a lesson, as the learner sees it, and what is on the table after it."""

    text: str
    by: Actor
    events: tuple[Event, ...]
    state: State


@cache
def lesson_of(id: str) -> WrittenLesson | None:
    """The lesson of a game; None if it has none."""
    file = folder_of(id) / "lesson.yaml"
    return read_lesson(id, file) if file.exists() else None


def read_lesson(id: str, file: Path) -> WrittenLesson:
    written = yaml.safe_load(file.read_text(encoding="utf-8"))
    steps = tuple(read_step(step, number) for number, step in enumerate(written["steps"], start=1))
    return WrittenLesson(game(id, **written["options"]), written["seat"], written["given"], steps)


def read_step(step: Mapping[str, Any], number: int) -> TaughtStep:
    if unknown := sorted(set(step) - STEP_KEYS):
        raise ScenarioError("scenario-keys", number=number, keys=unknown, known=sorted(STEP_KEYS))
    return TaughtStep(step["says"], step["clause"], step.get("holds") or {}, tuple(map(str, step.get("play") or ())))


def begin(lesson: WrittenLesson) -> State:
    state = lesson.game.position(lesson.given)
    state.story_for(lesson.seat)
    return state


def play(lesson: WrittenLesson) -> Iterator[tuple[TaughtStep, tuple[Move, ...]]]:
    """Each step with the moves after it. An error says where the game does not go as written."""
    state = begin(lesson)
    for step in lesson.steps:
        found = mismatch(step.holds, state.view(lesson.seat))
        if found is not None:
            raise ScenarioError(
                "scenario-then", key=f"{step.says}: {found.path}", wanted=found.wanted, found=found.found
            )
        yield step, tuple(played(lesson, state, step))


def played(lesson: WrittenLesson, state: State, step: TaughtStep) -> Iterator[Move]:
    for text in step.play:
        by, told = state.seat_that_can(text), state.story_length
        state.play(text, by)
        yield Move(state.history_for(lesson.seat)[-1], by, state.story_for(lesson.seat, told), state.copy())
