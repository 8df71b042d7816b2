"""The one measure of a game: a seat's chance to win from here, as the search sees it, and what luck did to it.

A decision is thought about as a bot thinks, and then every move of it is *heard*: playouts that all begin
with that move, go down the same tree and count for nothing else. All moves are heard in the same imagined worlds, so
what two of them differ by is known better than either; which move is best was settled before, so no
estimate is picked for being lucky. What a hint says of a move, the chart, the replay and the summary all say.
What most often follows the best move in these worlds is remembered: the likely line.

Luck is what a deal, a draw or a roll brought, less what chance brings there on average: the game is played on from
after it and, with the same random numbers, from before it, where chance is drawn anew. Whatever the playouts are
worth, that difference is nothing on average.

Bound to a game's rules, advice and search by name (engine.binding).
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.engine.rule import CHANCE, MOST_SEATS, OVER, Ints, Record, draw, entry, rule, seed_stream

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.bots.search import EXPLORE, MOST_STEPS, find, information_key, judge, roll_out, walk
    from igroteka.engine.any_game import advise, apply, epoch, imagine, legal, outcome, scores, ways

CANDIDATES = 3  # moves that are heard long: those that were tried most, and the one that was made
LONG = 4  # of the playouts of thought, one in so many is given to each of them once more,
SHORT = 64  # and one in so many to every other move,
SHORTEST = 8  # but no fewer than so many
SURE = 2.0  # standard errors that a difference must be
SERIES = 4096  # playouts of one move at most
ONE_IN = 6  # moves that do not follow the advice where luck is weighed: nobody plays without an error
STEPS = 3  # decisions of the likely line,
AGREED = 0.5  # each of which is made in more than so many of the worlds where the ones before it were made,
WORLDS = 32  # and there must be as many of those
WEIGHT = 1.0  # what counts of luck so weighed: measured for each game, see docs/analysis.md
KNOTS = 20  # the curve below has so many pieces
CALIBRATION = np.tile(np.linspace(0.0, 1.0, KNOTS + 1), (MOST_SEATS + 1, 1))  # by players: see docs/analysis.md


def found_of(most_moves: int) -> np.dtype[Any]:
    """What is found out about a decision: move by move, and what is likely to follow the best one."""
    return np.dtype(
        [
            ("chances", "f8", most_moves),  # to win with the move
            ("losses", "f8", most_moves),  # how much more the best move has,
            ("errors", "f8", most_moves),  # and the standard error of that
            ("points", "f8", most_moves),  # at the end of the deal or round,
            ("spreads", "f8", most_moves),  # and the standard error of that
            ("best", "i8"),  # which move it is
            ("heard", "i4", most_moves),
            ("actions", "i2", most_moves),
            ("series", "f8", SERIES),  # the best move's playouts, one by one,
            ("actors", "i2", (SERIES, STEPS)),  # and who decided next in each, -1 where nobody did,
            ("deeds", "i2", (SERIES, STEPS)),  # and what
            ("tally", "f8", MOST_SEATS),
            ("line", "i8", STEPS),  # what most often follows the move that was tried most,
            ("by", "i8", STEPS),  # whose deed it is,
            ("steps", "i8"),  # how long the line is,
            ("world", "i8"),  # and the first playout in which it happens
        ],
        align=True,
    )


@rule
def rank(node: Any, edges: Any, i: int) -> int:
    """How many moves of a node were tried more than this one."""
    before = 0
    mine = edges[node.first + i].visits
    for j in range(node.moves):
        tried = edges[node.first + j].visits
        before += 1 if tried > mine or (tried == mine and j < i) else 0
    return before


@rule
def hearing(node: Any, edges: Any, i: int, played: int, playouts: int) -> int:
    """How many playouts hear the move."""
    if rank(node, edges, i) < CANDIDATES or edges[node.first + i].action == played:
        return min(SERIES, max(SHORTEST, playouts // LONG))
    return min(SERIES, max(SHORTEST, playouts // SHORT))


@rule
def calibrated(chance: float, players: int) -> Any:
    """How often a seat wins that the search gives this chance."""
    at = min(KNOTS - 1, int(chance * KNOTS))
    low, high = CALIBRATION[players, at], CALIBRATION[players, at + 1]
    return low + (high - low) * (chance * KNOTS - at)


@rule
def slope(chance: float, players: int) -> Any:
    at = min(KNOTS - 1, int(chance * KNOTS))
    return (CALIBRATION[players, at + 1] - CALIBRATION[players, at]) * KNOTS


@entry
def hear_next(
    root: Record,
    states: Record,
    seat: int,
    played: int,
    playouts: int,
    key: int,
    rng: Ints,
    tree: Any,
    lent: Any,
    chances: Any,
    path: Ints,
    findings: Record,
) -> int:
    """Hear the next move of a seat that has thought for so many playouts; how many are still to be heard.

    The best is heard first. ``played``, an action or -1, is heard long, too. ``findings`` is as ``found_of``
    makes it, with nobody heard (0) at first; memory is the caller's, as for ``think``.
    """
    nodes, edges, _ = tree
    found = findings[0]
    node = nodes[find(nodes, information_key(root[0], seat, lent[0], lent[1]))]
    best = 0
    which = -1
    left = 0
    for i in range(node.moves):
        found.actions[i] = edges[node.first + i].action
        if rank(node, edges, i) == 0:
            best = i
        if found.heard[i] == 0:
            left += 1
            if which < 0:
                which = i
    if left == 0:
        return 0
    if found.heard[best] == 0:
        which = best
    count = hearing(node, edges, which, played, playouts)
    hear(root, states, seat, which, best, count, key, rng, tree, lent, chances, path, found)
    if which == best:
        foresee(found, count)
    if left == 1:
        settle_best(found, best, node.moves)
    return left - 1


@rule
def settle_best(found: Record, tried: int, count: int) -> None:
    """The best move is the one that was tried most, unless another that was heard as long is clearly better."""
    best = tried
    for i in range(count):
        clearly = found.heard[i] == found.heard[tried] and -found.losses[i] > SURE * found.errors[i]
        if clearly and found.losses[i] < found.losses[best]:
            best = i
    found.best = best
    if best != tried:
        found.steps = 0
        error = found.errors[best]
        for i in range(count):
            found.losses[i] = found.chances[best] - found.chances[i]
            found.errors[i] = sqrt(found.errors[i] * found.errors[i] + error * error)
        found.errors[best] = 0.0


@rule
def hear(
    root: Record,
    states: Record,
    seat: int,
    which: int,
    best: int,
    count: int,
    key: int,
    rng: Ints,
    tree: Any,
    lent: Any,
    chances: Any,
    path: Ints,
    found: Record,
) -> None:
    """Playouts that all begin with one move: for so long the root has no other."""
    nodes, edges, _ = tree
    start_epoch = epoch(root[0])
    node = nodes[find(nodes, information_key(root[0], seat, lent[0], lent[1]))]
    first, moves = node.first, node.moves
    node.first, node.moves = first + which, 1
    total, apart, apart2, points, points2 = 0.0, 0.0, 0.0, 0.0, 0.0
    for k in range(count):
        seed_stream(rng, key, k + 1)
        states[0] = root[0]
        s = states[0]
        imagine(s, seat, rng)
        depth = walk(s, seat, rng, tree, lent, path, EXPLORE)
        roll_out(s, start_epoch, rng, lent[2])
        judge(s, chances)
        for d in range(1, depth):
            nodes[path[d, 0]].visits += 1
            edges[path[d, 1]].visits += 1
            edges[path[d, 1]].value += chances[path[d, 2]]
        if which == best:
            found.series[k] = chances[seat]
            for d in range(STEPS):
                inside = d + 1 < depth
                found.actors[k, d] = path[d + 1, 2] if inside else -1
                found.deeds[k, d] = edges[path[d + 1, 1]].action if inside else -1
        total += chances[seat]
        less = found.series[k] - chances[seat]
        apart += less
        apart2 += less * less
        scores(s, found.tally)
        points += found.tally[seat]
        points2 += found.tally[seat] * found.tally[seat]
    node.first, node.moves = first, moves
    found.heard[which] = count
    found.points[which] = points / count
    found.spreads[which] = sqrt(max(0.0, points2 / count - (points / count) ** 2) / count)
    weigh(root[0].players, which, best, total / count, apart / count, apart2 / count, found)


@rule
def weigh(players: int, which: int, best: int, mean: float, apart: float, apart2: float, found: Record) -> None:
    """What the playouts say of a move: of the best by itself, of the others by how they differ from it."""
    count = found.heard[which]
    if which == best:
        found.chances[best] = calibrated(mean, players)
        found.losses[best] = 0.0
        found.errors[best] = 0.0
        return
    own = 0.0
    for k in range(found.heard[best]):
        own += found.series[k]
    own /= found.heard[best]
    chance = min(1.0, max(0.0, own - apart))
    found.chances[which] = calibrated(chance, players)
    found.losses[which] = found.chances[best] - found.chances[which]
    found.errors[which] = slope(own, players) * sqrt(max(0.0, apart2 - apart * apart) / max(1, count - 1))


# --- what is likely to follow --------------------------------------------------------------------


@rule
def foresee(found: Record, count: int) -> None:
    """The likely line: decision by decision what is done in most of the worlds that came so far.

    A world in which something else was done is left out from there on.
    """
    found.steps = 0
    for d in range(STEPS):
        leader = most_often(found, d, count)
        worlds, agree = 0, 0
        for k in range(count):
            if found.actors[k, d] >= 0:
                worlds += 1
                agree += 1 if same(found, d, k, leader) else 0
        if worlds < WORLDS or agree <= AGREED * worlds:
            return
        found.line[d] = found.deeds[leader, d]
        found.by[d] = found.actors[leader, d]
        found.world = leader
        found.steps = d + 1
        for k in range(count):
            if d + 1 < STEPS and not same(found, d, k, leader):
                found.actors[k, d + 1] = -1


@rule
def same(found: Record, d: int, k: int, other: int) -> Any:
    """Was the same done in two worlds?"""
    return found.actors[k, d] == found.actors[other, d] and found.deeds[k, d] == found.deeds[other, d]


@rule
def most_often(found: Record, d: int, count: int) -> int:
    """A world in which that was done which was done in most of them, if anything was (Boyer and Moore's vote)."""
    leader, ahead = 0, 0
    for k in range(count):
        if found.actors[k, d] < 0:
            continue
        if ahead == 0:
            leader = k
        ahead += 1 if ahead == 0 or same(found, d, k, leader) else -1
    return leader


@entry
def go_to(root: Record, states: Record, seat: int, key: int, rng: Ints, findings: Record, steps: int) -> Any:
    """The position in the likely line's world before its step ``steps``; whose step it is."""
    found = findings[0]
    seed_stream(rng, key, found.world + 1)
    states[0] = root[0]
    s = states[0]
    imagine(s, seat, rng)
    apply(s, seat, found.actions[found.best])
    for d in range(steps + 1):
        while s.actor == CHANCE:
            apply(s, CHANCE, outcome(s, draw(rng, ways(s))))
        if d < steps:
            apply(s, found.by[d], found.line[d])
    return found.by[steps]


# --- luck ------------------------------------------------------------------------------------------


@rule
def play_on(s: Record, start_epoch: int, rng: Ints, moves: Ints) -> None:
    """To the end of the deal or round by the game's advice, nearly: all cards are open, so nobody ever erring would
    decide a game the moment its cards are dealt.
    """
    steps = 0
    while s.actor != OVER and epoch(s) == start_epoch and steps < MOST_STEPS:
        if s.actor == CHANCE:
            action = outcome(s, draw(rng, ways(s)))
        else:
            count = legal(s, s.actor, moves)
            action = advise(s, s.actor, moves, count) if draw(rng, ONE_IN) > 0 else moves[draw(rng, count)]
        apply(s, s.actor, action)
        steps += 1


@entry
def weigh_luck(
    before: Record,
    after: Record,
    states: Record,
    first: int,
    playouts: int,
    key: int,
    rng: Ints,
    moves: Ints,
    chances: Any,
    sums: Any,
) -> None:
    """Add to ``sums[0]`` by how much each seat's chance is better after what chance brought than it is on average, in
    so many pairs of playouts from number ``first`` on, and to ``sums[1]`` the squares.
    """
    start_epoch = epoch(before[0])
    players = before[0].players
    for k in range(first, first + playouts):
        seed_stream(rng, key, k)
        states[0] = after[0]
        play_on(states[0], start_epoch, rng, moves)
        judge(states[0], chances)
        for p in range(players):
            sums[2, p] = chances[p]
        seed_stream(rng, key, k)
        states[0] = before[0]
        play_on(states[0], start_epoch, rng, moves)
        judge(states[0], chances)
        for p in range(players):
            gained = WEIGHT * (sums[2, p] - chances[p])
            sums[0, p] += gained
            sums[1, p] += gained * gained


@entry
def epoch_of(root: Record) -> int:
    """Which deal or round this is."""
    return epoch(root[0])
