"""The log is the truth: whatever was acknowledged is there after the server was killed."""

import asyncio
import contextlib
import random
import time
from pathlib import Path

from igroteka.client import Chair
from igroteka.server.settings import Settings
from igroteka.server.store import Store
from tests.server.running import Running, check_acknowledged, people, play_on, played_alone, run, running, table_of

TABLES = 8
KILLS = 4
RESYNC_SECONDS = 12.0


def test_killed_again_and_again_it_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        acknowledged = run(load_and_kill(server))
    run(check_acknowledged(Settings(data=str(tmp_path)).database_url, acknowledged))


async def load_and_kill(server: Running) -> dict[str, list[str]]:
    """Games at many tables while the server dies and comes back; the ids acknowledged at each table."""
    acknowledged: dict[str, list[str]] = {}
    async with people(server.url, *(f"P{i}" for i in range(TABLES))) as houses, contextlib.AsyncExitStack() as stack:
        chairs, players = [], []
        for i, house in enumerate(houses):
            table = await table_of([house], "eight28" if i % 2 else "my-number", 3)
            chair = await stack.enter_async_context(house.sit_at(table.id))
            chairs.append(chair)
            acknowledged[table.id] = []
            players.append(asyncio.create_task(keep_playing(chair, random.Random(i), acknowledged[table.id])))
        for _ in range(KILLS):
            await asyncio.sleep(1.0)
            before = [chair.reconnections for chair in chairs]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            ready = time.monotonic()
            while any(chair.reconnections == old for chair, old in zip(chairs, before, strict=True)):
                assert time.monotonic() - ready < RESYNC_SECONDS, "A client has not come back by itself."
                await asyncio.sleep(0.05)
        await asyncio.gather(*players)
        assert all(chair.state is not None and chair.state.over for chair in chairs)
    return acknowledged


async def keep_playing(chair: Chair, rng: random.Random, done: list[str]) -> None:
    done += await play_on(chair, rng)


def test_a_server_that_is_told_to_stop_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    from igroteka.server import messages as m

    with running(tmp_path) as server:

        async def play() -> int:
            async with people(server.url, "Vera") as (house,):
                table = await table_of([house], "eight28", 3)
                async with house.sit_at(table.id) as chair:
                    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                    assert (await chair.until(m.Closing)).again_in > 0
                    return await stopping

        assert run(play()) == 0
        assert "Traceback" not in server.log()


def test_a_backup_is_restored_whole_into_an_empty_database(tmp_path: Path) -> None:
    from igroteka.server import admin

    with running(tmp_path / "one") as server:
        table_id = run(played_alone(server.url, "Vera"))

    async def copy() -> None:
        stores = [Store(Settings(data=str(tmp_path / name)).database_url, "test") for name in ("one", "two")]
        await stores[1].migrate()
        await admin.back_up(stores[0], tmp_path / "backup.gz", "en")
        await admin.restore(stores[1], tmp_path / "backup.gz", "ru")
        one, two = [await store.table(table_id) for store in stores]
        assert one.actions == two.actions and one.secret == two.secret
        for store in stores:
            await store.engine.dispose()

    run(copy())
