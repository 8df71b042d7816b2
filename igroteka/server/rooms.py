"""Tables in use: each with its sockets, its bots and its place in the log.

A room exists while somebody is connected or a bot thinks; an idle table is a row in the database.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.protocol.words import OVER, PLAYING
from igroteka.server import schema
from igroteka.server.store import Down, now
from igroteka.server.summary import row_of
from igroteka.server.wire import framed
from igroteka.table.errors import Stale, TableError
from igroteka.table.log import OF_THE_GAME, Entry
from igroteka.table.projection import Looking, Standing, encode, table_info
from igroteka.table.table import Table

if TYPE_CHECKING:
    from igroteka.server.service import Service
    from igroteka.server.sockets import Connection

logger = logging.getLogger("igroteka.rooms")
CHAT_SHOWN = 60
TRIES = 6
TOGETHER_SECONDS = 0.02


def rest_of(pace: float, spent: float) -> float:
    """How long a bot waits with its move: how long it thought could tell what it holds.

    It answers after one pace; after a longer thought at the end of another.

    >>> rest_of(0.5, 0.2), rest_of(0.5, 0.7), rest_of(0, 3.0)
    (0.3, 0.30000000000000004, 0.0)
    """
    return pace - spent % pace if pace else 0.0


def ready(message: m.FromServer) -> bytes:
    """A message as it goes out."""
    return framed(encode(message))


@dataclass
class Elsewhere:
    """Who is connected to this table at another process."""

    guests: frozenset[str]
    watchers: int
    at: float  # on that process's clock: notices may overtake one another


class Room:
    """One table in use."""

    def __init__(self, service: "Service", table: Table) -> None:
        self.service = service
        self.store = service.store
        self.table = table
        self.sockets: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.lock = asyncio.Lock()
        self.unsure = False  # the log may not be as we think
        self.told = table.length  # how much of it everybody has been told
        self.bots: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.rematch: str | None = None
        self.late: Late | None = None
        self.looking = Looking()
        self.audience: dict[tuple[int, ...], list[Connection]] | None = None  # once asked for, until it may change
        self.chat: list[m.ChatLine] | None = None  # the latest lines, once somebody has asked for them
        self.spoken = 0
        self.comings = 0  # and goings: how many there were
        self.to_tell: asyncio.TimerHandle | None = None  # that there were some

    # --- the log ------------------------------------------------------------------------

    async def act(self, make: Callable[[Table], list[Entry]]) -> int:
        """Let something happen: durable, then told to everybody. The length of the log then."""
        self.used = time.monotonic()
        async with self.lock:
            for _ in range(TRIES):
                if self.unsure:
                    await self._reload()
                try:
                    entries = make(self.table)
                except IgrotekaError:
                    if self.store.postgres and await self._follow_others():
                        continue  # we had not heard of it yet
                    raise
                if not entries:
                    return self.table.length
                if await self._append(entries):
                    self._tell(entries)
                    self._tell_those_outside()
                    self.look_after()
                    return self.table.length
            raise Stale("move-stale", move="")

    async def _append(self, entries: list[Entry]) -> bool:
        before = self.table.length
        self.unsure = True  # until we know: what follows may be interrupted
        self.table.follow(entries)
        started = time.perf_counter()
        won = await self.store.append(self.table.id, before, entries, row_of(self.table, entries, now()))
        if won:
            self.unsure = False
            self.service.metrics.appended(entries, time.perf_counter() - started)
        return won

    async def _reload(self) -> None:
        """Begin again from the log."""
        self.table = await self.store.table(self.table.id)
        self.unsure, self.looking, self.audience = False, Looking(), None
        if self.table.length > self.told:
            self._tell(await self.store.entries(self.table.id, self.told))

    async def catch_up(self) -> None:
        """Follow what other processes wrote."""
        async with self.lock:
            await self._follow_others()

    async def _follow_others(self) -> bool:
        """Was there anything?"""
        if self.unsure:
            await self._reload()
            return True
        entries = await self.store.entries(self.table.id, self.table.length)
        if entries:
            self.table.follow(entries)
            self._tell(entries)
        return bool(entries)

    # --- telling ------------------------------------------------------------------------

    def _tell(self, entries: list[Entry]) -> None:
        """Everybody gets what is new, each for the eyes of his own seats."""
        since, self.told = self.told, self.table.length
        if not OF_THE_GAME.issuperset([entry.kind for entry in entries]) or self.table.status == OVER:
            self.audience = None
            self.tell_table()
        if self.table.state is not None:
            self._tell_state(since, entries)

    def _tell_those_outside(self) -> None:
        """What only the process does that wrote the log: else it would be done twice."""
        if self.table.status == OVER:
            self.service.over(self.table)
        elif self.table.state is not None:
            self.service.turns.told(self)

    def _tell_state(self, since: int, entries: list[Entry]) -> None:
        if self.late is not None:
            self.late.add(entries)
        audience = self._audience()
        standing = Standing(self.table, since, self.looking, chain.from_iterable(audience))
        for seats, sockets in audience.items():
            frame = framed(standing.message(seats))
            for socket in sockets:
                socket.send(frame)

    def _audience(self) -> "dict[tuple[int, ...], list[Connection]]":
        """Who is told at once how it stands, by the seats that he looks from."""
        if self.audience is None:
            self.audience = {}
            seating, late = self.table.seating(), self.table.setting.watch_delay
            for socket in self.sockets:
                seats = seating.get(socket.guest, ())
                if seats or not late:
                    self.audience.setdefault(seats, []).append(socket)
        return self.audience

    def state_for(self, guest: str | None, since: int) -> bytes | None:
        """How it stands now for one guest, as it goes out."""
        seats = self.table.seats_of(guest)
        table, looking = self.table, self.looking
        if not seats and table.setting.watch_delay and table.status != OVER:
            table, looking = self.late_table(), Looking()
        return None if table.state is None else framed(Standing(table, since, looking, seats).message(seats))

    def late_table(self) -> Table:
        if self.late is None:
            raise TableError("table-not-begun")
        return self.late.table

    async def watch_late(self) -> None:
        """Somebody watches a table that is shown with a delay."""
        async with self.lock:  # what comes from now on is added
            if self.table.setting.watch_delay and self.late is None:
                self.late = Late(self, (await self.store.entries(self.table.id))[: self.told])

    def info(self, guest: str | None, language: str) -> m.TableInfo:
        return table_info(self.table, guest, language, self.online(), self.watchers(), self.rematch)

    def tell_table(self) -> None:
        """Everybody gets the table's summary anew."""
        self._tell_summary(self.sockets)

    def _came_or_went(self) -> None:
        """Those who do not know it yet are told soon: often several come or go at once."""
        self.comings += 1
        if self.to_tell is None:
            self.to_tell = asyncio.get_running_loop().call_later(TOGETHER_SECONDS, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self.to_tell = None
        self._tell_summary([socket for socket in self.sockets if socket.comings < self.comings])

    def _tell_summary(self, sockets: "Iterable[Connection]") -> None:
        messages: dict[tuple[str | None, str], bytes] = {}
        for socket in sockets:
            key = (socket.guest, socket.language)
            if key not in messages:
                messages[key] = ready(m.TableChanged(table=self.info(*key)))
            socket.comings = self.comings
            socket.send(messages[key])

    def tell_all(self, message: m.FromServer, author: str | None = None) -> None:
        frame = ready(message)
        for socket in self.sockets:
            if author not in socket.muted:
                socket.send(frame)

    # --- presence -----------------------------------------------------------------------

    def online(self) -> set[str]:
        here = {socket.guest for socket in self.sockets if socket.guest is not None}
        return here.union(*(other.guests for other in self._others()))

    def _others(self) -> list[Elsewhere]:
        """What processes that are alive told of their guests here."""
        return [other for process, other in self.elsewhere.items() if process in self.service.alive]

    def watchers_here(self) -> int:
        return sum(not self.table.seats_of(socket.guest) for socket in self.sockets)

    def watchers(self) -> int:
        return self.watchers_here() + sum(other.watchers for other in self._others())

    def presence(self) -> dict[str, Any]:
        guests = sorted({socket.guest for socket in self.sockets if socket.guest is not None})
        return {"guests": guests, "watchers": self.watchers_here(), "at": time.monotonic()}

    def enter(self, socket: "Connection") -> None:
        self.used = time.monotonic()
        self.sockets.add(socket)
        self.audience = None
        self._came_or_went()
        socket.comings = self.comings  # the greeting tells him
        self.service.share(self, "presence", **self.presence(), ask=True)

    def exit(self, socket: "Connection") -> None:
        self.used = time.monotonic()
        self.sockets.discard(socket)
        self.audience = None
        self._came_or_went()
        self.service.share(self, "presence", **self.presence())

    # --- bots and clocks ----------------------------------------------------------------

    def look_after(self) -> None:
        """Let bots think where it is their turn; this process has taken that on."""
        idle = self.bots is None or self.bots.done()
        if idle and self.table.status == PLAYING and self.table.bots_to_move():
            self.bots = self.service.spawn(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while self.table.bots_to_move() and not self.service.closing:
                await self._play_bot(self.table.bots_to_move()[0])
        except (Down, Stale):
            self.unsure = True  # the keeper finds the table again when it is due
        except IgrotekaError as error:
            logger.warning("a bot's move was refused: %s", error)

    async def _play_bot(self, seat: int) -> None:
        table = self.table
        ply, length = table.ply, table.length
        level = table.level_of(seat)
        state, seed = table.playing_state().copy(), bots_seed(table, seat)
        begun = time.monotonic()
        think = partial(bots_move, state, seat, level, seed)
        move = await asyncio.get_running_loop().run_in_executor(self.service.bots, think)
        await asyncio.sleep(rest_of(self.service.settings.bot_pace, time.monotonic() - begun))

        def make(current: Table) -> list[Entry]:
            still_its_turn = current.ply == ply and seat in current.bots_to_move()
            if not still_its_turn or (current.length != length and current.epoch != table.epoch):
                return []
            return current.move(seat, move, f"bot:{level}", now(), ply)

        await self.act(make)

    async def mind_clock(self) -> None:
        await self.act(lambda table: table.run_out(now()))

    async def hint(self, guest: str | None, seat: int) -> m.Hint:
        table = self.table
        if not table.setting.hints:
            raise TableError("hint-never")
        if seat not in table.seats_of(guest):
            raise TableError("seat-not-yours", seat=seat + 1)
        if seat not in table.acting:
            raise TableError("hint-turn", seat=seat + 1)
        state, ply = table.playing_state().copy(), table.ply
        think = partial(hints, state, seat)
        found = await asyncio.get_running_loop().run_in_executor(self.service.bots, think)
        return m.Hint(seat=seat, ply=ply, moves=[hint_line(line) for line in found])

    # --- chat ---------------------------------------------------------------------------

    async def chat_lines(self) -> list[m.ChatLine]:
        """The latest, for somebody who comes."""
        while self.chat is None:
            spoken, found = self.spoken, await self._chat_after(-1)
            if spoken == self.spoken:  # else it may lack what was said meanwhile
                self.chat = found
        return self.chat

    async def _chat_after(self, n: int) -> list[m.ChatLine]:
        chat = schema.chat
        query = (
            sa.select(chat)
            .where(chat.c.table_id == self.table.id, chat.c.n > n)
            .order_by(chat.c.n.desc())
            .limit(CHAT_SHOWN)
        )
        return [
            m.ChatLine(n=r["n"], guest=r["guest"], name=r["name"], seat=r["seat"], text=r["text"], at=r["at"])
            for r in reversed(await self.store.rows(query))
        ]

    def _hear_line(self, line: m.ChatLine) -> None:
        """Somebody has said something, here or at another process."""
        self.spoken += 1
        if self.chat is not None:
            if any(line.n == known.n for known in self.chat):
                return
            self.chat = sorted([*self.chat, line], key=lambda line: line.n)[-CHAT_SHOWN:]
        self.tell_all(m.Chat(line=line), line.guest)

    async def catch_up_on_chat(self) -> None:
        """Tell what was said at other processes while we did not hear them."""
        if self.sockets and self.chat is not None:
            for line in await self._chat_after(self.chat[-1].n if self.chat else -1):
                self._hear_line(line)

    async def say(self, guest: str, name: str, text: str) -> None:
        """A chat line, kept and told to everybody."""
        chat, at = schema.chat, now()
        seat = next(iter(self.table.seats_of(guest)), None)
        number = sa.select(sa.func.coalesce(sa.func.max(chat.c.n), -1) + 1).where(chat.c.table_id == self.table.id)
        line = {"table_id": self.table.id, "guest": guest, "name": name, "seat": seat, "text": text, "at": at}
        for _ in range(TRIES):
            try:
                n = await self.store.write(partial(insert_line, number, line))
            except sa.exc.IntegrityError:
                continue
            break
        else:
            raise Down("chat")
        shown = m.ChatLine(n=n, guest=guest, name=name, seat=seat, text=text, at=at)
        self._hear_line(shown)
        self.service.share(self, "chat", line=msgspec.to_builtins(shown))

    def react(self, guest: str, name: str, reaction: m.Reaction) -> None:
        seat = next(iter(self.table.seats_of(guest)), None)
        message = m.Reacted(guest=guest, name=name, seat=seat, reaction=reaction)
        self.tell_all(message, guest)
        self.service.share(self, "reaction", message=msgspec.to_builtins(message))

    # --- what other processes tell ------------------------------------------------------

    def heard(self, notice: dict[str, Any]) -> None:
        kind = notice.get("kind")
        if kind == "chat":
            self._hear_line(msgspec.convert(notice["line"], m.ChatLine))
        elif kind == "reaction":
            message = msgspec.convert(notice["message"], m.Reacted)
            self.tell_all(message, message.guest)
        elif kind == "presence":
            told = Elsewhere(frozenset(notice["guests"]), notice["watchers"], notice["at"])
            known = self.elsewhere.get(notice["process"])
            if known is None or known.at <= told.at:
                self.elsewhere[notice["process"]] = told
                self._came_or_went()
            if notice.get("ask"):
                self.service.share(self, "presence", **self.presence())
        elif kind == "rematch":
            self.rematch = notice["id"]
            self.tell_table()


async def insert_line(number: Any, line: dict[str, Any], connection: Any) -> int:
    n = int((await connection.execute(number)).scalar_one())
    await connection.execute(sa.insert(schema.chat).values(n=n, **line))
    return n


def hint_line(line: dict[str, Any]) -> m.HintLine:
    return m.HintLine(move=line["move"], chance=line["chance"], reason=line["reason_key"], details=line["details"])


class Late:
    """A table as it was a while ago, for those who watch."""

    def __init__(self, room: Room, entries: Iterable[Entry]) -> None:
        self.room = room
        self.delay = room.table.setting.watch_delay
        first = room.table
        self.table = Table(first.id, first.host, first.secret, first.setting, first.opened)
        self.waiting: deque[Entry] = deque(entries)
        self.alarm: asyncio.TimerHandle | None = None  # set while something waits
        self.show()

    def add(self, entries: Iterable[Entry]) -> None:
        self.waiting.extend(entries)
        if self.alarm is None:
            self._again()

    def _again(self) -> None:
        self.alarm = None
        if self.waiting:
            wait = max(0.05, self.waiting[0].at + self.delay - now())
            self.alarm = asyncio.get_running_loop().call_later(wait, self.show)

    def show(self) -> None:
        """Let happen, for them, what is old enough."""
        since, old = self.table.length, now() - self.delay
        while self.waiting and self.waiting[0].at <= old:
            self.table.follow([self.waiting.popleft()])
        if self.table.length > since and self.table.state is not None:
            frame = framed(Standing(self.table, since).message(()))
            for socket in self.room.sockets:
                if not self.room.table.seats_of(socket.guest):
                    socket.send(frame)
        self._again()
