"""Moves at many tables, at a fixed rate or as fast as they are answered."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

LATE = 0.05  # seconds behind its time from which a move counts as late


class Made(NamedTuple):
    """A move: when it was over, in seconds since the measuring began, and how long it took."""

    at: float
    took: float


class Table(Protocol):
    """A table that can be asked for one more move."""

    async def move(self) -> float | None:
        """Make a move; the seconds until the last seat had its view. None: not possible just now."""


class Tables(Protocol):
    @property
    def tables(self) -> Sequence[Table]: ...


@dataclass(frozen=True)
class Figures:
    """What came of a stretch of time."""

    moves_a_second: float
    p50: float
    p99: float


def figures(moves: Sequence[Made], seconds: float) -> Figures:
    """
    >>> figures([Made(0.1, 0.002), Made(0.4, 0.004)], 0.5)
    Figures(moves_a_second=4.0, p50=4.0, p99=4.0)
    """
    took = [made.took for made in moves]
    return Figures(len(took) / seconds, percentile(took, 0.5), percentile(took, 0.99))


def windows(moves: Sequence[Made], seconds: float, width: float) -> list[Figures]:
    """One stretch of time after the other: a server that tires shows it here, and not in the whole.

    >>> [window.moves_a_second for window in windows([Made(0.1, 0.01), Made(1.5, 0.01), Made(1.7, 0.01)], 2.0, 1.0)]
    [1.0, 2.0]
    """
    count = max(1, int(seconds / width))
    parts: list[list[Made]] = [[] for _ in range(count)]
    for made in moves:
        if (part := int(made.at / width)) < count:
            parts[part].append(made)
    return [figures(part, width if count > 1 else seconds) for part in parts]


def percentile(values: Sequence[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def press(tables: Tables, rate: float, seconds: float) -> tuple[list[Made], int]:
    """Every move, and how many were sent late."""
    moves: list[Made] = []
    begun = time.perf_counter()

    async def one(table: Table) -> None:
        took = await table.move()
        if took is None:
            await asyncio.sleep(0.01)
        else:
            moves.append(Made(time.perf_counter() - begun, took))

    late = await (at_rate(tables, rate, seconds, one) if rate else saturated(tables, seconds, one))
    return moves, late


class One(Protocol):
    async def __call__(self, table: Table, /) -> None: ...


async def saturated(tables: Tables, seconds: float, one: One) -> int:
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end:
            await one(table)

    await asyncio.gather(*map(play, tables.tables))
    return 0


async def at_rate(tables: Tables, rate: float, seconds: float, one: One) -> int:
    """Moves at their appointed times, whatever became of the earlier ones; at one table one at a time."""
    begun, late, waiting = time.perf_counter(), 0, set[asyncio.Task[None]]()
    free = list(tables.tables)

    async def play(table: Table) -> None:
        await one(table)
        free.append(table)

    for number in range(int(rate * seconds)):
        due = begun + number / rate
        while (rest := due - time.perf_counter()) > 0 or not free:
            await asyncio.sleep(max(rest, 0.0005))
        late += time.perf_counter() - due > LATE
        task = asyncio.create_task(play(free.pop(0)))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
    await asyncio.gather(*waiting)
    return late
