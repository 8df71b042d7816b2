"""Our tables: real games, a socket for every seat."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from igroteka import protocol as m
from igroteka.client import House

GAMES = (("eight28", 4), ("twelve-days", 4), ("jackal-high", 4), ("my-number", 4))
PLAIN: dict[str, Any] = {"compression": None, "proxy": None, "ping_interval": None}
STRONG_BOTS = [m.SeatForm(mine=True), *(m.SeatForm(kind="bot", level="strong") for _ in range(3))]


class Brief(msgspec.Struct):
    """Of an eye's message only what a player of random moves needs."""

    seat: int | None
    legal: list[str]


class News(msgspec.Struct):
    type: str
    seq: int = 0
    ply: int = 0
    eyes: list[Brief] = []
    acting: list[int] = []
    decided: list[int] = []
    over: bool = False
    id: str | None = None
    key: str = ""


decode = msgspec.json.Decoder(News).decode


class OurTable:
    """A table and the sockets of its four guests."""

    def __init__(self, houses: list[House], game: str, players: int, rng: random.Random) -> None:
        self.houses, self.game, self.players, self.rng = houses, game, players, rng
        self.id = ""
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.news: list[News | None] = []
        self.arrived = asyncio.Event()
        self.acknowledged = 0

    async def open(self) -> None:
        host, *others = self.houses
        table = await host.open_table(m.TableForm(game=self.game, options={"players": self.players}))
        for other in others:
            await other.sit(table.id)
        await host.start(table.id)
        for other in others:
            await other.table(table.id)  # which lays his share in the shuffles open
        await self.connect(table.id)

    async def connect(self, id: str) -> None:
        self.id = id
        self.news = [None] * self.players
        base = self.houses[0].url.replace("http", "ws")
        for i, house in enumerate(self.houses):
            address = f"{base}api/tables/{id}/socket?protocol=1"
            headers = {"Cookie": f"igroteka_guest={house.cookie}"}
            socket = await connect(address, additional_headers=headers, **PLAIN)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(i, socket)))
        while any(news is None for news in self.news):
            await self.wait()

    async def wait(self) -> None:
        self.arrived.clear()
        await self.arrived.wait()

    async def read(self, i: int, socket: ClientConnection) -> None:
        async for data in socket:
            news = decode(data)
            if news.type == "state":
                self.news[i] = news
            elif news.type == "refused":
                raise RuntimeError(f"A move was refused: {news.key}")
            elif news.type == "ack":
                self.acknowledged = news.seq
            else:
                continue
            self.arrived.set()

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()
        self.sockets, self.readers = [], []

    async def move(self) -> float | None:
        latest = max((news for news in self.news if news is not None), key=lambda news: news.seq)
        if latest.over:
            await self.begin_again()
            return None
        asked = [seat for seat in latest.acting if seat not in latest.decided]
        seat = asked[0]
        mine = self.news[seat]
        assert mine is not None
        text = self.rng.choice(next(eyes.legal for eyes in mine.eyes if eyes.seat == seat))
        message = m.MakeMove(id=secrets.token_hex(6), seat=seat, ply=latest.ply, move=text)
        self.acknowledged = 0
        begun = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(message).decode())
        while not (self.acknowledged and all(news and news.seq >= self.acknowledged for news in self.news)):
            await self.wait()
        return time.perf_counter() - begun

    async def begin_again(self) -> None:
        await self.close()
        table = await self.houses[0].rematch(self.id)
        if table.status == "waiting":
            await self.houses[0].start(table.id)
        await self.connect(table.id)


class OurTables:
    """All of them, each at one of the server's processes; the same guests sit at several tables."""

    def __init__(self, urls: list[str], count: int, seed: int = 0) -> None:
        self.urls, self.count, self.seed = urls, count, seed
        self.tables: list[OurTable] = []
        self.stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> "OurTables":
        rng = random.Random(828 + self.seed)
        houses = [await self.guests(url) for url in self.urls]
        for i in range(self.count):
            game, players = GAMES[i % len(GAMES)]
            here = houses[i // len(GAMES) % len(houses)]
            table = OurTable(here[:players], game, players, random.Random(rng.random()))
            await table.open()
            self.tables.append(table)
        return self

    async def guests(self, url: str) -> list[House]:
        houses = [await self.stack.enter_async_context(House(url)) for _ in range(4)]
        for i, house in enumerate(houses):
            await house.come_in(f"Player {i}")
        return houses

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in self.tables:
            await table.close()
        await self.stack.aclose()


@contextlib.asynccontextmanager
async def bots_thinking(url: str, games: int) -> AsyncIterator[None]:
    """Meanwhile strong bots play so many games, one after the other at each table, without a pause."""
    begun = asyncio.Semaphore(0)
    thinking = [asyncio.create_task(think(url, begun)) for _ in range(games)]
    try:
        for _ in range(games):
            await begun.acquire()
        yield
    finally:
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


async def think(url: str, begun: asyncio.Semaphore) -> None:
    """A table where bots play on and on: its only guest has left it to them."""
    async with House(url) as house:
        await house.come_in("Nobody")
        while True:
            table = await house.open_table(m.TableForm(game="eight28", seats=STRONG_BOTS, level="strong", start=True))
            await house.leave(table.id)
            begun.release()
            async with house.sit_at(table.id) as chair:
                async for _ in chair.states():
                    pass


async def open_more(url: str, more: int) -> None:
    """Some more tables, which are in memory without sockets."""
    async with House(url) as host:
        await host.come_in("Nobody")
        for i in range(more):
            game, players = GAMES[i % len(GAMES)]
            seats = [m.SeatForm(mine=True) for _ in range(players)]
            await host.open_table(m.TableForm(game=game, options={"players": players}, seats=seats, start=True))
