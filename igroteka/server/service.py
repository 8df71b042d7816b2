"""One server process: all its parts, each handed what it needs."""

import asyncio
import contextlib
import gc
import logging

import anyio.to_thread

from igroteka import protocol as m
from igroteka.server.abandoned import AbandonedTables
from igroteka.server.analyses import Analyses
from igroteka.server.bot_streams import BotStreams
from igroteka.server.company import Company
from igroteka.server.daily import DailyDeals
from igroteka.server.guard import Limits
from igroteka.server.guests import GuestBook
from igroteka.server.here import WhoIsHere
from igroteka.server.keeper import Housekeeper
from igroteka.server.manners import HouseManners
from igroteka.server.metrics import Metrics
from igroteka.server.neighbours import Neighbours
from igroteka.server.opening import Opening
from igroteka.server.own_bots import OwnBots
from igroteka.server.results import count_result
from igroteka.server.ringing import Devices, Ringing
from igroteka.server.rooms import Room, Rooms
from igroteka.server.settings import Settings
from igroteka.server.siblings import Siblings
from igroteka.server.store import Down, Store, Taken
from igroteka.server.store.hub import Hub
from igroteka.server.tasks import Tasks
from igroteka.server.thinking import thinkers
from igroteka.server.turns import Turns
from igroteka.server.warming import warm_bots, warm_up
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.service")
AGAIN_SECONDS = 2.0
GOODBYE_SECONDS = 0.2  # for the last messages to go out


class Service:
    """Everything that belongs to one process."""

    def __init__(self, settings: Settings, siblings: Siblings | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.siblings = siblings
        if siblings is not None:
            siblings.counts = self.metrics.text
        self.limits = Limits(settings)
        self.tasks = Tasks()
        self.store = Store(settings.database_url, settings.name)
        self.here = WhoIsHere(self.store.guests)
        self.guests = GuestBook(self.store, settings, self.here)
        self.turns = Turns(self.store.guests, settings, self.tasks)
        self.analyses = Analyses(self.store, self.tasks)
        self.daily = DailyDeals(self.store)
        self.manners = HouseManners(self.store)
        self.bots = thinkers(settings.bot_threads)
        neighbours = Neighbours(self.store.notices, self.tasks)
        self.rooms = Rooms(
            self.store,
            neighbours,
            self.tasks,
            self.metrics,
            self.bots,
            settings.bot_pace,
            self.went_on,
            settings.absence,
        )
        self.devices = Devices(self.store.devices, settings)
        self.ringing = Ringing(self.store, self.rooms, settings, self.tasks)
        abandoned = AbandonedTables(self.store, self.rooms, self.here, settings)
        self.streams = BotStreams()
        self.opening = Opening(self.store, self.rooms, settings, self.tasks, abandoned, self.streams)
        self.company = Company(self.store, self.rooms, self.opening, self.here, settings.patience, self.ringing.invited)
        self.own_bots = OwnBots(self.store, self.guests, self.rooms, self.company, self.streams, settings, self.tasks)
        self.keeper = Housekeeper(self.store, self.rooms, self.here, neighbours, self.metrics, settings, abandoned)
        self.hub = Hub(settings.database_url, settings.name, self.rooms.heard, self.rooms.catch_up_all)
        self.warm = False

    async def open(self) -> None:
        await self.store.open()
        await self.guests.open()
        await self.daily.open()
        await self.ringing.open()
        self.tasks.spawn(self._warm())
        self.tasks.spawn(self.keeper.keep())
        self.tasks.spawn(self.ringing.ring())
        if self.store.postgres:
            self.tasks.spawn(self.hub.listen())

    async def _warm(self) -> None:
        await anyio.to_thread.run_sync(warm_up, abandon_on_cancel=True)
        gc.collect()
        gc.freeze()  # what is there now stays: looking through it again and again would hold up the moves
        gc.set_threshold(10_000, 10, 50)  # of what comes now nearly all goes by itself
        gc.enable()
        self.warm = True
        await anyio.to_thread.run_sync(warm_bots, abandon_on_cancel=True)
        logger.info("ready for players")

    async def say_goodbye(self) -> None:
        """No new tables; who is connected is told to come again."""
        self.tasks.closing = True
        logger.info("on the way down")
        self.rooms.tell_everybody(m.Closing(again_in=AGAIN_SECONDS))
        self.streams.close_all(AGAIN_SECONDS)
        await asyncio.sleep(GOODBYE_SECONDS)

    async def close(self) -> None:
        await self.tasks.cancel()
        self.bots.shutdown(wait=False, cancel_futures=True)
        self.analyses.close()
        await self.store.close()

    def went_on(self, room: Room) -> None:
        """A game went on, and this process wrote it down: who is absent hears of it, and what ended is counted."""
        table = room.table
        if table.status == m.OVER:
            self.metrics.finished.labels(table.game.id).inc()
            self.tasks.spawn(self._count(table))
        elif table.state is not None:
            self.turns.told(table, room.presence.online)
            self.ringing.turn(table, room.presence.online)

    async def _count(self, table: Table) -> None:
        with contextlib.suppress(Down, Taken):  # the keeper tries again
            await count_result(self.store, table)
