"""The logs of all tables: read one by one, continued many at a time.

A batch of appends from many tables becomes durable in one transaction. Each append wins or loses
by itself: it names the length of the log that it continues.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from igroteka.server.store.batches import (
    CLAIM,
    CLAIM_AND_TELL,
    FREE,
    INSERT_MOVES,
    INSERT_SITTERS,
    TableRow,
    Write,
    on_postgres,
    on_sqlite,
)
from igroteka.server.store.database import Database, Down, prepare_sqlite, reason_of
from igroteka.server.store.notices import Notices
from igroteka.server.store.schema import moves
from igroteka.table import log
from igroteka.table.log import Entry

logger = logging.getLogger("igroteka.store")
MOST_IN_A_BATCH = 400
ENTRY = tuple(moves.c[name] for name in ("ply", "kind", "seat", "text", "by", "at", "move_id"))  # as an Entry has it


class Append(NamedTuple):
    """Entries that want to continue a log, and the table's row as it is with them."""

    table_id: str
    before: int
    entries: Sequence[Entry]
    row: TableRow
    done: Callable[[bool | Down], None]  # True: durable; False: somebody else continued it; Down: nobody knows


class Logs:
    """The logs, with the one writer that they have in this process."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self.database = database
        self.notices = notices
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None  # while anything waits
        self._thread = ThreadPoolExecutor(1, "igroteka-writer")
        self._plain: sqlite3.Connection | None = None  # made and used in that thread

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self._plain is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._plain.close)
        self._thread.shutdown()

    async def entries(self, table_id: str, start: int = 0) -> list[Entry]:
        query = sa.select(*ENTRY).where(moves.c.table_id == table_id, moves.c.ply >= start).order_by(moves.c.ply)
        return [Entry(*row.values()) for row in await self.database.rows(query)]

    def append(self, append: Append) -> None:
        """Continue a log; what became of it is told to ``done``."""
        self._waiting.append(append)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_on())

    async def _write_on(self) -> None:
        """One batch after the other: what comes while one is written is the next."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_IN_A_BATCH], self._waiting[MOST_IN_A_BATCH:]
            try:
                won = await self._durable(batch)
            except Exception as error:
                logger.warning("a batch of %d was not written: %s", len(batch), reason_of(error))
                down = error if isinstance(error, Down) else Down(reason_of(error))
                became: list[bool | Down] = [down] * len(batch)
            else:
                became = [append.table_id in won for append in batch]
            loop.call_soon(say_all, batch, became)  # meanwhile the next one is written
        self._writer = None

    async def _durable(self, batch: list[Append]) -> set[str]:
        """Commit a batch. On SQLite all of it is one visit to the writer's thread: hops are what costs."""
        if self.database.postgres:
            return await self.database.write(lambda connection: connection.run_sync(self._commit_there, batch))
        async with self.database.turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, batch)

    def _commit_there(self, connection: sa.Connection, batch: list[Append]) -> set[str]:
        won = self._commit(partial(on_postgres, connection), batch)
        if won:
            self.notices.continued(connection, won)
        return won

    def _commit_here(self, batch: list[Append]) -> set[str]:
        """Without SQLAlchemy, which would take twice as long, and most of it from the event loop."""
        if self._plain is None:
            self._plain = sqlite3.connect(sa.engine.make_url(self.database.url).database or "", timeout=30)
            prepare_sqlite(self._plain, None)
        self._plain.execute("BEGIN IMMEDIATE")
        with self._plain:  # commits, or takes all of it back
            return self._commit(partial(on_sqlite, self._plain), batch)

    def _commit(self, write: Write, batch: list[Append]) -> set[str]:
        batch = sorted(batch, key=lambda append: append.table_id)
        won = claim(write, batch, self.database.postgres)
        taken = [(append.table_id, entry) for append in batch if append.table_id in won for entry in append.entries]
        write(INSERT_MOVES, [(table_id, *msgspec.structs.astuple(entry)) for table_id, entry in taken])
        write(INSERT_SITTERS, [(entry.by, table_id, entry.at) for table_id, entry in taken if entry.kind == log.SIT])
        return won


def say_all(batch: Iterable[Append], became: Iterable[bool | Down]) -> None:
    for append, won in zip(batch, became, strict=True):
        try:
            append.done(won)
        except Exception:  # at one table; the others are still to be told
            logger.exception("what was written could not be told")


def claim(write: Write, batch: list[Append], postgres: bool) -> set[str]:
    """Which of the appends continue their logs: those that find them as long as they expect."""
    wanted = [
        (
            append.table_id,
            append.before,
            append.before + len(append.entries),
            append.entries[-1].at,
            *msgspec.structs.astuple(append.row),
        )
        for append in batch
    ]
    if postgres:
        return {row[0] for row in write(CLAIM_AND_TELL, wanted)}
    before = [(append.table_id, append.before) for append in batch]
    free = write(FREE, before)  # one row: a row for each table would cost as much as a statement
    write(CLAIM, wanted)  # nobody else writes meanwhile
    return {id for (ids,) in free for id in msgspec.json.decode(ids, type=list[str])}


def line(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    return {
        "table_id": table_id,
        "ply": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "by": entry.by,
        "at": entry.at,
        "move_id": entry.move_id,
    }
