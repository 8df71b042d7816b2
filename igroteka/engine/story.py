"""The story of a game: what happened, to whom, with which cards, by which clause.

The rules themselves tell it (``tell``): the story of an action is what they say while the action
is played over, interpreted, with somebody listening. Events are data; words come from the
catalogues (``event-GAME-NAME``).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, NamedTuple

WATCHER: Final = -1  # a seat that is nobody's: it knows what all know


class Event(NamedTuple):
    """One thing that happened. ``seat`` is None where nobody in particular is meant."""

    name: str
    clause: str
    seat: int | None
    details: Mapping[str, Any] = MappingProxyType({})

    def plain(self) -> dict[str, Any]:
        """The event as plain data.

        >>> Event("passes", "E3.2", 2).plain()
        {'event': 'passes', 'clause': 'E3.2', 'seat': 2}
        """
        return {"event": self.name, "clause": self.clause, "seat": self.seat, **self.details}

    def say(self, game: str, names: Sequence[str], language: str = "en", you: int | None = None) -> str:
        """The event in words; ``names`` are those of the seats, ``you`` is the seat of who reads it.

        >>> Event("passes", "E3.3", 1).say("eight28", ("Vera", "Oleg", "Katya"))
        'Oleg passes.'
        >>> Event("passes", "E3.3", 1).say("eight28", ("Vera", "Oleg", "Katya"), you=1)
        'You pass.'
        """
        from igroteka.locale import say, say_form

        key = f"event-{game}-{self.name}"
        details = {name: "hidden" if value is None else value for name, value in self.details.items()}
        if self.seat is None:
            return say(key, language, **details)
        details["who"] = names[self.seat]
        return say_form(key, "you", language, **details) if self.seat == you else say(key, language, **details)


def listen(sheet: Any, event: int, seat: int, x: int = 0, y: int = 0) -> None:
    """Stands in for ``tell`` in interpreted rules: writes down what happens."""
    sheet.told.append((event, seat, x, y))


@dataclass(frozen=True)
class Tale:
    """How a told number becomes an event: its name, its clause, what x and y mean.

    ``x`` and ``y`` are a name and a function that makes plain data of the number. A tale with
    ``private`` shows x to the seat that it is about; to everyone else x is None.
    """

    name: str
    clause: str
    x: tuple[str, Callable[[int], Any]] | None = None
    y: tuple[str, Callable[[int], Any]] | None = None
    private: bool = False

    def event(self, seat: int, x: int, y: int, watcher: int | None) -> Event:
        details: dict[str, Any] = {}
        if self.x:
            hidden = self.private and watcher is not None and watcher != seat
            details[self.x[0]] = None if hidden else self.x[1](x)
        if self.y:
            details[self.y[0]] = self.y[1](y)
        return Event(self.name, self.clause, seat if seat >= 0 else None, details)


def number(value: int) -> int:
    return int(value)
