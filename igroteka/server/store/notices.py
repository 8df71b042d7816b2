"""What processes tell each other: a notice says that something happened, the log says what."""

import contextlib
from typing import Any

import msgspec
import sqlalchemy as sa

from igroteka.server.store.database import Database, Down

CHANNEL = "igroteka"
NOTIFY = sa.text("SELECT pg_notify(:channel, n) FROM unnest(CAST(:notices AS text[])) AS n")


class Notices:
    """To the other processes that use the same PostgreSQL; beside an SQLite file there are none."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process

    def notice(self, table_id: str, kind: str, **more: Any) -> str:
        return msgspec.json.encode({"process": self.process, "table": table_id, "kind": kind, **more}).decode()

    def continued(self, connection: sa.Connection, table_ids: set[str]) -> None:
        """These logs went on; told with the transaction that continues them."""
        notices = [self.notice(table_id, "log") for table_id in sorted(table_ids)]
        connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices})

    async def notify(self, table_id: str, kind: str, **more: Any) -> None:
        """Tell the other processes something that is not kept."""
        if self.database.postgres:
            await self.send([self.notice(table_id, kind, **more)])

    async def send(self, notices: list[str]) -> None:
        given = {"channel": CHANNEL, "notices": notices}
        with contextlib.suppress(Down):
            await self.database.write(lambda connection: connection.execute(NOTIFY, given))
