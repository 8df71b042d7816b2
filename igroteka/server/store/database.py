"""The database itself: connecting to it, migrating it, reading and writing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from igroteka.server.store.aside import Aside
from igroteka.server.store.migrating import upgrade

T = TypeVar("T")
MIGRATION_LOCK = 8_028_828  # any number that nobody else uses
READERS = 4  # that ask an SQLite file at the same time


class Down(Exception):
    """The database cannot be reached just now; whether the last thing was kept is not known."""


class Taken(Exception):
    """Somebody else was quicker: there is such a row already, and there can be only one."""


class Readers:
    """Of an SQLite file, each in a thread of its own. One visit there brings what is asked for: through aiosqlite it
    takes six, and every one of them costs more than the answer.
    """

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(sa.engine.make_url(url).set(drivername="sqlite"), connect_args={"timeout": 30})
        sa.event.listen(self.engine, "connect", prepare_sqlite)
        self.threads = ThreadPoolExecutor(READERS, "igroteka-reader")

    async def rows(self, query: sa.Executable, given: dict[str, Any] | None) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._rows, query, given)

    def _rows(self, query: sa.Executable, given: dict[str, Any] | None) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query, given).mappings())

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()


class Database:
    """One database, for as long as the server runs."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.engine = self._engine()
        self.turn = asyncio.Lock()  # SQLite lets one write at a time; waiting here is fairer than there
        self._writing = self.engine.execution_options(writes=True)
        self._aside = Aside(self._transaction)
        self._readers = None if self.postgres else Readers(url)

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
            raise Down(reason_of(error)) from error

    async def write(self, what: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Something that is no move: all of it, or nothing."""
        try:
            if not self.postgres:
                found: T = await self._aside.write(what)
                return found
            async with self._writing.begin() as connection:
                return await what(connection)
        except IntegrityError as error:
            raise Taken(str(error.orig)) from error
        except (DBAPIError, OSError) as error:
            raise Down(reason_of(error)) from error

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """In an SQLite file, when no moves are being written."""
        async with self.turn, self._writing.begin() as connection:
            yield connection

    async def written(self) -> None:
        """When nothing waits to be written any more, apart from moves."""
        await self._aside.close()

    async def change(self, statement: sa.Executable) -> int:
        """One statement in a transaction of its own; how many rows it met."""

        async def execute(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement)).rowcount)

        return await self.write(execute)

    async def rows(self, query: sa.Executable, given: dict[str, Any] | None = None) -> list[Any]:
        try:
            if self._readers is not None:
                return await self._readers.rows(query, given)
        except (DBAPIError, OSError) as error:
            raise Down(reason_of(error)) from error
        async with self.reading() as connection:
            return list((await connection.execute(query, given)).mappings())

    async def row(self, query: sa.Executable) -> Any:
        """The first row, or None."""
        found = await self.rows(query)
        return found[0] if found else None

    async def dispose(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()
        if self._readers is not None:
            self._readers.close()

    async def answers(self) -> bool:
        try:
            await self.rows(sa.select(sa.literal(1)))
        except Down:
            return False
        return True


def reason_of(error: Exception) -> str:
    """What the database said, without the statement: that may hold what people wrote."""
    return str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]


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


def shown_address(url: str) -> str:
    """Where games are kept, without a password.

    >>> shown_address("postgresql+asyncpg://vera:secret@db/igroteka")
    'postgresql://vera:***@db/igroteka'
    """
    address = sa.engine.make_url(url)
    if address.drivername.startswith("sqlite"):
        return str(address.database)
    return address.set(drivername=address.get_backend_name()).render_as_string()
