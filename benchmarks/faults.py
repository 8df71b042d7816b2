"""A server that is killed again and again while people play, by every fault in turn: is what it acknowledged kept?

    python -m benchmarks.faults [KILLS] [--on sqlite postgresql] [--processes 2] [--players 8] [--moves 60] [--forked]

On SQLite and on PostgreSQL at the same time, each with a house, players and half of the faults of its own, or on one of
them. Faults: killed while it runs; killed while it starts; a disk that takes nothing, then killed; a disk that can only
be read (the database refuses every change, as it does there), then killed; started anew with a clock that was set,
forwards or back. With PostgreSQL, too: LISTEN cut, then killed; PostgreSQL itself killed, with all its processes.
After each the players come back by themselves. At the end every acknowledged move must be in the logs once, by whom
and as it was made; the numbers of each log without a gap; every game played to its end; and each player's own client
compares the record of each of his games with every action that it saw. Who sends it SIGTERM makes the next fault the
last one: what has been played until then is looked at in the same way.

A server that is started anew loads and compiles everything, which is most of what a fault takes: 1,000 of them take a
few hours. With ``--forked`` it comes from a process that has done so already, as those of ``igroteka serve
--processes`` do; who is killed while starting still starts from nothing. So much sooner people are back, then.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Container, Iterator
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

from igroteka.client import House as Guest
from igroteka.server.settings import Settings
from igroteka.table.kept import KeptShares
from tests.server.running import Load, Running, check_acknowledged, execute, people, private_postgres, run
from tests.server.test_postgres import CUT

SQLITE, POSTGRESQL = "sqlite", "postgresql"
BACK_SECONDS = 120.0
GOING_SECONDS = 300.0
SET_CLOCKS = (-3600.0, -300.0, 300.0, 86_400.0)
SET = """
import pathlib, sys, time
import sqlalchemy as sa
from igroteka.server.store.logs import Logs
t = time.time
time.time = lambda: t() + {}
read_only = pathlib.Path({!r})
commit = Logs._commit_here
def keep(logs, batch):
    if logs._plain is not None:
        logs._plain.execute(f"PRAGMA query_only={{int(read_only.exists())}}")
    return commit(logs, batch)
if {!r}:
    sa.event.listen(sa.Engine, "begin", lambda c: c.exec_driver_sql(f"PRAGMA query_only={{int(read_only.exists())}}"))
    Logs._commit_here = keep
from igroteka.cli import main
sys.exit(main())
"""
MISSED = ("share", "kept-salt", "kept-seats")  # whose server was killed as the game began may have been left out


NURSERY = """
import gc, json, os, signal, sys
from igroteka.cli import main
from igroteka.server import run
from igroteka.server.warming import warm_bots, warm_up
warm_up(); warm_bots(); gc.collect(); gc.freeze()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who has ended is not waited for
for line in sys.stdin:
    program, environment, log = json.loads(line)
    pid = os.fork()
    if pid:
        print(pid, flush=True)
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    out = os.open(log, os.O_WRONLY | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(out, stream)
    sys.argv = ["igroteka", "serve"]
    exec(program)
    os._exit(1)
"""


class Forked(psutil.Process):  # type: ignore[misc]
    """A server as what starts servers knows them, that somebody else has started."""

    def poll(self) -> int | None:
        return None if self.is_running() else 0


class Nursery:
    """A process that has loaded and compiled everything: servers that come from it are there at once."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([sys.executable, "-c", NURSERY], stdin=pipe, stdout=pipe, text=True)

    def fork(self, program: str, environment: dict[str, str], log: Path) -> Forked:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([program, environment, str(log)]) + "\n")
        self.process.stdin.flush()
        return Forked(int(self.process.stdout.readline()))

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


class Mortal(Running):
    """A server whose machine's clock can be set, and whose disk can be made one to read from."""

    clock_set = 0.0
    nursery: Nursery | None = None

    @property
    def read_only(self) -> Path:
        return self.folder / "read-only"

    @property
    def program(self) -> str:
        lite = "" if self.settings.get("database") else "sqlite"
        return SET.format(self.clock_set, str(self.read_only), lite)

    def command(self) -> list[str]:
        return [sys.executable, "-c", self.program, "serve"]

    def begin(self, log: Path) -> Any:
        if self.nursery is None:
            return super().begin(log)
        return self.nursery.fork(self.program, self.environment(), log)


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


class House:
    """Servers on one database, and whoever plays there."""

    def __init__(self, name: str, servers: list[Mortal], postgres: Any, asked: argparse.Namespace, kills: int) -> None:
        self.name, self.servers, self.asked, self.kills = name, servers, asked, kills
        self.faults = Faults(servers, postgres, random.Random(kills))
        self.suffered = 0
        self.counts = Counter[str]()
        self.back: list[float] = []
        self.acknowledged: dict[str, list[str]] = {}

    def enough(self) -> None:
        """The next fault is the last one."""
        self.kills = min(self.kills, self.suffered + 1)

    async def suffer(self) -> None:
        async with contextlib.AsyncExitStack() as stack:
            guests: list[Guest] = []
            for number, server in enumerate(self.servers):
                names = [f"P{i}" for i in range(number, self.asked.players, len(self.servers))]
                guests += await stack.enter_async_context(people(server.url, *names))
            async with Load(*guests) as load:
                self.acknowledged = load.acknowledged
                while self.suffered < self.kills:
                    async with asyncio.timeout(GOING_SECONDS):
                        await load.more(self.asked.moves)
                    await self._fault(load, self.faults.kinds[self.suffered % len(self.faults.kinds)])
                    self.suffered += 1
                    if self.suffered % 10 == 0 or self.suffered >= self.kills:
                        print(f"{self.name}: {self.suffered} faults, {load.count} moves, back in {median(self.back)}")
            print(f"{self.name}: " + ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in self.counts.items()))
            compared = [await compare(guest, load.acknowledged) for guest in guests]
            assert sum(compared) == len(load.acknowledged), "Some game was kept by nobody."
            print(f"{self.name}: {sum(compared)} records are what the players saw")

    async def _fault(self, load: Load, fault: Callable[[], Awaitable[Mortal | None]]) -> None:
        seen = {chair: chair.reconnections for chair in load.chairs.values()}
        ended = await fault()
        self.counts[getattr(fault, "__name__", "")] += 1
        if ended is None:
            return
        begun = time.perf_counter()
        starting = asyncio.create_task(asyncio.to_thread(ended.start))
        gone = {chair: before for chair, before in seen.items() if chair.house.url == ended.url}
        await load.back(gone, BACK_SECONDS)
        self.back.append(time.perf_counter() - begun)
        await starting

    def check(self) -> str:
        """What they acknowledged is in the logs."""
        settings = Settings(data=str(self.servers[0].folder), database=self.servers[0].settings.get("database", ""))
        run(check_acknowledged(settings.database_url, self.acknowledged))
        moves, tables = sum(map(len, self.acknowledged.values())), len(self.acknowledged)
        return f"{self.name}: {self.suffered} faults, {moves} acknowledged moves at {tables} tables: all kept, once"


async def compare(guest: Guest, played: Container[str]) -> int:
    """Each record against what its player's client kept of the game; how many there are. A table that the server was
    killed over before its player had heard of its beginning is nobody's: he opened another one.
    """
    assert isinstance(guest.shares, KeptShares)
    mine = [table for key in guest.shares.known if (table := key.rpartition(" ")[2]) in played]
    for table in mine:
        wrong = [check for check in await guest.check(table) if not check.holds and check.key not in MISSED]
        assert not wrong, (table, [check.say() for check in wrong])
    return len(mine)


def median(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.1f} s in the median, {max(seconds):.1f} s at most" if seconds else "no time"


@contextlib.contextmanager
def opened(name: str, folder: Path, asked: argparse.Namespace, kills: int) -> Iterator[House]:
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(private_postgres()) if name == POSTGRESQL else None
        settings = {} if postgres is None else {"database": postgres.get_uri()}
        processes = range(1 if postgres is None else asked.processes)
        servers = [Mortal(folder / f"{name}-{number}", **settings) for number in processes]
        for server in servers:
            server.start()
            stack.callback(server.kill)
        yield House(name, servers, postgres, asked, kills)


async def all_suffer(houses: list[House]) -> None:
    def end_soon() -> None:
        for house in houses:
            house.enough()

    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end_soon)
    async with asyncio.TaskGroup() as group:
        for house in houses:
            group.create_task(house.suffer())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faults")
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--on", nargs="+", choices=(SQLITE, POSTGRESQL), default=(SQLITE, POSTGRESQL))
    parser.add_argument("--processes", type=int, default=2, help="servers on a private PostgreSQL")
    parser.add_argument("--players", type=int, default=8, help="in each house")
    parser.add_argument("--moves", type=int, default=60, help="at least so many between two faults")
    parser.add_argument("--forked", action="store_true", help="servers come from a process that has loaded everything")
    asked = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    with contextlib.ExitStack() as stack:
        if asked.forked:
            Mortal.nursery = stack.enter_context(contextlib.closing(Nursery()))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        shares = [asked.kills // len(asked.on) + (i < asked.kills % len(asked.on)) for i in range(len(asked.on))]
        houses = [
            stack.enter_context(opened(name, folder, asked, kills))
            for name, kills in zip(asked.on, shares, strict=True)
        ]
        asyncio.run(all_suffer(houses))
        for house in houses:
            print(house.check())


if __name__ == "__main__":
    main()
