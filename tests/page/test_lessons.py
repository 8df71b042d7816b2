"""A first game is learnt by playing it: whoever taps what has the dashed ring gets to the end."""

import re
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PATIENCE, PHONE, Visitors, sync_api
from tests.page.looking import NARROW, resize

expect = sync_api.expect
STEPS = {"eight28": 7, "twelve-days": 7, "jackal-high": 7, "my-number": 6}
# The button or the thing that is asked for, and then the button that plays what was picked up.
TAP = """() => {
  const stage = document.querySelector('.stage');
  const button = stage.querySelector('.btn.hinted');
  const picked = stage.querySelector('.col.up, .hcard.chosen') && stage.querySelector('.do .btn.pri:not(:disabled)');
  const ringed = [...stage.querySelectorAll('.hinted')].map((node) => node.closest('button')).find(Boolean);
  (button || picked || ringed)?.click();
}"""

# What a lesson is about lies in sight, between the note and the tray; what it asks for can be tapped.
HEARTS = {"eight28": ".pot8", "twelve-days": ".sign", "jackal-high": ".rowj .cardbtn", "my-number": ".crow"}
COVERED = """(heart) => {
  const tray = document.querySelector('.stage .tray').getBoundingClientRect();
  const note = document.querySelector('.stage .card-note').getBoundingClientRect();
  const top = (box) => Math.max(box.top, note.left < box.right ? note.bottom : 0);
  const bottom = (box) => Math.min(box.bottom, tray.left < box.right ? tray.top : innerHeight);
  const hearts = [...document.querySelectorAll(`.stage ${heart}`)].map((node) => node.getBoundingClientRect());
  const shares = hearts.map((box) => (bottom(box) - top(box)) / box.height);
  const hidden = shares.filter((share) => share < 0.5).map((share) => `${heart}: a share of ${share} is in sight`);
  const asked = [...document.querySelectorAll('.stage button.hinted, .stage button:has(.hinted)')];
  if (asked.length && !asked.some((node) => {
    node.scrollIntoView({block: 'nearest'});
    const box = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  })) hidden.push('what is asked for is covered');
  return hidden;
}"""


def do(page: Any, until: str, look: str = "() => null") -> Any:
    """Taps what is asked for until something is in sight, and looks at it in that very moment."""
    return page.evaluate(
        f"""(until) => new Promise((done, fail) => {{
          const tap = {TAP};
          const look = {look};
          const end = Date.now() + {PATIENCE};
          const seen = () => {{
            if (!document.querySelector(until)) return Date.now() > end && fail(`${{until}} was not seen`);
            watch.disconnect();
            clearInterval(timer);
            done(look());
            return true;
          }};
          const watch = new MutationObserver(seen);
          watch.observe(document.body, {{subtree: true, childList: true, attributes: true}});
          const timer = setInterval(() => seen() || tap(), 40);
        }})""",
        until,
    )


def covered(page: Any, game: str) -> list[str]:
    found: list[str] = page.evaluate(COVERED, HEARTS[game])
    return found


@pytest.mark.parametrize(("game", "steps"), STEPS.items())
def test_a_lesson_leads_to_a_real_table(visitors: Visitors, game: str, steps: int) -> None:
    language, size = ("ru", PHONE) if steps == max(STEPS.values()) else ("en", DESKTOP)
    page = visitors.visit(f"learn/{game}", language=language, size=size)
    page.locator(".lid .btn.pri").click()
    go_on = page.locator(".card-note .btn.pri")
    for step in range(1, steps + 1):
        page.locator(".card-note .why", has_text=re.compile(rf"^\D+{step}\D")).wait_for()  # not the number of all
        page.locator(".stage .tray").wait_for()
        for there in (*NARROW[:2], size):
            resize(page, there)
            assert covered(page, game) == [], (step, there)
        do(page, ".card-note .btn.pri:enabled")
        go_on.click()
    page.locator(".stage").wait_for(state="detached")
    expect(page.locator(".step .done")).to_have_count(steps)
    page.locator(".lid .btn.pri").click()
    page.locator(".tray").wait_for()
    assert "/t/" in page.url
