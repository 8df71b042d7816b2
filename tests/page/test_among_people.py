"""People at a real table: they talk, leave, take back, share a device; and who somebody is on other devices."""

import re

from tests.page.conftest import Server, Visitors, sync_api
from tests.page.looking import barriers, expect_to_pass, keep_sight
from tests.page.playing import BOT, ME, come_in, open_table, play_on, take_a_turn
from tests.page.sitting import TURN, log_of, sit_together

expect = sync_api.expect


# --- among people -------------------------------------------------------------------------------


def test_people_talk_wave_and_mute(visitors: Visitors) -> None:
    anna, ben = sit_together(visitors)
    for page in (anna, ben):
        page.click(".side .tab >> nth=1")
    anna.fill(".side .say input", "Hello!")
    anna.press(".side .say input", "Enter")
    expect(log_of(ben)).to_contain_text("Hello!")
    keep_sight(ben, ".reactions")
    anna.click(".side .say .q button >> nth=0")
    expect_to_pass(ben, "Anna")
    ben.click(".top [data-key=M]")
    ben.click("dialog [aria-label='Mute Anna']")
    ben.keyboard.press("Escape")
    expect(log_of(ben)).not_to_contain_text("Hello!")
    anna.fill(".side .say input", "Are you there?")
    anna.press(".side .say input", "Enter")
    expect(log_of(anna)).to_contain_text("Are you there?")
    ben.fill(".side .say input", "Yes")
    ben.press(".side .say input", "Enter")
    expect(log_of(ben)).to_contain_text("Yes")
    expect(log_of(ben)).not_to_contain_text("Are you there?")


def test_a_move_is_taken_back_when_the_others_agree(visitors: Visitors) -> None:
    anna, ben = sit_together(visitors)
    ben.wait_for_selector(TURN)
    take_a_turn(ben)
    anna.wait_for_selector(TURN)
    ben.click(".tools [data-key=U]")
    anna.click("[role=alertdialog] .btn.pri")
    expect(log_of(anna)).to_contain_text("takes a move back")
    ben.wait_for_selector(TURN)


def test_who_leaves_is_played_for_and_may_come_back(visitors: Visitors) -> None:
    anna, ben = sit_together(visitors)
    ben.click(".top [data-key=M]")
    ben.click("dialog .btn:has-text('Leave')")
    ben.click(".strip8 .btn.pri")
    expect(ben.locator(".strip8")).to_have_count(0)
    expect(log_of(anna)).to_contain_text("is back")


def test_who_is_gone_is_replaced_by_a_vote(visitors: Visitors) -> None:
    anna, ben = sit_together(visitors)
    ben.close()
    anna.click(".top [data-key=M]")
    anna.click("dialog .btn:has-text('Put a bot')")
    expect(log_of(anna)).to_contain_text("A bot plays for")  # until he is back: one other alone throws nobody out
    take_a_turn(anna)


def test_two_people_on_one_device_meet_a_curtain(visitors: Visitors) -> None:
    browser = visitors.browse()
    come_in(browser, "Anna")
    page = visitors.open(browser, f"t/{open_table(browser, 'my-number', {**ME, 'name': 'Ben'}, BOT, start=True)}")
    take_a_turn(page)
    expect(page.locator(".curtain")).to_contain_text("Ben")
    for _ in range(2):
        page.keyboard.press("Escape")  # no key draws it
    expect(page.locator(".curtain[open]")).to_be_visible()
    page.click(".curtain .btn")
    expect(page.locator(".curtain")).to_have_count(0)
    take_a_turn(page)
    expect(page.locator(".curtain")).to_contain_text("Anna")


def test_where_nothing_is_hidden_no_curtain_falls(visitors: Visitors) -> None:
    browser = visitors.browse()
    come_in(browser, "Anna")
    page = visitors.open(browser, f"t/{open_table(browser, 'jackal-high', {**ME, 'name': 'Ben'}, BOT, start=True)}")
    log = log_of(page)
    while not ("Anna puts" in (told := log.inner_text()) and "Ben puts" in told):
        take_a_turn(page)
        expect(log).not_to_have_text(told, use_inner_text=True)
        page.wait_for_selector(TURN)
        assert page.locator(".curtain").count() == 0


# --- me -----------------------------------------------------------------------------------------


def test_a_link_makes_another_device_mine_once(visitors: Visitors, server: Server) -> None:
    browser = visitors.browse()
    page = visitors.open(browser, f"player/{come_in(browser, 'Vera')}")
    page.click(".btn:has-text('link')")
    link = page.locator(".linkbox").inner_text().removeprefix(server.url)
    other = visitors.visit(link)
    expect(other.locator("header .chipb").filter(has_text="Vera")).to_be_visible()
    third = visitors.visit(link)
    third.wait_for_selector(".lost h1")


def test_an_address_for_my_turns_is_checked_and_gets_a_secret(visitors: Visitors) -> None:
    browser = visitors.browse()
    page = visitors.open(browser, f"player/{come_in(browser, 'Vera')}")
    page.wait_for_selector(".hook")
    keep_sight(page, ".toast")
    for address, answer in (("http://localhost/x", "localhost"), ("https://example.org/turn", "is set")):
        page.fill("input[type=url]", address)
        page.click(".hook .btn")
        expect_to_pass(page, answer)
    expect(page.locator(".linkbox")).to_have_text(re.compile(r"\S{20,}"))
    assert barriers(page) == []
    page.reload()
    expect(page.locator("input[type=url]")).to_have_value("https://example.org/turn")
    expect(page.locator(".linkbox")).to_have_count(0)


# What is told still goes to the browser; whether the page is in front is ours to say.
LISTENS = """() => {
  Object.assign(window, {told: [], behind: false});
  window.Notification = class extends Notification {
    constructor(title, more) { super(title, more); window.told.push([title, more.body]); }
  };
  Object.defineProperty(document, 'visibilityState', {get: () => window.behind ? 'hidden' : 'visible'});
}"""


def test_my_turn_is_told_once_and_only_while_the_page_is_not_in_front(visitors_with_windows: Visitors) -> None:
    anna, ben = sit_together(visitors_with_windows)
    anna.evaluate(LISTENS)
    anna.click("[data-key=M] >> visible=true")
    tell_me = anna.get_by_label("open in the background")
    tell_me.click()
    expect(anna.locator(".switch small").filter(has_text="blocks notifications")).to_be_visible()
    expect(tell_me).not_to_be_checked()
    anna.context.grant_permissions(["notifications"])
    tell_me.click()
    expect(tell_me).to_be_checked()
    anna.keyboard.press("Escape")
    anna.evaluate("window.behind = true")
    take_a_turn(ben)
    expect(anna).to_have_title(re.compile("●"))
    ben.fill(".side .say input", "Anna?")
    ben.press(".side .say input", "Enter")
    expect(anna.locator(".side .tab >> nth=1")).to_contain_text("1")
    anna.evaluate("window.behind = false")
    told = log_of(anna).locator("li").count()
    take_a_turn(anna)
    expect(log_of(anna).locator("li")).not_to_have_count(told)
    play_on(ben)
    anna.wait_for_selector(TURN)
    assert anna.evaluate("told") == [["Your turn", "8-28"]]
