"""One table in use."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.server.neighbours import News
from igroteka.server.rooms.audience import Audience, Listener
from igroteka.server.rooms.bots import BotsKeeper
from igroteka.server.rooms.chat import TableChat
from igroteka.server.rooms.log import TableLog
from igroteka.server.rooms.orders import StandingOrders
from igroteka.server.rooms.outlook import Outlook
from igroteka.server.rooms.presence import Absence
from igroteka.server.store import Down
from igroteka.table.clock import now
from igroteka.table.errors import Stale, TableError
from igroteka.table.log import Entry
from igroteka.table.table import Table

TRIES = 6


def taken(lock: asyncio.Lock) -> bool:
    """Take a lock that nobody holds or waits for, without a task: it is ours before anything is awaited."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False


class Room:
    """What happens at a table is written into its log, and then told to its audience.

    ``went_on`` hears of it, too, but only in the process that wrote it: what follows happens once.
    """

    def __init__(
        self,
        table: Table,
        log: TableLog,
        audience: Audience,
        *,
        chat: TableChat,
        bots: BotsKeeper,
        orders: StandingOrders,
        news: News,
        went_on: Callable[["Room"], None],
        haste: float = 1.0,
        absence: Absence | None = None,
    ) -> None:
        self.table = table
        self.log = log
        self.audience = audience
        self.chat = chat
        self.bots = bots
        self.orders = orders
        self.news = news
        self.went_on = went_on
        self.outlook = Outlook(table, audience, news, orders.names, absence or Absence(), haste)
        self.presence = self.outlook.presence
        self.lock = asyncio.Lock()
        self.unsure = False  # the log may not be as we think
        self.used = time.monotonic()

    @property
    def idle(self) -> bool:
        """Nobody listens, thinks or writes."""
        return not (self.audience.listeners or self.bots.busy or self.orders.busy or self.lock.locked())

    # --- the log ------------------------------------------------------------------------

    def doubt(self) -> None:
        """Something went wrong on the way to the log: before anything else happens, it is read again."""
        self.unsure = True

    async def act(self, make: Callable[[Table], list[Entry]], /) -> int:
        """Let something happen: durable, then told to everybody. The length of the log then."""
        self.used = time.monotonic()
        async with self.lock:
            for _ in range(TRIES):
                if self.unsure:
                    await self._reload()
                try:
                    entries = make(self.table)
                except IgrotekaError:
                    if self.log.others_write and await self._follow_others():
                        continue  # we had not heard of it yet
                    raise
                if not entries:
                    return self.table.length
                if await self._append(entries):
                    self._went_on(entries)
                    return self.table.length
            raise Stale("move-stale", move="")

    def act_at_once(self, make: Callable[[Table], list[Entry]], then: Callable[[bool], None]) -> bool:
        """The same without a task, where nothing stands in the way; ``then`` hears whether it is durable and told.

        False: something does, or there is nothing to write down, and nothing has happened; ``act`` says why.
        """
        if self.unsure or not taken(self.lock):
            return False
        begun = False
        try:
            self.used = time.monotonic()
            if entries := make(self.table):
                self.unsure = True  # until we know
                self.table.follow(entries)
                self.log.append_then(self.table, entries, partial(self._written, entries, then))
                begun = True
        except Exception:  # a refusal or a fault: the long way meets it, too
            return False
        finally:
            if not begun:
                self.lock.release()
        return begun

    def _written(self, entries: list[Entry], then: Callable[[bool], None], won: bool | Down) -> None:
        try:
            if won is True:
                self.unsure = False
                self._went_on(entries)
        finally:
            self.lock.release()
            then(won is True)

    async def move(self, guest: str | None, wish: m.MakeMove) -> m.Ack:
        """A guest moves; what was made before is not made again."""
        key, again = (guest or "", wish.id), False

        def make(table: Table) -> list[Entry]:
            nonlocal again
            if again := key in table.move_ids:
                return []
            return table.move_of_guest(guest, wish.seat, wish.move, wish.ply, wish.id, now())

        await self.act(make)
        return m.Ack(id=wish.id, seq=self.table.move_ids[key] + 1, again=again)

    async def order(self, guest: str, seat: int, name: str | None) -> None:
        """A guest gives a standing order, or takes it back; nobody but him is told."""
        await self.orders.give(self, guest, seat, name)
        self.outlook.tell_again(guest)

    async def act_for(self, guest: str, make: Callable[[Table], list[Entry]], /) -> int:
        """What a guest wishes happens. Who knows the table only as it was a while ago is refused by what he knows: why
        something is not possible now would tell him how it stands.
        """
        if self.table.state is None or not self.outlook.delay_for(guest):
            return await self.act(make)
        make(await self.known_to(guest))
        try:
            return await self.act(make)
        except TableError as error:
            raise TableError("table-later", delay=self.outlook.delay_for(guest)) from error

    async def _append(self, entries: list[Entry]) -> bool:
        self.unsure = True  # until we know: what follows may be interrupted
        self.table.follow(entries)
        won = await self.log.append(self.table, entries)
        self.unsure = not won
        return won

    def _went_on(self, entries: list[Entry]) -> None:
        """It is durable."""
        self._tell(entries)
        self.went_on(self)
        self.bots.look_after(self)

    async def _reload(self) -> None:
        """Begin again from the log."""
        self.table = await self.log.table()
        self.unsure = False
        self.outlook.begin_again(self.table)
        if self.table.length > self.outlook.told:
            self._tell(await self.log.entries(self.outlook.told))

    @contextlib.asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """While nothing happens here, as the log has it."""
        async with self.lock:
            if self.unsure:
                await self._reload()
            yield

    async def catch_up(self) -> None:
        """Follow what other processes wrote."""
        async with self.lock:
            await self._follow_others()

    async def hear_of_others(self) -> None:
        """What happened at another process just now, where nobody here is told of it anyway."""
        if self.log.others_write and not self.audience.listeners:
            await self.catch_up()

    async def _follow_others(self) -> bool:
        """Was there anything?"""
        if self.unsure:
            await self._reload()
            return True
        entries = await self.log.entries(self.table.length)
        if entries:
            self.table.follow(entries)
            self._tell(entries)
        return bool(entries)

    async def look_after(self, clocks: bool) -> None:
        """What is due: a table that waited for whoever comes, bots whose process died, ``clocks`` that ran out."""
        await self.catch_up()
        await self.act(lambda table: table.begin_if_due(now()))
        self.bots.look_after(self)
        if clocks:
            await self.act(lambda table: table.run_out(now()))

    # --- telling ------------------------------------------------------------------------

    def _tell(self, entries: list[Entry]) -> None:
        """Everybody gets what is new; orders that are over are not told of any more."""
        self.orders.settle(self.table, entries)
        self.outlook.tell(entries)
        if self.table.state is not None:
            self.orders.look_after(self)

    async def known_to(self, guest: str | None) -> Table:
        """The table as somebody may know it: who only watches where there is a delay, as it was then."""
        if self.unsure:
            async with self.at_rest():
                pass
        if not self.outlook.delay_for(guest):
            return self.table
        async with self.lock:  # what comes from now on is added
            late = self.outlook.late
            if late is None:
                late = self.outlook.begin_late((await self.log.entries())[: self.outlook.told])
            late.show()
            return late.table

    def vote(self, table: Table, guest: str, about: int, yes: bool) -> list[Entry]:
        gone = self.presence.gone_for(table.chairs[about].guest) if about < table.players else None
        return table.vote(guest, about, yes, gone, now(), self.outlook.haste)

    # --- the pace of bots ---------------------------------------------------------------

    def people_here(self) -> set[str]:
        """Who sits here, plays himself, and is connected."""
        return self.presence.online().intersection(self.table.people())

    def hurry(self, guest: str) -> None:
        """A person at the table would like the bots to get on with it, whichever process keeps them."""
        if not self.table.seats_of(guest):
            raise TableError("seat-none")
        self.bots.hurry(self.table, guest)
        self.news.tell("hurry", guest=guest)

    # --- coming and going ---------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        self.used = time.monotonic()
        self.audience.add(listener)
        self.presence.absence.missed.pop(listener.guest or "", None)
        self._came_or_went(seen=not self.table.seats_of(listener.guest))
        listener.comings = self.presence.comings  # the greeting tells him
        self.presence.share(self.table, ask=True)

    def exit(self, listener: Listener) -> None:
        self.used = time.monotonic()
        self.audience.remove(listener)
        self.presence.left(listener.guest)
        self._came_or_went(seen=not self.table.seats_of(listener.guest))
        self.presence.share(self.table)

    def _came_or_went(self, seen: bool) -> None:
        """Who watches is seen by all; who sits at a slow table is not."""
        if seen or not self.outlook.discreet:
            self.presence.came_or_went()

    async def heard_so_far(self, guest: str | None) -> list[m.ChatLine]:
        """The latest lines that were said, as far as he may know them."""
        lines, old = await self.chat.latest(), now() - self.outlook.delay_for(guest)
        return [line for line in lines if line.at <= old or line.guest == guest]

    def goes_on_at(self, table_id: str) -> None:
        """The same people play once more, there."""
        self.outlook.rematch = table_id
        self.outlook.tell_table()

    def heard(self, notice: dict[str, Any]) -> None:
        """What another process tells of this table."""
        match notice.get("kind"):
            case "chat":
                self.chat.heard_line(notice)
            case "reaction":
                self.chat.heard_reaction(notice)
            case "presence":
                watchers = self.presence.watchers(self.table)
                self.presence.heard(notice, self.table)
                self._came_or_went(seen=watchers != self.presence.watchers(self.table))
            case "orders":
                self.orders.heard(self)
            case "hurry":
                self.bots.hurry(self.table, notice["guest"])
            case "rematch":
                self.goes_on_at(notice["id"])
