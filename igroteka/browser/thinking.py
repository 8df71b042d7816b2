"""What a page asks of the bots: functions bound to a game's rules, advice and search by name (engine.binding)."""

from typing import TYPE_CHECKING

from igroteka.bots.judging import go_to, hear_next, weigh_luck
from igroteka.bots.search import EDGE, EDGES, NODE, NODES, find, information_key, think
from igroteka.browser.layout import (
    BEFORE_PLACE,
    FOUND,
    FOUND_PLACE,
    NODE_SIZE,
    RECORD_PLACE,
    ROOT_PLACE,
    SCRATCH_PLACE,
    SEEN,
    SEEN_PLACE,
    SEEN_WORDS,
    TRAY,
    TRAY_PLACE,
    TREE_PLACE,
)
from igroteka.engine.rule import Ints, Record, inlined, rule, seed_stream

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import STATE, advise, detail, epoch, legal, opens, reason
    from igroteka.engine.numba_insides import array_at, record_at


@inlined
def nodes_in(places: int) -> Record:
    """The tree's nodes, for which there are so many places,"""
    return array_at(TREE_PLACE, places, NODE)


@inlined
def edges_behind(places: int, room: int) -> Record:
    """and, behind them, its edges."""
    return array_at(TREE_PLACE + places * NODE_SIZE, room, EDGE)


@inlined
def seen_cells() -> Ints:
    """What a seat sees, number by number,"""
    return record_at(SEEN_PLACE, SEEN).cells


@inlined
def seen_words() -> Ints:
    """and the same in longer ones."""
    return record_at(SEEN_PLACE, SEEN_WORDS).cells


@rule
def page_ponder(places: int) -> int:
    """Begin to think about the position on the desk, with room for so many nodes: see bots.searcher."""
    tray = record_at(TRAY_PLACE, TRAY)
    seed_stream(tray.rng, tray.seed[0], 0)
    tray.size[NODES] = 0
    tray.size[EDGES] = 0
    nodes = nodes_in(places)
    for i in range(places):
        nodes[i].visits = 0
    roots = array_at(ROOT_PLACE, 1, STATE)
    roots[0] = array_at(RECORD_PLACE, 1, STATE)[0]
    return 0


@rule
def page_think_on(seat: int, playouts: int, purpose: int, places: int, room: int) -> int:
    """Add playouts to the tree, which has room for so many nodes and edges."""
    tray = record_at(TRAY_PLACE, TRAY)
    tree, lent = (nodes_in(places), edges_behind(places, room), tray.size), (seen_cells(), seen_words(), tray.moves)
    roots, scratch = array_at(ROOT_PLACE, 1, STATE), array_at(SCRATCH_PLACE, 1, STATE)
    think(roots, scratch, seat, playouts, purpose, tray.rng, tree, lent, tray.chances, tray.path)
    return 0


@rule
def page_list_thoughts(seat: int, places: int, room: int) -> int:
    """The moves, how often each was tried and what all tries brought together; how many they are."""
    tray = record_at(TRAY_PLACE, TRAY)
    nodes, edges = nodes_in(places), edges_behind(places, room)
    node = nodes[find(nodes, information_key(record_at(ROOT_PLACE, STATE), seat, seen_cells(), seen_words()))]
    for i in range(node.moves):
        edge = edges[node.first + i]
        tray.moves[i] = edge.action
        tray.visits[i] = edge.visits
        tray.values[i] = edge.value
    return node.moves


@rule
def page_begin_hearing() -> int:
    """Nothing is found out yet about the decision that was thought about."""
    found = record_at(FOUND_PLACE, FOUND)
    for i in range(len(found.heard)):
        found.heard[i] = 0
    return 0


@rule
def page_hear_on(seat: int, played: int, playouts: int, places: int, room: int) -> int:
    """Hear the next move of a decision that was thought about for so many playouts; how many are left."""
    tray = record_at(TRAY_PLACE, TRAY)
    tree, lent = (nodes_in(places), edges_behind(places, room), tray.size), (seen_cells(), seen_words(), tray.moves)
    roots, scratch = array_at(ROOT_PLACE, 1, STATE), array_at(SCRATCH_PLACE, 1, STATE)
    found = array_at(FOUND_PLACE, 1, FOUND)
    key = tray.seed[0]
    return hear_next(roots, scratch, seat, played, playouts, key, tray.rng, tree, lent, tray.chances, tray.path, found)


@rule
def page_go_to(seat: int, steps: int) -> int:
    """Put the position before a step of the likely line on the desk; whose step it is."""
    tray = record_at(TRAY_PLACE, TRAY)
    roots, records = array_at(ROOT_PLACE, 1, STATE), array_at(RECORD_PLACE, 1, STATE)
    found = array_at(FOUND_PLACE, 1, FOUND)
    return go_to(roots, records, seat, tray.seed[0], tray.rng, found, steps)


@rule
def page_keep_before() -> int:
    """The position on the desk is the one before luck."""
    before = array_at(BEFORE_PLACE, 1, STATE)
    before[0] = array_at(RECORD_PLACE, 1, STATE)[0]
    sums = record_at(TRAY_PLACE, TRAY).sums
    for p in range(sums.shape[1]):
        sums[0, p] = 0.0
        sums[1, p] = 0.0
    return 0


@rule
def page_weigh_on(first: int, playouts: int) -> int:
    """Weigh the luck that led to the position on the desk in some more pairs of playouts."""
    tray = record_at(TRAY_PLACE, TRAY)
    before, after = array_at(BEFORE_PLACE, 1, STATE), array_at(RECORD_PLACE, 1, STATE)
    scratch = array_at(SCRATCH_PLACE, 1, STATE)
    weigh_luck(before, after, scratch, first, playouts, tray.seed[0], tray.rng, tray.moves, tray.chances, tray.sums)
    return 0


@rule
def page_part() -> int:
    """Which deal or round this is."""
    return epoch(record_at(RECORD_PLACE, STATE))


@rule
def page_opens() -> int:
    """Does the decision open what is counted within a deal or round?"""
    return 1 if opens(record_at(RECORD_PLACE, STATE)) else 0


@rule
def page_advised(seat: int) -> int:
    """What the game's own advice would play."""
    s, moves = record_at(RECORD_PLACE, STATE), record_at(TRAY_PLACE, TRAY).moves
    return advise(s, seat, moves, legal(s, seat, moves))


@rule
def page_reason_for(seat: int, action: int) -> int:
    """What speaks for an action: a number of the game's reasons."""
    return reason(record_at(RECORD_PLACE, STATE), seat, action)


@rule
def page_detail_for(seat: int, action: int) -> int:
    return detail(record_at(RECORD_PLACE, STATE), seat, action)
