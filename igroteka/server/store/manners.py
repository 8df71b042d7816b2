"""The rows of who is blocked, and of what was reported."""

import contextlib
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from igroteka.server.store.database import Database, Taken
from igroteka.server.store.schema import blocks, chat, guests, reports


class MannersRows:
    """All queries about what nobody need put up with."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def block(self, guest: str, other: str, at: float) -> None:
        with contextlib.suppress(Taken):  # he was blocked before
            await self.database.change(sa.insert(blocks).values(guest=guest, other=other, at=at))

    async def unblock(self, guest: str, other: str) -> None:
        await self.database.change(sa.delete(blocks).where(blocks.c.guest == guest, blocks.c.other == other))

    async def blocked(self, guest: str) -> list[Any]:
        """Whom a guest has blocked, the latest first."""
        query = sa.select(guests.c.id, guests.c.name, guests.c.colour).join(blocks, blocks.c.other == guests.c.id)
        return await self.database.rows(query.where(blocks.c.guest == guest).order_by(blocks.c.at.desc()))

    async def at_odds(self, guest: str, others: Iterable[str]) -> bool:
        """Has the guest blocked one of them, or one of them the guest?"""
        all = list(others)
        one_way = (blocks.c.guest == guest) & blocks.c.other.in_(all)
        other_way = (blocks.c.other == guest) & blocks.c.guest.in_(all)
        return await self.database.row(sa.select(blocks.c.guest).where(one_way | other_way).limit(1)) is not None

    async def said(self, table_id: str, guest: str, until: float, limit: int) -> list[str]:
        """The last lines of a guest at a table until then, the oldest first."""
        his = (chat.c.table_id == table_id) & (chat.c.guest == guest)
        query = sa.select(chat.c.text).where(his, chat.c.at <= until)
        rows = await self.database.rows(query.order_by(chat.c.n.desc()).limit(limit))
        return [row["text"] for row in reversed(rows)]

    async def report(self, report: dict[str, Any]) -> None:
        await self.database.change(sa.insert(reports).values(report))

    async def reports(self) -> list[Any]:
        """All that was reported and is not settled, the latest first, with the names of both guests."""
        by, guest = guests.alias(), guests.alias()
        query = (
            sa.select(reports, by.c.name.label("by_name"), guest.c.name.label("guest_name"))
            .outerjoin(by, by.c.id == reports.c.by)
            .outerjoin(guest, guest.c.id == reports.c.guest)
        )
        return await self.database.rows(query.order_by(reports.c.at.desc()))

    async def settle(self, id: str) -> bool:
        """The host has seen to it; False: there is no such report."""
        return await self.database.change(sa.delete(reports).where(reports.c.id == id)) == 1
