"""All rows of all tables, out of one database and into another."""

from collections.abc import AsyncIterator, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.server.store.database import Database
from igroteka.server.store.schema import guests, metadata, ratings, results, tables

Rows = list[dict[str, Any]]


class NotEmpty(Exception):
    """There is something in the database already."""


async def everything(database: Database) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """Every row with the name of its table, as all are at one moment."""
    async with database.engine.connect() as connection:
        if database.postgres:
            await connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        for table in metadata.sorted_tables:
            for row in (await connection.execute(sa.select(table))).mappings():
                yield table.name, dict(row)


async def fill(database: Database, batches: Iterable[tuple[str, Rows]]) -> int:
    """Put rows into an empty database, all or nothing; how many they were."""

    async def write(connection: AsyncConnection) -> int:
        for table in metadata.sorted_tables:
            if (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one():
                raise NotEmpty
        count = 0
        for name, rows in batches:
            await connection.execute(sa.insert(metadata.tables[name]), rows)
            count += len(rows)
        return count

    return await database.write(write)


async def remove(database: Database, id: str) -> bool:
    """A table with all that belongs to it; or a player with his ratings and results. Was there one?"""

    async def write(connection: AsyncConnection) -> int:
        gone = 0
        for column in (tables.c.id, guests.c.id, ratings.c.player, results.c.player):
            gone += (await connection.execute(sa.delete(column.table).where(column == id))).rowcount
        return gone

    return await database.write(write) > 0
