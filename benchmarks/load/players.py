"""Processes full of players: several, so that it is the server that has no more to give, and not who asks it."""

import asyncio
import contextlib
import gc
import multiprocessing
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from types import TracebackType

import psutil  # type: ignore[import-untyped]

from benchmarks.load.boardgame_io import PeerTables
from benchmarks.load.ours import OurTables
from benchmarks.load.pressure import Made, Tables, press

AHEAD = 0.5  # seconds in which everybody hears when it begins


@dataclass(frozen=True)
class Seats:
    """Which tables a process plays at: ``count`` of ours, at these addresses, or of the peer's, at its port."""

    number: int
    count: int
    urls: tuple[str, ...] = ()
    peer: int | None = None


@dataclass(frozen=True)
class Wish:
    """Press so hard (moves/s of all processes together, 0: as hard as you can) from a moment on, for so long."""

    rate: float
    begin: float
    seconds: float


def play(seats: Seats, orders: Connection) -> None:
    """What a process of players does: sits down, and presses when it is told to."""

    async def sit() -> None:
        tables: OurTables | PeerTables
        if seats.peer is None:
            tables = OurTables(list(seats.urls), seats.count, seed=seats.number)
        else:
            tables = PeerTables(seats.peer, seats.count, f"of {seats.number}, ")
        async with tables:
            gc.collect()
            gc.freeze()  # to look through a thousand sockets would stop this client, and count as the server's latency
            gc.set_threshold(50_000, 20, 100)
            orders.send(os.getpid())
            while (wish := await asyncio.to_thread(orders.recv)) is not None:
                orders.send(await pressed(tables, wish))

    asyncio.run(sit())


async def pressed(tables: Tables, wish: Wish) -> tuple[list[Made], int]:
    await asyncio.sleep(max(0.0, wish.begin - time.time()))
    return await press(tables, wish.rate, wish.seconds)


class Players:
    """All processes that play at one server."""

    def __init__(self, seats: list[Seats]) -> None:
        self.seats = seats
        self.processes: list[psutil.Process] = []
        self._stack = contextlib.ExitStack()
        self._orders: list[Connection] = []

    def __enter__(self) -> "Players":
        for seats in self.seats:
            self._orders.append(self._stack.enter_context(begun(seats)))
        self.processes = [psutil.Process(orders.recv()) for orders in self._orders]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def press(self, rate: float, seconds: float) -> tuple[list[Made], int]:
        """Every move that was made, and how many were sent late."""
        wish = Wish(rate / len(self._orders), time.time() + AHEAD, seconds)
        for orders in self._orders:
            orders.send(wish)
        answers: list[tuple[list[Made], int]] = [orders.recv() for orders in self._orders]
        return [made for moves, _ in answers for made in moves], sum(late for _, late in answers)


@contextlib.contextmanager
def begun(seats: Seats) -> Iterator[Connection]:
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=play, args=(seats, theirs), daemon=True)
    process.start()
    theirs.close()  # where the process dies, we hear of it instead of waiting for ever
    try:
        yield ours
    finally:
        with contextlib.suppress(OSError):
            ours.send(None)
        process.join(10)
        process.terminate()


def shared_out(tables: int, processes: int, urls: list[str], peer: int | None = None) -> list[Seats]:
    """The tables in equal parts.

    >>> [seats.count for seats in shared_out(250, 3, [])]
    [84, 83, 83]
    """
    rest = tables % processes
    return [Seats(i, tables // processes + (i < rest), tuple(urls), peer) for i in range(processes)]
