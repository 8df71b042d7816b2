"""The rows of devices that may be rung, and of what each has been told or is to be told."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.protocol.words import PLAYING, RingKind
from igroteka.server.store.database import Database
from igroteka.server.store.schema import devices, guests, rings, tables

AT_ONCE = 100  # that one look brings
SETTLED_DAYS = 30.0  # for which it is remembered what a device was told


class DeviceRows:
    """All queries about devices and what they ring for."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- devices ------------------------------------------------------------------------

    async def keep(self, values: dict[str, Any], most: int) -> None:
        """A device, as its browser tells it now; of too many of one guest the oldest goes."""
        latest = sa.select(devices.c.id).where(devices.c.guest == values["guest"])
        latest = latest.order_by(devices.c.at.desc()).limit(most)

        async def write(connection: AsyncConnection) -> None:
            known = sa.update(devices).where(devices.c.id == values["id"]).values(**values)
            if not (await connection.execute(known)).rowcount:
                await connection.execute(sa.insert(devices).values(**values))
            old = [row["id"] for row in (await connection.execute(latest)).mappings()]
            mine = devices.c.guest == values["guest"]
            await connection.execute(sa.delete(devices).where(mine, devices.c.id.not_in(old)))

        await self.database.write(write)

    async def find(self, guest: str, id: str) -> Any:
        """The row of a device of this guest, or None."""
        return await self.database.row(sa.select(devices).where(devices.c.id == id, devices.c.guest == guest))

    async def of(self, guests: Iterable[str], kind: RingKind) -> list[Any]:
        """The devices of these guests that may ring for this."""
        wanted = devices.c.guest.in_(list(guests)) & devices.c.rings.contains(kind)
        return await self.database.rows(sa.select(devices).where(wanted))

    async def change(self, id: str, kinds: str) -> None:
        await self.database.change(sa.update(devices).where(devices.c.id == id).values(rings=kinds))

    async def drop(self, id: str) -> None:
        await self.database.change(sa.delete(devices).where(devices.c.id == id))

    # --- what is to ring ----------------------------------------------------------------

    async def ring(self, device: str, kind: RingKind, about: str, step: int, due: float | None, at: float) -> bool:
        """Ring by then, or not at all; False: as much has been told already."""
        which = (rings.c.device == device) & (rings.c.kind == kind) & (rings.c.about == about)
        values = {"step": step, "tries": 0, "due": due, "at": at}

        async def write(connection: AsyncConnection) -> bool:
            known = (await connection.execute(sa.select(rings.c.step).where(which))).scalar_one_or_none()
            if known is None:
                await connection.execute(sa.insert(rings).values(device=device, kind=kind, about=about, **values))
            elif known < step:
                await connection.execute(sa.update(rings).where(which).values(**values))
            return known is None or bool(known < step)

        return await self.database.write(write)

    async def due(self, now: float) -> list[Any]:
        """What should ring by now: the ring, its device, whose that is and his language."""
        query = (
            sa.select(rings.c.kind, rings.c.about, rings.c.step, rings.c.tries, rings.c.due, devices, guests.c.language)
            .join(devices, devices.c.id == rings.c.device)
            .join(guests, guests.c.id == devices.c.guest)
            .where(rings.c.due <= now)
        )
        return await self.database.rows(query.order_by(rings.c.due).limit(AT_ONCE))

    async def put_off(self, ring: Any, due: float | None, tries: int) -> bool:
        """Until then, or for good; False: somebody else has seen to it meanwhile."""
        which = (rings.c.device == ring["id"]) & (rings.c.kind == ring["kind"]) & (rings.c.about == ring["about"])
        seen = sa.update(rings).where(which, rings.c.due == ring["due"])
        return await self.database.change(seen.values(due=due, tries=tries)) == 1

    async def not_told(self, kind: RingKind, step: int) -> list[Any]:
        """The devices that may ring for this and have not been told so much of it, whatever it is about."""
        told = sa.exists().where(rings.c.device == devices.c.id, rings.c.kind == kind, rings.c.step >= step)
        return await self.database.rows(sa.select(devices).where(devices.c.rings.contains(kind), ~told))

    async def forget(self, now: float) -> None:
        """What was settled long ago."""
        old = rings.c.at < now - SETTLED_DAYS * 86_400
        await self.database.change(sa.delete(rings).where(old, rings.c.due.is_(None)))

    async def waiting_tables(self) -> list[Any]:
        """The slow games that are played."""
        slow = tables.c.setting.contains('"kind":"days"')
        return await self.database.rows(
            sa.select(tables.c.id, tables.c.summary, tables.c.progress).where(tables.c.status == PLAYING, slow)
        )
