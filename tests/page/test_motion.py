"""Things move from where they were to where they go, by transform and opacity alone; who wants no motion gets none.

Lessons play the moments worth seeing, and always the same; they go on where somebody has left them.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.conftest import PHONE, Visitors, sync_api
from tests.page.playing import take_a_turn
from tests.page.test_lessons import do

expect = sync_api.expect
# What moves is written down: every flight with where it begins and where it lands, every animation of a style, how
# many of what passes by were there at once, and how a contest ended. It looks whenever the page has changed: no frame
# has to come in time.
WITNESS = """
window.seen = {flights: [], started: [], fired: [], properties: [], most: {}, contest: null, solid: null};
const PASSING = ['.contest .waits', '.contest .tumble', '.st12 .pl .card', '.crow .laid', '.tag.back'];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...timing) {
  const box = this.getBoundingClientRect();
  const path = /translate\\(([-.\\d]+)px, ?([-.\\d]+)px/.exec(frames[0].transform ?? '');
  const [dx, dy] = path?.slice(1).map(Number) ?? [0, 0];
  const on = this.closest('.cc, .mini, .crow, .laid, .hand12, .mine-played, .heap8, .lane, #sky');
  seen.flights.push({key: this.dataset.k ?? '', on: on?.id || on?.className || '', flies: 'transform' in frames[0],
    from: [Math.round(box.x + dx), Math.round(box.y + dy)], to: [Math.round(box.x), Math.round(box.y)]});
  return animate.call(this, frames, ...timing);
};
addEventListener('animationstart', (event) => seen.fired.push(event.animationName), true);
const known = new WeakSet();
const sumOf = (one) => Number(one.querySelector(':scope > b')?.textContent);
function look() {
  for (const one of document.getAnimations()) {
    if (known.has(one)) continue;
    known.add(one);
    if (one.animationName) seen.started.push(one.animationName);
    for (const frame of one.effect.getKeyframes()) seen.properties.push(...Object.keys(frame));
  }
  seen.properties = [...new Set(seen.properties)];
  for (const what of PASSING) {
    seen.most[what] = Math.max(seen.most[what] ?? 0, document.querySelectorAll(what).length);
  }
  const solid = document.querySelector('.dicej .solid8');
  if (solid) seen.solid = {
    faces: seen.solid?.faces ?? [...solid.querySelectorAll('b')].map((face) => face.textContent),
    deep: seen.solid?.deep || getComputedStyle(solid).transform.startsWith('matrix3d'),
  };
  const contest = document.querySelector('.contest:has(.wins)');
  if (contest) seen.contest = {
    title: contest.querySelector(':scope > b').textContent,
    rivals: [...contest.querySelectorAll('.cr')].map((one) =>
      ({sum: sumOf(one), wins: one.matches('.wins'), loses: one.matches('.loses')})),
  };
}
new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
(function again() { look(); requestAnimationFrame(again); })();
"""
FAST = "localStorage.setItem('igroteka', JSON.stringify({fast: true}));"
TIMING = {"offset", "computedOffset", "easing", "composite"}


def begin(visitors: Visitors, game: str, step: str, calm: bool = False) -> Any:
    """A lesson's step on the table, watched by a witness."""
    browser = visitors.browse("en", PHONE, calm=calm)
    browser.add_init_script(f"localStorage.setItem('igroteka-first-games', '{json.dumps({game: {'step': step}})}')")
    browser.add_init_script(WITNESS + ("" if calm else FAST))
    page = visitors.open(browser, f"learn/{game}")
    page.locator(".stage .tray").wait_for()
    return page


def moved(page: Any) -> dict[str, Any]:
    """What the witness has written; nothing but transform and opacity may be in it."""
    seen: dict[str, Any] = page.evaluate("seen")
    assert set(seen["properties"]) - TIMING <= {"transform", "opacity"}
    return seen


def flights(page: Any, where: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """Flights that end at such places and really lead through the air."""
    return [one for one in moved(page)["flights"] if one["flies"] and where(one) and one["from"] != one["to"]]


def test_dice_tumble_in_space_and_come_to_rest_on_what_was_rolled(visitors: Visitors) -> None:
    page = begin(visitors, "jackal-high", "try")
    do(page, ".dicej .throw8")
    expect(page.locator(".throw8")).to_have_count(0)
    seen = moved(page)
    assert seen["solid"]["deep"] and sorted(seen["solid"]["faces"]) == list("12345678")
    assert page.locator(".dicej .die text").first.text_content() == seen["solid"]["faces"][0]
    assert {"tumble8", "bounce8"} <= set(seen["started"])


def test_dice_lie_still_for_who_wants_no_motion(visitors: Visitors) -> None:
    page = begin(visitors, "jackal-high", "try", calm=True)
    do(page, ".card-note .btn.pri:enabled")  # to the end of the game
    assert page.locator(".dicej .die text, .plj .die text").count() > 0
    seen = moved(page)
    assert seen["started"] == seen["fired"] == []
    assert not any(one["flies"] for one in seen["flights"])


def test_a_contest_is_rolled_out_between_its_rivals(visitors: Visitors) -> None:
    page = begin(visitors, "jackal-high", "valley")
    do(page, ".contest")
    contest = end_of_contest(page, "wins")
    most = moved(page)["most"]
    assert (most[".contest .waits"], most[".contest .tumble"]) == (2, 1), "They wait, then roll one after the other."
    (lower,), (higher,) = ([one["sum"] for one in contest["rivals"] if one["wins"] == wins] for wins in (False, True))
    assert lower < higher


def end_of_contest(page: Any, how: str) -> dict[str, Any]:
    """A contest in which somebody ``wins`` or ``loses``, as it was seen last."""
    page.wait_for_function("(how) => seen.contest?.rivals.some((one) => one[how])", arg=how)
    contest: dict[str, Any] = page.evaluate("seen.contest")
    return contest


def test_the_valley_is_rolled_for_in_sight_of_all(visitors: Visitors) -> None:
    page = begin(visitors, "jackal-high", "pile")
    do(page, ".contest")
    contest = end_of_contest(page, "loses")
    assert contest["title"] == "Vulture Valley"
    assert [[one[how] for one in contest["rivals"]].count(True) for how in ("wins", "loses")] == [1, 1]
    assert "tumble8" in moved(page)["started"]


def test_a_pot_is_parted_before_everybodys_eyes(visitors: Visitors) -> None:
    page = begin(visitors, "eight28", "goal")
    do(page, ".reveal8 .won")
    expect(page.locator(".half8")).to_have_count(2)
    for half, goal in zip(page.locator(".half8").all(), ("8", "28"), strict=True):
        assert half.locator(".moon").text_content() == goal
    expect(page.locator(".reveal8 .won .get").first).to_contain_text("+")
    expect(page.locator(".track8")).to_be_visible()
    page.wait_for_function("() => ['rise8', 'turn28', 'share8', 'hop8'].every((name) => seen.started.includes(name))")
    moved(page)


def test_a_direct_hit_is_a_feast(visitors: Visitors) -> None:
    page = begin(visitors, "eight28", "hit")
    do(page, ".hit8")
    expect(page.locator(".hit8 h2")).to_be_visible()
    assert [way.split("= ")[1] for way in page.locator(".hit8 .ways span").all_inner_texts()] == ["8", "28"]
    page.wait_for_function("() => ['swell8', 'rain8'].every((name) => seen.started.includes(name))")
    moved(page)


ROW = """() => [...document.querySelectorAll('.crow > .pos > [data-k]:not(.laid)')].map((node) => {
  const box = node.getBoundingClientRect();
  return [node.dataset.k, [Math.round(box.x), Math.round(box.y)]];
})"""


def test_chosen_cards_turn_at_once_and_the_row_flies_to_its_columns(visitors: Visitors) -> None:
    page = begin(visitors, "my-number", "lowest")
    row = dict(do(page, ".laid", ROW))
    expect(page.locator(".laid")).to_have_count(0)
    assert len(flights(page, lambda one: one["on"] == "laid")) >= 2  # mine flies over the tray
    seen = moved(page)
    assert (seen["most"][".crow .laid"], seen["started"].count("turn5")) == (3, 3)
    taken = flights(page, lambda one: one["key"] in row and one["on"].split()[0] in ("cc", "mini"))
    assert {one["key"] for one in taken} == set(row)
    for one in taken:
        there, height = row[one["key"]][1], one["from"][1]
        assert abs(height - there) < abs(height - one["to"][1]), "It comes from where it lay in the row."
    assert {one["key"] for one in taken if one["on"].startswith("cc")} == {"n-8"}, "The lowest takes the left one."
    expect(page.locator(".cc .strip[data-k=n-8]")).to_have_count(1)


def test_cards_that_come_back_fly_home(visitors: Visitors) -> None:
    page = begin(visitors, "twelve-days", "out")
    do(page, ".mine-played .card")
    page.wait_for_function("() => seen.most['.tag.back'] > 0")
    assert moved(page)["most"][".st12 .pl .card"] == 2, "Also the play that ends the round is seen."
    flown = [one for one in moved(page)["flights"] if one["on"] == "sky" and one["flies"]]
    assert flown, "The card flies to whoever played it."


@pytest.mark.parametrize("game", ["eight28", "twelve-days", "jackal-high", "my-number"])
def test_a_real_table_moves_by_transform_and_opacity_alone(visitors: Visitors, game: str) -> None:
    browser = visitors.browse("en", PHONE, calm=False)
    browser.add_init_script(WITNESS + FAST)
    page = visitors.open(browser)
    page.locator(f".w-{game} .btn.pri").click()
    page.locator(".tray .ask").wait_for()
    take_a_turn(page)
    page.wait_for_function("() => seen.flights.some((one) => one.flies)")
    if game == "my-number":  # the bots choose anew while the cards of this turn are still being shown
        page.wait_for_function("() => seen.most['.crow .laid'] === 4")
    moved(page)
