"""The boards in positions that are hard to show: everything can be read, reached and asked, at every size."""

import importlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PHONE, Visitors, sync_api
from tests.page.covering import unreadable
from tests.page.looking import resize, settle
from tests.page.playing import BOT, CHOSEN, SHORT, come_in, open_table, take_a_turn
from tests.page.sitting import TURN, sit_down, sit_together
from tests.page.test_solo import in_the_worker

expect = sync_api.expect
WEB = Path(__file__).parents[2] / "web"
GAMES = {"eight28": "eight28", "twelve": "twelve-days", "jackal": "jackal-high", "number": "my-number"}
SIZES = tuple(
    {"width": width, "height": height}
    for width, height in ((320, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))
)
SMALL_PHONE = SIZES[0]
CALM = "localStorage.setItem('igroteka', JSON.stringify({still: true, fast: true}));"


class Boards:
    """The page of boards: any of them in any of the positions of web/fixtures/make.py."""

    def __init__(self, browser: Any, url: str) -> None:
        found = json.loads((WEB / "shots" / "fixtures.json").read_text(encoding="utf-8"))
        self.positions: dict[str, Any] = found["fixtures"]
        self.context = browser.new_context(reduced_motion="reduce", viewport=DESKTOP)
        self.context.add_init_script(CALM)
        self.page = self.context.new_page()
        self.page.goto(f"{url}fixtures.html")
        self.page.wait_for_function("() => 'show' in window")

    def show(self, name: str, language: str = "ru", size: dict[str, int] = DESKTOP) -> Any:
        """One page shows them all, one after the other: each is laid out from nothing."""
        page = self.page
        resize(page, size)
        page.evaluate("(asked) => show(asked)", f"name={name}&lang={language}")
        # The second step is over.
        page.wait_for_function("() => document.querySelector('.app :is(.clock, p.won, [data-key=Enter])')")
        settle(page)
        return page


@pytest.fixture(scope="module")
def boards(browser: Any) -> Iterator[Boards]:
    sys.path.insert(0, str(WEB))
    try:
        url = importlib.import_module("screenshots").serve_boards()
    finally:
        sys.path.remove(str(WEB))
    shown = Boards(browser, url)
    yield shown
    shown.context.close()


# --- what can be read ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_word_and_no_number_is_covered_or_cut(boards: Boards, game: str, language: str) -> None:
    flaws = []
    for name in (name for name in boards.positions if name.startswith(game)):
        page = boards.show(name, language)
        for size in SIZES:
            resize(page, size)
            flaws += [f"{name}, {size['width']}x{size['height']}: {flaw}" for flaw in unreadable(page)]
        assert flaws == []


@pytest.mark.parametrize(
    "name", ["eight28-offer", "eight28-long-6", "twelve-lead-3", "jackal-crowd-5", "number-late-6"]
)
def test_my_own_score_is_in_sight_at_every_size(boards: Boards, name: str) -> None:
    page = boards.show(name)
    score = boards.positions[name]["steps"][-1]["view"]["scores"][0]
    for size in SIZES:
        resize(page, size)
        shown = page.locator(".tray .mypts:visible, .side .sr-row:visible:has-text('Вы') .sv").first
        expect(shown).to_contain_text(str(score))
        expect(shown).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("eight28-offer", ".mine8 .card"),
        ("twelve-follow", ".hand12 .card"),
        ("jackal-place", ".rowj .card"),
        ("number-choose", ".crow .card"),
    ],
)
def test_cards_and_words_grow_with_the_screen(boards: Boards, name: str, card: str) -> None:
    page = boards.show(name)
    widths, words = [], []
    for width, height in ((390, 844), (820, 1180), (1440, 900), (1920, 1080), (2560, 1440)):
        resize(page, {"width": width, "height": height})
        widths.append(page.locator(card).first.bounding_box()["width"])
        words.append(page.locator(".ask h2").bounding_box()["height"])
    phone, tablet, desktop, big, huge = widths
    assert tablet > 1.3 * phone and big > 1.15 * desktop and huge > 1.3 * big, widths
    assert words[1] > 1.1 * words[0] and words[3] > 1.1 * words[2], words


# --- 12 Days: a play is built of cards ------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
@pytest.mark.parametrize("name", ["twelve-lead", "twelve-lead-3", "twelve-follow"])
def test_every_legal_play_is_built_by_tapping_cards(boards: Boards, name: str, size: dict[str, int]) -> None:
    page = boards.show(name, "en", size)
    play, unpick = page.locator(".tray .btn.pri"), page.locator(".unpick")
    legal = [move for move in boards.positions[name]["steps"][-1]["legal"] if move != "pass"]
    assert len(legal) > 3
    for move in legal:
        value, _, times = move.partition("x")
        taps = move.split("-") if "-" in move else [value] * int(times or 1)
        said = "-".join(map(str, range(int(taps[0]), int(taps[1]) + 1))) if "-" in move else " ".join(taps)
        for tap in taps if "x" not in move or name != "twelve-follow" else taps[:1]:
            page.locator(f'[data-k="col-{tap}"]').click()
        chip = page.get_by_role("button", name=said, exact=True)
        if play.inner_text() != f"Play {said}":  # of several plays with these cards it is another: it has a chip
            chip.click()
        expect(play).to_have_text(f"Play {said}", use_inner_text=True)
        expect(play).to_be_in_viewport(ratio=1)
        unpick.click()


def test_chips_follow_the_cards_and_none_is_hidden_under_an_edge(boards: Boards) -> None:
    page = boards.show("twelve-lead-3", "en", PHONE)
    chips = page.locator(".chips .chip:visible")
    expect(chips).to_have_count(0)  # they would not all fit: no half of a choice
    expect(page.locator(".chips")).to_contain_text("Tap the cards")
    page.keyboard.press("1")
    lowest = page.locator(".col .n").first.inner_text()
    assert chips.count() > 0
    assert all(lowest in text.replace("-", " ").split() for text in chips.all_inner_texts())
    edge = page.locator(".chips").bounding_box()
    for chip in chips.all():
        box = chip.bounding_box()
        assert box["y"] + box["height"] <= edge["y"] + edge["height"] + 1
    expect(page.locator(".col").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".do p[aria-live]")).to_have_text(f"Play {lowest}")
    page.keyboard.press("Escape")
    expect(page.locator(".col[aria-pressed=true]")).to_have_count(0)


# --- hints ----------------------------------------------------------------------------------------


# What tells moves apart: chances, points where chances are the same, or that nothing does.
WEIGHED = re.compile(r"\d+\s%|\d,\d|Разницы нет")


@pytest.mark.parametrize("game", SHORT)
def test_a_hint_covers_nothing_and_pushes_nothing_away(visitors: Visitors, game: str) -> None:
    browser = visitors.browse("ru", DESKTOP)
    in_the_worker(browser, "crypto.getRandomValues = (bytes) => bytes.fill(7)")  # always the same deal and thoughts
    page = visitors.open(browser)
    page.click(f".box.w-{game} > .btn.pri")
    page.wait_for_selector(TURN)
    page.keyboard.press("h")
    page.wait_for_selector(".hintbox, .hintline")
    for size in SIZES:
        resize(page, size)
        expect(page.locator(".hintbox, .hintline")).to_contain_text(WEIGHED)
        assert unreadable(page) == [], size


# --- why not --------------------------------------------------------------------------------------


def tap(thing: Any) -> None:
    """Whatever a finger finds there: also what says of itself that it is not to be tapped now."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    thing.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 12)


@pytest.mark.parametrize(
    ("game", "thing"),
    [("eight28", ".offer8.dim"), ("twelve-days", ".col"), ("jackal-high", ".rowj .cardbtn")],
)
def test_a_tap_on_what_is_not_lit_says_whose_turn_it_is(visitors: Visitors, game: str, thing: str) -> None:
    pages = sit_together(visitors, game)
    names = ["Anna", "Ben"]
    pages[0].wait_for_function("() => !!document.querySelector('.tray .ask h2')")
    asked = 0 if game != "eight28" else 1
    pages[asked].wait_for_selector(TURN)
    waits = pages[1 - asked]
    tap(waits.locator(thing).first)
    expect(waits.locator(".refused")).to_contain_text(f"It is {names[asked]}'s turn.")
    waits.locator(".refused .cl").click()
    expect(waits.locator("dialog[open]")).to_be_visible()  # the clause
    expect(pages[asked].locator(TURN).first).to_be_visible()  # and nothing has moved


def test_a_card_that_does_not_follow_says_why_with_its_clause(visitors: Visitors) -> None:
    anna, ben = sit_together(visitors, "twelve-days")
    anna.wait_for_selector(TURN)
    anna.locator(".col.litbox").first.click()  # her lowest card
    low = anna.locator(".col.up .n").first.inner_text()
    anna.locator(".tray .btn.pri").click()
    ben.wait_for_selector(TURN)
    hand = ben.locator(".hand12").inner_text()
    tap(ben.locator(".col:not(.litbox)").last)
    expect(ben.locator(".refused")).to_contain_text(f"Too high: the lowest card must be {low} or lower.")
    expect(ben.locator(".refused .cl")).to_contain_text("T3.3")
    assert ben.locator(".hand12").inner_text() == hand
    tap(ben.locator(".sign"))
    expect(ben.locator(".refused")).to_have_count(0)  # it has been read


def test_a_card_of_the_row_says_why_it_is_not_played(visitors: Visitors) -> None:
    page = sit_down(visitors, "my-number")
    card = page.locator(".crow .inrow").first
    number = card.locator(".n").inner_text()
    tap(card)
    expect(page.locator(".refused")).to_contain_text(f"The {number} lies in the row. Play a card of your own")
    expect(page.locator(".refused .cl")).to_contain_text("M3.1")
    expect(page.locator(CHOSEN)).to_have_count(0)


# --- what came with other boards --------------------------------------------------------------------


def test_the_log_of_jackal_and_high_names_cards_as_the_buttons_do(visitors: Visitors) -> None:
    browser = visitors.browse()
    come_in(browser, "Ben")
    page = visitors.open(browser, f"t/{open_table(browser, 'jackal-high', BOT, BOT, start=True)}")
    page.wait_for_selector(TURN)
    cards = {text.split("\n")[0] for text in page.locator(".rowj .card .n").all_inner_texts()}
    take_a_turn(page)
    placed = page.locator(".side .log .ll", has_text=re.compile("puts? a die")).first
    said = placed.inner_text()
    assert any(f"on card {card}." in said or "on the Lucky 8." in said or "Valley" in said for card in cards), said
    assert not re.search(r"\bplace \d", page.locator(".side .log").inner_text())
