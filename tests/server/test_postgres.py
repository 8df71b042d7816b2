"""Several processes on one PostgreSQL: a real one, private to the tests."""

import asyncio
import contextlib
import itertools
import random
import sqlite3
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from igroteka import protocol as m
from igroteka.client import Chair, ClientError, House
from igroteka.server import admin
from igroteka.server.service import Service
from igroteka.server.settings import Settings
from igroteka.server.store import Store
from igroteka.server.store.schema import metadata, tables
from tests.server.running import (
    PATIENCE,
    Load,
    Postgres,
    Running,
    check_acknowledged,
    check_log,
    execute,
    later,
    move_mark,
    people,
    play_on,
    run,
    running,
    table_of,
)
from tests.server.test_table import begun
from tests.server.test_turns import Receiver, play_until_asked, slow_table, webhook


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two processes; who kills one starts it again."""
    folder = tmp_path_factory.mktemp("two")
    with (
        running(folder / "a", database=postgres.url, clock_grace=0, private_webhooks=True) as one,
        running(folder / "b", database=postgres.url, clock_grace=0, private_webhooks=True) as other,
    ):
        yield one, other


async def check(url: str, acknowledged: dict[str, list[str]]) -> None:
    await check_acknowledged(Settings(database=url).database_url, acknowledged)


def test_players_of_one_table_at_two_processes_see_the_same_game(
    postgres: Postgres, two: tuple[Running, Running]
) -> None:
    async def play() -> dict[str, list[str]]:
        one, other = two
        async with people(one.url, "Vera") as (vera,), people(other.url, "Oleg") as (oleg,):
            table = await opened(vera, oleg, "my-number")
            async with vera.sit_at(table.id) as a, oleg.sit_at(table.id) as b:
                done = await asyncio.gather(play_on(a, random.Random(1)), play_on(b, random.Random(2)))
                assert a.state and b.state and a.state.scores == b.state.scores and a.state.over
                await a.say(m.SayChat(text="well played"))
                assert (await b.until(m.Chat)).line.text == "well played"
            return {table.id: [*done[0], *done[1]]}

    run(check(postgres.url, run(play())))


def test_a_byte_that_postgresql_cannot_look_for_is_refused_and_no_error(two: tuple[Running, Running]) -> None:
    one, _ = two
    with httpx.Client(base_url=one.url, headers={"X-Igroteka": "1"}, trust_env=False) as http:
        http.put("api/me", json={"name": "Vera"})
        table = http.post("api/tables", json={"game": "eight28"}).json()["id"]
        for path in (
            "api/tables/%00",
            "api/tables/a%00b/replay",
            "api/players/%00",
            f"api/tables/{table}/seats?invitation=%00",
        ):
            assert http.get(path).status_code == 400, path
        for path, body in (
            ("api/me/claim", {"code": "a\0b"}), (f"api/tables/{table}/sit", {"invitation": "\0"}),
            (f"api/tables/{table}/invite", {"guest": "\0"}),
        ):  # fmt: skip
            assert http.post(path, json=body).status_code in (400, 404, 409), path
        assert http.get(f"api/tables/{table}").status_code == 200
    check_log(one.log())


def test_people_at_two_processes_meet_at_one_table_and_know_that_the_other_is_here(
    two: tuple[Running, Running],
) -> None:
    async def play() -> None:
        one, other = two
        async with people(one.url, "Vera", "Anna") as (vera, anna), people(other.url, "Oleg", "Petya") as (oleg, petya):
            for game in ("eight28", "my-number", "jackal-high", "twelve-days"):
                form = m.MeetForm(game=game)
                met = await asyncio.gather(
                    *(house.ask("POST", "api/meet", m.TableInfo, form) for house in (vera, oleg, anna, petya))
                )
                sizes = sorted(sum(info.id == table.id for info in met) for table in met)
                seats = len(met[0].seats)
                assert sizes == ([4] * 4 if seats >= 4 else [1, 3, 3, 3]), (game, seats, [info.id for info in met])
            table = await opened(vera, oleg, "my-number")
            async with vera.sit_at(table.id) as a, oleg.sit_at(table.id) as b:
                await asyncio.gather(play_on(a, random.Random(1)), play_on(b, random.Random(2)))
            async with asyncio.timeout(PATIENCE):
                while not any(friend.name == "Oleg" and friend.here for friend in (await vera.home()).friends):
                    await asyncio.sleep(0.1)

    run(play())


async def opened(vera: Any, oleg: Any, game: str) -> m.TableInfo:
    """A table that the one opens and the other sits down at, through his own process."""
    seats = [m.SeatForm(mine=True), m.SeatForm(), m.SeatForm(kind="bot", level="novice")]
    table = await vera.open_table(m.TableForm(game=game, options={"players": 3}, seats=seats, level="novice"))
    await oleg.sit(table.id)
    return await vera.start(table.id)  # type: ignore[no-any-return]


def test_of_two_moves_racing_for_one_ply_one_wins(postgres: Postgres, two: tuple[Running, Running]) -> None:
    """The same guest at both processes at once: every ply is taken by one of them."""

    async def race() -> tuple[str, list[str]]:
        one, other = two
        async with people(one.url, "Vera") as (vera,), House(other.url, cookie=vera.cookie) as twin:
            seats = [m.SeatForm(mine=True, name=name) for name in ("A", "B", "C")]
            form = m.TableForm(game="eight28", options={"players": 3}, seats=seats, start=True)
            table = await vera.open_table(form)
            rng, done = random.Random(1), []
            async with vera.sit_at(table.id) as a, twin.sit_at(table.id) as b:
                while not (state := await later(a, lambda state: bool(state.acting) or state.over)).over:
                    await later(b, lambda other, ply=state.ply: other.ply >= ply)  # type: ignore[misc]
                    (seat,) = state.acting
                    moves = [rng.choice(chair.eyes(seat).legal) for chair in (a, b)]
                    ids = [f"{n}-{state.ply}{move_mark(seat, text)}" for n, text in enumerate(moves)]
                    wishes = [a.move(seat, moves[0], ids[0]), b.move(seat, moves[1], ids[1])]
                    answers = await asyncio.gather(*wishes, return_exceptions=True)
                    lost = [answer for answer in answers if isinstance(answer, ClientError)]
                    assert [error.key for error in lost] in (["move-stale"], ["move-over"])
                    done += [id for id, answer in zip(ids, answers, strict=True) if isinstance(answer, m.Ack)]
                    await later(a, lambda other, ply=state.ply: other.ply > ply)  # type: ignore[misc]
                await later(b, lambda other: other.over)
                assert a.state and b.state and a.state.scores == b.state.scores
            return table.id, done

    table_id, ids = run(race())
    run(check(postgres.url, {table_id: ids}))


def test_a_cut_listen_connection_comes_back(postgres: Postgres, two: tuple[Running, Running]) -> None:
    async def play() -> dict[str, list[str]]:
        one, other = two
        done: tuple[list[str], list[str]] = [], []
        async with people(one.url, "Vera") as (vera,), people(other.url, "Oleg") as (oleg,):
            table = await opened(vera, oleg, "eight28")
            async with vera.sit_at(table.id) as a, oleg.sit_at(table.id) as b, oleg.sit_at(table.id) as ear:
                playing = asyncio.gather(
                    play_on(a, random.Random(1), done=done[0]), play_on(b, random.Random(2), done=done[1])
                )
                while not (done[0] and done[1]):
                    await asyncio.sleep(0.01)
                assert await execute(postgres.url, CUT)
                await a.say(m.SayChat(text="can you hear me?"))  # not yet, but it is not lost
                await opened(vera, oleg, "eight28")  # who sat down is read in the log before the start is refused
                assert (await ear.until(m.Chat)).line.text == "can you hear me?"
                await playing
                assert a.state and b.state and a.state.over and a.state.scores == b.state.scores
                await a.say(m.SayChat(text="and now?"))
                assert (await ear.until(m.Chat)).line.text == "and now?"
            return {table.id: [*done[0], *done[1]]}

    run(check(postgres.url, run(play())))


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"


def test_postgres_restarts_under_load_and_nothing_acknowledged_is_lost(
    postgres: Postgres, two: tuple[Running, Running]
) -> None:
    if postgres.server is None:
        pytest.skip("a PostgreSQL that is not ours is not restarted")

    async def play() -> dict[str, list[str]]:
        one, other = two
        async with people(one.url, "A", "B") as here, people(other.url, "C", "D") as there, Load(*here, *there) as load:
            for _ in range(2):
                await load.more()
                await asyncio.to_thread(postgres.restart, *two)
            await load.more()
        return load.acknowledged

    run(check(postgres.url, run(play())))


def test_a_killed_process_is_taken_over_by_the_other_exactly_once(
    postgres: Postgres, two: tuple[Running, Running]
) -> None:
    async def play() -> dict[str, list[str]]:
        one, other = two
        async with people(one.url, "Vera") as (vera,), people(other.url, "Oleg") as (oleg,):
            table = await opened(vera, oleg, "eight28")
            async with vera.sit_at(table.id) as a, oleg.sit_at(table.id) as b:
                playing = asyncio.create_task(play_on(a, random.Random(1), most=5))
                other_playing = asyncio.create_task(play_on(b, random.Random(2)))
                done = await playing
                await asyncio.to_thread(one.kill)
                vera.url = other.url
                vera.http.base_url = other.url  # Vera's browser finds the process that is left
                done += await play_on(a, random.Random(3))
                assert a.state and a.state.over
                return {table.id: [*done, *await other_playing]}

    run(check(postgres.url, run(play())))
    two[0].start()


def test_the_clocks_of_a_killed_process_are_minded_by_the_others_exactly_once(
    postgres: Postgres, two: tuple[Running, Running], tmp_path: Path
) -> None:
    with running(tmp_path, database=postgres.url) as one:

        async def leave_a_clock_behind() -> str:
            async with people(one.url, "Vera") as (vera,):
                table = await table_of([vera], "eight28", 3, clock=m.ClockChoice(kind="fast"))
                async with vera.sit_at(table.id) as chair:
                    await later(chair, lambda state: bool(state.deadlines))
                return table.id

        async def a_minute_passes(table_id: str) -> None:
            await execute(postgres.url, "UPDATE moves SET at = at - 60 WHERE table_id = $1", table_id)
            await execute(postgres.url, "UPDATE tables SET due = due - 60 WHERE id = $1", table_id)

        async def log_of(table_id: str) -> list[Any]:
            store = Store(Settings(database=postgres.url).database_url, "test")
            while (await store.table(table_id)).status != "over":  # the bots play for her to the end
                await asyncio.sleep(0.2)
            entries = await store.entries(table_id)
            await store.dispose()
            return entries

        table_id = run(leave_a_clock_behind())
        one.kill()
        run(a_minute_passes(table_id))
        entries = run(log_of(table_id))
        assert [entry.number for entry in entries] == list(range(len(entries)))
        assert [(entry.seat, entry.text) for entry in entries if entry.kind == "away"] == [(0, "clock")]


def test_a_server_moves_from_sqlite_to_postgres_and_back_by_its_backup(postgres: Postgres, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    with contextlib.closing(sqlite3.connect(old)) as file:
        file.executescript(Path(__file__).with_name("old").joinpath("v0001.sql").read_text(encoding="utf-8"))

    async def move() -> None:
        name = f"moved_{uuid.uuid4().hex[:8]}"
        await execute(postgres.url, f"CREATE DATABASE {name}")
        there = sa.engine.make_url(postgres.url).set(database=name).render_as_string(hide_password=False)
        stores = [
            Store(Settings(database=url).database_url, "test")
            for url in (f"sqlite:///{old}", there, f"sqlite:///{tmp_path / 'new.sqlite'}")
        ]
        for store in stores:
            await store.migrate()
        for before, after in itertools.pairwise(stores):
            await admin.back_up(before, tmp_path / "backup.gz", "en")
            await admin.restore(after, tmp_path / "backup.gz", "en")
        for table in metadata.sorted_tables:
            kept = [sorted(map(repr, map(dict, await store.rows(sa.select(table))))) for store in stores]
            assert kept[0] == kept[1] == kept[2]
        ids = [row["id"] for row in await stores[0].rows(sa.select(tables.c.id))]
        assert len(ids) == 2
        for id in ids:
            first, second, third = [(await store.table(id)).actions for store in stores]
            assert first and first == second == third
        for store in stores:
            await store.dispose()

    run(move())


def test_migrations_make_the_schema_that_the_code_expects(postgres: Postgres, tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def compare(url: str) -> list[Any]:
        store = Store(Settings(database=url).database_url, "test")
        await store.migrate()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
        await store.dispose()
        return list(found)

    for url in (postgres.url, f"sqlite:///{tmp_path / 'x.sqlite'}"):
        assert run(compare(url)) == []


def test_two_processes_may_migrate_an_empty_database_at_once(postgres: Postgres) -> None:
    async def race() -> None:
        name = f"empty_{uuid.uuid4().hex[:8]}"
        await execute(postgres.url, f"CREATE DATABASE {name}")
        url = sa.engine.make_url(postgres.url).set(database=name).render_as_string(hide_password=False)
        stores = [Store(Settings(database=url).database_url, f"p{i}") for i in range(3)]
        await asyncio.gather(*(store.migrate() for store in stores))
        for store in stores:
            await store.dispose()

    run(race())


def test_who_is_absent_is_told_of_his_turn_by_one_process(two: tuple[Running, Running]) -> None:
    async def play() -> None:
        one, other = two
        async with (
            people(one.url, "Vera", "Oleg") as (vera, oleg),
            House(other.url) as stranger,
            Receiver() as receiver,
        ):
            await webhook(oleg, receiver.url)
            table = await slow_table(vera, oleg)
            async with stranger.sit_at(table.id) as watcher:
                await play_until_asked(vera, table, 1)
                await later(watcher, lambda state: state.acting == [1])
                await receiver.until(1)
                await asyncio.sleep(0.3)
            assert len(receiver.got) == 1

    run(play())


def test_who_is_at_another_process_is_seen_to_come_and_go(two: tuple[Running, Running]) -> None:
    async def look() -> None:
        one, other = two
        async with people(one.url, "Vera") as (vera,), people(other.url, "Oleg") as (oleg,):
            table = await opened(vera, oleg, "eight28")
            async with vera.sit_at(table.id) as chair, House(other.url) as stranger:
                async with oleg.sit_at(table.id), stranger.sit_at(table.id):
                    await until_told(chair, lambda info: info.seats[1].online and info.watchers == 1)
                await until_told(chair, lambda info: not info.seats[1].online and info.watchers == 0)

    run(look())


def test_who_is_at_another_process_is_there_for_as_long_as_that_process_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr("igroteka.server.neighbours.time.monotonic", lambda: clock[0])

    async def pass_time() -> None:
        service = Service(Settings(data=str(tmp_path)))
        room = service.rooms.furnish(begun())
        for at, guests in ((2.0, ["g1"]), (1.0, ["g1", "g2"])):  # the second was sent first
            notice = {"process": "b", "table": "t", "kind": "presence", "guests": guests, "watchers": 2, "at": at}
            service.rooms.heard(notice)
        for _ in range(5):
            clock[0] += 10.0
            service.rooms.heard({"process": "b", "table": "", "kind": "alive"})
            service.keeper.forget_idle()
            assert room.presence.online() == {"g1"} and room.presence.watchers(room.table) == 2
        clock[0] += 20.0
        service.keeper.forget_idle()
        assert room.presence.online() == set() and room.presence.watchers(room.table) == 0

    run(pass_time())


async def until_told(chair: Chair, wanted: Callable[[m.TableInfo], bool]) -> None:
    while not (chair.info and wanted(chair.info)):
        await chair.until(m.TableChanged)


def test_a_refusal_reaches_the_guest_whose_seat_another_took(postgres: Postgres, two: tuple[Running, Running]) -> None:
    async def race() -> None:
        one, other = two
        async with people(one.url, "Vera", "Oleg") as (vera, oleg), people(other.url, "Katya") as (katya,):
            table = await vera.open_table(m.TableForm(game="eight28", options={"players": 3}))
            answers = await asyncio.gather(oleg.sit(table.id, 1), katya.sit(table.id, 1), return_exceptions=True)
            assert sorted(isinstance(answer, ClientError) for answer in answers) == [False, True]

    run(race())
