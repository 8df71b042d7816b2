"""Can something be kept just now? A disk that is full or may only be read still answers questions."""

import asyncio
import logging
import time
from typing import Final

import sqlalchemy as sa

from igroteka.server.store.database import Database, Down, Taken
from igroteka.server.store.schema import facts

logger = logging.getLogger("igroteka.store")
KNOWN_SECONDS: Final = 1.0  # for which an answer holds: who asks often shall not wear out the disk
PROBE: Final = "kept"


class Keeping:
    """Tries it, by keeping the time of the trial."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.trouble = ""
        self._until = 0.0
        self._trial = asyncio.Lock()

    async def check(self) -> str:
        """Why nothing can be kept, as the database says it; empty: a move would be."""
        async with self._trial:  # who asks meanwhile gets the same answer
            if time.monotonic() >= self._until:
                trouble = await self._try()
                if trouble != self.trouble:
                    if trouble:
                        logger.error("nothing can be kept: %s", trouble)
                    else:
                        logger.info("what happens is kept again")
                self.trouble, self._until = trouble, time.monotonic() + KNOWN_SECONDS
            return self.trouble

    async def _try(self) -> str:
        moment = str(time.time())
        try:
            if not await self.database.change(sa.update(facts).where(facts.c.name == PROBE).values(value=moment)):
                await self.database.change(sa.insert(facts).values(name=PROBE, value=moment))
        except Down as error:
            return str(error) or "Down"
        except Taken:  # another process has just done the same
            return ""
        return ""
