"""The cast: who the bots are. Every level has a character for every seat, so no two at a table share a name.

Their names and temperaments are in ``page.en.ftl`` and ``page.ru.ftl`` (``bot-LEVEL-NUMBER`` and its
``.about``), for the page, the terminal, the server and its records alike.
"""

from functools import cache
from typing import Final

from igroteka.locale import has_words, say, say_form

EACH: Final = 8  # characters of a level: as many as the largest table has seats


def character(level: str, seat: int) -> str:
    """The key of a character's words."""
    return f"bot-{level}-{seat % EACH + 1}"


@cache
def bot_name(level: str, seat: int, language: str) -> str:
    """Who plays at a seat; a bot that is none of the four levels goes by what it does.

    >>> bot_name("casual", 1, "en"), bot_name("casual", 1, "ru"), bot_name("search:100ms", 1, "en")
    ('Mila', 'Мила', 'search:100ms 2')
    """
    key = character(level, seat)
    return say(key, language) if has_words(key, language) else f"{level} {seat + 1}"


def about(level: str, seat: int, language: str) -> str:
    """The bot's temperament in a line; empty for a bot that is none of the four levels.

    >>> about("casual", 1, "en")
    'Friendly to the last card.'
    """
    key = character(level, seat)
    return say_form(key, "about", language) if has_words(key, language) else ""
