""" "Your turn": messages to a real receiver, signed, tried again, and never in the way of play."""

import asyncio
import contextlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka import protocol as m
from igroteka.client import Chair, ClientError, House
from tests.server.running import Running, later, people, run, running


@pytest.fixture(scope="module")
def house_with_a_network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose host lets messages go into his own network; the receivers of the tests are there."""
    with running(tmp_path_factory.mktemp("turns"), private_webhooks=True, public_url="https://games.example") as server:
        yield server


class Receiver:
    """A small web server that writes down what it gets and answers what it is told to."""

    def __init__(self, *answers: int, silent: bool = False, location: str = "") -> None:
        self.answers = list(answers)
        self.location = f"Location: {location}\r\n" if location else ""
        self.silent = silent
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.arrived = asyncio.Event()
        self.writers: list[asyncio.StreamWriter] = []

    @property
    def url(self) -> str:
        (listens,) = self.server.sockets
        return f"http://127.0.0.1:{listens.getsockname()[1]}/hook?key=1"

    async def __aenter__(self) -> "Receiver":
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for writer in self.writers:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.append(writer)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        self.got.append((headers, await reader.readexactly(int(headers["content-length"]))))
        self.arrived.set()
        if not self.silent:
            status = self.answers.pop(0) if self.answers else 200
            writer.write(
                f"HTTP/1.1 {status} X\r\n{self.location}Content-Length: 0\r\nConnection: close\r\n\r\n".encode()
            )
            writer.close()

    async def until(self, count: int) -> None:
        while len(self.got) < count:
            self.arrived.clear()
            await self.arrived.wait()


async def webhook(house: House, url: str) -> str:
    return (await house.ask("PUT", "api/me/webhook", m.WebhookSet, m.WebhookForm(url=url))).secret


async def slow_table(vera: House, oleg: House) -> m.TableInfo:
    """A game of days between two people, where every choice of Vera's makes it Oleg's turn."""
    seats = [m.SeatForm(mine=True), m.SeatForm(), m.SeatForm(kind="bot", level="novice")]
    form = m.TableForm(game="eight28", options={"players": 3}, seats=seats, clock=m.ClockChoice(kind="days", days=2))
    table = await vera.open_table(form)
    await oleg.sit(table.id)
    return await vera.start(table.id)


async def play_until_asked(vera: House, table: m.TableInfo, seat: int) -> None:
    async with vera.sit_at(table.id) as chair:
        await move_until(chair, 0, seat)


async def move_until(chair: Chair, mine: int, other: int) -> None:
    """Move for this seat until the other one is asked; each time what came of the last move is waited for."""
    ply = -1
    while True:
        state = await later(chair, lambda state, ply=ply: state.ply > ply and state.acting in ([mine], [other]))  # type: ignore[misc]
        if state.acting == [other]:
            return
        await chair.move(mine, chair.eyes(mine).legal[0])
        ply = state.ply


def test_who_is_absent_is_told_once_in_signed_words_and_again_if_it_was_not_taken(
    house_with_a_network: Running,
) -> None:
    async def play() -> None:
        url = house_with_a_network.url
        async with people(url, "Vera", "Oleg") as (vera, oleg), Receiver(500, 200) as receiver:
            secret = await webhook(oleg, receiver.url)
            table = await slow_table(vera, oleg)
            await play_until_asked(vera, table, 1)
            await receiver.until(2)
            (first, body), (second, again) = receiver.got
            assert body == again and first["x-igroteka-signature"] == second["x-igroteka-signature"]
            assert first["x-igroteka-signature"] == "sha256=" + hmac.digest(secret.encode(), body, "sha256").hex()
            told: dict[str, Any] = json.loads(body)
            assert told["table"] == table.id and told["link"] == f"https://games.example/t/{table.id}"
            assert table.id in told["text"] and told["content"] == told["text"]
            async with vera.sit_at(table.id):  # somebody looks again: it is still the same turn
                await asyncio.sleep(0.3)
            assert len(receiver.got) == 2

    run(play())


def test_a_redirect_is_not_followed(house_with_a_network: Running) -> None:
    """It would lead past what was checked of the address. It counts as not taken: the message is sent again."""

    async def play() -> None:
        url = house_with_a_network.url
        async with (
            people(url, "Vera", "Oleg") as (vera, oleg),
            Receiver() as elsewhere,
            Receiver(307, location=elsewhere.url) as receiver,
        ):
            await webhook(oleg, receiver.url)
            await play_until_asked(vera, await slow_table(vera, oleg), 1)
            await receiver.until(2)
            assert elsewhere.got == []

    run(play())


def test_a_receiver_that_never_answers_holds_up_nobody(house_with_a_network: Running) -> None:
    async def play() -> None:
        url = house_with_a_network.url
        async with people(url, "Vera", "Oleg") as (vera, oleg), Receiver(silent=True) as receiver:
            await webhook(oleg, receiver.url)
            table = await slow_table(vera, oleg)
            await play_until_asked(vera, table, 1)
            await receiver.until(1)
            async with oleg.sit_at(table.id) as chair:  # the message hangs, the game goes on
                await later(chair, lambda state: state.acting == [1])
                assert (await asyncio.wait_for(chair.move(1, chair.eyes(1).legal[0]), 5)).seq > 0

    run(play())


def test_a_server_whose_host_did_not_allow_it_refuses_private_addresses(server: Running) -> None:
    async def ask() -> None:
        async with people(server.url, "Vera") as (vera,):
            with pytest.raises(ClientError) as refused:
                await webhook(vera, "http://127.0.0.1:9/hook")
            assert refused.value.key == "webhook-address" and refused.value.status == 400

    run(ask())


def test_the_webhook_is_told_to_its_owner_alone(house_with_a_network: Running, tmp_path: Path) -> None:
    async def ask() -> str:
        async with people(house_with_a_network.url, "Vera", "Oleg") as (vera, oleg):
            secret = await webhook(vera, "http://127.0.0.1:9/secret-path")
            assert vera.guest is not None
            seen = (await oleg.http.get(f"api/players/{vera.guest.id}")).text + (await oleg.http.get("api/me")).text
            assert "secret-path" not in seen and secret not in seen
            assert "secret-path" in (await vera.http.get("api/me")).text
            return secret

    secret = run(ask())
    assert "secret-path" not in house_with_a_network.log() and secret not in house_with_a_network.log()
