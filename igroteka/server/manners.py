"""What nobody need put up with: a guest blocks another for all tables, and reports one to whoever runs the server."""

import math
from typing import Final

from igroteka import protocol as m
from igroteka.server.guard import Buckets
from igroteka.server.names import clean, new_id
from igroteka.server.rooms import Room
from igroteka.server.store import Store
from igroteka.table.clock import now
from igroteka.table.errors import TableError

MOST_BLOCKED: Final = 200
LINES: Final = 20  # of what was said that a report keeps
REPORTS: Final = (5.0, 1 / 600)  # of one guest: at once, a second


class HouseManners:
    """Blocks and reports of one server."""

    def __init__(self, store: Store) -> None:
        self.rows = store.manners
        self.guests = store.guests
        self.often = Buckets(*REPORTS)

    async def block(self, me: m.Guest, other: str) -> m.Blocked:
        if other == me.id or await self.guests.find(other) is None:
            raise TableError("guest-unknown")
        if len(await self.rows.blocked(me.id)) >= MOST_BLOCKED:
            raise TableError("block-many", most=MOST_BLOCKED)
        await self.rows.block(me.id, other, now())
        return await self.blocked(me.id)

    async def unblock(self, me: m.Guest, other: str) -> m.Blocked:
        await self.rows.unblock(me.id, other)
        return await self.blocked(me.id)

    async def blocked(self, me: str) -> m.Blocked:
        rows = await self.rows.blocked(me)
        return m.Blocked(guests=[m.BlockedGuest(id=row["id"], name=row["name"], colour=row["colour"]) for row in rows])

    async def unread(self, me: str | None) -> set[str]:
        """Whom a guest does not want to read, wherever he sits down."""
        return set() if me is None else {guest.id for guest in (await self.blocked(me)).guests}

    async def report(self, room: Room, me: m.Guest, form: m.ReportForm) -> None:
        """Kept with what was said last, for whoever runs the server: `igroteka admin reports`.

        Who watches later reports whom he has seen or heard by then.
        """
        table = room.table if room.table.state is None else await room.known_to(me.id)
        heard = now() - room.outlook.delay_for(me.id)
        said = await self.rows.said(table.id, form.guest, heard, LINES)
        if form.guest == me.id or not (said or table.seats_of(form.guest)):
            raise TableError("report-nobody")
        if not self.often.take(me.id):
            raise TableError("report-often", minutes=math.ceil(1 / REPORTS[1] / 60))
        await self.rows.report(
            {
                "id": new_id(9),
                "table_id": table.id,
                "by": me.id,
                "guest": form.guest,
                "about": form.about,
                "text": clean(form.text, 400),
                "lines": "\n".join(said),
                "at": now(),
            }
        )
