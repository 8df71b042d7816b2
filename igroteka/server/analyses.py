"""Analysing finished games on the server, one after the other. All that it knows of ``igroteka.analysis``."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.protocol.words import OVER
from igroteka.server.schema import analyses
from igroteka.server.service import Service
from igroteka.server.store import Down, Store, now
from igroteka.table.errors import TableError
from igroteka.table.records import record_text
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.analyses")
REPORT_SECONDS = 0.3
STALE_SECONDS = 60.0  # a job that has not moved for so long died with its process


async def analysis(service: Service, table_id: str) -> m.Analysis:
    rows = await service.store.rows(sa.select(analyses).where(analyses.c.table_id == table_id))
    if not rows:
        await service.store.table_row(table_id)  # or there is no such table
        return m.Analysis(status="none")
    row = rows[0]
    if row["status"] == "running" and row["touched"] < now() - STALE_SECONDS:
        return m.Analysis(status="none")
    if row["status"] == "failed":
        return m.Analysis(status="failed", refusal=msgspec.json.decode(row["result"], type=m.Refusal))
    result = msgspec.json.decode(row["result"], type=m.Findings) if row["result"] else None
    return m.Analysis(status=row["status"], progress=row["progress"], result=result)


async def begin(service: Service, table: Table, language: str) -> m.Analysis:
    if table.status != OVER:
        raise TableError("analysis-not-yet")
    if await taken_on(service.store, table.id):
        service.spawn(work(service, table.id, record_text(table), language))
    return await analysis(service, table.id)


async def taken_on(store: Store, table_id: str) -> bool:
    """Take the work on, unless it is done or somebody is at it: of several who ask at once one gets it."""
    row = row_of("running", 0.0)
    idle = sa.or_(
        analyses.c.status == "failed",
        sa.and_(analyses.c.status == "running", analyses.c.touched < now() - STALE_SECONDS),
    )

    async def take(connection: Any) -> bool:
        again = sa.update(analyses).where(analyses.c.table_id == table_id, idle).values(**row)
        if (await connection.execute(again)).rowcount:
            return True
        known = sa.select(analyses.c.status).where(analyses.c.table_id == table_id)
        if (await connection.execute(known)).first() is None:
            await connection.execute(sa.insert(analyses).values(table_id=table_id, **row))
            return True
        return False

    try:
        return await store.write(take)
    except sa.exc.IntegrityError:  # another process has just begun
        return False


def row_of(status: str, progress: float, result: Any = None) -> dict[str, Any]:
    text = None if result is None else msgspec.json.encode(result).decode()
    return {"status": status, "progress": progress, "result": text, "touched": now()}


async def keep(service: Service, table_id: str, status: str, progress: float, result: Any = None) -> None:
    row = row_of(status, progress, result)
    await service.store.write(
        lambda connection: connection.execute(sa.update(analyses).where(analyses.c.table_id == table_id).values(**row))
    )


def analysed(record: str, progress: Callable[[float], None]) -> Any:
    from igroteka.analysis import analyse  # compiles: only where it is asked for

    return analyse(record, progress)


async def work(service: Service, table_id: str, record: str, language: str) -> None:
    """Run the analysis in a thread; its progress is written down meanwhile."""
    done = 0.0

    def progress(part: float) -> None:
        nonlocal done
        done = part

    async def report() -> None:
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            with contextlib.suppress(Down):  # the database comes back before the bots are done
                await keep(service, table_id, "running", done)

    reporter = asyncio.create_task(report())
    try:
        think = partial(analysed, record, progress)
        result = await asyncio.get_running_loop().run_in_executor(service.analysts, think)
    except IgrotekaError as error:
        outcome: tuple[str, Any] = ("failed", m.refusal_of(error, language))
    else:
        outcome = ("done", result)
    finally:
        reporter.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await reporter
    await keep(service, table_id, outcome[0], 1.0, outcome[1])
