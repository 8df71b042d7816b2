"""The rows of tables: what can be known of a table without its log."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.protocol.words import OVER, PLAYING, WAITING, Status
from igroteka.server.store.batches import TableRow
from igroteka.server.store.database import Database
from igroteka.server.store.logs import line
from igroteka.server.store.schema import moves, sitters, tables
from igroteka.table import log
from igroteka.table.errors import TableError
from igroteka.table.log import Entry
from igroteka.table.setting import Setting
from igroteka.table.table import Table

STILL_THERE = sa.text("SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(:ids))")
AT_ONCE = 100  # tables that one look brings
NOT_OVER = tables.c.status.in_((WAITING, PLAYING))  # said so, an index finds them, however many are over


class TableRows:
    """All queries about tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table_id: str) -> Any:
        row = await self.database.row(sa.select(tables).where(tables.c.id == table_id))
        if row is None:
            raise TableError("table-unknown")
        return row

    async def add(
        self, table: Table, entries: Sequence[Entry], row: TableRow, guests: Iterable[str], parent: str | None
    ) -> None:
        """A new table with what has happened there already; Taken where the parent has a rematch."""
        values = {
            "id": table.id,
            "game": table.setting.game,
            "secret": table.secret,
            "setting": msgspec.json.encode(table.setting).decode(),
            "opened": table.opened,
            "touched": table.opened,
            "listed": table.setting.listed,
            "length": table.length,
            "counted": False,
            "parent": parent,
            **msgspec.structs.asdict(row),
        }

        sitting = [{"guest": guest, "table_id": table.id, "at": table.opened} for guest in guests]

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(tables).values(**values))
            if entries:
                await connection.execute(sa.insert(moves), [line(table.id, entry) for entry in entries])
            if sitting:
                await connection.execute(sa.insert(sitters), sitting)

        await self.database.write(write)

    async def remove_unless_continued(self, table_id: str, length: int) -> bool:
        """Take a table away if its log is still as long as this."""
        empty = sa.delete(tables).where(tables.c.id == table_id, tables.c.length == length)
        return await self.database.change(empty) > 0

    async def rematch_of(self, table_id: str) -> str | None:
        found = await self.database.row(sa.select(tables.c.id).where(tables.c.parent == table_id))
        return None if found is None else str(found["id"])

    async def count_unfinished(self, host: str) -> tuple[int, int]:
        """Tables that are not over: those that a guest opened, and all."""
        mine = sa.func.count(sa.case((tables.c.host == host, 1))).label("mine")
        found = await self.database.row(sa.select(mine, sa.func.count().label("all")).where(NOT_OVER))
        return int(found["mine"]), int(found["all"])

    # --- what a keeper asks -------------------------------------------------------------

    async def due(self, now: float) -> list[tuple[str, float]]:
        """The tables that somebody should have looked after by now, and since when."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due < now).limit(AT_ONCE)
        return [(row["id"], row["due"]) for row in await self.database.rows(query)]

    async def take_on(self, table_id: str, due: float, until: float) -> bool:
        """Look after a table until then; False: another process does."""
        claim = sa.update(tables).where(tables.c.id == table_id, tables.c.due == due).values(due=until)
        return await self.database.change(claim) == 1

    async def still_there(self, ids: Collection[str]) -> set[str]:
        """Those of these tables that nobody has removed. Only an SQLite file has to be asked."""
        rows = await self.database.rows(STILL_THERE, {"ids": msgspec.json.encode(list(ids)).decode()})
        return {row["id"] for row in rows}

    async def uncounted(self) -> list[str]:
        """Finished tables whose result is not in the statistics yet."""
        query = sa.select(tables.c.id).where(tables.c.status == OVER, ~tables.c.counted).limit(AT_ONCE // 5)
        return [row["id"] for row in await self.database.rows(query)]

    # --- what nobody comes back to ------------------------------------------------------

    async def unfinished(self) -> int:
        """How many tables are not over."""
        query = sa.select(sa.func.count().label("count")).select_from(tables).where(NOT_OVER)
        return int((await self.database.row(query))["count"])

    async def unplayed(self, before: float) -> list[Any]:
        """Tables without a move of a person where nothing has happened since then, the oldest first."""
        person = moves.c.kind.in_((log.MOVE, log.CHOICE)) & ~moves.c.by.like("bot:%")
        played = sa.exists().where(moves.c.table_id == tables.c.id, person)
        return await self._old(before, ~played)

    async def untouched(self, before: float) -> list[Any]:
        """Games that have begun where nothing has happened since then, the oldest first."""
        return await self._old(before, tables.c.status == PLAYING)

    async def _old(self, before: float, condition: Any) -> list[Any]:
        query = sa.select(tables.c.id, tables.c.length, tables.c.touched)
        old = query.where(NOT_OVER, tables.c.touched <= before, condition)
        return await self.database.rows(old.order_by(tables.c.touched).limit(AT_ONCE))

    async def sitters(self, table_id: str) -> list[str]:
        """Who has sat down there."""
        query = sa.select(sitters.c.guest).where(sitters.c.table_id == table_id)
        return [row["guest"] for row in await self.database.rows(query)]

    # --- lists --------------------------------------------------------------------------

    async def of_guest(self, guest: str, over: bool, limit: int) -> list[Any]:
        """The summaries of tables where a guest sat down, the latest first."""
        status = tables.c.status == OVER if over else tables.c.status != OVER
        sat = tables.c.id.in_(sa.select(sitters.c.table_id).where(sitters.c.guest == guest))
        return await self._summaries(sat & status, limit)

    async def where_sat(self, guest: str) -> set[str]:
        """All tables where a guest sat down."""
        query = sa.select(sitters.c.table_id).where(sitters.c.guest == guest)
        return {row["table_id"] for row in await self.database.rows(query)}

    async def listed(self, status: Status, since: float, limit: int) -> list[Any]:
        """The summaries of listed tables where something happened since then.

        With those that are played also those that have just ended: who watches later does not know it yet.
        """
        ended = (tables.c.status == OVER) & ~tables.c.counted
        wanted = (tables.c.status == status) | ended if status == PLAYING else tables.c.status == status
        return await self._summaries(tables.c.listed & wanted & (tables.c.touched > since), limit)

    async def _summaries(self, condition: Any, limit: int) -> list[Any]:
        columns = (tables.c.id, tables.c.summary, tables.c.progress, tables.c.touched)
        return await self.database.rows(
            sa.select(*columns).where(condition).order_by(tables.c.touched.desc()).limit(limit)
        )

    async def latest(self) -> float:
        """When something last happened at a table; 0 where nothing ever has."""
        newest = sa.func.max(tables.c.touched).label("at")
        kinds = [(listed, status) for listed in (True, False) for status in (WAITING, PLAYING, OVER)]
        each = [sa.select(newest).where(tables.c.listed == kind, tables.c.status == status) for kind, status in kinds]
        return max((row["at"] or 0.0 for row in await self.database.rows(sa.union_all(*each))), default=0.0)

    async def all(self) -> list[Any]:
        return await self.database.rows(sa.select(tables).order_by(tables.c.touched.desc()))

    async def finished(self) -> list[str]:
        return [row["id"] for row in await self.database.rows(sa.select(tables.c.id).where(tables.c.status == OVER))]


def empty_table(row: Any) -> Table:
    """A table before its first entry."""
    setting = msgspec.json.decode(row["setting"], type=Setting)
    return Table(row["id"], row["host"], row["secret"], setting, row["opened"])
