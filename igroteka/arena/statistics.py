"""What outcomes say: means over deals with honest intervals.

The games of a deal share their luck, so a deal, not a game, is one observation. There are two kinds
of 95 % interval: ``interval`` for a number of deals that was fixed in advance, and
``anytime_interval``, which holds at every number of deals at once and therefore also where somebody
looked after each deal and stopped when he liked what he saw.
"""

from collections.abc import Iterable
from math import inf, log, sqrt
from typing import Final

import numpy as np

ERROR: Final = 0.05  # how often an interval may miss
NORMAL: Final = 1.959964
STUDENT: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
RHO: Final = 0.1  # makes the anytime interval of points narrowest after some hundred deals

STAKES: Final = 0.99 * 0.5 ** np.arange(7)[:, None]  # parts of the most that a bet can lose
SUPPOSED: Final = np.arange(1, 400) / 400  # the means that are bet against


def student(freedom: int) -> float:
    """How many standard errors 95 % lie within, by the degrees of freedom (Student's t).

    >>> [round(student(freedom), 3) for freedom in (1, 10, 11, 30)]
    [12.706, 2.228, 2.199, 2.042]
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


class Mean:
    """A running mean of one number a deal (Welford)."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt(self.squares / (self.count - 1)) if self.count > 1 else inf

    @property
    def interval(self) -> tuple[float, float]:
        """Student's interval, for a number of deals fixed in advance."""
        if self.count < 2:
            return -inf, inf
        half = student(self.count - 1) * self.deviation / sqrt(self.count)
        return self.mean - half, self.mean + half

    @property
    def anytime_interval(self) -> tuple[float, float]:
        """A normal mixture, widened as Student's for few deals: honest for all but the first few."""
        if self.count < 2:
            return -inf, inf
        n = self.count * RHO**2
        normal = self.deviation * sqrt(2 * (n + 1) / (self.count * n) * log(sqrt(n + 1) / ERROR))
        half = normal * student(self.count - 1) / NORMAL
        return self.mean - half, self.mean + half


class Share(Mean):
    """A mean of numbers from 0 to 1: shares of victory."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.bets_above, self.bets_below = Bets(SUPPOSED), Bets(1 - SUPPOSED)
        self.not_bet_on: list[float] = []
        super().__init__(values)

    def add(self, value: float) -> None:
        super().add(value)
        self.not_bet_on.append(value)

    @property
    def interval(self) -> tuple[float, float]:
        """Student's interval, with one deal more that won everything and one that won nothing.

        Without them, few deals that all went alike would seem to be certain.
        """
        if self.count < 2:
            return -inf, inf
        count = self.count + 2
        mean = (self.count * self.mean + 1) / count
        squares = self.squares + self.count * (self.mean - mean) ** 2 + mean**2 + (1 - mean) ** 2
        half = student(count - 1) * sqrt(squares / (count - 1) / count)
        return max(0.0, mean - half), min(1.0, mean + half)

    @property
    def anytime_interval(self) -> tuple[float, float]:
        """The means that nobody has won much money against; exact for any shares and few deals."""
        for value in self.not_bet_on:
            self.bets_above.add(value)
            self.bets_below.add(1 - value)
        self.not_bet_on.clear()
        return self.bets_above.disproved, 1 - self.bets_below.disproved


class Bets:
    """Bets that the true mean is above each supposed one, by several gamblers with different stakes.

    If a supposed mean were the true one, the bets against it would be fair, and the chance that the
    gamblers' money ever grows forty-fold, at any time, would be one in forty (Ville's inequality).
    So a mean against which it has grown so much is disproved; one in forty on either side leaves
    95 % (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting").
    """

    def __init__(self, supposed: np.ndarray) -> None:
        self.supposed = supposed
        self.money = np.ones((len(STAKES), len(supposed)))
        self.disproved = 0.0  # all means up to this one

    def add(self, value: float) -> None:
        self.money *= 1 + STAKES * (value / self.supposed - 1)
        stands = self.money.mean(axis=0) < 2 / ERROR
        if not stands.all():
            self.disproved = float(self.supposed[~stands].max())
            self.supposed, self.money = self.supposed[stands], self.money[:, stands]
