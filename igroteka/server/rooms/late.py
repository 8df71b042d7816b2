"""A table as it was a while ago, for those who watch."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from igroteka.server.wire import framed
from igroteka.table.clock import now
from igroteka.table.log import Entry
from igroteka.table.projection import Looking, StateWriter
from igroteka.table.table import Table


class LateTable:
    """Follows the log of a table with its delay; ``tell`` brings what has happened to those who watch."""

    def __init__(self, first: Table, entries: Iterable[Entry], tell: Callable[[bytes, list[Entry]], None]) -> None:
        self.delay = first.setting.watch_delay
        self.table = Table(first.id, first.host, first.secret, first.setting, first.opened)
        self.tell = tell
        self.looking = Looking()
        self._waiting: deque[Entry] = deque(entries)
        self._alarm: asyncio.TimerHandle | None = None  # set while something waits
        self.show()

    def add(self, entries: Iterable[Entry]) -> None:
        self._waiting.extend(entries)
        if self._alarm is None:
            self._set_alarm()

    def _set_alarm(self) -> None:
        if self._waiting:
            wait = max(0.05, self._waiting[0].at + self.delay - now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def show(self) -> None:
        """Let happen, for them, what is old enough."""
        since, old, shown = self.table.length, now() - self.delay, []
        while self._waiting and self._waiting[0].at <= old:
            shown.append(self._waiting.popleft())
            self.table.follow(shown[-1:])
        if shown and self.table.state is not None:
            self.tell(framed(StateWriter(self.table, since, self.looking).message(())), shown)
        if self._alarm is None:
            self._set_alarm()

    def _ring(self) -> None:
        self._alarm = None
        self.show()
