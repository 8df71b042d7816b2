"""A reason is true of its move, and speaks for it or is introduced as a drawback, in both languages alike."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import igroteka
from igroteka.bots.hints import Reason, hint, reason_for
from igroteka.bots.players import choose
from igroteka.engine.state import State
from igroteka.locale import say, say_form
from tests.boxes import GAMES

DECISIONS = 500  # of each game
FEW = 30  # playouts: whatever is recommended has to be explained
DRAWBACKS = {
    "eight28": {"leaves-8", "big-risk", "maybe-nearer", "somebody-nearer"},
    "jackal-high": {"hardly-hits", "leaves-hit", "cheap-on-top"},
    "my-number": {"bad-place"},
    "twelve-days": {"breaks-up"},
}


def decisions(id: str) -> Iterator[tuple[State, int]]:
    """Decisions of games that somebody plays who knows a little."""
    left = DECISIONS
    for seed in range(100):
        luck = random.Random(f"{id} {seed}")
        state = igroteka.game(id, players=3 + seed % 2).start()
        while state.actor is not None:
            if state.actor == igroteka.CHANCE:
                state.play(state.draw(luck))
                continue
            seat = luck.choice(state.actors)
            legal = state.legal(seat)
            if len(legal) > 1:
                yield state, seat
                left -= 1
                if not left:
                    return
            careless = luck.random() < 0.3
            state.play(luck.choice(legal) if careless else choose(state, seat, "advice", 0), seat)


def word_of(reason: Reason, id: str) -> str:
    return reason.key.removeprefix(f"advice-{id}-")


@pytest.mark.parametrize("id", GAMES)
def test_no_recommended_move_has_only_reasons_against_it(id: str) -> None:
    """What speaks against it is introduced as a drawback, and followed by the number that decides."""
    for state, seat in decisions(id):
        best = hint(state, seat, playouts=FEW)[0]
        english = say_form(best.reason.key, "best", "en", **best.reason.details)
        russian = say_form(best.reason.key, "best", "ru", **best.reason.details)
        if word_of(best.reason, id) in DRAWBACKS[id]:
            wins = best.reason.details["wins"]
            assert (
                english.startswith("Although ")
                and f" {'once' if wins == 1 else f'{wins} times'} in a hundred" in english
            ), english
            assert russian.startswith("Хотя ") and f" {wins} " in russian, russian
            assert wins == best.percent
        else:
            assert english == best.reason.say("en") and russian == best.reason.say("ru")
        named = {str(best.reason.details[name]) for name in ("number", "wins")}
        assert named & numbers(english) == named & numbers(russian), (english, russian)


def numbers(sentence: str) -> set[str]:
    """The numbers that a sentence names; for one each language has words, and 8 and 28 may be understood."""
    return {*re.findall(r"\d+", sentence)} - {"1", "8", "28"}


def hand_of(state: State, seat: int) -> Counter[int]:
    return Counter(state.view(seat)["players"][seat]["hand"])


def check_twelve_days(state: State, seat: int, move: str, word: str, number: int) -> None:
    hand, cards = hand_of(state, seat), played_cards(move)
    assert number == sum(cards.values())
    broken = any(hand[value] > count for value, count in cards.items())
    assert broken == (word in ("breaks-up", "breaks-for-lead")) or word in ("keeps", "last-cards")
    if word == "high-cards":
        (value,) = cards
        assert hand[value] == 1 and not hand[value - 1] and not hand[value + 1]
    if word in ("takes-lead", "breaks-for-lead", "sheds"):
        lows = [min(played_cards(one)) for one in laid(state)]
        assert (min(cards) <= min(lows)) == (word != "sheds")


def laid(state: State) -> list[str]:
    """What has been played in the round, by its story: from the last lead on."""
    played: list[str] = []
    for event in state.story:
        if event.name == "leads":
            played = []
        if event.name in ("leads", "follows"):
            played.append(str(event.details["play"]))
    return played


def played_cards(move: str) -> Counter[int]:
    """``8``, ``8x2``, ``3-5``."""
    if move == "pass":
        return Counter()
    if "x" in move:
        value, each = map(int, move.split("x"))
        return Counter({value: each})
    low, _, top = move.partition("-")
    return Counter(range(int(low), int(top or low) + 1))


def check_my_number(state: State, seat: int, move: str, word: str, number: int) -> None:
    """Worth is what a card adds to the points, tried out on the table."""
    row = state.view(None)["row"]
    assert number in row
    gains = {card: worth_of(state, seat, card) for card in row}
    better = sum(gain > gains[number] for gain in gains.values())
    assert word == ("good-place" if better == 0 else "fair-place" if 2 * better < len(row) else "bad-place")


def worth_of(state: State, seat: int, card: int) -> int:
    from igroteka.bots.hints import interpreted_advice
    from igroteka.engine.sheet import Sheet

    advice: Any = interpreted_advice(state.game.kit)
    return int(advice.gain_of(Sheet(state.record()), seat, card))


def check_eight28(state: State, seat: int, move: str, word: str, number: int) -> None:
    if word == "near-8":
        assert 6 <= number <= 8 and move == "pass"
    if word == "far-from-8":
        assert number < 8 and move == "take"
    if word == "leaves-8":
        assert number == 8 and move == "take"
    if word == "near-28":
        assert 25 <= number <= 28 and move == "pass"
    if word in ("small-risk", "big-risk", "too-risky"):
        assert (number > 45) == (word != "small-risk")


def check_jackal_high(state: State, seat: int, move: str, word: str, number: int) -> None:
    if word == "can-hit":
        assert 30 <= number < 100
    if word == "hardly-hits":
        assert number < 30
    if word == "only-valley":
        assert not any(re.fullmatch(r"\d>\d", one) for one in state.legal(seat))


CHECKS: dict[str, Callable[[State, int, str, str, int], None]] = {
    "eight28": check_eight28,
    "jackal-high": check_jackal_high,
    "my-number": check_my_number,
    "twelve-days": check_twelve_days,
}


@pytest.mark.parametrize("id", GAMES)
def test_what_a_reason_says_is_true_of_the_move(id: str) -> None:
    heard = Counter[str]()
    for state, seat in decisions(id):
        imagined = state.imagine(seat, 1)
        for move in state.legal(seat):
            reason = reason_for(imagined, seat, move)
            word = word_of(reason, id)
            heard[word] += 1
            CHECKS[id](state, seat, move, word, reason.details["number"])
    assert len(heard) >= 3, heard
    assert DRAWBACKS[id] & set(heard)


@pytest.mark.parametrize("id", GAMES)
def test_a_drawback_has_a_form_for_the_best_move_and_nothing_else_has(id: str) -> None:
    from igroteka.bots.hints import interpreted_advice

    details: dict[str, Any] = {"move": "x", "number": 5, "wins": 40}
    for word in interpreted_advice(igroteka.game(id).kit).REASONS.values():
        for language in ("en", "ru"):
            key = f"advice-{id}-{word}"
            has_form = say_form(key, "best", language, **details) != say(key, language, **details)
            assert has_form == (word in DRAWBACKS[id]), (word, language)
