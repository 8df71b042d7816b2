"""What docs/protocol.md says of a socket: with which code it is closed, and what a resync is answered with."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from igroteka import protocol as m
from igroteka.server import sockets, wire
from igroteka.server.app import make_app
from igroteka.server.routes.socket import LATER, UNKNOWN_TABLE, WRONG_PROTOCOL
from igroteka.server.settings import Settings
from tests.server.running import Running, people, run

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.mark.parametrize(
    ("query", "known", "code", "key"),
    [("?protocol=1", False, UNKNOWN_TABLE, "table-unknown"), ("?protocol=2", True, WRONG_PROTOCOL, "protocol-version")],
)
def test_who_cannot_be_served_is_told_why_and_closed(
    server: Running, query: str, known: bool, code: int, key: str
) -> None:
    async def come() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = (await vera.open_table(m.TableForm(game="eight28"))).id if known else "nowhere"
            address = f"{server.url.replace('http', 'ws')}api/tables/{table}/socket{query}"
            async with websockets.connect(address, proxy=None) as socket:
                assert msgspec.json.decode(await socket.recv())["key"] == key
                await socket.wait_closed()
            assert socket.close_code == code

    run(come())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_error_of_ours_closes_with_4500_and_is_written_down(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(Settings(data=str(tmp_path)))

    async def broken(table_id: str) -> None:
        raise ZeroDivisionError

    async def come() -> list[Any]:
        said: list[Any] = []
        scope = {
            "type": "websocket", "path": "/api/tables/t1/socket", "raw_path": b"/api/tables/t1/socket", "root_path": "",
            "query_string": b"protocol=1", "headers": [], "client": ("127.0.0.1", 9), "server": ("127.0.0.1", 80),
            "scheme": "ws", "subprotocols": [], "extensions": {}, "state": {},
        }  # fmt: skip

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            said.append(message)

        async with app.app.lifespan():
            monkeypatch.setattr(app.app.state.service.rooms, "find", broken)
            await app(scope, receive, send)
        return said

    *_, last = run(come())
    assert (last["type"], last["code"]) == ("websocket.close", 4500)
    assert "ZeroDivisionError" in caplog.text


def test_a_resync_is_answered_with_the_table_before_the_game_and_with_its_state_in_it(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = await vera.open_table(m.TableForm(game="eight28"))
            async with vera.sit_at(table.id) as chair:
                await chair.say(m.Resync(after=0))
                answer = await chair.until(m.TableChanged)
                assert answer.table.status == m.WAITING and chair.state is None
                await vera.start(table.id, fill=True)
                await chair.until(m.StateChanged)
                await chair.say(m.Resync(after=0))
                while (await chair.until(m.StateChanged)).since:  # what bots do meanwhile
                    pass

    run(play())


def test_every_code_that_closes_a_socket_is_in_the_document() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    (table,) = re.findall(r"^\| closed with \|.*?\n\n", text, re.MULTILINE | re.DOTALL)
    told = {int(code) for line in table.splitlines()[2:] for code in re.findall(r"\d{4}", line[:20])}
    ours = {sockets.NOT_ALLOWED, sockets.TOO_BIG, *sockets.BROKEN, wire.NO_TEXT, LATER, UNKNOWN_TABLE, WRONG_PROTOCOL}
    assert ours | {1012, 4500} <= told
