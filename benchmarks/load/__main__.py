"""``python -m benchmarks.load``: see README.md."""

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

from benchmarks.load.boardgame_io import PeerTables
from benchmarks.load.ours import OurTables
from benchmarks.load.pressure import Figures, measure
from tests.server.running import Running, free_port, running

PEER = Path(__file__).with_name("peer")


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rates", type=float, nargs="*", default=[0, 300, 1000], help="moves/s; 0: saturated")
    parser.add_argument("--database", default="", help="postgresql://… (default: SQLite)")
    parser.add_argument("--bots", type=int, default=0, help="further tables where strong bots think all the time")
    parser.add_argument("--peer", action="store_true", help="boardgame.io beside it, in turn")
    parser.add_argument("--rounds", type=int, default=1, help="how often everything is measured, in turn")
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def main() -> None:
    asked = wanted()
    figures: list[dict[str, Any]] = []
    load_before = os.getloadavg()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        settings = {"most_tables_each": 10_000, "database": asked.database}
        server = stack.enter_context(running(Path(folder), **settings))
        peer = stack.enter_context(peer_server()) if asked.peer else None
        figures = asyncio.run(measured(asked, server, peer))
    report(figures, load_before)
    if asked.json:
        asked.json.write_text(json.dumps({"figures": figures, "load": [load_before, os.getloadavg()]}, indent=1))


@contextlib.contextmanager
def peer_server() -> Iterator[tuple[int, psutil.Process]]:
    node = shutil.which("node")
    if node is None or not (PEER / "node_modules").exists():
        sys.exit(f"--peer needs Node and `npm install` in {PEER}")
    port = free_port()
    command = [node, "server.cjs", str(port)]
    process = subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        while "ready" not in process.stdout.readline():
            pass
        yield port, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait()


async def measured(
    asked: argparse.Namespace, server: Running, peer: tuple[int, psutil.Process] | None
) -> list[dict[str, Any]]:
    assert server.process is not None
    ours = OurTables(server.url, asked.tables, asked.bots)
    found: list[dict[str, Any]] = []
    async with contextlib.AsyncExitStack() as stack:
        before = psutil.Process(server.process.pid).memory_info().rss
        await stack.enter_async_context(ours)
        opened = psutil.Process(server.process.pid).memory_info().rss
        print(f"{asked.tables} tables, {ours.sockets} sockets: {(opened - before) / 1e6:.1f} MB more than before")
        print(f"  without their sockets: {await ours.memory_per_table(server.process.pid):.1f} kB a table")
        others = await stack.enter_async_context(PeerTables(peer[0], asked.tables)) if peer else None
        measured_server = psutil.Process(server.process.pid)
        for turn in range(asked.rounds):
            for rate in asked.rates:
                for name, tables, process in (
                    ("igroteka", ours, measured_server),
                    ("boardgame.io", others, peer and peer[1]),
                ):
                    if tables is not None and process is not None:
                        with Work(process) as work:
                            line = await measure(tables, rate, asked.seconds)
                        found.append({"server": name, "round": turn, "rate": rate, **line.plain(), **work.plain(line)})
                        show(name, rate, line, work)
    return found


class Work:
    """The processor time that the server and this client spend meanwhile: who holds up whom?"""

    def __init__(self, server: psutil.Process) -> None:
        self.processes = (server, psutil.Process())

    def _spent(self) -> list[float]:
        return [sum(process.cpu_times()[:2]) for process in self.processes] + [time.perf_counter()]

    def __enter__(self) -> "Work":
        self.before = self._spent()
        return self

    def __exit__(self, *_: object) -> None:
        self.server, self.client, self.seconds = (
            after - before for before, after in zip(self.before, self._spent(), strict=True)
        )

    def plain(self, line: Figures) -> dict[str, float]:
        moves = line.moves_a_second * self.seconds
        return {
            "server_microseconds_a_move": 1e6 * self.server / moves,
            "server_cores": self.server / self.seconds,
            "client_cores": self.client / self.seconds,
        }


def show(name: str, rate: float, line: Figures, work: Work) -> None:
    asked = "saturated" if not rate else f"{rate:.0f} moves/s"
    print(
        f"{name:<13} {asked:<14} {line.moves_a_second:>7.0f} moves/s   p50 {line.p50:>7.1f} ms   "
        f"p99 {line.p99:>7.1f} ms   late {line.late}   "
        + "   ".join(f"{key.replace('_', ' ')} {value:.2f}" for key, value in work.plain(line).items()),
        flush=True,
    )


def report(figures: list[dict[str, Any]], load_before: tuple[float, float, float]) -> None:
    print(f"load average before {load_before[0]:.1f}, after {os.getloadavg()[0]:.1f}; {os.cpu_count()} cores")
    for name in dict.fromkeys(line["server"] for line in figures):
        for rate in dict.fromkeys(line["rate"] for line in figures):
            lines = [line for line in figures if line["server"] == name and line["rate"] == rate]
            middle = {key: statistics.median(line[key] for line in lines) for key in ("moves_a_second", "p50", "p99")}
            print(
                f"median of {len(lines)}: {name} at {rate or 'full'}: "
                + ", ".join(f"{k} {v:.1f}" for k, v in middle.items())
            )


if __name__ == "__main__":
    main()
