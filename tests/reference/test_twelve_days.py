"""The reference of 12 Days of Christmas: every scenario, and random games with their invariants."""

import copy
import random
from fractions import Fraction
from typing import Any

import pytest

from tests.reference import ImpossiblePosition, Refused, runner
from tests.reference.twelve_days import COMBINATIONS, Reference, copies, hand_size

SCENARIOS = list(runner.scenarios("twelve_days"))
SCENARIO_KEYS = {
    "clause", "title", "title_ru", "game", "options", "seed", "given", "play", "then", "as", "legal",
}  # fmt: skip
CLAUSES = (
    ["T1.1", "T1.2", "T1.3", "T1.4", "T2.1", "T2.2"]
    + [f"T3.{i}" for i in range(1, 8)]
    + ["T4.1", "T4.2", "T4.3", "T5.1"]
)
DECK = [value for value in range(1, 13) for _ in range(value)]
GAMES = 200  # at each player count


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['clause']} {scenario['title']}")
def test_scenario(scenario: dict[str, Any]) -> None:
    runner.run(scenario, Reference)


def test_every_clause_has_a_scenario_and_they_come_in_order() -> None:
    shown = [scenario["clause"] for scenario in SCENARIOS]
    assert shown == sorted(shown)
    assert set(shown) == set(CLAUSES)


def test_scenarios_are_complete_and_check_something() -> None:
    for scenario in SCENARIOS:
        assert scenario.keys() <= SCENARIO_KEYS, scenario["title"]
        assert scenario["game"] == "twelve-days"
        assert scenario["title"] and scenario["title_ru"]
        assert "then" in scenario or "legal" in scenario, scenario["title"]


def test_no_title_is_used_twice() -> None:
    for key in ("title", "title_ru"):
        titles = [scenario[key] for scenario in SCENARIOS]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("scenario", [s for s in SCENARIOS if "seed" in s], ids=lambda scenario: scenario["title"])
def test_seeded_scenario_holds_whatever_chance_brings(scenario: dict[str, Any]) -> None:
    for seed in range(20):
        runner.run({**scenario, "seed": seed}, Reference)


def test_there_are_145_player_actions() -> None:
    assert len(COMBINATIONS) + 1 == 145


def cards_conserved(state: Reference) -> bool:
    held = sum(len(cards) for cards in state.hands + state.played) + len(state.discard)
    full = hand_size(state.seats) * state.seats
    return (held < full if state.phase == "deal" else held == full) and min(state.unseen().values()) >= 0


def hidden(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat may see of an all-seeing view: the hands of the others are counts."""
    players = [
        player if each == seat else {**player, "hand": len(player["hand"])}
        for each, player in enumerate(view["players"])
    ]
    return {**view, "players": players}


def check_invariants(state: Reference, options: dict[str, Any]) -> None:
    view = state.view()
    assert cards_conserved(state)
    assert state.supply + sum(state.gifts) == state.all_gifts
    assert all(state.known[seat] in ([], state.hands[seat]) for seat in range(state.seats))  # T3.7
    for seat in range(state.seats):
        assert state.view(seat) == hidden(view, seat)
        assert bool(state.legal(seat)) == (seat in state.actors)
    again = Reference.position(view, **options)
    assert again.view() == view
    assert again.legal() == state.legal()
    assert again.chance() == state.chance()
    if state.phase == "deal":
        assert sum(state.chance().values()) == Fraction(1)
        assert set(state.chance()) == state.legal()
    elif state.phase == "follow":
        assert "pass" in state.legal()
    elif state.phase == "lead":
        assert state.legal() and "pass" not in state.legal() and all(state.hands)
    else:
        assert state.winners and not state.legal() and not state.hands[state.leader]


@pytest.mark.parametrize("players", range(2, 9))
def test_random_games(players: int) -> None:
    rng = random.Random(players)
    for number in range(GAMES):
        options: dict[str, Any] = {
            "players": players,
            "gifts": 2 if number < 10 else 1,
            "first": rng.randrange(players),
            "last_deal_pays": rng.random() < 0.5,
        }
        state = Reference(**options)
        check_invariants(state, options)
        while state.actor is not None:
            if state.actor == "chance":
                shuffled = rng.sample(DECK, len(DECK))
                while state.actor == "chance":
                    state.play(f"deal {shuffled.pop()}")
                    # Every state of one game, some of all.
                    if number == 0 or rng.random() < 0.002:
                        check_invariants(state, options)
            else:
                state.play(rng.choice(sorted(state.legal())))
                if number == 0 or state.phase == "over" or rng.random() < 0.01:
                    check_invariants(state, options)
        assert state.deal == state.all_gifts and state.supply == 0


def test_legal_moves_are_exactly_those_that_are_not_refused() -> None:
    rng = random.Random(0)
    texts = [*COMBINATIONS, "pass", *(f"deal {value}" for value in range(14))]
    texts += ["", "x", "0", "13", "08", "8x1", "8x0", "6x7", "6-6", "7-6", "12-1", "11-13", "8 x 2", "deal", "deal ?"]
    state = Reference(3, gifts=1)
    while True:
        if state.actor != "chance" or rng.random() < 0.2:
            before, legal = state.view(), state.legal()
            other = copy.deepcopy(state)
            for text in texts:
                try:
                    other.play(text)
                except Refused as refusal:
                    assert text not in legal
                    assert refusal.clause in CLAUSES and str(refusal)
                    assert other.view() == before
                else:
                    assert text in legal
                    other = copy.deepcopy(state)
        if state.actor is None:
            break
        state.play(rng.choice(sorted(state.legal())))


def test_notation_ignores_case_and_surplus_space() -> None:
    state = Reference(2)
    state.play("  Deal   8 ")
    state.play("DEAL\t8")
    assert state.view()["players"][1]["hand"] == [8]
    follow = Reference.position({"phase": "lead", "players": [{"hand": [8, 8]}, {"hand": [9]}]}, players=2)
    follow.play(" 8X2")
    follow.play("PASS ")
    assert follow.scores == (1, 0)


@pytest.mark.parametrize(
    "text", ["08", "+8", "8 x 2", "8x02", "6 - 10", "6–10", "8,8", "٨", "deal 8", "deal ?", "passe", ""]
)
def test_other_spellings_are_refused_by_the_clause_of_what_is_due(text: str) -> None:
    given = {"phase": "lead", "players": [{"hand": [6, 7, 8, 8, 9, 10]}, {"hand": [9]}]}
    state = Reference.position(given, players=2)
    with pytest.raises(Refused) as refusal:
        state.play(text)
    assert refusal.value.clause == "T3.1"


def test_the_first_card_has_the_weights_of_the_deck() -> None:
    assert Reference(4).chance() == {f"deal {value}": Fraction(copies(value), 78) for value in range(1, 13)}


def test_what_is_left_out_of_a_position_follows_from_the_rest() -> None:
    given = {"players": [{"hand": [9], "gifts": 2}, {"hand": [4, 3], "gifts": 1}]}
    view = Reference.position(given, players=2, first=1).view()
    assert (view["deal"], view["phase"], view["leader"], view["actor"], view["supply"]) == (4, "lead", 1, 1, 3)
    assert view["players"][1]["hand"] == [3, 4]
    assert Reference.position({}, players=3).view() == Reference(3).view()


def two(first: dict[str, Any], second: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return {"players": [first, second], **rest}


@pytest.mark.parametrize(
    "given",
    [
        {"colour": "red"},
        {"players": [{}]},
        {"phase": "night"},
        {"leader": 2},
        {"leader": 1},
        {"supply": 5},
        {"deal": 2},
        {"actor": 0},
        {"winners": [0]},
        {"scores": [1, 0]},
        {"discard": [5]},
        two({"hand": [13]}, {"hand": [9]}),
        two({"hand": [1]}, {"hand": [1]}),
        two({"hand": [9] * 9 + [8] * 4}, {"hand": [7]}),
        two({"hand": [9]}, {"hand": []}),
        two({"hand": [9], "name": "Ann"}, {"hand": [8]}),
        two({"hand": [9], "known": [8]}, {"hand": [8]}),
        two({"hand": [8, 9], "known": [8]}, {"hand": [8]}),
        two({"hand": [9], "gifts": -1}, {"hand": [8]}),
        two({"hand": [9], "gifts": 7}, {"hand": [8]}),
        two({"hand": [9], "gifts": 6}, {"hand": [8]}),
        two({"hand": [9], "passed": True}, {"hand": [8]}),
        two({"hand": [9]}, {"hand": [8]}, phase="over"),
        two({"hand": []}, {"hand": [8]}, phase="deal"),
        two({"hand": [9]}, {"hand": [8], "played": [7]}),
        two({"hand": [9], "played": [7]}, {"hand": [8], "played": [6]}),
        two({"hand": [9], "played": [5, 7]}, {"hand": [8]}),
        two({"hand": [9], "played": [7]}, {"hand": []}),
        two({"hand": [9], "played": [7], "passed": True}, {"hand": [8]}),
        two({"hand": [9], "played": [7]}, {"hand": [8]}, lead={"kind": "set", "low": 7}),
        two({"hand": [9], "played": [7]}, {"hand": [8]}, phase="lead"),
        two({"hand": [9]}, {"hand": [8]}, discard=[12] * 12 + [11] * 11),
    ],
    ids=str,
)
def test_contradiction_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ImpossiblePosition):
        Reference.position(given, players=2)


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 9}, {"players": 2, "gifts": 0},
                                     {"players": 2, "gifts": 25}, {"players": 2, "first": 2}], ids=str)  # fmt: skip
def test_bad_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        Reference(**options)
