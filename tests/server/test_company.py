"""Somebody to play with: friends by a link, whoever comes, people one has played with."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from igroteka import protocol as m
from igroteka.client import ClientError, House
from igroteka.server.network import home_urls, own_url
from igroteka.server.settings import Settings
from igroteka.table.errors import TableError
from igroteka.table.pieces import Sitter
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table
from tests.server.running import PATIENCE, Running, free_port, later, people, play_on, run, running, seated, table_of

EVERYWHERE = "0.0.0.0"  # noqa: S104
SOON = 1.0  # seconds until bots take the free seats of a table for whoever comes


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hurried"), patience=SOON) as server:
        yield server


def waiting(*places: Place, **terms: Any) -> Table:
    setting = Setting(game="eight28", options={"players": len(places)}, places=list(places), **terms)
    table = Table("t", "vera", b"secret", setting, opened=100.0)
    table.follow(table.sit("vera", Sitter("Vera", "red", "salt"), 0, None, 100.0))
    return table


def sit(table: Table, guest: str, token: str | None = None, seat: int | None = None) -> int:
    entries = table.sit(guest, Sitter(guest.title(), "blue", f"salt-of-{guest}"), seat, token, 101.0)
    table.follow(entries)
    assert entries[0].seat is not None
    return entries[0].seat


def refusal(table: Table, guest: str, token: str | None = None, seat: int | None = None) -> str:
    with pytest.raises(TableError) as refused:
        sit(table, guest, token, seat)
    return refused.value.key


OPEN, OLEG, FRIEND = Place(), Place("friend", "casual", "key-1", "Oleg"), Place("friend", "casual", "key-2")


def test_one_link_seats_one_friend_after_the_other() -> None:
    table = waiting(OPEN, OLEG, FRIEND)
    assert table.seats_for("oleg", "key-2") == [2, 1] and table.seats_for("oleg", "key-1") == [1, 2]
    assert sit(table, "oleg", "key-2") == 2
    assert sit(table, "katya", "key-2") == 1
    assert refusal(table, "petya", "key-2") == "table-full"


def test_a_bare_link_does_not_open_a_friends_seat_and_says_what_would() -> None:
    table = waiting(OPEN, OLEG, FRIEND)
    assert table.seats_for("petya", None) == table.seats_for("petya", "key-9") == []
    assert refusal(table, "petya") == refusal(table, "petya", "key-9") == "table-invited"
    assert refusal(table, "petya", seat=1) == "seat-friend"
    mixed = waiting(OPEN, FRIEND, OPEN)
    assert mixed.seats_for("petya", None) == [2] and mixed.seats_for("petya", "key-2") == [1, 2]


def test_a_friend_who_comes_late_takes_his_seat_from_the_bot() -> None:
    table = waiting(OPEN, OLEG, Place("bot"))
    table.follow(table.start("vera", True, 102.0))
    salts = table.salts
    assert table.seats_for("petya", None) == [] and refusal(table, "petya") == "table-playing"
    assert sit(table, "oleg", "key-1") == 1
    assert not table.chairs[1].bot and table.names[1] == "Oleg" and table.salts == salts
    assert [happening.what for happening in table.happenings] == ["started", "joined"]
    assert table.seats_for("katya", "key-1") == []


def test_a_rated_game_changes_no_hands() -> None:
    table = waiting(OPEN, OLEG, Place("bot"), rated=True)
    table.follow(table.start("vera", True, 102.0))
    assert table.seats_for("oleg", "key-1") == []


def test_a_table_for_whoever_comes_begins_when_it_is_full_or_when_nobody_else_comes() -> None:
    table = waiting(OPEN, OPEN, OPEN, patience=20.0)
    assert table.begins == table.due(100.0) == 120.0 and table.begin_if_due(119.9) == []
    sit(table, "oleg")
    table.follow(table.begin_if_due(120.0))
    assert [chair.bot for chair in table.chairs] == [False, False, True] and table.begins is None
    assert sit(table, "katya") == 2  # and takes over from the bot
    full = waiting(OPEN, OPEN, OPEN, patience=20.0)
    sit(full, "oleg")
    assert full.status == "waiting"
    sit(full, "katya")
    assert full.status == "playing" and full.salts == ("salt", "salt-of-oleg", "salt-of-katya")


async def meet(house: House, game: str) -> m.TableInfo:
    return await house.ask("POST", "api/meet", m.TableInfo, m.MeetForm(game=game))


def test_people_who_want_to_play_with_whoever_comes_meet_and_bots_fill_up(hurried: Running) -> None:
    async def play() -> None:
        async with people(hurried.url, "Vera", "Oleg", "Katya") as (vera, oleg, katya):
            tables = await asyncio.gather(meet(vera, "twelve-days"), meet(oleg, "twelve-days"))
            assert tables[0].id == tables[1].id and tables[0].whoever and tables[0].begins
            async with vera.sit_at(tables[0].id) as chair, oleg.sit_at(tables[0].id) as other:
                state = await later(chair, lambda state: bool(state.acting))
                assert chair.info is not None and sum(seat.level is not None for seat in chair.info.seats) >= 1
                listed = (await katya.home()).watchable
                assert any(info.id == tables[0].id and info.whoever for info in listed)
                joined = await meet(katya, "twelve-days")
                assert joined.id == tables[0].id
                (seat,) = (seat.seat for seat in joined.seats if seat.mine)
                state = await later(chair, lambda state: any(doing.what == "joined" for doing in state.doings))
                assert [doing.seat for doing in state.doings if doing.what == "joined"] == [seat]
                async with katya.sit_at(joined.id) as third:
                    await asyncio.gather(*(play_on(one, random.Random(1)) for one in (chair, other, third)))
                    assert third.state is not None and third.state.over
            assert (await meet(vera, "twelve-days")).id != tables[0].id

    run(play())


def test_nobody_is_led_to_a_table_that_all_have_left(hurried: Running) -> None:
    async def play() -> None:
        async with people(hurried.url, "Vera", "Oleg") as (vera, oleg):
            table = await meet(vera, "jackal-high")
            await vera.leave(table.id)
            assert (await meet(oleg, "jackal-high")).id != table.id

    run(play())


def test_whom_i_finished_a_game_with_i_see_and_may_invite(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg", "Petya") as (vera, oleg, petya):
            table = await table_of([vera, oleg], "my-number", 3)
            async with vera.sit_at(table.id) as a, oleg.sit_at(table.id) as b, petya.sit_at(table.id):
                await asyncio.gather(play_on(a, random.Random(1)), play_on(b, random.Random(2)))
            assert vera.guest and oleg.guest and petya.guest
            friends = await known(vera)
            assert [(one.id, one.name, one.here, one.table) for one in friends] == [(oleg.guest.id, "Oleg", True, None)]
            assert (await petya.home()).friends == []  # he watched
            seats = [m.SeatForm(mine=True), m.SeatForm(kind="friend"), m.SeatForm(kind="bot")]
            new = await vera.open_table(m.TableForm(game="eight28", options={"players": 3}, seats=seats))
            assert (await known(oleg))[0].table is None  # a table of hers that is not listed is told to nobody
            for stranger in (petya.guest.id, "nobody"):
                with pytest.raises(ClientError, match="finished a game"):
                    await invite(vera, new.id, stranger)
            with pytest.raises(ClientError):
                await invite(oleg, new.id, vera.guest.id)
            await invite(vera, new.id, oleg.guest.id)
            (invited,) = (await oleg.home()).invited
            assert (invited.table.id, invited.by) == (new.id, "Vera")
            assert (await petya.home()).invited == []
            await oleg.sit(new.id, invitation=invited.key)
            assert (await oleg.home()).invited == []
            listed = await oleg.open_table(m.TableForm(game="eight28", listed=True))
            assert (await known(vera))[0].table == listed.id

    run(play())


async def known(house: House) -> list[m.Friend]:
    """A result is counted a moment after the last message."""
    async with asyncio.timeout(PATIENCE):
        while not (friends := (await house.home()).friends):
            await asyncio.sleep(0.05)
    return friends


async def invite(house: House, table: str, guest: str) -> m.TableInfo:
    return await house.ask("POST", f"api/tables/{table}/invite", m.TableInfo, m.InviteForm(guest=guest))


def test_a_server_tells_where_phones_find_it_but_only_at_its_own_machine(server: Running) -> None:
    assert home_urls(Settings()) == []
    assert home_urls(Settings(host="192.168.1.5", base_path="games")) == ["http://192.168.1.5:8028/games/"]
    assert home_urls(Settings(public_url="https://games.example/", base_path="x")) == ["https://games.example/x/"]
    for host in (EVERYWHERE, "::"):
        assert not any(EVERYWHERE in url or "[::]" in url or "127." in url for url in home_urls(Settings(host=host)))
        assert own_url(Settings(host=host)) in ("http://127.0.0.1:8028/", "http://[::1]:8028/")
    asked = f"{server.url}api/addresses"
    assert httpx.get(asked, trust_env=False).json() == {"urls": []}  # it listens here alone


def test_a_server_for_the_whole_network_prints_addresses_that_lead_there(tmp_path: Path) -> None:
    for host, said, unsaid in (
        ("127.0.0.1", "--host 0.0.0.0", "find it at"),
        (EVERYWHERE, "http://127.0.0.1:", EVERYWHERE),
    ):
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(free_port()), "--data", str(tmp_path)]
        with subprocess.Popen([*command, "--host", host], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
            assert server.stdout is not None
            lines = []
            try:
                for line in server.stdout:  # until it says so, or has ended
                    if b"Compiling" in line:
                        break
                    lines.append(line)
                server.terminate()
                server.wait(PATIENCE)
            finally:
                server.kill()
        printed = b"".join(lines).decode()
        assert said in printed and unsaid not in printed


def test_a_shelf_tells_where_others_have_said_something(server: Running) -> None:
    async def work() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya") as (vera, oleg, _):
            assert vera.table_id not in (await vera.house.home()).said
            await oleg.say(m.SayChat(text="Hello"))
            line = (await vera.until(m.Chat)).line
            assert (await vera.house.home()).said == {vera.table_id: line.n}
            assert (await oleg.house.home()).said == {}

    run(work())
