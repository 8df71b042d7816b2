"""Somebody to play with: a table for whoever comes, people one has played with, and whom a link lets in."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from igroteka.server import messages as m
from igroteka.server.schema import facts, guests, invitations, results, tables
from igroteka.server.store import Down, Store, now
from igroteka.server.summary import info_from
from igroteka.table.errors import TableError
from igroteka.table.table import OVER, PLAYING, WAITING, Sitter

if TYPE_CHECKING:
    from igroteka.server.rooms import Room
    from igroteka.server.service import Service

TRIES = 6
NOTED_SECONDS = 15.0  # who stays is written down again after so long
HERE_SECONDS = 40.0  # who was noted so long ago is here
HANDED_OVER_SECONDS = 300.0  # after the opening of a table: who comes later gets one of his own
MOST_FRIENDS = 12
MOST_NOTED = 500  # in one statement
MOST_INVITED = 20


# --- who is here --------------------------------------------------------------------------------


class Here:
    """The guests whom this process has just seen. All processes write down theirs and read everybody's."""

    def __init__(self) -> None:
        self.seen: dict[str, float] = {}
        self.noted: dict[str, float] = {}

    def saw(self, guest: str) -> None:
        self.seen[guest] = time.monotonic()

    async def note(self, store: Store, connected: Iterable[str]) -> None:
        """Write down who has been here since the last time; ``connected``: who sits at a table or watches."""
        instant = time.monotonic()
        self.seen.update(dict.fromkeys(connected, instant))
        self.seen = {guest: at for guest, at in self.seen.items() if at > instant - HERE_SECONDS}
        self.noted = {guest: at for guest, at in self.noted.items() if at > instant - NOTED_SECONDS}
        new = [guest for guest, at in self.seen.items() if at > instant - NOTED_SECONDS and guest not in self.noted]
        for first in range(0, len(new), MOST_NOTED):
            part = new[first : first + MOST_NOTED]
            note = sa.update(guests).where(guests.c.id.in_(part)).values(seen=now())
            await store.write(lambda connection, note=note: connection.execute(note))  # type: ignore[misc]
            self.noted.update(dict.fromkeys(part, instant))

    def has(self, guest: str, seen: float | None) -> bool:
        """Is he here? ``seen``: when a process wrote him down."""
        at = self.seen.get(guest, -HERE_SECONDS)
        return at > time.monotonic() - HERE_SECONDS or (seen or 0.0) > now() - HERE_SECONDS

    async def any(self, store: Store, wanted: Iterable[str]) -> bool:
        rows = await store.rows(sa.select(guests.c.id, guests.c.seen).where(guests.c.id.in_(list(wanted))))
        return any(self.has(row["id"], row["seen"]) for row in rows)


# --- a table for whoever comes ------------------------------------------------------------------


async def meet(service: "Service", guest: m.Guest, form: m.MeetForm) -> "Room":
    """A seat where others who want the same sit down, too: a bot's, if they have begun, or at a new table.

    Where they meet is written down once for each game; of two who open a table at the same time one comes to the
    other's.
    """
    name = f"meet-{form.game}"
    for _ in range(TRIES):
        rows = await service.store.rows(sa.select(facts.c.value).where(facts.c.name == name))
        known = rows[0]["value"] if rows else None
        if known is not None and (room := await joined(service, known, guest, form.salt)) is not None:
            return room
        room = await service.open_table(guest, for_whoever_comes(form), service.settings.patience)
        if await moved(service.store, name, known, room.table.id):
            return room
        await room.act(lambda table: table.stand(guest.id, now()))
        await service.clear_if_empty(room, guest.id)
    raise Down(name)


def for_whoever_comes(form: m.MeetForm) -> m.TableForm:
    """People who do not know each other: listed, and with a clock, so that nobody waits for who has gone."""
    return m.TableForm(game=form.game, listed=True, clock=m.ClockChoice(kind="relaxed"), salt=form.salt)


async def joined(service: "Service", table_id: str, guest: m.Guest, salt: str) -> "Room | None":
    """The room of that table, with the guest at it; None where he can no longer sit down, or would sit alone."""
    try:
        room = await service.room(table_id)
        await room.catch_up()
        table = room.table
        if table.status != OVER and table.seats_of(guest.id):
            return room
        if table.status == PLAYING:
            late = table.opened < now() - HANDED_OVER_SECONDS
            if late or not await service.here.any(service.store, table.people()):
                return None
        sitter = Sitter(guest.name, guest.colour, salt)
        await room.act(lambda table: table.sit(guest.id, sitter, None, None, now()))
    except TableError:
        return None
    return room


async def moved(store: Store, name: str, known: str | None, table_id: str) -> bool:
    """All meet at this table from now on, if that is still up to us."""
    if known is None:
        statement: Any = sa.insert(facts).values(name=name, value=table_id)
    else:
        statement = sa.update(facts).where(facts.c.name == name, facts.c.value == known).values(value=table_id)
    try:
        done = await store.write(lambda connection: connection.execute(statement))
    except IntegrityError:
        return False
    return bool(done.rowcount == 1)


# --- people one has played with -----------------------------------------------------------------


def played_with(me: str) -> Any:
    """Who finished a game at the same table, and when last; bots are no company."""
    mine, other = results.alias(), results.alias()
    return (
        sa.select(other.c.player.label("id"), sa.func.max(other.c.at).label("at"))
        .join(mine, (mine.c.table_id == other.c.table_id) & (mine.c.player == me) & (other.c.player != me))
        .group_by(other.c.player)
        .subquery()
    )


async def friends(service: "Service", me: str | None, listed: Iterable[m.TableInfo]) -> list[m.Friend]:
    """Those who are here first; with the listed table that each sits at: other tables are theirs alone."""
    if me is None:
        return []
    shared = played_with(me)
    rows = await service.store.rows(
        sa.select(guests.c.id, guests.c.name, guests.c.colour, guests.c.seen)
        .join(shared, shared.c.id == guests.c.id)
        .order_by(shared.c.at.desc())
        .limit(MOST_FRIENDS)
    )
    at = {seat.guest: info.id for info in listed if info.status != OVER for seat in info.seats if seat.guest}
    found = []
    for row in rows:
        here = service.here.has(row["id"], row["seen"])
        table = at.get(row["id"]) if here else None
        found.append(m.Friend(id=row["id"], name=row["name"], colour=row["colour"], here=here, table=table))
    return sorted(found, key=lambda friend: not friend.here)


async def invite(service: "Service", room: "Room", host: m.Guest, friend: str) -> None:
    """The host keeps a free seat for somebody he has played with, who finds it on his shelf."""
    table = room.table
    shared = played_with(host.id)
    if not await service.store.rows(sa.select(shared.c.id).where(shared.c.id == friend)):
        raise TableError("invite-stranger")
    if table.seats_of(friend):
        raise TableError("invite-there")
    key = table.key_for(host.id)
    values = {"guest": friend, "table_id": table.id, "key": key, "by": host.id, "at": now()}

    async def write(connection: Any) -> None:
        old = (invitations.c.guest == friend) & (invitations.c.table_id == table.id)
        await connection.execute(sa.delete(invitations).where(old))
        await connection.execute(sa.insert(invitations).values(**values))

    await service.store.write(write)


async def invited(service: "Service", me: str | None, language: str) -> list[m.Invited]:
    """The tables that friends invite me to, as long as they wait."""
    if me is None:
        return []
    rows = await service.store.rows(
        sa.select(invitations.c.key, guests.c.name, tables.c.summary, tables.c.progress)
        .join(tables, tables.c.id == invitations.c.table_id)
        .join(guests, guests.c.id == invitations.c.by)
        .where(invitations.c.guest == me, tables.c.status == WAITING)
        .order_by(invitations.c.at.desc())
        .limit(MOST_INVITED)
    )
    found = [m.Invited(table=info_from(row, me, language), key=row["key"], by=row["name"]) for row in rows]
    return [one for one in found if not any(seat.mine for seat in one.table.seats) and has_room(one.table)]


def has_room(info: m.TableInfo) -> bool:
    return any(seat.guest is None and seat.kind != "bot" for seat in info.seats)
