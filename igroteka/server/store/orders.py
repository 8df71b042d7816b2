"""The rows of standing orders."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.server.store.database import Database
from igroteka.server.store.schema import orders


class OrderRows:
    """All queries about standing orders."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_table(self, table_id: str) -> list[Any]:
        return await self.database.rows(sa.select(orders).where(orders.c.table_id == table_id))

    async def keep(self, table_id: str, seat: int, guest: str, name: str, bound: str) -> None:
        """A seat has one; another goes."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(_of_seat(table_id, seat))
            values = {"table_id": table_id, "seat": seat, "guest": guest, "name": name, "bound": bound}
            await connection.execute(sa.insert(orders).values(**values))

        await self.database.write(write)

    async def drop(self, table_id: str, seat: int) -> None:
        await self.database.change(_of_seat(table_id, seat))


def _of_seat(table_id: str, seat: int) -> sa.Delete:
    return sa.delete(orders).where(orders.c.table_id == table_id, orders.c.seat == seat)
