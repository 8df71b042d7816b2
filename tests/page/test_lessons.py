"""A first game is learnt by playing it: whoever taps what has the dashed ring gets to the end."""

import json
import re
from typing import Any

import pytest

from igroteka.rulebook.lessons import lesson_of
from tests.boxes import GAMES
from tests.page.conftest import DESKTOP, PATIENCE, PHONE, Visitors, sync_api
from tests.page.looking import NARROW, flaws_of, overhang, resize

expect = sync_api.expect
STEPS = {game: [step.says for step in lesson.steps] for game in GAMES if (lesson := lesson_of(game))}
# Where somebody is asked to go on, or has seen enough of a ceremony; else the button or the thing that is asked for,
# and then the button that plays what was picked up.
TAP = """() => {
  const stage = document.querySelector('.stage');
  const solemn = !stage.querySelector('.ask') && stage.querySelector('.tray .btn.pri');
  const on = stage.querySelector('.card-note .btn.pri:enabled');
  const button = stage.querySelector('.btn.hinted');
  const picked = stage.querySelector('.col.up, .hcard.chosen') && stage.querySelector('.do .btn.pri:not(:disabled)');
  const ringed = [...stage.querySelectorAll('.hinted')].map((node) => node.closest('button')).find(Boolean);
  (solemn || on || button || picked || ringed)?.click();
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


def learn(visitors: Visitors, game: str, step: str = "", **how: Any) -> Any:
    """Somebody opens a lesson, on a device that remembers a step of it."""
    browser = visitors.browse(experienced=False, **how)
    if step:
        known = json.dumps({game: {"step": step}})
        browser.add_init_script(
            f"localStorage.getItem('igroteka-first-games') ?? localStorage.setItem('igroteka-first-games', '{known}')"
        )
    page = visitors.open(browser, f"learn/{game}")
    page.locator(".stage .tray").wait_for()
    return page


def number(page: Any) -> int:
    return int(re.findall(r"\d+", page.locator(".card-note .why").inner_text())[0])


def known(page: Any) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('igroteka-first-games') ?? '{}')")
    return found


@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_one_game_that_leads_to_a_real_table(
    visitors: Visitors, game: str, language: str, size: dict[str, int]
) -> None:
    page = learn(visitors, game, language=language, size=size)
    assert page.locator(".lesson").inner_text().startswith("Цель: " if language == "ru" else "The aim: ")
    for at in range(1, len(STEPS[game]) + 1):
        do(page, f".card-note[data-step='{at}']:not(.plays)")
        for there in (*NARROW[:2], size) if size is PHONE else (size,):
            resize(page, there)
            assert at == len(STEPS[game]) or covered(page, game) == [], (at, there)
            assert overhang(page) <= 0
        assert at not in (1, 2) or flaws_of(page, language) == []
    expect(page.locator(".stage .ask h2")).to_have_text(re.compile("over|окончена"))
    assert known(page)[game] == {"learnt": True}
    page.locator(".card-note .btn.pri").click()
    page.wait_for_url("**/t/**")
    page.locator(".tray .ask").wait_for()


CEREMONIES = {
    "eight28": ("goal", [".reveal8 .won", ".hit8 h2"]),
    "twelve-days": ("out", [".tag.back", ".res12"]),
    "jackal-high": ("valley", [".contest .wins", ".contest .loses"]),
    "my-number": ("gamble", [".laid"]),
}


@pytest.mark.parametrize("game", CEREMONIES)
def test_a_lesson_keeps_the_ceremonies(visitors: Visitors, game: str) -> None:
    step, wanted = CEREMONIES[game]
    page = learn(visitors, game, step)
    for one in wanted:
        do(page, f".stage {one}")


# A wrong tap: on something that may be played but is not asked for, or on something that is not lit.
WRONG = {
    "eight28": ("offer", [".tray .btn:not(.hinted)"]),
    "twelve-days": ("pass", [".col.litbox", ".tray .btn.pri"]),
    "jackal-high": ("place", [".dicej .dw:not(.chosen)", ".tray .btns .btn:not(.hinted)"]),
    "my-number": ("lowest", [".hcard:not(:has(.hinted))", ".tray .btn.pri"]),
}
UNLIT = {
    "eight28": ("offer", ".pot8"),
    "twelve-days": ("pass", ".col:not(.litbox)"),
    "jackal-high": ("keep", ".plj .cardbtn"),
    "my-number": ("lowest", ".crow .card"),
}


@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
@pytest.mark.parametrize("game", WRONG)
def test_a_wrong_tap_is_answered_by_the_rule(
    visitors: Visitors, game: str, language: str, size: dict[str, int]
) -> None:
    step, taps = WRONG[game]
    page = learn(visitors, game, step, language=language, size=size)
    before = number(page)
    for tap in taps:
        page.locator(f".stage {tap}").first.click()
    answer = page.locator(".stage .refused")
    expect(answer).to_contain_text(re.compile(r"[а-я]{4}" if language == "ru" else r"[a-z]{4}"))
    assert number(page) == before
    answer.locator(".cl").click()
    expect(page.locator(".sheet .answer")).to_be_visible()
    expect(page.locator(".sheet .here")).to_contain_text(answer.locator("span").first.inner_text())


@pytest.mark.parametrize("game", UNLIT)
def test_what_is_not_lit_is_answered_too(visitors: Visitors, game: str) -> None:
    step, tap = UNLIT[game]
    page = learn(visitors, game, step, size=PHONE)
    page.locator(f".stage {tap}").first.click(force=True)  # a browser would wait for it to be enabled
    expect(page.locator(".stage .refused .cl")).to_be_visible()


def test_leaving_and_coming_back_goes_on_where_it_was(visitors: Visitors) -> None:
    page = learn(visitors, "eight28", language="ru", size=PHONE)
    do(page, ".card-note[data-step='3']:not(.plays)")
    page.locator(".card-note .ib").first.click()
    page.locator(".boxes").wait_for()
    page.goto("learn/eight28")
    expect(page.locator(".card-note[data-step='3']")).to_be_visible()
    expect(page.locator(".mine8 .card")).to_have_count(2)
    page.locator(".card-note .again").click()
    expect(page.locator(".card-note[data-step='1']")).to_be_visible()
    expect(page.locator(".mine8 .card")).to_have_count(0)


def test_the_keyboard_is_enough_for_a_lesson(visitors: Visitors) -> None:
    page = learn(visitors, "eight28")
    expect(page.locator(".card-note .btn.pri")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".card-note[data-step='2']:not(.plays)")).to_be_visible()
    expect(page.locator(".lesson[aria-live=polite]")).to_contain_text("6")
    page.keyboard.press("t")
    expect(page.locator(".card-note[data-step='3']:not(.plays)")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".stage .refused")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".card-note[data-step='4']:not(.plays)")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
def test_the_first_play_offers_the_lesson_once(visitors: Visitors, language: str, size: dict[str, int]) -> None:
    page = visitors.visit(language=language, size=size, experienced=False)
    play = page.locator(".box.w-eight28 .btn.pri")
    play.click()
    offer = page.locator(".offer")
    expect(offer.locator(".btn")).to_have_count(2)
    assert flaws_of(page, language) == []
    page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    play.click()
    offer.locator(".btn.pri").click()
    page.locator(".stage .lesson").wait_for()
    page.goto("")
    play.click()
    page.wait_for_url("**/t/**")
    page.goto("")
    page.locator(".box.w-twelve-days .btn.pri").click()
    offer.locator(".btn.sec").click()
    page.wait_for_url("**/t/**")
    page.goto("")
    page.locator(".box.w-twelve-days .btn.pri").click()
    page.wait_for_url("**/t/**")


@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_pictures_of_the_real_board(
    visitors: Visitors, game: str, language: str, size: dict[str, int]
) -> None:
    page = visitors.visit(f"rules/{game}", language=language, size=size)
    pictures = page.locator("article .pic")
    pictures.first.wait_for(state="attached")
    assert pictures.count() >= 3 and not page.locator(".boardpic").count(), "They come when they are looked for."
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        board = picture.locator(f"{HEARTS[game].split()[-1]}, .sign, .felt").first
        expect(board).to_be_visible()
        whole, part = picture.locator(".board8").bounding_box(), board.bounding_box()
        assert part["x"] >= whole["x"] - 1 and part["x"] + part["width"] <= whole["x"] + whole["width"] + 1
    page.keyboard.press("m")
    expect(page.locator("dialog")).to_have_count(0)  # a picture hears no key
    assert flaws_of(page, language) == []
    assert not re.search(r"\d+x\d|\d>[\dV]", page.locator("main.page").inner_text())
    expect(page.locator("main.page code")).to_have_count(0)


def test_a_rulebook_is_printed_with_its_pictures(visitors: Visitors) -> None:
    page = visitors.visit("rules/my-number", language="ru")
    page.locator("article .pic").first.wait_for(state="attached")
    page.evaluate("window.print = () => { window.printed = document.querySelectorAll('.boardpic .felt').length; }")
    page.locator("header button.noprint").click()
    page.wait_for_function("() => window.printed")
    assert page.evaluate("window.printed") == page.locator("article .pic").count()


@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
def test_why_is_answered_by_a_sentence_then_the_table_then_an_example(
    visitors: Visitors, language: str, size: dict[str, int]
) -> None:
    page = learn(visitors, "twelve-days", "lost", language=language, size=size)
    if size is PHONE:
        page.locator(".stage .tray").press("l")
    page.locator(".log .ll .cl").last.click()
    sheet = page.locator(".sheet:has(.answer)")
    answer, here, example = (sheet.locator(part) for part in (".answer", ".here", ".example"))
    assert answer.inner_text().endswith(".")
    expect(here).to_be_visible()
    expect(example.first).to_be_visible()  # it comes last, and a sheet at the bottom of a phone grows upwards with it
    order = sheet.evaluate("""(sheet) => ['.answer', '.here', '.example'].map((part) =>
      sheet.querySelector(part).getBoundingClientRect().top)""")
    assert order == sorted(order)
    assert not sheet.locator("code").count()
    example.locator(".btn").first.click()
    expect(page.locator(".stage .stage, .stage + .stage, .sheet .stage").first).to_be_visible()
