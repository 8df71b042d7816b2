"""A reason is true of its move, and speaks for it or is introduced as a drawback, in both languages alike."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, islice, product
from math import comb, floor
from typing import Any

import pytest

import igroteka
from igroteka.bots.hints import Reason, hint, interpreted_advice, reason_for
from igroteka.bots.judge import hear
from igroteka.bots.players import choose
from igroteka.bots.searcher import advised
from igroteka.bots.why import at_first_sight, why
from igroteka.engine.state import State
from igroteka.locale import say, say_form
from igroteka.protocol.afterwards import FirstSight, LikelyStep
from igroteka.rulebook.reading import read_rulebook
from tests.boxes import GAMES
from tests.reference import my_number

DECISIONS = 500  # of each game
FEW = 30  # playouts: whatever is recommended has to be explained
DRAWBACKS = {
    "eight28": {"leaves-8", "big-risk", "maybe-nearer", "somebody-nearer"},
    "jackal-high": {"hardly-hits", "cannot-hit", "leaves-hit", "cheap-on-top"},
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


@dataclass(frozen=True)
class Recommended:
    reason: str
    details: Mapping[str, Any]
    sight: FirstSight | None
    likely: Sequence[LikelyStep]


@pytest.mark.parametrize("id", GAMES)
def test_both_languages_tell_the_same(id: str) -> None:
    """Reason, first sight and likely line: the same numbers, and the same people in the same order."""
    names = ("Vera", "Oleg", "Katya", "Max")
    whole = 0
    for state, seat in islice(decisions(id), 0, None, 12):
        best = hint(state, seat, playouts=200)[0]
        one = Recommended(best.reason.key, best.reason.details, best.sight, best.likely)
        english, russian = why(one, names, "en"), why(one, names, "ru")
        assert numbers(english) == numbers(russian), (english, russian)
        there, here = (re.findall("|".join(names), told) for told in (english, russian))
        assert there == here == [names[step.seat] for step in best.likely]
        whole += bool(best.likely)
    assert whole > 3


def numbers(sentence: str) -> set[str]:
    """The numbers that a sentence names; for one each language has words, and 8 and 28 may be understood."""
    return {*re.findall(r"\d+", sentence)} - {"1", "8", "28"}


@dataclass(frozen=True)
class Said:
    """A reason for a move, and the position that it is said of, as whoever decides sees it."""

    view: dict[str, Any]
    seat: int
    move: str
    number: int
    legal: tuple[str, ...]
    story: tuple[igroteka.Event, ...]

    @property
    def me(self) -> dict[str, Any]:
        mine: dict[str, Any] = self.view["players"][self.seat]
        return mine

    @property
    def others(self) -> list[dict[str, Any]]:
        return [one for seat, one in enumerate(self.view["players"]) if seat != self.seat]


Check = Callable[[Said], bool]

# --- 12 Days of Christmas ---------------------------------------------------------------------


def played_cards(move: str) -> Counter[int]:
    """``8``, ``8x2``, ``3-5``."""
    if move == "pass":
        return Counter()
    if "x" in move:
        value, each = map(int, move.split("x"))
        return Counter({value: each})
    low, _, top = move.partition("-")
    return Counter(range(int(low), int(top or low) + 1))


def lowest_laid(said: Said) -> int | None:
    """Of what has been played in the round, by its story; None before the lead."""
    if said.view["phase"] == "lead":
        return None
    played: list[str] = []
    for event in said.story:
        if event.name == "leads":
            played = []
        if event.name in ("leads", "follows"):
            played.append(str(event.details["play"]))
    return min(min(played_cards(one)) for one in played)


def breaks_up(said: Said) -> bool:
    hand = Counter(said.me["hand"])
    return any(hand[value] > count for value, count in played_cards(said.move).items())


def is_alone(said: Said) -> bool:
    hand, (value,) = Counter(said.me["hand"]), played_cards(said.move)
    return [hand[value - 1], hand[value], hand[value + 1]] == [0, 1, 0]


def leaves(said: Said) -> bool:
    return said.number == played_cards(said.move).total()


def is_lowest(said: Said) -> bool:
    lowest = lowest_laid(said)
    return lowest is not None and min(played_cards(said.move)) <= lowest


TWELVE_DAYS: dict[str, Check] = {
    "last-cards": lambda said: played_cards(said.move) == Counter(said.me["hand"]),
    "whole-groups": lambda said: lowest_laid(said) is None and not breaks_up(said) and leaves(said),
    "high-cards": lambda said: lowest_laid(said) is None and is_alone(said),
    "breaks-up": lambda said: breaks_up(said) and not is_lowest(said),
    "takes-lead": lambda said: is_lowest(said) and not breaks_up(said),
    "breaks-for-lead": lambda said: is_lowest(said) and breaks_up(said),
    "sheds": lambda said: lowest_laid(said) is not None and not is_lowest(said) and leaves(said),
    "keeps": lambda said: said.move == "pass",
}

# --- My Number! -------------------------------------------------------------------------------


def worth_of(said: Said, card: int) -> int:
    """M3.3, M4.2: the value of the column that it goes to, and its own bonus."""
    collection = said.me["collection"]
    its_own = [
        at for at, column in enumerate(collection) if column and my_number.COLOUR[column[0]] == my_number.COLOUR[card]
    ]
    empty = [at for at, column in enumerate(collection) if not column]
    value: int = said.view["columns"][(its_own or empty)[0]]
    return value + my_number.BONUS[card]


def better_there(said: Said) -> int:
    """How many cards of the row are worth more than the one named."""
    return sum(worth_of(said, card) > worth_of(said, said.number) for card in said.view["row"])


def is_likely(said: Said) -> bool:
    """As if everybody else played any card there is: no place is likelier than that of the card named."""
    row, lower = said.view["row"], (int(said.move) - 0.5) / 60
    chances = [comb(len(row) - 1, k) * lower**k * (1 - lower) ** (len(row) - 1 - k) for k in range(len(row))]
    return bool(chances[row.index(said.number)] > max(chances) - 0.001)


MY_NUMBER: dict[str, Check] = {
    "good-place": lambda said: is_likely(said) and better_there(said) == 0,
    "fair-place": lambda said: is_likely(said) and 0 < 2 * better_there(said) < len(said.view["row"]),
    "bad-place": lambda said: is_likely(said) and 2 * better_there(said) >= len(said.view["row"]),
}

# --- 8-28 -------------------------------------------------------------------------------------

DECK = {"1": 15, **{str(value): 3 for value in (2, 3, 4, 5, 6, 7, 9, 10)}, "8": 4, "A": 8}  # E1.2


def worth(card: str) -> int:
    return 1 if card == "A" else int(card)


def cards_of(player: dict[str, Any]) -> list[str]:
    return [str(card) for card in (player["hidden"], *player["shown"])]


def low_of(said: Said) -> int:
    return sum(map(worth, cards_of(said.me)))


def total_of(player: dict[str, Any], goal: int) -> int:
    """The best total of a hand, each A as its owner likes; -1 if all are too much."""
    cards = cards_of(player)
    totals = {sum(map(worth, cards)) + 10 * elevens for elevens in range(cards.count("A") + 1)}
    return max((one for one in totals if one <= goal), default=-1)


def unseen(said: Said) -> Counter[str]:
    shown = [str(card) for player in said.others for card in player["shown"]]
    return Counter(DECK) - Counter(cards_of(said.me)) - Counter(shown)


def past(said: Said, goal: int) -> int:
    """How many of a hundred cards that I have not seen would be too much."""
    cards = [*unseen(said).elements()]
    return floor(100 * sum(low_of(said) + worth(card) > goal for card in cards) / len(cards) + 0.5)


def rivals(said: Said) -> tuple[bool, bool]:
    """Whether somebody is nearer in my half for sure; whether somebody may be as near."""
    goal = int(said.move.removeprefix("for "))
    mine = total_of(said.me, goal)
    assert said.number == mine
    there = [(total_of(one, goal), one["plays_for"]) for one in said.others if one["plays_for"] in (None, goal)]
    return any(total > mine and decided for total, decided in there), any(total >= mine for total, _ in there)


EIGHT28: dict[str, Check] = {
    "direct-hit": lambda said: said.move == "pass" and low_of(said) == 8 and total_of(said.me, 28) == 28,
    "near-8": lambda said: said.move == "pass" and said.number == low_of(said) in (6, 7, 8),
    "small-stays": lambda said: said.move == "pass" and said.number == low_of(said) < 6,
    "near-28": lambda said: said.move == "pass" and said.number == total_of(said.me, 28) in (25, 26, 27, 28),
    "too-risky": lambda said: said.move == "pass" and said.number == past(said, 28) > 45,
    "pass-waits": lambda said: said.move == "pass" and low_of(said) > 8 and said.number == past(said, 28) <= 45,
    "far-from-8": lambda said: said.move == "take" and said.number == low_of(said) < 8 and past(said, 8) < 100,
    "leaves-8": lambda said: said.move == "take" and low_of(said) == 8,
    "no-risk": lambda said: said.move == "take" and past(said, 28) == 0,
    "small-risk": lambda said: said.move == "take" and 0 < said.number == past(said, 28) <= 20,
    "keeps-within": lambda said: said.move == "take" and 50 < said.number == 100 - past(said, 28) < 80,
    "big-risk": lambda said: said.move == "take" and said.number == past(said, 28) > 45,
    "nothing-to-lose": lambda said: said.number == low_of(said) > 28,
    "nobody-nearer": lambda said: rivals(said) == (False, False),
    "maybe-nearer": lambda said: rivals(said) == (False, True),
    "somebody-nearer": lambda said: rivals(said) == (True, True),
}

# --- Jackal & High ----------------------------------------------------------------------------


def number_on(place: dict[str, Any]) -> int:
    return 8 if place["card"] == "L8" else int(place["card"] or 0)


def rest(said: Said) -> int:
    """What the card still needs once the die lies there."""
    face, place = map(int, said.move.split(">"))
    there = said.view["row"][place - 1]
    lying: list[int] = there["dice"][said.seat]
    return number_on(there) - sum(lying) - face


def left_in_hand(said: Said) -> list[int]:
    dice: list[int] = [*said.me["rolled"]]
    dice.remove(int(said.move.split(">")[0]))
    return dice


def subsets(dice: Iterable[int]) -> Iterator[tuple[int, ...]]:
    dice = tuple(dice)
    return chain.from_iterable(combinations(dice, count) for count in range(len(dice) + 1))


@cache
def chance_to_make(number: int, dice: int, throws: int) -> Fraction:
    """By trying every throw (J4.2, J4.5); a die that is of no use is laid elsewhere."""
    if number == 0 or not dice or not throws:
        return Fraction(number == 0)
    if dice == 1:
        return 1 - Fraction(7, 8) ** 3 if number <= 8 else Fraction(0)
    thrown = [*product(range(1, 9), repeat=dice)]
    return sum((goes_on(number, faces, throws - 1, 1) for faces in thrown), Fraction(0)) / len(thrown)


def goes_on(number: int, faces: Sequence[int], throws: int, elsewhere: int) -> Fraction:
    """Some of the dice that were thrown are laid here; where none is, so many go elsewhere."""
    here = [some for some in subsets(faces) if sum(some) <= number]
    return max(chance_to_make(number - sum(some), len(faces) - (len(some) or elsewhere), throws) for some in here)


def chance_of(said: Said) -> int:
    return floor(100 * goes_on(rest(said), left_in_hand(said), 3 - said.view["throw"], 0) + Fraction(1, 2))


def fits_exactly(said: Said) -> bool:
    (die,) = said.me["rolled"]
    return any(sum(place["dice"][said.seat]) + die == number_on(place) for place in said.view["row"])


def paws(card: int) -> int:
    return -(-card // 8)  # J1.2: the least number of dice that can show it


def dearer_is_left(said: Said) -> bool:
    return max(map(paws, said.me["won"])) > paws(int(said.move.removeprefix("pile ")))


JACKAL_HIGH: dict[str, Check] = {
    "hits-now": lambda said: rest(said) == 0,
    "hits-together": lambda said: rest(said) > 0 and rest(said) in map(sum, subsets(left_in_hand(said))),
    "can-hit": lambda said: 30 <= said.number == chance_of(said) < 100,
    "hardly-hits": lambda said: 0 < said.number == chance_of(said) < 30,
    "cannot-hit": lambda said: rest(said) > 0 == chance_of(said),
    "only-valley": lambda said: said.move.endswith(">V") and not any(re.fullmatch(r"\d>\d", one) for one in said.legal),
    "keeps-dice": lambda said: said.move == "stop" and bool(said.me["rolled"]) and said.view["throw"] < 3,
    "rolls-again": lambda said: said.move == "reroll" and said.view["attempt"] < 3 and not fits_exactly(said),
    "leaves-hit": lambda said: said.move == "reroll" and said.view["attempt"] < 3 and fits_exactly(said),
    "dear-below": lambda said: not dearer_is_left(said),
    "cheap-on-top": dearer_is_left,
}

CHECKS: dict[str, dict[str, Check]] = {
    "eight28": EIGHT28,
    "jackal-high": JACKAL_HIGH,
    "my-number": MY_NUMBER,
    "twelve-days": TWELVE_DAYS,
}


def reasons_of(state: State, seat: int) -> Iterator[tuple[str, Said]]:
    """Why each move that is open, by the game's advice: the word, and what it is said of."""
    imagined, legal, id = state.imagine(seat, 1), state.legal(seat), state.game.id
    for move in legal:
        reason = reason_for(imagined, seat, move)
        yield (
            word_of(reason, id),
            Said(state.view(seat), seat, move, reason.details["number"], legal, tuple(state.story)),
        )


# What seldom comes about: the position, and the move.
RARE: dict[str, tuple[str, dict[str, Any], str]] = {
    "direct-hit": (
        "eight28",
        {"players": [{"hidden": 6, "shown": ["A", "A"]}, {"hidden": 10}, {"hidden": 9}], "phase": "offer", "due": 0},
        "pass",
    ),
    "too-risky": (
        "eight28",
        {
            "players": [{"hidden": 10, "shown": [10, 4]}, {"hidden": 2, "shown": [1] * 13}, {"hidden": 3}],
            "phase": "offer",
            "due": 0,
        },
        "pass",
    ),
    "only-valley": (
        "jackal-high",
        {
            "phase": "place",
            "row": [{"card": 2}, {"card": 3}, {"card": 5}],
            "valley": {"card": 6},
            "players": [{"rolled": [6, 7, 8]}, {}],
        },
        "7>V",
    ),
}


@pytest.mark.parametrize("word", RARE)
def test_what_is_seldom_said_is_true_too(word: str) -> None:
    id, laid, move = RARE[word]
    state = igroteka.game(id, players=len(laid["players"])).position(laid)
    found = {said.move: (key, said) for key, said in reasons_of(state, 0)}
    key, said = found[move]
    assert key == word and CHECKS[id][word](said)


@pytest.mark.parametrize("id", GAMES)
def test_what_a_reason_says_is_true_of_the_move(id: str) -> None:
    """Each by a check of its own, made of what the seat sees."""
    heard = Counter[str]()
    for state, seat in decisions(id):
        for word, said in reasons_of(state, seat):
            heard[word] += 1
            assert CHECKS[id][word](said), (word, said)
    assert set(CHECKS[id]) == set(interpreted_advice(igroteka.game(id).kit).REASONS.values())
    assert set(heard) >= set(CHECKS[id]) - set(RARE), set(CHECKS[id]) - set(heard)


@pytest.mark.parametrize("id", GAMES)
def test_a_drawback_has_a_form_for_the_best_move_and_nothing_else_has(id: str) -> None:
    details: dict[str, Any] = {"move": "x", "number": 5, "wins": 40}
    for word in interpreted_advice(igroteka.game(id).kit).REASONS.values():
        for language in ("en", "ru"):
            key = f"advice-{id}-{word}"
            has_form = say_form(key, "best", language, **details) != say(key, language, **details)
            assert has_form == (word in DRAWBACKS[id]), (word, language)


@pytest.mark.parametrize("id", GAMES)
def test_what_somebody_tends_to_miss_has_a_theme_and_a_clause(id: str) -> None:
    for word in interpreted_advice(igroteka.game(id).kit).REASONS.values():
        theme = f"theme-{id}-{word}"
        clauses = {say_form(theme, "clause", language) for language in ("en", "ru")}
        (clause,) = clauses
        assert read_rulebook(id, "en").find(clause), (theme, clause)
        assert say(theme, "en") != say(theme, "ru") != clause


@pytest.mark.parametrize("id", GAMES)
def test_what_looks_better_at_first_sight_is_what_the_advice_would_play_and_turns_out_worse(id: str) -> None:
    """And it still does for who thinks again, longer and with other luck."""
    seen, again = 0, 0
    for state, seat in islice(decisions(id), 0, None, 2):
        best, *_ = hint(state, seat, playouts=400)
        if best.sight is None:
            continue
        seen += 1
        assert best.sight.move == advised(state.imagine(seat, 0), seat) != best.move
        assert best.sight.chance < best.chance
        for language in ("en", "ru"):
            told = at_first_sight(best.sight, best.percent, language)
            assert re.findall(r"\d+(?=\s?%)", told) == [str(int(100 * best.sight.chance + 0.5)), str(best.percent)]
        heard = {one.move: one.chance for one in hear(state, seat, 2000, seed=77).moves}
        again += heard[best.sight.move] < heard[best.move]
        if seen == 12:
            break
    assert seen > 7 and again > 0.8 * seen
