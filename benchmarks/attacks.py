"""How long a bystander waits for his moves while strangers do what costs a server much; everything stays on loopback.

    python -m benchmarks.attacks [--seconds 20] [--arrivals 5000] [--json FILE]

One person plays with two novices, a move as soon as it is his turn. First nobody disturbs him; then, one after the
other: 120 analyses are asked for by 40 guests from 20 addresses; 20 strangers ask, each from an address of his own, for
the whole game that he plays, from ever another beginning, twenty times a second; crowds arrive at one other table. The
limits are those that a server has by default; addresses are told by ``X-Forwarded-For``, as a proxy does. The attackers
are a process of their own.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import igroteka
from benchmarks.load.pressure import percentile
from igroteka import protocol as m
from igroteka.client import Chair, House
from igroteka.engine.record import GameRecord
from igroteka.engine.state import CHANCE
from igroteka.table.kept import KeptShares
from tests.server.running import running

BY_DEFAULT = {"requests_a_minute": 600, "sockets_each": 200, "tables_an_hour": 120}
AT_ONCE = 50  # who arrive together


def address(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"}


# --- who attacks --------------------------------------------------------------------------------


def finished() -> str:
    state, rng = igroteka.game("my-number", players=3).start(), random.Random(1)
    while state.actor is not None:
        for seat in state.actors if state.actor != CHANCE else ():
            state.play(rng.choice(state.legal(seat)), seat)
        if state.actor == CHANCE:
            state.play(state.draw(rng))
    return GameRecord(state, ("A", "B", "C"), {"table": "~0123456789"}).text()


async def analyses(url: str, table: str, asked: argparse.Namespace) -> Counter[str]:
    """Games are brought, and their analysis is asked for again and again: three of each of forty guests."""
    said, record = Counter[str](), finished()
    seats = [{"mine": seat == 0} for seat in range(3)]

    async def guest(number: int) -> None:
        headers = {"X-Igroteka": "1", **address(number // 2)}
        async with httpx.AsyncClient(base_url=url, headers=headers, trust_env=False, timeout=60) as http:
            await http.put("api/me", json={"name": f"G{number}"})
            ids = []
            for _ in range(3):
                brought = await http.post("api/bring", json={"record": record, "seats": seats})
                said[f"brought {brought.status_code}"] += 1
                if brought.is_success:
                    ids.append(brought.json()["id"])
            end = time.monotonic() + asked.seconds
            while time.monotonic() < end:
                for id in ids:
                    answer = await http.post(f"api/tables/{id}/analysis")
                    said[f"analysis {answer.status_code}"] += 1
                await asyncio.sleep(1.0)

    await asyncio.gather(*map(guest, range(40)))
    return said


@asynccontextmanager
async def watching(url: str, table: str, number: int) -> AsyncIterator[ClientConnection]:
    where = f"{url.replace('http', 'ws')}api/tables/{table}/socket?protocol=1"
    more = {"compression": None, "proxy": None, "ping_interval": None, "open_timeout": 60}
    async with connect(where, additional_headers=address(number), **more) as socket:  # type: ignore[arg-type]
        yield socket


async def count_told(socket: ClientConnection, said: Counter[str]) -> None:
    async for data in socket:
        said["messages"] += 1
        said["bytes"] += len(data)


async def resyncs(url: str, table: str, asked: argparse.Namespace) -> Counter[str]:
    said, end = Counter[str](), time.monotonic() + asked.seconds

    async def stranger(number: int) -> None:
        async with watching(url, table, number) as socket:
            reader = asyncio.create_task(count_told(socket, said))
            after = number
            while time.monotonic() < end and not reader.done():
                await socket.send(json.dumps({"type": "resync", "after": after % 97}))
                said["asked"] += 1
                after += 7
                await asyncio.sleep(0.052)
            reader.cancel()

    await asyncio.gather(*map(stranger, range(20)), return_exceptions=True)
    return said


async def arrivals(url: str, table: str, asked: argparse.Namespace) -> Counter[str]:
    said = Counter[str]()
    async with AsyncExitStack() as stack:
        readers = []
        for first in range(0, asked.arrivals, AT_ONCE):
            coming = [stack.enter_async_context(watching(url, table, n // 20)) for n in range(first, first + AT_ONCE)]
            for socket in await asyncio.gather(*coming):
                readers.append(asyncio.create_task(count_told(socket, said)))
        said["arrived"] = len(readers)
        await asyncio.sleep(6.0)  # until everybody has been told of everybody
        for reader in readers:
            reader.cancel()
    return said


ATTACKS = {"analyses": analyses, "resyncs": resyncs, "arrivals": arrivals}


# --- who stands by ------------------------------------------------------------------------------


async def opened(house: House) -> str:
    seats = [m.SeatForm(mine=True), *[m.SeatForm(kind="bot", level="novice")] * 2]
    form = m.TableForm(game="twelve-days", options={"players": 3}, seats=seats, start=True)
    return (await house.open_table(form)).id


async def play(chair: Chair, until: asyncio.Event, took: list[float]) -> None:
    rng = random.Random(1)
    async for state in chair.states():
        if 0 in state.acting and 0 not in state.decided and chair.state is state:
            begun = time.perf_counter()
            await chair.move(0, rng.choice(chair.eyes(0).legal))
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(0.03)
        if until.is_set():
            return


async def standing_by(house: House, url: str, name: str, asked: argparse.Namespace) -> dict[str, Any]:
    """His moves while something happens, in milliseconds."""
    took: list[float] = []
    until, other, table = asyncio.Event(), await opened(house), await opened(house)
    attack: asyncio.subprocess.Process | None = None

    async def wait() -> bytes:
        nonlocal attack
        if name == "quiet":
            await asyncio.sleep(asked.seconds)
            return b"{}"
        where = table if name == "resyncs" else other
        words = ["-m", "benchmarks.attacks", "--attack", name, "--url", url, "--table", where]
        words += ["--seconds", str(asked.seconds), "--arrivals", str(asked.arrivals)]
        attack = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=subprocess.PIPE)
        return (await attack.communicate())[0]

    waiting = asyncio.create_task(wait())
    waiting.add_done_callback(lambda _: until.set())
    while not until.is_set():
        async with house.sit_at(table) as chair:
            await play(chair, until, took)
        if not until.is_set():
            table = await opened(house)
    said = json.loads(await waiting)
    return {"moves": len(took), "p50": percentile(took, 0.5), "p99": percentile(took, 0.99), "attack": said}


async def measure(url: str, asked: argparse.Namespace) -> dict[str, Any]:
    found = {}
    async with House(url, shares=KeptShares(None)) as house:
        await house.come_in("Bystander")
        for name in ("quiet", *ATTACKS, "quiet again"):
            found[name] = await standing_by(house, url, name.partition(" ")[0], asked)
            print(name, found[name], flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--arrivals", type=int, default=5000)
    parser.add_argument("--json", type=Path)
    for hidden in ("--attack", "--url", "--table"):
        parser.add_argument(hidden, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        print(json.dumps(asyncio.run(ATTACKS[asked.attack](asked.url, asked.table, asked))))
        return
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), **BY_DEFAULT) as server:
        found = asyncio.run(measure(server.url, asked))
    quiet = statistics.mean((found["quiet"]["p99"], found["quiet again"]["p99"]))
    print(f"igroteka {igroteka.__version__}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name in ATTACKS:
        print(
            f"{name}: p99 {found[name]['p99']:.1f} ms, {found[name]['p99'] / quiet:.1f} times the quiet {quiet:.1f} ms"
        )
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
