"""Every word a person reads, in English and Russian, from Fluent catalogues.

``en.ftl`` and ``ru.ftl`` here hold what the games share; ``words.en.ftl`` and ``words.ru.ftl``
in a game's folder hold its own. What a player is asked at a table is in ``page.en.ftl`` and
``page.ru.ftl``, here and in the game's folder, for the page and the terminal alike;
``terminal.en.ftl`` and ``terminal.ru.ftl`` hold what only the terminal says, ``puzzles.en.ftl`` and ``puzzles.ru.ftl``
what both say of puzzles. These are read when
somebody sits down to play.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LONGEST_DETAIL = 900  # Fluent fills in no more than 1,000 characters


def catalogue_files(language: str, at_table: bool) -> Iterable[Path]:
    """The catalogues of a language, the shared one first."""
    yield Path(__file__).with_name(f"{language}.ftl")
    if at_table:
        for chapter in ("page", "terminal", "puzzles"):
            yield Path(__file__).with_name(f"{chapter}.{language}.ftl")
    for root in import_module("igroteka.games").__path__:
        yield from sorted(Path(root).glob(f"*/words.{language}.ftl"))
        if at_table:
            yield from sorted(Path(root).glob(f"*/page.{language}.ftl"))


@cache
def resource(file: Path) -> Resource:
    """A catalogue taken apart: that is the slow part, so it is done once."""
    return FluentResource(file.read_text(encoding="utf-8"))


@cache
def bundle(language: str, at_table: bool = False) -> FluentBundle:
    if language not in LANGUAGES:
        raise LookupError(f"There is no catalogue for {language!r}; there are {', '.join(LANGUAGES)}.")
    made = FluentBundle([language], use_isolating=False)
    for file in catalogue_files(language, at_table):
        made.add_resource(resource(file))
    return made


def has_words(key: str, language: str) -> bool:
    """Is there a message of this name? A fifth game may leave out what only decorates."""
    return bool(bundle(language, at_table=True).has_message(key))


def listed(items: Iterable[Any]) -> str:
    return ", ".join(str(item) for item in items)


def as_words(value: Any) -> str:
    """A detail of a sentence; what somebody else wrote may be longer than a sentence can bear."""
    text = value if isinstance(value, str) else listed(value)
    return text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]}…"


def say(key: str, language: str = "en", /, **details: Any) -> str:
    """The message ``key`` with its details filled in; a missing one is a bug and says so.

    >>> say("game-eight28", "ru")
    '8-28'
    """
    return filled(key, None, language, details)


def say_form(key: str, form: str, language: str = "en", /, **details: Any) -> str:
    """A form that a message has beside its text: ``.you`` is how it reads to whom it is about.

    A message that reads the same to everybody has none, and this is its text.

    >>> say_form("event-eight28-passes", "you")
    'You pass.'
    """
    return filled(key, form, language, details)


def filled(key: str, form: str | None, language: str, details: Mapping[str, Any]) -> str:
    words = bundle(language)
    if not words.has_message(key):
        words = bundle(language, at_table=True)
    if not words.has_message(key):
        raise LookupError(f"No words for {key!r} in {language}.ftl.")
    message = words.get_message(key)
    pattern = message.value if form is None else message.attributes.get(form, message.value)
    if pattern is None:
        raise LookupError(f"{key!r} in {language}.ftl has no text.")
    plain = {
        name: value if isinstance(value, (int, float)) else as_words(value)
        for name, value in details.items()
        if value is not None
    }
    text, problems = words.format_pattern(pattern, plain)
    if problems:
        raise LookupError(f"{key!r} in {language}.ftl: {listed(problems)}")
    return str(text)
