"""Jackal & High with the tiny box, solved by CFR+ on its positions.

    python examples/cfr_on_positions.py --iterations 100

A tied contest is rolled again for as long as it is tied: the tree of the game has no end. Two things make a game of it
that CFR can walk through. Nothing is hidden: whatever led to a position, the same is best there, so regrets belong to
positions, of which there are few. And where chance alone leads back to where it stood, nothing has been decided: the
likelihood of that is shared among all that leads on. Prints how much could still be gained (by each player alone who
played otherwise, added up; 0: an equilibrium) and what the game is worth to whoever throws first; value_iteration.py
finds the same.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from value_iteration import Node, positions

import igroteka
from igroteka.engine.rule import CHANCE, OVER


@dataclass
class Choice:
    """What is learned at a position: regrets, and how often each move was played."""

    regrets: list[float]
    played: list[float]

    def now(self) -> list[float]:
        return in_proportion(self.regrets)

    def on_average(self) -> list[float]:
        return in_proportion(self.played)


def in_proportion(numbers: list[float]) -> list[float]:
    """Likelihoods; all alike where no number says anything."""
    total = sum(numbers)
    return [number / total for number in numbers] if total else [1 / len(numbers)] * len(numbers)


def mixed(likely: dict[int, list[float]], at: int, values: list[float]) -> float:
    """What a position is worth where its moves are as likely as that."""
    return sum(map(float.__mul__, likely[at], values))


def without_returns(nodes: list[Node]) -> None:
    """Let chance not come back to where it stood; the odds become those of what leads on."""
    ahead = {at: by_chance_from(at, nodes) for at, node in enumerate(nodes) if node.actor == CHANCE}
    done: set[int] = set()
    for root, reached in ahead.items():
        if root in reached and root not in done:
            loop = {at for at in reached if root in ahead[at]}
            done |= loop
            leaving = {at: likely_to_leave(at, root, loop, nodes) for at in loop}
            for at in loop:
                nodes[at].leads_to = [
                    (to, odds * leaving.get(to, 1) / leaving[at]) for to, odds in nodes[at].leads_to if to != root
                ]


def likely_to_leave(at: int, root: int, loop: set[int], nodes: list[Node]) -> float:
    """How likely chance leaves a loop before it comes by its root again."""
    ways = [(to, odds) for to, odds in nodes[at].leads_to if to != root]
    return sum(odds * (likely_to_leave(to, root, loop, nodes) if to in loop else 1) for to, odds in ways)


def by_chance_from(at: int, nodes: list[Node]) -> set[int]:
    """The positions to which chance alone can lead from one."""
    found: set[int] = set()
    ahead = [at]
    while ahead:
        for to, _ in nodes[ahead.pop()].leads_to:
            if to not in found and nodes[to].actor == CHANCE:
                found.add(to)
                ahead.append(to)
    return found


def in_order(nodes: list[Node]) -> list[int]:
    """The positions, each before all that it leads to."""
    order: list[int] = []
    seen: set[int] = set()
    path = [(0, iter(nodes[0].leads_to))]
    while path:
        at, rest = path[-1]
        for to, _ in rest:
            if to not in seen:
                seen.add(to)
                path.append((to, iter(nodes[to].leads_to)))
                break
        else:
            order.append(at)
            path.pop()
    return order[::-1]


class Solver:
    """CFR+: the seats learn by turns, later rounds count for more."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes, self.order = nodes, in_order(nodes)
        self.choices = {
            at: Choice([0.0] * len(node.leads_to), [0.0] * len(node.leads_to))
            for at, node in enumerate(nodes)
            if node.actor not in (CHANCE, OVER)
        }
        self.rounds = 0

    def learn(self) -> None:
        self.rounds += 1
        for seat in (0, 1):
            likely = {at: choice.now() for at, choice in self.choices.items()}
            worth = self.worth(partial(mixed, likely))
            mine, others = self.reach(seat, likely)
            sign = 1 - 2 * seat
            for at, choice in self.choices.items():
                if self.nodes[at].actor != seat:
                    continue
                for move, (to, _) in enumerate(self.nodes[at].leads_to):
                    gain = sign * (worth[to] - worth[at]) * others[at]
                    choice.regrets[move] = max(0.0, choice.regrets[move] + gain)
                    choice.played[move] += self.rounds * mine[at] * likely[at][move]

    def worth(self, decided: Callable[[int, list[float]], float]) -> list[float]:
        """What each position is worth to seat 0, if this is what decisions are worth."""
        worth = [node.value for node in self.nodes]
        for at in reversed(self.order):
            node = self.nodes[at]
            if node.actor == CHANCE:
                worth[at] = sum(odds * worth[to] for to, odds in node.leads_to)
            elif node.actor != OVER:
                worth[at] = decided(at, [worth[to] for to, _ in node.leads_to])
        return worth

    def reach(self, seat: int, likely: dict[int, list[float]]) -> tuple[list[float], list[float]]:
        """How likely each position is by what a seat does, and by what everybody else and chance do."""
        mine, others = ([1.0] + [0.0] * (len(self.nodes) - 1) for _ in range(2))
        for at in self.order:
            node = self.nodes[at]
            for move, (to, odds) in enumerate(node.leads_to):
                by_seat = node.actor == seat
                part = odds if node.actor == CHANCE else likely[at][move]
                mine[to] += mine[at] * (part if by_seat else 1)
                others[to] += others[at] * (1 if by_seat else part)
        return mine, others

    def outcome(self) -> tuple[float, float]:
        """What the average play is worth to seat 0, and what both together gain who play otherwise."""
        played = partial(mixed, {at: choice.on_average() for at, choice in self.choices.items()})

        def best(seat: int, at: int, values: list[float]) -> float:
            return played(at, values) if self.nodes[at].actor != seat else max(values) if seat == 0 else min(values)

        worth, most, least = (self.worth(way)[0] for way in (played, partial(best, 0), partial(best, 1)))
        return worth, most - least


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=100)
    given = parser.parse_args()

    nodes = positions(igroteka.game("jackal-high", cards="tiny", players=2))
    without_returns(nodes)
    solver = Solver(nodes)
    for iteration in range(1, given.iterations + 1):
        solver.learn()
        if iteration in (1, 2, 5, 10, 20, 50) or iteration % 100 == 0 or iteration == given.iterations:
            worth, gain = solver.outcome()
            print(f"after {iteration:4} iterations playing otherwise gains {gain:.5f}; worth {worth:+.5f}", flush=True)


if __name__ == "__main__":
    main()
