"""Imagining redraws what a seat cannot know, and every way of it is equally likely."""

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from scipy.stats import chisquare

import igroteka
from tests.boxes import all_games


@pytest.mark.parametrize("game", all_games(), ids=repr)
def test_all_that_a_seat_is_told_stays_as_it_was(game: igroteka.Game) -> None:
    """Views, story, legal moves and history of a seat; the contract looks at more places."""
    rng = random.Random(repr(game))
    state = game.start()
    for _ in range(rng.randrange(40, 120)):
        if state.actor is not None:
            seat: Any = rng.choice(state.actors) if state.actors else None
            state.play(rng.choice(state.legal(seat)), seat)
    for seat in range(game.players):
        other = state.imagine(seat, rng.randrange(1 << 60))
        assert other.view(seat) == state.view(seat)
        assert other.legal(seat) == state.legal(seat)


def uniform(
    state: igroteka.State, seat: int, look: Callable[[dict[str, Any]], Any], expected: Mapping[Any, float]
) -> None:
    """What ``look`` sees in imagined states is distributed as expected (chi-square)."""
    draws = 6000
    seen = Counter(look(state.imagine(seat, seed).view()) for seed in range(draws))
    assert set(seen) <= set(expected), set(seen) - set(expected)
    whole = sum(expected.values())
    observed = [seen[key] for key in expected]
    wanted = [draws * weight / whole for weight in expected.values()]
    assert chisquare(observed, wanted).pvalue > 1e-4


def test_8_28_hidden_cards_come_from_all_unseen_ones() -> None:
    game = igroteka.game("eight28", players=3)
    # All but six cards lie open; two of them are face down before the others.
    shown = [["A"] * 8 + [8] * 2, [9] * 3 + [1], [10] * 3]
    state = game.position(
        {"players": [{"hidden": hidden, "shown": cards} for hidden, cards in zip((2, 3, 4), shown, strict=True)]}
    )
    unseen = Counter({1: 14, 2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 2})
    pairs = {(a, b): unseen[a] * (unseen[b] - (a == b)) for a, b in itertools.product(unseen, repeat=2)}
    uniform(state, 0, lambda view: (view["players"][1]["hidden"], view["players"][2]["hidden"]), pairs)


def test_12_days_hands_keep_their_sizes_and_what_was_taken_back() -> None:
    game = igroteka.game("twelve-days", players=3)
    state = game.position(
        {
            "phase": "lead",
            "leader": 0,
            "players": [{"hand": [12, 12]}, {"hand": [9, 11], "known": [9, 11]}, {"hand": [5, 7]}],
            "discard": [*[10] * 10, *[12] * 9, *[8] * 6, 6, 6, 6, 6],
        }
    )
    unseen = Counter({value: value for value in range(1, 13)})
    unseen.subtract({12: 11, 9: 1, 11: 1, 10: 10, 8: 6, 6: 4})
    pairs = {
        (a, b): unseen[a] * unseen[b] if a != b else math.comb(unseen[a], 2)
        for a, b in itertools.combinations_with_replacement(range(1, 13), 2)
    }
    possible = {pair: float(ways) for pair, ways in pairs.items() if ways >= 3}
    rare = sum(ways for ways in pairs.values() if ways < 3)

    def hand_of_2(view: dict[str, Any]) -> Any:
        hand = tuple(view["players"][2]["hand"])
        return hand if hand in possible else "rare"

    uniform(state, 0, hand_of_2, {**possible, "rare": float(rare)})
    assert all(state.imagine(0, seed).view()["players"][1]["hand"] == [9, 11] for seed in range(50))


def test_my_number_hands_keep_what_was_picked_up() -> None:
    """After round 1 only the drawn card of another hand is unknown (M4.4)."""
    rng = random.Random(4)
    state = igroteka.game("my-number", players=3).start()
    while not (state.view()["round"] == 2 and state.view()["phase"] == "choose"):
        state.play(rng.choice(state.legal()))
    view = state.view()
    mine = {*view["players"][0]["hand"]}
    known = {card for player in view["players"] for card in player["known"]}
    unknown = set(range(1, 61)) - mine - known - {*view["row"]}
    drawn = dict.fromkeys(unknown, 1.0)

    def drawn_by_1(imagined: dict[str, Any]) -> int:
        (card,) = set(imagined["players"][1]["hand"]) - set(imagined["players"][1]["known"])
        return int(card)

    uniform(state, 0, drawn_by_1, drawn)


def test_my_number_first_hands_are_any_seven_unseen_cards() -> None:
    rng = random.Random(5)
    state = igroteka.game("my-number", players=3).start()
    while state.actor == igroteka.CHANCE:
        state.play(rng.choice(state.legal()))
    view = state.view()
    unseen = set(range(1, 61)) - {*view["row"]} - {*view["players"][0]["hand"]}
    counts: Counter[int] = Counter()
    draws = 3000
    for seed in range(draws):
        counts.update(state.imagine(0, seed).view()["players"][2]["hand"])
    assert set(counts) == unseen
    expected = draws * 7 / len(unseen)
    # Each card is a Bernoulli draw of its own: compare with five standard deviations.
    assert all(abs(count - expected) < 5 * math.sqrt(expected) for count in counts.values())


def test_a_game_without_secrets_is_imagined_as_it_is() -> None:
    rng = random.Random(6)
    state = igroteka.game("jackal-high").start()
    for _ in range(60):
        state.play(rng.choice(state.legal()))
    assert bytes(state.imagine(0, 1)) == bytes(state)
