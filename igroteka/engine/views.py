"""Views: what is shown of a position, written once (a game's ``show``) and shown in two ways.

Interpreted, a view is plain data (:class:`Picture`). Compiled, the same source writes JSON: a server
shows every position to every seat. Where the source says a text, compiled code has its number among
the words of the game (:class:`Words`).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
import numpy as np

from igroteka.engine.binding import Namespace
from igroteka.engine.rule import CHANCE, MOST_SEATS, OVER, F, Record, rule

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import scores, show_place, winners


Word: TypeAlias = Any  # a text, or in compiled code its number

ALL_SEEING: Final = -2  # eyes from which nothing is hidden
AnyView: TypeAlias = Mapping[str, Any]  # as plain data, of whatever game; its view_types.py says what is in it

PAPER_SIZE: Final = 1 << 16
MARGIN: Final = 256  # longer than anything that is written at once
FULL: Final = PAPER_SIZE - 2 * MARGIN  # nothing is begun behind it
PAPER: Final = np.dtype(
    [
        ("length", "i8"),
        ("ends", "i8", MOST_SEATS),  # of what is written for each of several seats
        ("points", "i8", MOST_SEATS),
        ("text", "u1", PAPER_SIZE),
    ]
)
ENDS_PLACE: Final = 8
TEXT_PLACE: Final = 8 * (1 + 2 * MOST_SEATS)

COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE, MINUS, ZERO = map(ord, ",:[]{}-0")


def shows(function: F) -> F:
    """Mark a rule that shows something: its texts are words of the game."""
    function.__dict__["is_showing"] = True
    return rule(function)


# --- on paper -------------------------------------------------------------------------------------

WORDS: Any = b""  # all words of a game as JSON has them, one behind the other: see Words
WORD_ENDS: Any = (0,)


@rule
def place_for_next(to: Record) -> int:
    """Where the next thing is to be written: behind a comma, unless it is the first."""
    at: int = min(to.length, FULL)
    last = to.text[at - 1]
    if last != OPEN and last != OPEN_LIST:
        to.text[at] = COMMA
        at += 1
    return at


@rule
def write_word(to: Record, at: int, word: Word) -> int:
    """Where it ends. (The place is handed on, for a field would be read and written for every character.)"""
    first: int = WORD_ENDS[word]
    size: int = WORD_ENDS[word + 1] - first
    for i in range(size):
        to.text[at + i] = WORDS[first + i]
    return at + size


@rule
def write_number(to: Record, at: int, n: int) -> int:
    """Where it ends."""
    if n < 0:
        to.text[at] = MINUS
        at, n = at + 1, -n
    digits, rest = 1, n
    while rest >= 10:
        digits, rest = digits + 1, rest // 10
    for i in range(digits - 1, -1, -1):
        to.text[at + i] = ZERO + n % 10
        n //= 10
    return at + digits


@rule
def write_key(to: Record, key: Word) -> int:
    """Where what it is the key to is to be written."""
    at = write_word(to, place_for_next(to), key)
    to.text[at] = COLON
    return at + 1


@rule
def show_number(to: Record, key: Word, n: int) -> None:
    to.length = write_number(to, write_key(to, key), n)


@rule
def show_word(to: Record, key: Word, word: Word) -> None:
    to.length = write_word(to, write_key(to, key), word)


@rule
def add_number(to: Record, n: int) -> None:
    """One more number of a list."""
    to.length = write_number(to, place_for_next(to), n)


@rule
def add_word(to: Record, word: Word) -> None:
    to.length = write_word(to, place_for_next(to), word)


@rule
def write_bracket(to: Record, at: int, bracket: int) -> None:
    to.length = min(at, FULL) + 1
    to.text[to.length - 1] = bracket


@rule
def open_object(to: Record, key: Word) -> None:
    write_bracket(to, write_key(to, key), OPEN)


@rule
def add_object(to: Record) -> None:
    """One more object of a list, to be closed."""
    write_bracket(to, place_for_next(to), OPEN)


@rule
def close_object(to: Record) -> None:
    write_bracket(to, to.length, CLOSE)


@rule
def open_list(to: Record, key: Word) -> None:
    write_bracket(to, write_key(to, key), OPEN_LIST)


@rule
def add_list(to: Record) -> None:
    """One more list of a list, to be closed."""
    write_bracket(to, place_for_next(to), OPEN_LIST)


@rule
def close_list(to: Record) -> None:
    write_bracket(to, to.length, CLOSE_LIST)


# --- what all games show --------------------------------------------------------------------------

FALSE_TRUE_NONE: Final = (False, True, None)


@shows
def show_flag(to: Record, key: Word, on: bool) -> None:
    show_word(to, key, FALSE_TRUE_NONE[1 if on else 0])


@shows
def show_none(to: Record, key: Word) -> None:
    show_word(to, key, FALSE_TRUE_NONE[2])


@rule
def show_some(to: Record, key: Word, n: int, none: int) -> None:
    """A number; None where it is the one that stands for none."""
    if n == none:
        show_none(to, key)
    else:
        show_number(to, key, n)


@shows
def show_whose_turn(to: Record, s: Record) -> None:
    if s.actor == CHANCE:
        show_word(to, "actor", "chance")
    else:
        show_some(to, "actor", s.actor, OVER)


@shows
def show_players(to: Record, s: Record, seat: int) -> None:
    """Every place, as a game's ``show_place`` shows it to the seat."""
    open_list(to, "players")
    for p in range(s.players):
        add_object(to)
        show_place(s, p, seat, to)
        close_object(to)
    close_list(to)


@shows
def show_result(to: Record, s: Record) -> None:
    """The points of every seat now, and who has won."""
    scores(s, to.points)
    open_list(to, "scores")
    for p in range(s.players):
        add_number(to, to.points[p])
    close_list(to)
    if s.actor == OVER:
        show_seats(to, "winners", s, winners(s))
    else:
        show_none(to, "winners")


@rule
def show_seats(to: Record, key: Word, s: Record, seats: int) -> None:
    """The seats of a bit mask."""
    open_list(to, key)
    for p in range(s.players):
        if seats >> p & 1:
            add_number(to, p)
    close_list(to)


@rule
def sees(seat: int, p: int) -> bool:
    """May these eyes see what is p's alone?"""
    return seat in (p, ALL_SEEING)


# --- as plain data --------------------------------------------------------------------------------


class Picture:
    """A view that is put together as plain data."""

    def __init__(self) -> None:
        self.whole: dict[str, Any] = {}
        self.points = [0] * MOST_SEATS
        self._within: list[Any] = [self.whole]

    def show(self, key: str, value: Any) -> None:
        self._within[-1][key] = value

    def add(self, value: Any) -> None:
        self._within[-1].append(value)

    def open(self, key: str, part: Any) -> None:
        self.show(key, part)
        self._within.append(part)

    def open_next(self, part: Any) -> None:
        self.add(part)
        self._within.append(part)

    def close(self) -> None:
        self._within.pop()


IN_A_PICTURE: Final[Namespace] = {
    "show_number": Picture.show,
    "show_word": Picture.show,
    "add_number": Picture.add,
    "add_word": Picture.add,
    "open_object": lambda to, key: to.open(key, {}),
    "open_list": lambda to, key: to.open(key, []),
    "add_object": lambda to: to.open_next({}),
    "add_list": lambda to: to.open_next([]),
    "close_object": Picture.close,
    "close_list": Picture.close,
}


# --- words ----------------------------------------------------------------------------------------


class Words:
    """All that the rules of a game that show something can say, numbered."""

    def __init__(self, namespace: Namespace) -> None:
        showing = [thing for thing in namespace.values() if getattr(thing, "is_showing", False)]
        names = {name for function in showing for name in function.__code__.co_names}
        lists = {name: namespace[name] for name in sorted(names) if is_list(namespace.get(name))}
        said = [text for function in showing for _, text in texts_in(function)]
        written = sorted({msgspec.json.encode(word) for words in (said, *lists.values()) for word in words})
        if any(len(word) >= MARGIN for word in written):
            raise ValueError(f"A word is too long to be shown: {max(written, key=len)!r}")
        self.numbers = {word: number for number, word in enumerate(written)}
        self.tables: Namespace = {
            "WORDS": np.frombuffer(b"".join(written), np.uint8),
            "WORD_ENDS": np.cumsum([0, *map(len, written)]),
            **{name: np.array([self.number(word) for word in words]) for name, words in lists.items()},
        }

    def number(self, word: str | int | None) -> int:
        return self.numbers[msgspec.json.encode(word)]

    def spell(self, function: Callable[..., Any]) -> None:
        """Numbers instead of texts in a function that shows something."""
        constants = list(function.__code__.co_consts)
        for place, text in texts_in(function):
            constants[place] = self.number(text)
        function.__code__ = function.__code__.replace(co_consts=tuple(constants))


def is_list(thing: Any) -> bool:
    """Words to choose from by number."""
    return isinstance(thing, tuple) and any(isinstance(word, str) or word is None for word in thing)


def texts_in(function: Callable[..., Any]) -> Iterator[tuple[int, str]]:
    """The texts that a function says, with their places; its description, which stands first, is none of them."""
    for place, constant in enumerate(function.__code__.co_consts):
        if isinstance(constant, str) and (place > 0 or function.__doc__ is None):
            yield place, constant
