"""The arena's intervals hold as often as they say, on outcomes whose truth is known."""

from collections.abc import Iterator
from math import sqrt

import numpy as np
import pytest
from scipy.stats import t

from igroteka.arena.statistics import Mean, Share, student

# A bot's share of victory, the games of a deal, and how much the deals differ (beta-binomial).
TABLES = [(0.25, 4, 8.0), (0.9, 4, 8.0), (0.97, 3, 8.0), (1 / 3, 3, 1000.0), (0.15, 8, 20.0), (0.5, 2, 0.5)]


def matches(share: float, games: int, spread: float, count: int, deals: int) -> Iterator[list[float]]:
    """Deals whose games share their luck: the average over a deal's games is one observation."""
    rng = np.random.default_rng(1)
    luck = rng.beta(share * spread, (1 - share) * spread, (count, deals))
    yield from (rng.binomial(games, luck) / games).tolist()


def test_students_quantiles_are_right() -> None:
    for freedom in range(1, 60):
        assert student(freedom) == pytest.approx(t.ppf(0.975, freedom), rel=1e-3)


@pytest.mark.parametrize("deals", [3, 12, 60])
@pytest.mark.parametrize("table", TABLES)
def test_an_interval_holds_the_truth_in_95_of_100_matches(table: tuple[float, int, float], deals: int) -> None:
    intervals = [Share(match).interval for match in matches(*table, count=1000, deals=deals)]
    held = sum(low <= table[0] <= high for low, high in intervals) / 1000
    assert held > 0.95 - 3 * sqrt(0.05 * 0.95 / 1000)


def looked_at_after_every_deal(match: list[float], truth: float) -> tuple[bool, bool]:
    """Did the usual interval, and did the anytime interval, ever miss the truth?"""
    share, missed, missed_anytime = Share(), False, False
    for value in match:
        share.add(value)
        low, high = share.interval
        missed |= not low <= truth <= high
        low, high = share.anytime_interval
        missed_anytime |= not low <= truth <= high
    return missed, missed_anytime


@pytest.mark.parametrize("table", TABLES[:2])
def test_stopping_when_one_likes_fools_the_usual_interval_but_not_the_anytime_one(
    table: tuple[float, int, float],
) -> None:
    looks = [looked_at_after_every_deal(match, table[0]) for match in matches(*table, count=200, deals=150)]
    usual, anytime = (sum(missed) / len(looks) for missed in zip(*looks, strict=True))
    assert usual > 0.1
    assert anytime < 0.05 + 3 * sqrt(0.05 * 0.95 / len(looks))


def test_an_anytime_interval_narrows_around_the_truth() -> None:
    [match] = matches(0.4, 4, 8.0, count=1, deals=2000)
    share = Share(match)
    low, high = share.anytime_interval
    assert low < 0.4 < high and high - low < 2.5 * (share.interval[1] - share.interval[0])


def test_few_deals_that_all_went_alike_are_not_certain() -> None:
    for alike in (Share([1.0] * 3), Share([0.25] * 3)):
        for low, high in (alike.interval, alike.anytime_interval):
            assert low < alike.mean <= high and high - low > 0.3


def test_points_have_students_interval_and_a_wider_one_for_any_time() -> None:
    points = Mean([3.0, -1.0, 4.0, 1.0, -5.0, 9.0])
    low, high = points.interval
    assert (low, high) == pytest.approx(t.interval(0.95, 5, points.mean, points.deviation / sqrt(6)), rel=1e-4)
    wide_low, wide_high = points.anytime_interval
    assert wide_low < low < points.mean < high < wide_high
