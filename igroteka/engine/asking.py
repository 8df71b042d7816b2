"""What a player is asked at a table, and which rules the situation is about.

A game's ``asking.py`` has ``title``, ``ask``, ``answer`` and ``SITUATION``; a game without one is
asked for in its notation.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from igroteka.locale import say

if TYPE_CHECKING:
    from igroteka.engine.game import Game


def asking_of(game: "Game") -> ModuleType | None:
    name = f"{game.kit.table.__package__}.asking"
    return import_module(name) if find_spec(name) else None


def title(game: "Game", view: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """Where the game stands, in a few words."""
    asking = asking_of(game)
    return "" if asking is None else str(asking.title(view, names, language))


def ask(game: "Game", view: Mapping[str, Any], seat: int, legal: Sequence[str], language: str) -> str:
    """The question to a seat that has to decide."""
    asking = asking_of(game)
    return say("your-turn", language) if asking is None else str(asking.ask(view, seat, legal, language))


def answer(game: "Game", view: Mapping[str, Any], seat: int, move: str, language: str) -> str:
    """What a move means."""
    asking = asking_of(game)
    return move if asking is None else str(asking.answer(view, seat, move, language, game.kit.plain))


def situation(game: "Game", view: Mapping[str, Any]) -> tuple[str, ...]:
    """The clauses that the situation is about."""
    asking = asking_of(game)
    return () if asking is None else tuple(asking.SITUATION[view["phase"]])
