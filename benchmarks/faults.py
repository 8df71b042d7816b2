"""A server that is killed again and again while people play, by every fault in turn: is what it acknowledged kept?

    python -m benchmarks.faults [KILLS] [--postgres] [--processes 2] [--players 8] [--moves 60]

Faults: killed while it runs; killed while it starts; a disk that takes nothing, then killed; a disk that can only be
read (the database refuses every change, as it does there), then killed; started anew with a clock that was set,
forwards or back. With PostgreSQL, too: LISTEN cut, then killed; PostgreSQL itself killed, with all its processes.
After each the players come back by themselves. At the end every acknowledged move must be in the logs once, by whom
and as it was made; the numbers of each log without a gap; every game played to its end; and each player's own client
compares the record of each of his games with every action that it saw. 1,000 faults take a few hours.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

from igroteka.client import House
from igroteka.server.settings import Settings
from igroteka.table.kept import KeptShares
from tests.server.running import Load, Running, check_acknowledged, people, private_postgres, run
from tests.server.test_postgres import CUT, execute

BACK_SECONDS = 120.0
GOING_SECONDS = 300.0
SET_CLOCKS = (-3600.0, -300.0, 300.0, 86_400.0)
SET = """
import pathlib, sys, time
import sqlalchemy as sa
t = time.time
time.time = lambda: t() + {}
read_only = pathlib.Path({!r})
if {!r}:
    sa.event.listen(sa.Engine, "begin", lambda c: c.exec_driver_sql(f"PRAGMA query_only={{int(read_only.exists())}}"))
from igroteka.cli import main
sys.exit(main())
"""
MISSED = ("share", "kept-salt", "kept-seats")  # whose server was killed as the game began may have been left out


class Mortal(Running):
    """A server whose machine's clock can be set, and whose disk can be made one to read from."""

    clock_set = 0.0

    @property
    def read_only(self) -> Path:
        return self.folder / "read-only"

    def command(self) -> list[str]:
        lite = "" if self.settings.get("database") else "sqlite"
        return [sys.executable, "-c", SET.format(self.clock_set, str(self.read_only), lite), "serve"]


class Faults:
    """What can happen, one after the other; each ends with the server that has to be started, if there is one."""

    def __init__(self, servers: list[Mortal], postgres: Any, rng: random.Random) -> None:
        self.servers, self.postgres, self.rng = servers, postgres, rng
        self.kinds: list[Callable[[], Awaitable[Mortal | None]]] = [
            self.killed, self.killed_while_starting, self.disk_full, self.disk_read_only, self.clock,
        ]  # fmt: skip
        if postgres is not None:
            self.kinds += [self.listen_cut, self.postgresql_killed]

    async def killed(self) -> Mortal:
        server = self.rng.choice(self.servers)
        await asyncio.to_thread(server.kill)
        return server

    async def killed_while_starting(self) -> Mortal:
        server = await self.killed()
        process = await asyncio.create_subprocess_exec(*server.command(), env=server.environment())
        await asyncio.sleep(self.rng.uniform(0.1, 3.0))
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        return server

    async def disk_full(self) -> Mortal:
        """No file may grow or be written to any more, for a while; PostgreSQL ends itself then."""
        ours = [server.process.pid for server in self.servers if server.process]
        written_by = self._of_postgres() if self.postgres else ours
        limit_files(written_by, "0")
        await asyncio.sleep(1.0)
        limit_files(written_by, "unlimited")
        if self.postgres is not None:
            await self._postgres_again()
        return await self.killed()

    async def disk_read_only(self) -> Mortal:
        if self.postgres is not None:
            await self._only_read("on")
            await asyncio.sleep(1.0)
            await self._only_read("off")
            return await self.killed()
        for server in self.servers:
            server.read_only.touch()
        await asyncio.sleep(1.0)
        killed = await self.killed()
        for server in self.servers:
            server.read_only.unlink()
        return killed

    async def clock(self) -> Mortal:
        server = await self.killed()
        server.clock_set = self.rng.choice(SET_CLOCKS)
        return server

    # --- PostgreSQL -----------------------------------------------------------------------------

    async def _only_read(self, whether: str) -> None:
        url = self.postgres.get_uri()
        url += ("&" if "?" in url else "?") + "default_transaction_read_only=off"  # who changes it back may write
        await execute(url, f"ALTER SYSTEM SET default_transaction_read_only = {whether}")
        await execute(url, "SELECT pg_reload_conf()")

    async def listen_cut(self) -> Mortal:
        await execute(self.postgres.get_uri(), CUT)
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        return await self.killed()

    async def postgresql_killed(self) -> None:
        for pid in self._of_postgres():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await self._postgres_again()

    def _of_postgres(self) -> list[int]:
        first = int((Path(self.postgres.pgdata) / "postmaster.pid").read_text().splitlines()[0])
        try:
            return [first, *(child.pid for child in psutil.Process(first).children(recursive=True))]
        except psutil.NoSuchProcess:
            return []

    async def _postgres_again(self) -> None:
        """As soon as what is left of it has gone."""
        for _ in range(100):
            with contextlib.suppress(Exception):
                await asyncio.to_thread(self.postgres.ensure_postgres_running)
                await execute(self.postgres.get_uri(), "SELECT 1")
                return
            await asyncio.sleep(0.2)
        raise RuntimeError("PostgreSQL does not start again.")


def limit_files(pids: list[int], size: str) -> None:
    """How far the files may grow that these processes write; PostgreSQL has a user of its own, who may say so."""
    for pid in pids:
        with contextlib.suppress(psutil.NoSuchProcess):
            owner = psutil.Process(pid).uids().real
            words = ["prlimit", f"--pid={pid}", f"--fsize={size}:unlimited"]
            subprocess.run(words, user=owner if owner != os.geteuid() else None, check=False, capture_output=True)


async def suffer(servers: list[Mortal], postgres: Any, asked: argparse.Namespace) -> dict[str, list[str]]:
    faults, back, counts = Faults(servers, postgres, random.Random(asked.kills)), list[float](), Counter[str]()
    async with contextlib.AsyncExitStack() as stack:
        houses = []
        for number, server in enumerate(servers):
            names = [f"P{i}" for i in range(number, asked.players, len(servers))]
            houses += await stack.enter_async_context(people(server.url, *names))
        async with Load(*houses) as load:
            for number in range(asked.kills):
                async with asyncio.timeout(GOING_SECONDS):
                    await load.more(asked.moves)
                fault = faults.kinds[number % len(faults.kinds)]
                seen = {chair: chair.reconnections for chair in load.chairs.values()}
                ended = await fault()
                if ended is not None:
                    begun = time.perf_counter()
                    starting = asyncio.create_task(asyncio.to_thread(ended.start))
                    gone = {chair: before for chair, before in seen.items() if chair.house.url == ended.url}
                    await load.back(gone, BACK_SECONDS)
                    back.append(time.perf_counter() - begun)
                    await starting
                counts[getattr(fault, "__name__", "")] += 1
                if number % 10 == 9 or number + 1 == asked.kills:
                    print(f"{number + 1} faults, {load.count} acknowledged moves, back in {median(back)}", flush=True)
        print(", ".join(f"{count} {name.replace('_', ' ')}" for name, count in counts.items()))
        for house in houses:
            await compare(house)
        print(f"{sum(len(house.shares.known) for house in houses)} records are what the players saw")
    return load.acknowledged


async def compare(house: House) -> None:
    """Each record against what its player's client kept of the game."""
    assert isinstance(house.shares, KeptShares)
    for key in house.shares.known:
        table = key.rpartition(" ")[2]
        wrong = [check for check in await house.check(table) if not check.holds and check.key not in MISSED]
        assert not wrong, (table, [check.say() for check in wrong])


def median(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.1f} s in the median, {max(seconds):.1f} s at most" if seconds else "no time"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faults")
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--postgres", action="store_true", help="a private PostgreSQL instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="servers on that PostgreSQL")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--moves", type=int, default=60, help="at least so many between two faults")
    asked = parser.parse_args()
    if asked.processes > 1 and not asked.postgres:
        parser.error("several processes need --postgres")
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(private_postgres()) if asked.postgres else None
        database = postgres.get_uri() if postgres is not None else ""
        settings = {"database": database} if database else {}
        servers = [Mortal(folder / str(number), **settings) for number in range(asked.processes)]
        for server in servers:
            server.start()
            stack.callback(server.kill)
        acknowledged = asyncio.run(suffer(servers, postgres, asked))
        run(check_acknowledged(Settings(data=str(servers[0].folder), database=database).database_url, acknowledged))
    moves = sum(map(len, acknowledged.values()))
    print(f"{asked.kills} faults, {moves} acknowledged moves at {len(acknowledged)} tables: all kept, once")


if __name__ == "__main__":
    main()
