"""A hint names the best moves with chances and reasons, and knows no more than its seat."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import igroteka
from igroteka.bots.hints import LONG_SHOT, Hint, Reason, differ_in, gives_reasons, reason_for
from igroteka.bots.searcher import advised_by
from igroteka.engine.errors import IgrotekaError
from igroteka.locale import LANGUAGES
from tests.boxes import GAMES, TOY, settings
from tests.test_records import played

REASONED = [id for id in GAMES if gives_reasons(igroteka.game(id).kit)]


def decisions(id: str, every: int) -> Iterator[tuple[igroteka.State, int]]:
    """Some of the decisions of random games, in every setting."""
    for options in settings(id):
        whole = played(igroteka.game(id, **options), 1)
        state = whole.game.start()
        for ply, (by, action) in enumerate(whole.steps):
            if by != igroteka.CHANCE and ply % every == 0:
                seat: Any = by
                yield state, seat
            state.play(action, by)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_gives_reasons(id: str) -> None:
    assert gives_reasons(igroteka.game(id).kit)


@pytest.mark.parametrize("id", REASONED)
def test_every_move_has_a_reason_that_is_a_sentence_in_both_languages(id: str) -> None:
    words = set(advised_by(igroteka.game(id).kit)[-1].REASONS.values())
    heard = set()
    for state, seat in decisions(id, every=3):
        imagined = state.imagine(seat, 1)
        for move in state.legal(seat):
            reason = reason_for(imagined, seat, move)
            heard.add(reason.key.removeprefix(f"advice-{id}-"))
            for language in LANGUAGES:
                sentence = reason.say(language)
                assert sentence[-1] in ".!" and not re.search(r"[{}$]|None|  |advice-", sentence), sentence
    assert heard <= words


@pytest.mark.parametrize("id", REASONED)
def test_a_hint_depends_only_on_what_the_seat_knows(id: str) -> None:
    for state, seat in decisions(id, every=7):
        other = state.imagine(seat, 99)
        for move in state.legal(seat):
            assert reason_for(state, seat, move) == reason_for(other, seat, move)


def test_a_hint_is_a_legal_move_with_a_chance_and_the_best_comes_first() -> None:
    state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])
    hints = igroteka.hint(state, 1, playouts=300)
    assert {one.move for one in hints} == {"take", "pass"}
    assert all(0 < one.chance < 1 for one in hints)
    assert hints[0].chance >= hints[1].chance
    assert hints == igroteka.hint(state, 1, playouts=300)
    assert hints[0].say().startswith(f"{hints[0].move}: ") and "8" in hints[0].say("ru")


@pytest.mark.parametrize("id", REASONED)
def test_the_best_comes_first_by_the_numbers_that_are_shown(id: str) -> None:
    measures = set()
    for state, seat in decisions(id, every=41):
        hints = igroteka.hint(state, seat, playouts=400)
        measure = differ_in(hints)
        measures.add(measure)
        if measure == "chance":
            shown: list[float] = [one.percent for one in hints]
            assert max(shown) >= LONG_SHOT and (len({*shown}) > 1 or len(shown) == 1)
        else:
            shown = [one.points for one in hints]
        assert shown == sorted(shown, reverse=True), (measure, hints)
    assert "chance" in measures


def far_behind(hand: list[int]) -> igroteka.State:
    """The last gift but one of many: whoever has none yet cannot win any more."""
    seats = [{"hand": hand, "gifts": 0}, {"hand": [3, 9, 9, 9], "gifts": 12}, {"hand": [10, 12, 12, 5], "gifts": 11}]
    game = igroteka.game("twelve-days", players=3, gifts=24)
    return game.position({"phase": "lead", "leader": 0, "supply": 1, "players": seats})


def test_who_cannot_win_any_more_is_told_what_the_moves_bring() -> None:
    """The same next to nothing three times helps nobody: the gifts that one still gets are different."""
    hints = igroteka.hint(far_behind([1, 8, 8]), 0, playouts=1500)
    (percent,) = {one.percent for one in hints}
    assert percent <= 1
    assert differ_in(hints) == "points"
    assert hints[0].points > hints[-1].points + 0.1


def test_moves_that_come_to_the_same_are_called_the_same() -> None:
    one = Reason("advice-twelve-days-keeps", {})
    equal = [Hint("8", 0.501, 900, one, 2.0, 0.1), Hint("9", 0.499, 800, one, 2.1, 0.1)]
    assert differ_in(equal) == "nothing"
    assert differ_in([equal[0], replace(equal[1], chance=0.48)]) == "chance"
    assert differ_in([equal[0], replace(equal[1], points=3.0)]) == "points"


def test_only_who_has_to_decide_gets_a_hint() -> None:
    state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])
    with pytest.raises(IgrotekaError, match="seat 3 has nothing to decide"):
        igroteka.hint(state, 2)


def test_a_game_without_advice_says_so() -> None:
    state = played(igroteka.game(TOY), 0, 2)
    while state.actor == igroteka.CHANCE:
        state.play(state.legal()[0])
    with pytest.raises(IgrotekaError, match="no hints"):
        igroteka.hint(state, state.actors[0])
