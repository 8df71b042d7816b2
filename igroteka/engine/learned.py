"""Tables of learned numbers that a game's advice looks up, in files beside it.

``learned.toml`` says what moves promise (``igroteka train``), ``experience.toml`` what others hold and what a position
is worth (``benchmarks/experience.py``).
"""

import tomllib
from pathlib import Path
from typing import Any, Final

import numpy as np

from igroteka.engine.rule import Table

FILE: Final = "learned.toml"
EXPERIENCE: Final = "experience.toml"


class Learned:
    """Gives a game's advice its tables by name and shape; what has not been learned yet is 0.

    >>> learned = Learned("nowhere/advice.py")
    >>> learned("by_low", 2, 3)
    array([[0, 0, 0],
           [0, 0, 0]])
    >>> list(learned.tables)
    ['by_low']
    """

    def __init__(self, advice_file: str, name: str = FILE) -> None:
        path = Path(advice_file).with_name(name)
        whole: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        self.version: int | None = whole.get("version")  # of the game that was played to learn them
        self.known: dict[str, Any] = whole.get("tables", {})
        self.tables: dict[str, Table] = {}

    def __call__(self, name: str, *shape: int) -> Table:
        table = np.zeros(shape, np.int64)
        if name in self.known:
            table[...] = np.array(self.known[name]).reshape(shape)
        self.tables[name] = table
        return table
