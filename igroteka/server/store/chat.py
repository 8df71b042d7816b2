"""The rows of what is said at tables."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.protocol.from_server import ChatLine
from igroteka.server.store.database import Database, Down, Taken
from igroteka.server.store.schema import chat

TRIES = 6  # to have the next number, while other processes have lines of their own


class ChatRows:
    """All queries about chat lines."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def after(self, table_id: str, n: int, limit: int) -> list[ChatLine]:
        """The latest lines that come after line ``n``, in order."""
        query = sa.select(chat).where(chat.c.table_id == table_id, chat.c.n > n).order_by(chat.c.n.desc()).limit(limit)
        return [
            ChatLine(n=r["n"], guest=r["guest"], name=r["name"], seat=r["seat"], text=r["text"], at=r["at"])
            for r in reversed(await self.database.rows(query))
        ]

    async def last_lines(self, tables: Collection[str], but: Collection[str]) -> dict[str, int]:
        """The number of the last line at each of these tables that none of these guests has said."""
        last = sa.func.max(chat.c.n).label("n")
        query = sa.select(chat.c.table_id, last).where(chat.c.table_id.in_(tables), chat.c.guest.not_in(but))
        rows = await self.database.rows(query.group_by(chat.c.table_id))
        return {row["table_id"]: row["n"] for row in rows}

    async def add(self, table_id: str, guest: str, name: str, seat: int | None, text: str, at: float) -> ChatLine:
        """Keep a line, under the next number."""
        number = sa.select(sa.func.coalesce(sa.func.max(chat.c.n), -1) + 1).where(chat.c.table_id == table_id)
        values = {"table_id": table_id, "guest": guest, "name": name, "seat": seat, "text": text, "at": at}

        async def insert(connection: AsyncConnection) -> int:
            n = int((await connection.execute(number)).scalar_one())
            await connection.execute(sa.insert(chat).values(n=n, **values))
            return n

        for _ in range(TRIES):
            try:
                n = await self.database.write(insert)
            except Taken:
                continue
            return ChatLine(n=n, guest=guest, name=name, seat=seat, text=text, at=at)
        raise Down("chat")
