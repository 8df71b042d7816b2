"""A state's way into compiled code: functions bound to a game's rules by name (engine.binding).

A desk is one block of memory: where the kept menus are, then points, then the menu, which is a list of actions
that can be taken now, then the record. Python hands over its address, a number: an array costs three
times as much.

A turn is one number, too: whose it is, counted from OVER (four bits), how many of his actions are
on the menu (twelve), and the number under which this menu is kept.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from igroteka.engine.driver import DRAWN, REFUSED, is_open, list_outcomes, menu_place, record_place, whose_turn
from igroteka.engine.numba_insides import carray, pointer_to, record_at
from igroteka.engine.rule import CHANCE, MOST_SEATS, OVER, Ints, Record, brief_entry, rule
from igroteka.engine.showing import OPEN, PAPER, close_object, write_bracket

if TYPE_CHECKING:  # any game's will do: binding puts the right one in its place
    from igroteka.games.eight28.box import ACTIONS, STATE
    from igroteka.games.eight28.knowing import imagine
    from igroteka.games.eight28.rules import apply, legal, outcome, pending, scores, ways
    from igroteka.games.eight28.showing import show
    from igroteka.games.jackal_high.rules import odds_known, outcomes


# --- Menus that are kept --------------------------------------------------------------------------

KEPT_SLOTS: Final = 1 << 12  # where a menu is looked for, by its contents; more than there are menus
MOST_KEPT: Final = 1 << 11
LATELY_SEEN: Final = 1 << 8  # where a trace is left of what came; few, so that only what comes often is kept
MOST_KEPT_ACTIONS: Final = 1 << 15  # of all kept menus together

SCATTER: Final = -0x61C8864680B583EB  # 2**64 divided by the golden ratio, as a signed number

KEPT_MENUS: Final = np.dtype(
    [
        ("count", "i8"),
        ("seen", "i8", LATELY_SEEN),
        ("slots", "i2", KEPT_SLOTS),  # the number of the menu that is there
        ("ends", "i4", MOST_KEPT + 1),
        ("actions", "i2", MOST_KEPT_ACTIONS),
    ]
)
DESK_HEAD: Final = np.dtype([("kept", "i8"), ("points", "i8", MOST_SEATS)])


@rule
def listed(kept: Record, menu: Ints, count: int) -> int:
    """What a turn says of a menu: how long it is, and its number if it is kept. Whichever comes again is."""
    trace = count
    for i in range(count):
        trace = trace * 31 + menu[i]
    mixed = trace * SCATTER >> 48  # neighbours would lie side by side, and be looked through one after the other
    lately, slot = mixed & (LATELY_SEEN - 1), mixed & (KEPT_SLOTS - 1)
    while kept.slots[slot] != 0 and not is_kept_as(kept, kept.slots[slot], menu, count):
        slot = (slot + 1) & (KEPT_SLOTS - 1)
    if kept.slots[slot] == 0 and kept.seen[lately] == trace:
        keep(kept, slot, menu, count)
    kept.seen[lately] = trace
    number: int = kept.slots[slot]
    return number << 16 | count << 4


@rule
def is_kept_as(kept: Record, number: int, menu: Ints, count: int) -> bool:
    first = kept.ends[number - 1]
    same: bool = kept.ends[number] - first == count
    for i in range(count if same else 0):
        same = same and kept.actions[first + i] == menu[i]
    return same


@rule
def keep(kept: Record, slot: int, menu: Ints, count: int) -> None:
    """Give the menu a number, as long as there is room."""
    first = kept.ends[kept.count]
    if kept.count < MOST_KEPT and first + count <= MOST_KEPT_ACTIONS:
        kept.count += 1
        kept.slots[slot] = kept.count
        kept.ends[kept.count] = first + count
        for i in range(count):
            kept.actions[first + i] = menu[i]


# --- What a state asks ----------------------------------------------------------------------------


@brief_entry
def sit_at(desk: Any, kept: int) -> Any:
    """The address of a desk, which learns where the menus are kept."""
    record_at(desk.ctypes.data, DESK_HEAD).kept = kept
    return desk.ctypes.data


@brief_entry
def seats_at(desk: int) -> int:
    """Bit mask of the seats that may act."""
    return pending(record_at(desk + record_place(ACTIONS), STATE))


@brief_entry
def list_menu(desk: int, seat: int) -> int:
    """Write down what is open to a seat that may act, or to chance; as a turn says it."""
    menu = carray(pointer_to(desk + menu_place()), ACTIONS, np.int16)
    s = record_at(desk + record_place(ACTIONS), STATE)
    kept = record_at(record_at(desk, DESK_HEAD).kept, KEPT_MENUS)
    return listed(kept, menu, outcomes(s, menu) if seat == CHANCE else legal(s, seat, menu))


@brief_entry
def list_ways(desk: int, weights: Ints) -> int:
    """Write down what chance can bring, as a turn says it, and how many ways there are to each of it."""
    menu = carray(pointer_to(desk + menu_place()), ACTIONS, np.int16)
    s = record_at(desk + record_place(ACTIONS), STATE)
    count = list_outcomes(s, menu, weights)
    for i in range(count):
        weights[i] = weights[menu[i]]  # the i-th action is not before the i-th number
    return listed(record_at(record_at(desk, DESK_HEAD).kept, KEPT_MENUS), menu, count)


@brief_entry
def odds_at(desk: int) -> int:
    """The number of chance's odds, if they are among those that come again; else 0."""
    return odds_known(record_at(desk + record_place(ACTIONS), STATE))


@brief_entry
def list_odds(desk: int, odds: Any) -> int:
    """Write down what chance can bring, as a turn says it, and how likely each of it is."""
    turn = list_ways(desk, odds)
    for i in range(turn >> 4 & DRAWN):
        odds[i] /= ways(record_at(desk + record_place(ACTIONS), STATE))
    return turn


@brief_entry
def draw_from(desk: int, chance: float) -> int:
    """What chance brings by its odds, for a number from 0 up to 1; it is written down as DRAWN."""
    s = record_at(desk + record_place(ACTIONS), STATE)
    action = outcome(s, int(chance * ways(s)))
    carray(pointer_to(desk + menu_place()), ACTIONS, np.int16)[0] = action
    return action


@brief_entry
def ways_at(desk: int) -> int:
    """How many ways chance has to go on."""
    return ways(record_at(desk + record_place(ACTIONS), STATE))


@brief_entry
def brought_by(desk: int, way: int) -> int:
    """What chance brings if that way is taken, counted as ``list_ways`` lists them; it is written down as DRAWN."""
    menu = carray(pointer_to(desk + menu_place()), ACTIONS, np.int16)
    weights = np.empty(ACTIONS, np.int64)
    count = list_outcomes(record_at(desk + record_place(ACTIONS), STATE), menu, weights)
    i = 0
    while i < count - 1 and way >= weights[menu[i]]:
        way -= weights[menu[i]]
        i += 1
    action: int = menu[i]
    menu[0] = action
    return action


@brief_entry
def imagine_at(desk: int, seat: int, seed: int) -> None:
    s = record_at(desk + record_place(ACTIONS), STATE)
    rng = np.empty(1, np.uint64)
    rng[0] = seed
    imagine(s, seat, rng)


@brief_entry
def play_from(desk: int, turn: int, move: int) -> int:
    """The move, which is who acts, as a turn has him, and what, happens if it may; the next turn, or REFUSED."""
    by, action = move & 15, move >> 4
    menu = carray(pointer_to(desk + menu_place()), ACTIONS, np.int16)
    s = record_at(desk + record_place(ACTIONS), STATE)
    count = turn >> 4 & DRAWN if by == turn & 15 else 0
    found = False
    for i in range(1 if count == DRAWN else count):
        found = found or menu[i] == action
    if not found and (0 < count < DRAWN or not is_open(s, by + OVER, action, menu)):
        return REFUSED
    apply(s, by + OVER, action)
    next_turn = whose_turn(s, menu)
    kept = record_at(record_at(desk, DESK_HEAD).kept, KEPT_MENUS)
    return next_turn | listed(kept, menu, next_turn >> 4) if next_turn >= 16 else next_turn


@brief_entry
def score_at(desk: int) -> None:
    """Write down the points of every seat."""
    scores(record_at(desk + record_place(ACTIONS), STATE), record_at(desk, DESK_HEAD).points)


@rule
def write_view(s: Record, seat: int, to: Record) -> int:
    """Behind what is written already; how long all of it is."""
    write_bracket(to, to.length, OPEN)
    show(s, seat, to)
    close_object(to)
    length: int = to.length
    return length


@brief_entry
def show_at(desk: int, seat: int, paper: int) -> int:
    """Write down what a seat may know; how long it is."""
    to = record_at(paper, PAPER)
    to.length = 0
    return write_view(record_at(desk + record_place(ACTIONS), STATE), seat, to)


@brief_entry
def show_to(desk: int, seats: int, paper: int) -> int:
    """Write down what each of some seats, a bit mask, may know; how many they are."""
    s, to = record_at(desk + record_place(ACTIONS), STATE), record_at(paper, PAPER)
    to.length = 0
    n = 0
    for p in range(s.players):
        if seats >> p & 1:
            to.ends[n] = write_view(s, p, to)
            n += 1
    return n
