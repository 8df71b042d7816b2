"""Our figures as multiples of OpenSpiel's best, slice by slice of the same race."""

from typing import NamedTuple

from igroteka.bench.ours import IGROTEKA
from igroteka.bench.peers import OPEN_SPIEL
from igroteka.bench.race import Figure, RaceResult

# what is compared, by the way of playing
COMPARED = {"compiled": "decisions", "python": "decisions", "search": "playouts"}


class Ratio(NamedTuple):
    game: str
    way: str
    unit: str
    rival: str  # OpenSpiel's fastest game this way
    figure: Figure


def ratios(outcome: RaceResult) -> list[Ratio]:
    """None where OpenSpiel did not run."""
    found = []
    for way, unit in COMPARED.items():
        theirs = rates(outcome, OPEN_SPIEL, way, unit)
        if theirs:
            rival = max(theirs, key=lambda game: theirs[game].median)
            ours = rates(outcome, IGROTEKA, way, unit)
            found += [Ratio(game, way, unit, rival, figure.over(theirs[rival])) for game, figure in ours.items()]
    return found


def rates(outcome: RaceResult, maker: str, way: str, unit: str) -> dict[str, Figure]:
    """The figures of one maker's games."""
    return {
        contender.game: figures[unit]
        for contender, figures in outcome.figures
        if (contender.maker, contender.way) == (maker, way)
    }
