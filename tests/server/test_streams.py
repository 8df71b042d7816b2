"""Nothing leaks on the wire: two tables that differ only in what a guest cannot know send him the same bytes."""

import asyncio
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from igroteka import protocol as m
from igroteka.engine.state import CHANCE, WATCHER
from igroteka.server.guests import COOKIE, cookie_value
from igroteka.server.rooms.bots import rest_of
from igroteka.server.settings import Settings
from igroteka.server.store import Store, opened
from igroteka.server.store.logs import line
from igroteka.server.store.schema import guests, moves, sitters, tables
from igroteka.server.summary import row_of
from igroteka.table import log
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter
from igroteka.table.table import Table
from tests.server.running import GAMES, PATIENCE, Running, people, play_on, run, running, table_of
from tests.server.test_secrets import begun, other_world, play_some, rebuilt, visible

PACE = 0.1  # seconds of a bot
CLOCK = 0.003  # seconds by which an event loop may count wrong: it counts in thousandths


class World(NamedTuple):
    """A table, and what somebody else at it is going to do while we look; nothing, if we are asked."""

    id: str
    seat: int
    move: str | None


Worlds = dict[
    tuple[str, int, bool], tuple[World, World]
]  # by game, seat, and is it asked: two that look the same there
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
        await store.change(sa.insert(guests).values(**who))
    worlds: Worlds = {}
    for game in GAMES:
        rng = random.Random(f"streams of {game}")
        for attempt in range(40):
            table = begun(game, rng)
            play_some(table, rng, rng.randrange(6))
            one = rebuilt(table)
            for seat in (0, table.players - 1, WATCHER):
                asked = seat in table.acting
                if (game, seat, asked) in worlds or (other := unlike(one, seat, attempt)) is None:
                    continue
                if (moves := next(same_moves(one, other, seat), None)) is None:
                    continue
                names = [f"{which}-{game}-{seat}-{asked}" for which in ("one", "two")]
                for world, name in zip((one, other), names, strict=True):
                    await write_down(store, world, name)
                worlds[game, seat, asked] = World(names[0], *moves[0]), World(names[1], *moves[1])
    await store.dispose()
    return worlds, key


def unlike(table: Table, seat: int, seed: int) -> Table | None:
    """Another world for these eyes. Where all lies open, what differs is what is still to be drawn."""
    if table.game.id == "jackal-high":
        return rebuilt(table)
    other = other_world(table, seat, seed)
    return None if other is None or other.playing_state().view() == table.playing_state().view() else other


def same_moves(one: Table, other: Table, eyes: int) -> Iterator[tuple[tuple[int, str | None], tuple[int, str | None]]]:
    """Moves of another seat that look alike in both worlds: one that all see, or any where all choose in secret."""
    if one.acting == (eyes,):
        yield ((eyes + 1) % 3, None), ((eyes + 1) % 3, None)
    for seat in one.acting:
        legal = [table.playing_state().legal(seat) for table in (one, other)]
        if seat != eyes and len(one.acting) > 1:
            yield (seat, legal[0][0]), (seat, legal[1][-1])
        for move in sorted(set(legal[0]) & set(legal[1])) if seat != eyes and len(one.acting) == 1 else ():
            after = [table.playing_state().copy() for table in (one, other)]
            for state in after:
                state.play(move, seat)
            if CHANCE not in (after[0].actor, after[1].actor) and visible(after[0], eyes) == visible(after[1], eyes):
                yield (seat, move), (seat, move)


@pytest.fixture(scope="module")
def streams(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Streams]:
    folder = tmp_path_factory.mktemp("worlds")
    worlds, key = run(make_worlds(folder))
    with running(folder, bot_pace=PACE) as server:
        yield server, worlds, key


def cookie(key: bytes, seat: int) -> dict[str, str]:
    return {} if seat == WATCHER else {"Cookie": f"{COOKIE}={cookie_value(key, f'g{seat}', 'browser')}"}


def look_at(server: Running, key: bytes, table: str, seat: int) -> Any:
    address = f"{server.url.replace('http', 'ws')}api/tables/{table}/socket?protocol=1"
    return connect(address, additional_headers=cookie(key, seat), compression=None, proxy=None)


async def send(socket: Any, *messages: m.FromClient) -> None:
    for message in messages:
        await socket.send(msgspec.json.encode(message).decode())


async def until(socket: Any, words: str) -> list[str]:
    got: list[str] = []
    while not got or words not in got[-1]:
        got.append(str(await asyncio.wait_for(socket.recv(), PATIENCE)))
    return got


async def stream(server: Running, key: bytes, world: World, seat: int) -> bytes:
    """All the bytes that somebody gets who looks, asks, errs, talks, sees another come, talk and move, looks again."""
    table, mine = world.id, max(seat, 0)
    async with look_at(server, key, table, seat) as socket:
        got = await until(socket, '"type":"state"')
        state = msgspec.json.decode(got[-1], type=m.StateChanged)
        await send(
            socket,
            m.Resync(after=0),
            m.Resync(after=3),
            *(
                m.MakeMove(id=f"a{i}", seat=mine, ply=state.ply, move=text)
                for i, text in enumerate(("take", "pass", "for 8", "8x2", "12", "3 on 9", "nonsense", ""))
                if text not in state.eyes[0].legal
            ),
            m.MakeMove(id="b", seat=(mine + 1) % 3, ply=state.ply, move="pass"),
            m.MakeMove(id="c", seat=mine, ply=state.ply + 1, move="pass"),
            m.AskHint(seat=mine),
            m.AskHint(seat=(mine + 1) % 3),
            m.AskWhy(id="d", seat=mine, move="8x2"),
            m.AskWhy(id="e", seat=(mine + 1) % 3, move="take"),
            m.AskTakeBack(seat=(mine + 1) % 3),
            m.SayChat(text="hello"),
            m.React(reaction="laugh"),
            m.CastVote(seat=7, yes=True),
            m.CastVote(seat=(mine + 1) % 3, yes=False),
            m.Ping(n=828),
        )
        got += await until(socket, '"type":"pong"')
        async with look_at(server, key, table, world.seat) as other:
            got += await until(socket, '"type":"table"')
            await send(other, m.SayChat(text="hello"), m.React(reaction="wow"))
            got += await until(socket, '"reaction":"wow"')
            if world.move is not None:
                await send(other, m.MakeMove(id="o", seat=world.seat, ply=state.ply, move=world.move))
                got += await until(socket, '"type":"state"')
        got += await until(socket, '"type":"table"')
        await send(socket, m.Resync(after=0), m.Ping(n=829))
        got += await until(socket, '"type":"pong"')
    async with httpx.AsyncClient(base_url=server.url, headers=cookie(key, seat), trust_env=False) as http:
        for path in ("", "/record", f"/record?seat={mine}", "/replay", f"/replay?seat={mine}", "/replay?seat=open",
                     "/fairness", "/analysis"):  # fmt: skip
            answer = await http.get(f"api/tables/{table}{path}")
            got.append(f"{answer.status_code} {answer.text}")
    return "\n".join(got).encode()


def timeless(sent: bytes, table: str) -> bytes:
    """Without what differs by right: the table's name, its commitment and seals, and the time."""
    plain = sent.replace(table.encode(), b"TABLE")
    plain = re.sub(rb'("commit":"|commit: |seals: )[0-9a-f,]{64,}', b"COMMIT", plain)
    return re.sub(rb'"(now|at|n|vote_from)":[0-9.e+]+', b"", plain)


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_send_the_same_stream(streams: Streams, game: str) -> None:
    server, worlds, key = streams

    async def compare(seat: int, asked: bool, *pair: World) -> None:
        first, second = [timeless(await stream(server, key, world, seat), world.id) for world in pair]
        assert first == second
        for kind in (b"hello", b"state", b"table", b"refused", b"chat", b"reaction", *([b"hint"] if asked else ())):
            assert b'"type":"%b"' % kind in first

    found = [(seat, asked) for name, seat, asked in worlds if name == game]
    assert len({seat for seat, _ in found}) == 3 and any(asked for _, asked in found)
    for seat, asked in found:
        run(compare(seat, asked, *worlds[game, seat, asked]))


def test_a_bot_answers_after_whole_paces_however_long_it_thought(streams: Streams) -> None:
    for thought in (0.0, 0.001, 0.05, 0.0999):
        assert thought + rest_of(PACE, thought) == pytest.approx(PACE)
    assert 0.13 + rest_of(PACE, 0.13) == pytest.approx(2 * PACE)
    server, *_ = streams

    async def play() -> list[Entry]:
        async with people(server.url, "Vera") as (vera,):
            table = await table_of([vera], "eight28", 3)
            async with vera.sit_at(table.id) as chair:
                await play_on(chair, random.Random(1), most=3)
            async with opened(Settings(data=str(server.folder))) as store:
                return await store.entries(table.id)

    entries = run(play())
    waits = [entry.at - before.at for before, entry in pairwise(entries) if entry.by.startswith("bot:")]
    assert waits and min(waits) > PACE - CLOCK
