"""The log of one table, as its room continues it."""

import asyncio
import time
from collections.abc import Callable, Sequence

from igroteka.server.metrics import Metrics
from igroteka.server.store import Down, Store
from igroteka.server.store.logs import Append
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
        written: asyncio.Future[bool | Down] = asyncio.get_running_loop().create_future()

        def done(won: bool | Down) -> None:
            if not written.done():  # else who asked does not wait any more
                written.set_result(won)

        self.append_then(table, entries, done)
        won = await written
        if isinstance(won, Down):
            raise won
        return won

    def append_then(self, table: Table, entries: Sequence[Entry], done: Callable[[bool | Down], None]) -> None:
        """The same for who does not wait: a task and futures for every move would cost as much as its rules."""
        started = time.perf_counter()

        def written(won: bool | Down) -> None:
            if won is True:
                self.metrics.appended(entries, time.perf_counter() - started)
            done(won)

        before = table.length - len(entries)
        self.store.logs.append(Append(self.table_id, before, entries, row_of(table, entries, now()), written))

    async def entries(self, start: int = 0) -> list[Entry]:
        return await self.store.logs.entries(self.table_id, start)

    async def table(self) -> Table:
        """The table as the log tells it."""
        return await self.store.table(self.table_id)
