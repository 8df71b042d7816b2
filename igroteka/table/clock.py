"""The clock of the house. Whatever is done to the machine's own, it goes on, at the same pace, and never back.

A moment is a number of seconds since 1970, so that it can be read as a date. The machine is asked for the date once
each time that it is switched on; from then on its own count of seconds says how much time has passed, to this
process and to those that come after it (``wind``).
"""

import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Machine(Protocol):
    """What a machine knows of time."""

    boot: str  # another one each time that it is switched on; 32 characters

    def date(self) -> float:
        """Seconds since 1970, as somebody set them."""

    def count(self) -> float:
        """Seconds since it was switched on, or since any moment: nobody can set them."""


class ThisMachine:
    """The one that we run on. Where it has no name for being switched on, a start of ours counts as one."""

    def __init__(self) -> None:
        known = BOOT_ID.exists()
        self.boot = BOOT_ID.read_text().strip().replace("-", "") if known else uuid.uuid4().hex
        self.date: Callable[[], float] = time.time
        self.count: Callable[[], float] = time.monotonic
        if hasattr(time, "CLOCK_BOOTTIME"):  # which goes on while the machine sleeps
            boottime = time.CLOCK_BOOTTIME
            self.count = lambda: time.clock_gettime(boottime)


class HouseClock:
    """Tells the time by a machine's count."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.ahead = machine.date() - machine.count()  # of the machine's count

    def now(self) -> float:
        return self.ahead + self.machine.count()

    def first(self, latest: float) -> float:
        """How far to be ahead since the machine was switched on; ``latest``: when the last thing happened here."""
        return max(self.machine.date(), latest) - self.machine.count()

    def wind(self, ahead: float, latest: float) -> None:
        """Go on as far ahead as others have gone since then, but not back behind what has happened."""
        self.ahead = max(ahead, latest - self.machine.count())


CLOCK = HouseClock(ThisMachine())


def now() -> float:
    """This moment, in seconds since 1970."""
    return CLOCK.now()
