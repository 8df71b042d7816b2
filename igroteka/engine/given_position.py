"""Reading a position that a person wrote: key by key, with a sentence for what is impossible."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from igroteka.engine.errors import PositionError


class Given:
    """A part of a position. Every key is optional; a key that the game does not know is refused."""

    def __init__(self, data: Any, keys: Collection[str], path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise PositionError("position-mapping", key=path or "position", given=repr(data))
        for key in data:
            if key not in keys:
                raise PositionError("position-key", key=f"{path}{key}", keys=sorted(keys))
        self.data = data
        self.path = path

    def __contains__(self, key: str) -> bool:
        """Is the key given, and not as null?"""
        return self.data.get(key) is not None

    def fail(self, key: str, wanted: str) -> PositionError:
        return PositionError("position-value", key=f"{self.path}{key}", given=repr(self.data.get(key)), wanted=wanted)

    def whole(self, key: str, default: int, low: int, high: int) -> int:
        value = self.data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(key, f"{low}…{high}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, "true, false")
        return value

    def one_of(self, key: str, default: Any, choices: Sequence[Any]) -> Any:
        """One of the choices; None where nothing or null is given and the default is None."""
        value = self.data.get(key)
        if value is None:
            return default
        if isinstance(value, bool) or value not in choices:
            raise self.fail(key, ", ".join(str(choice) for choice in choices))
        return value

    def listed(self, key: str, choices: Collection[Any], most: int = 1 << 15) -> list[Any]:
        """A list of things that are all among the choices; empty where none is given."""
        values = self.data.get(key)
        if values is None:
            return []
        if not isinstance(values, (list, tuple)) or len(values) > most:
            raise self.fail(key, "[…]")
        for value in values:
            if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in choices:
                raise self.fail(key, f"[{', '.join(str(choice) for choice in choices)}]")
        return list(values)

    def inner(self, key: str, keys: Collection[str]) -> "Given":
        value = self.data.get(key)
        return Given({} if value is None else value, keys, f"{self.path}{key}.")

    def each(self, key: str, count: int, keys: Collection[str]) -> list["Given"]:
        """A list of ``count`` parts; all empty where the list is not given."""
        values = self.data.get(key)
        if values is None:
            values = [{}] * count
        if not isinstance(values, (list, tuple)) or len(values) != count:
            raise self.fail(key, f"[{count} × {{…}}]")
        return [Given(value, keys, f"{self.path}{key}[{i}].") for i, value in enumerate(values)]
