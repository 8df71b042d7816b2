"""Tables that nobody comes back to: they make room for others by themselves."""

import contextlib
import logging
import math

from igroteka.server.here import WhoIsHere
from igroteka.server.rooms import Rooms
from igroteka.server.settings import Settings
from igroteka.server.store import Store
from igroteka.table.clock import now
from igroteka.table.errors import TableError

logger = logging.getLogger("igroteka.abandoned")
DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0


class AbandonedTables:
    """Where no person has made a move the table goes; a game that people began is played to its end by bots."""

    def __init__(self, store: Store, rooms: Rooms, here: WhoIsHere, settings: Settings) -> None:
        self.store = store
        self.rooms = rooms
        self.here = here
        self.settings = settings

    async def clear(self) -> None:
        """A hundred at most, the longest abandoned first."""
        unplayed = now() - await self._patience()
        gone = [row for row in await self.store.tables.unplayed(unplayed) if not await self._is_used(row["id"])]
        for row in gone:
            if await self.store.tables.remove_unless_continued(row["id"], row["length"]):
                self.rooms.gone(row["id"])
                await self.store.notices.notify(row["id"], "gone")
        if gone:
            logger.info("%d tables that nobody played at were cleared away", len(gone))
        for row in await self.store.tables.untouched(now() - self.settings.abandoned_days * DAY):
            if not await self._is_used(row["id"]):
                with contextlib.suppress(TableError):  # of a version that we cannot read
                    await (await self.rooms.find(row["id"])).act(lambda table: table.forsaken(now()))

    async def _patience(self) -> float:
        """Seconds that a table waits for its first move: fewer where others wait for the table."""
        usual = self.settings.unplayed_hours * HOUR
        return min(usual, HOUR) if await self.store.tables.unfinished() >= self.settings.most_tables else usual

    async def _is_used(self, table_id: str) -> bool:
        """Does somebody look at it, or is one of those who sit there in the house?"""
        room = self.rooms.in_use.get(table_id)
        if room is not None and room.audience.listeners:
            return True
        return await self.here.any(await self.store.tables.sitters(table_id))

    async def minutes_until_room(self) -> int:
        """When the next table goes, now that the server is full; an hour where none is going to."""
        oldest = await self.store.tables.unplayed(now())
        wait = min(oldest[0]["touched"] + HOUR - now(), HOUR) if oldest else HOUR
        return max(1, math.ceil(wait / MINUTE))
