"""Who has no network plays all the same: the table is in the page, and nothing of it is lost."""

import re
from typing import Any

from igroteka.table.verifying import verify
from tests.page.conftest import DESKTOP, Visitors, sync_api
from tests.page.looking import KEPT, expect_to_pass, keep_sight, until
from tests.page.playing import play_to_the_end, take_a_turn

expect = sync_api.expect


def in_a_tunnel(visitors: Visitors, language: str, size: dict[str, int]) -> Any:
    """Somebody who has been here once, for as long as it takes to see the shelf; and now has no network."""
    browser = visitors.browse(language, size, keeps=True)
    page = visitors.open(browser)
    expect(page.locator(".box").first).to_be_visible()
    until(page, KEPT)
    page.close()
    browser.set_offline(True)
    return visitors.open(browser)


def sit_down(page: Any, game: str) -> None:
    page.goto("")
    page.click(f".box.w-{game} > .btn.pri")
    page.wait_for_url("**/t/~*")


def test_a_game_alone_is_found_again_and_its_shuffles_can_be_checked(visitors: Visitors) -> None:
    page = in_a_tunnel(visitors, "en", DESKTOP)
    sit_down(page, "my-number")
    take_a_turn(page)
    expect(page.locator(".crow")).to_be_visible()
    address, browser = page.url, page.context
    page.close()  # as a phone does it: nothing is asked
    page = visitors.open(browser, address)
    expect(page.locator(".hcard")).not_to_have_count(0)
    page.goto("")
    page.click(".lists .rw.w-my-number .btn")
    assert page.url == address
    play_to_the_end(page)
    page.click("[data-key=M]")
    with page.expect_download() as download:
        page.click("dialog .btn:has-text('Record')")
    text = download.value.path().read_text(encoding="utf-8")
    assert [check.key for check in verify(text) if check.holds] == ["commit", "old", "draw", "end"]


def test_a_game_alone_is_looked_back_at_and_what_was_found_is_kept(visitors: Visitors) -> None:
    page = in_a_tunnel(visitors, "en", DESKTOP)
    sit_down(page, "eight28")
    play_to_the_end(page)
    page.click(".result a.btn.sec")
    page.wait_for_selector(".slider")
    keep_sight(page, ".acts")
    page.click(".acts .btn:has-text('Let the bots analyse')")
    expect_to_pass(page, "Analysing… ")
    expect_to_pass(page, "A first look; getting steadier… ")
    expect(page.locator(".steadier")).to_have_count(0)
    found = page.locator(".tps.turns").inner_text()
    page.keyboard.press("End")
    page.reload()
    expect(page.locator(".tps.turns")).to_have_text(found, use_inner_text=True)
    assert page.locator(".steadier, .acts .btn.sec:visible").count() == 0  # it was not found out once more


def test_a_hint_and_a_take_back_come_without_a_network(visitors: Visitors) -> None:
    page = in_a_tunnel(visitors, "en", DESKTOP)
    sit_down(page, "eight28")
    page.click(".tools [data-key=H]")
    expect(page.locator(".hintbox, .hint").first).to_be_visible()
    take_a_turn(page)
    page.wait_for_selector(".tools [data-key=U]")
    before = page.locator("[role=log][aria-live]").inner_text()
    page.click(".tools [data-key=U]")
    page.wait_for_function(
        "(before) => document.querySelector('[role=log][aria-live]').innerText !== before", arg=before
    )
    take_a_turn(page)


def test_a_game_alone_teaches_without_a_network(visitors: Visitors) -> None:
    """Two decisions to try again, what I tend to miss with its clause, and positions to practise."""
    page = in_a_tunnel(visitors, "en", DESKTOP)
    sit_down(page, "my-number")
    play_to_the_end(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.click(".acts .btn:has-text('analyse')")
    expect(page.locator(".costly .dear").nth(1)).to_be_visible()
    page.locator(".costly .again .sec").first.click()
    expect(page.locator(".try .answer")).to_have_count(0)
    page.locator(".try .moves .btn").first.click()
    expect(page.locator(".try .answer")).to_contain_text(re.compile(r"\d+ %"))
    page.click(".try > .btn")
    tends = page.locator(".tends .dear")
    expect(tends).not_to_have_count(0)  # whoever taps anything makes the same mistake twice
    expect(tends.first.locator(".cl")).to_have_attribute("href", re.compile(r"/rules/my-number#M3\.2$"))
    tends.first.locator("a.btn").first.click()
    expect(page.locator(".try .ask")).to_be_visible()
    expect(page.locator(".try .answer")).to_have_count(0)
