"""Moves at many tables, at a fixed rate or as fast as they are answered."""

import asyncio
import gc
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Protocol

LATE = 0.05  # seconds behind its time from which a move counts as late


class Table(Protocol):
    """A table that can be asked for one more move."""

    async def move(self) -> float | None:
        """Make a move; the seconds until the last seat had its view. None: not possible just now."""


class Tables(Protocol):
    @property
    def tables(self) -> Sequence[Table]: ...


@dataclass(frozen=True)
class Figures:
    moves_a_second: float
    p50: float
    p99: float
    late: int

    def plain(self) -> dict[str, float]:
        return asdict(self)


def percentile(values: Sequence[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def measure(tables: Tables, rate: float, seconds: float) -> Figures:
    took: list[float] = []
    gc.collect()
    gc.disable()  # to look through all that a thousand sockets hold would stop this client, and count as latency
    try:
        begun = time.perf_counter()
        late = await (at_rate(tables, rate, seconds, took) if rate else saturated(tables, seconds, took))
        spent = time.perf_counter() - begun
    finally:
        gc.enable()
    return Figures(len(took) / spent, percentile(took, 0.5), percentile(took, 0.99), late)


async def saturated(tables: Tables, seconds: float, took: list[float]) -> int:
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end:
            spent = await table.move()
            if spent is None:
                await asyncio.sleep(0.01)
            else:
                took.append(spent)

    await asyncio.gather(*map(play, tables.tables))
    return 0


async def at_rate(tables: Tables, rate: float, seconds: float, took: list[float]) -> int:
    """Moves at their appointed times, whatever became of the earlier ones; at one table one at a time."""
    begun, late, waiting = time.perf_counter(), 0, set[asyncio.Task[None]]()
    free = list(tables.tables)

    async def one(table: Table) -> None:
        spent = await table.move()
        if spent is not None:
            took.append(spent)
        free.append(table)

    for number in range(int(rate * seconds)):
        due = begun + number / rate
        while (rest := due - time.perf_counter()) > 0 or not free:
            await asyncio.sleep(max(rest, 0.0005))
        late += time.perf_counter() - due > LATE
        task = asyncio.create_task(one(free.pop(0)))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
    await asyncio.gather(*waiting)
    return late
