"""Faults of clients: answered, counted, and nobody else's problem."""

import asyncio
import contextlib
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from igroteka.server.connections import Connections
from igroteka.server.outside import address_of, check_address
from igroteka.server.reception import Reception
from igroteka.server.settings import Settings
from igroteka.server.wire import Wire
from igroteka.table.errors import TableError
from tests.server.running import PATIENCE, Running, check_log, run

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


@pytest.mark.parametrize(
    ("sent", "answer", "refused"),
    [
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"HTTP/1.1 400 ", 1),  # TLS where there is none
        (b"SHOUT / HTTP/1.1\r\nHost: x\r\n\r\n", b"HTTP/1.1 400 ", 1),
        (b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n", b"HTTP/1.1 200 ", 0),
    ],
)
def test_what_is_no_http_is_answered_and_counted_and_writes_no_log(
    server: Running, guest_at_a_table: tuple[httpx.Client, str], sent: bytes, answer: bytes, refused: int
) -> None:
    logged, before = server.log(), refusals(guest_at_a_table[0])
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        raw.sendall(sent)
        assert raw.recv(4096).startswith(answer)
    assert server.log() == logged and refusals(guest_at_a_table[0]) == before + refused


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
