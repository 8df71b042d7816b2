"""What can be played here, in both languages."""

from functools import cache

from igroteka import __version__
from igroteka import protocol as m
from igroteka.api import games
from igroteka.engine.game import Description
from igroteka.engine.options import Option, Whole, WordOption
from igroteka.locale import bundle, say
from igroteka.server.warming import at_once


def words(key: str, fallback: str) -> m.BothLanguages:
    """A label in both languages; what has none (a number) stands for itself."""
    found = [say(key, language) if bundle(language).has_message(key) else fallback for language in m.LANGUAGES]
    return m.BothLanguages(en=found[0], ru=found[1])


def option_of(game: str, option: Option) -> m.OptionDescription:
    key = f"option-{game}-{option.name}"
    is_choice = isinstance(option, WordOption)
    return m.OptionDescription(
        name=option.name,
        kind="whole" if isinstance(option, Whole) else "choice" if is_choice else "switch",
        clause=option.clause,
        label=words(key, option.name),
        default=option.default,
        low=option.low if isinstance(option, Whole) else None,
        high=option.high if isinstance(option, Whole) else None,
        choices=[
            m.OptionChoice(value=value, label=words(f"{key}-{value.replace(':', '-')}", value))
            for value in (option.choices if isinstance(option, WordOption) else ())
        ],
    )


def game_of(description: Description) -> m.GameDescription:
    usual = next(option.default for option in description.options if option.name == "players")
    return m.GameDescription(
        id=description.id,
        version=description.version,
        name=m.BothLanguages(en=description.name("en"), ru=description.name("ru")),
        fewest=description.players[0],
        most=description.players[-1],
        usual=int(usual),
        at_once=at_once(description.id),
        options=[option_of(description.id, option) for option in description.options],
    )


@cache
def catalogue() -> m.Catalogue:
    return m.Catalogue(
        protocol=m.PROTOCOL,
        version=__version__,
        games=[game_of(description) for description in games().values()],
        levels=list(m.LEVELS),
        clocks=[
            m.ClockDescription(kind=kind, seconds=None if kind == "days" else m.ClockChoice(kind).limit)
            for kind in m.CLOCKS
        ],
        colours=list(m.COLOURS),
        reactions=list(m.REACTIONS),
    )
