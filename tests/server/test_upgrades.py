"""A house goes on with the next version, and can go back to the one before.

``old`` has a database of every schema and a record of every version of the rules, each written by a server of its time
(``sampling.py``): a game that is over and one in the middle, an invitation, a deal of the day, somebody blocked and
reported, a bot of somebody's own, a standing order, a phone that is to be rung, as far as there was such a thing.
"""

import contextlib
import random
import sqlite3
from pathlib import Path

import pytest

import igroteka
from igroteka import protocol as m
from igroteka.client import House
from igroteka.server.run import bring_up_to_date
from igroteka.server.settings import Settings
from igroteka.server.store.former import keep_former
from igroteka.server.store.migrating import NEWEST
from igroteka.table.verifying import verify
from tests.server.running import GAMES, later, play_on, run, running

OLD = Path(__file__).with_name("old")
SAMPLES = sorted(file.stem.removeprefix("v") for file in OLD.glob("v*.sql"))
RECORDS = sorted(file.stem for file in OLD.glob("*.txt"))
*_, BEFORE, NOW = SAMPLES


def laid(version: str, folder: Path) -> str:
    """One of those databases becomes that of a house; the cookie of who played there."""
    with contextlib.closing(sqlite3.connect(folder / "igroteka.sqlite")) as old:
        old.executescript((OLD / f"v{version}.sql").read_text(encoding="utf-8"))
        (cookie,) = old.execute("SELECT value FROM facts WHERE name = 'cookie of vera'").fetchone()
    return str(cookie)


def told(file: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        return list(database.iterdump())


def shared(table: m.TableInfo) -> bool:
    """Do several people sit there?"""
    return sum(seat.guest is not None for seat in table.seats) > 1


async def look_back_and_play_on(url: str, cookie: str) -> None:
    """The finished game is there with its shuffles, the other one comes to its end."""
    async with House(url, cookie=cookie) as vera:
        home = await vera.home()
        (over,) = home.finished
        (going,) = (table for table in home.running if table.status == "playing" and not shared(table))
        assert all(check.holds for check in verify(await vera.record(over.id)))
        async with vera.sit_at(going.id) as chair:
            await play_on(chair, random.Random(2))
            assert chair.state is not None and chair.state.over


def test_there_is_a_database_of_every_schema() -> None:
    assert [f"{number:04}" for number in range(1, int(NEWEST) + 1)] == SAMPLES, "python -m tests.server.sampling"


def test_there_is_a_record_of_every_version_of_every_game() -> None:
    games = {id: igroteka.games()[id].version for id in GAMES}
    assert sorted(f"{id}-{number}" for id, newest in games.items() for number in range(1, newest + 1)) == RECORDS


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_any_version_is_read_and_borne_out_or_refused_by_its_version(name: str) -> None:
    id, _, version = name.rpartition("-")
    text = (OLD / f"{name}.txt").read_text(encoding="utf-8")
    if int(version) < igroteka.games()[id].version:
        with pytest.raises(igroteka.RecordError, match=f"version {version}"):
            igroteka.GameRecord.read(text)
    else:
        assert igroteka.GameRecord.read(text).text() == text
        assert all(check.holds for check in verify(text))


@pytest.mark.parametrize("version", SAMPLES)
def test_what_any_version_kept_is_brought_up_to_date_and_goes_on(version: str, tmp_path: Path) -> None:
    cookie = laid(version, tmp_path)
    with running(tmp_path) as server:
        run(look_back_and_play_on(server.url, cookie))
    kept = tmp_path / f"igroteka.sqlite.{version}"
    assert (str(kept) in server.log()) == kept.exists() == (version != NOW)


def test_bots_of_ones_own_standing_orders_and_phones_are_kept(tmp_path: Path) -> None:
    """Of the two at that table one has ordered, and the other one is asked."""
    laid(NOW, tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / "igroteka.sqlite")) as database:
        cookies = dict(database.execute("SELECT name, value FROM facts WHERE name LIKE 'cookie of %'"))
        phones = [id for (id,) in database.execute("SELECT device FROM rings WHERE due IS NOT NULL")]

    async def orders(url: str, cookie: str) -> list[str | None]:
        async with House(url, cookie=cookie) as guest:
            (table,) = (table for table in (await guest.home()).running if shared(table))
            async with guest.sit_at(table.id) as chair:
                return [(await later(chair, lambda state: bool(state.eyes))).eyes[0].order]

    async def bots(url: str, cookie: str) -> list[str]:
        async with House(url, cookie=cookie) as guest:
            return [bot.name for bot in (await guest.ask("GET", "api/me/bots", m.BotList)).bots]

    async def device(url: str, cookie: str, id: str) -> m.RungDevice:
        async with House(url, cookie=cookie) as guest:
            return await guest.ask("GET", f"api/me/devices/{id}", m.RungDevice)

    with running(tmp_path) as server:
        (phone,) = phones
        assert run(device(server.url, cookies["cookie of oleg"], phone)).rings == ["turns", "invitations"]
        found = [run(orders(server.url, cookie)) for cookie in cookies.values()]
        assert sorted(found, key=str) == [["no-more"], [None]]
        assert run(bots(server.url, cookies["cookie of vera"])) == ["Robo"]


def test_one_goes_back_with_the_copy_as_the_guide_for_hosts_says(tmp_path: Path) -> None:
    """The game that was played out after the upgrade is in its middle again, and goes on."""
    cookie = laid(BEFORE, tmp_path)
    file = tmp_path / "igroteka.sqlite"
    before = told(file)
    for _ in range(2):
        with running(tmp_path) as server:
            run(look_back_and_play_on(server.url, cookie))
        (tmp_path / f"igroteka.sqlite.{BEFORE}").replace(file)
        for beside in ("-wal", "-shm"):
            file.with_name(file.name + beside).unlink(missing_ok=True)
        assert told(file) == before


def test_what_is_migrated_is_kept_as_it_was_for_the_version_before(tmp_path: Path) -> None:
    file = tmp_path / "igroteka.sqlite"
    assert keep_former(file) is None  # a new house
    with contextlib.closing(sqlite3.connect(file)) as old:
        assert keep_former(file) is None  # an empty file
        old.executescript((OLD / "v0001.sql").read_text(encoding="utf-8"))
        written = list(old.iterdump())
    kept = keep_former(file)
    assert kept is not None and kept.stat().st_mode & 0o077 == 0
    bring_up_to_date(Settings(data=str(tmp_path)))
    assert keep_former(file) is None  # it is up to date
    with contextlib.closing(sqlite3.connect(kept)) as copy, contextlib.closing(sqlite3.connect(file)) as new:
        assert list(copy.iterdump()) == written
        assert new.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
