"""All tables that are in use in this process."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

from igroteka import protocol as m
from igroteka.server.metrics import Metrics
from igroteka.server.neighbours import Neighbours, News
from igroteka.server.rooms.audience import Audience, ready
from igroteka.server.rooms.bots import BotsKeeper
from igroteka.server.rooms.chat import TableChat
from igroteka.server.rooms.log import TableLog
from igroteka.server.rooms.orders import StandingOrders
from igroteka.server.rooms.presence import Absence
from igroteka.server.rooms.room import Room
from igroteka.server.store import Down, Store
from igroteka.server.tasks import Tasks
from igroteka.table.errors import TableError
from igroteka.table.table import Table

MOST_ABSENCES = 10_000


class Rooms:
    """Finds the room of a table, furnishes it when somebody comes, and gives it up when it is idle."""

    def __init__(
        self,
        store: Store,
        neighbours: Neighbours,
        tasks: Tasks,
        metrics: Metrics,
        thinkers: Executor,
        pace: float,
        went_on: Callable[[Room], None],
        haste: float = 1.0,
    ) -> None:
        self.store = store
        self.neighbours = neighbours
        self.tasks = tasks
        self.metrics = metrics
        self.thinkers = thinkers
        self.pace = pace  # of bots
        self.went_on = went_on
        self.haste = haste  # before a vote, as a part of what the clocks have
        self.in_use: dict[str, Room] = {}
        self.absences: OrderedDict[str, Absence] = OrderedDict()  # at tables that are played, and not in use here now
        self._loading: dict[str, asyncio.Task[Room]] = {}
        metrics.rooms.set_function(lambda: len(self.in_use))

    def furnish(self, table: Table) -> Room:
        """A room for a table, with all that belongs into it."""
        audience, news = Audience(), News(self.neighbours, table.id)
        room = Room(
            table,
            TableLog(self.store, self.metrics, table.id),
            audience,
            chat=TableChat(self.store.chat, audience, news),
            bots=BotsKeeper(self.thinkers, self.pace, self.tasks),
            orders=StandingOrders(self.store.orders, self.pace, self.tasks, news),
            news=news,
            went_on=self.went_on,
            haste=self.haste,
            absence=self.absences.pop(table.id, None),
        )
        self.in_use[table.id] = room
        return room

    async def find(self, table_id: str) -> Room:
        """The room of a table; read from the log if it is not in use."""
        if (room := self.in_use.get(table_id)) is not None:
            room.used = time.monotonic()
            return room
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        table = await self.store.table(table_id)
        rematch = await self.store.tables.rematch_of(table_id)
        room = self.furnish(table)
        await room.orders.read()
        room.outlook.rematch = rematch
        room.presence.share(table, ask=True)
        return room

    def guests(self) -> set[str]:
        """Who sits at a table or watches, in this process."""
        return set().union(*(room.audience.guests() for room in self.in_use.values()))

    def forget_idle(self, seconds: float) -> None:
        """Tables that nobody has looked at for so long."""
        old = time.monotonic() - seconds
        for id, room in list(self.in_use.items()):
            if room.idle and room.used < old:
                del self.in_use[id]
                if room.table.status == m.PLAYING:  # who is missed there is missed, whether anybody looks or not
                    self.absences[id] = room.presence.absence
        while len(self.absences) > MOST_ABSENCES:
            self.absences.popitem(last=False)

    def gone(self, table_id: str, but: str | None = None) -> None:
        """A table was removed: all who look at it are told, but for the guest who knows."""
        self.absences.pop(table_id, None)
        if (room := self.in_use.pop(table_id, None)) is not None:
            frame = ready(m.Gone())
            for listener in room.audience.listeners:
                if but is None or listener.guest != but:
                    listener.send(frame)

    def tell_everybody(self, message: m.FromServer) -> None:
        for room in list(self.in_use.values()):
            room.audience.tell_all(message)

    # --- other processes ----------------------------------------------------------------

    def heard(self, notice: dict[str, Any]) -> None:
        """What another process tells."""
        self.neighbours.heard(notice.get("process", ""))
        room = self.in_use.get(notice.get("table", ""))
        if room is None:
            if notice.get("kind") == "presence" and (absence := self.absences.get(notice["table"])) is not None:
                absence.heard(notice)
            return
        if notice.get("kind") == "log":
            if room.idle:
                room.doubt()  # who comes next reads it
            else:
                self.tasks.spawn(self._catch_up(room))
        elif notice.get("kind") == "gone":
            self.gone(room.table.id)
        else:
            room.heard(notice)

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Down:
            room.doubt()
        except TableError:
            self.gone(room.table.id)

    async def catch_up_all(self) -> None:
        """After a time in which we did not hear the other processes."""
        self.absences.clear()
        for room in list(self.in_use.values()):
            await self._catch_up(room)
            with contextlib.suppress(Down):
                await room.chat.catch_up()
            room.presence.share(room.table, ask=True)
