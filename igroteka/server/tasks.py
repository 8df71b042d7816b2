"""Work that goes on by itself while the process lives."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

logger = logging.getLogger("igroteka.tasks")


class Tasks:
    """What this process has begun; what fails is written into its log."""

    def __init__(self) -> None:
        self.closing = False  # the process is on its way down
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a task failed", exc_info=error)

    async def cancel(self) -> None:
        self.closing = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
