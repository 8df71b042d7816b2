"""What happens at a real table: reloads, second tabs, cut connections; people leave, talk, take back and look on."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PATIENCE, PHONE, Server, Visitors, sync_api
from tests.page.looking import (
    KEPT,
    barriers,
    expect_to_pass,
    foreign_words,
    keep_sight,
    settle,
    shift,
    small_targets,
    until,
)
from tests.page.playing import (
    BOT,
    BUTTON,
    CARD,
    ME,
    SHORT,
    ask,
    come_in,
    open_table,
    play_on,
    play_to_the_end,
    take_a_turn,
)

expect = sync_api.expect
SOCKET = re.compile(r"/socket\?")
TURN = f"{BUTTON}, {CARD}"
ASKED = ".tray .do:has(.ask) .btns .btn:enabled"  # a question: not the end of something solemn, which also has a button


def sit_down(
    visitors: Visitors,
    game: str = "eight28",
    size: dict[str, int] = PHONE,
    language: str = "en",
    calm: bool = True,
    **terms: Any,
) -> Any:
    """One person at a table with bots, at the first question."""
    browser = visitors.browse(language, size, calm=calm)
    come_in(browser, "Ben", language)
    table = open_table(browser, game, *[BOT] * (SHORT[game]["players"] - 1), start=True, **terms)
    page = visitors.open(browser, f"t/{table}")
    page.wait_for_selector(TURN)
    return page


def sit_together(visitors: Visitors, game: str = "eight28", names: tuple[str, str] = ("Anna", "Ben")) -> list[Any]:
    """Two people and a bot in a game that has just begun; in 8-28 he is asked first."""
    browsers = [visitors.browse(), visitors.browse()]
    for browser, name in zip(browsers, names, strict=True):
        come_in(browser, name)
    table = open_table(browsers[0], game)
    ask(browsers[1], "POST", f"tables/{table}/sit", {"seat": 1})
    ask(browsers[0], "POST", f"tables/{table}/start", {"fill": False})
    pages = [visitors.open(browser, f"t/{table}") for browser in browsers]
    for page in pages:
        page.wait_for_selector(".tray .ask")
    return pages


def replay_of(page: Any) -> str:
    return str(page.url.replace("/t/", "/replay/"))


def log_of(page: Any) -> Any:
    return page.locator(".side .log")


# --- coming and going ---------------------------------------------------------------------------


def test_a_box_is_played_with_one_click(visitors: Visitors) -> None:
    page = visitors.visit("", language="ru")
    page.click(".w-eight28 .btn.pri")
    page.wait_for_selector(TURN)
    assert "/t/" in page.url


def test_a_reload_in_mid_game_shows_the_same_table(visitors: Visitors) -> None:
    page = sit_down(visitors)
    before = page.locator(".mine8").inner_text()
    page.reload()
    expect(page.locator(".mine8")).to_have_text(before, use_inner_text=True)
    settle(page)
    assert shift(page) < 0.01


def test_a_second_tab_follows_the_first(visitors: Visitors) -> None:
    page = sit_down(visitors, size=DESKTOP)
    twin = visitors.open(page.context, page.url)
    twin.wait_for_selector(TURN)
    seen = log_of(twin).locator("li").count()
    page.click(".tray .btn.sec")
    expect(log_of(twin).locator("li")).not_to_have_count(seen)
    expect(log_of(page).locator("li")).not_to_have_count(seen)
    twin.wait_for_selector(TURN)


def test_the_back_button_leads_back_to_the_table(visitors: Visitors) -> None:
    page = sit_down(visitors)
    page.click(".top a.ib")
    page.wait_for_selector(".box")
    page.go_back()
    page.wait_for_selector(TURN)


def test_a_cut_connection_comes_back_by_itself_and_the_move_is_not_lost(visitors: Visitors) -> None:
    page = sit_down(visitors, size=DESKTOP)
    sockets: list[Any] = []

    def through_a_tunnel(socket: Any) -> None:
        sockets.append((socket, socket.connect_to_server()))

    page.route_web_socket(SOCKET, through_a_tunnel)
    page.reload()
    page.wait_for_selector(TURN)
    told = log_of(page).locator("li").count()
    for end in sockets[-1]:
        end.close()
    page.click(".tray .btn.sec")
    expect(log_of(page).locator("li")).not_to_have_count(told)
    page.wait_for_selector(TURN)
    expect(page.locator(".refused")).to_have_count(0)
    assert len(sockets) == 2


def test_a_move_on_its_way_is_not_made_twice(visitors: Visitors) -> None:
    page = sit_down(visitors, size=DESKTOP)
    moves: list[str] = []
    held: list[str] | None = None

    def through_thick_air(socket: Any) -> None:
        server = socket.connect_to_server()

        def hear(text: str) -> None:
            if held is None:
                socket.send(text)
            else:
                held.append(text)

        def speak(text: str) -> None:
            if '"move"' in text:
                moves.append(text)
            server.send(text)

        server.on_message(hear)
        socket.on_message(speak)
        sockets.append(socket)

    sockets: list[Any] = []
    page.route_web_socket(SOCKET, through_thick_air)
    page.reload()
    page.wait_for_selector(TURN)
    told = log_of(page).locator("li").count()
    held = []
    page.click(".tray .btn.sec")
    expect(page.locator(".tray .btn.sec svg")).to_be_visible()  # it is acknowledged at once
    expect(page.locator(".tray .btns .btn:disabled")).to_have_count(2)
    page.keyboard.press("p")
    page.keyboard.press("t")
    late, held = held, None
    for text in late:
        sockets[-1].send(text)
    expect(log_of(page).locator("li")).not_to_have_count(told)
    assert len(moves) == 1


MOST = {"eight28": 6, "twelve-days": 8, "jackal-high": 5, "my-number": 6}
SPILT = """() => [...document.querySelectorAll('.felt, .tray')].filter((box) => box.scrollHeight > box.clientHeight + 1)
  .map((box) => `${box.className}: ${box.scrollHeight} in ${box.clientHeight}`)"""
CUT = """() => {
  const right = (node) => node.getBoundingClientRect().right;
  return [...document.querySelectorAll('.felt .nm .no')]
    .filter((number) => number.checkVisibility() && right(number) > right(number.closest('.plate, .op')))
    .map((number) => number.parentElement.textContent);
}"""


@pytest.mark.parametrize("game", MOST)
def test_the_most_players_fit_on_a_phone(visitors: Visitors, game: str) -> None:
    browser = visitors.browse("ru", PHONE)
    come_in(browser, "Аня", "ru")
    seats = [ME, *[BOT] * (MOST[game] - 1)]
    form = {"game": game, "options": {"players": MOST[game]}, "seats": seats, "start": True}
    page = visitors.open(browser, f"t/{ask(browser, 'POST', 'tables', form)['id']}")
    page.wait_for_selector(TURN)
    assert page.evaluate(SPILT) == []
    assert page.evaluate(CUT) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(CUT) == []
    assert [box for box in page.evaluate(SPILT) if box.startswith("tray")] == []


def test_without_a_network_the_page_opens_and_says_so(visitors: Visitors) -> None:
    page = visitors.visit("", language="ru", keeps=True)
    settle(page)
    until(page, KEPT)
    page.context.set_offline(True)
    expect(page.locator(".bar8")).to_contain_text("Нет сети")
    page.reload()
    page.wait_for_selector(".box")
    expect(page.locator(".bar8")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".bar8")).to_have_count(0)


# --- doors that are closed ----------------------------------------------------------------------


def test_an_unknown_link_has_a_way_on(visitors: Visitors) -> None:
    page = visitors.visit("t/nobody-knows-it", language="ru")
    expect(page.locator(".lost h1")).to_have_text("Такого стола нет")
    page.click(".lost .btn")
    page.wait_for_selector(".box")


def test_a_full_table_says_so_and_its_game_can_be_watched(visitors: Visitors) -> None:
    anna = visitors.browse()
    come_in(anna, "Anna")
    table = open_table(anna, "eight28", BOT, BOT)
    guest = visitors.visit(f"t/{table}")
    expect(guest.locator(".lobby")).to_contain_text("full")
    assert guest.locator(".sitb").count() == 0
    ask(anna, "POST", f"tables/{table}/start", {"fill": False})
    guest.wait_for_selector(".tray .ask")
    assert guest.locator(TURN).count() == 0
    assert guest.locator(".mine8").count() == 0


def test_a_newer_server_asks_to_load_the_page_anew(visitors: Visitors) -> None:
    page = sit_down(visitors)
    newer = [True]

    def another_version(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda text: socket.send(text.replace('"protocol":1,', '"protocol":2,', 1) if newer[0] else text)
        )

    page.route_web_socket(SOCKET, another_version)
    page.reload()
    expect(page.locator(".lost h1")).to_contain_text("older than the server")
    newer[0] = False
    page.click(".lost .btn.pri")
    page.wait_for_selector(TURN)


def test_a_part_of_the_page_that_is_gone_has_a_way_on(visitors: Visitors) -> None:
    page = visitors.visit("")
    for part, opener, there in (
        ("Arena", "footer a[href$=arena]", "main.page h1"),
        ("Board", ".w-eight28 .btn.pri", ".tray .ask"),
    ):
        page.goto("")
        page.context.route(f"**/assets/{part}-*.js", lambda route: route.fulfill(status=404))
        page.click(opener)
        page.wait_for_selector(".lost .btn.pri")
        page.context.unroute(f"**/assets/{part}-*.js")
        page.click(".lost .btn.pri")
        page.wait_for_selector(there)


def test_people_of_the_same_name_are_told_apart(visitors: Visitors) -> None:
    anna, _ = sit_together(visitors, names=("Anna", "Anna"))
    expect(anna.locator(".side .score")).to_contain_text("Anna 2")


def test_a_name_that_cannot_be_is_refused_in_words(visitors: Visitors) -> None:
    page = visitors.visit("")
    page.wait_for_selector(".box")
    page.click(".chipb:has-text('name')")
    keep_sight(page, ".toast")
    page.fill(".whoami input >> nth=0", "...")
    page.press(".whoami input >> nth=0", "Enter")
    expect_to_pass(page, "visible characters")
    expect(page.locator(".whoami")).to_be_visible()


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
    ben.click(".people [aria-label='Mute Anna']")
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
    anna.click(".people .btn:has-text('Put a bot')")
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


# --- hands on -----------------------------------------------------------------------------------


def pull(page: Any, thing: Any, to: tuple[float, float]) -> None:
    """Takes a thing with the mouse and lets it go somewhere else."""
    box = thing.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    page.mouse.up()


def test_a_card_lights_its_combinations_and_is_pushed_out_of_the_hand(visitors: Visitors) -> None:
    page = sit_down(visitors, "twelve-days", size=DESKTOP)  # who sits first leads: any card will do
    told = log_of(page).locator("li").count()
    card = page.locator(CARD).first
    card.click()
    expect(page.locator(".tray .col.up")).not_to_have_count(0)
    expect(page.locator(".chip.on, .btn.pri:enabled")).not_to_have_count(0)
    box = card.bounding_box()
    pull(page, card, (box["x"] + 20, box["y"] - 120))
    expect(log_of(page).locator("li")).not_to_have_count(told)


def die_that_fits(visitors: Visitors) -> tuple[Any, Any]:
    """A table, and a die in hand that may be put on a card: of what is thrown first nearly every one, but not all."""
    while True:
        page = sit_down(visitors, "jackal-high", size=DESKTOP)
        for die in page.locator(".dw:enabled").all():
            die.click()
            expect(page.locator(".dw[aria-pressed=true]")).not_to_have_count(0)
            if page.locator("button.cardbtn").count():
                return page, die


def test_a_die_is_dragged_onto_a_card(visitors: Visitors) -> None:
    page, die = die_that_fits(visitors)
    card = page.locator("button.cardbtn").first
    told = log_of(page).locator("li").count()
    box = card.bounding_box()
    pull(page, die, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    expect(log_of(page).locator("li")).not_to_have_count(told)


# As soon as things fly: what of them moves, and how many still fly after a tap.
TAP_IN_FLIGHT = """() => {
  const flights = () => document.getAnimations().filter((one) => one.id === 'flight');
  window.flown = new Promise((done) => {
    (function look() {
      const moved = flights().flatMap((one) => one.effect.getKeyframes()).flatMap(Object.keys);
      if (!moved.length) return requestAnimationFrame(look);
      document.querySelector('.felt').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
      done([moved, flights().length]);
    })();
  });
}"""


def test_things_fly_by_transform_and_opacity_alone_and_a_tap_ends_it(visitors: Visitors) -> None:
    page = sit_down(visitors, size=DESKTOP, calm=False)
    page.evaluate(TAP_IN_FLIGHT)
    page.click(".tray .btn.pri")
    moved, left = page.evaluate("flown")
    assert set(moved) - {"offset", "computedOffset", "easing", "composite"} <= {"transform", "opacity"}
    assert left == 0


def test_a_screen_reader_is_told_each_event_in_order_and_then_what_is_asked(visitors: Visitors) -> None:
    page = sit_down(visitors, size=DESKTOP)
    page.evaluate(
        """() => {
          window.heard = [];
          const spoken = document.querySelector('[role=log][aria-live=polite]');
          new MutationObserver((changes) => {
            for (const { addedNodes, type, target } of changes) {
              if (type === 'characterData') heard.push(target.data);
              for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
            }
          }).observe(spoken, {subtree: true, childList: true, characterData: true});
        }"""
    )
    told = log_of(page).locator("li > span:not(.tok)")
    before = told.count()
    page.click(".tray .btn.sec")
    expect(told).not_to_have_count(before)
    page.wait_for_selector(ASKED)
    expect(page.locator("[role=log][aria-live=polite] p").last).to_have_text(page.locator(".tray .ask h2").inner_text())
    heard = [text for text in page.evaluate("heard") if text.endswith(".")]
    written = [text for text in told.all_inner_texts()[before:] if text]
    assert len(written) > 1
    assert [text for text in heard if text in written] == written


# --- help ---------------------------------------------------------------------------------------


def test_a_hint_names_a_move_and_says_why(visitors: Visitors) -> None:
    page = sit_down(visitors)
    page.click(".hintb.only-p")
    expect(page.locator(".hintline .odds")).to_be_visible()  # chances, or points where all chances are the same
    assert re.search(r"[a-z]{3,} [a-z]{2,}", page.locator(".hintline > div").first.inner_text())


def test_a_hint_in_russian_says_moves_in_words(visitors: Visitors) -> None:
    page = sit_down(visitors, "jackal-high", language="ru")
    page.click(".hintb.only-p")
    expect(page.locator(".hintline .odds").first).to_contain_text(
        re.compile("Поставить|Долину|Перебросить"), timeout=60_000
    )
    assert foreign_words(page, "ru") == []
    page.click(".hintb.only-p")
    expect(page.locator(".hintline")).to_have_count(0)


def test_why_opens_the_clause_and_its_example_is_played_in_place(visitors: Visitors) -> None:
    page = sit_down(visitors, size=DESKTOP)
    log_of(page).locator(".cl").last.click()
    page.locator(".example .btn").first.click()
    told = page.locator(".stage .told p, .stage .refused")
    page.click(".stage .card-note > .btn")
    expect(told.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)


KEYS = {
    "eight28": ["p"],
    "twelve-days": [*(key for digit in "123456789" for key in (digit, "Enter")), "p"],
    "jackal-high": [*"123456", "v"],
    "my-number": ["1", "Enter"],
}


@pytest.mark.parametrize("game", KEYS)
def test_the_keyboard_is_enough(visitors: Visitors, game: str) -> None:
    page = sit_down(visitors, game, size=DESKTOP)
    told = log_of(page).locator("li").count()
    page.keyboard.press("?")
    expect(page.locator("dialog.sheet dt")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for key in KEYS[game]:
        page.keyboard.press(key)
        if page.locator(".tray [data-key]:disabled").count() or log_of(page).locator("li").count() != told:
            break
    expect(log_of(page).locator("li")).not_to_have_count(told)


def test_what_slides_over_the_table_has_no_barrier(visitors: Visitors) -> None:
    page = sit_down(visitors)
    for opener in ("[data-key=M]", "[data-key=C]", "[data-key=L]", ".ticker .cl"):
        page.click(f".app {opener} >> visible=true")
        page.wait_for_selector("dialog[open] h2")
        assert barriers(page) == [], opener
        assert small_targets(page) == [], opener
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


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


def test_my_turn_is_told_once_and_only_while_the_page_is_not_in_front(visitors: Visitors) -> None:
    anna, ben = sit_together(visitors)
    anna.evaluate(LISTENS)
    anna.click("[data-key=M] >> visible=true")
    tell_me = anna.get_by_label("my turn")
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


# --- looking back -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(browser: Any, server: Server) -> Iterator[Any]:
    """A page at the end of a short game of 12 Days."""
    come = Visitors(browser, server)
    page = sit_down(come, "twelve-days", size=DESKTOP)
    play_to_the_end(page)
    yield page
    come.go_home()


def test_a_finished_table_shows_its_result_to_who_comes_late(visitors: Visitors, finished: Any) -> None:
    page = visitors.visit(finished.url, language="ru")
    page.wait_for_selector(".result")
    page.click(".result a.btn.sec")
    page.wait_for_selector(".slider")


def test_a_game_is_replayed_from_any_seat_and_a_position_has_a_link(visitors: Visitors, finished: Any) -> None:
    page = visitors.visit(replay_of(finished))
    page.wait_for_selector(".slider")
    settle(page)
    assert shift(page) < 0.01
    page.keyboard.press("?")
    expect(page.locator("dialog.sheet dt").filter(has_text="Home")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".open12 .card")).not_to_have_count(0)
    page.click(".ctl .k >> nth=1")
    page.click(".eyes .e.t >> nth=0")
    expect(page.locator(".hand12")).to_be_visible()
    expect(page.locator(".open12")).to_have_count(0)
    page.click(".acts [aria-label^=Link]")
    expect(page).to_have_url(re.compile("eyes=0"))
    there, stands, slider = page.url, page.locator(".whereat").inner_text(), page.locator(".slider").input_value()
    page.goto(there)
    expect(page.locator(".whereat")).to_have_text(stands)
    expect(page.locator(".slider")).to_have_value(slider)


def test_honest_shuffles_are_green_and_a_forged_draw_is_red(visitors: Visitors, finished: Any) -> None:
    page = visitors.visit(replay_of(finished), language="ru")
    page.click(".shield")
    expect(page.locator(".verdict")).to_contain_text("Тасовали честно")

    def forged(route: Any) -> None:
        fairness = route.fetch().json()
        draw = fairness["draws"][5]
        draw["move"] = next(way for way, _ in draw["ways"] if way != draw["move"])
        route.fulfill(json=fairness)

    page.route("**/fairness", forged)
    page.click(".shield")
    expect(page.locator(".verdict.badly")).to_be_visible()


def test_the_bots_explain_a_game_in_words(finished: Any, visitors: Visitors) -> None:
    page = visitors.open(finished.context, replay_of(finished))
    page.click(".acts .btn:has-text('analyse')")
    summary = page.locator(".beside .tps").last
    expect(summary).to_contain_text(re.compile(r"accuracy \d+ %|nothing to decide"), timeout=5 * PATIENCE)
    assert barriers(page) == []
    turns, dots, slider = page.locator(".beside .turns .tpl"), page.locator(".chart .tp"), page.locator(".slider")
    assert dots.count() == turns.count()
    for number in {0, dots.count() - 1} if dots.count() else ():  # a game that was even to the end has none
        page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        turns.nth(number).click()
        page.wait_for_timeout(500)
        there = slider.input_value()
        if there == "0":  # what turned the game lay in the deal, before the first decision: the replay begins there
            continue
        page.keyboard.press("Home")
        dots.nth(number).click()  # a dot is clicked, or pressed by key: both lead to its move
        expect(slider).to_have_value(there)
        page.keyboard.press("Home")
        dots.nth(number).focus()
        page.keyboard.press("Enter")
        expect(slider).to_have_value(there)
    page.keyboard.press("End")
    last = int(page.locator(".slider").input_value())
    for at in range(last, 0, -1):  # the last move that could have been another
        expect(page.locator(".slider")).to_have_value(str(at))
        if page.locator(".reason").count():
            break
        page.keyboard.press("ArrowLeft")
    assert re.search(r"[a-z]{3,} [a-z]{2,}", page.locator(".reason").inner_text())


def test_decisions_to_learn_from_can_be_tried_again_and_played_on_from(finished: Any, visitors: Visitors) -> None:
    page = visitors.open(finished.context, replay_of(finished))
    page.wait_for_selector(".beside .costly", timeout=5 * PATIENCE)  # the analysis is there: it was asked for before
    table = finished.url.rsplit("/", 1)[1]
    found = ask(finished.context, "GET", f"tables/{table}/analysis", {})["result"]
    moments = found["players"][0]["moments"]
    expect(page.locator(".costly .dear")).to_have_count(len(moments))
    judged = {one["ply"]: one for one in found["decisions"]}
    lost = [judged[one["ply"]] for one in moments if not one["found"]]
    shown = [int(text.strip("−")) for text in page.locator(".costly b.neg").all_inner_texts()]
    assert shown == [round(100 * (one["chance_best"] - one["chance_played"])) for one in lost]
    if moments:
        ply = moments[0]["ply"]
        page.locator(".costly .again .sec").first.click()
        moves = page.locator(".try .moves .btn")
        expect(moves).to_have_count(len(judged[ply]["choices"]))
        expect(page.locator(".try .answer")).to_have_count(0)  # the answer comes after the question
        moves.first.click()
        expect(page.locator(".try .answer")).to_contain_text(re.compile(r"\d+ %"))
        expect(page.locator(".try .moves .best")).to_have_count(1)
        assert barriers(page) == []
        page.click(".try > .btn")
        expect(page.locator(".try")).to_have_count(0)
        page.locator(".costly .tpl").first.click()
        expect(page.locator(".vb.best")).to_be_visible()
        page.locator(".again .quiet").first.click()
    else:  # nobody plays so that there is nothing to say for long: any position will do
        page.keyboard.press("Home")
        ply = None
        page.click(".goon")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".top .sub")).to_contain_text("Tried again")
    page.wait_for_selector(TURN)
    went_on = page.url.rsplit("/", 1)[1]
    info = ask(finished.context, "GET", f"tables/{went_on}", {})
    assert info["origin"]["table"] == table and info["origin"]["ply"] == (ply or info["origin"]["ply"])
    assert info["seats"][0]["mine"] and not info["listed"] and not info["rated"]
    before = ask(finished.context, "GET", f"tables/{table}/replay?seat=0", {})["frames"][: info["origin"]["ply"] + 1]
    after = ask(finished.context, "GET", f"tables/{went_on}/replay?seat=0", {})["frames"][: len(before)]
    assert [frame["view"] for frame in after] == [frame["view"] for frame in before]


def test_a_replay_begins_where_play_does_and_goes_by_decisions(finished: Any, visitors: Visitors) -> None:
    table = finished.url.rsplit("/", 1)[1]
    frames = ask(finished.context, "GET", f"tables/{table}/replay?seat=open", {})["frames"]
    made = [ply for ply, frame in enumerate(frames) if frame["seat"] is not None]
    page = visitors.visit(f"replay/{table}", size=PHONE)
    slider, where = page.locator(".slider"), page.locator(".whereat")
    expect(where).to_have_text(f"deal 1 · 0 / {len(made)}")
    leader = frames[made[0] - 1]["view"]["leader"]
    expect(page.locator(".open12")).to_have_count(len(frames[0]["scores"]))  # all hands are dealt
    expect(page.locator(".ticker")).not_to_contain_text("gets a card")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.locator(".st12 .pl .card")).to_have_count(len(frames[made[0]]["view"]["players"][leader]["played"]))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(made)))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    sizes = page.evaluate("[...document.querySelectorAll('.ctl button')].map((one) => one.getBoundingClientRect())")
    assert all(box["width"] >= 48 and box["height"] >= 48 and box["bottom"] <= PHONE["height"] for box in sizes)


def test_a_rematch_brings_the_same_people_to_a_new_table(visitors: Visitors) -> None:
    anna, ben = sit_together(visitors, "twelve-days")
    table = anna.url
    play_to_the_end(anna, ben)
    anna.click(".result button.btn.pri")
    ben.click(".result a.btn.pri")
    expect(anna.locator(".lobby")).to_contain_text("Ben")
    expect(ben.locator(".lobby")).to_contain_text("Anna")
    assert anna.url == ben.url
    assert anna.url != table


# --- the clock and the server, last: they take their time ------------------------------------------


@pytest.fixture(scope="module", autouse=True)
def sleeper(browser: Any, server: Server) -> Iterator[Any]:
    """Somebody sits down at a fast table when these tests begin, and never moves."""
    come = Visitors(browser, server)
    yield sit_down(come, "my-number", size=DESKTOP, clock={"kind": "fast"})
    come.go_home()


def test_whose_clock_runs_out_is_played_for_and_told_so(sleeper: Any) -> None:
    sleeper.wait_for_selector(".result", timeout=5 * PATIENCE)  # the bots play for him to the end
    if (earlier := log_of(sleeper).locator(".btn")).count():
        earlier.click()
    expect(log_of(sleeper)).to_contain_text("ran out of time")


def test_a_server_that_restarts_is_said_in_words_and_the_game_goes_on(visitors: Visitors, server: Server) -> None:
    page = sit_down(visitors, size=DESKTOP)
    server.stop()
    expect(page.locator(".strip8")).to_be_visible()
    server.start()
    expect(page.locator(".strip8")).to_have_count(0)
    told = log_of(page).locator("li").count()
    take_a_turn(page)
    expect(log_of(page).locator("li")).not_to_have_count(told)
