"""What is solemn is seen at a table of one's own as well: the page lays it itself, and tells itself what happens."""

from pathlib import Path
from typing import Any

from igroteka.engine.record import GameRecord
from tests.page.conftest import Visitors, sync_api
from tests.page.playing import take_a_turn
from tests.page.staging import NAMES, Stage, Wanted
from tests.page.test_ceremonies import A_WHILE, BRISK, WITNESS, both, forget, has, same, seen
from tests.page.test_solo import bring

expect = sync_api.expect


def just_before(game: str, wanted: Wanted, options: dict[str, Any]) -> Stage:
    """A table where whoever moves now can play one thing alone, and it is worth being seen."""
    stage = Stage(game, wanted, options)
    while not can_only(stage):
        stage = Stage(game, wanted, options, stage.seed + 1)
    return stage


def can_only(stage: Stage) -> bool:
    seat, text = stage.decisive
    return text != "pass" and set(stage.table.playing_state().legal(seat)) <= {text, "pass"}


def go_on_alone(visitors: Visitors, stage: Stage, size: Any, to: Path) -> tuple[Any, dict[str, Any]]:
    """The same position at a table of my own, novices around it, and what is on the screen."""
    me, _ = stage.decisive
    seats = range(stage.table.players)
    bots = ", ".join(f"{seat + 1} novice" for seat in seats if seat != me)
    record = GameRecord(stage.table.playing_state(), NAMES[: len(seats)], {"bots": bots})
    browser = visitors.browse("en", size, calm=False)
    browser.add_init_script(BRISK.replace("brisk", "calm") + WITNESS)
    page = visitors.open(browser)
    bring(page, record.text(), to)
    page.wait_for_url("**/t/~*")
    page.wait_for_selector(".tray .btn.pri")
    return page, forget(page)


@both("twelve-days")
def test_the_end_of_a_deal_is_seen(visitors: Visitors, tmp_path: Path, options: dict[str, Any], size: Any) -> None:
    stage = just_before("twelve-days", has("deal-won", "follows", "dealt"), options)
    page, before = go_on_alone(visitors, stage, size, tmp_path / "game.igr")
    take_a_turn(page)
    expect(page.locator(".res12")).to_be_visible()
    landing = [one for one in seen(page) if one["solemn"] is None and one["at"] > before["at"]]
    same(landing, before, "scores")
    assert len(landing[-1]["played"]) > len(before["played"]), "The last card is seen to lie there."
    page.wait_for_timeout(A_WHILE)  # dozens of cards are waiting to be dealt
    feast = seen(page)[-1]
    assert feast["solemn"]
    assert feast["hand"] == 0
    page.click(".res12 ~ .do .btn")
    page.wait_for_selector(".hand12 .hc")


@both("my-number")
def test_cards_are_turned_and_a_round_is_scored(
    visitors: Visitors, tmp_path: Path, options: dict[str, Any], size: Any
) -> None:
    stage = Stage("my-number", has("round-scored", "round"), options)
    page, before = go_on_alone(visitors, stage, size, tmp_path / "game.igr")
    take_a_turn(page)
    expect(page.locator(".res5")).to_be_visible()
    revealing = [one for one in seen(page) if one["laid"]]
    assert {len(one["laid"]) for one in revealing} == {options["players"]}
    same(revealing, before, "row", "collected", "scores")
    assert {(one["twice"], one["open"]) for one in revealing} == {(0, 0)}
    page.wait_for_timeout(A_WHILE)
    assert seen(page)[-1]["solemn"] == page.locator(".res5 h2").inner_text() == "Round 1 is scored"
    assert page.locator(".res5 li").count() == options["players"]
    page.keyboard.press("Enter")
    page.wait_for_selector(".hcard")
