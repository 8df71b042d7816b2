"""Does a whole show what a part of it says? Used by positions and scenarios."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Mismatch:
    """Where the whole differs from the part, what was wanted there and what was found."""

    path: str
    wanted: str
    found: str


def mismatch(part: Any, whole: Any, path: str = "", unordered: Collection[str] = ()) -> Mismatch | None:
    """The first difference, or None. Keys that the part leaves out are not compared.

    Lists under ``unordered`` keys are hands and heaps: they match in any order.

    >>> mismatch({"hand": [1, 2]}, {"hand": [1, 2], "round": 1}) is None
    True
    >>> mismatch({"players": [{"gems": 3}]}, {"players": [{"gems": 4}]}).path
    'players[0].gems'
    """
    if isinstance(part, Mapping) and isinstance(whole, Mapping):
        for key, wanted in part.items():
            inner = f"{path}.{key}" if path else str(key)
            if key not in whole:
                return Mismatch(inner, repr(wanted), "nothing")
            there = in_order(whole[key]) if key in unordered else whole[key]
            if found := mismatch(in_order(wanted) if key in unordered else wanted, there, inner, unordered):
                return found
        return None
    if isinstance(part, (list, tuple)) and isinstance(whole, (list, tuple)):
        if len(part) != len(whole):
            return Mismatch(path, repr(part), repr(whole))
        for i, (wanted, there) in enumerate(zip(part, whole, strict=True)):
            if found := mismatch(wanted, there, f"{path}[{i}]", unordered):
                return found
        return None
    if part == whole and isinstance(part, bool) == isinstance(whole, bool):
        return None
    return Mismatch(path, repr(part), repr(whole))


def in_order(value: Any) -> Any:
    """A heap of cards or dice, or one heap a seat, sorted."""
    if not isinstance(value, (list, tuple)):
        return value
    if any(isinstance(inner, (list, tuple)) for inner in value):
        return [in_order(inner) for inner in value]
    return sorted(value, key=lambda thing: (isinstance(thing, str), thing))
