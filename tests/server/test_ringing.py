"""Phones that ring: what is sent to a push service, when, and what a server that is killed still knows of it."""

import asyncio
import contextlib
import datetime
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import protocol as m
from igroteka.client import ClientError, House
from igroteka.server import web_push
from igroteka.server.ringing import MOST_DEVICES, awake, local
from igroteka.table import days
from tests.server.push_service import Browser, PushService, decoded, push_service, said
from tests.server.running import PATIENCE, Running, later, people, play_on, run, running, table_of
from tests.server.test_company import invite, known
from tests.server.test_turns import Receiver, move_until, play_until_asked, slow_table

SETTINGS: dict[str, Any] = {"private_webhooks": True, "clock_grace": 0, "public_url": "https://games.example"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("ringing"), **SETTINGS) as server:
        yield server


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


async def rings(house: House, browser: Browser, *kinds: m.RingKind, **wishes: Any) -> m.RungDevice:
    return await house.ask("PUT", "api/me/devices", m.RungDevice, browser.form(*kinds, **wishes))


async def got(service: PushService, browser: Browser, count: int) -> list[Any]:
    return await asyncio.to_thread(service.until, browser, count)


def kept(server: Running, phone: Browser, kind: m.RingKind) -> Any:
    """What is written down of a device."""
    with contextlib.closing(sqlite3.connect(server.folder / "igroteka.sqlite")) as database:
        of = "SELECT due, step FROM rings WHERE device = ? AND kind = ?"
        return database.execute(of, (phone.id, kind)).fetchone()


# --- what is sent -------------------------------------------------------------------------------


def test_a_message_is_byte_by_byte_that_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    sent = web_push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        web_push.key_from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert web_push.encoded(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_each_message_is_encrypted_anew() -> None:
    browser = Browser("https://push.example/1")
    form = browser.form("turns")
    one, other = (web_push.encrypted("Ваш ход".encode(), form.p256dh, form.auth) for _ in range(2))
    assert one[:86] != other[:86] and browser.read(one) == browser.read(other) == "Ваш ход".encode()


# --- when ---------------------------------------------------------------------------------------


def test_who_is_away_is_rung_once_for_each_turn(house: Running, service: PushService) -> None:
    async def play() -> None:
        async with people(house.url, "Vera", "Oleg") as (vera, oleg):
            phone = service.browser()
            device = await rings(oleg, phone, "turns")
            assert device.id == phone.id
            table = await slow_table(vera, oleg)
            await play_until_asked(vera, table, 1)
            (first,) = await got(service, phone, 1)
            told = phone.told(first)
            assert told["title"] == "Your turn" and told["link"] == f"t/{table.id}" and "Vera" in told["body"]
            assert told["device"] == device.id and told["kind"] == "turns"
            assert first.headers["urgency"] == "high" and first.claims["sub"] == "https://games.example"
            assert first.key == (await oleg.ask("GET", "api/push", m.PushKey)).key
            await look_in(vera, oleg, table)  # he is here: nothing rings while he is asked
            await play_until_asked(vera, table, 1)
            again = await got(service, phone, 2)
            assert len(again) == 2 and again[1].headers["topic"] == first.headers["topic"]

    run(play())


async def look_in(vera: House, oleg: House, table: m.TableInfo) -> None:
    """He comes, moves, is asked again while he is there, moves and goes."""
    async with oleg.sit_at(table.id) as his:
        for _ in range(2):
            await move_until(his, 1, 0)
            await play_until_asked(vera, table, 1)
        await move_until(his, 1, 0)
    while "igroteka_sockets 0" not in (await vera.http.get("metrics")).text:  # of who is at a slow table nobody is told
        await asyncio.sleep(0.02)


def test_at_night_a_phone_is_silent_and_it_rings_in_the_morning(house: Running, service: PushService) -> None:
    async def play() -> float:
        async with people(house.url, "Vera", "Oleg") as (vera, oleg):
            phone, watch = service.browser(), service.browser()
            hour = datetime.datetime.now(datetime.UTC).hour * 60
            await rings(oleg, phone, "turns", quiet_from=hour, quiet_until=(hour + 120) % 1440)
            await rings(oleg, watch, "turns")
            await play_until_asked(vera, await slow_table(vera, oleg), 1)
            await got(service, watch, 1)
            due, _ = kept(house, phone, "turns")
            assert not service.of(phone)
            return float(due)

    until = datetime.datetime.fromtimestamp(run(play()), datetime.UTC)
    ahead = until - datetime.datetime.now(datetime.UTC)
    assert (until.minute, until.second) == (0, 0) and datetime.timedelta(minutes=55) < ahead
    assert ahead <= datetime.timedelta(hours=2)


def test_summer_time_and_unknown_zones() -> None:
    night = {"quiet_from": 23 * 60, "quiet_until": 7 * 60, "zone": "Europe/Berlin"}
    late = datetime.datetime(2026, 3, 28, 22, 30, tzinfo=datetime.UTC)  # half past eleven; an hour is left out
    morning = datetime.datetime(2026, 3, 29, 5, 0, tzinfo=datetime.UTC)
    assert awake(late.timestamp(), night) == morning.timestamp()
    assert local(0.0, "Nowhere/Town").hour == 0 == local(0.0, "../passwd").hour


def test_what_fails_is_tried_again_and_a_browser_that_is_gone_forgotten(house: Running, service: PushService) -> None:
    async def play() -> None:
        async with people(house.url, "Vera", "Oleg") as (vera, oleg):
            phone, old = service.browser(), service.browser()
            service.answers = [503]
            await rings(oleg, phone, "turns")
            table = await slow_table(vera, oleg)
            await play_until_asked(vera, table, 1)
            first, again = await got(service, phone, 2)
            assert phone.told(first) == phone.told(again)
            await rings(vera, old, "turns")
            service.answers = [410]
            async with oleg.sit_at(table.id) as his:
                await move_until(his, 1, 0)
            await got(service, old, 1)
            async with asyncio.timeout(PATIENCE):
                while (await vera.http.get(f"api/me/devices/{old.id}")).status_code != 404:
                    await asyncio.sleep(0.05)

    run(play())


def test_a_push_service_that_never_answers_holds_up_nobody(house: Running) -> None:
    async def play() -> None:
        async with people(house.url, "Vera", "Oleg") as (vera, oleg), Receiver(silent=True) as receiver:
            await rings(oleg, Browser(receiver.url), "turns")
            table = await slow_table(vera, oleg)
            await play_until_asked(vera, table, 1)
            await receiver.until(1)
            async with oleg.sit_at(table.id) as chair:
                await later(chair, lambda state: state.acting == [1])
                assert (await asyncio.wait_for(chair.move(1, chair.eyes(1).legal[0]), 5)).seq > 0

    run(play())


@pytest.mark.parametrize("written", [True, False], ids=["written-down", "not-yet"])
def test_what_a_server_was_killed_over_rings_when_it_is_back(
    written: bool, service: PushService, tmp_path: Path
) -> None:
    """Between a move that is durable and the note of whom to ring there is a moment, too."""

    async def before(url: str, phone: Browser) -> str:
        async with people(url, "Vera", "Oleg") as (vera, oleg):
            await rings(oleg, phone, "turns")
            service.answers = [503]
            table = await slow_table(vera, oleg)
            await play_until_asked(vera, table, 1)
            await got(service, phone, 1)
            return table.id

    with running(tmp_path, **SETTINGS) as server:
        phone = service.browser()
        table = run(before(server.url, phone))
        server.kill()
        with contextlib.closing(sqlite3.connect(server.folder / "igroteka.sqlite")) as database, database:
            if written:
                database.execute("UPDATE rings SET due = 0 WHERE due > 0")  # its hour has come
            else:
                database.execute("DELETE FROM rings")
        server.start()
        *_, told = service.until(phone, 2)
        assert phone.told(told)["link"] == f"t/{table}"
        assert len({one.key for one in service.got}) == 1, "The key of a server is made once."


# --- invitations, deals of the day --------------------------------------------------------------


def test_a_friend_who_is_away_is_rung_when_invited_and_can_turn_that_off(house: Running, service: PushService) -> None:
    async def play() -> None:
        async with people(house.url, "Vera", "Oleg") as (vera, oleg):
            table = await table_of([vera, oleg], "my-number", 3)
            async with vera.sit_at(table.id) as a, oleg.sit_at(table.id) as b:
                await asyncio.gather(play_on(a, random.Random(1)), play_on(b, random.Random(2)))
            assert not (await known(vera))[0].rings
            phone = service.browser()
            device = await rings(oleg, phone, "turns", "invitations")
            (friend,) = await known(vera)
            assert friend.rings
            seats = [m.SeatForm(mine=True), m.SeatForm(kind="friend"), m.SeatForm(kind="bot")]
            new = await vera.open_table(m.TableForm(game="eight28", options={"players": 3}, seats=seats))
            await invite(vera, new.id, friend.id)
            told = phone.told((await got(service, phone, 1))[0])
            assert (told["title"], told["body"]) == ("Vera invites you", "8-28")
            (invited,) = (await oleg.home()).invited
            assert told["link"] == f"t/{new.id}?key={invited.key}"
            off = await oleg.ask("DELETE", f"api/me/devices/{device.id}/{told['kind']}", m.RungDevice)
            assert off.rings == ["turns"] and not (await known(vera))[0].rings

    run(play())


def test_a_new_deal_of_the_day_is_told_in_the_morning_if_that_is_wished(service: PushService, tmp_path: Path) -> None:
    noon = 12 - datetime.datetime.now(datetime.UTC).hour  # what must be added for it to be midday there
    zones = [f"Etc/GMT{-noon:+}", f"Etc/GMT{noon_less(noon, 8):+}"]

    async def before(url: str, *phones: Browser) -> None:
        async with people(url, "Vera") as (vera,):
            for phone, zone in zip(phones, [*zones, zones[0]], strict=True):
                await rings(vera, phone, "turns" if phone is phones[2] else "daily", zone=zone)

    with running(tmp_path, **SETTINGS) as server:
        awakes, sleeps, declines = (service.browser() for _ in range(3))
        run(before(server.url, awakes, sleeps, declines))
        assert not service.got, "Who has just wished for it has seen today's."
        server.kill()
        with contextlib.closing(sqlite3.connect(server.folder / "igroteka.sqlite")) as database, database:
            database.execute("UPDATE rings SET step = step - 1 WHERE kind = 'daily'")  # it was yesterday
        server.start()
        (told,) = service.until(awakes, 1)
        assert awakes.told(told)["link"] == "daily" and said(awakes, [told]) == ["The deal of the day"]
        _, day = kept(server, awakes, "daily")
        assert day == days.day_of(datetime.datetime.now().timestamp())
        assert not service.of(sleeps) and not service.of(declines)


def noon_less(noon: int, hours: int) -> int:
    """The sign of these zones is turned round: of a place where it is that much earlier than midday."""
    return -(noon - hours) if noon - hours >= -12 else -(noon - hours + 24)


# --- who may ------------------------------------------------------------------------------------


def test_a_device_is_its_owners_alone(house: Running, service: PushService) -> None:
    async def ask() -> None:
        async with people(house.url, "Vera", "Oleg") as (vera, oleg):
            phone = service.browser()
            device = await rings(vera, phone, "turns", "daily", quiet_from=1300, quiet_until=400, zone="Europe/Moscow")
            assert await vera.ask("GET", f"api/me/devices/{device.id}", m.RungDevice) == device
            for method, path in (("GET", ""), ("DELETE", "/turns"), ("DELETE", "")):
                assert (await oleg.http.request(method, f"api/me/devices/{device.id}{path}")).status_code == 404
            assert (await vera.http.delete(f"api/me/devices/{device.id}")).status_code == 204
            assert (await vera.http.get(f"api/me/devices/{device.id}")).status_code == 404
            bad = browser_form(phone, p256dh="AAAA")
            assert (await vera.http.put("api/me/devices", json=bad)).json()["key"] == "ring-keys"

    run(ask())


def browser_form(browser: Browser, **changed: Any) -> dict[str, Any]:
    return {**msgspec.to_builtins(browser.form("turns")), **changed}


def test_nobody_makes_a_server_ask_its_own_network(server: Running) -> None:
    async def ask() -> None:
        async with people(server.url, "Vera") as (vera,):
            with pytest.raises(ClientError) as refused:
                await rings(vera, Browser("http://127.0.0.1:9/push/1"), "turns")
            assert refused.value.key == "webhook-address" and refused.value.status == 400

    run(ask())


def test_a_guest_has_ten_devices_and_the_oldest_goes(house: Running, service: PushService) -> None:
    async def ask() -> None:
        async with people(house.url, "Vera") as (vera,):
            phones = [service.browser() for _ in range(MOST_DEVICES + 1)]
            for phone in phones:
                await rings(vera, phone, "turns")
            codes = [(await vera.http.get(f"api/me/devices/{phone.id}")).status_code for phone in phones]
            assert codes == [404] + [200] * MOST_DEVICES

    run(ask())
