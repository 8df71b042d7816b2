"""What was learned, as the file that a game's advice reads."""

from collections.abc import Mapping
from typing import Any

from igroteka.engine.rule import Table

HEAD = """# Made by `igroteka train {game}`: what speaks for a move, how much; {fade} more make it e times as likely.
version = {version}  # of the game

[made]
{made}

[tables]
"""


def rows(table: Any, indent: str = "") -> str:
    """Nested lists, the innermost a line each.

    >>> print(rows([[1, 2], [3, 4]]))
    [
      [1, 2],
      [3, 4],
    ]
    """
    if not isinstance(table[0], list):
        return f"{indent}{table}"
    inner = "".join(f"{rows(row, indent + '  ')},\n" for row in table)
    return f"{indent}[\n{inner}{indent}]"


def written(game: str, version: int, fade: int, made: Mapping[str, int | float], tables: Mapping[str, Table]) -> str:
    """The text of a ``learned.toml``."""
    facts = "\n".join(f"{name} = {value}" for name, value in made.items())
    body = "\n".join(f"{name} = {rows(table.tolist())}" for name, table in tables.items())
    return HEAD.format(game=game, version=version, fade=fade, made=facts) + body + "\n"
