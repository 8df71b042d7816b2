"""What every adapter asks about a game: which one is meant, how long it can last."""

from functools import cache
from pathlib import Path
from typing import Any

from igroteka.api import game as make_game
from igroteka.engine.driver import MOST_STEPS
from igroteka.engine.errors import CardsError
from igroteka.engine.game import Game

TINY = "tiny"  # cards=tiny: a house deck for methods that walk through the whole game


def chosen_game(id: str, cards: str = "", **options: Any) -> Game:
    """A game as a tool's parameters name it: all plain values, ``cards`` a file, ``"tiny"`` or nothing.

    >>> chosen_game("twelve-days", cards="tiny", players=2, gifts=1).players
    2
    """
    return same_game(id, str(tiny_cards(id)) if cards == TINY else cards, tuple(sorted(options.items())))


@cache
def same_game(id: str, cards: str, options: tuple[tuple[str, Any], ...]) -> Game:
    """Made once: tools build the same game again with every copy that they read back."""
    return make_game(id, cards=cards or None, **dict(options))


def tiny_cards(id: str) -> Path:
    file = Path(__file__).with_name("tiny") / f"{id.replace('-', '_')}.toml"
    if not file.exists():
        games = [path.stem.replace("_", "-") for path in sorted(file.parent.glob("*.toml"))]
        raise CardsError("cards-no-tiny", game=id, games=games)
    return file


def longest(game: Game) -> tuple[int, int]:
    """How many decisions a game can hold at most, and how many actions of chance.

    A tied contest of Jackal & High is rolled again, as often as it is tied, so that game has no
    last move: 2**20 stands for a bound, far above any game seen.
    """
    bounds = {"eight28": eight28, "twelve-days": twelve_days, "my-number": my_number}
    return bounds[game.id](game) if game.id in bounds else (MOST_STEPS, MOST_STEPS)


def table_of(game: Game, name: str) -> Any:
    return game.kit.tables.get(name, getattr(game.kit.rules, name))


def eight28(game: Game) -> tuple[int, int]:
    """Every giver's turn but those of the last round takes a blue gem; those of the last round take cards."""
    blue, cards = int(table_of(game, "GEMS")[0]), int(table_of(game, "DECK").sum(axis=1).max())
    offers = (blue + cards + 1) * game.players
    rounds = blue + 1
    return offers + rounds * game.players, offers + rounds * game.players


def twelve_days(game: Game) -> tuple[int, int]:
    """Every round of a deal discards at least the winner's card."""
    dealt = int(table_of(game, "HAND_SIZE")[game.players]) * game.players
    deals: int = game.options["gifts"]
    return deals * dealt * game.players, deals * dealt


def my_number(game: Game) -> tuple[int, int]:
    """Three rounds of 6, 7 and 8 turns; a row, seven cards each and two more, columns and goals."""
    mode = str(game.options["goals"])
    goals = 0 if mode == "none" else int(mode.split(":")[1]) * (3 if mode.startswith("round") else 1)
    return (6 + 7 + 8) * game.players, (1 + 7 + 2) * game.players + 3 + goals
