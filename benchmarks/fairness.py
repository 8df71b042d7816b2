"""Ten thousand games, honest and forged, checked by us and by a verifier written from docs/fairness.md alone.

    python -m benchmarks.fairness [GAMES]

Every other game has take-backs, two of three have drawn seats, and one of three is told otherwise than it was played.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Iterator

import igroteka
from igroteka import protocol as m
from igroteka.table.verifying import verify
from tests.server.shuffling import FORGERIES, SAID_OF, finished, forged
from tests.server.test_fairness import elsewhere

GAMES = ("twelve-days", "my-number", "twelve-days", "twelve-days", "my-number", "twelve-days", "twelve-days", "eight28")
BATCH = 500


def told(seeds: range) -> Iterator[tuple[m.Fairness, str]]:
    """What is told of each game, and what must be found wrong with it."""
    for seed in seeds:
        rng = random.Random(seed)
        drawn = seed % 3 > 0
        played = finished(GAMES[seed % len(GAMES)], seed, take_backs=0.05 * (seed % 2), seen=False, shuffle_seats=drawn)
        ours = [check.key for check in verify(played.record) if not check.holds]
        assert not ours, (seed, ours)
        if seed % 3:
            yield played.told, "fair"
        else:
            how = rng.choice(FORGERIES)
            yield forged(played.told, how, rng), how


def main(games: int) -> None:
    began, counts = time.perf_counter(), Counter[str]()
    for first in range(0, games, BATCH):
        batch = list(told(range(first, min(first + BATCH, games))))
        for (_, how), said in zip(batch, elsewhere([one for one, _ in batch]), strict=True):
            expected = SAID_OF.get(how, how)
            assert expected in said.split(), (how, said)
            counts[how] += 1
        print(f"{first + len(batch)} of {games}, {time.perf_counter() - began:.0f} s", flush=True)
    print(f"igroteka {igroteka.__version__}: {games} games, all agreed: {dict(counts)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
