"""A first game is learnt by playing it: whoever taps what has the dashed ring gets to the end."""

import pytest

from tests.page.conftest import DESKTOP, PHONE, Visitors

STEPS = {"eight28": 7, "twelve-days": 7, "jackal-high": 7, "my-number": 6}
# The button or the thing that is asked for, and then the button that plays what was picked up.
TAP = """() => {
  const stage = document.querySelector('.stage');
  const button = stage.querySelector('.btn.hinted');
  const picked = stage.querySelector('.col.up, .hcard.chosen') && stage.querySelector('.do .btn.pri:not(:disabled)');
  const ringed = [...stage.querySelectorAll('.hinted')].map((node) => node.closest('button')).find(Boolean);
  (button || picked || ringed)?.click();
}"""


@pytest.mark.parametrize(("game", "steps"), STEPS.items())
def test_a_lesson_leads_to_a_real_table(visitors: Visitors, game: str, steps: int) -> None:
    language, size = ("ru", PHONE) if steps == max(STEPS.values()) else ("en", DESKTOP)
    page = visitors.visit(f"learn/{game}", language=language, size=size)
    page.locator(".lid .btn.pri").click()
    go_on = page.locator(".card-note .btn.pri")
    for step in range(1, steps + 1):
        page.locator(".card-note .why", has_text=str(step)).wait_for()
        page.locator(".stage .app").wait_for()
        for _ in range(200):
            if go_on.is_enabled():
                break
            page.evaluate(TAP)
            page.wait_for_timeout(40)
        go_on.click(timeout=5000)
    page.locator(".stage").wait_for(state="detached")
    assert page.locator(".step .done").count() == steps
    page.locator(".lid .btn.pri").click()
    page.locator(".tray").wait_for()
    assert "/t/" in page.url
