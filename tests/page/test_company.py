"""People who come to play together: by a link, by chance, again; and who comes, goes, watches, waves."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PATIENCE, PHONE, Server, Visitors, sync_api
from tests.page.looking import KEPT, flaws_of, resize, settle, until
from tests.page.playing import BOT, SHORT, ask, come_in, open_table, play_to_the_end
from tests.page.sitting import sit_together

expect = sync_api.expect
TABLET = {"width": 768, "height": 1024}
FRIEND = {"kind": "friend"}
SIT = ".lobby .btn.pri:has-text('Sit')"


def lobby_for(
    visitors: Visitors, *others: dict[str, Any], size: dict[str, int] = DESKTOP, game: str = "eight28", **terms: Any
) -> Any:
    """Anna's page before a game, with these other seats."""
    browser = visitors.browse(size=size)
    come_in(browser, "Anna")
    page = visitors.open(browser, f"t/{open_table(browser, game, *others, **terms)}")
    page.wait_for_selector(".linkbox")
    return page


def link_of(page: Any) -> str:
    return str(page.locator(".linkbox").inner_text())


# --- by a link ----------------------------------------------------------------------------------


def test_the_big_link_seats_one_friend_after_the_other(visitors: Visitors) -> None:
    anna = lobby_for(visitors, FRIEND, FRIEND)
    link = link_of(anna)
    assert "?key=" in link
    ben, katya, petya = (visitors.visit(link) for _ in range(3))
    for page in (ben, katya, petya):
        expect(page.locator(".sitb")).to_have_count(2)
    ben.click(SIT)
    expect(anna.locator(".chair .tok.free")).to_have_count(1)
    expect(anna.locator(".linkbox")).not_to_have_text(link)  # the next friend's, with a key that is still free
    katya.click(SIT)  # with the link that Ben had
    expect(anna.locator(".chair .tok.free")).to_have_count(0)
    expect(petya.locator(".full")).to_contain_text("full")
    expect(petya.locator(".sitb")).to_have_count(0)
    expect(petya.locator(SIT)).to_have_count(0)
    expect(anna.locator(".linkbox")).not_to_contain_text("key")
    anna.click(".lobby .btn.pri")
    for page in (ben, katya):
        page.wait_for_selector(".tray .ask")
        expect(page.locator(".strip8")).to_have_count(0)
    expect(petya.locator(".strip8")).to_contain_text("watching")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_comes_without_an_invitation_is_told_what_to_do(visitors: Visitors, language: str) -> None:
    anna = lobby_for(visitors, FRIEND, BOT, size=PHONE)
    stranger = visitors.visit(anna.url, language=language, size=PHONE)
    expect(stranger.locator(".full")).to_contain_text({"en": "ask whoever opened", "ru": "попросите"}[language])
    expect(stranger.locator(".sitb")).to_have_count(0)
    settle(stranger)
    assert flaws_of(stranger, language) == []
    anna.locator("select").first.select_option("open")
    stranger.locator(".sitb").click()
    expect(anna.locator(".chair .tok.free")).to_have_count(0)


def test_a_friend_who_comes_after_the_beginning_takes_his_seat_from_the_bot(visitors: Visitors) -> None:
    anna = lobby_for(visitors, FRIEND, BOT)
    link = link_of(anna)
    anna.click(".lobby .btn.pri")
    anna.wait_for_selector(".tray .ask")
    ben = visitors.visit(link, size=PHONE)
    expect(ben.locator(".strip8")).to_contain_text("watching")
    ben.click(".strip8 .btn")
    expect(ben.locator(".strip8")).to_have_count(0)
    ben.wait_for_selector(".tray .mine8")
    expect(anna.locator(".side .log")).to_contain_text("in place of a bot")
    stranger = visitors.visit(anna.url)
    expect(stranger.locator(".strip8")).to_contain_text("watching")
    expect(stranger.locator(".strip8 .btn")).to_have_count(0)


def test_a_link_bears_an_address_that_phones_can_open(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page is open at the server's own machine; phones know it by another name."""
    for public, told in (("http://192.168.77.5:8028", False), ("", True)):
        server = Server(tmp_path_factory.mktemp("home"), IGROTEKA_PUBLIC_URL=public)
        server.start()
        visitors = Visitors(browser, server)
        try:
            anna = lobby_for(visitors, FRIEND, BOT, size=PHONE)
            expect(anna.locator(".linkbox")).to_contain_text(f"{public or server.url.rstrip('/')}/t/")
            expect(anna.locator(".alone")).to_have_count(int(told))
            me = anna.context.request.get("api/me").json()["guest"]["id"]
            page = visitors.open(anna.context, f"player/{me}")
            page.get_by_role("button", name="Make a link").click()
            expect(page.locator("main")).to_contain_text(f"{public or server.url.rstrip('/')}/device?code=")
            if told:
                expect(anna.locator(".alone")).to_contain_text("igroteka serve --host 0.0.0.0")
        finally:
            visitors.go_home()
            server.stop()


# --- by chance, and again -----------------------------------------------------------------------


def test_people_who_play_with_whoever_comes_meet_and_a_bot_makes_room_for_the_next(visitors: Visitors) -> None:
    pages = [visitors.visit("", size=size) for size in (PHONE, DESKTOP)]
    for page in pages:
        page.click(".meet .w-twelve-days")
    for page in pages:
        page.wait_for_url("**/t/*")
    assert pages[0].url == pages[1].url
    for page in pages:
        page.wait_for_selector(".tray .ask")  # bots have taken the other seats
    third = visitors.visit("", size=PHONE)
    third.locator(".company .rw.w-twelve-days .btn", has_text="Sit").first.wait_for()
    third.click(".meet .w-twelve-days")
    third.wait_for_url(pages[0].url)
    third.wait_for_selector(".tray .hand12")
    expect(third.locator(".strip8")).to_have_count(0)
    expect(pages[1].locator(".side .log")).to_contain_text("in place of a bot")


def test_a_table_for_whoever_comes_says_when_it_begins_and_begins_at_once_when_full(visitors: Visitors) -> None:
    pages = [visitors.visit("", language="ru", size=PHONE) for _ in range(4)]
    seen = False
    for page in pages:
        page.click(".meet .w-jackal-high")
        page.wait_for_url("**/t/*")
        if not seen:
            expect(page.locator(".soon")).to_contain_text("боты")
            seen = True
    assert len({page.url for page in pages}) == 1
    for page in pages:
        page.wait_for_selector(".tray .ask")
        expect(page.locator(".strip8")).to_have_count(0)


def test_who_has_played_with_me_is_seen_on_the_shelf_and_comes_when_invited(visitors: Visitors) -> None:
    browsers = [visitors.browse(size=PHONE), visitors.browse()]
    for browser, name in zip(browsers, ("Anna", "Ben"), strict=True):
        come_in(browser, name)
    table = open_table(browsers[0], "my-number")
    ask(browsers[1], "POST", f"tables/{table}/sit", {"seat": 1})
    ask(browsers[0], "POST", f"tables/{table}/start", {"fill": False})
    anna, ben = (visitors.open(browser, f"t/{table}") for browser in browsers)
    watcher = visitors.visit(f"t/{table}")
    play_to_the_end(anna, ben)
    for page in (anna, ben, watcher):
        page.goto("")
    expect(anna.locator(".company li.here")).to_contain_text("Ben")
    expect(ben.locator(".company li.here")).to_contain_text("Anna")
    settle(anna)
    assert flaws_of(anna, "en") == []
    expect(watcher.locator(".company")).to_be_visible()
    expect(watcher.locator(".company li.here")).to_have_count(0)  # who only watched has played with nobody
    assert watcher.locator(".company li").count() == 0
    anna.goto(f"t/{open_table(browsers[0], 'eight28', FRIEND, BOT)}")
    anna.click("[aria-label='Invite Ben']")
    ben.click(".company .invited .btn")
    ben.click(SIT)
    expect(anna.locator(".chair .tok.free")).to_have_count(0)
    ben.goto("")
    expect(ben.locator(".company .meet")).to_be_visible()
    expect(ben.locator(".company .invited")).to_have_count(0)


# --- at the table -------------------------------------------------------------------------------


# Where a sign stands, how far from the token of the seat that it is about, and whether it is on the screen.
FAR = """([sign, seat]) => new Promise((done, fail) => {
  const end = Date.now() + 20000;
  let found = null;
  const look = () => {
    const node = document.querySelector(sign);
    const plates = [...document.querySelectorAll(`.felt [data-k="seat-${seat}"]`)];
    const plate = plates.find((one) => one.checkVisibility());
    if (node && plate && getComputedStyle(node).visibility === 'visible') {
      const [a, b] = [node.getBoundingClientRect(), plate.getBoundingClientRect()];
      const gap = (from, to, low, high) => Math.max(0, low - to, from - high);
      const inside = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
      found = [gap(a.left, a.right, b.left, b.right), gap(a.top, a.bottom, b.top, b.bottom), inside];
      if (found[0] + found[1] < 12) return done(found);  // the board may still be on its way to its places
    }
    if (Date.now() > end) return found ? done(found) : fail(new Error(`${sign} was not seen`));
    requestAnimationFrame(look);
  };
  look();
})"""


def wave(page: Any) -> None:
    if page.viewport_size == PHONE:
        page.click(".top [data-key=C]")
        page.locator("dialog .say .q button").first.click()
        page.keyboard.press("Escape")
    else:
        page.locator(".side .say .q button").first.click()


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_wave_of_the_hand_is_seen_at_the_seat_that_made_it(visitors: Visitors, game: str) -> None:
    anna, ben = sit_together(visitors, game, sizes=(PHONE, DESKTOP))
    for page, other, seat in ((anna, ben, 0), (ben, anna, 1)):
        wave(page)
        across, down, inside = other.evaluate(FAR, [f".said[data-at='{seat}']", seat])
        assert (across, inside) == (0, True) and down < 12, (game, across, down)
        mine = page.locator(f".said.mine[data-at='{seat}']")
        expect(mine).to_have_count(0, timeout=PATIENCE)  # it goes by itself


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_closed_tab_is_seen_at_the_seat_by_the_others(visitors: Visitors, game: str) -> None:
    anna, ben = sit_together(visitors, game, sizes=(PHONE, DESKTOP), language="ru")
    ben.close()
    for size in (PHONE, DESKTOP):
        resize(anna, size)
        across, down, inside = anna.evaluate(FAR, [".gone[data-at='1']", 1])
        assert (across, down, inside) == (0, 0, True)
    expect(anna.locator(".gone")).to_contain_text("не на связи")
    visitors.open(ben.context, anna.url.split("/", 3)[3])
    expect(anna.locator(".gone")).to_have_count(0)


def test_a_watcher_is_told_so(visitors: Visitors) -> None:
    anna, _ = sit_together(visitors, "jackal-high", sizes=(PHONE, DESKTOP))
    for language, words in (("en", "You are watching"), ("ru", "Вы смотрите")):
        watcher = visitors.visit(anna.url, language=language, size=PHONE)
        expect(watcher.locator(".strip8")).to_contain_text(words)
    expect(anna.locator(".strip8")).to_have_count(0)


# What of the table lies under a strip, or over one.
UNDER = """() => {
  const strips = [...document.querySelectorAll('.strip8')].map((node) => node.getBoundingClientRect());
  const app = document.querySelector('.app').getBoundingClientRect();
  const shown = strips.filter((box) => box.height >= 44 && box.bottom <= innerHeight + 1).length;
  return [shown, Math.max(...strips.map((box) => app.bottom - box.top))];
}"""


def test_strips_cover_nothing_of_the_table(visitors: Visitors) -> None:
    anna, _ = sit_together(visitors, "my-number", sizes=(PHONE, DESKTOP))
    watcher = visitors.visit(anna.url)
    watcher.wait_for_selector(".strip8")
    anna.click(".top [data-key=M]")
    anna.click("dialog .btn:has-text('Leave')")
    anna.wait_for_selector(".strip8 .btn.pri")
    anna.context.set_offline(True)  # a second one
    expect(anna.locator(".strip8")).to_have_count(2)
    for page, count in ((anna, 2), (watcher, 1)):
        for size in (PHONE, {"width": 320, "height": 640}, {"width": 844, "height": 390}, TABLET, DESKTOP):
            resize(page, size)
            shown, over = page.evaluate(UNDER)
            assert shown == count and over < 1.5, (size, shown, over)
    anna.context.set_offline(False)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_rules_open_over_the_table_and_lead_back_to_it(visitors: Visitors, size: dict[str, int]) -> None:
    anna, _ = sit_together(visitors, "eight28", sizes=(size, DESKTOP))
    address, pages = anna.url, len(anna.context.pages)
    anna.click(".top .rules")
    book = anna.locator("dialog[open] .book")
    expect(book.locator("article").first).to_be_visible()
    book.locator("nav a").last.click()  # through the book, not away from the table
    book.locator("h3 a").last.click()
    expect(book.locator("article.here")).to_be_in_viewport()
    assert flaws_of(anna, "en") == []
    anna.keyboard.press("Escape")
    expect(book).to_have_count(0)
    anna.click(".cl:visible >> nth=0")
    anna.click("dialog[open] .whole")
    expect(book.locator("article.here")).to_be_in_viewport()
    anna.keyboard.press("Escape")
    anna.click(".top [data-key=M]")
    anna.click("dialog[open] .acts .btn:has-text('Rules')")
    expect(book).to_be_visible()
    anna.click("dialog[open] .head .ib")
    expect(book).to_have_count(0)
    expect(anna.locator(".tray .ask")).to_be_visible()
    assert (anna.url, len(anna.context.pages)) == (address, pages)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_who_is_asked_for_a_name_can_type_it_at_once(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors.visit("", size=size)
    page.click(".chipb:has-text('name')")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    expect(page.locator("header .who")).to_have_text("Anna")
    page.click(".chipb:has(.who)")
    page.keyboard.type("Bella")  # in place of the old one
    page.keyboard.press("Enter")
    expect(page.locator("header .who")).to_have_text("Bella")


# --- without a connection -----------------------------------------------------------------------


@pytest.fixture
def offline(visitors: Visitors) -> Iterator[Any]:
    """A page that was once on the shelf, and nowhere else, and has lost its connection."""
    browser = visitors.browse(language="ru", size=PHONE, keeps=True)
    come_in(browser, "Аня", "ru")
    open_table(browser, "eight28", BOT, BOT, start=True)
    page = visitors.open(browser)
    expect(page.locator(".lists .rw.w-eight28").first).to_be_visible()
    until(page, KEPT)
    browser.set_offline(True)
    yield page
    browser.set_offline(False)


def test_without_a_connection_the_shelf_shows_what_it_knew_and_says_so(offline: Any) -> None:
    offline.goto("")
    expect(offline.locator(".lists .rw.w-eight28")).to_have_count(1)
    expect(offline.locator(".asof")).to_contain_text("так было в")
    expect(offline.locator(".company .none")).to_contain_text("не узнать")
    assert offline.locator(".meet button:enabled").count() == 0
    offline.evaluate("localStorage.removeItem('igroteka-lists')")
    offline.goto("")
    expect(offline.locator(".lists .none").first).to_contain_text("вместе со связью")
    expect(offline.locator(".lists")).not_to_contain_text("Пока ни одной")
    assert flaws_of(offline, "ru") == []


@pytest.mark.parametrize("language", ["ru", "en"])
def test_without_a_connection_rules_and_lessons_of_all_games_are_there(offline: Any, language: str) -> None:
    if language == "en":
        offline.click("header [lang=en]")
        expect(offline.locator("html")).to_have_attribute("lang", "en")  # it is kept as soon as it is spoken
    for game in sorted(SHORT):
        offline.goto(f"rules/{game}")
        article = offline.locator("article:has(.btn)").first
        article.locator(".btn").first.click()
        expect(article.locator(".example").first).to_be_visible()
        offline.goto(f"learn/{game}")
        expect(offline.locator(".stage .felt")).to_be_visible()
        expect(offline.locator(".stage .card-note .prose")).to_be_visible()
        assert offline.locator("html").get_attribute("lang") == language


def test_a_share_of_ones_own_is_in_the_shuffles_and_a_server_that_tells_otherwise_is_shown(visitors: Visitors) -> None:
    """Nobody does anything for it: sitting down seals it, beginning lays it open, the end is compared."""
    kept = "id => JSON.parse(localStorage.getItem('igroteka-share-' + id))"
    anna = lobby_for(visitors, {"kind": "open"}, BOT, game="twelve-days", shuffle_seats=True)
    ben = visitors.visit(anna.url, size=PHONE)
    ben.locator(".sitb").first.click()
    expect(anna.locator(".chair .tok.free")).to_have_count(0)
    anna.click(".lobby .btn.pri")
    play_to_the_end(anna, ben)
    table = anna.url.rpartition("/")[2]
    for page in (anna, ben):
        share = page.evaluate(kept, table)
        assert share["pledge"].startswith("igroteka fairness 2\n") and len(share["seed"]) == 64
        assert page.locator(".strip8").count() == 0
    told = ask(ben.context, "GET", f"tables/{table}", {})
    assert sorted(seat["share"] for seat in told["seats"]) == ["given", "given", "none"]

    def forged(route: Any) -> None:
        route.fulfill(body=route.fetch().text().replace("options: ", "options: first=1, "), content_type="text/plain")

    ben.route("**/record", forged)
    ben.reload()
    expect(ben.locator(".strip8")).to_contain_text("does not match what this browser kept")
    ben.unroute("**/record")
    ben.evaluate(
        "id => { const key = 'igroteka-share-' + id, kept = JSON.parse(localStorage[key]);"
        " kept.seen[kept.seen.length - 1] = 'pass at once'; localStorage[key] = JSON.stringify(kept); }", table
    )  # fmt: skip
    ben.reload()
    expect(ben.locator(".strip8")).to_contain_text("this browser saw “pass at once”")
