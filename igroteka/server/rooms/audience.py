"""Who listens at a table, and telling them."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Protocol

from igroteka import protocol as m
from igroteka.server.wire import framed
from igroteka.table.projection import Looking, StateWriter, encode
from igroteka.table.table import Table

Seats = tuple[int, ...]


class Listener(Protocol):
    """What a room knows of a socket."""

    @property
    def guest(self) -> str | None:
        """Who listens; None for somebody who has not come in."""

    @property
    def language(self) -> str: ...

    @property
    def muted(self) -> set[str]:
        """Whom he does not want to read."""

    comings: int  # and goings, of which he has been told

    def send(self, frame: bytes, /) -> None: ...


def ready(message: m.FromServer) -> bytes:
    """A message as it goes out."""
    return framed(encode(message))


class Audience:
    """All sockets at one table in this process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.delay_for: Callable[[str | None], int] = lambda guest: 0  # seconds, for who only watches
        self._groups: dict[Seats, list[Listener]] | None = None  # once asked for, until it may change

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.regroup()

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.regroup()

    def regroup(self) -> None:
        """Somebody came, went, or changed seats."""
        self._groups = None

    def guests(self) -> set[str]:
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    def watchers(self, table: Table) -> list[Listener]:
        """Who has no seat there."""
        return [listener for listener in self.listeners if not table.seats_of(listener.guest)]

    def _by_seats(self, table: Table) -> dict[Seats, list[Listener]]:
        """Who is told at once how it stands, by the seats that he looks from."""
        if self._groups is None:
            self._groups = {}
            seating, late = table.seating(), table.setting.watch_delay
            for listener in self.listeners:
                seats = seating.get(listener.guest, ())
                if seats or not late:
                    self._groups.setdefault(seats, []).append(listener)
        return self._groups

    def tell_state(self, table: Table, since: int, looking: Looking) -> None:
        """Everybody gets what is new since an entry of the log, each for the eyes of his own seats."""
        groups = self._by_seats(table)
        writer = StateWriter(table, since, looking, chain.from_iterable(groups))
        for seats, listeners in groups.items():
            tell(listeners, framed(writer.message(seats)))

    def tell_all(self, message: m.FromServer, author: str | None = None) -> None:
        """Everybody, but for those who do not want to read its author."""
        tell((listener for listener in self.listeners if author not in listener.muted), ready(message))

    def tell_in_time(self, message: m.FromServer, author: str) -> None:
        """What somebody says: it could tell how the game stands, so who watches later hears it later."""
        frame = ready(message)
        waiting: dict[int, list[Listener]] = {}
        for listener in self.listeners:
            if author not in listener.muted:
                delay = 0 if listener.guest == author else self.delay_for(listener.guest)
                waiting.setdefault(delay, []).append(listener)
        for delay, listeners in waiting.items():
            if delay:
                asyncio.get_running_loop().call_later(delay, self._tell_who_stayed, listeners, frame)
            else:
                tell(listeners, frame)

    def _tell_who_stayed(self, listeners: Iterable[Listener], frame: bytes) -> None:
        tell((listener for listener in listeners if listener in self.listeners), frame)


def tell(listeners: Iterable[Listener], frame: bytes) -> None:
    for listener in listeners:
        listener.send(frame)
