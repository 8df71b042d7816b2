"""The rows of bots of one's own: guests with an owner."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.protocol.words import Colour, Language
from igroteka.server.store.company import played_with
from igroteka.server.store.database import Database
from igroteka.server.store.schema import guests, invitations


class BotRows:
    """All queries about bots of one's own."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, owner: str) -> list[Any]:
        """His bots whose tokens are good, the first made first."""
        return await self._known(guests.c.owner == owner)

    async def known_to(self, guest: str) -> list[Any]:
        """The bots that he may invite: his own, those of people he has played with, those he has played with."""
        shared = sa.select(played_with(guest).c.id)
        return await self._known((guests.c.owner == guest) | guests.c.owner.in_(shared) | guests.c.id.in_(shared))

    async def _known(self, which: sa.ColumnElement[bool]) -> list[Any]:
        owners = guests.alias()
        return await self.database.rows(
            sa.select(guests, owners.c.name.label("owner_name"))
            .join(owners, owners.c.id == guests.c.owner)
            .where(which, guests.c.token.is_not(None))
            .order_by(guests.c.came)
        )

    async def add(
        self, id: str, owner: str, token: str, name: str, colour: Colour, language: Language, came: float, most: int
    ) -> bool:
        """A new bot; False: he has as many as he may."""
        count = sa.select(sa.func.count()).where(guests.c.owner == owner, guests.c.token.is_not(None))

        async def write(connection: AsyncConnection) -> bool:
            if (await connection.execute(count)).scalar_one() >= most:
                return False
            values = {"name": name, "colour": colour, "language": language, "came": came}
            await connection.execute(sa.insert(guests).values(id=id, owner=owner, token=token, **values))
            return True

        return await self.database.write(write)

    async def take_back(self, owner: str, bot: str) -> bool:
        """Its token is worth nothing from now on."""
        mine = (guests.c.id == bot) & (guests.c.owner == owner) & guests.c.token.is_not(None)
        return await self.database.change(sa.update(guests).where(mine).values(token=None)) == 1

    async def has_token(self, bot: str) -> bool:
        query = sa.select(guests.c.id).where(guests.c.id == bot, guests.c.token.is_not(None))
        return await self.database.row(query) is not None

    async def gone(self, bot: str) -> None:
        """It is not here any more."""
        await self.database.change(sa.update(guests).where(guests.c.id == bot).values(seen=None))

    async def answered(self, bot: str, table_id: str) -> str | None:
        """The key of the seat that an invitation keeps; it is answered once. None: there is none."""
        which = (invitations.c.guest == bot) & (invitations.c.table_id == table_id)

        async def take(connection: AsyncConnection) -> str | None:
            query = sa.delete(invitations).where(which).returning(invitations.c.key)
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

        return await self.database.write(take)
