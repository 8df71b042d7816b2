"""Menus that come often are kept, each under a number: functions bound to a game's rules by name (engine.binding).

A menu is a list of actions that can be taken. Python keeps its texts under the same number, and reads none of it.
"""

from typing import Final

import numpy as np

from igroteka.engine.rule import Ints, Record, rule

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


@rule
def kept_as(kept: Record, menu: Ints, count: int) -> int:
    """The number of a menu of so many actions; 0 if it is not kept. Whichever comes again is."""
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
    return number


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
