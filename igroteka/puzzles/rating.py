"""Who solves puzzles has a rating for each game, and so has every puzzle: an answer is a game between the two."""

from typing import Final

from igroteka.puzzles.puzzle import Rated

START: Final = Rated(25.0, 25 / 3)  # of whom nothing is known


def answered(mine: Rated, puzzle: Rated, solved: bool) -> tuple[Rated, Rated]:
    """Both ratings after an answer. ``web/src/lib/puzzles.ts`` reckons the same.

    >>> mine, puzzle = answered(START, START, solved=True)
    >>> shown(mine), shown(puzzle)
    (1605, 1395)
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in (mine, puzzle)]
    [[me], [it]] = model.rate(teams, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    return Rated(me.mu, me.sigma), Rated(it.mu, it.sigma)


def shown(rated: Rated) -> int:
    """A rating in numbers that people are used to.

    >>> shown(START)
    1500
    """
    return round(500 + 40 * rated.mu)
