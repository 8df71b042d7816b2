"""What is said at a table."""

from typing import Any

import msgspec

from igroteka import protocol as m
from igroteka.server.neighbours import News
from igroteka.server.rooms.audience import Audience
from igroteka.server.store.chat import ChatRows
from igroteka.table.clock import now

SHOWN = 60


class TableChat:
    """The lines of one table: kept, told to everybody here and at other processes."""

    def __init__(self, lines: ChatRows, audience: Audience, news: News) -> None:
        self.lines = lines
        self.audience = audience
        self.news = news
        self._latest: list[m.ChatLine] | None = None  # once somebody has asked for them
        self._spoken = 0

    def begin(self) -> None:
        """Nobody has said anything yet: the table is new."""
        self._latest = []

    async def latest(self) -> list[m.ChatLine]:
        """The latest lines, for somebody who comes."""
        while self._latest is None:
            spoken, found = self._spoken, await self._after(-1)
            if spoken == self._spoken:  # else it may lack what was said meanwhile
                self._latest = found
        return self._latest

    async def _after(self, n: int) -> list[m.ChatLine]:
        return await self.lines.after(self.news.table_id, n, SHOWN)

    async def say(self, guest: str, name: str, seat: int | None, text: str) -> None:
        line = await self.lines.add(self.news.table_id, guest, name, seat, text, now())
        self._hear_line(line)
        self.news.tell("chat", line=msgspec.to_builtins(line))

    def react(self, guest: str, name: str, seat: int | None, reaction: m.Reaction) -> None:
        message = m.Reacted(guest=guest, name=name, seat=seat, reaction=reaction)
        self.audience.tell_in_time(message, guest)
        self.news.tell("reaction", message=msgspec.to_builtins(message))

    def heard_line(self, notice: dict[str, Any]) -> None:
        """Somebody has said something at another process."""
        self._hear_line(msgspec.convert(notice["line"], m.ChatLine))

    def heard_reaction(self, notice: dict[str, Any]) -> None:
        message = msgspec.convert(notice["message"], m.Reacted)
        self.audience.tell_in_time(message, message.guest)

    def _hear_line(self, line: m.ChatLine) -> None:
        self._spoken += 1
        if self._latest is not None:
            if any(line.n == known.n for known in self._latest):
                return
            self._latest = sorted([*self._latest, line], key=lambda line: line.n)[-SHOWN:]
        self.audience.tell_in_time(m.Chat(line=line), line.guest)

    async def catch_up(self) -> None:
        """Tell what was said at other processes while we did not hear them."""
        if self.audience.listeners and self._latest is not None:
            for line in await self._after(self._latest[-1].n if self._latest else -1):
                self._hear_line(line)
