"""Phones that ring while no page is open: asked for, heard by the browser's own service worker, turned off again; and a
slow game of four who look at their phones only when these ring."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.page.conftest import FLAGS, PATIENCE, WITH_WINDOWS, Server, Visitors, sync_api
from tests.page.looking import flaws_of, keep_sight, resize, settle, until
from tests.page.phones import CalledPhone
from tests.page.playing import BOT, ask, come_in, open_table, play_on
from tests.server.push_service import PushService, push_service
from tests.server.running import compiled

expect = sync_api.expect
SMALL = {"width": 320, "height": 640}
SLOW: dict[str, Any] = {"clock": {"kind": "days", "days": 3}}
TURNS, DAILY = "My turn in a game", "A new deal of the day"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that may call the push service of the tests, which is at home."""
    compiled()
    running = Server(tmp_path_factory.mktemp("ringing"), IGROTEKA_PRIVATE_WEBHOOKS="on", IGROTEKA_CLOCK_GRACE="0")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser(playwright: Any) -> Iterator[Any]:
    """A browser that can show notices."""
    chromium = playwright.chromium.launch(executable_path=WITH_WINDOWS, args=FLAGS)
    yield chromium
    chromium.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def device(phone: CalledPhone) -> dict[str, Any]:
    """What the server knows of it."""
    answer: dict[str, Any] = phone.context.request.get(f"api/me/devices/{phone.id}").json()
    return answer


def rings(phone: CalledPhone, *kinds: str) -> None:
    """Until the server knows that it rings for that."""
    end = time.monotonic() + PATIENCE / 1000
    while device(phone).get("rings") != list(kinds):
        assert time.monotonic() < end, device(phone)
        phone.page.wait_for_timeout(50)


def call_early(phone: CalledPhone) -> None:
    """It never sleeps; by hand, in the settings."""
    for label in ("Quiet from", "Quiet until"):
        phone.page.get_by_label(label).fill("00:00")
        phone.page.keyboard.press("Tab")
    end = time.monotonic() + PATIENCE / 1000
    while (known := device(phone))["quiet_from"] or known["quiet_until"]:
        assert time.monotonic() < end, known
        phone.page.wait_for_timeout(50)


# --- asked for, and turned off where it appears -------------------------------------------------


def test_a_phone_is_asked_to_ring_rings_and_is_told_to_stop_in_the_notice(
    visitors: Visitors, service: PushService
) -> None:
    phone = CalledPhone(visitors, service)
    come_in(phone.context, "Anna")
    page = phone.open()
    phone.keep()
    page.get_by_label("Settings").click()
    turns = page.get_by_label(TURNS)
    turns.click()
    expect(page.get_by_text("blocks notifications from this page")).to_be_visible()
    phone.context.grant_permissions(["notifications"])
    turns.click()
    expect(turns).to_be_checked()
    rings(phone, "turns")
    assert (device(phone)["quiet_from"], device(phone)["quiet_until"]) == (22 * 60, 8 * 60)
    call_early(phone)
    assert flaws_of(page, "en") == []
    phone.close()

    table = open_table(phone.context, "eight28", BOT, BOT, start=True, **SLOW)
    [told] = phone.called()
    [notice] = phone.notices()
    assert (notice["title"], notice["link"], told["kind"]) == ("Your turn", f"t/{table}", "turns")
    assert notice["actions"][0]["title"] == "No more “your turn”"
    assert phone.tap(notice["link"]) == [f"{visitors.server.url}t/{table}"]
    assert phone.notices() == [], "Who has tapped it has read it."

    other = open_table(phone.context, "eight28", BOT, BOT, start=True, **SLOW)
    page = phone.open()
    page.get_by_label("Settings").click()
    expect(page.get_by_label(TURNS)).to_be_checked()
    phone.called()
    assert phone.tap(f"t/{other}", "off") == []
    expect(page.get_by_label(TURNS)).not_to_be_checked()  # the page in front hears of it
    rings(phone)


def test_a_notice_goes_when_its_table_is_opened(visitors: Visitors, service: PushService) -> None:
    phone = CalledPhone(visitors, service)
    come_in(phone.context, "Anna")
    phone.context.grant_permissions(["notifications"])
    page = phone.open()
    phone.keep()
    page.get_by_label("Settings").click()
    page.get_by_label(TURNS).click()
    rings(phone, "turns")
    call_early(phone)
    table = open_table(phone.context, "eight28", BOT, BOT, start=True, **SLOW)
    phone.called()
    page.goto(f"t/{table}")
    page.wait_for_selector(".tray .ask")
    until(page, "navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => !all.length)")


def test_at_a_slow_table_it_is_offered_once(visitors: Visitors, service: PushService) -> None:
    """After my move, when there is nothing more to do; who says no is not asked again."""
    phone = CalledPhone(visitors, service, language="ru")
    come_in(phone.context, "Аня", "ru")
    table = open_table(phone.context, "eight28", {"kind": "open"}, BOT, **SLOW)
    page = phone.open(f"t/{table}")
    phone.keep()
    expect(page.get_by_label("Мой ход в партии")).not_to_be_checked()  # while others are waited for
    ben = visitors.browse()
    come_in(ben, "Ben")
    ask(ben, "POST", f"tables/{table}/sit", {"seat": 1})
    page.click(".lobby .btn.pri")
    offer = page.locator(".strip8", has_text="это устройство позовёт")
    expect(offer).to_be_visible()  # Ben is asked first
    resize(page, SMALL)
    settle(page)
    assert flaws_of(page, "ru") == []
    offer.get_by_role("button", name="Не надо").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.wait_for_selector(".tray")
    expect(page.locator(".strip8", has_text="это устройство позовёт")).to_have_count(0)


def test_where_it_appears_it_can_be_wished_for(visitors: Visitors, service: PushService) -> None:
    phone = CalledPhone(visitors, service, dark=True)
    phone.context.grant_permissions(["notifications"])
    page = phone.open("daily")
    phone.keep()
    daily = page.get_by_label(DAILY)
    daily.press("Space")  # by keyboard
    expect(daily).to_be_checked()
    rings(phone, "daily")
    resize(page, SMALL)
    assert flaws_of(page, "en") == []
    daily.press("Space")
    expect(daily).not_to_be_checked()
    rings(phone)


def test_a_server_that_has_forgotten_a_phone_is_told_again(visitors: Visitors, service: PushService) -> None:
    """As when the push service said for a while that nobody is there."""
    phone = CalledPhone(visitors, service)
    phone.context.grant_permissions(["notifications"])
    page = phone.open("daily")
    phone.keep()
    page.get_by_label(DAILY).click()
    rings(phone, "daily")
    ask_plainly(phone, "DELETE", f"me/devices/{phone.id}")
    page.reload()
    rings(phone, "daily")


def ask_plainly(phone: CalledPhone, method: str, path: str) -> None:
    assert phone.context.request.fetch(f"api/{path}", method=method, headers={"X-Igroteka": "1"}).ok


def test_a_browser_that_cannot_be_called_says_so(visitors: Visitors) -> None:
    browser = visitors.browse(language="ru", size=SMALL)
    browser.add_init_script("delete window.PushManager")
    page = visitors.open(browser)
    page.get_by_label("Настройки").click()
    expect(page.get_by_text("не умеет звать, когда страница закрыта")).to_be_visible()
    assert flaws_of(page, "ru") == []


# --- a slow game of four ------------------------------------------------------------------------

NAMES = {"Аня": "ru", "Ben": "en", "Катя": "ru", "Dan": "en"}
KILLED_AFTER = (3, 6)  # so many visits
APART = 9  # visits


def test_a_slow_game_of_four_whose_phones_are_closed_while_the_server_is_killed_twice(
    visitors: Visitors, server: Server, service: PushService
) -> None:
    phones = {name: CalledPhone(visitors, service, language) for name, language in NAMES.items()}
    for name, phone in phones.items():
        come_in(phone.context, name, NAMES[name])
        phone.context.grant_permissions(["notifications"])
    host = phones["Аня"]
    options = {"players": 4, "stall": 2}
    seats = [{"mine": True}, *[{"kind": "open"}] * 3]
    form = {"game": "jackal-high", "options": options, "seats": seats, "listed": False, **SLOW}
    table = str(ask(host.context, "POST", "tables", form)["id"])
    for phone in phones.values():  # each sits down and says that it may be called, at any hour
        page = phone.open(f"t/{table}")
        phone.keep()
        if phone is not host:
            page.locator(".sitb").first.click()
        page.locator(".switch input").first.click()
        rings(phone, "turns")
        ask(phone.context, "PUT", "me/devices", awake_at_night(phone))
        if phone is not host:
            phone.close()
    host.page.click(".lobby .btn.pri")
    host.page.wait_for_selector(".tray")
    visits, retold = 0, 0
    mover = asked(table, *phones.values())
    if mover is not host:
        host.close()
    while mover is not None and visits < APART:
        mine = mover
        if mine.page is None:
            assert len(mine.called()) == 1
            [opened] = mine.tap(f"t/{table}")
            mine.open(opened)
            keep_sight(mine.page, ".strip8, .reactions .gone")
            visits += 1
        play_on(mine.page, visits + 1)
        while asked(table, mine) is not None:
            mine.page.wait_for_timeout(50)
        mover = asked(table, *phones.values())
        if visits in KILLED_AFTER:  # the move is durable; whom to call is perhaps not written down yet
            server.kill()
        if mine.page.evaluate("'passed' in window"):
            passed = " ".join(mine.page.evaluate("passed"))
            retold += "Since you were here" in passed or "Пока вас не было" in passed
            assert "not connected" not in passed and "не на связи" not in passed
        mine.close()
        if visits in KILLED_AFTER:
            server.start()
    assert visits > max(KILLED_AFTER) and retold
    if mover is not None:
        mover.called()
    assert [len(service.of(phone.browser)) for phone in phones.values()] == [phone.heard for phone in phones.values()]


def awake_at_night(phone: CalledPhone) -> dict[str, Any]:
    return msgspec.structs.asdict(phone.browser.form("turns"))


def asked(table: str, *phones: CalledPhone) -> CalledPhone | None:
    """Whose turn it is, if it is one of these."""
    for phone in phones:
        told = phone.context.request.get(f"api/tables/{table}").json()
        if told["my_turn"]:
            return phone
    return None
