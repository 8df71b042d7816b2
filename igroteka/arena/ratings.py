"""OpenSkill ratings (Plackett-Luce) of the bots of a tournament.

Everybody starts equal; games count in the order of the deals. At a table every seat is rated against
every other: winners before the others, then by points, equals share a place. A bot that sits at a
table more than once learns the average of what its seats learn.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from igroteka.arena.match import Outcome


@dataclass(frozen=True)
class Rating:
    """How strong a bot is held to be, and how sure that is."""

    mu: float
    sigma: float


def places(outcome: Outcome) -> list[int]:
    """The place of every seat from 1.

    >>> from igroteka.arena.match import Pairing
    >>> pairing = Pairing("eight28", (), ("a", "b", "c"), 0)
    >>> places(Outcome(pairing, (9, 12, 9), (0.0, 1.0, 0.0), (5, 5, 5), (0.0, 0.0, 0.0)))
    [2, 1, 2]
    """
    worth = [(share > 0, points) for share, points in zip(outcome.shares, outcome.scores, strict=True)]
    order = sorted(set(worth), reverse=True)
    return [1 + order.index(mine) for mine in worth]


def rate(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The bots' ratings after these games."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Rating] = {}
    for outcome in outcomes:
        seats = outcome.pairing.seats
        before = [rated.get(name) or Rating(model.mu, model.sigma) for name in seats]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places(outcome)])]
        for name in set(seats):
            mine = [after[seat] for seat, sitting in enumerate(seats) if sitting == name]
            rated[name] = Rating(sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine))
    return rated
