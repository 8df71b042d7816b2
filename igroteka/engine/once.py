"""What takes long to make is made once, also where two threads ask for it at the same time."""

import threading
from collections.abc import Callable
from functools import cached_property, wraps
from typing import Any, ParamSpec, Self, TypeVar, overload

T = TypeVar("T")
P = ParamSpec("P")

making = threading.RLock()  # one for all: what is made may need something else that is made once


def once(make: Callable[P, T]) -> Callable[P, T]:
    """What a function makes of each of its arguments is kept.

    >>> made = once(lambda name: [name])
    >>> made("kernel") is made("kernel"), made("kernel") is made("menu")
    (True, False)
    """
    kept: dict[Any, T] = {}

    @wraps(make)
    def kept_or_made(*arguments: P.args, **named: P.kwargs) -> T:
        if arguments not in kept:
            with making:
                if arguments not in kept:
                    kept[arguments] = make(*arguments, **named)
        return kept[arguments]

    return kept_or_made


class made_once(cached_property[T]):  # noqa: N801 (a decorator, as its base is)
    """A property that is made when somebody first asks for it, and then kept."""

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T: ...

    def __get__(self, instance: object | None, owner: type[Any] | None = None) -> Self | T:
        with making:
            return super().__get__(instance, owner)
