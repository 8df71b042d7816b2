"""The rows of guests, and of the links with which they move to another device."""

import contextlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.protocol.words import Colour, Language
from igroteka.server.store.database import Database, Taken
from igroteka.server.store.schema import facts, guests, links, sitters

MOST_NOTED = 500  # guests, in one statement


class KeptGuest(msgspec.Struct, frozen=True):
    """A guest as he is kept."""

    id: str
    name: str
    colour: Colour
    language: Language
    came: float
    webhook: str | None
    webhook_secret: str | None
    seen: float | None
    owner: str | None = None  # of a bot of somebody's own: whose it is
    token: str | None = None
    owner_name: str | None = None


class GuestRows:
    """All queries about guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, id: str, cookie: str = "") -> KeptGuest | None:
        """A guest; nobody where the cookie, of which this is the hash, was taken back."""
        taken_back = sa.exists().where(facts.c.name == out_name(cookie))
        return await self._one(guests.c.id == id, ~taken_back)

    async def with_token(self, hash: str) -> KeptGuest | None:
        """The bot of somebody's own that comes in with this."""
        return await self._one(guests.c.token == hash)

    async def _one(self, *which: sa.ColumnElement[bool]) -> KeptGuest | None:
        owners = guests.alias()
        name = sa.select(owners.c.name).where(owners.c.id == guests.c.owner).scalar_subquery()
        row = await self.database.row(sa.select(guests, name.label("owner_name")).where(*which))
        return None if row is None else KeptGuest(**row)

    async def take_back(self, cookie: str) -> None:
        with contextlib.suppress(Taken):  # it was taken back before
            await self.database.change(sa.insert(facts).values(name=out_name(cookie), value=""))

    async def add(self, id: str, name: str, colour: Colour, language: Language, came: float) -> None:
        await self.database.change(
            sa.insert(guests).values(id=id, name=name, colour=colour, language=language, came=came)
        )

    async def rename(self, id: str, name: str, colour: Colour, language: Language) -> None:
        changed = {"name": name, "colour": colour, "language": language}
        await self.database.change(sa.update(guests).where(guests.c.id == id).values(**changed))

    async def set_webhook(self, id: str, url: str | None, secret: str | None) -> None:
        await self.database.change(
            sa.update(guests).where(guests.c.id == id).values(webhook=url, webhook_secret=secret)
        )

    async def note_seen(self, ids: Sequence[str], at: float) -> None:
        """These guests are here."""
        for first in range(0, len(ids), MOST_NOTED):
            part = ids[first : first + MOST_NOTED]
            await self.database.change(sa.update(guests).where(guests.c.id.in_(part)).values(seen=at))

    async def last_seen(self, ids: Iterable[str]) -> dict[str, float | None]:
        """When these guests were noted last."""
        query = sa.select(guests.c.id, guests.c.seen).where(guests.c.id.in_(list(ids)))
        return {row["id"]: row["seen"] for row in await self.database.rows(query)}

    async def keep_link(self, hash: str, guest: str, expires: float, now: float) -> None:
        """A guest has one link at a time; those that nobody used in time go."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(links).where((links.c.guest == guest) | (links.c.expires < now)))
            await connection.execute(sa.insert(links).values(hash=hash, guest=guest, expires=expires))

        await self.database.write(write)

    async def use_link(self, hash: str, now: float) -> str | None:
        """The guest whose link this is; it works once."""

        async def use(connection: AsyncConnection) -> str | None:
            query = sa.delete(links).where(links.c.hash == hash, links.c.expires > now).returning(links.c.guest)
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

        return await self.database.write(use)

    async def all(self) -> list[Any]:
        """Everybody, the latest first, each with how many ``tables`` he has sat at."""
        count = sa.select(sa.func.count()).where(sitters.c.guest == guests.c.id).scalar_subquery()
        return await self.database.rows(sa.select(guests, count.label("tables")).order_by(guests.c.came.desc()))


def out_name(cookie: str) -> str:
    """Under which a cookie that was taken back is among the facts; half of its hash is enough."""
    return f"out-{cookie[:32]}"
