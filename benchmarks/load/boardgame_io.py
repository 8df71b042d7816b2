"""boardgame.io's tables: socket.io spoken by hand, as its client does."""

import asyncio
import contextlib
import json
import time
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4


class PeerTable:
    """A match and the sockets of its four players."""

    def __init__(self, match: str, port: int) -> None:
        self.match, self.port = match, port
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.state_ids = [-1] * PLAYERS
        self.player = "0"
        self.arrived = asyncio.Event()

    async def open(self) -> None:
        for i in range(PLAYERS):
            address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(address, compression=None, proxy=None, ping_interval=None, origin="http://localhost")  # type: ignore[arg-type]
            await socket.recv()
            await socket.send("40/count,")
            await socket.recv()
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(i, socket)))
            await self.emit(i, "sync", self.match, str(i), None, PLAYERS)
        while any(state < 0 for state in self.state_ids):
            await self.wait()

    async def emit(self, i: int, *what: Any) -> None:
        await self.sockets[i].send("42/count," + json.dumps(what))

    async def wait(self) -> None:
        self.arrived.clear()
        await self.arrived.wait()

    async def read(self, i: int, socket: ClientConnection) -> None:
        async for data in socket:
            text = str(data)
            if text == "2":
                await socket.send("3")
            elif text.startswith("42/count,"):
                kind, *parts = json.loads(text.partition(",")[2])
                if kind == "sync":
                    self.follow(i, parts[1]["state"])
                elif kind == "update":
                    self.follow(i, parts[1])

    def follow(self, i: int, state: Any) -> None:
        self.state_ids[i] = state["_stateID"]
        self.player = state["ctx"]["currentPlayer"]
        self.arrived.set()

    async def move(self) -> float | None:
        player, known = int(self.player), max(self.state_ids)
        payload = {"type": "add", "args": [], "playerID": str(player)}
        begun = time.perf_counter()
        await self.emit(player, "update", {"type": "MAKE_MOVE", "payload": payload}, known, self.match, str(player))
        while min(self.state_ids) <= known:
            await self.wait()
        return time.perf_counter() - begun

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


class PeerTables:
    def __init__(self, port: int, count: int, named: str = "") -> None:
        self.port, self.count, self.named = port, count, named
        self.tables: list[PeerTable] = []

    async def __aenter__(self) -> "PeerTables":
        for i in range(self.count):
            table = PeerTable(f"{self.named}match{i}", self.port)  # made when it is asked for
            await table.open()
            self.tables.append(table)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in self.tables:
            with contextlib.suppress(Exception):
                await table.close()
