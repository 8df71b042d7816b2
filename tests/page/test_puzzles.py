"""Puzzles on the page: solved and missed, the next one, by theme, without a network, by keyboard alone."""

import json
from typing import Any

import pytest

from igroteka.engine.questions import asked
from igroteka.locale import say_form
from igroteka.puzzles import START, Puzzle, answered, puzzles, shown
from tests.page.conftest import PHONE, Visitors, sync_api
from tests.page.looking import flaws_of, resize

expect = sync_api.expect
KEPT = "JSON.parse(localStorage.getItem('igroteka-puzzles'))"
BY_ID = {one.id: one for one in puzzles("eight28")}


def laid(page: Any) -> Puzzle:
    """The puzzle that is on the table."""
    note = page.locator("[data-puzzle]")
    note.wait_for()
    return BY_ID[note.get_attribute("data-puzzle")]


def another(page: Any, puzzle: Puzzle) -> None:
    """Until another puzzle is on the table."""
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.id)


def button(page: Any, puzzle: Puzzle, move: str, language: str = "en") -> Any:
    state = puzzle.state()
    called = asked(state, puzzle.seat).answers[state.legal(puzzle.seat).index(move)]
    words = say_form(called.key, "button", language, **called.details)
    return page.locator(".tray").get_by_role("button", name=words).first


def test_solved_missed_and_the_next_one(visitors: Visitors) -> None:
    page = visitors.visit("")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="Solve puzzles of 8-28").click()
    first = laid(page)
    button(page, first, first.solution).click()
    note = page.locator(".card-note")
    expect(note.locator(".good")).to_contain_text("Right: ")
    expect(note).to_contain_text(first.clause)
    mine, _ = answered(START, first.rated, solved=True)
    expect(note).to_contain_text(f"Rating {shown(mine)}")
    assert flaws_of(page, "en") == []

    note.get_by_role("button", name="Next").click()
    another(page, first)
    second = laid(page)
    button(page, second, second.second).click()
    expect(note.locator(".badly")).to_contain_text("is better")
    assert page.evaluate(KEPT)["right"] == {first.id: True, second.id: False}
    kept = page.evaluate(KEPT)["mine"]["eight28"]
    assert kept == pytest.approx(list(answered_twice(first, second)), abs=1e-9)

    page.get_by_role("button", name="From the beginning").click()  # only the first answer counts
    button(page, second, second.solution).click()
    expect(note.locator(".good")).to_contain_text("Right: ")
    assert page.evaluate(KEPT)["right"][second.id] is False

    page.goto("puzzles")
    expect(page.locator(".w-eight28 .fared")).to_contain_text("1 of 2 right")


def answered_twice(first: Puzzle, second: Puzzle) -> tuple[float, float]:
    mine, _ = answered(START, first.rated, solved=True)
    mine, _ = answered(mine, second.rated, solved=False)
    return mine.mu, mine.sigma


def test_a_theme_without_a_network_on_a_phone(visitors: Visitors) -> None:
    phone = visitors.browse(language="ru", size=PHONE, dark=True, keeps=True)
    page = visitors.open(phone, "puzzles")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    phone.set_offline(True)
    page.reload()
    card = page.locator(".w-eight28")
    card.locator("summary").click()
    theme = next(iter(BY_ID.values()))
    card.get_by_role("link", name=f"Решать: {theme.theme_in('ru')}", exact=True).click()
    puzzle = laid(page)
    assert puzzle.theme == theme.theme
    page.get_by_role("button", name="Показать ответ").click()
    expect(page.locator(".card-note")).to_contain_text("Лучший ход")
    expect(page.locator(".card-note")).to_contain_text(puzzle.clause)
    assert page.evaluate(KEPT)["right"] == {puzzle.id: False}
    assert flaws_of(page, "ru") == []
    resize(page, {"width": 320, "height": 640})
    assert flaws_of(page, "ru") == []


def test_which_goal_is_asked_for_in_a_puzzle_too(visitors: Visitors) -> None:
    """A puzzle that is no card to take: the goal is chosen with the same buttons."""
    goals = [one for one in puzzles("eight28") if one.solution.startswith("for")]
    others = {one.id: True for one in puzzles("eight28") if one not in goals}
    browser = visitors.browse()
    browser.add_init_script(
        f"localStorage.setItem('igroteka-puzzles', '{json.dumps({'mine': {}, 'puzzles': {}, 'right': others})}')"
    )
    page = visitors.open(browser, "puzzles/eight28")
    puzzle = laid(page)
    assert puzzle in goals
    button(page, puzzle, puzzle.solution).click()
    expect(page.locator(".card-note .good")).to_contain_text("Right: ")


def test_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit("puzzles/eight28")
    puzzle = laid(page)
    button(page, puzzle, puzzle.solution).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    another(page, puzzle)


def test_a_game_without_puzzles_says_so(visitors: Visitors) -> None:
    page = visitors.visit("puzzles/no-such-game")
    expect(page.get_by_text("There are no puzzles for this game yet.")).to_be_visible()
