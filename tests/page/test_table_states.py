"""What happens to a real table: reloads, second tabs, cut connections, closed doors, clocks, a server that restarts."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PATIENCE, PHONE, Server, Visitors, sync_api
from tests.page.looking import KEPT, expect_to_pass, keep_sight, settle, shift, until
from tests.page.playing import BOT, ME, ask, come_in, open_table, take_a_turn
from tests.page.sitting import TURN, log_of, sit_down, sit_together

expect = sync_api.expect
SOCKET = re.compile(r"/socket\?")


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


@pytest.mark.parametrize("newer_there", [True, False])
def test_a_page_older_than_its_server_loads_itself_anew_and_keeps_the_move(
    visitors: Visitors, newer_there: bool
) -> None:
    """Once: where its host has no newer one, it says so and leaves the rest to the reader."""
    page = sit_down(visitors, size=DESKTOP)
    moves: list[str] = []

    def to_a_newer_server(socket: Any) -> None:
        if moves and not newer_there:
            socket.close(code=4426)
            return
        server = socket.connect_to_server()

        def speak(text: str) -> None:
            if '"move"' in text:
                moves.append(text)
            if '"move"' in text and len(moves) == 1:
                socket.close(code=4426)
            else:
                server.send(text)

        socket.on_message(speak)

    page.route_web_socket(SOCKET, to_a_newer_server)
    page.reload()
    page.wait_for_selector(TURN)
    told = log_of(page).locator("li").count()
    loaded: list[bool] = []
    page.on("load", lambda _: loaded.append(True))
    page.click(".tray .btn.sec")
    if newer_there:
        expect(log_of(page).locator("li")).not_to_have_count(told)
        page.wait_for_selector(TURN)
        assert len(moves) == 2 and moves[0] == moves[1]  # under the same id
        expect(page.locator(".refused")).to_have_count(0)
    else:
        expect(page.get_by_text("older than the server")).to_be_visible()
    assert len(loaded) == 1


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
