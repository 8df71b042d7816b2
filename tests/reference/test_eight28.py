"""The reference of 8-28 against its scenarios, and against itself in random games."""

import copy
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.reference import ImpossiblePosition, Refused
from tests.reference.eight28 import BOX, DECKS, Reference, shares, value
from tests.reference.runner import run, scenarios

SCENARIOS = list(scenarios("eight28"))
OPTIONS = [
    {},
    {"first": 2, "pass_is_final": True},
    {"low_plays_28": False},
    {"deck": "reviewer", "pass_is_final": True, "low_plays_28": False},
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{s['clause']} {s['title']}")
def test_scenario(scenario: dict[str, Any]) -> None:
    run(scenario, Reference)


def test_scenarios_are_tidy() -> None:
    known = {"clause", "title", "title_ru", "game", "options", "given", "play", "then", "as", "legal", "seed"}
    clauses = [scenario["clause"] for scenario in SCENARIOS]
    assert clauses == sorted(clauses)
    assert len({scenario["title"] for scenario in SCENARIOS}) == len(SCENARIOS)
    for scenario in SCENARIOS:
        assert set(scenario) <= known
        assert scenario["game"] == "eight28"
        assert scenario["title_ru"]


def random_chance(state: Reference, rng: random.Random) -> str:
    return f"{state.phase} {rng.choice(list(state.pile().elements()))}"


def check(state: Reference, players: int, options: dict[str, Any]) -> None:
    """What holds in every state of every game."""
    view = state.view()
    deck = DECKS[options.get("deck", "zoch")]
    lying: Counter[Any] = Counter(c for p in view["players"] for c in [p["hidden"], *p["shown"]] if c is not None)
    assert lying + state.pile() == Counter(deck)
    for colour, number in BOX.items():
        places = [view["supply"], view["pot"], view["aside"], *(p["gems"] for p in view["players"])]
        assert sum(place[colour] for place in places) == number
        assert all(place[colour] >= 0 for place in places)
    assert (view["winners"] is None) == (view["phase"] != "over")
    assert (view["aside"] == {"blue": 0, "red": 0}) or view["phase"] == "over"
    assert view["phase"] not in ("offer", "draw", "choose") or value(view["pot"]) > 0
    assert view["supply"]["blue"] == 0 or not view["final"]

    again = Reference.position(state.view(), players, **options)
    assert again.view() == view
    assert again.legal() == state.legal()
    assert again.chance() == state.chance()
    assert state.actor != "chance" or sum(state.chance().values()) == 1

    for seat in range(players):
        expected = state.view()
        for owner, player in enumerate(expected["players"]):
            if owner != seat and view["phase"] not in ("choose", "over"):
                player["hidden"] = None
        assert state.view(seat) == expected
        assert state.legal(seat) == (state.legal() if seat in state.actors else set())


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(f"{players} {options}")
    for _ in range(20):
        state = Reference(players, **options)
        courage = rng.choice([0.1, 0.3, 0.5, 0.9])
        while state.actor is not None:
            if rng.random() < (0.2 if state.phase == "choose" else 0.02):
                check(state, players, options)
            if state.actor == "chance":
                state.play(random_chance(state, rng))
            elif state.phase == "offer":
                state.play("take" if rng.random() < courage else "pass", state.due)
            else:
                state.play(rng.choice(sorted(state.legal())), state.due)
        check(state, players, options)
        assert state.final
        assert state.legal() == set() and state.actors == ()


@pytest.mark.parametrize("players", [3, 6])
def test_refusals_change_nothing(players: int) -> None:
    rng = random.Random(players)
    state = Reference(players, pass_is_final=True)
    tries = ["take", "pass", "for 8", "for 28", "deal 1", "draw A", "deal 11", "deal", "draw", "", "take take", "8"]
    while state.actor is not None:
        if rng.random() < 0.04:
            for text, seat in product(tries, [None, *range(-1, players + 1)]):
                twin = copy.deepcopy(state)
                try:
                    twin.play(text, seat)
                except Refused as refusal:
                    assert refusal.clause[0] == "E" and str(refusal).endswith(".")
                    assert twin.view() == state.view()
                else:
                    assert text in state.legal(seat)
        state.play(random_chance(state, rng) if state.actor == "chance" else rng.choice(sorted(state.legal())))


def test_shares_are_the_best_of_all_ways() -> None:
    """E4.2 and E4.6 by trying every way to hand out the gems."""
    for blue, red, heads in product(range(7), range(5), (1, 2, 3)):
        piles = list(product(range(blue + 1), range(red + 1)))
        ways = [
            way
            for way in product(piles, repeat=heads)
            if sum(b for b, _ in way) <= blue
            and sum(r for _, r in way) <= red
            and len({b + 2 * r for b, r in way}) == 1
        ]

        def merit(way: tuple[tuple[int, int], ...]) -> tuple[Any, ...]:
            reds = [r for _, r in way]
            return (way[0][0] + 2 * way[0][1], sum(reds), min(reds) - max(reds), reds)

        best = max(ways, key=merit)
        assert shares({"blue": blue, "red": red}, heads) == [{"blue": b, "red": r} for b, r in best]


IMPOSSIBLE: list[dict[str, Any]] = [
    {"moon": 8},
    {"round": 0},
    {"giver": 3},
    {"players": [{}, {}]},
    {"players": [{"hidden": 11}, {}, {}]},
    {"players": [{"hidden": 10, "shown": [10, 10]}, {"hidden": 10}, {"hidden": 1}]},
    {"pot": {"blue": 56}},
    {"pot": {"blue": -1}},
    {"pot": {"blue": 5}, "supply": {"blue": 51}},
    {"aside": {"blue": 1}},
    {"phase": "offer"},
    {"phase": "deal", "players": [{"hidden": 1}, {"hidden": 1}, {"hidden": 1}]},
    {"phase": "deal", "players": [{"hidden": 1}, {}, {}]},
    {"phase": "deal", "players": [{}, {"shown": [3]}, {}]},
    {"phase": "offer", "due": 1, "players": [{"hidden": 1}, {"hidden": 1, "shown": [10, 10, 9]}, {"hidden": 1}]},
    {"phase": "offer", "players": [{"hidden": 1, "shown": [10, 10, 9, 1]}, {"hidden": 1}, {"hidden": 1}]},
    {"phase": "offer", "players": [{"hidden": 1, "passed": True}, {"hidden": 1}, {"hidden": 1}]},
    {"phase": "offer", "taken": True, "players": [{"hidden": 1}, {"hidden": 1}, {"hidden": 1}]},
    {"phase": "offer", "players": [{"hidden": 1, "plays_for": 8}, {"hidden": 1}, {"hidden": 1}]},
    {"phase": "choose", "players": [{"hidden": 9}, {"hidden": 9}, {"hidden": 9}]},
    {"phase": "choose", "players": [{"hidden": 6, "shown": ["A", "A"]}, {"hidden": 8}, {"hidden": 9}]},
    {"phase": "choose", "players": [{"hidden": 6}, {"hidden": 8, "plays_for": 8}, {"hidden": 9}]},
    {"phase": "choose", "players": [{"hidden": 6}, {"hidden": 8}, {"hidden": 9, "plays_for": 8}]},
    {"phase": "over", "players": [{"hidden": 9}, {"hidden": 9}, {"hidden": 9}]},
]


@pytest.mark.parametrize("given", IMPOSSIBLE, ids=str)
def test_impossible_position(given: dict[str, Any]) -> None:
    with pytest.raises(ImpossiblePosition):
        Reference.position(given, players=3)


def test_an_empty_position_is_the_start() -> None:
    for players in (3, 4, 5, 6):
        assert Reference.position({}, players, first=1).view() == Reference(players, first=1).view()
