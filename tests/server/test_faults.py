"""Faults of clients, disks and clocks: answered, counted, and nobody else's problem."""

import re
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.running import PATIENCE, Running, check_log

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
