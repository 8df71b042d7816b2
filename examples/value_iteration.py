"""Jackal & High with the tiny box, solved by value iteration: nothing is hidden, so a position has a value.

    python examples/value_iteration.py

A tied contest is rolled again for as long as it is tied: the tree of the game has no end, and methods that walk
through a tree (CFR among them) do not come back. Its positions are few, and what follows from a tie is a position
met before. Prints how many positions there are and what the game is worth to whoever throws first.
"""

import argparse
from dataclasses import dataclass, field

import igroteka
from igroteka.adapters.point import Point
from igroteka.engine.game import Game
from igroteka.engine.rule import CHANCE, OVER


@dataclass
class Node:
    """A position: who acts, what it is worth to seat 0, and where it leads (with which likelihood, if by chance)."""

    actor: int
    value: float
    leads_to: list[tuple[int, float]] = field(default_factory=list)

    def follows(self, nodes: list["Node"]) -> float:
        """The value that follows from those of the next positions; seat 0 wants the most, seat 1 the least."""
        if self.actor == CHANCE:
            return sum(likelihood * nodes[i].value for i, likelihood in self.leads_to)
        values = [nodes[i].value for i, _ in self.leads_to]
        return max(values) if self.actor == 0 else min(values)


def name(point: Point) -> bytes:
    """What makes a position: all but the number of the round, on which nothing depends."""
    at = point.game.kit.rules.STATE.fields["round"][1]
    record = point.snapshot()
    return record[:at] + record[at + 4 :]


def positions(game: Game) -> list[Node]:
    """All that can be reached, the start first."""
    start = Point.start(game)
    found, nodes, ahead = {name(start): 0}, [Node(start.actor, 0.0)], [start]
    while ahead:
        point = ahead.pop()
        odds = point.chance() if point.actor == CHANCE else [(action, 1.0) for action in point.legal()]
        node = nodes[found[name(point)]]
        for action, likelihood in odds:
            then = point.after(action)
            then.before = None  # where it came from is nobody's business here
            i = found.setdefault(name(then), len(nodes))
            if i == len(nodes):
                nodes.append(Node(then.actor, then.rewards()[0]))
                if then.actor != OVER:
                    ahead.append(then)
            node.leads_to.append((i, likelihood))
    return nodes


def solve(nodes: list[Node], exact: float = 1e-12) -> float:
    """Let values follow from each other until none changes; that of the start."""
    open_nodes = [node for node in reversed(nodes) if node.actor != OVER]
    change = 1.0
    while change > exact:
        change = 0.0
        for node in open_nodes:
            value = node.follows(nodes)
            change = max(change, abs(value - node.value))
            node.value = value
    return nodes[0].value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    worth = []
    for first in (0, 1):
        nodes = positions(igroteka.game("jackal-high", cards="tiny", players=2, first=first))
        worth.append(solve(nodes) * (1 if first == 0 else -1))
        print(f"{len(nodes)} positions; who throws first (seat {first}) gains {worth[-1]:+.10f}")


if __name__ == "__main__":
    main()
