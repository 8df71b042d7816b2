"""Looking back at a game that is over: its replay, its shuffles, what the bots say of it; and once more."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.locale import say
from tests.page.conftest import DESKTOP, PATIENCE, PHONE, Server, Visitors, sync_api
from tests.page.looking import barriers, settle, shift
from tests.page.playing import ask, play_to_the_end
from tests.page.sitting import TURN, sit_down, sit_together

expect = sync_api.expect


def replay_of(page: Any) -> str:
    return str(page.url.replace("/t/", "/replay/"))


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
    there, stands, slider = page.url, page.locator(".whereat").text_content(), page.locator(".slider").input_value()
    page.goto(there)
    expect(page.locator(".whereat")).to_have_text(stands)
    expect(page.locator(".slider")).to_have_value(slider)


def test_honest_shuffles_are_green_and_a_forged_draw_is_red(visitors: Visitors, finished: Any) -> None:
    page = visitors.visit(replay_of(finished), language="ru")
    page.click(".shield")
    expect(page.locator(".verdict")).to_contain_text("Тасовали честно")

    def forged(route: Any) -> None:
        text = route.fetch().text()
        route.fulfill(body=re.sub("(?m)^(fairness-secret): .*$", r"\1: " + "00" * 32, text), content_type="text/plain")

    page.route("**/record", forged)
    page.click(".shield")
    expect(page.locator(".verdict.badly")).to_be_visible()


def test_the_bots_explain_a_game_in_words(finished: Any, visitors: Visitors) -> None:
    page = visitors.open(finished.context, replay_of(finished))
    page.click(".acts .btn:has-text('analyse')")
    summary = page.locator(".beside .tps").last
    expect(summary).to_contain_text(re.compile(r"accuracy \d+ %|nothing to decide"), timeout=5 * PATIENCE)
    table = finished.url.rsplit("/", 1)[1]
    while ask(finished.context, "GET", f"tables/{table}/analysis", {})["status"] == "running":
        page.wait_for_timeout(200)
    page.reload()  # what turned the game is settled: nothing gets steadier any more
    expect(summary).to_contain_text(re.compile(r"accuracy \d+ %|nothing to decide"))
    settle(page)
    assert barriers(page) == []
    assert page.locator(".chart .tp").count() == page.locator(".beside .turns .tpl").count()
    page.keyboard.press("Home")
    expect(page.locator(".whereat")).to_have_text(re.compile(r"^deal 1, round 1 · 0 / \d+$"))
    page.keyboard.press("End")
    last = int(page.locator(".slider").input_value())
    for at in range(last, 0, -1):  # the last move that could have been another
        expect(page.locator(".slider")).to_have_value(str(at))
        if page.locator(".reason").count():
            break
        page.keyboard.press("ArrowLeft")
    assert re.search(r"[a-z]{3,} [a-z]{2,}", page.locator(".reason").inner_text())


def told_of(finished: Any) -> tuple[str, list[dict[str, Any]]]:
    """The table where a game is over, and how it went, frame by frame."""
    table = finished.url.rsplit("/", 1)[1]
    frames: list[dict[str, Any]] = ask(finished.context, "GET", f"tables/{table}/replay?seat=open", {})["frames"]
    return table, frames


def turned(ply: int, change: float, odds: float | None = None) -> dict[str, Any]:
    """A turn of the game, by luck: of the deal where there are no odds to tell."""
    return {"ply": ply, "kind": "luck", "seat": 0, "change": change, "error": 0.02, "odds": odds}


def stage_findings(browser: Any, finished: Any, *, decisions: Any = (), turns: Any = ()) -> None:
    """The page is told this of the game; everybody's chances are the same from its beginning to its end."""
    table, (opening, *made) = told_of(finished)
    players, seats = len(opening["scores"]), [frame["seat"] for frame in made]
    seat: dict[str, Any] = {"decisions": 1, "accuracy": 0.5, "start": 1 / 3, "luck": 0.125, "luck_error": 0.01}
    seat |= {"own_moves": -0.045}
    seat |= {"own_error": 0.01, "others_moves": -0.41333, "result": 0.0, "moments": []}
    found = {
        "playouts": 800,
        "by": [-1 if one is None else one for one in seats],
        "parts": [1] * len(made),
        "counts": [1] * len(made),
        "decisions": list(decisions),
        "chances": [{"ply": ply, "chances": [0.3] * players} for ply in range(len(made) + 1)],
        "turns": list(turns),
        "players": [seat] * players,
    }
    answer = {"status": "done", "progress": 1.0, "result": found, "refusal": None}
    browser.route(f"**/api/tables/{table}/analysis", lambda route: route.fulfill(json=answer))


def test_what_was_found_is_shown_with_its_errors_and_adds_up(finished: Any, visitors: Visitors) -> None:
    """Staged: a deal that mattered, a move within the noise, a sum that would not add up if each part were rounded."""
    table, (_, *made) = told_of(finished)
    first = next(ply for ply, frame in enumerate(made) if frame["seat"] == 0)
    dealt = max(ply for ply, frame in enumerate(made[:first]) if frame["seat"] is None)
    choices = [{"move": move, "chance": 0.5, "loss": 0.0, "error": 0.02, "called": None} for move in ("6", "7")]
    judged = {
        "ply": first,
        "seat": 0,
        "played": "7",
        "best": "6",
        "chance_played": 0.47,
        "chance_best": 0.5,
        "error": 0.02,
        "stake": 0.1,
        "choices": choices,
        "reason": "advice-twelve-days-keeps",
        "details": {"wins": 50, "number": 1},
        "played_called": None,
        "best_called": None,
        "likely": [],
        "sight": None,
    }
    browser = visitors.browse(size=DESKTOP)
    stage_findings(browser, finished, decisions=[judged], turns=[turned(dealt, -0.123)])
    page = visitors.open(browser, f"replay/{table}?ply={first + 1}&eyes=0")
    shown = page.locator(".turns .tpl")
    expect(shown).to_contain_text("deal 1, round 1 · bad luck")
    expect(shown).to_contain_text("the deal")
    expect(shown).to_contain_text("−12 ± 4")
    summed = page.locator(".sum").first.inner_text().replace("−", "-")
    start, luck, own, others, result = map(int, re.findall(r"[+-]?\d+", summed))
    assert start + luck + own + others == result, summed
    expect(page.locator(".vs")).to_contain_text("as good as the best")
    expect(page.locator(".vs")).not_to_contain_text("Better")


def test_every_turning_point_leads_to_its_move(finished: Any, visitors: Visitors) -> None:
    """Staged: two in the deal, where one dot lies on the other; two moves side by side; the last move of the game."""
    table, (_, *made) = told_of(finished)
    decided = [ply for ply, frame in enumerate(made) if frame["seat"] is not None]
    leads_to = {0: 0, 1: 0, decided[3]: 4, decided[4]: 5, decided[-1]: len(decided)}
    browser = visitors.browse(size=DESKTOP)
    stage_findings(browser, finished, turns=[turned(ply, 0.2, 0.5 if step else None) for ply, step in leads_to.items()])
    page = visitors.open(browser, f"replay/{table}?eyes=0")
    turns, dots, slider = page.locator(".beside .turns .tpl"), page.locator(".chart .tp"), page.locator(".slider")
    expect(turns).to_have_count(len(leads_to))
    expect(dots).to_have_count(len(leads_to))
    expect(slider).to_have_value("0")
    settle(page)
    for number, step in enumerate(leads_to.values()):
        away, far = ("Home", 0) if step else ("End", len(decided))
        page.keyboard.press(away)
        expect(slider).to_have_value(str(far))
        turns.nth(number).click()
        expect(turns.nth(number)).to_have_attribute("aria-current", "true")
        expect(dots.nth(number)).to_have_attribute("aria-current", "true")
        expect(slider).to_have_value(str(step))
        page.keyboard.press(away)
        expect(slider).to_have_value(str(far))
        dots.nth(number).click(force=True)  # it may lie under another
        expect(slider).to_have_value(str(step))
        page.keyboard.press(away)
        expect(slider).to_have_value(str(far))
        dots.nth(number).focus()
        page.keyboard.press("Enter")
        expect(slider).to_have_value(str(step))
    # At once: whoever taps the chart does not hurry, so the next tap is meant.
    boxes = [one.bounding_box() for one in (dots.nth(0), turns.nth(2))]
    for box in boxes:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(turns.nth(2)).to_have_attribute("aria-current", "true")


DEAREST = 60  # per cent, and each after it costs one less


def spoilt(found: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """As if every decision of a seat had cost something, the first of them the most; they are told dearest first."""
    mine = [one for one in found["decisions"] if one["seat"] == seat and len(one["choices"]) > 1]
    for number, one in enumerate(mine, 1):
        best = next(other for other in one["choices"] if other["move"] != one["played"])
        one |= {"best": best["move"], "best_called": best["called"], "error": 0.0}
        one |= {"chance_played": 0.1, "chance_best": 0.1 + (DEAREST - number) / 100}
    return mine


def test_my_costly_moves_are_a_list_and_each_can_be_tried_again_and_played_on_from(
    finished: Any, visitors: Visitors
) -> None:
    table = finished.url.rsplit("/", 1)[1]
    ask(finished.context, "POST", f"tables/{table}/analysis", {})
    page = visitors.open(finished.context, replay_of(finished))
    page.wait_for_selector(".beside .costly", timeout=5 * PATIENCE)
    analysis = ask(finished.context, "GET", f"tables/{table}/analysis", {})
    judged = spoilt(analysis["result"], 0)
    assert judged
    page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    page.reload()
    costly = page.locator(".costly .dear")
    page.wait_for_selector(".costly .dear")
    if page.locator(".costly > .btn").count():
        page.click(".costly > .btn")  # all of them
    expect(costly).to_have_count(len(judged))
    assert page.locator(".costly b.neg").all_inner_texts() == [
        f"−{DEAREST - number} ± 0" for number in range(1, len(judged) + 1)
    ]
    ply = judged[-1]["ply"]
    costly.last.locator(".again .sec").click()
    moves = page.locator(".try .moves .btn")
    expect(moves).to_have_count(len(judged[-1]["choices"]))
    expect(page.locator(".try .answer")).to_have_count(0)  # the answer comes after the question
    moves.first.click()
    expect(page.locator(".try .answer")).to_contain_text(re.compile(r"\d+ %"))
    expect(page.locator(".try .moves .best")).to_have_count(1)
    assert barriers(page) == []
    page.click(".try > .btn")
    expect(page.locator(".try")).to_have_count(0)
    costly.last.locator(".tpl").click()
    expect(page.locator(".vb.best")).to_be_visible()
    costly.last.locator(".again .quiet").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".top .sub")).to_contain_text("Tried again")
    page.wait_for_selector(TURN)
    went_on = page.url.rsplit("/", 1)[1]
    info = ask(finished.context, "GET", f"tables/{went_on}", {})
    assert (info["origin"]["table"], info["origin"]["ply"]) == (table, ply)
    assert info["seats"][0]["mine"] and not info["listed"] and not info["rated"]
    before = ask(finished.context, "GET", f"tables/{table}/replay?seat=0", {})["frames"][: ply + 1]
    after = ask(finished.context, "GET", f"tables/{went_on}/replay?seat=0", {})["frames"][: len(before)]
    assert [frame["view"] for frame in after] == [frame["view"] for frame in before]


def test_what_i_tend_to_miss_is_told_after_a_game_with_others_too(finished: Any, visitors: Visitors) -> None:
    """This device remembers it; the position to practise is one of that game."""
    table = finished.url.rsplit("/", 1)[1]
    ask(finished.context, "POST", f"tables/{table}/analysis", {})
    page = visitors.open(finished.context, replay_of(finished))
    page.wait_for_selector(".beside .costly", timeout=5 * PATIENCE)
    analysis = ask(finished.context, "GET", f"tables/{table}/analysis", {})
    judged = spoilt(analysis["result"], 0)
    page.route("**/analysis", lambda route: route.fulfill(json=analysis | {"status": "done"}))
    page.reload()
    tends = page.locator(".tends .dear")
    expect(tends).not_to_have_count(0)
    (theme, times), *_ = Counter(one["reason"].replace("advice-", "theme-") for one in judged).most_common(1)
    said = tends.filter(has_text=say(theme, "en"))
    expect(said).to_contain_text(f"{times} times in one game")
    assert barriers(page) == []
    said.locator(".again .btn").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?try=\d+$"))
    expect(page.locator(".try .ask")).to_be_visible()
    expect(page.locator(".try .answer")).to_have_count(0)


def test_a_replay_begins_where_play_does_and_goes_by_decisions(finished: Any, visitors: Visitors) -> None:
    table = finished.url.rsplit("/", 1)[1]
    frames = ask(finished.context, "GET", f"tables/{table}/replay?seat=open", {})["frames"]
    made = [ply for ply, frame in enumerate(frames) if frame["seat"] is not None]
    page = visitors.visit(f"replay/{table}", size=PHONE)
    slider, where = page.locator(".slider"), page.locator(".whereat")
    # Once the bots have found something it is told in their words: they name the round as well.
    expect(where).to_have_text(re.compile(rf"^deal 1(, round 1)? · 0 / {len(made)}$"))
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
