"""The database: migrations, reading, and one group-commit writer for the log.

A batch of appends from many tables becomes durable in one transaction. Each append wins or loses
by itself: it names the length of the log that it continues.
"""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from igroteka.server.batches import (
    CLAIM,
    CLAIM_AND_TELL,
    FREE,
    INSERT_MOVES,
    INSERT_SITTERS,
    Row,
    Write,
    on_postgres,
    on_sqlite,
)
from igroteka.server.schema import facts, moves, tables
from igroteka.server.settings import Settings, SettingsError
from igroteka.table import log
from igroteka.table.errors import TableError
from igroteka.table.log import Entry
from igroteka.table.setting import Setting
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.store")
T = TypeVar("T")
CHANNEL = "igroteka"
MIGRATION_LOCK = 8_028_828  # any number that nobody else uses
MOST_IN_A_BATCH = 400


class Down(Exception):
    """The database cannot be reached just now; whether the last thing was kept is not known."""


@dataclass
class Append:
    """Entries that want to continue a log, and the table's row as it is with them."""

    table_id: str
    before: int
    entries: Sequence[Entry]
    row: Row
    done: "asyncio.Future[bool]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """One database, for as long as the server runs."""

    def __init__(self, url: str, process: str) -> None:
        self.url = url
        self.process = process
        self.postgres = url.startswith("postgresql")
        self.engine = self._engine()
        self._writing = self.engine.execution_options(writes=True)
        self._turn = asyncio.Lock()  # SQLite lets one write at a time; waiting here is fairer than there
        self._side = asyncio.Lock()  # what is no move waits here first: before a move there is one of it at most
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None  # while anything waits
        self._thread = ThreadPoolExecutor(1, "igroteka-writer")
        self._plain: sqlite3.Connection | None = None  # made and used in that thread

    def _engine(self) -> AsyncEngine:
        if self.postgres:
            return create_async_engine(self.url, pool_pre_ping=True, pool_size=8, max_overflow=8)
        database = sa.engine.make_url(self.url).database
        if database:
            Path(database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(self.url, pool_size=4, connect_args={"timeout": 30})
        sa.event.listen(engine.sync_engine, "connect", prepare_sqlite)
        sa.event.listen(engine.sync_engine, "begin", begin_sqlite)
        return engine

    async def open(self) -> None:
        await self.migrate()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self._plain is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._plain.close)
        self._thread.shutdown()
        await self.engine.dispose()

    async def migrate(self) -> None:
        """Bring the schema up to date; of several processes one does it, the others wait."""
        async with self._writing.begin() as connection:
            if self.postgres:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise Down(str(error)) from error

    async def write(self, what: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Something that is no move, in a transaction of its own."""
        async with contextlib.AsyncExitStack() as stack:
            if not self.postgres:
                await stack.enter_async_context(self._side)
                await stack.enter_async_context(self._turn)
            try:
                async with self._writing.begin() as connection:
                    return await what(connection)
            except IntegrityError:
                raise
            except (DBAPIError, OSError) as error:
                raise Down(str(error)) from error

    async def rows(self, query: sa.Executable, given: dict[str, Any] | None = None) -> list[Any]:
        async with self.reading() as connection:
            return list((await connection.execute(query, given)).mappings())

    # --- the log ------------------------------------------------------------------------

    async def append(self, table_id: str, before: int, entries: Sequence[Entry], row: Row) -> bool:
        """Continue a log; durable when this returns True. False: somebody else continued it."""
        append = Append(table_id, before, entries, row)
        self._waiting.append(append)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_on())
        return await append.done

    async def _write_on(self) -> None:
        """One batch after the other: what comes while one is written is the next."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_IN_A_BATCH], self._waiting[MOST_IN_A_BATCH:]
            try:
                won = await self._durable(batch)
            except Exception as error:
                logger.warning("a batch of %d was not written: %s", len(batch), type(error).__name__)
                for append in batch:
                    if not append.done.done():
                        append.done.set_exception(error if isinstance(error, Down) else Down(str(error)))
            else:
                for append in batch:
                    if not append.done.done():
                        append.done.set_result(append.table_id in won)
        self._writer = None

    async def _durable(self, batch: list[Append]) -> set[str]:
        """Commit a batch. On SQLite all of it is one visit to the writer's thread: hops are what costs."""
        if self.postgres:
            return await self.write(lambda connection: connection.run_sync(self._commit_there, batch))
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, batch)

    def _commit_there(self, connection: sa.Connection, batch: list[Append]) -> set[str]:
        won = self._commit(partial(on_postgres, connection), batch)
        if won:
            notices = [self.notice(table_id, "log") for table_id in sorted(won)]
            connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices})
        return won

    def _commit_here(self, batch: list[Append]) -> set[str]:
        """Without SQLAlchemy, which would take twice as long, and most of it from the event loop."""
        if self._plain is None:
            self._plain = sqlite3.connect(sa.engine.make_url(self.url).database or "", timeout=30)
            prepare_sqlite(self._plain, None)
        self._plain.execute("BEGIN IMMEDIATE")
        with self._plain:  # commits, or takes all of it back
            return self._commit(partial(on_sqlite, self._plain), batch)

    def _commit(self, write: Write, batch: list[Append]) -> set[str]:
        batch = sorted(batch, key=lambda append: append.table_id)
        won = claim(write, batch, self.postgres)
        taken = [(append.table_id, entry) for append in batch if append.table_id in won for entry in append.entries]
        write(INSERT_MOVES, [(table_id, *msgspec.structs.astuple(entry)) for table_id, entry in taken])
        write(INSERT_SITTERS, [(entry.by, table_id, entry.at) for table_id, entry in taken if entry.kind == log.SIT])
        return won

    def notice(self, table_id: str, kind: str, **more: Any) -> str:
        return msgspec.json.encode({"process": self.process, "table": table_id, "kind": kind, **more}).decode()

    async def notify(self, table_id: str, kind: str, **more: Any) -> None:
        """Tell the other processes something that is not kept."""
        if not self.postgres:
            return
        notices = [self.notice(table_id, kind, **more)]
        with contextlib.suppress(Down):
            await self.write(lambda connection: connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices}))

    async def entries(self, table_id: str, start: int = 0) -> list[Entry]:
        query = sa.select(moves).where(moves.c.table_id == table_id, moves.c.ply >= start).order_by(moves.c.ply)
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        return [Entry(row.ply, row.kind, row.seat, row.text, row.by, row.at, row.move_id) for row in found]

    async def table_row(self, table_id: str) -> Any:
        found = await self.rows(sa.select(tables).where(tables.c.id == table_id))
        if not found:
            raise TableError("table-unknown")
        return found[0]

    async def table(self, table_id: str) -> Table:
        """A table as its log tells it."""
        made = empty_table(await self.table_row(table_id))
        made.follow(await self.entries(table_id))
        return made

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """A value that all processes share; the first one makes it."""
        query = sa.select(facts.c.value).where(facts.c.name == name)
        for _ in range(3):
            if found := await self.rows(query):
                return str(found[0]["value"])
            with contextlib.suppress(IntegrityError):
                await self.write(
                    lambda connection: connection.execute(sa.insert(facts).values(name=name, value=make()))
                )
        raise Down(f"{name} could not be kept")

    async def answers(self) -> bool:
        try:
            await self.rows(sa.select(sa.literal(1)))
        except Down:
            return False
        return True


def empty_table(row: Any) -> Table:
    setting = msgspec.json.decode(row["setting"], type=Setting)
    return Table(row["id"], row["host"], row["secret"], setting, row["opened"])


def begin_sqlite(connection: sa.Connection) -> None:
    """Who is going to write says so at once: a reader that turns writer may find the file changed."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves: see begin_sqlite
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def line(table_id: str, entry: Entry) -> dict[str, Any]:
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


NOTIFY = sa.text("SELECT pg_notify(:channel, n) FROM unnest(CAST(:notices AS text[])) AS n")


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


def now() -> float:
    return time.time()


def shown_address(url: str) -> str:
    """Where games are kept, without a password.

    >>> shown_address("postgresql+asyncpg://vera:secret@db/igroteka")
    'postgresql://vera:***@db/igroteka'
    """
    address = sa.engine.make_url(url)
    if address.drivername.startswith("sqlite"):
        return str(address.database)
    return address.set(drivername=address.get_backend_name()).render_as_string()


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The database, up to date; or the reason why it cannot be used, in words."""
    url, store = settings.database_url, None
    if not url.startswith(("sqlite+aiosqlite:///", "postgresql+asyncpg://")):
        raise SettingsError("settings-scheme", scheme=url.partition(":")[0])
    try:
        try:
            store = Store(url, settings.name)
            await store.migrate()
        except ModuleNotFoundError as error:
            raise SettingsError("settings-driver", module=str(error.name)) from error
        except (OSError, SQLAlchemyError, CommandError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error  # without SQLAlchemy's advice
            raise SettingsError("settings-database", database=shown_address(url), reason=str(reason)) from error
        yield store
    finally:
        if store is not None:
            await store.engine.dispose()
