"""Who is at a table, in this process and in others."""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from igroteka.server.neighbours import News
from igroteka.server.rooms.audience import Audience, Listener
from igroteka.table.table import Table

TOGETHER_SECONDS = 0.02
EACH_SECONDS = 0.001  # for each who is told: a table tells no more than a thousand a second who is there


@dataclass
class Elsewhere:
    """Who is connected to this table at another process."""

    guests: frozenset[str]
    watchers: int
    at: float  # on that process's clock: notices may overtake one another


@dataclass
class Absence:
    """Who is missed at a table, as far as this process can know; it stays when nobody looks at the table here."""

    begun: float = field(default_factory=time.monotonic)  # since when we can know
    missed: dict[str, float] = field(default_factory=dict)  # since when guests who were here are not
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)  # by process

    def heard(self, notice: dict[str, Any]) -> None:
        """What another process tells of its guests."""
        told = Elsewhere(frozenset(notice["guests"]), notice["watchers"], notice["at"])
        known = self.elsewhere.get(notice["process"])
        if known is None or known.at <= told.at:
            self.elsewhere[notice["process"]] = told
            for guest in known.guests - told.guests if known else ():
                self.missed[guest] = time.monotonic()
            for guest in told.guests:
                self.missed.pop(guest, None)


class Presence:
    """Comings and goings; ``tell`` brings them to those who do not know of them yet."""

    def __init__(
        self, audience: Audience, news: News, tell: Callable[[Iterable[Listener]], None], absence: Absence
    ) -> None:
        self.audience = audience
        self.news = news
        self.tell = tell
        self.absence = absence
        self.comings = 0  # and goings: how many there were
        self._to_tell: asyncio.TimerHandle | None = None  # that there were some

    def online(self) -> set[str]:
        return self.audience.guests().union(*(other.guests for other in self._others()))

    def gone_for(self, guest: str | None) -> float | None:
        """For how many seconds somebody has not been connected, as far as we can know; None: he is.

        While the server was away itself, nobody was missed.
        """
        if guest is None or guest in self.online():
            return None
        known = self.absence
        dead = any(guest in other.guests for other in known.elsewhere.values())  # his process went, not he
        since = known.missed.setdefault(guest, time.monotonic() if dead else known.begun)
        return time.monotonic() - since

    def left(self, guest: str | None) -> None:
        """One of his connections has ended."""
        if guest is not None and guest not in self.online():
            self.absence.missed[guest] = time.monotonic()

    def watchers(self, table: Table) -> int:
        return len(self.audience.watchers(table)) + sum(other.watchers for other in self._others())

    def _others(self) -> list[Elsewhere]:
        """What processes that are alive told of their guests here."""
        return [other for process, other in self.absence.elsewhere.items() if self.news.is_alive(process)]

    def share(self, table: Table, ask: bool = False) -> None:
        """Tell the other processes who is here; ``ask`` them to tell it, too."""
        here = {"guests": sorted(self.audience.guests()), "watchers": len(self.audience.watchers(table))}
        self.news.tell("presence", **here, at=time.monotonic(), ask=ask)

    def heard(self, notice: dict[str, Any], table: Table) -> None:
        """What another process tells of its guests."""
        self.absence.heard(notice)
        if notice.get("ask"):
            self.share(table)

    def came_or_went(self) -> None:
        """Those who do not know it yet are told soon: often several come or go at once."""
        self.comings += 1
        if self._to_tell is None:
            self._to_tell = asyncio.get_running_loop().call_later(self._together(), self._tell_who_is_here)

    def _together(self) -> float:
        """Seconds that comings and goings are gathered: the more there are to be told, the more seldom they are."""
        return max(TOGETHER_SECONDS, EACH_SECONDS * len(self.audience.listeners))

    def _tell_who_is_here(self) -> None:
        self._to_tell = None
        self.tell([listener for listener in self.audience.listeners if listener.comings < self.comings])
