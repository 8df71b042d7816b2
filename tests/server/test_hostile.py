"""Nobody gets in: what strangers, cheats and broken programs try."""

import asyncio
import base64
import contextlib
import hashlib
import itertools
import json
import random
import re
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from igroteka import protocol as m
from igroteka.client import ClientError
from igroteka.server.guard import MOST_KNOWN, TALK, Buckets
from igroteka.server.names import clean, clean_name
from igroteka.server.outside import address_of, check_address
from igroteka.server.pages import files
from igroteka.server.settings import Settings
from igroteka.server.store import Store, opened
from igroteka.table.errors import TableError
from igroteka.table.records import record_text
from igroteka.table.verifying import verify
from tests.server.running import PATIENCE, Running, check_log, later, people, play_on, run, running, table_of


def socket_url(server: Running, table: str) -> str:
    return f"{server.url.replace('http', 'ws')}api/tables/{table}/socket?protocol=1"


def test_a_page_of_another_origin_cannot_open_a_socket_or_post(server: Running) -> None:
    async def attack() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = await table_of([vera], "eight28", 3)
            headers = {"Cookie": f"igroteka_guest={vera.cookie}"}
            for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "http://[bad"):
                with pytest.raises(websockets.exceptions.InvalidStatus):
                    async with connect(socket_url(server, table.id), origin=origin, additional_headers=headers):  # type: ignore[arg-type]
                        pass
                answer = await vera.http.post("api/tables", json={"game": "eight28"}, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["key"]) == (403, "request-origin")
            own = server.url.rstrip("/")
            async with connect(socket_url(server, table.id), origin=own, additional_headers=headers) as socket:  # type: ignore[arg-type]
                assert json.loads(await socket.recv())["type"] == "hello"

    run(attack())


def test_a_form_without_our_header_is_refused(server: Running) -> None:
    for method, path in (("PUT", "api/me"), ("POST", "api/tables"), ("POST", "api/me/link"), ("POST", "api/try")):
        answer = httpx.request(method, server.url + path, json={"name": "x"}, trust_env=False)
        assert (answer.status_code, answer.json()["key"]) == (403, "request-header")


@pytest.mark.parametrize("cookie", ["", "x", "a.b", "ä.ö", "g" * 5000, "guest." + "0" * 64])
def test_a_forged_cookie_is_nobody(server: Running, cookie: str) -> None:
    answer = httpx.get(f"{server.url}api/me", headers={b"Cookie": f"igroteka_guest={cookie}".encode()}, trust_env=False)
    assert answer.status_code in (200, 400, 431)
    if answer.status_code == 200:
        assert answer.json()["guest"] is None


def test_a_cookie_with_another_guests_name_does_not_pass(server: Running) -> None:
    async def attack() -> None:
        async with people(server.url, "Vera", "Oleg") as (vera, oleg):
            assert vera.guest is not None and oleg.cookie is not None
            forged = f"{vera.guest.id}.{oleg.cookie.partition('.')[2]}"
            answer = httpx.get(f"{server.url}api/me", cookies={"igroteka_guest": forged}, trust_env=False)
            assert answer.json()["guest"] is None

    run(attack())


def test_nobody_moves_for_reads_or_takes_anothers_seat(server: Running) -> None:
    async def attack() -> None:
        async with people(server.url, "Vera", "Oleg", "Mallory") as (vera, oleg, mallory):
            table = await table_of([vera, oleg], "eight28", 3)
            with pytest.raises(ClientError) as refusal:
                await mallory.sit(table.id, 0)
            assert refusal.value.key == "table-playing"
            for seat in ("0", "1", "open", "all", "-1", "7", "x"):
                for what in ("record", "replay"):
                    answer = await mallory.http.get(f"api/tables/{table.id}/{what}", params={"seat": seat})
                    assert answer.status_code in (400, 403, 409), (what, seat)
            answer = await vera.http.get(f"api/tables/{table.id}/replay", params={"seat": "1"})
            assert answer.status_code == 403
            assert (await vera.http.get(f"api/tables/{table.id}/fairness")).status_code == 409
            async with mallory.sit_at(table.id) as chair:
                state = await later(chair, lambda state: bool(state.acting))
                assert state.eyes[0].seat is None
                for message in (m.AskHint(seat=0), m.AskTakeBack(seat=0), m.CastVote(seat=1, yes=True)):
                    await chair.say(message)
                    assert (await chair.until(m.Refused)).key in ("seat-not-yours", "vote-not-yours", "vote-present")
                with pytest.raises(ClientError) as refusal:
                    await chair.move(state.acting[0], "take")
                assert refusal.value.key == "seat-not-yours"
            body: dict[str, Any]
            for deed, body in (("start", {}), ("seat", {"seat": 0, "kind": "open"}), ("leave", {}), ("rematch", {})):
                answer = await mallory.http.post(f"api/tables/{table.id}/{deed}", json=body)
                assert answer.status_code in (403, 409), deed

    run(attack())


def test_bodies_must_fit_their_schema(server: Running) -> None:
    async def attack() -> None:
        async with people(server.url, "Vera") as (vera,):
            bodies: tuple[Any, ...] = (
                {"game": "eight28", "unknown": 1},
                {"game": "nonsense"},
                {"game": "eight28", "options": {"players": 99}},
                {"game": "eight28", "options": {"nonsense": 1}},
                {"game": "eight28", "seats": [{"mine": True}] * 9},
                {"game": "eight28", "seats": [{"mine": True}] * 2},
                {"game": "eight28", "seats": [{}] * 4},
                {"game": "eight28", "clock": {"kind": "days", "days": 1000}},
                {"game": "eight28", "salt": "<script>"},
                {"game": 28},
                [],
            )
            for body in bodies:
                answer = await vera.http.post("api/tables", json=body)
                assert answer.status_code in (400, 404), body
                assert answer.json()["sentence"]
            answer = await vera.http.post("api/tables", content=b"{" * 100_000)
            assert answer.status_code == 413
            answer = await vera.http.post("api/tables", content=b"\xff\xfe")
            assert answer.status_code == 400

    run(attack())


def test_a_socket_that_sends_nonsense_gets_sentences_and_then_the_door(server: Running) -> None:
    async def attack() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = await table_of([vera], "eight28", 3)
            async with connect(socket_url(server, table.id)) as socket:
                await socket.recv()
                codes = []
                with closing_ends():
                    for text in ('{"type": "ping", "n": 1, "more": 2}', *['{"type": "nonsense"}'] * 200):
                        await socket.send(text)
                        codes.append(json.loads(await socket.recv())["type"])
                assert socket.close_code == 1008 and "pong" not in codes and "refused" in codes
            async with connect(socket_url(server, table.id)) as socket:
                await socket.send("x" * 5000)
                await drain(socket)
                assert socket.close_code == 1009
            async with connect(f"{server.url.replace('http', 'ws')}api/tables/nonsense/socket") as socket:
                assert json.loads(await socket.recv())["key"] == "table-unknown"
            async with connect(socket_url(server, table.id).replace("protocol=1", "protocol=99")) as socket:
                told = json.loads(await socket.recv())
                assert told["key"] == "protocol-version" and told["details"] == {"found": "99", "known": m.PROTOCOL}

    run(attack())


def test_a_fuzzed_socket_leaves_the_server_and_the_game_unharmed(server: Running) -> None:
    rng = random.Random(828)
    pieces: list[Any] = [None, True, -1, 0, 1, 2**70, 1.5, "", "take", "\x00", "é" * 50, [], {}, [[[]]], "NaN"]
    kinds = ["move", "chat", "react", "mute", "back", "vote", "take_back", "answer", "hint", "resync", "ping", "x", 1]
    keys = ["id", "seat", "ply", "move", "text", "reaction", "guest", "on", "yes", "after", "n", "extra"]

    def message() -> str | bytes:
        if rng.random() < 0.2:
            return rng.randbytes(rng.randrange(60))
        body = {key: rng.choice(pieces) for key in rng.sample(keys, rng.randrange(5))}
        text = json.dumps({"type": rng.choice(kinds), **body})
        return text[: rng.randrange(len(text))] if rng.random() < 0.2 else text

    async def attack() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = await table_of([vera], "eight28", 3)
            headers = {"Cookie": f"igroteka_guest={vera.cookie}"}
            for _ in range(12):
                async with connect(socket_url(server, table.id), additional_headers=headers) as socket:
                    reader = asyncio.create_task(drain(socket))
                    with closing_ends():
                        for _ in range(40):
                            await socket.send(message())
                    await asyncio.sleep(0.05)
                    reader.cancel()
            assert (await vera.http.get("api/ready")).status_code == 200
            async with vera.sit_at(table.id) as chair:
                await play_on(chair, rng)
                assert chair.state is not None and chair.state.over
            assert vera.guest is not None
            await check_entries(server, table.id, vera.guest.id)

    run(attack())
    check_log(server.log())


async def check_entries(server: Running, table_id: str, guest: str) -> None:
    """The log is whole: only what the rules allow, by who may do it, and every draw as the secret has it."""
    store = Store(Settings(data=str(server.folder)).database_url, "test")
    table, entries = await store.table(table_id), await store.entries(table_id)
    await store.dispose()
    assert [entry.number for entry in entries] == list(range(len(entries)))
    for entry in entries:
        whose = {"chance": {"table"}, "start": {"table"}, "move": {guest} if entry.seat == 0 else {"bot:novice"}}
        assert entry.by in whose.get(entry.kind, {guest}), entry
    ids = [entry.move_id for entry in entries if entry.move_id]
    assert len(set(ids)) == len(ids)
    assert all(check.holds for check in verify(record_text(table)))


def closing_ends() -> Any:
    return contextlib.suppress(websockets.exceptions.ConnectionClosed)


async def drain(socket: Any) -> None:
    with closing_ends():
        async for _ in socket:
            pass


def test_who_asks_and_never_reads_is_let_go_and_may_come_again(server: Running) -> None:
    async def attack() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = await table_of([vera], "twelve-days", 3)
            async with vera.sit_at(table.id) as chair:
                await play_on(chair, random.Random(1))
            headers = {"Cookie": f"igroteka_guest={vera.cookie}"}
            small = small_pocket(server)
            async with connect(
                socket_url(server, table.id), additional_headers=headers, max_queue=1, sock=small
            ) as socket:
                with pytest.raises(websockets.exceptions.ConnectionClosedError) as ended:
                    await ask_on(socket)
                assert ended.value.rcvd is None  # not for asking too often: that would be said
            async with vera.sit_at(table.id) as chair:
                assert chair.hello is not None

    run(attack())


def small_pocket(server: Running) -> socket.socket:
    """A connection on which little is on its way before the server notices that nobody reads."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", server.port))
    small.setblocking(False)
    return small


async def ask_on(socket: Any) -> None:
    """As often as is allowed, for everything."""
    async with asyncio.timeout(PATIENCE):
        for i in itertools.count():
            await socket.send('{"type":"resync","after":0}')
            await asyncio.sleep(0.055 if i > 40 else 0)


def test_requests_and_sockets_are_limited_and_files_of_the_page_are_not(tmp_path: Path) -> None:
    async def open_three(table: str) -> list[bool]:
        async with contextlib.AsyncExitStack() as stack:
            answers = []
            for _ in range(3):
                try:
                    await stack.enter_async_context(connect(socket_url(limited, table)))
                    answers.append(True)
                except websockets.exceptions.InvalidStatus:
                    answers.append(False)
            return answers

    async def find_room(table: str) -> None:
        while not any(await open_three(table)):
            pass

    with running(tmp_path, requests_a_minute=60, sockets_each=2) as limited, httpx.Client(trust_env=False) as http:
        headers = {"X-Igroteka": "1"}
        http.put(f"{limited.url}api/me", json={"name": "Vera"}, headers=headers)
        table = http.post(f"{limited.url}api/tables", json={"game": "eight28"}, headers=headers).json()["id"]
        assert run(open_three(table)) == [True, True, False]
        run(find_room(table))  # who has gone makes room, as soon as the server sees it
        for path in files():
            assert http.get(limited.url + path).status_code == 200
        answers = [http.get(f"{limited.url}api/me") for _ in range(60)]
        assert answers[0].status_code == 200
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused and refused[0].headers["retry-after"] and refused[0].json()["key"] == "request-often"


def test_what_limits_remember_is_bounded_and_who_floods_is_not_forgotten() -> None:
    buckets = Buckets(most=1, rate=0.0)
    assert buckets.take("flood")
    for number in range(MOST_KNOWN + 1000):
        buckets.take(f"{number}")
        if number % 100 == 0:
            assert not buckets.take("flood")
    assert len(buckets.known) == MOST_KNOWN


def test_chat_floods_are_refused_through_however_many_sockets(server: Running) -> None:
    async def attack() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = await table_of([vera], "eight28", 3)
            began = time.monotonic()
            async with vera.sit_at(table.id) as one, vera.sit_at(table.id) as other:
                for i in range(6):
                    await one.say(m.SayChat(text=f"line {i}"))
                for i in range(6):
                    assert (await one.until(m.Chat)).line.text == f"line {i}"
                for _ in range(20):
                    await other.say(m.SayChat(text="and more"))
                refused = [await other.until(m.Refused)]
                await other.say(m.Ping(n=1))
                while not isinstance(told := await other.messages.get(), m.Pong):
                    refused += [told] if isinstance(told, m.Refused) else []
                assert {refusal.key for refusal in refused} == {"message-often"}
                most, a_second = TALK
                assert 6 + 20 - len(refused) <= most + a_second * (time.monotonic() - began)

    run(attack())


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Vera  ", "Vera"),
        ("V\u202eera\u2066", "Vera"),
        ("\u200bVe\x00ra\r\n", "Vera"),
        ("Ольга\u00a0Петровна", "Ольга Петровна"),
        ("o" * 100, "o" * 24),
        ("Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306", "Z\u0300\u0301\u0302"),
        ("<b>Oleg</b>", "<b>Oleg</b>"),
    ],
)
def test_names_are_normalised(written: str, kept: str) -> None:
    assert clean_name(written) == kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\ue000", "...", "\U000e0041"])
def test_invisible_names_are_refused(name: str) -> None:
    with pytest.raises(TableError):
        clean_name(name)
    assert clean("\u2028a\u2029b", 10) == "a b"


@pytest.mark.parametrize(
    "path", ["../settings.py", "..%2f..%2fpyproject.toml", "%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"]
)
def test_no_file_outside_the_page_can_be_had(server: Running, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}", trust_env=False)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == httpx.get(server.url, trust_env=False).text  # the page, whatever was asked for


def test_every_answer_carries_the_protecting_headers(server: Running) -> None:
    for path in ("", "api/me", "api/nothing", "metrics", "schema/openapi.json"):
        headers = httpx.get(server.url + path, trust_env=False).headers
        policy = headers["content-security-policy"]
        assert re.search(r"script-src 'self' 'wasm-unsafe-eval'( 'sha256-[^']+')?;", policy), policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    page = httpx.get(server.url, trust_env=False)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    for script in re.findall(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", page.text, re.S):
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy  # this script and no other one
    assert not re.search(r"\son\w+=|javascript:", page.text)  # nothing that the policy forbids


def test_the_cookie_is_for_the_server_only(server: Running) -> None:
    answer = httpx.put(f"{server.url}api/me", json={"name": "Vera"}, headers={"X-Igroteka": "1"}, trust_env=False)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x", "http://localhost/x", "https://10.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest",
        "ftp://example.com/", "file:///etc/passwd", "http://user:pass@example.com/", "http://printer/", "gopher://x.y/",
        "http://192.168.1.1:8080/", "http://[fd00::1]/", "http://0.0.0.0/", "javascript:alert(1)", "http://", "http://x.local/",
    ],
)  # fmt: skip
def test_webhooks_to_private_addresses_are_refused(url: str) -> None:
    with pytest.raises(TableError):
        check_address(url)


def test_a_public_name_with_a_private_address_is_refused() -> None:
    with pytest.raises(TableError):
        run(address_of("localhost", 80))


def test_neither_logs_nor_metrics_tell_secrets(server: Running) -> None:
    async def play() -> tuple[str, list[str]]:
        async with people(server.url, "Вероника") as (vera,), opened(Settings(data=str(server.folder))) as store:
            seats = [m.SeatForm(mine=True), m.SeatForm(kind="friend"), m.SeatForm(kind="bot", level="novice")]
            form = m.TableForm(game="eight28", options={"players": 3}, seats=seats, salt="my-own-salt")
            table = await vera.open_table(form)
            link = await vera.ask("POST", "api/me/link", m.MoveLink)
            await vera.start(table.id, fill=True)
            async with vera.sit_at(table.id) as chair:
                await chair.say(m.SayChat(text="between us"))
                await play_on(chair, random.Random(1))
            await vera.http.post("api/tables", content=b"broken")
            await vera.http.get("api/tables/nothing")
            assert vera.cookie is not None
            key = await store.fact("cookie-key", str)
            secret = (await store.table(table.id)).secret.hex()
            told = (await vera.http.get("metrics")).text
            hidden = [key, secret, link.code, table.invitations[0].token, vera.cookie.partition(".")[2], table.id]
            return told, [*hidden, "my-own-salt", "between us", "Вероника"]

    metrics, secrets = run(play())
    for hidden in secrets:
        assert hidden not in server.log() + metrics
    lines = [line for line in server.log().splitlines() if line.startswith("{")]
    assert all({"at", "level", "from", "what"} <= set(json.loads(line)) for line in lines)
    assert "ready for players" in lines[0] and "Traceback" not in server.log()
