"""Faults of clients, disks and clocks: answered, counted, and nobody else's problem."""

import asyncio
import contextlib
import errno
import os
import re
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import uvicorn
from uvicorn.server import ServerState

from igroteka import protocol as m
from igroteka.cli import main
from igroteka.server.app import status_of
from igroteka.server.claiming import claim_file
from igroteka.server.connections import Connections
from igroteka.server.guard import Limits
from igroteka.server.guests import Visitor
from igroteka.server.reception import Reception
from igroteka.server.rooms import Room
from igroteka.server.service import Service
from igroteka.server.settings import Settings, SettingsError
from igroteka.server.sockets import Connection
from igroteka.server.store import now, opened
from igroteka.server.store.schema import tables
from igroteka.server.turns import address_of, check_address
from igroteka.server.wire import Wire
from igroteka.table.errors import TableError
from igroteka.table.table import Table
from tests.server.running import PATIENCE, Running, check_log, free_port, run

NESTED = b"[" * 5000 + b"]" * 5000


@pytest.mark.parametrize(
    ("method", "path", "body", "statuses"),
    [
        ("GET", "api/tables/{table}/replay?seat=%C2%B2", b"", (400,)),
        ("GET", "api/tables/{table}/record?seat=%C2%B2", b"", (400, 409)),
        ("PUT", "api/me", b'{"name": "\xff\xfe"}', (400,)),
        ("PUT", "api/me", b'{"name": "a\\u0000b"}', (400,)),
        ("POST", "api/try", b'{"game": "eight28", "position": {"x": %b}}' % NESTED, (400,)),
        ("POST", "api/try", b'{"game": "eight28", "position": {"x": %b1%b}}' % (b"[" * 400, b"]" * 400), (400,)),
        ("POST", "api/try", b'{"game": "eight28", "position": {"x": "%b"}}' % (b"x" * 5000), (400,)),
        ("POST", "api/tables", NESTED, (400,)),
        ("POST", "api/tables", b'{"game": "eight28", "options": {"players": "%b"}}' % (b"9" * 5000), (400,)),
        ("POST", "api/tables", b'{"game": "eight28", "options": {"players": "\xc2\xb2"}}', (400,)),
        ("POST", "api/tables", b'{"game": "eight28", "options": {"%b": 1}}' % (b"x" * 5000), (400,)),
        ("POST", "api/tables/{table}/invite", b'{"guest": "\\u0000"}', (400,)),
        ("GET", "api/tables/%00", b"", (400,)),
        ("GET", "api/players/a%00b", b"", (400,)),
        ("GET", "api/tables/{table}/seats?invitation=%00", b"", (400,)),
    ],
)
def test_what_no_client_of_ours_asks_is_answered_and_counted(
    server: Running, guest_at_a_table: tuple[httpx.Client, str], method: str, path: str, body: bytes, statuses: Any
) -> None:
    http, table = guest_at_a_table
    before = refusals(http)
    answer = http.request(method, path.format(table=table), content=body)
    assert answer.status_code in statuses and answer.json()["sentence"]
    assert refusals(http) == before + 1
    check_log(server.log())


@pytest.fixture(scope="module")
def guest_at_a_table(server: Running) -> Iterator[tuple[httpx.Client, str]]:
    with httpx.Client(base_url=server.url, headers={"X-Igroteka": "1"}, trust_env=False) as http:
        http.put("api/me", json={"name": "Vera"})
        yield http, http.post("api/tables", json={"game": "eight28"}).json()["id"]


def refusals(http: httpx.Client) -> float:
    return sum(map(float, re.findall(r"^igroteka_refused_total\S* (\S+)$", http.get("metrics").text, re.MULTILINE)))


def frame(kind: int, payload: bytes) -> bytes:
    """As a client sends it, masked with nothing."""
    size = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes((kind,)) + size + bytes(4) + payload


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(0x81, b"x" * 4097), 1009),
        (frame(0x81, b"x" * 4097) + b"\xff\xff\xff", 1002),
        (frame(0x81, b"\xff\xfe"), 1007),
        (frame(0x81, b"\xff\xfe") + frame(0x81, b"\xff\xfe"), 1007),
        (frame(0x01, b"\xff") + frame(0x80, b"\xff"), 1007),
        (frame(0x88, b"\x03\xe8") + frame(0x81, b"\xff"), 1000),
        (b"\xff\xff\xff", 1002),
    ],
)
def test_a_socket_that_sends_what_is_no_message_is_closed_without_an_error_of_ours(
    server: Running, guest_at_a_table: tuple[httpx.Client, str], sent: bytes, code: int
) -> None:
    http, table = guest_at_a_table
    logged, before = server.log(), refusals(http)
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        raw.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        got = raw.recv(4096)
        assert b"101" in got
        raw.sendall(sent)
        while part := raw.recv(65_536):
            got += part
    assert bytes((0x88,)) in got and code.to_bytes(2, "big") in got[got.rindex(b"\x88") :]
    assert server.log() == logged
    assert refusals(http) == before + (code in (1002, 1007))


# --- one house, one keeper ----------------------------------------------------------------------


def test_a_second_server_for_the_same_file_is_refused(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(free_port()), "--data", str(server.folder)]) == 1
    assert "Another server keeps its games in" in capsys.readouterr().err
    os.close(claim_file(tmp_path / "house.sqlite"))
    held = claim_file(tmp_path / "house.sqlite")  # who has ended holds nothing
    with pytest.raises(SettingsError):
        claim_file(tmp_path / "house.sqlite")
    os.close(held)


def test_a_database_that_is_a_folder_or_newer_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder" / "igroteka.sqlite").mkdir(parents=True)
    newer = tmp_path / "newer"
    run(found(Settings(data=str(newer))))
    with sqlite3.connect(newer / "igroteka.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = 'v9999'")
    database.close()
    for folder, sentence in (("folder", "is a folder"), ("newer", "by a newer version")):
        assert main(["serve", "--port", str(free_port()), "--data", str(tmp_path / folder)]) == 1
        assert sentence in capsys.readouterr().err


async def found(settings: Settings) -> None:
    async with opened(settings):
        pass


def test_a_backup_takes_the_place_of_files_only_and_only_when_it_is_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(found(Settings(data=str(tmp_path))))
    target, pipe, link = tmp_path / "backup.gz", tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    for wrong in (pipe, tmp_path):
        assert main(["admin", "backup", str(wrong), "--data", str(tmp_path)]) == 1
        assert "no ordinary file" in capsys.readouterr().err
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    link.symlink_to(target)
    assert main(["admin", "backup", str(link), "--data", str(tmp_path)]) == 0
    assert link.is_symlink() and stat.S_IMODE(target.stat().st_mode) == 0o600
    whole = target.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    capsys.readouterr()
    assert main(["admin", "backup", str(target), "--data", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert "no room left on the disk" in said.err and not said.out
    assert target.read_bytes() == whole and not list(tmp_path.glob("*.part"))


def test_who_goes_out_takes_back_the_cookie_of_this_browser_alone(server: Running) -> None:
    def browser(cookie: str | None = None) -> httpx.Client:
        cookies = {"igroteka_guest": cookie} if cookie else None
        return httpx.Client(base_url=server.url, headers={"X-Igroteka": "1"}, cookies=cookies, trust_env=False)

    with browser() as laptop, browser() as phone:
        laptop.put("api/me", json={"name": "Vera"})
        code = laptop.post("api/me/link").json()["code"]
        phone.post("api/me/claim", json={"code": code})
        stolen = laptop.cookies["igroteka_guest"]
        laptop.put("api/me", json={"name": "Vera the first"})
        assert laptop.cookies["igroteka_guest"] == stolen != phone.cookies["igroteka_guest"]
        with browser(stolen) as thief:
            assert thief.get("api/me").json()["guest"]["name"] == "Vera the first"
            laptop.post("api/me/out")
            assert thief.get("api/me").json()["guest"] is None
            thief.post("api/me/out")
        assert laptop.get("api/me").json()["guest"] is None
        assert phone.get("api/me").json()["guest"]["name"] == "Vera the first"


@pytest.mark.parametrize(
    "url",
    [
        "http://[64:ff9b::127.0.0.1]/", "http://[64:ff9b::a00:1]/", "http://[64:ff9b:1::a00:1]/", "http://[2002:a00:1::]/",
        "http://[::ffff:10.0.0.1]/", "http://[::127.0.0.1]/", "http://[fec0::1]/", "http://224.0.0.1/", "http://[ff0e::1]/",
        "http://example.com/\0", "http://example.com/\r\nX: y", "http://exa\nmple.com/", "http://exam ple.com/",
        "http://@example.com/", "http://example.com/\x85",
    ],
)  # fmt: skip
def test_webhooks_behind_a_translation_or_with_line_breaks_are_refused(url: str) -> None:
    with pytest.raises(TableError):
        check_address(url)


def test_every_address_of_a_name_is_looked_at_before_it_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    async def called(*addresses: str) -> str:
        async def resolve(*_: Any, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, 80)) for address in addresses]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve, raising=False)
        return await address_of("games.example", 80)

    assert run(called("93.184.216.34")) == "93.184.216.34"
    for other in ("10.0.0.1", "64:ff9b::10.0.0.1", "fe80::1%eth0"):
        with pytest.raises(TableError):
            run(called("93.184.216.34", other))


# --- a disk that takes nothing ------------------------------------------------------------------


def test_ready_means_that_a_move_can_be_kept(server: Running) -> None:
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        until_ready_is(server, False)
        answer = httpx.get(f"{server.url}api/ready", headers={"Accept-Language": "ru"}, trust_env=False)
        assert (answer.status_code, answer.json()["status"]) == (503, "not-kept")
        assert answer.json()["sentence"].startswith("Сейчас ходы не сохраняются: ")
        assert httpx.get(f"{server.url}api/health", trust_env=False).status_code == 200
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    until_ready_is(server, True)


def until_ready_is(server: Running, wanted: bool) -> None:
    end = time.monotonic() + PATIENCE
    while server.answers() != wanted:
        assert time.monotonic() < end
        time.sleep(0.1)


def only_reads(connection: sa.Connection) -> None:
    connection.exec_driver_sql("PRAGMA query_only=1")


def test_the_log_says_what_is_wrong_with_the_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def keep() -> tuple[str, str]:
        async with opened(Settings(data=str(tmp_path))) as store:
            assert not await store.keeping.check()
            sa.event.listen(
                store.engine.sync_engine, "begin", lambda given: given.exec_driver_sql("PRAGMA query_only=1")
            )
            store.keeping._until = 0.0
            return await store.keeping.check(), await store.keeping.check()

    assert run(keep()) == ("attempt to write a readonly database",) * 2
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "nothing can be kept: attempt to write a readonly database"
    ]


# --- a house that is full -----------------------------------------------------------------------


@contextlib.asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[tuple[Service, m.Guest]]:
    """The parts of a server, without its door, and a guest in it."""
    service = Service(Settings(data=str(folder), bot_pace=0.0, **settings))
    await service.store.open()
    await service.store.guests.add("vera", "Vera", "teal", "en", now())
    try:
        yield service, m.Guest(id="vera", name="Vera", colour="teal")
    finally:
        await service.close()


async def opened_table(service: Service, guest: m.Guest) -> Room:
    seats = [m.SeatForm(mine=True), *[m.SeatForm(kind="bot", level="novice")] * 2]
    form = m.TableForm(game="my-number", options={"players": 3}, seats=seats, level="novice", start=True)
    return await service.opening.open_table(guest, form)


async def make_older(service: Service, room: Room, seconds: float) -> None:
    old = sa.update(tables).where(tables.c.id == room.table.id).values(touched=now() - seconds)
    await service.store.change(old)


async def persons_turn(room: Room) -> int:
    while 0 not in room.table.asked or room.bots.busy:
        await asyncio.sleep(0.01)
    return 0


def test_a_full_server_says_when_to_come_again_and_then_has_room(tmp_path: Path) -> None:
    async def come() -> None:
        async with house(tmp_path, most_tables=2) as (service, vera):
            old, young = await opened_table(service, vera), await opened_table(service, vera)
            await persons_turn(old)
            await make_older(service, old, 1790)
            with pytest.raises(TableError) as full:
                await opened_table(service, vera)
            assert full.value.key == "server-full" and full.value.details == {"minutes": 31}
            assert full.value.say("ru") == "Сервер переполнен: попробуйте через 31 минуту."
            await service.opening.abandoned.clear()
            assert await service.store.tables.unfinished() == 2
            await make_older(service, old, 3700)
            await service.opening.abandoned.clear()
            assert list(service.rooms.in_use) == [young.table.id]
            await opened_table(service, vera)

    run(come())


def test_a_table_stays_while_somebody_is_there_and_for_a_day_where_there_is_room(tmp_path: Path) -> None:
    async def come() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            await make_older(service, room, 23 * 3600)
            await service.opening.abandoned.clear()
            await make_older(service, room, 25 * 3600)
            service.here.saw("vera")
            await service.opening.abandoned.clear()
            assert room.table.id in service.rooms.in_use
            service.here.seen.clear()
            await service.opening.abandoned.clear()
            assert not service.rooms.in_use and not await service.store.tables.unfinished()

    run(come())


def test_a_game_that_nobody_comes_back_to_is_played_to_its_end(tmp_path: Path) -> None:
    async def come() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            seat = await persons_turn(room)
            move = room.table.playing_state().legal(seat)[0]
            await room.act(lambda table: table.move_of_guest("vera", seat, move, table.ply, "m1", now()))
            await persons_turn(room)
            await make_older(service, room, 29 * 86_400)
            await service.opening.abandoned.clear()
            assert room.table.chairs[seat].away is None
            await make_older(service, room, 31 * 86_400)
            await service.opening.abandoned.clear()
            while room.table.status != m.OVER:
                await asyncio.sleep(0.01)

    run(come())


def test_tables_of_one_address_are_limited_and_it_is_told_when_to_come_again() -> None:
    limits = Limits(Settings(tables_an_hour=2))
    assert [limits.tables.take("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert limits.tables.take("10.0.0.2")
    refusal = TableError("table-often", minutes=30)
    assert status_of(refusal) == 429 and "try again in 30 minutes" in str(refusal)


# --- who connects and says nothing --------------------------------------------------------------


class Behind:
    """What a connection knows of the server behind it."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self.counted: list[str] = []

    def count(self, key: str) -> None:
        self.counted.append(key)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


@contextlib.asynccontextmanager
async def receiving(connections: Connections) -> AsyncIterator[tuple[Behind, int]]:
    app = Behind(connections)
    config = uvicorn.Config(app, http=Reception, ws=Wire, lifespan="off", log_config=None, proxy_headers=False)
    config.load()
    make = partial(Reception, config=config, server_state=ServerState(), app_state={})
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    async with server:
        yield app, server.sockets[0].getsockname()[1]


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"HTTP/1.1 408"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf", b""),
    ],
)
def test_who_does_not_end_what_he_says_is_let_go(said: bytes, answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.reception.HEAD_SECONDS", 0.2)
    monkeypatch.setattr("igroteka.server.reception.BODY_SECONDS", 0.2)

    async def connect_and_wait() -> None:
        async with receiving(Connections(Settings())) as (app, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            assert (await reader.read()).startswith(answer)
            assert app.counted == ["request-slow"]
            while app.connections.of:
                await asyncio.sleep(0.01)
            writer.close()

    run(connect_and_wait())


def test_from_one_address_not_too_many_connect_and_who_goes_makes_room() -> None:
    async def crowd() -> None:
        async with receiving(Connections(Settings(connections_each=2, trusted_proxies=""))) as (app, port):
            crowd = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            while app.connections.of.total() < 2:
                await asyncio.sleep(0.01)
            reader, late = await asyncio.open_connection("127.0.0.1", port)
            with contextlib.suppress(ConnectionError):
                assert await reader.read() == b""
            assert app.counted == ["connection-many"]
            for _, writer in (*crowd, (reader, late)):
                writer.close()
            while app.connections.of:
                await asyncio.sleep(0.01)
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert (await reader.read()).endswith(b"ok")
            writer.close()

    run(crowd())


def test_a_proxy_brings_everybody_and_some_descriptors_are_kept_back(caplog: pytest.LogCaptureFixture) -> None:
    connections = Connections(Settings(connections_each=1, trusted_proxies="10.0.0.1"))
    assert connections.come("10.0.0.1") and connections.come("10.0.0.1") and connections.come("10.0.0.2")
    assert not connections.come("10.0.0.2")
    connections.most = 3
    assert not connections.come("10.0.0.3") and not connections.come("10.0.0.4")
    assert [record.getMessage() for record in caplog.records] == ["no more than 3 connections: others are turned away"]


def test_the_limit_of_descriptors_is_raised_and_told_where_it_is_low() -> None:
    for hard, told in ((3000, True), (5000, False)):
        limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, {hard}));"
        use = "from igroteka.server.connections import raise_descriptors; print(raise_descriptors())"
        ended = subprocess.run([sys.executable, "-c", limit + use], capture_output=True, text=True, check=True)
        assert int(ended.stdout) == hard and (f"only {hard} connections" in ended.stderr) == told


# --- what one guest may ask for -----------------------------------------------------------------


def test_the_queue_of_analyses_is_bounded_for_guests_and_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        enough = asyncio.Event()

        async def work(*_: Any) -> None:
            await enough.wait()

        async with house(tmp_path) as (service, vera):
            rooms = [await opened_table(service, vera) for _ in range(8)]
            monkeypatch.setattr(service.analyses, "_work", work)
            monkeypatch.setattr(Table, "status", m.OVER)
            monkeypatch.setattr("igroteka.server.analyses.record_text", lambda _: "")

            async def begin(number: int, guest: str, address: str) -> str:
                return (await service.analyses.begin(rooms[number].table, "en", guest, address)).status

            for number in range(3):
                assert await begin(number, "vera", "10.0.0.1") == "running"
            assert await begin(0, "vera", "10.0.0.1") == "running"  # what is worked at may be asked for again
            for number, guest, address in ((3, "vera", "10.0.0.2"), (6, "zoya", "10.0.0.1")):
                if guest == "zoya":
                    for other in (3, 4, 5):
                        await begin(other, "oleg", "10.0.0.1")
                with pytest.raises(TableError) as refused:
                    await begin(number, guest, address)
                assert refused.value.key == "analysis-many" and status_of(refused.value) == 429
            enough.set()
            while service.analyses.asked:
                await asyncio.sleep(0.01)
            assert await begin(6, "vera", "10.0.0.1") == "running"

    run(ask())


class Watcher:
    """Somebody who looks on and counts what he is told."""

    guest, language, comings = None, "en", 0

    def __init__(self) -> None:
        self.muted: set[str] = set()
        self.told = 0

    def send(self, frame: bytes, /) -> None:
        self.told += 1


def test_what_a_crowd_is_told_grows_with_the_crowd_alone(tmp_path: Path) -> None:
    async def arrive() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            crowd = [Watcher() for _ in range(400)]
            began = time.monotonic()
            for watcher in crowd:
                room.enter(watcher)
                await asyncio.sleep(0.002)
            spent = time.monotonic() - began
            while any(watcher.comings < room.presence.comings for watcher in crowd):
                await asyncio.sleep(0.01)  # at last everybody knows of everybody
            assert sum(watcher.told for watcher in crowd) <= 1000 * spent + 2 * len(crowd)

    run(arrive())


def test_who_watches_is_not_told_the_whole_game_again_and_again(tmp_path: Path) -> None:
    async def watch() -> None:
        async with house(tmp_path) as (service, vera):
            room = await opened_table(service, vera)
            await persons_turn(room)
            for guest, answered in ((None, range(5, 8)), (vera, range(20, 21))):
                told: list[bytes] = []
                wire: Any = SimpleNamespace(tell=told.append)
                connection = Connection(room, Visitor(guest, "en"), wire, service.limits, service.metrics)
                for after in range(20):
                    await connection.hear(f'{{"type": "resync", "after": {after}}}')
                assert len(told) == 20 and sum(b'"message-often"' not in frame for frame in told) in answered

    run(watch())
