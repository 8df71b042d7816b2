"""The log is the truth: whatever was acknowledged is there after the server was killed."""

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from igroteka import protocol as m
from igroteka.client import ClientError
from igroteka.server import admin
from igroteka.server.service import Service
from igroteka.server.settings import Settings
from igroteka.server.store import Store
from igroteka.server.store.schema import moves, tables
from igroteka.table.clock import now
from tests.server.running import (
    Load,
    Running,
    check_acknowledged,
    people,
    play_on,
    played_alone,
    run,
    running,
    table_of,
)

PLAYERS = 8
KILLS = 4
RESYNC_SECONDS = 60.0


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("mortal")) as server:
        yield server


def test_killed_again_and_again_it_loses_nothing_and_repeats_nothing(mortal: Running) -> None:
    async def load_and_kill() -> dict[str, list[str]]:
        async with people(mortal.url, *(f"P{i}" for i in range(PLAYERS))) as houses, Load(*houses) as load:
            for _ in range(KILLS):
                await load.more()
                before = {chair: chair.reconnections for chair in load.chairs.values()}
                await asyncio.to_thread(mortal.kill)
                await asyncio.to_thread(mortal.start)
                await load.back(before, RESYNC_SECONDS)
            await load.more()
        return load.acknowledged

    run(check_acknowledged(Settings(data=str(mortal.folder)).database_url, run(load_and_kill())))


def test_a_server_that_is_told_to_stop_says_goodbye_and_ends_well(mortal: Running) -> None:
    async def play() -> int:
        async with people(mortal.url, "Vera") as (house,):
            table = await table_of([house], "eight28", 3)
            address = f"{mortal.url.replace('http', 'ws')}api/tables/{table.id}/socket?protocol=1"
            async with house.sit_at(table.id) as chair, connect(address, proxy=None) as socket:
                stopping = asyncio.create_task(asyncio.to_thread(mortal.stop))
                assert (await chair.until(m.Closing)).again_in > 0
                with pytest.raises((ClientError, httpx.HTTPError)):  # no new tables
                    await house.open_table(m.TableForm(game="eight28"))
                with contextlib.suppress(ConnectionClosed):
                    async for _ in socket:
                        pass
                assert socket.close_code == 1012  # a restart: come again
                return await stopping

    assert run(play()) == 0
    assert "Traceback" not in mortal.log()


def test_a_backup_of_a_server_that_runs_is_restored_whole_into_an_empty_database(
    server: Running, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"

    async def copy() -> None:
        stores = [Store(Settings(data=str(folder)).database_url, "test") for folder in (server.folder, tmp_path)]
        await stores[1].migrate()
        async with people(server.url, "Vera") as (house,):
            table = await table_of([house], "twelve-days", 3)
            async with house.sit_at(table.id) as chair:
                playing = asyncio.create_task(play_on(chair, random.Random(1)))
                await asyncio.sleep(0)
                await admin.back_up(stores[0], file, "en")
                await playing
        await admin.restore(stores[1], file, "ru")
        for id in (over, table.id):
            one, two = [await store.entries(id) for store in stores]
            assert two == (one if id == over else one[: len(two)])
            assert (await stores[1].table_row(id))["length"] == len(two) > 0  # row and log are of one moment
        for store in stores:
            await store.dispose()

    over = run(played_alone(server.url, "Vera"))
    run(copy())
    assert file.stat().st_mode & 0o077 == 0  # it holds the secrets of all games


def test_a_table_whose_log_is_broken_keeps_nobody_from_looking_after_the_others(tmp_path: Path) -> None:
    async def look() -> None:
        service = Service(Settings(data=str(tmp_path), clock_grace=0))
        await service.store.open()
        guest = m.Guest(id="g0", name="Vera", colour="teal")
        seats = [m.SeatForm(mine=True), *[m.SeatForm(kind="bot", level="novice")] * 2]
        form = m.TableForm(game="eight28", options={"players": 3}, seats=seats, clock=m.ClockChoice(kind="fast"))
        ids = [(await service.opening.open_table(guest, form)).table.id for _ in range(2)]
        for id in ids:
            await (await service.rooms.find(id)).act(lambda table: table.start("g0", True, now() - 60))
        service.rooms.in_use.clear()
        bad = sa.update(moves).where(moves.c.table_id == ids[0], moves.c.ply == 2).values(text="nonsense")
        due = sa.update(tables).values(due=1.0)
        for statement in (bad, due):
            await service.store.change(statement)
        await service.keeper.look_after_due()
        assert list(service.rooms.in_use) == [ids[1]]
        await service.close()

    run(look())
