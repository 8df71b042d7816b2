"""Contenders measured side by side: in short slices, A B A B …, so that all share the machine's moods."""

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

SLICES = 7
clock = time.process_time  # a neighbour's load takes wall-clock time, not ours


class Burst(NamedTuple):
    """What one burst played, and how many seconds of processor time it took."""

    seconds: float
    played: Mapping[str, int]  # by unit: steps, decisions, games, moves, playouts


@dataclass(frozen=True)
class Contender:
    """Somebody's game in one way: played at random (``compiled``, ``python``), or thought about (``search``)."""

    maker: str
    game: str
    way: str
    burst: Callable[[], Burst]  # plays a few whole games, or thinks about one decision


class Figure(tuple[float, ...]):
    """A rate per second, slice by slice.

    >>> figure = Figure((3.0, 1.0, 2.0))
    >>> figure.median, figure.plain()["slowest"]
    (2.0, 1.0)
    """

    __slots__ = ()

    @property
    def median(self) -> float:
        return statistics.median(self)

    def over(self, other: "Figure") -> "Figure":
        """How many times the other's rate, slice by slice."""
        return Figure(ours / theirs for ours, theirs in zip(self, other, strict=True))

    def plain(self) -> dict[str, Any]:
        return {"median": self.median, "slowest": min(self), "fastest": max(self), "slices": list(self)}


Figures = dict[str, Figure]  # by unit


class RaceResult(NamedTuple):
    """What a race showed."""

    figures: list[tuple[Contender, Figures]]
    share: float  # of the wall-clock time that this process had a processor


def race(contenders: Sequence[Contender], seconds: float) -> RaceResult:
    """Let each contender play for about so many seconds, in slices that take turns."""
    for contender in contenders:
        contender.burst()  # compiles, fills caches
    slices: list[list[dict[str, float]]] = [[] for _ in contenders]
    wall, processor = time.perf_counter(), clock()
    for _ in range(SLICES):
        for contender, rates in zip(contenders, slices, strict=True):
            rates.append(slice_of(contender, seconds / SLICES))
    share = (clock() - processor) / (time.perf_counter() - wall)
    return RaceResult([(contender, turned(rates)) for contender, rates in zip(contenders, slices, strict=True)], share)


def slice_of(contender: Contender, seconds: float) -> dict[str, float]:
    """The rates of one slice: as many bursts as fit, at least one."""
    spent, played = 0.0, dict[str, int]()
    while not played or spent < seconds:
        tally = contender.burst()
        spent += tally.seconds
        for unit, count in tally.played.items():
            played[unit] = played.get(unit, 0) + count
    return {unit: count / spent for unit, count in played.items()}


def turned(rates: Sequence[Mapping[str, float]]) -> Figures:
    """From units by slice to slices by unit."""
    return {unit: Figure(of_slice[unit] for of_slice in rates) for unit in rates[0]}
