"""Gives rules their surroundings: the tables of one box, and who listens to ``tell``.

A rule finds other rules and the tables by global name. Binding gives copies of all rules of a
game one common set of globals, so that the same source can run interpreted or compiled, on the
facts of any box, with or without a listener, and so that code generic over games (playouts,
search) can call "the rules" by name.
"""

import hashlib
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from igroteka.engine import rule as rule_module

Namespace = dict[str, Any]
LOOKED_UP = (int, float, str, tuple, np.generic, np.dtype, np.ndarray)  # wherever it is written, in cards.toml too


def gather(sources: tuple[types.ModuleType, ...], replaced: Mapping[str, Any]) -> Namespace:
    """The globals of all sources in one; later sources, then ``replaced``, win."""
    namespace: Namespace = {}
    for source in (rule_module, *sources):
        namespace |= vars(source)
    return namespace | dict(replaced)


def is_rule(thing: Any) -> bool:
    return getattr(thing, "is_rule", False) is True


def bind(
    sources: tuple[types.ModuleType, ...],
    replaced: Mapping[str, Any],
    wrap: Callable[[Callable[..., Any]], Any] = lambda function: function,
) -> Namespace:
    """All rules of the sources, sharing one set of globals; ``wrap`` may compile each of them."""
    namespace = gather(sources, replaced)
    for name, thing in list(namespace.items()):
        if is_rule(thing):
            bound = types.FunctionType(thing.__code__, namespace, name, thing.__defaults__)
            bound.__dict__.update(vars(thing))
            namespace[name] = wrap(bound)
    return namespace


def fingerprint(sources: tuple[types.ModuleType, ...], replaced: Mapping[str, Any], *others: types.ModuleType) -> str:
    """A hash of everything that decides what the bound rules do: their files, others, and what they look up."""
    digest = hashlib.sha256()
    namespace = gather(sources, replaced)
    files = {thing.__code__.co_filename for thing in namespace.values() if is_rule(thing)}
    for file in (*sorted(files), *(str(other.__file__) for other in others)):
        digest.update(Path(file).read_bytes())
    for name in sorted(namespace):
        value = namespace[name]
        if isinstance(value, LOOKED_UP) and not name.startswith("__"):
            digest.update(name.encode())
            digest.update(value.tobytes() if isinstance(value, np.ndarray) else repr(value).encode())
    return digest.hexdigest()[:16]
