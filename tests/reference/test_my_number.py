"""The reference of My Number! against its scenarios, and against what must hold in every game."""

import copy
import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.reference import ImpossiblePosition, Refused
from tests.reference.my_number import BONUS, CARDS, COLOUR, LETTER, Reference
from tests.reference.runner import run, scenarios

SCENARIOS = list(scenarios("my_number"))
GOALS: list[Any] = ["none", {"round": 1}, {"round": 4}, {"round": 5}, {"game": 3}, {"game": 5}]
CLAUSES = {"M1.1", "M1.2", "M2.1", "M2.2", "M2.3", "M3.1", "M3.2", "M3.3", "M3.4", "M4.1", "M4.2", "M4.3", "M4.4",
           "M5.1", "M5.2", "M6.1", "M6.2", "M6.3"}  # fmt: skip


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{s['clause']} {s['title']}")
def test_scenario(scenario: dict[str, Any]) -> None:
    run(scenario, Reference)


def test_every_clause_has_a_scenario_in_both_languages() -> None:
    assert {scenario["clause"] for scenario in SCENARIOS} == CLAUSES
    assert len({scenario["title"] for scenario in SCENARIOS}) == len(SCENARIOS)
    for scenario in SCENARIOS:
        assert scenario["game"] == "my-number" and scenario["title_ru"]


@pytest.mark.parametrize("scenario", [s for s in SCENARIOS if "seed" in s], ids=lambda s: s["title"])
def test_a_seeded_scenario_holds_for_other_seeds(scenario: dict[str, Any]) -> None:
    for seed in range(10):
        run(scenario | {"seed": seed}, Reference)


def test_the_cards_pass_the_check_of_the_rules() -> None:
    assert sorted(COLOUR) == list(range(1, 61))
    assert Counter(BONUS.values()) == {-1: 10, 0: 20, 1: 20, 2: 10}
    for colour in CARDS:
        cards = [card for card in COLOUR if COLOUR[card] == colour]
        assert len(cards) == 12 and sum(BONUS[card] for card in cards) == 6
    assert Counter(LETTER.values()) == dict.fromkeys("ABCDEFG", 2)


# Random games


def lying(view: dict[str, Any]) -> list[int]:
    """Every number card that an all-seeing view shows."""
    cards = list(view["row"])
    for player in view["players"]:
        cards += player["hand"] + [card for column in player["collection"] for card in column]
        cards += [] if player["chosen"] is None else [player["chosen"]]
    return cards


def check_hiding(whole: dict[str, Any], seen: dict[str, Any], seat: int) -> None:
    """A seat's view is the all-seeing one with other hands counted and other choices covered."""
    assert whole.keys() == seen.keys()
    assert {k: v for k, v in whole.items() if k != "players"} == {k: v for k, v in seen.items() if k != "players"}
    for other, (player, shown) in enumerate(zip(whole["players"], seen["players"], strict=True)):
        for key in player.keys() | shown.keys():
            if other != seat and key == "hand":
                assert shown[key] == len(player[key])
            elif other != seat and key == "chosen":
                assert shown[key] is None
            else:
                assert shown[key] == player[key]


def check_state(state: Reference) -> None:
    view = state.view()
    cards = lying(view)
    assert len(cards) == len(set(cards)) == 60 - view["unseen"]
    assert (state.actor == "chance") == bool(state.chance()) == (state.phase not in ("choose", "over"))
    assert sum(state.chance().values(), Fraction(0)) == (1 if state.actor == "chance" else 0)
    assert set(state.legal()) == set(state.chance()) or state.actor != "chance"
    assert bool(state.legal()) == (state.actor is not None)
    assert len({LETTER[goal] for goal in state.goals}) == len(state.goals)


def check_again(state: Reference, options: dict[str, Any], rng: random.Random) -> None:
    """The position of a view is the same state, and only its own view knows what a seat hides."""
    view = state.view()
    again = Reference.position(copy.deepcopy(view), **options)
    assert again.view() == view
    assert again.legal() == state.legal() and again.actors == state.actors and again.chance() == state.chance()
    derived = ("actor", "unseen", "scores", "winners", "phase", "turn", "round")
    follows = Reference.position({key: value for key, value in view.items() if key not in derived}, **options)
    assert follows.view() == view
    for seat in range(state.n):
        assert again.legal(seat) == state.legal(seat)
        check_hiding(view, state.view(seat), seat)
    with pytest.raises(Refused):
        state.play(rng.choice(["61", "row 0", "columns 1 2 3 4", "goal 15", "", "?"]))
    assert state.view() == view


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("goals", GOALS, ids=str)
def test_random_games_keep_the_invariants(players: int, goals: Any) -> None:
    options = {"players": players, "goals": goals}
    for seed in range(10):
        rng = random.Random(f"{players} {goals} {seed}")
        state = Reference(**options)
        choices = 0
        while state.actor is not None:
            if rng.random() < 0.03:
                check_state(state)
                check_again(state, options, rng)
            seat = rng.choice(state.actors) if state.actors else None
            choices += seat is not None
            state.play(rng.choice(sorted(state.legal(seat))), seat)
        check_state(state)
        check_again(state, options, rng)
        assert choices == players * (6 + 7 + 8)  # M4.1: all but the last card of 7, 8, 9
        assert state.view()["unseen"] == 60 - 10 * players
        assert state.scores == tuple(sum(e["points"] + e["bonus"] for e in rounds) for rounds in state.rounds)
        assert state.winners and all(state.scores[seat] == max(state.scores) for seat in state.winners)
        assert [sum(map(len, collection)) for collection in state.collections] == [9] * players


def test_two_states_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it() -> None:
    rng = random.Random(4)
    state = Reference(players=4)
    while state.phase != "choose":
        state.play(rng.choice(sorted(state.legal())))
    state.play(str(state.hands[1][0]), 1)
    other = copy.deepcopy(state)
    other.hands[2], other.hands[3] = other.hands[3], other.hands[2]
    card = other.hands[1].pop()
    other.hands[1] = sorted([*other.hands[1], other.chosen[1]])  # type: ignore[type-var, list-item]
    other.chosen[1] = card
    assert other.view() != state.view()
    assert other.view(0) == state.view(0)
    assert Reference.position(other.view(), players=4).view(0) == state.view(0)


def test_chance_is_uniform_over_what_it_can_bring() -> None:
    assert Reference(players=3).chance() == {f"row {card}": Fraction(1, 60) for card in range(1, 61)}
    orders = Reference.position({"row": [1, 2, 3]}, players=3).chance()
    assert len(orders) == 120 and set(orders.values()) == {Fraction(1, 120)}
    start = {"row": [1, 2, 3], "columns": [1, 2, 3, 4, 5], "goals": [1]}
    goals = Reference.position(start, players=3, goals={"round": 2}).chance()
    assert goals == {f"goal {goal}": Fraction(1, 12) for goal in range(2, 15) if goal != 10}


# What is refused

HANDS = [[3, 8, 19, 27, 40, 46, 60], [5, 12, 22, 31, 37, 48, 55], [1, 10, 16, 25, 39, 44, 58]]


def first_turn(**changes: Any) -> dict[str, Any]:
    table = {"row": [14, 33, 52], "columns": [2, 4, 1, 5, 3], "players": [{"hand": list(hand)} for hand in HANDS]}
    return table | changes


def with_player(**changes: Any) -> dict[str, Any]:
    given = first_turn()
    given["players"][0] |= changes
    return given


@pytest.mark.parametrize(
    "given",
    [
        {"colour": "red"},
        {"row": [61]},
        {"row": [1, 1]},
        {"row": [1, 2, 3, 4]},
        {"row": "1 2 3"},
        {"row": [1, 2], "columns": [1, 2, 3, 4, 5]},
        {"row": [1, 2, 3], "columns": [1, 2, 3, 4]},
        {"row": [1, 2, 3], "columns": [1, 2, 3, 4, 5], "goals": [1]},
        {"players": [{}, {}]},
        {"round": 2},
        {"round": 4},
        {"phase": "deal"},
        first_turn(phase="deal"),
        first_turn(turn=2),
        first_turn(columns=[]),
        first_turn(goals_used=[1]),
        with_player(hand=7),
        with_player(hand=[3, 8, 19, 27, 40, 46]),
        with_player(hand=[3, 8, 19, 27, 40, 46, 14]),
        with_player(chosen=60),
        with_player(known=[3]),
        with_player(rounds=[{"points": 20, "bonus": 1}]),
        with_player(hand=[3, 8, 19, 27, 40, 46], collection=[[60], [], [], [], []]),
        with_player(collection=[[], [], [], []]),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused_with_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(ImpossiblePosition, match=r"\w+ .*\.$"):
        Reference.position(given, players=3)


def at_the_last_turn(collections: list[list[list[int]]]) -> dict[str, Any]:
    hands = [[3, 55], [33, 53], [15, 58]]
    players = [{"hand": hand, "collection": columns} for hand, columns in zip(hands, collections, strict=True)]
    return {"row": [26, 47, 59], "columns": [5, 1, 4, 2, 3], "players": players}


@pytest.mark.parametrize(
    ("first", "possible"),
    [
        ([[8, 30], [12, 14], [20], [], []], True),
        ([[8, 12], [30, 14], [20], [], []], False),
        ([[8, 30], [12], [14], [20], []], False),
        ([[8, 30], [], [12, 14], [20], []], False),
        ([[8, 30], [12, 14], [], [], []], False),
    ],
)
def test_a_collection_is_laid_by_the_rule(first: list[list[int]], possible: bool) -> None:
    given = at_the_last_turn([first, [[18, 24, 37], [2, 6], [], [], []], [[35, 41], [43], [31], [49], []]])
    if possible:
        assert Reference.position(given, players=3).turn == 6
    else:
        with pytest.raises(ImpossiblePosition):
            Reference.position(given, players=3)


@pytest.mark.parametrize(
    ("goals", "used", "opened"),
    [({"round": 2}, [], [1, 10]), ({"round": 2}, [], [1, 2, 3]), ({"game": 3}, [1], [4, 5, 6]), ("none", [], [1])],
)
def test_goals_that_cannot_lie_open_together_are_refused(goals: Any, used: list[int], opened: list[int]) -> None:
    with pytest.raises(ImpossiblePosition):
        Reference.position(first_turn(goals=opened, goals_used=used), players=3, goals=goals)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 7}, {"players": True}])
def test_three_to_six_play(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        Reference(**options)


@pytest.mark.parametrize("goals", ["all", {"round": 0}, {"round": 6}, {"game": 2}, {"game": 6}, {"turn": 1}, {}, None])
def test_goals_are_one_to_five_a_round_or_three_to_five_a_game(goals: Any) -> None:
    with pytest.raises(ValueError, match="goals is"):
        Reference(players=3, goals=goals)


def test_only_who_is_to_act_acts() -> None:
    start = Reference(players=3)
    assert start.legal(0) == set() and start.actors == ()
    with pytest.raises(Refused) as refusal:
        start.play("row 5", 0)
    assert refusal.value.clause == "M2.1"
    state = Reference.position(first_turn(), players=3)
    for seat in (3, -1):
        assert state.legal(seat) == set()
        with pytest.raises(Refused) as refusal:
            state.play("46", seat)
        assert refusal.value.clause == "M3.1"
