"""Who plays slowly: answers ahead, goes from one table to the next, and sees what he has missed."""

from typing import Any

from tests.page.conftest import PHONE, Visitors, sync_api
from tests.page.looking import flaws_of, settle
from tests.page.playing import BOT, ask, come_in, open_table, take_a_turn

expect = sync_api.expect
ORDER = ".orders button"
SLOW: dict[str, Any] = {"clock": {"kind": "days", "days": 3}, "start": True}


def test_an_order_is_given_and_taken_back_on_a_phone(visitors: Visitors) -> None:
    browser = visitors.browse(language="ru", size={"width": 320, "height": 640})
    come_in(browser, "Вера", "ru")
    page = visitors.open(browser, f"t/{open_table(browser, 'eight28', BOT, {'kind': 'open'})}")
    ben = visitors.visit(page.url, language="ru", size=PHONE)  # so that the game waits for somebody else, too
    ben.locator(".sitb").click()
    page.click(".lobby .btn.pri")
    order = page.locator(ORDER)
    order.click()
    expect(order).to_have_attribute("aria-pressed", "true")
    settle(page)
    assert flaws_of(page, "ru") == []
    expect(ben.locator(ORDER)).to_have_attribute("aria-pressed", "false")
    order.click()
    expect(order).to_have_attribute("aria-pressed", "false")


def test_one_tap_leads_to_the_next_table_that_waits(visitors: Visitors) -> None:
    browser = visitors.browse(size=PHONE)
    come_in(browser, "Anna")
    here = open_table(browser, "eight28", {"kind": "open"}, BOT)
    there = open_table(browser, "eight28", BOT, BOT, **SLOW)
    page = visitors.open(browser, f"t/{here}")
    ben = visitors.visit(page.url, size=PHONE)
    ben.click(".lobby .btn.pri:has-text('Sit')")
    page.click(".lobby .btn.pri")
    expect(ben.locator(".tray .btn.pri")).to_be_visible()  # who sits left of the giver is asked first
    page.click(".strip8 .btn.pri")
    page.wait_for_url(f"**/t/{there}")


def test_who_comes_back_to_a_slow_table_is_told_what_he_missed(visitors: Visitors) -> None:
    browser = visitors.browse(size=PHONE)
    come_in(browser, "Anna")
    table = open_table(browser, "eight28", BOT, BOT, **SLOW)
    page = visitors.open(browser, f"t/{table}")
    expect(page.locator(ORDER)).to_be_visible()
    seen = page.evaluate("localStorage.getItem('igroteka-seen')")
    assert table in seen
    take_a_turn(page)
    page.wait_for_function("seen => localStorage.getItem('igroteka-seen') !== seen", arg=seen)
    page.goto("")
    page.evaluate("seen => localStorage.setItem('igroteka-seen', seen)", seen)  # as if others had played meanwhile
    page.goto(f"t/{table}")
    told = page.locator(".strip8", has_text="Since you were here")
    told.locator(".btn").click()
    expect(told).to_have_count(0)
    expect(page.locator(".tray .ask")).to_be_visible()


def test_what_was_said_meanwhile_is_marked_on_the_shelf_until_it_is_read(visitors: Visitors) -> None:
    browser, other = visitors.browse(size=PHONE), visitors.browse()
    come_in(browser, "Anna")
    come_in(other, "Ben")
    table = open_table(browser, "eight28", {"kind": "open"}, BOT, clock=SLOW["clock"])
    ask(other, "POST", f"tables/{table}/sit", {"seat": 1})
    ask(browser, "POST", f"tables/{table}/start", {"fill": False})
    ben = visitors.open(other, f"t/{table}")
    ben.get_by_label("Say something").fill("Good morning")
    ben.keyboard.press("Enter")
    ben.get_by_role("tab", name="Chat", exact=True).click()  # what I say myself is not unread
    expect(ben.locator(".side .log", has_text="Good morning")).to_be_visible()
    page = visitors.open(browser)
    row = page.locator(".lst.mine .rw", has_text="unread chat")
    expect(row).to_have_count(1)
    row.locator(".btn").click()
    page.click("[data-key=C] >> visible=true")
    expect(page.locator("dialog .log", has_text="Good morning")).to_be_visible()
    page.goto("")
    expect(page.locator(".lst.mine .rw")).to_have_count(1)
    expect(row).to_have_count(0)
