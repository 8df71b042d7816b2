"""What hands, keys and a screen reader do at a real table, and the help that it gives: hints, clauses, examples."""

import re
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, Visitors, sync_api
from tests.page.looking import barriers, foreign_words, settle, small_targets
from tests.page.playing import CARD
from tests.page.sitting import ASKED, log_of, sit_down

expect = sync_api.expect


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
    settle(page)  # a hand takes aim at what lies still
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
    assert re.search(
        r"[a-z]{3,} [a-z]{2,}", page.locator(".hintline > div:not(.odds), .hintline > small").first.inner_text()
    )


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
