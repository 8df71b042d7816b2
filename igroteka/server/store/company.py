"""The rows of company: where all meet, who has played with whom, who is invited where."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.protocol.words import WAITING
from igroteka.server.store.database import Database, Taken
from igroteka.server.store.schema import facts, guests, invitations, results, tables


class CompanyRows:
    """All queries about people who look for company."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- where whoever comes sits down --------------------------------------------------

    async def meeting_place(self, game: str) -> str | None:
        """The table where all who want this game meet."""
        row = await self.database.row(sa.select(facts.c.value).where(facts.c.name == place_name(game)))
        return None if row is None else str(row["value"])

    async def move_meeting_place(self, game: str, known: str | None, table_id: str) -> bool:
        """All meet at this table from now on, if that is still up to us: where they met ``known`` before."""
        name = place_name(game)
        if known is not None:
            move = sa.update(facts).where(facts.c.name == name, facts.c.value == known).values(value=table_id)
            return await self.database.change(move) == 1
        try:
            return await self.database.change(sa.insert(facts).values(name=name, value=table_id)) == 1
        except Taken:
            return False

    # --- people one has played with -----------------------------------------------------

    async def friends(self, me: str, limit: int) -> list[Any]:
        """Who finished a game at the same table, the latest first."""
        shared = played_with(me)
        return await self.database.rows(
            sa.select(guests.c.id, guests.c.name, guests.c.colour, guests.c.seen)
            .join(shared, (shared.c.id == guests.c.id) & guests.c.owner.is_(None))
            .order_by(shared.c.at.desc())
            .limit(limit)
        )

    async def have_played(self, one: str, other: str) -> bool:
        """Have these two finished a game at the same table?"""
        shared = played_with(one)
        return await self.database.row(sa.select(shared.c.id).where(shared.c.id == other)) is not None

    # --- invitations --------------------------------------------------------------------

    async def invite(self, guest: str, table_id: str, key: str, by: str, at: float) -> None:
        """Invite a guest to a table; another invitation to the same one goes."""
        old = (invitations.c.guest == guest) & (invitations.c.table_id == table_id)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(invitations).where(old))
            await connection.execute(
                sa.insert(invitations).values(guest=guest, table_id=table_id, key=key, by=by, at=at)
            )

        await self.database.write(write)

    async def invitations(self, guest: str, limit: int) -> list[Any]:
        """The summaries of the tables that wait for a guest, with a seat's ``key`` and the host's ``name``."""
        return await self.database.rows(
            sa.select(invitations.c.key, guests.c.name, tables.c.summary, tables.c.progress)
            .join(tables, tables.c.id == invitations.c.table_id)
            .join(guests, guests.c.id == invitations.c.by)
            .where(invitations.c.guest == guest, tables.c.status == WAITING)
            .order_by(invitations.c.at.desc())
            .limit(limit)
        )


def place_name(game: str) -> str:
    return f"meet-{game}"


def played_with(me: str) -> Any:
    """Who finished a game at the same table, and when last; bots are no company."""
    mine, other = results.alias(), results.alias()
    return (
        sa.select(other.c.player.label("id"), sa.func.max(other.c.at).label("at"))
        .join(mine, (mine.c.table_id == other.c.table_id) & (mine.c.player == me) & (other.c.player != me))
        .group_by(other.c.player)
        .subquery()
    )
