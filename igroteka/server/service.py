"""One server process: its store, the tables in use, and the keeper who looks after what is due."""

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections.abc import Coroutine, Iterator
from typing import Any

import anyio.to_thread
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from igroteka import protocol as m
from igroteka.api import game, games
from igroteka.engine.errors import IgrotekaError
from igroteka.protocol.words import OVER, WAITING
from igroteka.server.guard import Buckets
from igroteka.server.hub import Hub
from igroteka.server.metrics import Metrics
from igroteka.server.names import clean_name, new_id
from igroteka.server.results import count_result
from igroteka.server.rooms import Room
from igroteka.server.schema import moves, sitters, tables
from igroteka.server.settings import Settings
from igroteka.server.store import Down, Store, line, now
from igroteka.server.summary import row_of
from igroteka.server.thinking import thinkers
from igroteka.server.turns import Turns
from igroteka.server.warming import warm_bots, warm_up
from igroteka.table import fairness
from igroteka.table.errors import TableError
from igroteka.table.log import Entry
from igroteka.table.setting import Place, Setting, terms_of
from igroteka.table.table import Sitter, Table

logger = logging.getLogger("igroteka.service")
KEEPER_SECONDS = 0.5
COUNT_EVERY = 8  # rounds of the keeper
AGAIN_SECONDS = 2.0
ALIVE_SECONDS = 15.0  # after which a process that says nothing is taken for dead
GOODBYE_SECONDS = 0.2  # for the last messages to go out
TALK = (6.0, 0.5)  # of one guest at one table: at once, a second
HINTS = (3.0, 0.2)
STILL_THERE = sa.text("SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(:ids))")


class Service:
    """Everything that belongs to one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.name)
        self.metrics = Metrics()
        self.turns = Turns(self)
        self.hub = Hub(settings.database_url, settings.name, self.heard, self.catch_up_all)
        self.rooms: dict[str, Room] = {}
        self.metrics.rooms.set_function(lambda: len(self.rooms))
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.bots, self.analysts = thinkers(settings.bot_threads), thinkers(1)
        self.talk, self.hints = Buckets(*TALK), Buckets(*HINTS)  # however many sockets he opens
        self.seen: dict[str, tuple[float, Any]] = {}  # guests who just were here: until when we need not ask, and what
        self.tasks: set[asyncio.Task[Any]] = set()
        self.alive: dict[str, float] = {}  # other processes, and when we heard of them last
        self.closing = False
        self.warm = False
        self.started = now()
        self.key = b""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a task failed", exc_info=error)

    # --- up and down --------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        self.key = bytes.fromhex(await self.store.fact("cookie-key", lambda: secrets.token_hex(32)))
        self.spawn(self._warm())
        self.spawn(self._keep())
        if self.store.postgres:
            self.spawn(self.hub.listen())

    async def _warm(self) -> None:
        await anyio.to_thread.run_sync(warm_up, abandon_on_cancel=True)
        gc.collect()
        gc.freeze()  # what is there now stays: looking through it again and again would hold up the moves
        gc.set_threshold(10_000, 10, 50)  # of what comes now nearly all goes by itself
        self.warm = True
        await anyio.to_thread.run_sync(warm_bots, abandon_on_cancel=True)
        logger.info("ready for players")

    async def say_goodbye(self) -> None:
        """No new tables; who is connected is told to come again."""
        self.closing = True
        logger.info("on the way down")
        for room in list(self.rooms.values()):
            room.tell_all(m.Closing(again_in=AGAIN_SECONDS))
        await asyncio.sleep(GOODBYE_SECONDS)

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for thinking in (self.bots, self.analysts):
            thinking.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    # --- rooms --------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table; read from the log if it is not in use."""
        if (room := self.rooms.get(table_id)) is not None:
            room.used = time.monotonic()
            return room
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self._load(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> Room:
        room = Room(self, await self.store.table(table_id))
        found = await self.store.rows(sa.select(tables.c.id).where(tables.c.parent == table_id))
        room.rematch = found[0]["id"] if found else None
        self.rooms[table_id] = room
        self.share(room, "presence", **room.presence(), ask=True)
        return room

    def _forget_idle(self) -> None:
        """Processes that are dead, and tables that nobody looks at."""
        dead = time.monotonic() - ALIVE_SECONDS
        self.alive = {process: heard for process, heard in self.alive.items() if heard > dead}
        old = time.monotonic() - self.settings.idle_seconds
        for id, room in list(self.rooms.items()):
            thinking = room.bots is not None and not room.bots.done()
            if not room.sockets and room.used < old and not thinking and not room.lock.locked():
                del self.rooms[id]

    # --- other processes ----------------------------------------------------------------

    def share(self, room: Room, kind: str, **more: Any) -> None:
        if self.store.postgres and not self.closing:
            self.spawn(self.store.notify(room.table.id, kind, **more))

    def heard(self, notice: dict[str, Any]) -> None:
        self.alive[notice.get("process", "")] = time.monotonic()
        room = self.rooms.get(notice.get("table", ""))
        if room is None:
            return
        if notice.get("kind") == "log":
            self.spawn(self._catch_up(room))
        elif notice.get("kind") == "gone":
            self._gone(room.table.id)
        else:
            room.heard(notice)

    def _gone(self, table_id: str, but: str | None = None) -> None:
        """A table was removed: all who look at it are told, but for the guest who knows."""
        if (room := self.rooms.pop(table_id, None)) is not None:
            for socket in room.sockets:
                if but is None or socket.guest != but:
                    socket.tell(m.Gone())

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Down:
            room.unsure = True
        except TableError:
            self._gone(room.table.id)

    async def catch_up_all(self) -> None:
        """After a time in which we did not hear the other processes."""
        for room in list(self.rooms.values()):
            await self._catch_up(room)
            with contextlib.suppress(Down):
                await room.catch_up_on_chat()
            self.share(room, "presence", **room.presence(), ask=True)

    # --- the keeper ---------------------------------------------------------------------

    async def _keep(self) -> None:
        """Bots whose process died, clocks that ran out, results not yet counted, idle rooms."""
        rounds = 0
        while True:
            before = time.monotonic()
            await asyncio.sleep(KEEPER_SECONDS)
            self.metrics.lag.set(max(0.0, time.monotonic() - before - KEEPER_SECONDS))
            rounds += 1
            try:
                await self._look_after_due()
                if rounds % COUNT_EVERY == 0:
                    self._forget_idle()
                    await self.store.notify("", "alive")  # what we told of our guests counts while we live
                    await self._clear_away()
                    await self._count_finished()
            except (Down, IntegrityError) as error:
                logger.warning("the keeper could not work: %s", type(error).__name__)

    async def _look_after_due(self) -> None:
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due < now()).limit(100)
        for row in await self.store.rows(query):
            claim = (
                sa.update(tables)
                .where(tables.c.id == row["id"], tables.c.due == row["due"])
                .values(due=now() + AGAIN_SECONDS * 2)
            )
            taken = await self.store.write(lambda connection, claim=claim: connection.execute(claim))  # type: ignore[misc]
            if taken.rowcount == 1:
                with one_table_alone():
                    await self._look_after(row["id"])

    async def _look_after(self, table_id: str) -> None:
        room = await self.room(table_id)
        await room.catch_up()
        room.look_after()
        if now() - self.started > self.settings.clock_grace:
            await room.mind_clock()

    async def _clear_away(self) -> None:
        """Tables that were removed while they are in use: PostgreSQL tells of them, an SQLite file has to be asked."""
        ids = [] if self.store.postgres else list(self.rooms)
        if ids:
            found = await self.store.rows(STILL_THERE, {"ids": msgspec.json.encode(ids).decode()})
            for id in set(ids) - {row["id"] for row in found}:
                self._gone(id)

    async def _count_finished(self) -> None:
        query = sa.select(tables.c.id).where(tables.c.status == OVER, ~tables.c.counted).limit(20)
        for row in await self.store.rows(query):
            with one_table_alone():
                await count_result(self.store, await self.store.table(row["id"]))

    def over(self, table: Table) -> None:
        self.metrics.finished.labels(table.game.id).inc()
        self.spawn(self._count(table))

    async def _count(self, table: Table) -> None:
        with contextlib.suppress(Down, IntegrityError):  # the keeper tries again
            await count_result(self.store, table)

    # --- opening tables -----------------------------------------------------------------

    async def open_table(self, guest: m.Guest, form: m.TableForm) -> Room:
        """A new table with its host (and his friends of the hot seat) sitting at it."""
        if self.closing:
            raise TableError("server-closing")
        await self._check_room_for(guest.id)
        setting, forms = setting_of(form)
        sitting = {
            seat: Sitter(name=clean_name(wish.name or guest.name), colour=guest.colour, salt=form.salt)
            for seat, wish in enumerate(forms)
            if wish.mine
        }
        if not sitting:
            raise TableError("table-nobody")
        if setting.rated and (len(sitting) > 1 or len(setting.places) < 2):
            raise TableError("table-rated")
        return await self.set_up(
            guest.id, setting, {seat: (guest.id, who) for seat, who in sitting.items()}, form.start
        )

    async def _check_room_for(self, guest: str) -> None:
        not_over = sa.select(sa.func.count()).select_from(tables).where(tables.c.status != OVER)
        mine = not_over.where(tables.c.host == guest)
        async with self.store.reading() as connection:
            count = (await connection.execute(mine)).scalar_one()
            total = (await connection.execute(not_over)).scalar_one()
        if count >= self.settings.most_tables_each:
            raise TableError("table-many", count=count)
        if total >= self.settings.most_tables:
            raise TableError("server-full")

    async def set_up(
        self,
        host: str,
        setting: Setting,
        sitting: dict[int, tuple[str, Sitter]],
        start: bool = False,
        parent: str | None = None,
    ) -> Room:
        """Write a new table down and use it."""
        at = now()
        table = Table(new_id(16), host, fairness.new_secret(), setting, at)
        entries: list[Entry] = []
        for seat, (guest, sitter) in sitting.items():
            entry = table.seated(0, seat, guest, sitter, at)
            table.follow([entry])
            entries.append(entry)
        if start:
            started = table.start(host, True, at)
            table.follow(started)
            entries += started
        row = {
            "id": table.id,
            "game": setting.game,
            "secret": table.secret,
            "setting": msgspec.json.encode(setting).decode(),
            "opened": at,
            "touched": at,
            "listed": setting.listed,
            "length": table.length,
            "counted": False,
            "parent": parent,
            **msgspec.structs.asdict(row_of(table, entries, at)),
        }

        async def write(connection: Any) -> None:
            await connection.execute(sa.insert(tables).values(**row))
            if entries:
                await connection.execute(sa.insert(moves), [line(table.id, entry) for entry in entries])
            for guest in {guest for guest, _ in sitting.values()}:
                await connection.execute(sa.insert(sitters).values(guest=guest, table_id=table.id, at=at))

        await self.store.write(write)
        room = self.rooms[table.id] = Room(self, table)
        room.chat = []
        room.look_after()
        return room

    async def clear_if_empty(self, room: Room, left: str) -> None:
        """A table that all have left before its game is cleared away, unless somebody sits down meanwhile."""
        table = room.table
        if table.status != WAITING or table.people():
            return
        empty = sa.delete(tables).where(tables.c.id == table.id, tables.c.length == table.length)
        if (await self.store.write(lambda connection: connection.execute(empty))).rowcount:
            self._gone(table.id, left)
            await self.store.notify(table.id, "gone")

    async def rematch(self, room: Room, guest: m.Guest) -> Room:
        """The same people, terms and places once more; who asks second comes to the same table."""
        old = room.table
        if old.status != OVER:
            raise TableError("rematch-not-yet")
        if not old.seats_of(guest.id):
            raise TableError("rematch-not-yours")
        if room.rematch is not None:
            with contextlib.suppress(TableError):  # all have left that one
                return await self.room(room.rematch)
        room.rematch = await self._rematch_id(old, guest)
        room.tell_table()
        self.share(room, "rematch", id=room.rematch)
        return await self.room(room.rematch)

    async def _rematch_id(self, old: Table, guest: m.Guest) -> str:
        places = [Place("open" if chair.guest is not None else "bot", chair.place.level) for chair in old.chairs]
        setting = msgspec.structs.replace(old.setting, places=places)
        sitting = {
            seat: (chair.guest, Sitter(chair.name, chair.colour, chair.salt))
            for seat, chair in enumerate(old.chairs)
            if chair.guest is not None
        }
        alone = len(old.people()) == 1
        try:
            return (await self.set_up(guest.id, setting, sitting, start=alone, parent=old.id)).table.id
        except IntegrityError:
            found = await self.store.rows(sa.select(tables.c.id).where(tables.c.parent == old.id))
            return str(found[0]["id"])


@contextlib.contextmanager
def one_table_alone() -> Iterator[None]:
    """A table whose log is broken, or of a later version, keeps nobody from looking after the others."""
    try:
        yield
    except (Down, IntegrityError):
        raise
    except IgrotekaError as error:
        logger.warning("a table could not be looked after: %s", error)
    except Exception:
        logger.exception("a table could not be looked after")


def setting_of(form: m.TableForm) -> tuple[Setting, list[m.SeatForm]]:
    """The terms that a form asks for, checked, and its wishes for every seat."""
    options: dict[str, Any] = form.options
    made = game(form.game, **options)
    forms = form.seats or [m.SeatForm(mine=seat == 0) for seat in range(made.players)]
    if len(forms) != made.players:
        raise TableError("table-seats", game=games()[form.game].name(), players=made.players, found=len(forms))
    setting = Setting(
        game=form.game,
        options=made.options,
        places=[new_place(wish.kind, wish.level, wish.name) for wish in forms],
        level=form.level,
        **terms_of(form),
    )
    setting.hints &= not form.rated
    setting.take_back &= not form.rated
    return setting, forms


def new_place(kind: m.SeatKind, level: str, name: str | None) -> Place:
    if kind != "friend":
        return Place(kind, level)
    return Place(kind, level, secrets.token_urlsafe(12), clean_name(name) if name else "")
