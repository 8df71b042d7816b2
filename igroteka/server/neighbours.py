"""The other processes at the same database: telling them, and knowing which of them live."""

import time
from typing import Any

from igroteka.server.store.notices import Notices
from igroteka.server.tasks import Tasks

ALIVE_SECONDS = 15.0  # after which a process that says nothing is taken for dead


class Neighbours:
    """The processes beside this one; beside an SQLite file there are none."""

    def __init__(self, notices: Notices, tasks: Tasks) -> None:
        self.notices = notices
        self.tasks = tasks
        self.alive: dict[str, float] = {}  # and when we heard of them last
        self._to_tell: list[str] = []
        self._telling = False

    def tell(self, table_id: str, kind: str, **more: Any) -> None:
        """Something that is not kept, soon."""
        if self.notices.database.postgres and not self.tasks.closing:
            self._to_tell.append(self.notices.notice(table_id, kind, **more))
            if not self._telling:
                self._telling = True
                self.tasks.spawn(self._tell())

    async def _tell(self) -> None:
        """Together what comes together: people come and go in crowds, and each time is a transaction."""
        try:
            while self._to_tell:
                notices, self._to_tell = self._to_tell, []
                await self.notices.send(notices)
        finally:
            self._telling = False

    async def say_that_we_live(self) -> None:
        """What we told of our guests counts while we live."""
        await self.notices.notify("", "alive")

    def heard(self, process: str) -> None:
        self.alive[process] = time.monotonic()

    def forget_dead(self) -> None:
        dead = time.monotonic() - ALIVE_SECONDS
        self.alive = {process: heard for process, heard in self.alive.items() if heard > dead}


class News:
    """What one table's room tells the rooms of the same table at other processes."""

    def __init__(self, neighbours: Neighbours, table_id: str) -> None:
        self.neighbours = neighbours
        self.table_id = table_id

    def tell(self, kind: str, **more: Any) -> None:
        self.neighbours.tell(self.table_id, kind, **more)

    def is_alive(self, process: str) -> bool:
        return process in self.neighbours.alive
