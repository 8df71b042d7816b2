"""A server that is killed again and again while people play, by every fault in turn: is what it acknowledged kept?

    python -m benchmarks.faults [KILLS] [--postgres] [--players 8] [--moves 60]

Faults: killed while it runs; killed while it starts; a disk that takes nothing, then killed (SQLite); its LISTEN
connection cut, then killed (PostgreSQL); started anew with a clock that was set, forwards or back. After each the
players come back by themselves. At the end every acknowledged move must be in the logs once, the numbers of each log
without a gap, and every game played to its end. A run of 1,000 kills takes a few hours.
"""

import argparse
import asyncio
import contextlib
import random
import resource
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from igroteka.server.settings import Settings
from tests.server.running import Load, Running, check_acknowledged, people, private_postgres, run
from tests.server.test_postgres import CUT, execute

BACK_SECONDS = 120.0
SET_CLOCKS = (-3600.0, -300.0, 300.0, 86_400.0)
SET = "import sys, time; t = time.time; time.time = lambda: t() + {}; from igroteka.cli import main; sys.exit(main())"


class Mortal(Running):
    """A server whose machine's clock can be set."""

    clock_set = 0.0

    def command(self) -> list[str]:
        return [sys.executable, "-c", SET.format(self.clock_set), "serve"]


class Faults:
    """What can happen, one after the other; each ends with a server that runs anew."""

    def __init__(self, server: Mortal, database: str, rng: random.Random) -> None:
        self.server, self.database, self.rng = server, database, rng
        self.kinds = [self.killed, self.killed_while_starting, self.cut_off if database else self.disk_full, self.clock]

    async def killed(self) -> None:
        await asyncio.to_thread(self.server.kill)

    async def killed_while_starting(self) -> None:
        await self.killed()
        process = await asyncio.create_subprocess_exec(*self.server.command(), env=self.server.environment())
        await asyncio.sleep(self.rng.uniform(0.1, 3.0))
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def disk_full(self) -> None:
        """No file may grow any more, for a while."""
        assert self.server.process is not None
        pid = self.server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        await asyncio.sleep(1.0)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        await self.killed()

    async def cut_off(self) -> None:
        await execute(self.database, CUT)
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        await self.killed()

    async def clock(self) -> None:
        self.server.clock_set = self.rng.choice(SET_CLOCKS)
        await self.killed()


async def suffer(server: Mortal, database: str, asked: argparse.Namespace) -> dict[str, list[str]]:
    faults, back, counts = Faults(server, database, random.Random(asked.kills)), list[float](), Counter[str]()
    names = [f"P{i}" for i in range(asked.players)]
    async with people(server.url, *names) as houses, Load(*houses) as load:
        for number in range(asked.kills):
            await load.more(asked.moves)
            fault = faults.kinds[number % len(faults.kinds)]
            before = {chair: chair.reconnections for chair in load.chairs.values()}
            await fault()
            begun = time.perf_counter()
            starting = asyncio.create_task(asyncio.to_thread(server.start))
            await load.back(before, BACK_SECONDS)
            back.append(time.perf_counter() - begun)
            await starting
            counts[fault.__name__] += 1
            if number % 10 == 9 or number + 1 == asked.kills:
                print(f"{number + 1} kills, {load.count} acknowledged moves, back in {median(back)}", flush=True)
    print(", ".join(f"{count} {name.replace('_', ' ')}" for name, count in counts.items()))
    return load.acknowledged


def median(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.1f} s in the median, {max(seconds):.1f} s at most"


@contextlib.contextmanager
def database_for(postgres: bool) -> Iterator[str]:
    if not postgres:
        yield ""
        return
    with private_postgres() as server:
        yield server.get_uri()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faults")
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--postgres", action="store_true", help="a private PostgreSQL instead of SQLite")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--moves", type=int, default=60, help="at least so many between two kills")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database_for(asked.postgres) as database:
        server = Mortal(Path(folder), **({"database": database} if database else {}))
        server.start()
        try:
            acknowledged = asyncio.run(suffer(server, database, asked))
        finally:
            server.kill()
        run(check_acknowledged(Settings(data=folder, database=database).database_url, acknowledged))
    moves = sum(map(len, acknowledged.values()))
    print(f"{asked.kills} kills, {moves} acknowledged moves at {len(acknowledged)} tables: none lost, none twice")


if __name__ == "__main__":
    main()
