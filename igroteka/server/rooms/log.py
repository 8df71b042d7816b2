"""The log of one table, as its room continues it."""

import time
from collections.abc import Sequence

from igroteka.server.metrics import Metrics
from igroteka.server.store import Store
from igroteka.server.summary import row_of
from igroteka.table.clock import now
from igroteka.table.log import Entry
from igroteka.table.table import Table


class TableLog:
    """One table's log in the store."""

    def __init__(self, store: Store, metrics: Metrics, table_id: str) -> None:
        self.store = store
        self.metrics = metrics
        self.table_id = table_id

    @property
    def others_write(self) -> bool:
        """May other processes continue it, too?"""
        return self.store.postgres

    async def append(self, table: Table, entries: Sequence[Entry]) -> bool:
        """Continue it with entries that the table follows already; False: somebody else was quicker."""
        started = time.perf_counter()
        before = table.length - len(entries)
        won = await self.store.logs.append(self.table_id, before, entries, row_of(table, entries, now()))
        if won:
            self.metrics.appended(entries, time.perf_counter() - started)
        return won

    async def entries(self, start: int = 0) -> list[Entry]:
        return await self.store.logs.entries(self.table_id, start)

    async def table(self) -> Table:
        """The table as the log tells it."""
        return await self.store.table(self.table_id)
