"""Somebody to play with: a table for whoever comes, people one has played with, and whom a link lets in."""

from collections.abc import Callable, Iterable

from igroteka import protocol as m
from igroteka.server.here import WhoIsHere
from igroteka.server.opening import Opening
from igroteka.server.rooms import Room, Rooms
from igroteka.server.store import Down, Store
from igroteka.server.summary import info_from
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.pieces import Sitter
from igroteka.table.table import Table

TRIES = 6
HANDED_OVER_SECONDS = 300.0  # after the opening of a table: who comes later gets one of his own
MOST_FRIENDS = 12
MOST_INVITED = 20


class Company:
    """Brings people together; at a table for whoever comes bots take the free seats after ``patience`` seconds."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        opening: Opening,
        here: WhoIsHere,
        patience: float,
        ring: Callable[[str, str], None],
    ) -> None:
        self.rows = store.company
        self.devices = store.devices
        self.ring = ring  # the phones of a guest who is invited to a table
        self.bots = store.bots
        self.manners = store.manners
        self.rooms = rooms
        self.opening = opening
        self.here = here
        self.patience = patience

    # --- a table for whoever comes ------------------------------------------------------

    async def meet(self, guest: m.Guest, form: m.MeetForm) -> Room:
        """A seat where others who want the same sit down, too: a bot's, if they have begun, or at a new table.

        Where they meet is written down once for each game; of two who open a table at the same time one comes to the
        other's.
        """
        for _ in range(TRIES):
            known = await self.rows.meeting_place(form.game)
            if known is not None and (room := await self._joined(known, guest, form.seal)) is not None:
                return room
            room = await self.opening.open_table(guest, for_whoever_comes(form), self.patience)
            if await self.rows.move_meeting_place(form.game, known, room.table.id):
                return room
            await room.act(lambda table: table.stand(guest.id, now()))
            await self.opening.clear_if_empty(room, guest.id)
        raise Down(f"nowhere to meet for {form.game}")

    async def _joined(self, table_id: str, guest: m.Guest, seal: str) -> Room | None:
        """The room of that table, with the guest at it; None where he can no longer sit down, or would sit alone."""
        try:
            room = await self.rooms.find(table_id)
            await room.catch_up()
            table = room.table
            if table.status != m.OVER and table.seats_of(guest.id):
                return room
            if await self.manners.at_odds(guest.id, table.people()):
                return None
            if table.status == m.PLAYING:
                late = table.opened < now() - HANDED_OVER_SECONDS
                if late or not await self.here.any(table.people()):
                    return None
            sitter = Sitter(guest.name, guest.colour, seal=seal)
            await room.act(lambda table: table.sit(guest.id, sitter, None, None, now()))
        except TableError:
            return None
        return room

    # --- people one has played with -----------------------------------------------------

    async def friends(self, me: str | None, listed: Iterable[m.TableInfo]) -> list[m.Friend]:
        """Those who are here first; with the listed table that each sits at: other tables are theirs alone."""
        if me is None:
            return []
        at = {seat.guest: info.id for info in listed if info.status != m.OVER for seat in info.seats if seat.guest}
        found = []
        rows = await self.rows.friends(me, MOST_FRIENDS)
        rung = {device["guest"] for device in await self.devices.of([row["id"] for row in rows], "invitations")}
        for row in rows:
            here = self.here.has(row["id"], row["seen"])
            table, id = at.get(row["id"]) if here else None, row["id"]
            found.append(
                m.Friend(id=id, name=row["name"], colour=row["colour"], here=here, rings=id in rung, table=table)
            )
        return sorted(found, key=lambda friend: not friend.here)

    async def invite(self, table: Table, host: m.Guest, friend: str) -> None:
        """The host keeps a free seat for somebody he has played with, who finds it on his shelf, or for a bot of
        somebody's own, which hears of it.
        """
        bot = next((row for row in await self.bots.known_to(host.id) if row["id"] == friend), None)
        known = bot is not None or await self.rows.have_played(host.id, friend)
        if not known or await self.manners.at_odds(host.id, [friend]):
            raise TableError("invite-stranger")
        if table.seats_of(friend):
            raise TableError("invite-there")
        if bot is not None and not self.here.has(friend, bot["seen"]):
            raise TableError("bot-away", who=bot["name"])
        key = table.key_for(host.id, bot["name"] if bot else "")
        await self.rows.invite(friend, table.id, key, host.id, now())
        self.opening.streams.look([friend])
        self.ring(friend, table.id)

    async def invited(self, me: str | None, language: str) -> list[m.Invited]:
        """The tables that friends invite me to, as long as they wait."""
        if me is None:
            return []
        rows = await self.rows.invitations(me, MOST_INVITED)
        found = [m.Invited(table=info_from(row, me, language), key=row["key"], by=row["name"]) for row in rows]
        return [one for one in found if not any(seat.mine for seat in one.table.seats) and has_room(one.table)]


def for_whoever_comes(form: m.MeetForm) -> m.TableForm:
    """People who do not know each other: listed, and with a clock, so that nobody waits for who has gone."""
    return m.TableForm(game=form.game, listed=True, clock=m.ClockChoice(kind="relaxed"), seal=form.seal)


def has_room(info: m.TableInfo) -> bool:
    return any(seat.guest is None and seat.kind != "bot" for seat in info.seats)
