"""What a player is asked at a table, what the answers are called, and which rules the situation is about.

A game's ``questions.py`` has the rules ``question`` and ``answer`` (engine.phrases) and ``SITUATION``; a game without
one is asked for in its notation. ``title`` is in its ``as_text.py``.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.json import decode

from igroteka.engine.move_forms import as_written
from igroteka.engine.views import AnyView, Picture
from igroteka.locale import say

if TYPE_CHECKING:
    from igroteka.engine.game import Game, Kit
    from igroteka.engine.sheet import Sheet
    from igroteka.engine.state import State


class Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    """A message of the catalogues, in whatever language somebody reads it: its key, and what to fill it with.

    A message may have other forms beside its text: ``.button`` and ``.brief``, where there is less room.
    """

    key: str
    details: dict[str, Any]

    def say(self, language: str) -> str:
        return say(self.key, language, **self.details)


class Asked(NamedTuple):
    """What a seat is asked, and what each of its moves is called, in the order of the moves."""

    question: Phrase
    answers: tuple[Phrase, ...]


def asked(state: "State", seat: int) -> Asked:
    """What a seat is asked now."""
    question, answers = state.game.kit.writer.asked(state.snapshot(), seat)
    return Asked(decode(question, type=Phrase), decode(answers, type=tuple[Phrase, ...]))


def actor_asked(state: "State") -> Asked | None:
    """What the actor is asked, if it is a player."""
    return asked(state, state.actor) if isinstance(state.actor, int) else None


def interpreted(state: "State", seat: int) -> Asked:
    """The same, by the rules as they stand."""
    rules, sheet, menu = state.game.kit.plain, state.sheet, np.zeros(state.game.kit.rules.ACTIONS, np.int64)
    count = rules.legal(sheet, seat, menu) if seat in state.actors else 0
    moves, said = menu[:count].tolist(), Picture()
    rules.question(sheet, seat, moves, count, said)
    return Asked(Phrase(**said.whole), tuple(called(state, seat, move) for move in moves))


def call(state: "State", seat: int, text: str) -> Phrase | None:
    """What a move of a seat is called here, open or not; None for what is no player's move at all."""
    action = state.game.kit.action_of.get(as_written(text), -1)
    return called(state, seat, action) if 0 <= action < state.game.kit.rules.CHOICES else None


def called(state: "State", seat: int, action: int) -> Phrase:
    return named(state.game.kit, state.sheet, seat, action)


def named(kit: "Kit", sheet: "Sheet", seat: int, action: int) -> Phrase:
    """What a move is called on a sheet that need be nobody's state."""
    said = Picture()
    kit.plain.answer(sheet, seat, action, said)
    return Phrase(**said.whole)


def title(game: "Game", view: AnyView, names: Sequence[str], language: str) -> str:
    """Where the game stands, in a few words."""
    as_text = game.kit.part("as_text")
    return "" if as_text is None else str(as_text.title(view, names, language))


def situation(game: "Game", view: AnyView) -> tuple[str, ...]:
    """The clauses that the situation is about."""
    questions = game.kit.part("questions")
    return () if questions is None else tuple(questions.SITUATION[view["phase"]])
