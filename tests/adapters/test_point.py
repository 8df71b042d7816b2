"""A point of a game by numbers: what it keeps to be quick is what it would find out anew."""

import random

import pytest

import igroteka
from igroteka.adapters.point import Point
from igroteka.engine.rule import CHANCE, OVER

GAMES = sorted(igroteka.games())


def random_points(id: str, seed: int) -> list[Point]:
    """All points of a random game."""
    points, rng = [Point.start(igroteka.game(id))], random.Random(seed)
    while (point := points[-1]).actor != OVER:
        actions = [action for action, _ in point.chance()] if point.actor == CHANCE else point.legal()
        points.append(point.after(rng.choice(actions)))
    return points


@pytest.mark.parametrize("id", GAMES)
def test_odds_that_are_kept_are_those_of_the_moment(id: str) -> None:
    for point in random_points(id, 1):
        if point.actor == CHANCE:
            chances = point.chance()
            assert chances == Point.at(point.desks, point.snapshot()).chance()
            assert abs(sum(likelihood for _, likelihood in chances) - 1) < 1e-9


@pytest.mark.parametrize("id", GAMES)
def test_an_observation_does_not_depend_on_what_was_observed_before(id: str) -> None:
    points = random_points(id, 2)
    used = points[0].desks.observation()
    for point in points[:: len(points) // 20 or 1]:
        for seat in range(-1, point.game.players):
            assert point.observe(seat, used).tolist() == point.observe(seat).tolist()


@pytest.mark.parametrize("id", GAMES)
def test_who_has_no_seat_and_what_is_not_open_are_refused(id: str) -> None:
    point = next(point for point in random_points(id, 3) if point.actor >= 0)
    for seat in (point.game.players, 64 + point.actor, -7):
        with pytest.raises(igroteka.IllegalMove):
            point.after(point.legal()[0], seat)
    closed = next(action for action in range(len(point.game.kit.texts)) if action not in point.legal())
    with pytest.raises(igroteka.IllegalMove):
        point.after(closed)
