"""What happens at a real table: reloads, second tabs, cut connections, the way back, several people on one device."""

from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PHONE, Server, Visit, sync_api
from tests.page.playing import TAP, play_to_the_end
from tests.page.test_whole_games import open_table

expect = sync_api.expect


def sit_down(visit: Visit, game: str = "eight28", **extra: Any) -> Any:
    """One person at a table with bots, at the first question."""
    page = visit("", size=PHONE)
    page.wait_for_selector(".box")
    seats = [{"mine": True}, *[{"kind": "bot", "level": "novice"}] * 2]
    table = open_table(page, game, seats=seats, start=True, **extra)
    page.goto(f"{page.url}t/{table}")
    page.wait_for_selector(".tray .btn:not(.sm)")
    return page


def test_a_box_is_played_with_one_click(visit: Visit) -> None:
    page = visit("", language="ru")
    page.click(".w-eight28 .btn.pri")
    page.wait_for_selector(".tray .btn.pri")
    assert "/t/" in page.url


def test_a_reload_in_mid_game_shows_the_same_table(visit: Visit) -> None:
    page = sit_down(visit)
    before = page.locator(".mine8").inner_text()
    page.reload()
    page.wait_for_selector(".mine8")
    assert page.locator(".mine8").inner_text() == before


def test_a_second_tab_follows_the_first(visit: Visit) -> None:
    page = sit_down(visit)
    twin = visit(page.url.split("/", 3)[3], context=page.context)
    twin.wait_for_selector(".tray .btn.pri")
    page.click(".tray .btn.sec")
    expect(twin.locator(".ticker")).not_to_have_text("", timeout=10_000)
    twin.wait_for_selector(".tray .btn:not(.sm)")


def test_a_cut_connection_comes_back_by_itself(visit: Visit) -> None:
    page = sit_down(visit)
    page.evaluate("igroteka.cut()")
    page.wait_for_timeout(300)
    page.wait_for_selector(".tray .btn.sec:not(:disabled)", timeout=15_000)
    page.click(".tray .btn.sec")
    expect(page.locator(".refused")).to_have_count(0)


def test_a_lost_server_is_said_in_words_and_the_game_goes_on_after_it(visit: Visit, server: Server) -> None:
    page = sit_down(visit)
    server.stop()
    expect(page.locator(".strip8")).to_be_visible(timeout=10_000)
    server.start()
    expect(page.locator(".strip8")).to_have_count(0, timeout=30_000)
    page.wait_for_selector(".tray .btn:not(.sm)", timeout=30_000)


def test_the_back_button_leads_to_the_shelf_and_forward_to_the_table(visit: Visit) -> None:
    page = sit_down(visit)
    page.click(".top a.ib")
    page.wait_for_selector(".box")
    page.go_back()
    page.wait_for_selector(".tray")


def test_an_unknown_link_has_a_way_on(visit: Visit) -> None:
    page = visit("t/nobody-knows-it", language="ru")
    expect(page.locator(".lost h1")).to_have_text("Такого стола нет")
    page.click(".lost .btn")
    page.wait_for_selector(".box")


def test_a_full_table_says_so_and_can_be_watched(visit: Visit) -> None:
    page = visit("")
    page.wait_for_selector(".box")
    seats = [{"mine": True}, {"kind": "friend"}, {"kind": "bot"}]
    table = open_table(page, "eight28", seats=seats)
    guest = visit(f"t/{table}")
    guest.wait_for_selector(".lobby")
    assert guest.locator(".sitb").count() == 0


def test_hints_are_given_where_they_are_allowed(visit: Visit) -> None:
    page = sit_down(visit)
    page.click(".hintb.only-p")
    page.wait_for_selector(".hintbox, .refused", timeout=60_000)


def test_two_people_on_one_device_meet_a_curtain(visit: Visit) -> None:
    page = visit("")
    page.wait_for_selector(".box")
    seats = [{"mine": True}, {"mine": True, "name": "Ben"}, {"kind": "bot", "level": "novice"}]
    table = open_table(page, "my-number", seats=seats, start=True)
    page.goto(f"{page.url}t/{table}")
    page.wait_for_selector(".hcard")
    for _ in range(40):
        if page.locator(".curtain").count():
            break
        page.evaluate(TAP, 0.5)
        page.wait_for_timeout(100)
    expect(page.locator(".curtain")).to_be_visible()
    page.click(".curtain .btn")
    expect(page.locator(".curtain")).to_have_count(0)


def test_the_keyboard_is_enough(visit: Visit) -> None:
    page = sit_down(visit)
    page.keyboard.press("?")
    expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.locator(".tray .btn:disabled, .ask h2")).not_to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_finished_game_can_be_replayed_and_its_shuffles_checked(visit: Visit, size: dict[str, int]) -> None:
    page = visit("", size=size, language="ru")
    page.wait_for_selector(".box")
    seats = [{"mine": True}, *[{"kind": "bot", "level": "novice"}] * 2]
    table = open_table(page, "my-number", seats=seats, start=True)
    page.goto(f"{page.url}t/{table}")
    play_to_the_end([page])
    page.click(".result a.btn")
    page.wait_for_selector(".slider")
    page.click(".ctl .k.flip")
    page.keyboard.press("End")
    page.click(".shield")
    expect(page.locator(".verdict")).to_contain_text("Тасовали честно", timeout=30_000)
    page.click(".eyes .e.t >> nth=0")
    page.wait_for_selector(".mywrap, .rp")
