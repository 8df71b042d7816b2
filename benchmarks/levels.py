"""Does looking back tell who plays how well, from a single match? And does luck come to nothing over many games?

    python benchmarks/levels.py eight28 --seconds 300 --found levels.json
    python benchmarks/levels.py eight28 --luck 1000 --found levels.json
    python benchmarks/levels.py --found levels.json --markdown tables.md

The first line plays matches of one bot of each level (seats by lot) for so long and looks back at each. The second
plays so many games between ``random`` and ``advice`` and weighs the luck of every seat by the cheapest estimate there
is, one pair of playouts a draw. The third writes the tables of docs/analysis.md.
"""

import argparse
import json
import random
import time
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import igroteka
from igroteka import GameRecord
from igroteka.analysis import Effort, analyse
from igroteka.analysis.work import still_positions, stretches
from igroteka.bots import judge
from igroteka.bots.players import choose
from igroteka.engine.rule import CHANCE

LEVELS = ("random", "novice", "casual", "strong")
PAIRS = (*pairwise(LEVELS), ("novice", "strong"))
LOOKS = Effort(playouts=1600)
NORMAL = 1.96
Match = dict[str, list[float]]  # by level: own moves, their standard error, accuracy, luck


def played(game_id: str, bots: list[str], luck: random.Random) -> GameRecord:
    state = igroteka.game(game_id, players=len(bots)).start()
    while state.actor is not None:
        if state.actor == igroteka.CHANCE:
            odds = state.chance()
            state.play(luck.choices([*odds], [*odds.values()])[0])
            continue
        seat = state.actors[0]
        state.play(choose(state, seat, bots[seat], luck.randrange(1 << 40)), seat)
    return GameRecord(state, tuple(bots))


def match(game_id: str, number: int) -> Match:
    luck = random.Random(f"levels {game_id} {number}")
    bots = luck.sample(LEVELS, len(LEVELS))
    players = analyse(played(game_id, bots, luck), settings=LOOKS).players
    return {one.name: [one.own_moves, one.own_error, one.accuracy or 0.0, one.luck] for one in players}


def cheap_luck(game_id: str, number: int) -> list[float]:
    """Each seat's luck, whoever plays."""
    luck = random.Random(f"luck {game_id} {number}")
    return luck_in(played(game_id, luck.choices(("random", "advice"), k=len(LEVELS)), luck))


def luck_in(record: GameRecord) -> list[float]:
    """Each seat's luck, by the cheapest estimate that there is: one pair of playouts a draw."""
    positions = [*still_positions(record)]
    by = [who if isinstance(who, int) else CHANCE for who, _ in record.state.steps]
    total = [0.0] * record.state.game.players
    for one in stretches(record, by, [judge.epoch_of(state) for state in positions]):
        pair = judge.PairedPlayouts(positions[one.first], positions[one.last + 1], one.seed)
        pair.play_on(1)
        total = [had + more for had, more in zip(total, pair.means, strict=True)]
    return total


def in_order(matches: list[Match], worse: str, better: str) -> float:
    """In which part of the matches the better level was the more accurate one."""
    return fmean(one[worse][2] < one[better][2] for one in matches)


def error_of(values: list[float]) -> float:
    return NORMAL * stdev(values) / sqrt(len(values))


def table_of_levels(found: dict[str, list[Match]]) -> list[str]:
    head = ["game", "matches", *(f"`{level}`: own moves, accuracy" for level in LEVELS)]
    rows = [head, ["---"] * len(head)]
    for game, matches in found.items():
        cells = []
        for level in LEVELS:
            own = [100 * one[level][0] for one in matches]
            accuracy = 100 * fmean(one[level][2] for one in matches)
            cells.append(f"{fmean(own):+.1f} ± {error_of(own):.1f}, {accuracy:.0f} %")
        rows.append([game, f"{len(matches)}", *cells])
    return [f"| {' | '.join(row)} |" for row in rows]


def table_of_order(found: dict[str, list[Match]]) -> list[str]:
    head = [
        "game",
        "matches",
        *(f"`{worse}` < `{better}`" for worse, better in pairwise(LEVELS)),
        "`novice` < `strong`",
    ]
    rows = [[*head, "all four in order"], ["---"] * (len(head) + 1)]
    for game, matches in found.items():
        pairs = [in_order(matches, *pair) for pair in PAIRS]
        whole = fmean(all(one[a][2] < one[b][2] for a, b in pairwise(LEVELS)) for one in matches)
        rows.append([game, f"{len(matches)}", *(f"{100 * part:.0f} %" for part in (*pairs, whole))])
    return [f"| {' | '.join(row)} |" for row in rows]


def table_of_luck(found: dict[str, list[list[float]]]) -> list[str]:
    rows = [["game", "games", "mean luck of each seat"], ["---"] * 3]
    for game, games in found.items():
        seats = [[100 * one for one in seat] for seat in zip(*games, strict=True)]
        cells = ", ".join(f"{fmean(seat):+.2f} ± {error_of(seat):.2f}" for seat in seats)
        rows.append([game, f"{len(games):,}", cells])
    return [f"| {' | '.join(row)} |" for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seconds", type=float, default=60, help="of processor time (60)")
    parser.add_argument("--luck", type=int, help="so many games")
    parser.add_argument("--found", type=Path, nargs="+", required=True)
    parser.add_argument("--markdown", type=Path)
    arguments = parser.parse_args()
    found: dict[str, dict[str, list[Any]]] = {"levels": {}, "luck": {}}
    for file in arguments.found:
        for kind, games in json.loads(file.read_text()).items() if file.is_file() else ():
            found[kind] |= games
    if arguments.game:
        if arguments.luck:
            found["luck"][arguments.game] = [cheap_luck(arguments.game, number) for number in range(arguments.luck)]
        else:
            matches = found["levels"].setdefault(arguments.game, [])
            end = time.process_time() + arguments.seconds
            while time.process_time() < end:
                matches.append(match(arguments.game, len(matches)))
        arguments.found[0].write_text(json.dumps(found))
        return
    told = [*table_of_levels(found["levels"]), "", *table_of_order(found["levels"]), "", *table_of_luck(found["luck"])]
    print("\n".join(told))
    if arguments.markdown:
        arguments.markdown.write_text("\n".join(told) + "\n")


if __name__ == "__main__":
    main()
