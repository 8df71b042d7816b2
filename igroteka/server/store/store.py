"""The store: the database with the queries that the server asks, by subject."""

import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from igroteka.server.settings import Settings, SettingsError
from igroteka.server.store.analyses import AnalysisRows
from igroteka.server.store.bots import BotRows
from igroteka.server.store.chat import ChatRows
from igroteka.server.store.company import CompanyRows
from igroteka.server.store.daily import DailyRows
from igroteka.server.store.database import Database, Down, Taken, shown_address
from igroteka.server.store.devices import DeviceRows
from igroteka.server.store.guests import GuestRows
from igroteka.server.store.keeping import Keeping
from igroteka.server.store.logs import Logs
from igroteka.server.store.manners import MannersRows
from igroteka.server.store.migrating import CannotMigrate, TooNew
from igroteka.server.store.notices import Notices
from igroteka.server.store.orders import OrderRows
from igroteka.server.store.results import ResultRows
from igroteka.server.store.schema import facts
from igroteka.server.store.tables import TableRows, empty_table
from igroteka.table.clock import CLOCK, HouseClock
from igroteka.table.log import Entry
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.store")
SET_BACK_SECONDS = 60.0  # of the machine's clock, which somebody should be told of


class Store(Database):
    """One database, with all that is asked of it."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__(url)
        self.notices = Notices(self, process)
        self.logs = Logs(self, self.notices)
        self.tables = TableRows(self)
        self.guests = GuestRows(self)
        self.company = CompanyRows(self)
        self.bots = BotRows(self)
        self.chat = ChatRows(self)
        self.daily = DailyRows(self)
        self.devices = DeviceRows(self)
        self.manners = MannersRows(self)
        self.results = ResultRows(self)
        self.orders = OrderRows(self)
        self.analyses = AnalysisRows(self)
        self.keeping = Keeping(self)

    async def open(self) -> None:
        await self.migrate()
        await self.wind(CLOCK)

    async def wind(self, clock: HouseClock) -> None:
        """Let the clock go on as those have it who were here before us."""
        latest = await self.tables.latest()
        first = clock.first(latest)
        behind = latest - clock.machine.date()
        if behind > SET_BACK_SECONDS:
            logger.warning("the machine's clock is %.0f s behind what has happened here: ours goes on", behind)
        try:
            ahead = float(await self.fact(f"clock {clock.machine.boot}", lambda: repr(first)))
        except Down:  # a disk that is full: then the next one asks the machine
            ahead = first
        clock.wind(ahead, latest)

    async def close(self) -> None:
        await self.logs.close()
        await self.written()
        await self.dispose()

    async def entries(self, table_id: str, start: int = 0) -> list[Entry]:
        return await self.logs.entries(table_id, start)

    async def table_row(self, table_id: str) -> Any:
        return await self.tables.find(table_id)

    async def table(self, table_id: str) -> Table:
        """A table as its log tells it."""
        made = empty_table(await self.tables.find(table_id))
        made.follow(await self.logs.entries(table_id))
        return made

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """A value that all processes share; the first one makes it."""
        for _ in range(3):
            if found := await self.row(sa.select(facts.c.value).where(facts.c.name == name)):
                return str(found["value"])
            with contextlib.suppress(Taken):
                await self.change(sa.insert(facts).values(name=name, value=make()))
        raise Down(f"{name} could not be kept")


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The database, up to date; or the reason why it cannot be used, in words."""
    url, store = settings.database_url, None
    if not url.startswith(("sqlite+aiosqlite:///", "postgresql+asyncpg://")):
        raise SettingsError("settings-scheme", scheme=url.partition(":")[0])
    if settings.file is not None and settings.file.is_dir():
        raise SettingsError("settings-folder", file=str(settings.file))
    try:
        try:
            store = Store(url, settings.name)
            await store.migrate()
        except ModuleNotFoundError as error:
            raise SettingsError("settings-driver", module=str(error.name)) from error
        except TooNew as error:
            raise SettingsError("settings-newer", database=shown_address(url)) from error
        except (OSError, SQLAlchemyError, CannotMigrate) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error  # without SQLAlchemy's advice
            raise SettingsError("settings-database", database=shown_address(url), reason=str(reason)) from error
        yield store
    finally:
        if store is not None:
            await store.dispose()
