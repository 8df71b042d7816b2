"""What every adapter asks about a game: which one is meant, how long it can last."""

from collections.abc import Callable
from functools import cache
from typing import Any

from igroteka.api import game as make_game
from igroteka.engine.driver import MOST_STEPS
from igroteka.engine.game import Game


def chosen_game(id: str, cards: str = "", **options: Any) -> Game:
    """A game as a tool's parameters name it: all plain values, ``cards`` a file, ``"tiny"`` or nothing.

    >>> chosen_game("twelve-days", cards="tiny", players=2, gifts=1).players
    2
    """
    return same_game(id, cards, tuple(sorted(options.items())))


@cache
def same_game(id: str, cards: str, options: tuple[tuple[str, Any], ...]) -> Game:
    """Made once: tools build the same game again with every copy that they read back."""
    return make_game(id, cards=cards or None, **dict(options))


def longest(game: Game) -> tuple[int, int]:
    """How many decisions a game can hold at most, and how many actions of chance; its ``table.longest`` knows.

    A game that need not end says nothing: 2**20 stands for a bound, far above any game seen.
    """
    kit = game.kit
    bounds: Callable[..., tuple[int, int]] | None = getattr(kit.table, "longest", None)
    return bounds(game.options, kit.plain) if bounds else (MOST_STEPS, MOST_STEPS)
