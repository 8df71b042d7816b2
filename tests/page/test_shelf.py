"""Around the tables: the shelf and its lists, a new table, friends by link, what is remembered, who has played."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PHONE, Server, Visitors, sync_api
from tests.page.looking import barriers, expect_to_pass, foreign_words, keep_sight, settle, shift, small_targets
from tests.page.playing import BOT, CARD, ask, come_in, open_table, play_to_the_end

expect = sync_api.expect
COLOUR = "(token) => getComputedStyle(token).backgroundColor"


def test_friends_come_to_a_new_table_by_its_link(visitors: Visitors) -> None:
    """The form is made of what the game says can be chosen; the clause behind a choice opens beside it."""
    browser = visitors.browse(size=PHONE)
    browser.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitors.open(browser)
    page.click(".w-twelve-days a.fr")
    page.click(".opt .cl >> nth=0")
    expect(page.locator("dialog[open] .prose").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".choice label", has_text="3").click()
    expect(page.locator(".chair")).to_have_count(3)
    page.fill("input[type=number]", "2")
    page.click(".bottom .btn.pri")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.locator(".linkbox").inner_text()
    assert link == page.url
    page.evaluate("() => { delete Navigator.prototype.share; }")
    keep_sight(page, ".toast")
    page.click(".lobby .btn:has-text('Share')")
    expect_to_pass(page, "copied")
    assert page.evaluate("navigator.clipboard.readText()") == link
    friend = visitors.visit(link)
    friend.click(".sitb >> nth=0")
    expect(page.locator(".chair .tok.free")).to_have_count(1)
    page.click(".lobby .btn.pri")
    expect(friend.locator(".top .sub")).to_contain_text("2 gifts")


def test_a_seat_is_kept_for_a_friend_by_name_and_the_link_outlives_another_name(visitors: Visitors) -> None:
    page = visitors.visit("new/eight28", size=PHONE)
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    page.get_by_label("Name of the friend at seat 2").fill("Olga")
    page.click(".more summary")
    page.get_by_label("Stand-in").select_option("strong")
    page.get_by_label("Spectators see").select_option("120")
    assert barriers(page) == [] and small_targets(page) == []
    page.click(".bottom .btn.pri")
    expect(page.locator(".chair").nth(1)).to_have_text("Olga")
    expect(page.locator(".why").filter(has_text="2 minutes later")).to_be_visible()
    table = page.context.request.get(f"api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert (table["level"], table["watch_delay"]) == ("strong", 120)
    name = page.get_by_label("Name of the friend at seat 2")
    name.fill("Katya")
    name.press("Tab")
    expect(page.locator(".chair").nth(1)).to_have_text("Katya")
    assert barriers(page) == [] and small_targets(page) == []
    friend = visitors.visit(f"{page.url}?key={table['invitations'][0]['token']}")
    friend.click(".sitb:has-text('Katya')")
    expect(page.locator(".chair .tok.free")).to_have_count(len(table["seats"]) - 2)


def test_a_colour_is_chosen_by_name_worn_at_the_table_and_never_twice_there(visitors: Visitors) -> None:
    browser = visitors.browse(language="ru", size=PHONE, dark=True)
    page = visitors.open(browser)
    page.click(".chipb:has-text('имя')")
    page.fill(".whoami input >> nth=0", "Аня")
    page.check("text=розовый")
    assert foreign_words(page, "ru") + small_targets(page) + barriers(page) == []
    page.click(".whoami .btn")
    expect(page.locator("header .tok.S5")).to_be_visible()
    page.reload()
    expect(page.locator("header .tok.S5")).to_be_visible()
    other = visitors.browse()
    ask(other, "PUT", "me", {"name": "Ben", "colour": "pink"})
    table = open_table(browser, "eight28")
    ask(other, "POST", f"tables/{table}/sit", {"seat": 1})
    ask(browser, "POST", f"tables/{table}/start", {"fill": False})
    pink = page.locator("header .tok").evaluate(COLOUR)
    page.goto(f"t/{table}")
    tokens = page.locator(".side .score .tok")
    expect(tokens).to_have_count(3)
    worn = [tokens.nth(seat).evaluate(COLOUR) for seat in range(3)]
    assert worn[0] == pink and len(set(worn)) == 3


def test_the_shelf_leads_back_to_my_turn_and_to_open_tables(visitors: Visitors) -> None:
    browser = visitors.browse()
    come_in(browser, "Anna")
    table = open_table(browser, "my-number", BOT, BOT, start=True)
    open_table(browser, "jackal-high", {"kind": "open"}, BOT, listed=True)
    page = visitors.open(browser)
    expect(page.locator(".turn")).to_contain_text("My Number")
    page.click(".turn .btn")
    page.wait_for_selector(CARD)
    assert page.url.endswith(table)
    other = visitors.visit("")
    other.locator(".lst .rw.w-jackal-high .btn", has_text="Sit").first.click()
    expect(other.locator(".sitb").first).to_be_visible()


def test_sound_is_off_at_first_and_what_is_set_is_remembered(visitors: Visitors) -> None:
    page = visitors.open(visitors.browse(calm=False))
    page.click("header button:has-text('Sound off')")
    page.click("header button:has-text('Day')")
    page.reload()
    expect(page.locator("header button:has-text('Sound on')")).to_be_visible()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()


def test_what_takes_long_says_so_in_words(visitors: Visitors) -> None:
    page = visitors.visit("")
    page.wait_for_selector(".box")
    page.clock.install()
    held: list[Any] = []
    open_again = False

    def hold(route: Any) -> None:
        if open_again:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/ratings/**", hold)
    page.click("footer a[href$=arena]")
    waiting = page.locator(".waiting-page")
    expect(waiting).to_be_visible()
    page.clock.fast_forward(2000)
    expect(waiting.locator("p")).not_to_have_text("")
    open_again = True  # what is asked only now goes its way
    for route in held:
        route.continue_()
    expect(waiting).to_have_count(0)


@pytest.fixture(scope="module")
def player(browser: Any, server: Server) -> Iterator[Any]:
    """A page on which somebody has just finished two rated games."""
    come = Visitors(browser, server)
    at = come.browse(size=DESKTOP)
    me = come_in(at, "Anna")
    page = come.open(at)
    for _ in range(2):
        page.goto(f"t/{open_table(at, 'twelve-days', BOT, BOT, start=True, rated=True)}")
        play_to_the_end(page)
    while len(at.request.get(f"api/players/{me}").json()["finished"]) < 2:  # they are counted after the last message
        page.wait_for_timeout(50)
    page.goto(f"player/{me}")
    yield page
    come.go_home()


def test_a_players_page_tells_history_ratings_and_the_games_own_figures(player: Any) -> None:
    expect(player.locator(".rw.w-twelve-days")).to_have_count(2)
    settle(player)
    assert shift(player) < 0.01
    expect(player.locator("svg[aria-label*=ating]")).to_be_visible()
    figures = dict(
        zip(player.locator(".stat dt").all_inner_texts(), player.locator(".stat dd").all_inner_texts(), strict=True)
    )
    assert figures.pop("Games") == "2"
    assert len(figures) > 3
    player.locator(".rw .btn").first.click()
    player.wait_for_selector(".slider")
    with player.expect_download() as download:
        player.click(".acts a[download]")
    assert "game: twelve-days" in download.value.path().read_text(encoding="utf-8").lower()


def test_the_arena_ranks_bots_and_people(player: Any) -> None:
    player.goto("arena")
    ladder = player.locator(".w-twelve-days .rw")
    expect(ladder.filter(has_text="Novice")).to_be_visible()
    expect(ladder.filter(has_text="Anna")).to_be_visible()
