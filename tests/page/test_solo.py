"""Games of one's own in the page: dealt at once, never lost, shared, opened to friends."""

import re
from pathlib import Path
from typing import Any

import igroteka
from tests.boxes import GAMES
from tests.browser.records import played
from tests.page.conftest import PHONE, Visitors, sync_api
from tests.page.looking import expect_to_pass, flaws_of, keep_sight, resize, until
from tests.page.playing import BUTTON, CARD, take_a_turn
from tests.page.test_alone import in_a_tunnel

expect = sync_api.expect
SMALL = {"width": 320, "height": 640}


def play(page: Any, game: str) -> None:
    page.goto("")
    page.click(f".box.w-{game} > .btn.pri")
    page.wait_for_url("**/t/~*")
    page.wait_for_selector(f"{BUTTON}, {CARD}")


def bring(page: Any, text: str, to: Path) -> None:
    """Somebody opens a record."""
    to.write_text(text, encoding="utf-8")
    page.goto("")
    page.set_input_files(".lst.mine input[type=file]", str(to))


def in_the_worker(browser: Any, code: str) -> None:
    """Where tables are laid, this is done first."""

    def begin(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{code};\n{answer.text()}")

    browser.route(re.compile(r"/assets/worker-[^/]*\.js"), begin)


# --- dealt at once ------------------------------------------------------------------------------


def test_play_deals_in_the_page_although_a_server_answers(visitors: Visitors) -> None:
    page = visitors.visit("", language="ru", size=PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    play(page, "twelve-days")
    take_a_turn(page)
    assert not [one for one in asked if "/api/tables" in one or one.startswith(("POST", "PUT"))]
    page.goto("")
    expect(page.locator(".lst.mine .rw.w-twelve-days")).to_have_count(1)
    assert flaws_of(page, "ru") == []
    resize(page, SMALL)
    page.click(".lst.mine .more button")
    assert flaws_of(page, "ru") == []
    page.click(".lst.mine .del")  # a slip of the finger is no loss
    expect(page.locator(".lst.mine .rw")).to_have_count(0)
    page.click(".toast button")
    expect(page.locator(".lst.mine .rw.w-twelve-days")).to_have_count(1)


def test_a_browser_that_cannot_lay_a_table_itself_plays_on_the_server(visitors: Visitors) -> None:
    browser = visitors.browse()
    in_the_worker(browser, "throw new Error('too old')")
    page = visitors.open(browser)
    page.click(".box.w-eight28 > .btn.pri")
    page.wait_for_url(lambda url: "/t/" in url and "~" not in url)
    page.wait_for_selector(f"{BUTTON}, {CARD}")


def test_a_browser_that_cannot_run_the_rules_lays_a_table_for_friends_with_all_its_options(visitors: Visitors) -> None:
    browser = visitors.browse()
    browser.add_init_script("WebAssembly.validate = () => false")
    page = visitors.open(browser, "new/my-number")
    expect(page.locator(".opt")).not_to_have_count(0)
    page.locator(".choice").first.locator("label").last.click()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.click(".bottom .btn.pri")
    page.wait_for_url(lambda url: "/t/" in url and "~" not in url)
    expect(page.locator(".lobby")).to_be_visible()


LONGEST = """() => {
  window.longest = 0;
  let last = performance.now();
  const look = (now) => { longest = Math.max(longest, now - last); last = now; requestAnimationFrame(look); };
  requestAnimationFrame(look);
  window.tasks = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) tasks = Math.max(tasks, one.duration);
  }).observe({type: 'longtask'});
}"""
MOST_TASK = 1000  # milliseconds: drawing the board takes a while on a slow machine, but no thoughts are among it
NO_RULES = """() => {
  const never = () => { throw new Error('The rules run in the page, which has to be drawn meanwhile.'); };
  for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming', 'Instance', 'Module']) {
    WebAssembly[name] = never;
  }
}"""


def test_masters_think_and_the_page_does_not_wait(visitors: Visitors, record_property: Any) -> None:
    page = visitors.visit("new/my-number")
    page.evaluate(NO_RULES)  # a worker has a world of its own
    page.locator(".choice label", has_text="6").click()
    for seat in range(2, 7):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("master")
    page.click(".bottom .btn.pri")
    page.wait_for_url("**/t/~*")
    page.wait_for_selector(CARD)
    page.evaluate(LONGEST)
    for _ in range(2):
        told = page.locator(".side .log li").count()
        take_a_turn(page)
        expect(page.locator(".side .log li")).not_to_have_count(told)  # all six have chosen
    tasks = page.evaluate("tasks")
    record_property("longest task of the page while five masters think, ms", tasks)
    print(f"longest task {tasks} ms, longest frame {page.evaluate('longest')} ms")
    assert tasks < MOST_TASK


# Thoughts of one decision come in slices: they are counted for whoever asks, and take their time once somebody says so.
SLOW = """
  let [slices, slow] = [0, false];
  const {Instance} = WebAssembly;
  WebAssembly.Instance = function (module, imports) {
    const {exports} = new Instance(module, imports);
    const think_on = (...given) => {
      slices += 1;
      for (const end = performance.now() + 200; slow && performance.now() < end;);
      return exports.think_on(...given);
    };
    return {exports: 'think_on' in exports ? {...exports, think_on} : exports};
  };
  const counted = new BroadcastChannel('slices');
  counted.onmessage = ({data}) => { slow ||= data === 'slow'; counted.postMessage(slices); };
"""
COUNT = """(what) => new Promise((done) => {
  const counted = new BroadcastChannel('slices');
  counted.onmessage = ({data}) => { counted.close(); done(data); };
  counted.postMessage(what);
})"""
A_MASTERS = 44  # slices


def test_whoever_takes_back_stops_the_thoughts(visitors: Visitors) -> None:
    """The first seat is mine: the masters behind it begin to think when I have moved, and stop when I take it back."""
    browser = visitors.browse()
    in_the_worker(browser, SLOW)
    page = visitors.open(browser, "new/eight28")
    for seat in range(2, 5):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("master")
    page.click(".bottom .btn.pri")
    page.wait_for_url("**/t/~*")
    page.wait_for_selector(f"{BUTTON}, {CARD}")
    before = page.evaluate(COUNT, "slow")
    take_a_turn(page)
    until(page, f"({COUNT})('count').then((slices) => slices > {before})")
    page.click(".tools [data-key=U]")
    page.wait_for_selector(f"{BUTTON}, {CARD}")
    thought = [page.evaluate(COUNT, "count") - before for _ in range(6)]  # the worker answers between two slices
    assert thought[-1] <= thought[0] + 1 and thought[-1] < A_MASTERS, thought
    take_a_turn(page)


def test_a_table_for_those_at_one_device_is_laid_without_a_network(visitors: Visitors) -> None:
    page = in_a_tunnel(visitors, "ru", SMALL)
    page.goto("new/twelve-days")
    expect(page.get_by_text("Сервер не отвечает")).to_be_visible()
    page.locator(".choice label", has_text="3").click()
    page.get_by_label("Место 2", exact=True).select_option("hot")
    assert flaws_of(page, "ru") == []
    page.click(".bottom .btn.pri")
    page.wait_for_url("**/t/~*")
    take_a_turn(page)
    expect(page.locator(".curtain")).to_be_visible()
    page.click(".curtain .btn")
    take_a_turn(page)


ON_THIS_DEVICE = """() => new Promise((done) => {
  indexedDB.open('igroteka').onsuccess = ({target}) => {
    const all = target.result.transaction('tables').objectStore('tables').getAll();
    all.onsuccess = () => done(Object.fromEntries(all.result.map(({game, options}) => [game, options])));
  };
})"""


def test_every_option_of_every_game_is_played_with_on_this_device(visitors: Visitors) -> None:
    page = visitors.visit("")
    for game in GAMES:
        page.goto(f"new/{game}")
        page.locator(".choice").first.locator("label").last.click()
        for seat in page.locator(".seats select:enabled").all():
            seat.select_option("novice")
        for switch in page.locator(".opt .switch").all():
            switch.click()
        for choice in page.locator(".opt select").all():
            choice.select_option(index=1)
        for number in page.locator(".opt input[type=number]").all():
            number.fill(number.get_attribute("min"))
        page.click(".bottom .btn.pri")
        page.wait_for_url("**/t/~*")
        page.wait_for_selector(f"{BUTTON}, {CARD}")
    chosen = page.evaluate(ON_THIS_DEVICE)
    for game in GAMES:
        usual = igroteka.game(game).options
        assert chosen[game].keys() == usual.keys()
        assert [name for name, value in usual.items() if chosen[game][name] == value] == []


# --- nothing lost -------------------------------------------------------------------------------


def test_two_pages_of_one_browser_are_at_the_same_table(visitors: Visitors) -> None:
    page = visitors.visit("")
    play(page, "my-number")
    twin = visitors.open(page.context, page.url)
    twin.wait_for_selector(CARD)
    for one, other in ((page, twin), (twin, page)):
        told = other.locator(".side .log li").count()
        take_a_turn(one)
        expect(other.locator(".side .log li")).not_to_have_count(told)
        other.wait_for_selector(CARD)
    expect(page.locator(".refused")).to_have_count(0)


def test_where_no_room_is_left_it_is_said_and_play_goes_on(visitors: Visitors) -> None:
    page = visitors.visit("")
    page.wait_for_selector(".box")
    origin = page.evaluate("location.origin")
    chromium = page.context.new_cdp_session(page)
    chromium.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    keep_sight(page, ".toast")
    page.click(".box.w-eight28 > .btn.pri")
    expect_to_pass(page, "no room left")
    take_a_turn(page)
    page.wait_for_selector(f"{BUTTON}, {CARD}")
    page.click(".top a.ib")
    expect(page.locator(".lst.mine .rw.w-eight28")).to_have_count(1)  # as long as the page is open


def test_a_game_outlives_its_storage_being_cleared_and_that_is_said(visitors: Visitors) -> None:
    page = visitors.visit("")
    play(page, "eight28")
    origin = page.evaluate("location.origin")
    page.context.new_cdp_session(page).send(
        "Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"}
    )
    keep_sight(page, ".toast")
    take_a_turn(page)
    expect_to_pass(page, "has deleted the games")
    page.wait_for_selector(f"{BUTTON}, {CARD}")
    seen = page.locator(".mine8").inner_text()
    page.reload()
    expect(page.locator(".mine8")).to_have_text(seen, use_inner_text=True)


def test_a_game_of_older_rules_says_so_and_is_still_looked_at(visitors: Visitors) -> None:
    page = visitors.visit("")
    play(page, "eight28")
    take_a_turn(page)
    page.wait_for_selector(f"{BUTTON}, {CARD}")

    def newer(route: Any) -> None:
        facts = route.fetch().json()
        route.fulfill(json={**facts, "version": facts["version"] + 1})

    page.context.route("**/eight28-*.json", newer)
    page.reload()
    expect(page.locator(".refused")).to_contain_text("older version of the rules")
    page.click("[data-key=M]")
    with page.expect_download() as download:
        page.click("dialog .btn:has-text('record')")
    assert "game: eight28" in download.value.path().read_text(encoding="utf-8")
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector(".slider")


# --- shared -------------------------------------------------------------------------------------


def test_a_record_becomes_a_link_that_carries_the_game_to_a_device_without_a_network(
    visitors: Visitors, tmp_path: Path
) -> None:
    browser = visitors.browse(size=PHONE)
    browser.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitors.open(browser)
    bring(page, played("twelve-days", 1, players=3, gifts=1).text(), tmp_path / "game.igr")
    page.wait_for_url("**/replay/~*")
    page.click(".ctl .k >> nth=4")  # to the end
    page.click(".acts [aria-label^=Link]")
    expect(page.locator("dialog")).to_contain_text("The whole game is in this link")
    assert flaws_of(page, "en") == []
    page.click("dialog .btn.pri")
    expect(page.locator(".toast")).to_contain_text("copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert len(link) <= 2000
    other = in_a_tunnel(visitors, "ru", PHONE)
    other.goto(link)
    expect(other.locator(".whereat")).not_to_be_empty()
    expect(other.locator(".rp")).to_contain_text(page.locator(".whereat").inner_text().split("/")[-1].strip())
    other.click(".shield")
    expect(other.locator(".verdict:not(.badly)")).to_be_visible()
    other.click(".ctl .k >> nth=0")
    assert flaws_of(other, "ru") == []
    other.click(".acts .btn.sec:visible")
    expect(other.locator(".acts")).to_contain_text("Что нашли боты")
    other.click(".goon")
    other.wait_for_url("**/t/~*")
    take_a_turn(other)
    other.goto(link[:-30])
    expect(other.locator(".lost")).to_contain_text("не целиком")


def test_a_file_that_is_no_record_is_refused_in_a_sentence_and_the_next_one_is_read(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = visitors.visit("", language="ru", size=PHONE)
    record = played("my-number", 3, over=False, players=3).text()
    for text, words in (("hello", "не запись партии"), (record.replace("rules: ", "rules: 9"), "по версии правил 9")):
        bring(page, text, tmp_path / "game.igr")
        expect(page.locator(".toast")).to_contain_text(words)
        expect(page.locator(".lst.mine .rw")).to_have_count(0)
    bring(page, record, tmp_path / "game.igr")
    page.wait_for_url("**/t/~*")
    take_a_turn(page)


def test_a_finished_game_is_kept_on_the_server_for_who_has_the_link(visitors: Visitors, tmp_path: Path) -> None:
    browser = visitors.browse()
    browser.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitors.open(browser)
    bring(page, played("eight28", 2, players=3).text(), tmp_path / "game.igr")
    page.wait_for_url("**/replay/~*")
    page.click(".acts [aria-label^=Link]")
    page.click("dialog .btn.sec")
    expect(page.locator(".toast")).to_contain_text("copied")
    other = visitors.visit(page.evaluate("navigator.clipboard.readText()"))
    other.wait_for_selector(".slider")
    assert "~" not in other.url
    other.click(".shield")
    expect(other.locator(".verdict")).to_contain_text("on a player’s device")


def test_a_table_is_opened_to_friends_who_take_the_seats_of_bots(visitors: Visitors) -> None:
    browser = visitors.browse(size=PHONE)
    browser.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitors.open(browser)
    play(page, "eight28")
    take_a_turn(page)
    page.wait_for_selector(f"{BUTTON}, {CARD}")
    mine = page.locator(".mine8").inner_text()
    page.click("[data-key=M] >> visible=true")
    page.click("dialog .btn:has-text('Play with friends')")
    page.wait_for_url(lambda url: "/t/" in url and "~" not in url)
    expect(page.locator(".mine8")).to_have_text(mine, use_inner_text=True)
    page.click(".toast button")
    link = page.wait_for_function("async () => { const text = await navigator.clipboard.readText(); return text; }")
    friend = visitors.visit(link.json_value())
    friend.click(".strip8 .btn.pri")
    take_a_turn(page, friend)
    page.goto("")
    expect(page.locator(".lst.mine .rw")).to_have_count(1)


def test_an_example_is_played_on_without_a_network(visitors: Visitors) -> None:
    page = in_a_tunnel(visitors, "en", PHONE)
    page.goto("rules/eight28#E3.2")
    page.locator("[id='E3.2'] .btn.noprint").first.click()
    page.locator(".example .btn").first.click()
    while page.locator(".stage .card-note > .btn").count():
        page.click(".stage .card-note > .btn")
    stage = page.locator(".stage")
    expect(stage).to_be_visible()
    before = stage.inner_text()
    stage.locator(BUTTON).first.click()
    expect(stage).not_to_have_text(before, use_inner_text=True)
    expect(stage.locator(".refused")).to_have_count(0)
