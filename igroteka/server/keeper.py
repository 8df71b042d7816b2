"""The keeper of the house: looks after what is due, whoever began it."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

from igroteka.engine.errors import IgrotekaError
from igroteka.server.abandoned import AbandonedTables
from igroteka.server.here import WhoIsHere
from igroteka.server.metrics import Metrics
from igroteka.server.neighbours import Neighbours
from igroteka.server.results import count_result
from igroteka.server.rooms import Rooms
from igroteka.server.settings import Settings
from igroteka.server.store import Down, Store, Taken
from igroteka.table.clock import now

logger = logging.getLogger("igroteka.keeper")
KEEPER_SECONDS = 0.5
COUNT_EVERY = 8  # rounds of the keeper
CLEAR_EVERY = 60
LEASE_SECONDS = 4.0  # for which a table that is due is ours to look after


class Housekeeper:
    """Bots whose process died, clocks that ran out, results not yet counted, idle rooms."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        here: WhoIsHere,
        neighbours: Neighbours,
        metrics: Metrics,
        settings: Settings,
        abandoned: AbandonedTables,
    ) -> None:
        self.abandoned = abandoned
        self.store = store
        self.rooms = rooms
        self.here = here
        self.neighbours = neighbours
        self.metrics = metrics
        self.settings = settings
        self.started = time.monotonic()

    async def keep(self) -> None:
        """Round after round, for ever."""
        rounds = 0
        while True:
            before = time.monotonic()
            await asyncio.sleep(KEEPER_SECONDS)
            self.metrics.lag.set(max(0.0, time.monotonic() - before - KEEPER_SECONDS))
            rounds += 1
            try:
                await self.look_after_due()
                if rounds % COUNT_EVERY == 0:
                    self.forget_idle()
                    await self.neighbours.say_that_we_live()
                    await self.here.note(self.rooms.guests())
                    await self._clear_away()
                    await self._count_finished()
                if rounds % CLEAR_EVERY == 0:
                    await self.abandoned.clear()
            except (Down, Taken) as error:
                logger.warning("the keeper could not work: %s", error)

    def forget_idle(self) -> None:
        """Processes that are dead, and tables that nobody looks at."""
        self.neighbours.forget_dead()
        self.rooms.forget_idle(self.settings.idle_seconds)

    async def look_after_due(self) -> None:
        clocks = time.monotonic() - self.started > self.settings.clock_grace
        for id, due in await self.store.tables.due(now()):
            if await self.store.tables.take_on(id, due, now() + LEASE_SECONDS):
                with one_table_alone():
                    await (await self.rooms.find(id)).look_after(clocks)

    async def _clear_away(self) -> None:
        """Tables that were removed while they are in use: PostgreSQL tells of them, an SQLite file has to be asked."""
        ids = set() if self.store.postgres else set(self.rooms.in_use)
        if ids:
            for id in ids - await self.store.tables.still_there(ids):
                self.rooms.gone(id)

    async def _count_finished(self) -> None:
        for id in await self.store.tables.uncounted():
            with one_table_alone():
                await count_result(self.store, await self.store.table(id))


@contextlib.contextmanager
def one_table_alone() -> Iterator[None]:
    """A table whose log is broken, or of a later version, keeps nobody from looking after the others."""
    try:
        yield
    except (Down, Taken):
        raise
    except IgrotekaError as error:
        logger.warning("a table could not be looked after: %s", error)
    except Exception:
        logger.exception("a table could not be looked after")
