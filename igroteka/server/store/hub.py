"""What other processes tell: one LISTEN connection that comes back by itself.

A notice only says "something happened there"; what happened is read from the log, so that nothing
is lost with a lost connection.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from igroteka.server.store.notices import CHANNEL

logger = logging.getLogger("igroteka.hub")
CHECK_SECONDS = 3.0
AGAIN_SECONDS = 0.5


class Hub:
    """Listens on PostgreSQL; with SQLite there is nobody else to listen to."""

    def __init__(
        self,
        url: str,
        process: str,
        heard: Callable[[dict[str, Any]], None],
        back: Callable[[], Awaitable[None]],
    ) -> None:
        self.dsn = url.replace("postgresql+asyncpg://", "postgresql://")
        self.process = process
        self.heard = heard
        self.back = back
        self.listens = False

    def _notice(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        with contextlib.suppress(msgspec.DecodeError):
            notice = msgspec.json.decode(payload)
            if notice.get("process") != self.process:
                self.heard(notice)

    async def listen(self) -> None:
        """Listen for ever."""
        import asyncpg  # only who has PostgreSQL needs it

        while True:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                logger.warning("listening was interrupted: %s", type(error).__name__)
            self.listens = False
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_once(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self.dsn, timeout=5, command_timeout=5)
        try:
            await connection.add_listener(CHANNEL, self._notice)
            self.listens = True
            await self.back()  # what was missed while deaf is in the log
            while True:
                await asyncio.sleep(CHECK_SECONDS)
                await connection.fetchval("SELECT 1")
        finally:
            connection.terminate()
