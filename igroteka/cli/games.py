"""``igroteka games``: which games there are, and what can be chosen in each."""

import argparse
from typing import TYPE_CHECKING

from igroteka.cli.choosing import add_game
from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.engine.game import Description
    from igroteka.engine.options import Option

EXAMPLES = (
    ("igroteka games", "cli-games-example-all"),
    ("igroteka games twelve-days --lang ru", "cli-games-example-one"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, nargs="?", help=plain("cli-games-game"))


def run(arguments: argparse.Namespace) -> int:
    import igroteka
    from igroteka.locale import say

    known = igroteka.games()
    chosen = list(known) if arguments.game is None else [igroteka.game(arguments.game).id]
    for id in chosen:
        print(*described(known[id], arguments.lang), "", sep="\n")
    print(say("games-how", arguments.lang, game=chosen[0]))
    return 0


def described(game: "Description", language: str) -> list[str]:
    """A game and its options, a line each: how it is set, what it means, what it can be."""
    from igroteka.locale import say

    players, *options = game.options
    name = say("games-one", language, id=game.id, name=game.name(language), low=game.players[0], high=game.players[-1])
    settings = [(f"--players {players.default}", players), *((f"-o {setting(one)}", one) for one in options)]
    width = max(len(written) for written, _ in settings)
    return [name, *(f"  {written:<{width}}  {meaning(game.id, one, language)}" for written, one in settings)]


def setting(option: "Option") -> str:
    return f"{option.name}={word(option.default)}"


def word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def meaning(game: str, option: "Option", language: str) -> str:
    """What an option is called, and what it can be."""
    from igroteka.engine.options import Switch, WordOption
    from igroteka.locale import has_words, say

    key = f"option-{game}-{option.name}"
    name = say(key, language) if has_words(key, language) else option.name
    if isinstance(option, Switch):
        return f"{name}: true, false"
    if not isinstance(option, WordOption):
        return f"{name}: {option.low}–{option.high}"
    words = []
    for choice in option.choices:
        told = f"{key}-{choice.replace(':', '-')}"
        words.append(f"{choice} ({say(told, language)})" if has_words(told, language) else choice)
    return f"{name}: {', '.join(words)}"
