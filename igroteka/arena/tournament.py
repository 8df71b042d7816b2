"""A tournament: which games are played, in which order, and what is known after each.

A *deal* is one stream of luck, played once for every rotation of the bots around the table; only
whole deals count. A deal is the unit of the statistics: its games are not independent.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from igroteka.arena.match import Outcome, Pairing, play
from igroteka.arena.statistics import Mean, Share

Task = TypeVar("Task")
Result = TypeVar("Result")
Runner = Callable[[Iterable[list[Pairing]]], Iterator[list[Outcome]]]


@dataclass(frozen=True)
class Plan:
    """Which bots meet in which game, and how many games at most."""

    game: str
    options: tuple[tuple[str, Any], ...]
    players: int
    bots: tuple[str, ...]
    games: int
    against: str | None = None  # if given, one bot at a time sits at a table of these
    seed: int = 0
    cards: str | None = None  # other facts of the box, as TOML

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """The bots around the table, before rotation."""
        if self.against is not None:
            return [(name, *[self.against] * (self.players - 1)) for name in self.bots]
        count = len(self.bots)
        wanted = max(1, count if self.players % count else 1)
        return [tuple(self.bots[(i + k) % count] for i in range(self.players)) for k in range(wanted)]

    def deals(self) -> Iterator[list[Pairing]]:
        """The games, deal by deal."""
        all_options = (("players", self.players), *self.options)
        turns = [(line_up, k) for line_up in self.line_ups for k in range(self.players)]
        for deal in range(max(1, self.games // len(turns))):
            yield [
                Pairing(self.game, all_options, line_up[k:] + line_up[:k], self.seed * 1_000_003 + deal, self.cards)
                for line_up, k in turns
            ]


@dataclass
class BotStanding:
    """What is known of one bot: shares, points, time."""

    shares: Share = field(default_factory=Share)  # per deal: share of victory in its games
    margins: Mean = field(default_factory=Mean)  # per deal: own points less the others' average
    games: int = 0
    moves: int = 0
    seconds: float = 0.0


@dataclass
class Tally:
    """The outcomes so far."""

    plan: Plan
    outcomes: list[Outcome] = field(default_factory=list)
    standings: dict[str, BotStanding] = field(default_factory=dict)

    @property
    def fair_share(self) -> float:
        return 1 / self.plan.players

    def add(self, deal: list[Outcome]) -> None:
        """Count the games of one deal."""
        self.outcomes.extend(deal)
        shares: dict[str, list[float]] = {}
        margins: dict[str, list[float]] = {}
        for outcome in deal:
            for seat, name in enumerate(outcome.pairing.seats):
                standing = self.standings.setdefault(name, BotStanding())
                standing.games += 1
                standing.moves += outcome.moves[seat]
                standing.seconds += outcome.seconds[seat]
                others = [points for other, points in enumerate(outcome.scores) if other != seat]
                shares.setdefault(name, []).append(outcome.shares[seat])
                margins.setdefault(name, []).append(outcome.scores[seat] - sum(others) / len(others))
        for name in shares:
            self.standings[name].shares.add(sum(shares[name]) / len(shares[name]))
            self.standings[name].margins.add(sum(margins[name]) / len(margins[name]))

    def decided(self, name: str) -> bool:
        """Is the bot's share of victory clearly above or below the fair one?"""
        low, high = self.standings[name].shares.anytime_interval
        return low > self.fair_share or high < self.fair_share


def play_deal(deal: list[Pairing]) -> list[Outcome]:
    return [play(pairing) for pairing in deal]


def end_quietly() -> None:
    """Ctrl-C reaches the workers too: they end at once and say nothing."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def on_all_cores(deals: Iterable[list[Pairing]]) -> Iterator[list[Outcome]]:
    """Play deals in a process a core; outcomes come in the order of the deals."""
    return in_processes(len(os.sched_getaffinity(0)), play_deal, deals)


def in_processes(count: int, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
    """The results of as many tasks at a time as there are processes, in the order of the tasks."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context, initializer=end_quietly) as pool:
        waiting = iter(tasks)
        running = [pool.submit(work, task) for _, task in zip(range(2 * count), waiting, strict=False)]
        try:
            while running:
                result = running.pop(0).result()
                for task in waiting:
                    running.append(pool.submit(work, task))
                    break
                yield result
        finally:
            for future in running:
                future.cancel()


def run(plan: Plan, runner: Runner = on_all_cores, until_decided: bool = False) -> Iterator[Tally]:
    """Play the plan; the tally after each deal. Stop asking and you keep what was played."""
    tally = Tally(plan)
    for deal in runner(plan.deals()):
        tally.add(deal)
        yield tally
        if until_decided and all(tally.decided(name) for name in plan.bots):
            return
