"""The doors of the library: which games there are, and a game with its options."""

from pathlib import Path
from typing import Any

from igroteka.engine.game import Description, Game, boxed_kits, made_game


def games() -> dict[str, Description]:
    """The games by id, with their player counts and options.

    >>> {"eight28", "jackal-high", "my-number", "twelve-days"} <= set(games())
    True
    >>> games()["twelve-days"].name("ru")
    'Игра на Рождество'
    >>> [option.name for option in games()["eight28"].options]
    ['players', 'first', 'deck', 'pass_is_final', 'low_plays_28']
    """
    return {id: kit.description for id, kit in boxed_kits().items()}


def game(id: str, *, cards: str | Path | dict[str, Any] | None = None, **options: Any) -> Game:
    """A game with the given options, the others at their defaults.

    ``cards`` replaces the facts of the box (a TOML file like a game's ``cards.toml``, or a mapping);
    ``"tiny"`` is the house deck that a game may have for methods that walk through the whole of it.

    >>> game("eight28", players=5).options["deck"]
    'zoch'
    >>> len(game("twelve-days", cards="tiny", players=2).start().legal())
    3
    >>> game("eight28", players=7)
    Traceback (most recent call last):
    igroteka.engine.errors.OptionError: “players” must be a whole number from 3 to 6, not “7”.
    """
    return made_game(id, cards, options)
