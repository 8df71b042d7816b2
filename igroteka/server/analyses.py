"""Analysing finished games on the server, one after the other. All that it knows of ``igroteka.analysis``."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import anyio.to_thread
import msgspec
import sqlalchemy as sa

from igroteka.engine.errors import IgrotekaError
from igroteka.server import messages as m
from igroteka.server.projection import plain_details
from igroteka.server.schema import analyses
from igroteka.server.service import Service
from igroteka.server.store import Down, now
from igroteka.table.errors import TableError
from igroteka.table.records import record_text
from igroteka.table.table import OVER, Table

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
    current = await analysis(service, table.id)
    if current.status in ("running", "done"):
        return current
    await keep(service, table.id, "running", 0.0, None)
    service.spawn(work(service, table.id, record_text(table), language))
    return m.Analysis(status="running")


async def keep(service: Service, table_id: str, status: str, progress: float, result: Any) -> None:
    row = {
        "status": status,
        "progress": progress,
        "result": None if result is None else msgspec.json.encode(result).decode(),
        "touched": now(),
    }

    async def write(connection: Any) -> None:
        changed = await connection.execute(sa.update(analyses).where(analyses.c.table_id == table_id).values(**row))
        if not changed.rowcount:
            await connection.execute(sa.insert(analyses).values(table_id=table_id, **row))

    await service.store.write(write)


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
                await keep(service, table_id, "running", done, None)

    reporter = asyncio.create_task(report())
    try:
        think = partial(analysed, record, progress)
        result = await anyio.to_thread.run_sync(think, abandon_on_cancel=True, limiter=service.analysis_limiter)
    except IgrotekaError as error:
        refusal = m.Refusal(
            key=error.key, sentence=error.say(language), clause=error.clause, details=plain_details(error.details)
        )
        outcome: tuple[str, Any] = ("failed", refusal)
    else:
        outcome = ("done", result)
    finally:
        reporter.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await reporter
    await keep(service, table_id, outcome[0], 1.0, outcome[1])
