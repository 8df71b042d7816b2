"""Nothing leaks on the wire: two tables that differ only in what a guest cannot know send him the same bytes."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from igroteka.engine.state import WATCHER
from igroteka.server import messages as m
from igroteka.server.guests import COOKIE, cookie_value
from igroteka.server.schema import guests, moves, sitters, tables
from igroteka.server.settings import Settings
from igroteka.server.store import Store, line
from igroteka.server.summary import row_of
from igroteka.table import log
from igroteka.table.log import Entry
from igroteka.table.table import Sitter, Table
from tests.server.running import Running, run, running
from tests.server.test_secrets import GAMES, begun, other_world, play_some, rebuilt

PAIRS = 2  # worlds for each pair of eyes
Worlds = dict[tuple[str, int], list[tuple[str, str]]]  # by game and seat: the ids of two tables
Streams = tuple[Running, Worlds, bytes]  # a server with these tables, and the key of its cookies


def entries_of(table: Table) -> list[Entry]:
    """A log that leads to the table."""
    seats = range(table.players)
    entries = [table.seated(0, seat, f"g{seat}", Sitter(f"N{seat}", "red"), 1.0) for seat in seats]
    entries.append(Entry(0, log.START, None, " ".join(map(str, seats)), "g0", 1.0))
    for action in table.actions:
        drawn = action.seat is None
        by = log.TABLE if drawn else f"g{action.seat}"
        entries.append(Entry(0, log.CHANCE if drawn else log.MOVE, action.seat, action.text, by, 2.0))
    return [msgspec.structs.replace(entry, number=number) for number, entry in enumerate(entries)]


async def write_down(store: Store, table: Table, id: str) -> None:
    entries = entries_of(table)
    table.length = len(entries)
    row = {
        "id": id,
        "game": table.game.id,
        "secret": table.secret,
        "setting": msgspec.json.encode(table.setting).decode(),
        "opened": 1.0,
        "touched": 2.0,
        "listed": False,
        "length": len(entries),
        "counted": False,
        "parent": None,
        **msgspec.structs.asdict(row_of(table, entries[:1], 2.0)),
    }

    async def write(connection: Any) -> None:
        await connection.execute(sa.insert(tables).values(**row))
        await connection.execute(sa.insert(moves), [line(id, entry) for entry in entries])
        for seat in range(table.players):
            await connection.execute(sa.insert(sitters).values(guest=f"g{seat}", table_id=id, at=1.0))

    await store.write(write)


async def make_worlds(folder: Path) -> tuple[Worlds, bytes]:
    store = Store(Settings(data=str(folder)).database_url, "test")
    await store.migrate()
    key = bytes.fromhex(await store.fact("cookie-key", lambda: "11" * 32))
    for seat in range(6):
        who = {"id": f"g{seat}", "name": f"N{seat}", "colour": "red", "language": "en", "came": 1.0}
        await store.write(lambda connection, who=who: connection.execute(sa.insert(guests).values(**who)))  # type: ignore[misc]
    worlds: Worlds = {}
    for game in GAMES:
        rng = random.Random(f"streams of {game}")
        for attempt in range(12):
            table = begun(game)
            play_some(table, rng, rng.randrange(6))
            one = rebuilt(table)
            for seat in (0, table.players - 1, WATCHER):
                pairs = worlds.setdefault((game, seat), [])
                other = other_world(one, seat, attempt) if len(pairs) < PAIRS else None
                if other is None or other.playing_state().view() == one.playing_state().view():
                    continue
                ids = (f"one-{game}-{seat}-{len(pairs)}", f"two-{game}-{seat}-{len(pairs)}")
                await write_down(store, one, ids[0])
                await write_down(store, other, ids[1])
                pairs.append(ids)
    await store.engine.dispose()
    return worlds, key


@pytest.fixture(scope="module")
def streams(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Streams]:
    folder = tmp_path_factory.mktemp("worlds")
    worlds, key = run(make_worlds(folder))
    with running(folder) as server:
        yield server, worlds, key


async def stream(server: Running, key: bytes, table: str, seat: int) -> bytes:
    """All the bytes that somebody gets who looks, asks, errs, talks and looks again."""
    headers = {} if seat == WATCHER else {"Cookie": f"{COOKIE}={cookie_value(key, f'g{seat}')}"}
    mine, got = max(seat, 0), []
    address = f"{server.url.replace('http', 'ws')}api/tables/{table}/socket?protocol=1"
    async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
        for message in (
            m.Resync(after=0),
            m.Resync(after=3),
            *(m.MakeMove(id=f"a{i}", seat=mine, ply=0, move=text) for i, text in enumerate(("take", "nonsense"))),
            m.MakeMove(id="b", seat=(mine + 1) % 3, ply=0, move="pass"),
            m.AskHint(seat=(mine + 1) % 3),
            m.AskTakeBack(seat=(mine + 1) % 3),
            m.SayChat(text="hello"),
            m.React(reaction="laugh"),
            m.CastVote(seat=7, yes=True),
            m.Ping(n=828),
        ):
            await socket.send(msgspec.json.encode(message).decode())
        while True:
            got.append(str(await asyncio.wait_for(socket.recv(), 20)))
            if '"type":"pong"' in got[-1]:
                break
    async with httpx.AsyncClient(base_url=server.url, headers=headers, trust_env=False) as http:
        for path in ("", "/record", f"/record?seat={mine}", "/replay", f"/replay?seat={mine}", "/replay?seat=open",
                     "/fairness", "/analysis"):  # fmt: skip
            answer = await http.get(f"api/tables/{table}{path}")
            got.append(f"{answer.status_code} {answer.text}")
    return "\n".join(got).encode()


def timeless(sent: bytes, table: str) -> bytes:
    """Without what differs by right: the table's name, its commitment, and the time."""
    plain = sent.replace(table.encode(), b"TABLE")
    plain = re.sub(rb"[0-9a-f]{64}", b"COMMIT", plain)
    return re.sub(rb'"(now|at|n)":[0-9.e+]+', b"", plain)


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_send_the_same_stream(streams: Streams, game: str) -> None:
    server, worlds, key = streams

    async def compare() -> int:
        compared = 0
        for (name, seat), pairs in worlds.items():
            for one, two in pairs if name == game else ():
                first, second = [timeless(await stream(server, key, id, seat), id) for id in (one, two)]
                assert first == second
                assert b'"type":"hello"' in first and b'"type":"state"' in first and b'"type":"refused"' in first
                compared += 1
        return compared

    assert run(compare()) >= (3 if game != "jackal-high" else 0)  # in Jackal & High everything lies open
