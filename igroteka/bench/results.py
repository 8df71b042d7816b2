"""What was measured, as plain data: what ``--json`` writes and the report puts into words."""

import os
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

import igroteka
from igroteka.bench import ours
from igroteka.bench.peers import Peers, peers
from igroteka.bench.race import SLICES, race
from igroteka.bench.ratios import ratios
from igroteka.engine.game import Game

Plain = dict[str, Any]


def machine() -> Plain:
    """Where and with what it was measured."""
    return {
        "igroteka": igroteka.__version__,
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "processor": processor(),
        "cores": len(os.sched_getaffinity(0)),
    }


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def raced(games: list[Game], seconds: float, with_peers: bool) -> Plain:
    """Our games, and the peers' in the same race."""
    others = peers() if with_peers else Peers([], {}, {})
    outcome = race(ours.contenders(games) + others.contenders, seconds)
    return {
        "seconds": seconds,
        "slices": SLICES,
        "share": outcome.share,
        "games": {game.id: {"players": game.players, "bytes": game.template.itemsize} for game in games},
        "figures": [
            {
                "maker": contender.maker,
                "game": contender.game,
                "way": contender.way,
                "rates": {unit: figure.plain() for unit, figure in figures.items()},
            }
            for contender, figures in outcome.figures
        ],
        "peers": others.versions,
        "missing": others.missing,
        "ratios": [{**ratio._asdict(), "figure": ratio.figure.plain()} for ratio in ratios(outcome)],
    }
