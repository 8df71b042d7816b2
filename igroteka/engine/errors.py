"""What can go wrong, as sentences: what was wrong, and what would be right.

An error carries the key and the arguments of its sentence; the words are in the catalogues
(``igroteka.locale``), so that the same error speaks English and Russian.
"""

import errno
import re
from collections.abc import Iterator
from typing import Any, Final

TROUBLES: Final = {
    errno.ENOENT: "no-file",
    errno.ENOTDIR: "no-file",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EISDIR: "folder",
    errno.EEXIST: "there-already",
    errno.ENOSPC: "no-room",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "not-here",
    errno.ECONNREFUSED: "refused",
    errno.ECONNRESET: "torn",
    errno.ENETUNREACH: "no-way",
    errno.EHOSTUNREACH: "no-way",
    errno.ETIMEDOUT: "no-answer",
}
LANGUAGES: Final = {"tomllib": "TOML", "yaml": "YAML"}  # of files that people write: who reads them


class IgrotekaError(Exception):
    """Something a person can put right; nothing has changed."""

    def __init__(self, key: str, clause: str | None = None, /, **details: Any) -> None:
        super().__init__(key, clause, details)
        self.key = key
        self.clause = clause
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """An error can come back from another process."""
        return remade, (type(self), self.key, self.clause, self.details)

    def say(self, language: str = "en") -> str:
        """The sentence in ``"en"`` or ``"ru"``."""
        from igroteka.locale import say

        details = self.details
        if "reason" in details:
            troubles = (trouble_with(error) for error in behind(self.__cause__))
            key, more = next(filter(None, troubles), ("", {}))
            details = {**details, "reason": say(f"trouble-{key}", language, **more)} if key else details
        return say(f"error-{self.key}", language, **details)

    def __str__(self) -> str:
        return self.say()


def behind(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and what caused it; some libraries keep that to themselves."""
    if error is not None:
        yield error
        yield from behind(error.__cause__ or error.__context__)
        for one in error.exceptions[:1] if isinstance(error, BaseExceptionGroup) else ():
            yield from behind(one)


def trouble_with(error: BaseException) -> tuple[str, dict[str, Any]] | None:
    """What a file or a machine refused: Python says it in English, and with a number."""
    place = re.search(r"line (\d+), column (\d+)", str(error))
    if place and (written := LANGUAGES.get(type(error).__module__.partition(".")[0])):
        return "not-written-so", {"language": written, "line": place[1], "column": place[2]}
    if isinstance(error, UnicodeDecodeError):
        return "not-text", {}
    if isinstance(error, TimeoutError):
        return "no-answer", {}
    if type(error).__name__ == "gaierror":
        return "no-host", {}
    number = error.errno if isinstance(error, OSError) else None
    return (TROUBLES[number], {}) if number in TROUBLES else None


def remade(kind: type[IgrotekaError], key: str, clause: str | None, details: dict[str, Any]) -> IgrotekaError:
    return kind(key, clause, **details)


class OptionError(IgrotekaError):
    """An unknown game or option, or a value out of its range."""


class SeatError(IgrotekaError, IndexError):
    """A seat that the table does not have."""


class RowError(IgrotekaError, IndexError):
    """A game that a vector environment does not hold."""


class CardsError(IgrotekaError):
    """Facts of the box that do not add up."""


class PositionError(IgrotekaError):
    """A position that the rules cannot produce."""


class IllegalMove(IgrotekaError):
    """A move that the rules forbid now; ``clause`` names the rule."""

    def say(self, language: str = "en") -> str:
        sentence = super().say(language)
        return f"{sentence} ({self.clause})" if self.clause else sentence


class RecordError(IgrotekaError):
    """A record that cannot be read; ``line`` says where."""

    @property
    def line(self) -> int:
        return int(self.details.get("line", 0))


class ScenarioError(IgrotekaError):
    """A scenario that is badly written, or that the rules do not bear out."""


class DeviceError(IgrotekaError):
    """The device asked for cannot be had here."""


class MissingExtra(IgrotekaError, ModuleNotFoundError):
    """A part of the library whose extra is not installed."""
