"""Bots at a server's table take their time, unless a tap, a held key or the pace in the settings hurries them."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import PHONE, Server, Visitors, sync_api
from tests.page.playing import BOT, come_in, open_table, take_a_turn
from tests.page.sitting import TURN
from tests.server.running import compiled

expect = sync_api.expect
HOUR = 3600.0  # no bot answers by itself while a test goes on
PACED = "localStorage.setItem('igroteka', JSON.stringify({still: true, pace: 'PACE'}));"
TURNS = 2
LAST_TOLD = "[role=log][aria-live] p:nth-last-child(2)"  # below it only the question is told


@pytest.fixture(scope="module")
def slow(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    compiled()
    server = Server(tmp_path_factory.mktemp("slow"), pace=HOUR)
    server.start()
    come = Visitors(browser, server)
    yield come
    come.go_home()
    server.stop()


def sit_alone(visitors: Visitors, pace: str, game: str = "twelve-days") -> Any:
    browser = visitors.browse(size=PHONE, calm=False)
    browser.add_init_script(PACED.replace("PACE", pace))
    come_in(browser, "Ben")
    return visitors.open(browser, f"t/{open_table(browser, game, BOT, BOT, start=True)}")


@pytest.mark.parametrize("how", ["finger", "key"])
def test_one_tap_hurries_the_bots_until_i_am_asked(slow: Visitors, how: str) -> None:
    page = sit_alone(slow, "usual")
    for _ in range(TURNS):
        page.wait_for_selector(f"{TURN}, .felt .tok.bot .ring")
        if not page.locator(TURN).count():
            hurry(page, how)
        take_a_turn_and_see_it(page)
    expect(page.locator(".felt .tok.bot .ring")).to_have_count(1)
    hurry(page, how)
    page.wait_for_selector(TURN)


def take_a_turn_and_see_it(page: Any) -> None:
    """Until it has been told, what was lit is lit: it would look as if I were asked again."""
    page.wait_for_selector(TURN)
    told = page.wait_for_selector(LAST_TOLD, state="attached")
    take_a_turn(page)
    page.wait_for_function("([one, last]) => one !== document.querySelector(last)", arg=[told, LAST_TOLD])


def hurry(page: Any, how: str) -> None:
    if how == "finger":
        page.touchscreen.tap(195, 200)
    else:
        page.keyboard.press(" ")


def test_who_has_chosen_the_brisk_pace_need_not_tap(slow: Visitors) -> None:
    page = sit_alone(slow, "brisk")
    for _ in range(TURNS):
        take_a_turn_and_see_it(page)
    page.wait_for_selector(TURN)


def test_what_is_answered_ahead_keeps_its_place_whoever_is_asked(slow: Visitors) -> None:
    page = sit_alone(slow, "usual", "eight28")
    order = page.locator(".tray .orders button").first
    page.wait_for_selector(f"{TURN}, .felt .tok.bot .ring")
    if not page.locator(TURN).count():  # chance has let somebody else begin
        hurry(page, "finger")
    page.wait_for_selector(TURN)
    asked = order.bounding_box()
    take_a_turn(page)
    page.wait_for_selector(".felt .tok.bot .ring")
    assert order.bounding_box() == asked
