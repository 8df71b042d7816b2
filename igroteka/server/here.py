"""Who is here: the guests whom a process has just seen."""

import time
from collections.abc import Iterable

from igroteka.server.store.guests import GuestRows
from igroteka.table.clock import now

NOTED_SECONDS = 15.0  # who stays is written down again after so long
HERE_SECONDS = 40.0  # who was noted so long ago is here


class WhoIsHere:
    """The guests whom this process has just seen. All processes write down theirs and read everybody's."""

    def __init__(self, rows: GuestRows) -> None:
        self.rows = rows
        self.seen: dict[str, float] = {}
        self.noted: dict[str, float] = {}

    def saw(self, guest: str) -> None:
        self.seen[guest] = time.monotonic()

    async def note(self, connected: Iterable[str]) -> None:
        """Write down who has been here since the last time; ``connected``: who sits at a table or watches."""
        instant = time.monotonic()
        self.seen.update(dict.fromkeys(connected, instant))
        self.seen = {guest: at for guest, at in self.seen.items() if at > instant - HERE_SECONDS}
        self.noted = {guest: at for guest, at in self.noted.items() if at > instant - NOTED_SECONDS}
        new = [guest for guest, at in self.seen.items() if at > instant - NOTED_SECONDS and guest not in self.noted]
        await self.rows.note_seen(new, now())
        self.noted.update(dict.fromkeys(new, instant))

    def has(self, guest: str, seen: float | None) -> bool:
        """Is he here? ``seen``: when a process wrote him down."""
        at = self.seen.get(guest, -HERE_SECONDS)
        return at > time.monotonic() - HERE_SECONDS or (seen or 0.0) > now() - HERE_SECONDS

    def left(self, guest: str) -> None:
        """He has said that he goes."""
        self.seen.pop(guest, None)
        self.noted.pop(guest, None)

    async def any(self, wanted: Iterable[str]) -> bool:
        """Is one of these here?"""
        return any(self.has(guest, seen) for guest, seen in (await self.rows.last_seen(wanted)).items())
