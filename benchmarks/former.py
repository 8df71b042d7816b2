"""A bot as it is now at a table of bots as they were at an earlier commit, over duplicate deals.

    python benchmarks/former.py 2fef55b twelve-days --bot master --against search:2000 --seconds 600 --json twelve.json

The earlier bots think in a process of their own, made from the sources of that commit. It follows the
game move by move and is asked for a move where one of them is to decide: nothing but legal moves and
decisions goes to and fro, so the two sides may differ in everything but the rules. Every deal is played
once from each seat with the same luck; a deal is one observation. A run with the same file goes on
where the last one stopped.
"""

import argparse
import json
import random
import subprocess
import sys
import tarfile
import tempfile
import time
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import igroteka
from igroteka.arena.oracle import choose
from igroteka.arena.statistics import Mean, Share
from igroteka.engine.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

HOUSE = Path(__file__).parents[1]
FORMER = """
import json, sys
import igroteka
from igroteka.bots import choose
for line in sys.stdin:
    said = json.loads(line)
    if "start" in said:
        id, options = said["start"]
        state = igroteka.game(id, **options).start()
    for move, seat in said["moves"]:
        state.play(move) if seat is None else state.play(move, seat)
    if "ask" in said:
        seat, bot, seed = said["ask"]
        print(json.dumps(choose(state, seat, bot, seed)), flush=True)
"""


class Former:
    """The bots of an earlier commit."""

    def __init__(self, sources: Path) -> None:
        command = [sys.executable, "-c", FORMER]
        self.process = subprocess.Popen(command, cwd=sources, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.untold: dict[str, Any] = {}

    def start(self, id: str, options: dict[str, Any]) -> None:
        self.untold = {"start": [id, options], "moves": []}

    def follow(self, move: str, seat: int | None) -> None:
        self.untold["moves"].append([move, seat])

    def choose(self, seat: int, bot: str, seed: int) -> str:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps({**self.untold, "ask": [seat, bot, seed]}) + "\n")
        self.process.stdin.flush()
        self.untold = {"moves": []}
        return str(json.loads(self.process.stdout.readline()))


@contextmanager
def former(commit: str) -> "Iterator[Former]":
    """The sources of a commit in a folder of their own, and their bots."""
    packed = subprocess.run(["git", "archive", commit, "igroteka"], cwd=HOUSE, check=True, capture_output=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(packed)) as sources:
            sources.extractall(folder, filter="data")
        found = Former(Path(folder))
        try:
            yield found
        finally:
            found.process.kill()


def play(id: str, options: dict[str, Any], deal: int, mine: int, bots: tuple[str, str], others: Former) -> float:
    """One game with the bot of today in one seat: its share of the victory."""
    bot, against = bots
    luck = random.Random(f"deal {deal}")
    state = igroteka.game(id, **options).start()
    others.start(id, options)
    while state.actor is not None:
        actor: Any = state.actor
        if actor == CHANCE:
            ways = state.chance_ways()
            move = luck.choices(list(ways), list(ways.values()))[0]
            state.play(move)
            others.follow(move, None)
            continue
        seed = (deal * 1_000_003 + len(state.history)) * 64 + actor
        move = choose(state, actor, bot, seed) if actor == mine else others.choose(actor, against, seed)
        state.play(move, actor)
        others.follow(move, actor)
    winners = state.winners or ()
    return 1 / len(winners) if mine in winners else 0.0


def told(deals: list[float], players: int) -> str:
    """Times the fair share: the mean, the ordinary interval and the one that holds whenever one looks."""
    low, high = (players * end for end in Mean(deals).interval)
    first, last = (players * end for end in Share(deals).anytime_interval)
    mean = players * sum(deals) / len(deals)
    return (
        f"{mean:.3f} times fair ({low:.3f}-{high:.3f}; whenever one stops {first:.3f}-{last:.3f}), {len(deals)} deals"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="of the bots at the table")
    parser.add_argument("game", choices=list(igroteka.games()))
    parser.add_argument("--players", type=int, help="as usual, if not said")
    parser.add_argument("--bot", default="master", help="of today: %(default)s")
    parser.add_argument("--against", default="search:2000", help="the bots of the commit: %(default)s")
    parser.add_argument("--seconds", type=float, default=600.0, help="no deal begins later: %(default)s")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keeps the shares, deal by deal")
    given = parser.parse_args()
    players = given.players or igroteka.game(given.game).players
    options = {"players": players}
    kept = json.loads(given.json.read_text(encoding="utf-8")) if given.json and given.json.exists() else {}
    what = f"{given.game} {players}: {given.bot} at a table of {given.against} of {given.commit}"
    deals: list[float] = kept.setdefault(what, [])
    until = time.monotonic() + given.seconds
    with former(given.commit) as others:
        while time.monotonic() < until:
            deal, bots = len(deals), (given.bot, given.against)
            shares = [play(given.game, options, deal, seat, bots, others) for seat in range(players)]
            deals.append(sum(shares) / players)
            print(f"{what}: {told(deals, players)}", flush=True)
            if given.json:
                given.json.write_text(json.dumps(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
