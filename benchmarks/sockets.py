"""What the socket layer of a server costs: ours beside others, each with the same to do, in turn.

    pip install picows granian
    python -m benchmarks.sockets [--seconds 2] [--rounds 5] [--only ours picows durable]

The shape of a move: a text of 100 bytes comes on one socket, and a text of 1,500 goes to each of the four at its table;
50 tables, at each one move after the other. Nothing is played. Counted is the server's processor time for each move,
all threads, so that others who use the machine make it little dearer.

``durable``: the bare sockets, and every move in SQLite (``synchronous=FULL``, group commit in a thread, a row for the
move and one for the table) before anybody is told. It has no HTTP, no rules, no views: less than a server can do.
"""

import argparse
import asyncio
import base64
import contextlib
import hashlib
import importlib.util
import os
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import psutil  # type: ignore[import-untyped]
import uvicorn
import uvloop

from igroteka.server.wire import WIRE, Wire, flush_all, framed
from tests.server.running import free_port

TABLES, SEATS = 50, 4
IN, OUT = b"m" * 100, b"v" * 1500
MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
OUT_FRAME = framed(OUT)
MASKED_IN = bytes((0x81, 0x80 | len(IN))) + bytes(4) + IN
at_tables: dict[str, list[Any]] = {}  # what is told to each table, in whatever form its layer has


# --- servers --------------------------------------------------------------------------------------


async def app(scope: Any, receive: Any, send: Any) -> None:
    """As ASGI has it."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    here = at_tables.setdefault(scope["path"], [])
    here.append(send)
    text = OUT.decode()
    while (await receive())["type"] == "websocket.receive":
        for tell in here:
            await tell({"type": "websocket.send", "text": text})


async def our_app(scope: Any, receive: Any, send: Any) -> None:
    """With the short way in and out that our server takes."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    wire: Wire = scope["extensions"][WIRE]
    here = at_tables.setdefault(scope["path"], [])
    here.append(wire)

    def hear(text: bytes, long_way: Callable[[bytes], None]) -> bool:
        for other in here:
            other.tell(framed(OUT))
        flush_all()
        return True

    wire.at_once = hear
    while (await wire.receive())["type"] == "websocket.receive":
        hear(b"", lambda text: None)


def with_uvicorn(port: int, application: Any, socket: Any) -> None:
    config = uvicorn.Config(
        application,
        port=port,
        http="httptools",
        ws=socket,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # whose turn it is not here answers none
        log_level="warning",
    )
    uvicorn.Server(config).run()


def with_granian(port: int) -> None:
    words = ["--interface", "asgi", "--ws", "--workers", "1", "--port", str(port), "--loop", "uvloop"]
    command = [sys.executable, "-m", "granian", *words, "--no-access-log", "benchmarks.sockets:app"]
    os.execv(sys.executable, command)  # noqa: S606


def with_picows(port: int) -> None:
    import picows  # type: ignore[import-not-found]

    class Listener(picows.WSListener):  # type: ignore[misc]
        def __init__(self, path: str) -> None:
            self.here = at_tables.setdefault(path, [])

        def on_ws_connected(self, transport: Any) -> None:
            self.here.append(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            for other in self.here:
                other.send(picows.WSMsgType.TEXT, OUT)

    async def serve() -> None:
        server = await picows.ws_create_server(lambda request: Listener(request.path.decode()), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(serve())


class Bare(asyncio.Protocol):
    """A socket of which nothing is asked but the move's shape."""

    def __init__(self, durable: "Durable | None") -> None:
        self.durable = durable
        self.here: list[Any] = []

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.here:
            if self.durable is None:
                self.tell()
            else:
                self.durable.keep(self.table, self.tell)
            return
        lines = data.split(b"\r\n")
        key = next(line.split(b": ")[1] for line in lines if line.lower().startswith(b"sec-websocket-key"))
        accept = base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest())
        upgraded = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(upgraded + b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        self.table = lines[0].split()[1].decode()
        self.here = at_tables.setdefault(self.table, [])
        self.here.append(self.transport)

    def tell(self) -> None:
        for other in self.here:
            other.write(OUT_FRAME)


class Durable:
    """Moves of many tables, written in one transaction; then they are told."""

    def __init__(self, file: Path) -> None:
        self.thread = ThreadPoolExecutor(1)
        self.waiting: list[tuple[str, Callable[[], None]]] = []
        self.writing = False
        self.made = 0
        self.database = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        for words in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL"):
            self.database.execute(words)
        self.database.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, length INTEGER, touched REAL) WITHOUT ROWID")
        self.database.execute(
            "CREATE TABLE moves (id TEXT, ply INTEGER, text TEXT, PRIMARY KEY (id, ply)) WITHOUT ROWID"
        )
        self.database.executemany("INSERT INTO tables VALUES (?, 0, 0)", [(f"/{n}",) for n in range(TABLES)])

    def keep(self, table: str, then: Callable[[], None]) -> None:
        self.waiting.append((table, then))
        if not self.writing:
            self.writing = True
            self._next()

    def _next(self) -> None:
        batch, self.waiting = self.waiting, []
        loop = asyncio.get_running_loop()
        loop.run_in_executor(self.thread, self._write, batch).add_done_callback(partial(self._told, batch))

    def _told(self, batch: list[tuple[str, Callable[[], None]]], written: "asyncio.Future[None]") -> None:
        written.result()
        if self.waiting:
            self._next()
        else:
            self.writing = False
        for _, then in batch:
            then()

    def _write(self, batch: list[tuple[str, Callable[[], None]]]) -> None:
        self.made += len(batch)
        first = self.made
        text = IN.decode()
        self.database.execute("BEGIN IMMEDIATE")
        moves = [(table, first + n, text) for n, (table, _) in enumerate(batch)]
        self.database.executemany("INSERT INTO moves VALUES (?, ?, ?)", moves)
        self.database.executemany("UPDATE tables SET length = ?, touched = 1.0 WHERE id = ?", [m[1::-1] for m in moves])
        self.database.execute("COMMIT")


def bare(port: int, durable: bool = False) -> None:
    async def serve() -> None:
        with tempfile.TemporaryDirectory() as folder:
            keeper = Durable(Path(folder) / "moves.sqlite") if durable else None
            loop = asyncio.get_running_loop()
            server = await loop.create_server(lambda: Bare(keeper), "127.0.0.1", port)
            await server.serve_forever()

    uvloop.run(serve())


SERVERS: dict[str, Callable[[int], None]] = {
    "ours": lambda port: with_uvicorn(port, our_app, Wire),
    "uvicorn": lambda port: with_uvicorn(port, app, "websockets-sansio"),
    "granian": with_granian,
    "picows": with_picows,
    "bare": bare,
    "durable": lambda port: bare(port, durable=True),
}


# --- who asks them --------------------------------------------------------------------------------


class Seat(asyncio.Protocol):
    """A client's socket: counts what it is told."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.rest = b""
        self.open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        head = f"GET /{self.table.number} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise RuntimeError(head.decode())
            self.open = True
            self.table.ready.release()
        at = 0
        while len(data) - at >= 4:
            size = data[at + 1]
            start = at + (4 if size == 126 else 2)
            end_of = start + (struct.unpack_from(">H", data, at + 2)[0] if size == 126 else size)
            if end_of > len(data):
                break
            at = end_of
            self.table.told()
        self.rest = data[at:]


class Table:
    """Four seats that move in turn, each when all have been told of the move before."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.ready = asyncio.Semaphore(0)
        self.made = self.heard = 0
        self.playing = False

    async def sit(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        self.seats = [(await loop.create_connection(lambda: Seat(self), "127.0.0.1", port))[1] for _ in range(SEATS)]
        for _ in range(SEATS):
            await self.ready.acquire()

    def move(self) -> None:
        self.seats[self.made % SEATS].transport.write(MASKED_IN)

    def told(self) -> None:
        self.heard += 1
        if self.heard % SEATS == 0:
            self.made += 1
            if self.playing:
                self.move()


async def measured(
    asked: argparse.Namespace, ports: dict[str, tuple[int, psutil.Process]]
) -> dict[str, list[tuple[float, float]]]:
    """Microseconds a move and moves a second, round by round."""
    tables: dict[str, list[Table]] = {name: [Table(n) for n in range(TABLES)] for name in ports}
    for name, (port, _) in ports.items():
        for table in tables[name]:
            await table.sit(port)
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in ports}
    for turn in range(asked.rounds + 1):
        for name, (_, process) in ports.items():
            before, made, begun = spent(process), sum(table.made for table in tables[name]), time.perf_counter()
            for table in tables[name]:
                table.playing = True
                table.move()
            await asyncio.sleep(asked.seconds)
            for table in tables[name]:
                table.playing = False
            while any(table.heard % SEATS for table in tables[name]):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            more = sum(table.made for table in tables[name]) - made
            if turn:  # the first is for getting used to each other
                took = time.perf_counter() - begun
                found[name].append((1e6 * (spent(process) - before) / more, more / took))
    return found


def spent(process: psutil.Process) -> float:
    return sum(sum(each.cpu_times()[:2]) for each in (process, *process.children(recursive=True)))


@contextlib.contextmanager
def started(name: str) -> Iterator[tuple[int, psutil.Process]]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.sockets", "--serve", name, str(port)])
    try:
        while not listens(port):
            assert process.poll() is None, name
            time.sleep(0.1)
        yield port, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait()


def listens(port: int) -> bool:
    import socket

    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sockets")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", nargs="+", choices=SERVERS, default=list(SERVERS))
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        SERVERS[asked.serve[0]](int(asked.serve[1]))
        return
    there = [name for name in asked.only if name not in ("picows", "granian") or importlib.util.find_spec(name)]
    for name in sorted(set(asked.only) - set(there)):
        print(f"{name}: not installed")
    with contextlib.ExitStack() as stack:
        ports = {name: stack.enter_context(started(name)) for name in there}
        found = uvloop.run(measured(asked, ports))
    for name, rounds in found.items():
        each, rate = ([turn[i] for turn in rounds] for i in (0, 1))
        print(
            f"{name:<8} {statistics.median(each):6.1f} µs a move ({min(each):.1f} to {max(each):.1f}), "
            f"{statistics.median(rate):6.0f} moves/s"
        )


if __name__ == "__main__":
    main()
