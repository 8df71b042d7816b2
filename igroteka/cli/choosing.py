"""A game with its options, chosen on the command line: the same in every command that plays one."""

import argparse
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.engine.game import Description, Game


OTHER_BOTS = ("advice", "random", "search:2000", "search:100ms", "oracle:2000")


def add_game(parser: argparse.ArgumentParser, name: str = "game", **how: Any) -> None:
    """The game, by its id; help names those that there are."""
    given: Any = parser.add_argument(name, **how)
    given.completer = game_ids
    given.help = f"{given.help} ({', '.join(game_ids())})"


def game_ids(**_: Any) -> list[str]:
    """The ids of the games, read from their tables: help and shells need no rules for that."""
    roots = map(Path, import_module("igroteka.games").__path__)
    tables = sorted(table for root in roots for table in root.glob("*/table.py"))
    found = (re.search(r'^ID = "(.+)"$', table.read_text(encoding="utf-8"), re.MULTILINE) for table in tables)
    return [id[1] for id in found if id]


def add_choices(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help=plain("cli-choosing-players"))
    option: Any = parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=plain("cli-choosing-option")
    )
    option.completer = options_of
    parser.add_argument("--cards", type=Path, metavar="FILE", help=plain("cli-choosing-cards"))


def game_chosen(id: str, arguments: argparse.Namespace) -> "Game":
    """The game asked for; what is wrong with it is said before it begins."""
    import igroteka
    from igroteka.engine.errors import OptionError

    options: dict[str, Any] = {}
    for given in arguments.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise OptionError("option-form", found=given)
        options[name.strip()] = value.strip()
    if arguments.players is not None:
        options["players"] = arguments.players
    return igroteka.game(id, cards=arguments.cards, **options)


# --- what a shell offers ----------------------------------------------------------------------


def options_of(prefix: str, parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """The settings of the game that stands on the line: ``deck=zoch``, ``deck=reviewer``; of any where none does."""
    import igroteka

    games = igroteka.games()
    chosen = [games[parsed_args.game]] if getattr(parsed_args, "game", None) in games else games.values()
    return sorted({f"{name}={value}" for game in chosen for name, value in settings_of(game)})


def settings_of(game: "Description") -> Iterator[tuple[str, str]]:
    from igroteka.engine.options import Switch, WordOption

    for option in game.options:
        if isinstance(option, Switch):
            yield from ((option.name, word) for word in ("false", "true"))
        elif isinstance(option, WordOption):
            yield from ((option.name, word) for word in option.choices)
        elif option.name != "players":
            yield option.name, str(option.default)


def several(words: Callable[[], tuple[str, ...]]) -> Any:
    """Completes words that are separated by commas."""

    def offered(prefix: str, **_: Any) -> list[str]:
        before, comma, _last = prefix.rpartition(",")
        return [f"{before}{comma}{word}" for word in words()]

    return offered


def levels() -> tuple[str, ...]:
    from igroteka.protocol.words import LEVELS  # help is there before the protocol would be

    return LEVELS


def bots() -> tuple[str, ...]:
    return (*levels(), *OTHER_BOTS)
