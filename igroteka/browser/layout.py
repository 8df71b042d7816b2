"""Where everything lies in a module's memory.

A module has one desk (engine.desk) at a fixed place, behind its own data and its stack, and beside it a tray: what the
page hands over, and room that the bots need. A page reads and writes there; the entries (browser.playing,
browser.thinking) take and give small whole numbers.
"""

from types import ModuleType
from typing import Any, Final

import numpy as np

from igroteka.bots.judging import found_of
from igroteka.bots.search import DEEPEST, NODE
from igroteka.engine.door import DeskPlan
from igroteka.engine.rule import MOST_SEATS
from igroteka.engine.views import PAPER

MOST_TOLD: Final = 4096  # events of one action
STORY: Final = np.dtype([("count", "i4"), ("rows", "i4", (MOST_TOLD, 4))])
STORY_PLACE: Final = 1 << 18  # behind the module's own data and its stack, which grows down from here
DESK_PLACE: Final = STORY_PLACE + (1 << 17)
NODE_SIZE: Final = NODE.itemsize

# Made for each game (browser.building): the tray, and where the parts of a module's memory begin.
TRAY: Any = np.dtype([])
SEEN: Any = np.dtype([])
SEEN_WORDS: Any = np.dtype([])
FOUND: Any = np.dtype([])
RECORD_PLACE = TRAY_PLACE = BEFORE_PLACE = ROOT_PLACE = SCRATCH_PLACE = SEEN_PLACE = 0
PAPER_PLACE = FOUND_PLACE = WAYS_PLACE = TREE_PLACE = 0


def layout_of(rules: ModuleType) -> dict[str, Any]:
    """What lies beside a game's desk, and where all of it lies."""
    seen = sum(length for _, length in rules.OBSERVATION)
    words = (seen + 7) // 8
    plan = DeskPlan(rules.ACTIONS, rules.STATE)
    tray = np.dtype(
        [
            ("options", "i8", 16),
            ("seed", "u8", 1),
            ("rng", "u8", 1),
            ("size", "i8", 2),
            ("path", "i8", (DEEPEST, 3)),
            ("chances", "f8", MOST_SEATS),
            ("sums", "f8", (3, MOST_SEATS)),
            ("values", "f8", rules.MOST_MOVES),
            ("visits", "i4", rules.MOST_MOVES),
            ("counts", "i4", 2),
            ("moves", "i2", rules.MOST_MOVES),
        ],
        align=True,
    )
    places: dict[str, Any] = {
        "TRAY": tray,
        "SEEN": np.dtype([("cells", "i1", seen)]),
        "SEEN_WORDS": np.dtype([("cells", "u8", words)]),
        "FOUND": found_of(rules.MOST_MOVES),
        "RECORD_PLACE": DESK_PLACE + plan.record_place,
    }
    at = DESK_PLACE + plan.size
    for name, size in (
        ("TRAY_PLACE", tray.itemsize),
        ("BEFORE_PLACE", rules.STATE.itemsize),
        ("ROOT_PLACE", rules.STATE.itemsize),
        ("SCRATCH_PLACE", rules.STATE.itemsize),
        ("SEEN_PLACE", 8 * words),
        ("PAPER_PLACE", PAPER.itemsize),
        ("FOUND_PLACE", places["FOUND"].itemsize),
        ("WAYS_PLACE", 8 * rules.ACTIONS),
        ("TREE_PLACE", 0),
    ):
        at = (at + 15) // 16 * 16
        places[name] = at
        at += size
    return places
