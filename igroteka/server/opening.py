"""Opening tables: new ones, rematches, and clearing away those that all have left."""

import contextlib
import secrets
from collections.abc import Sequence
from typing import Any

import anyio.to_thread
import msgspec

from igroteka import protocol as m
from igroteka.api import game, games
from igroteka.server.abandoned import AbandonedTables
from igroteka.server.bot_streams import BotStreams
from igroteka.server.bringing import brought
from igroteka.server.going_on import decision_at, setting_from
from igroteka.server.names import clean_name, new_id
from igroteka.server.rooms import Room, Rooms
from igroteka.server.settings import Settings
from igroteka.server.store import Store, Taken
from igroteka.server.summary import row_of
from igroteka.server.tasks import Tasks
from igroteka.table import fairness
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter, TableChair
from igroteka.table.setting import Place, Setting, terms_of
from igroteka.table.table import Table


class Opening:
    """Writes new tables down, and brings those who sit there into a room."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        settings: Settings,
        tasks: Tasks,
        abandoned: AbandonedTables,
        streams: BotStreams,
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.abandoned = abandoned
        self.settings = settings
        self.tasks = tasks
        self.streams = streams

    async def open_table(self, guest: m.Guest, form: m.TableForm, patience: float = 0.0) -> Room:
        """A new table with its host (and his friends of the hot seat) at it; ``patience``: one for whoever comes."""
        if self.tasks.closing:
            raise TableError("server-closing")
        await self._check_room_for(guest.id)
        setting, forms = setting_of(form, patience)
        sitting = sitters_of(guest, forms, form.seal)
        if setting.rated and (len(sitting) > 1 or len(setting.places) < 2):
            raise TableError("table-rated")
        return await self.set_up(guest.id, setting, sitting, form.start)

    async def _check_room_for(self, guest: str) -> None:
        mine, total = await self.store.tables.count_unfinished(guest)
        if mine >= self.settings.most_tables_each:
            raise TableError("table-many", count=mine)
        if total >= self.settings.most_tables:
            raise TableError("server-full", minutes=await self.abandoned.minutes_until_room())

    async def set_up(
        self,
        host: str,
        setting: Setting,
        sitting: dict[int, tuple[str, Sitter]],
        start: bool = False,
        parent: str | None = None,
        given: Sequence[tuple[int | None, str]] = (),
    ) -> Room:
        """Write a new table down and use it; ``given``: what it goes on from."""
        at = now()
        setting = msgspec.structs.replace(setting, fairness=fairness.VERSION)
        table = Table(new_id(16), host, fairness.new_secret(), setting, at)
        entries: list[Entry] = []
        for seat, (guest, sitter) in sitting.items():
            entry = table.seated(0, seat, guest, sitter, at)
            table.follow([entry])
            entries.append(entry)
        if start:
            started = table.go_on_from(host, given, at) if given else table.start(host, True, at)
            table.follow(started)
            entries += started
        guests = {guest for guest, _ in sitting.values()}
        await self.store.tables.add(table, entries, row_of(table, entries, at), guests, parent)
        room = self.rooms.furnish(table)
        room.chat.begin()
        room.bots.look_after(room)
        self.streams.look(guests)
        return room

    async def go_on(self, old: Table, guest: m.Guest, form: m.GoOnForm) -> Room:
        """A table of his own for who wants to try a position of a finished game again."""
        if self.tasks.closing:
            raise TableError("server-closing")
        await self._check_room_for(guest.id)
        ply = await anyio.to_thread.run_sync(decision_at, old, form.ply)
        sitting = {form.seat: (guest.id, Sitter(guest.name, guest.colour, seal=form.seal))}
        given = [(action.seat, action.text) for action in old.actions[:ply]]
        return await self.set_up(guest.id, setting_from(old, form.seat, ply), sitting, start=True, given=given)

    async def bring(self, guest: m.Guest, form: m.BringForm) -> Room:
        """A game that was played on a device goes on here, or is kept if it is over."""
        if self.tasks.closing:
            raise TableError("server-closing")
        await self._check_room_for(guest.id)
        places = [new_place(wish.kind, wish.level, wish.name) for wish in form.seats]
        setting, given = await anyio.to_thread.run_sync(brought, form, places)
        sitting = sitters_of(guest, form.seats, form.seal)
        return await self.set_up(guest.id, setting, sitting, start=True, given=given)

    async def clear_if_empty(self, room: Room, left: str) -> None:
        """A table that all have left before its game is cleared away, unless somebody sits down meanwhile."""
        table = room.table
        if table.status != m.WAITING or table.people():
            return
        if await self.store.tables.remove_unless_continued(table.id, table.length):
            self.rooms.gone(table.id, left)
            await self.store.notices.notify(table.id, "gone")

    async def rematch(self, room: Room, guest: m.Guest, seal: str) -> Room:
        """The same people, terms and places once more; who asks second comes to the same table."""
        old = room.table
        if (await room.known_to(guest.id)).status != m.OVER:
            raise TableError("rematch-not-yet")
        if not old.seats_of(guest.id):
            raise TableError("rematch-not-yours")
        if room.outlook.rematch is not None:
            with contextlib.suppress(TableError):  # all have left that one
                return await self.rooms.find(room.outlook.rematch)
        await self._check_room_for(guest.id)
        id = await self._rematch_id(old, guest, seal)
        room.goes_on_at(id)
        room.news.tell("rematch", id=id)
        return await self.rooms.find(id)

    async def _rematch_id(self, old: Table, guest: m.Guest, seal: str) -> str:
        places = [Place("open" if chair.guest is not None else "bot", chair.place.level) for chair in old.chairs]
        # These people, and nobody else.
        setting = msgspec.structs.replace(old.setting, places=places, patience=0.0, origin=None)
        sitting = {
            seat: (chair.guest, again_there(chair, seal if chair.guest == guest.id else ""))
            for seat, chair in enumerate(old.chairs)
            if chair.guest is not None
        }
        alone = len(old.people()) == 1
        try:
            return (await self.set_up(guest.id, setting, sitting, start=alone, parent=old.id)).table.id
        except Taken:
            return str(await self.store.tables.rematch_of(old.id))


def again_there(chair: TableChair, seal: str) -> Sitter:
    """Who sat there, at another table."""
    return Sitter(chair.name, chair.colour, seal=seal, owner=chair.owner)


def sitters_of(guest: m.Guest, wishes: Sequence[m.SeatForm], seal: str) -> dict[int, tuple[str, Sitter]]:
    """Where the guest sits who opens a table, and his friends of the hot seat."""
    sitting = {
        seat: (guest.id, Sitter(name=clean_name(wish.name or guest.name), colour=guest.colour, seal=seal))
        for seat, wish in enumerate(wishes)
        if wish.mine
    }
    if not sitting:
        raise TableError("table-nobody")
    return sitting


def setting_of(form: m.TableForm, patience: float = 0.0) -> tuple[Setting, list[m.SeatForm]]:
    """The terms that a form asks for, checked, and its wishes for every seat."""
    options: dict[str, Any] = form.options
    made = game(form.game, **options)
    forms = form.seats or [m.SeatForm(mine=seat == 0, level=form.level) for seat in range(made.players)]
    if len(forms) != made.players:
        raise TableError("table-seats", game=games()[form.game].name(), players=made.players, found=len(forms))
    setting = Setting(
        game=form.game,
        options=made.options,
        places=[new_place(wish.kind, wish.level, wish.name) for wish in forms],
        level=form.level,
        patience=patience,
        **terms_of(form),
    )
    setting.hints &= not form.rated
    setting.take_back &= not form.rated
    return setting, forms


def new_place(kind: m.SeatKind, level: str, name: str | None) -> Place:
    if kind != "friend":
        return Place(kind, level)
    return Place(kind, level, secrets.token_urlsafe(12), clean_name(name) if name else "")
