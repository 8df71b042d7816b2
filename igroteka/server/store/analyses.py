"""The rows of analyses: how far each is, and what it found."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.server.store.database import Database, Taken
from igroteka.server.store.schema import analyses


class AnalysisRows:
    """All queries about analyses."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table_id: str) -> Any:
        return await self.database.row(sa.select(analyses).where(analyses.c.table_id == table_id))

    async def take_on(self, table_id: str, now: float, stale: float) -> bool:
        """Take the work on, unless it is done or somebody is at it: of several who ask at once one gets it.

        ``stale``: a job that has not moved since then died with its process.
        """
        row = {"status": "running", "progress": 0.0, "result": None, "touched": now}
        idle = sa.or_(
            analyses.c.status == "failed", sa.and_(analyses.c.status == "running", analyses.c.touched < stale)
        )

        async def take(connection: AsyncConnection) -> bool:
            again = sa.update(analyses).where(analyses.c.table_id == table_id, idle).values(**row)
            if (await connection.execute(again)).rowcount:
                return True
            known = sa.select(analyses.c.status).where(analyses.c.table_id == table_id)
            if (await connection.execute(known)).first() is None:
                await connection.execute(sa.insert(analyses).values(table_id=table_id, **row))
                return True
            return False

        try:
            return await self.database.write(take)
        except Taken:  # another process has just begun
            return False

    async def forget(self, table_id: str) -> None:
        """What was found by a version that looked at games in another way."""
        await self.database.change(
            sa.delete(analyses).where(analyses.c.table_id == table_id, analyses.c.status == "done")
        )

    async def keep(self, table_id: str, status: str, progress: float, result: str | None, now: float) -> None:
        """How far it is."""
        row = {"status": status, "progress": progress, "result": result, "touched": now}
        await self.database.change(sa.update(analyses).where(analyses.c.table_id == table_id).values(**row))
