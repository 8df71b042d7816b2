"""How a move is read that may not be made, so that a game's ``refuse`` can say why.

A game names the forms that a move can have (``FORMS`` in its ``refusals.py``), as regular expressions that Python and
JavaScript understand alike; the first that fits counts. The rule is told which it was and the numbers in its first two
groups; what has a name becomes a detail of the sentence. The page reads moves by the same forms, by their names.
"""

import re
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, Final, NamedTuple

from igroteka.engine.phrases import NO_FORM

NO_NUMBER: Final = -1
HIGHEST: Final = (1 << 31) - 1  # that compiled code is told of

BETWEEN_NUMBERS: Final = re.compile(r"(?<=[0-9]) ?([>x-]) ?(?=[0-9v])")  # a sign of the notation, with room around it


def as_written(text: str) -> str:
    """A move as notation has it, however generously it is spaced and capitalised.

    >>> as_written("  Deal  4 "), as_written("5 > V"), as_written("11 x 3"), as_written("roll 2 2 5")
    ('deal 4', '5>v', '11x3', 'roll 2 2 5')
    """
    return BETWEEN_NUMBERS.sub(r"\1", " ".join(str(text).lower().split()))


def forms_of(display: ModuleType) -> Mapping[str, str]:
    """By their names, in the order in which they are tried."""
    found: Mapping[str, str] = getattr(display, "FORMS", {})
    return found


def in_javascript(form: str) -> str:
    """
    >>> in_javascript("deal (?P<card>[0-9]+)")
    'deal (?<card>[0-9]+)'
    """
    return form.replace("(?P<", "(?<")


class Read(NamedTuple):
    """A move as the rule that refuses it is told of it, and what of it belongs into the sentence."""

    form: int
    x: int
    y: int
    details: dict[str, int | str]


def read_move(text: str, forms: Iterable[str]) -> Read:
    """
    >>> read_move("deal 12", ("take|pass", "deal (?P<card>.+)"))
    Read(form=1, x=12, y=-1, details={'move': 'deal 12', 'card': 12})
    >>> read_move("deal Zebra", ("take|pass", "deal (?P<card>.+)")).details["card"]
    'ZEBRA'
    """
    for form, pattern in enumerate(forms):
        if found := re.fullmatch(pattern, text):
            x, y = (number_in(group) for group in (*found.groups(), "", "")[:2])
            named: dict[str, Any] = {name: detail_of(group) for name, group in found.groupdict().items()}
            return Read(form, x, y, {"move": text, **named})
    return Read(NO_FORM, NO_NUMBER, NO_NUMBER, {"move": text})


def is_number(group: str) -> bool:
    return re.fullmatch("[0-9]+", group) is not None


def number_in(group: str) -> int:
    return min(int(group), HIGHEST) if is_number(group) else NO_NUMBER


def detail_of(group: str) -> int | str:
    return number_in(group) if is_number(group) else group.upper()
