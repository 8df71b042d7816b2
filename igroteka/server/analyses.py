"""Analysing finished games on the server, one after the other. All that it knows of ``igroteka.analysis``."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.protocol.measures import FIRST_PART
from igroteka.server.store import Down, Store
from igroteka.server.tasks import Tasks
from igroteka.server.thinking import thinkers
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.records import record_text
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.analyses")
REPORT_SECONDS = 0.3
EVERYBODY = ""
MOST, MOST_OF_ADDRESS, MOST_OF_GUEST = 20, 6, 3  # analyses at once, those that wait included
STALE_SECONDS = 60.0  # a job that has not moved for so long died with its process


class Analyses:
    """Begins analyses and knows how far they are."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.store = store
        self.tasks = tasks
        self.analysts = thinkers(1)
        self.asked: Counter[str] = Counter()  # what waits or is worked at, by who asked for it and from where

    def close(self) -> None:
        self.analysts.shutdown(wait=False, cancel_futures=True)

    async def find(self, table_id: str) -> m.AnalysisProgress:
        """How far it is."""
        row = await self.store.analyses.find(table_id)
        if row is None:
            await self.store.table_row(table_id)  # or there is no such table
            return m.AnalysisProgress(status="none")
        if row["status"] == "running" and row["touched"] < now() - STALE_SECONDS:
            return m.AnalysisProgress(status="none")
        if row["status"] == "failed":
            return m.AnalysisProgress(status="failed", refusal=msgspec.json.decode(row["result"], type=m.Refusal))
        try:
            result = msgspec.json.decode(row["result"], type=m.Findings) if row["result"] else None
        except msgspec.ValidationError:  # of an older version
            return m.AnalysisProgress(status="none")
        return m.AnalysisProgress(status=row["status"], progress=row["progress"], result=result)

    async def begin(self, table: Table, language: str, guest: str, address: str) -> m.AnalysisProgress:
        """Let the bots look at a game, after those that wait already; nobody has too many in the queue."""
        if table.status != m.OVER:
            raise TableError("analysis-not-yet")
        known = await self.find(table.id)
        if known.status == "none":
            await self.store.analyses.forget(table.id)
        if known.status in ("none", "failed"):
            full = self.asked[EVERYBODY] >= MOST or self.asked[address] >= MOST_OF_ADDRESS
            if full or self.asked[guest] >= MOST_OF_GUEST:
                raise TableError("analysis-many", minutes=1)
        whose = (EVERYBODY, guest, address)
        self.asked.update(whose)  # before anybody else is let in
        taken = False
        try:
            taken = await self.store.analyses.take_on(table.id, now(), now() - STALE_SECONDS)
        finally:
            if not taken:
                self._worked(whose)
        if taken:
            work = self.tasks.spawn(self._work(table.id, record_text(table), language))
            work.add_done_callback(lambda _: self._worked(whose))
        return await self.find(table.id)

    def _worked(self, whose: Iterable[str]) -> None:
        self.asked.subtract(whose)
        self.asked = +self.asked  # nobody is remembered who waits for nothing

    async def _keep(self, table_id: str, status: str, progress: float, result: Any = None) -> None:
        text = None if result is None else msgspec.json.encode(result).decode()
        await self.store.analyses.keep(table_id, status, progress, text, now())

    async def _work(self, table_id: str, record: str, language: str) -> None:
        """Run the analysis in a thread; its progress and a first judgement are written down meanwhile."""
        done = Done()

        async def report() -> None:
            while True:
                await asyncio.sleep(REPORT_SECONDS)
                with contextlib.suppress(Down):  # the database comes back before the bots are done
                    await self._keep(table_id, "running", done.part, done.first)

        reporter = asyncio.create_task(report())
        try:
            think = partial(analysed, record, done)
            result = await asyncio.get_running_loop().run_in_executor(self.analysts, think)
        except IgrotekaError as error:
            outcome: tuple[str, Any] = ("failed", m.refusal_of(error, language))
        else:
            outcome = ("done", result)
        finally:
            reporter.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reporter
        await self._keep(table_id, outcome[0], 1.0, outcome[1])


@dataclass
class Done:
    """How far an analysis is."""

    part: float = 0.0
    first: Any = None  # a quick judgement of the whole game


def analysed(record: str, done: Done) -> Any:
    from igroteka.analysis import Effort, analyse  # compiles: only where it is asked for

    def looked(since: float, share: float) -> Callable[[float], None]:
        def progress(part: float) -> None:
            done.part = since + share * part

        return progress

    done.first = analyse(record, looked(0.0, FIRST_PART), Effort().quick)
    return analyse(record, looked(FIRST_PART, 1 - FIRST_PART))
