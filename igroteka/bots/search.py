"""Information-set Monte Carlo tree search, written once for all games.

Every playout draws anew what the searcher cannot know, walks down the tree, adds one node,
plays on by the game's advice to the horizon (the end of the deal or round) and asks the game what
that is worth to each seat: its chance to win, ties shared. A node belongs to *what its actor
knows* (his observation), so nobody in the tree acts on what he cannot see: not the searcher, not
the opponents, not those who choose at the same time. Chance is drawn, not searched.

Bound to a game's rules and advice by name (engine.binding).
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.engine.advising import NO_PROMISE
from igroteka.engine.rule import CHANCE, OVER, U32, Ints, Record, draw, entry, rule

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import (
        CURIOSITY,
        advise,
        apply,
        believe,
        epoch,
        fading,
        imagine,
        legal,
        notice,
        observe,
        outcome,
        promise,
        prospects,
        reconsider,
        ways,
        winners,
        worth,
    )

DEEPEST = 64  # decisions of one playout that are remembered in the tree
MOST_STEPS = 4096  # a bound against an endless rollout; no deal or round comes near it
MEASURES, SEES_ALL, PLAYS = range(3)  # what it thinks for: the chances of a hint or an analysis, or a bot's move
EXPLORE = 0.5  # how much a rarely tried move is tried again
USED_TO = 32  # playouts that tell how far what comes of them lies apart
TRUST = 0.8  # how far what the moves promise says how likely they are before anything was tried; all share the rest
NODES, EDGES = 0, 1  # what ``size`` counts
FNV = np.uint64(0x100000001B3)

NODE = np.dtype(
    [
        ("key", "u8"),
        ("first", "i4"),  # its first edge
        ("moves", "i4"),  # how many edges
        ("visits", "i4"),
        ("squares", "f4"),  # at the root: what came of the playouts, squared and added up
    ],
    align=True,
)
EDGE = np.dtype([("value", "f4"), ("visits", "i4"), ("likely", "f4"), ("action", "i2")], align=True)


@rule
def information_key(s: Record, seat: int, seen: Ints, words: Ints) -> Any:
    """A hash of what the seat knows; ``words`` is the memory of ``seen``, eight bytes at a time."""
    observe(s, seat, seen)
    key = np.uint64(seat + 1)
    for i in range(len(words)):
        key = (key ^ words[i]) * FNV
        key = key ^ (key >> U32)
    return key


@rule
def find(nodes: Any, key: Any) -> Any:
    """The place of a key in the table of nodes, or the empty place where it belongs."""
    at = np.int64(key & np.uint64(len(nodes) - 1))
    while nodes[at].visits > 0 and nodes[at].key != key:
        at = (at + 1) & (len(nodes) - 1)
    return at


@rule
def grow(tree: Any, at: int, s: Record, seat: int, key: Any, moves: Ints) -> None:
    """A new node with an edge for every legal move."""
    nodes, edges, size = tree
    count = legal(s, seat, moves)
    node = nodes[at]
    node.key = key
    node.first = size[EDGES]
    node.moves = count
    node.visits = 1
    node.squares = 0.0
    noticed = notice(s, seat)
    best = NO_PROMISE
    for i in range(count):
        edge = edges[node.first + i]
        edge.action = moves[i]
        edge.visits = 0
        edge.value = 0.0
        promised = promise(s, seat, moves[i], noticed)
        edge.likely = promised
        best = max(best, promised)
    make_likely(node, edges, best)
    size[EDGES] += count
    size[NODES] += 1


@rule
def make_likely(node: Any, edges: Any, best: int) -> None:
    """From what the moves promise, the most of it known, to how likely they are."""
    whole = 0.0
    for i in range(node.moves):
        edge = edges[node.first + i]
        edge.likely = fading(best - int(edge.likely))
        whole += edge.likely
    for i in range(node.moves):
        edge = edges[node.first + i]
        edge.likely = TRUST * edge.likely / whole + (1.0 - TRUST) / node.moves


@rule
def has_room(tree: Any, moves: Ints) -> bool:
    nodes, edges, size = tree
    return 2 * size[NODES] < len(nodes) and size[EDGES] + len(moves) <= len(edges)


@rule
def select(node: Any, edges: Any, explore: float) -> int:
    """The edge to try next: good so far, or seldom tried for how likely it seemed (PUCT).

    Most nodes are visited a few times only. There the most promising move must be played, or the
    opponents, and the searcher himself later on, would be taken for fools.
    """
    total = 0.0
    tried = 0
    for i in range(node.moves):
        total += edges[node.first + i].value
        tried += edges[node.first + i].visits
    mean = total / tried if tried > 0 else 0.0
    curiosity = explore * sqrt(tried + 1.0)
    best = 0
    best_score = -1.0
    for i in range(node.moves):
        edge = edges[node.first + i]
        value = edge.value / edge.visits if edge.visits > 0 else mean
        score = value + edge.likely * curiosity / (edge.visits + 1.0)
        if score > best_score:
            best_score = score
            best = i
    return best


@rule
def curious(node: Any, edges: Any) -> float:
    """How much a player tries again what he rarely tried: where all playouts come to nearly the same, hardly.

    ``CURIOSITY`` says how much of what lies between them, if a game's advice has one; if not, it is always as much.
    """
    if CURIOSITY == 0.0 or node.visits <= USED_TO:
        return EXPLORE
    total = 0.0
    for i in range(node.moves):
        total += edges[node.first + i].value
    mean = total / node.visits
    return CURIOSITY * sqrt(max(0.0, node.squares / node.visits - mean * mean))


@rule
def roll_out(s: Record, start_epoch: int, rng: Ints, moves: Ints) -> None:
    """Play on to the horizon by the game's advice."""
    steps = 0
    while s.actor != OVER and epoch(s) == start_epoch and steps < MOST_STEPS:
        if s.actor == CHANCE:
            action = outcome(s, draw(rng, ways(s)))
        else:
            action = advise(s, s.actor, moves, legal(s, s.actor, moves))
        apply(s, s.actor, action)
        steps += 1


@rule
def judge(s: Record, chances: Any) -> None:
    """Each seat's chance to win: known when the game is over, else the game's estimate."""
    if s.actor != OVER:
        worth(s, chances)
    else:
        share_victory(s, chances)


@rule
def expect(s: Record, chances: Any) -> None:
    """The same as a player reckons with it."""
    if s.actor != OVER:
        prospects(s, chances)
    else:
        share_victory(s, chances)


@rule
def share_victory(s: Record, chances: Any) -> None:
    mask = winners(s)
    count = 0
    for p in range(s.players):
        count += (mask >> p) & 1
    for p in range(s.players):
        chances[p] = ((mask >> p) & 1) / count


@rule
def walk(s: Record, seat: int, rng: Ints, tree: Any, lent: Any, path: Ints, explore: float) -> int:
    """Down the tree from the seat's decision, growing one node; how many decisions it was."""
    nodes, edges, _ = tree
    seen, words, moves = lent
    start_epoch = epoch(s)
    depth = 0
    inside = True
    while inside and depth < DEEPEST and s.actor != OVER and epoch(s) == start_epoch:
        if s.actor == CHANCE:
            apply(s, CHANCE, outcome(s, draw(rng, ways(s))))
            continue
        actor = s.actor if depth > 0 else seat  # where several may act, the searcher goes first
        key = information_key(s, actor, seen, words)
        at = find(nodes, key)
        if nodes[at].visits == 0:
            if not has_room(tree, moves):
                return depth
            grow(tree, at, s, actor, key, moves)
            inside = depth == 0
        edge = nodes[at].first + select(nodes[at], edges, explore)
        path[depth, 0] = at
        path[depth, 1] = edge
        path[depth, 2] = actor
        depth += 1
        apply(s, actor, edges[edge].action)
    return depth


@entry
def think(
    root: Record,
    states: Record,
    seat: int,
    playouts: int,
    purpose: int,
    rng: Ints,
    tree: Any,
    lent: Any,
    chances: Any,
    path: Ints,
) -> None:
    """Add playouts to the tree of ``seat``, whose turn it is at the root.

    What others have chosen in secret is taken back at the root: in the tree they choose as they would.
    ``tree`` is (nodes, edges, size), ``lent`` (seen, words, moves), ``path`` (DEEPEST × 3): memory of the caller.
    Who plays believes, reckons with prospects and is as curious as its game asks; who measures draws all worlds alike,
    for which the chances were calibrated. Who sees all is no player, but a yardstick for how far luck goes.
    """
    nodes, edges, _ = tree
    if purpose != SEES_ALL:
        reconsider(root[0], seat)
    start_epoch = epoch(root[0])
    top = find(nodes, information_key(root[0], seat, lent[0], lent[1]))
    for _ in range(playouts):
        states[0] = root[0]
        s = states[0]
        if purpose == PLAYS:
            believe(s, seat, rng)
        elif purpose == MEASURES:
            imagine(s, seat, rng)
        explore = EXPLORE if purpose == MEASURES else curious(nodes[top], edges)
        depth = walk(s, seat, rng, tree, lent, path, explore)
        roll_out(s, start_epoch, rng, lent[2])
        if purpose == MEASURES:
            judge(s, chances)
        else:
            expect(s, chances)
        nodes[top].squares += chances[seat] * chances[seat]
        for d in range(depth):
            nodes[path[d, 0]].visits += 1
            edges[path[d, 1]].visits += 1
            edges[path[d, 1]].value += chances[path[d, 2]]


@entry
def root_node(root: Record, seat: int, tree: Any, lent: Any) -> int:
    """Where the root's node is in the tree."""
    return find(tree[0], information_key(root[0], seat, lent[0], lent[1]))


@entry
def advised_move(states: Record, seat: int, moves: Ints) -> int:
    s = states[0]
    return advise(s, seat, moves, legal(s, seat, moves))
