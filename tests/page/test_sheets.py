"""What lies over the page: it has its room from the beginning, and Back closes it before it leaves the page."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.conftest import PHONE, Visitors, sync_api
from tests.page.playing import ask, come_in
from tests.page.sitting import TURN, sit_down

expect = sync_api.expect
SHEET = "dialog[open]"


def stays(page: Any) -> Callable[[], bool]:
    """Whether the page has not been loaded anew since."""
    page.evaluate("() => { window.stays = true; }")
    return lambda: bool(page.evaluate("window.stays === true"))


def go_back(page: Any) -> None:
    """As the browser's button does it; it may lead to another document before an answer has come."""
    page.evaluate("() => { setTimeout(() => history.back()); }")


@pytest.mark.parametrize("opener", [".ib[aria-label=Menu]", ".ib.rules", ".ticker .ib", ".ticker .cl"])
def test_back_closes_a_sheet_and_the_table_stays(visitors: Visitors, opener: str) -> None:
    page = sit_down(visitors)
    same, table = stays(page), page.url
    page.locator(opener).click()
    expect(page.locator(SHEET)).to_be_visible()
    go_back(page)
    expect(page.locator(SHEET)).to_have_count(0)
    expect(page.locator(TURN).first).to_be_visible()
    assert (page.url, same()) == (table, True)


def test_back_leads_on_where_no_sheet_is_open(visitors: Visitors) -> None:
    """Sheets that were closed by hand are not in the way, nor is one from which another page was opened."""
    browser = visitors.browse(size=PHONE)
    come_in(browser, "Ben")
    page = visitors.open(browser)
    table = ask(browser, "POST", "tables", {"game": "eight28", "start": True})["id"]
    page.goto(f"t/{table}")
    menu = page.get_by_role("button", name="Menu")
    for _ in range(2):
        menu.click()
        page.keyboard.press("Escape")
        expect(page.locator(SHEET)).to_have_count(0)
    menu.click()
    page.locator(SHEET).get_by_role("link", name="To the shelf").click()
    expect(page.locator(".box").first).to_be_visible()
    go_back(page)
    expect(page.locator(".felt")).to_be_visible()
    expect(page.locator(SHEET)).to_have_count(0)
    go_back(page)
    expect(page.locator(".box").first).to_be_visible()


def test_back_closes_one_after_the_other(visitors: Visitors) -> None:
    page = sit_down(visitors)
    same = stays(page)
    page.locator(".ticker .ib").click()
    page.locator(".log .cl").last.click()
    page.get_by_role("button", name="Play it on the table").first.click()
    for left in (2, 1, 0):
        go_back(page)
        expect(page.locator(SHEET)).to_have_count(left)
    assert same()


BOXES = """() => ['dialog[open]', 'dialog .head', 'dialog .head h2'].map((what) => {
  const {x, y, width, height} = document.querySelector(what).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def test_an_answer_to_why_has_its_room_before_its_rulebook_comes(visitors: Visitors) -> None:
    page = sit_down(visitors)
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    page.route("**/api/book/**", hold)
    with page.expect_request("**/api/book/**"):
        page.locator(".ticker .cl").click()
    page.wait_for_function("() => !document.getAnimations().some((one) => one.animationName?.endsWith('up'))")
    before = page.evaluate(BOXES)
    expect(page.locator("dialog .answer")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.locator("dialog .answer")).to_be_visible()
    expect(page.locator("dialog .example").first).to_be_visible()
    assert page.evaluate(BOXES) == before
