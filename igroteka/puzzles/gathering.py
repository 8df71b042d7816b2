"""Looking for puzzles until there are enough, choosing which of them travel, and rating these.

What was found is kept beside the puzzles, game by game, so that the work can go on later (``FILE.found``).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from pathlib import Path
from typing import Final

import msgspec

from igroteka.arena.cluster import spread
from igroteka.arena.tournament import in_processes
from igroteka.puzzles.mining import SOLVERS, TRIES, Mined, Vein, Yield, dig
from igroteka.puzzles.puzzle import Puzzle, Rated

LIKE: Final = 3  # puzzles with the same theme, solution and moves to choose from: more would be the same again
MIDDLE: Final = 25.0  # of OpenSkill's ratings,
UNIT: Final = 25 / 6 * sqrt(2)  # and what a logit is among them: two who are known for sure, and the noise of each
DOUBT: Final = 1.5  # how far a puzzle's difficulty may be from the middle before anybody tried it, in logits
ROUNDS: Final = 200


@dataclass(frozen=True)
class Hunt:
    """What to look for, where, and with how many hands."""

    game: str
    count: int
    seed: int = 0
    jobs: int = 1
    ray: str | None = None

    def yields(self, first: int) -> Iterator[Yield]:
        """Game after game, from this number on, for as long as somebody asks."""
        veins = (Vein(self.game, self.seed, number) for number in range(first, 1 << 40))
        if self.ray:
            return spread(self.ray, dig, veins)
        return map(dig, veins) if self.jobs == 1 else in_processes(self.jobs, dig, veins)


def found_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.found")


def read_found(file: Path) -> list[Yield]:
    if not file.is_file():
        return []
    return [msgspec.json.decode(line, type=Yield) for line in file.read_bytes().splitlines()]


def mine(hunt: Hunt, file: Path) -> Iterator[list[Yield]]:
    """All that was found so far, after each game, until enough of it can travel."""
    kept = found_file(file)
    found = read_found(kept)
    while True:
        yield found
        if len(chosen(found, hunt.count)) >= hunt.count:
            return
        for one in hunt.yields(len(found)):
            found.append(one)
            with kept.open("ab") as whole:
                whole.write(msgspec.json.encode(one) + b"\n")
            yield found
            if len(chosen(found, hunt.count)) >= hunt.count:
                return


# --- which of them travel -------------------------------------------------------------------------


def chosen(found: Iterable[Yield], count: int) -> list[Mined]:
    """Those that stand, theme by theme in turn, the hardest of each first; none of a kind too often.

    What novices mostly get wrong comes before what they get wrong at times.
    """
    waiting: dict[str, list[Mined]] = {}
    alike: Counter[tuple[object, ...]] = Counter()
    known = set[str]()
    for mined in sorted((one for game in found for one in game.found if one.stands), key=lambda one: one.puzzle.novice):
        puzzle = mined.puzzle
        kind = (puzzle.theme, puzzle.solution, puzzle.players, *sorted(puzzle.chances))
        if puzzle.id not in known and (len(puzzle.chances) == 2 or alike[kind] < LIKE):
            known.add(puzzle.id)
            alike[kind] += 1
            waiting.setdefault(puzzle.theme, []).append(mined)
    taken: list[Mined] = []
    while len(taken) < count and any(waiting.values()):
        for theme in sorted(waiting):
            if waiting[theme] and len(taken) < count:
                taken.append(waiting[theme].pop(0))
    return taken


# --- how hard they are ----------------------------------------------------------------------------


def rated(mined: Sequence[Mined]) -> list[Puzzle]:
    """The puzzles with their ratings, the easiest first: what the levels solved says how hard each is.

    How good the levels are and how hard the puzzles is found together, as in Rasch's model of tests: the chance to
    solve one is the logistic function of the difference.
    """
    tries = {"novice": TRIES, **SOLVERS}
    skill = dict.fromkeys(tries, 0.0)
    hard = [0.0] * len(mined)
    for _ in range(ROUNDS):
        for i, one in enumerate(mined):
            solved = [(tries[level], one.solved[level], skill[level] - hard[i]) for level in tries]
            surprise, weight = judged(solved)
            hard[i] -= (surprise + hard[i] / DOUBT**2) / (weight + 1 / DOUBT**2)
        for level in tries:
            solved = [(tries[level], one.solved[level], skill[level] - hard[i]) for i, one in enumerate(mined)]
            surprise, weight = judged(solved)
            skill[level] += max(-1.0, min(1.0, surprise / max(weight, 1e-9)))
        middle = sum(hard) / len(hard) if hard else 0.0
        hard = [one - middle for one in hard]
        skill = {level: one - middle for level, one in skill.items()}
    order = sorted(range(len(mined)), key=lambda i: (hard[i], mined[i].puzzle.id))
    return [with_rating(mined[i].puzzle, hard[i], [(tries[at], 0, skill[at] - hard[i]) for at in tries]) for i in order]


def judged(tried: Iterable[tuple[int, int, float]]) -> tuple[float, float]:
    """Of so many tries, so many right, at such odds: how many more were right than expected, and what that weighs."""
    surprise, weight = 0.0, 0.0
    for tries, right, odds in tried:
        chance = 1 / (1 + exp(-odds))
        surprise += right - tries * chance
        weight += tries * chance * (1 - chance)
    return surprise, weight


def with_rating(puzzle: Puzzle, hard: float, tried: Iterable[tuple[int, int, float]]) -> Puzzle:
    _, weight = judged(tried)
    doubt = UNIT / sqrt(weight + 1 / DOUBT**2)
    return msgspec.structs.replace(puzzle, rated=Rated(round(MIDDLE + UNIT * hard, 2), round(doubt, 2)))
