"""What outcomes say: shares with honest intervals, and when a question is decided."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

NORMAL_95: Final = 1.959964
RHO: Final = 0.1  # tunes the anytime interval to be narrowest after some hundred deals


@dataclass
class Mean:
    """A running mean of one number a deal (Welford), with its intervals."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt(self.squares / (self.count - 1)) if self.count > 1 else float("inf")

    @property
    def interval(self) -> tuple[float, float]:
        """The usual 95 % interval, for a number of deals fixed in advance."""
        half = NORMAL_95 * self.deviation / sqrt(self.count) if self.count > 1 else float("inf")
        return self.mean - half, self.mean + half

    @property
    def anytime_interval(self) -> tuple[float, float]:
        """A 95 % interval that stays honest however often one looks (normal mixture).

        This is what may stop a match early.
        """
        if self.count < 2:
            return float("-inf"), float("inf")
        n = self.count * RHO**2
        half = self.deviation * sqrt(2 * (n + 1) / (self.count * n) * log(sqrt(n + 1) / 0.05))
        return self.mean - half, self.mean + half


def mean_of(values: Iterable[float]) -> Mean:
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean
