"""``igroteka serve --processes``: several processes behind one port, on a real PostgreSQL."""

import asyncio
import random
import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from zlib import crc32

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from igroteka import protocol as m
from igroteka.client import House
from igroteka.server.run import check
from igroteka.server.settings import Settings, SettingsError
from tests.server.running import (
    PATIENCE,
    Load,
    Postgres,
    Running,
    check_acknowledged,
    people,
    play_on,
    run,
    running,
    table_of,
)

COUNT = 2


@pytest.fixture(scope="module")
def house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house"), database=postgres.url, clock_grace=0, processes=COUNT) as server:
        yield server
        there = workers(server)
        assert len(there) == COUNT and server.stop() == 0
        assert not any(process.is_running() for process in there)


def workers(server: Running) -> list[psutil.Process]:
    assert server.process is not None
    return psutil.Process(server.process.pid).children()  # type: ignore[no-any-return]


def wait(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.05)


def another_than(house: Running, before: set[int]) -> None:
    """Until the house has a process in place of one that it had."""
    wait(lambda: len({process.pid for process in workers(house)} - before) == 1)


def counted(server: Running, name: str) -> dict[str, float]:
    """What each process counts."""
    text = httpx.get(f"{server.url}metrics", trust_env=False, timeout=PATIENCE).text
    return {number: float(value) for number, value in re.findall(rf'^{name}{{process="(\d)"}} (\S+)$', text, re.M)}


def test_who_sits_at_a_table_is_at_the_process_of_the_table(house: Running) -> None:
    """And so is everybody else there, whichever process took his connection in."""

    async def play() -> None:
        async with people(house.url, "Vera", "Oleg") as (vera, oleg):
            tables = [await table_of([vera, oleg], "my-number", 3) for _ in range(6)]
            chairs = [who.sit_at(table.id) for table in tables for who in (vera, oleg)]
            for chair in chairs:
                await chair.__aenter__()
            there = await asyncio.to_thread(counted, house, "igroteka_sockets")
            wanted = {str(number): 0.0 for number in range(COUNT)}
            for table in tables:
                wanted[str(crc32(table.id.encode()) % COUNT)] += 2
            assert there == wanted
            for chair in chairs:
                await chair.__aexit__(None, None, None)

    run(play())


def test_a_game_is_played_and_talked_through_whichever_process_answers(house: Running, postgres: Postgres) -> None:
    async def play() -> dict[str, list[str]]:
        async with people(house.url, "Vera", "Oleg") as (vera, oleg):
            table = await table_of([vera, oleg], "my-number", 3)
            for _ in range(8):  # the table is known to all processes
                async with House(house.url, cookie=vera.cookie) as twin:
                    assert (await twin.table(table.id)).status == "playing"
            async with vera.sit_at(table.id) as a, oleg.sit_at(table.id) as b:
                done = await asyncio.gather(play_on(a, random.Random(1)), play_on(b, random.Random(2)))
                assert a.state and b.state and a.state.over and a.state.scores == b.state.scores
                await a.say(m.SayChat(text="well played"))
                assert (await b.until(m.Chat)).line.text == "well played"
                for number in range(8):  # over HTTP any process may answer, and knows what has just happened
                    async with House(house.url, cookie=vera.cookie) as twin:
                        assert (await twin.table(table.id)).status == "over", number
            return {table.id: [*done[0], *done[1]]}

    run(check_acknowledged(Settings(database=postgres.url).database_url, run(play())))


def test_a_process_that_is_killed_is_started_again_and_nobody_loses_a_move(house: Running, postgres: Postgres) -> None:
    async def play() -> dict[str, list[str]]:
        async with people(house.url, "Vera", "Oleg", "Anna", "Petya") as houses, Load(*houses) as load:
            for number in range(COUNT):
                await load.more(30)
                before = {process.pid for process in workers(house)}
                sorted(workers(house), key=lambda process: process.pid)[number].send_signal(signal.SIGKILL)
                await asyncio.to_thread(another_than, house, before)
                await load.more(30)
        assert all(chair.state is not None and chair.state.over for chair in load.chairs.values())
        return load.acknowledged

    run(check_acknowledged(Settings(database=postgres.url).database_url, run(play())))
    wait(lambda: set(counted(house, "igroteka_sockets")) == set(map(str, range(COUNT))))


def test_they_end_when_nobody_looks_after_them_any_more(house: Running) -> None:
    there = workers(house)
    house.kill()
    gone, left = psutil.wait_procs(there, timeout=PATIENCE)
    assert len(gone) == COUNT and not left
    house.start()


def test_one_file_is_for_one_process(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="several share a PostgreSQL"):
        check(Settings(data=str(tmp_path), processes=2))
