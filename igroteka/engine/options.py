"""The options of a game, described well enough to build a form or a ``--help`` from them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from igroteka.engine.errors import OptionError

WHOLE_NUMBER = re.compile(r"\s*-?[0-9]{1,9}\s*")


@dataclass(frozen=True)
class Whole:
    """An option that is a whole number."""

    name: str
    default: int
    low: int
    high: int
    clause: str

    def read(self, value: Any) -> int:
        number = int(value) if isinstance(value, str) and WHOLE_NUMBER.fullmatch(value) else value
        if isinstance(number, bool) or not isinstance(number, int) or not self.low <= number <= self.high:
            raise OptionError(
                "option-whole", self.clause, option=self.name, value=str(value), low=self.low, high=self.high
            )
        return number

    def encode(self, value: Any) -> int:
        return self.read(value)


@dataclass(frozen=True)
class SeatOption(Whole):
    """An option that is a seat of the table: it must be one at which somebody sits."""

    def check(self, value: int, players: int) -> None:
        if value >= players:
            raise OptionError(
                "option-whole", self.clause, option=self.name, value=str(value), low=self.low, high=players - 1
            )


@dataclass(frozen=True)
class Switch:
    """An option that is true or false."""

    name: str
    default: bool
    clause: str

    def read(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).strip().lower()
        if not isinstance(value, str) or word not in ("true", "yes", "on", "1", "false", "no", "off", "0"):
            raise OptionError("option-switch", self.clause, option=self.name, value=str(value))
        return word in ("true", "yes", "on", "1")

    def encode(self, value: Any) -> int:
        return int(self.read(value))


@dataclass(frozen=True)
class WordOption:
    """An option that is one of a few words; ``{"round": 2}`` is another way to write ``"round:2"``."""

    name: str
    default: str
    choices: tuple[str, ...]
    clause: str

    def read(self, value: Any) -> str:
        if isinstance(value, Mapping) and len(value) == 1:
            value = ":".join(str(part) for part in next(iter(value.items())))
        word = value.strip().lower() if isinstance(value, str) else ""
        if word not in self.choices:
            raise OptionError("option-choice", self.clause, option=self.name, value=str(value), choices=self.choices)
        return word

    def encode(self, value: Any) -> int:
        return self.choices.index(self.read(value))


Option = Whole | Switch | WordOption
