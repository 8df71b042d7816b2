"""A game with its options, chosen on the command line: the same in every command that plays one."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.engine.game import Game


def add_choices(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help=plain("cli-choosing-players"))
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=plain("cli-choosing-option")
    )
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
