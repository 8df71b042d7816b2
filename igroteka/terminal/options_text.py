"""The options of a game in words, as menus and waiting rooms write them."""

from typing import Any

from igroteka.engine.game import Game
from igroteka.engine.options import Option, SeatOption, Switch, WordOption
from igroteka.locale import say


def option_values(game: str, option: Option, language: str) -> list[tuple[Any, str]]:
    """What an option can be, each with its word."""
    if isinstance(option, Switch):
        return [(False, say("no", language)), (True, say("yes", language))]
    if isinstance(option, WordOption):
        key = f"option-{game}-{option.name}"
        return [(word, say(f"{key}-{word.replace(':', '-')}", language)) for word in option.choices]
    shift = 1 if isinstance(option, SeatOption) else 0  # seats are counted from 1
    return [(number, str(number + shift)) for number in range(option.low, option.high + 1)]


def told_options(game: Game, language: str) -> list[str]:
    """What was chosen for a game besides the number of players, a line for each option."""
    told = []
    for option in game.description.options[1:]:
        values = dict(option_values(game.id, option, language))
        chosen = values.get(game.options[option.name], str(game.options[option.name]))
        told.append(f"{say(f'option-{game.id}-{option.name}', language)}: {chosen}")
    return told
