"""The reference of Jackal & High: its scenarios, and what holds in every game."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from tests.reference import ImpossiblePosition, Refused
from tests.reference.jackal_high import ANIMALS, Reference
from tests.reference.runner import run, scenarios

MODULE = "jackal_high"
PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("scenario", list(scenarios(MODULE)), ids=lambda s: f"{s['clause']} {s['title']}")
def test_scenario(scenario: dict[str, Any]) -> None:
    run(scenario, Reference)


def step(state: Reference, rng: random.Random) -> str:
    """Chance as real dice and cards bring it; a player at random, but rather where he hits a card exactly."""
    moves = sorted(state.legal())
    if moves[0].startswith("roll"):
        dice = len(moves[0].split()) - 1
        return "roll " + " ".join(map(str, sorted(rng.randint(1, 8) for _ in range(dice))))
    if state.actor == "chance":
        outcomes = state.chance()
        return rng.choices(moves, [float(outcomes[move]) for move in moves])[0]
    exact = hits(state.view(), moves)
    return rng.choice(exact if exact and rng.random() < 0.7 else moves)


def hits(view: dict[str, Any], moves: list[str]) -> list[str]:
    exact = []
    for move in moves:
        face, _, where = move.partition(">")
        if where.isdigit():
            place = view["row"][int(where) - 1]
            number = 8 if place["card"] == "L8" else place["card"]
            if sum(place["dice"][view["actor"]]) + int(face) == number:
                exact.append(move)
    return exact


def check_invariants(state: Reference) -> None:
    view = state.view()
    seen = [place["card"] for place in view["row"] if isinstance(place["card"], int)]
    seen += [] if view["valley"]["card"] is None else [view["valley"]["card"]]
    for player in view["players"]:
        seen += player["pile"] + player["won"]
    assert Counter(seen + view["unseen"]["animals"]) == Counter(ANIMALS)
    under = sum(place["under"] for place in view["row"])
    assert under + sum(player["take2"] for player in view["players"]) + view["unseen"]["take2"] == 4
    assert view["unseen"]["lucky8"] + sum(place["card"] == "L8" for place in view["row"]) <= 4
    for seat, player in enumerate(view["players"]):
        lying = sum(len(where["dice"][seat]) for where in [*view["row"], view["valley"]])
        assert player["in_hand"] + lying == 3
    assert (state.actor is None) == (state.winners is not None)
    if state.actor is not None:
        assert state.legal()
    if state.actor == "chance":
        assert sum(state.chance().values()) == 1


def check_restored(state: Reference, **options: Any) -> None:
    view = state.view()
    again = Reference.position(copy.deepcopy(view), **options)
    assert again.view() == view
    assert again.legal() == state.legal()
    assert all(state.view(seat) == view for seat in range(options["players"]))  # everything is open


def options_for(players: int, game: int) -> dict[str, int]:
    return {"players": players, "take2_paws": game % 4, "stall": (10, 2, 0)[game % 3], "first": game % players}


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_and_keep_cards_and_dice(players: int) -> None:
    rng = random.Random(players)
    for game in range(75):
        options = options_for(players, game)
        state = Reference(**options)
        while state.actor is not None:
            if rng.random() < 0.01:
                check_invariants(state)
                check_restored(state, **options)
            state.play(step(state, rng))
        check_invariants(state)
        check_restored(state, **options)
        assert state.winners
        assert all(state.scores[seat] == max(state.scores) for seat in state.winners)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_restored_game_plays_on_identically(players: int) -> None:
    rng = random.Random(players)
    for game in range(2):
        options = options_for(players, game)
        state = Reference(**options)
        while state.actor is not None:
            check_invariants(state)
            check_restored(state, **options)
            move = step(state, rng)
            again = Reference.position(state.view(), **options)
            state.play(move)
            again.play(f"  {move.upper()} ")
            assert again.view() == state.view()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    rng = random.Random(1)
    texts = ["", "hello", "stop", "reroll", "8>1", "8>V", "9>1", "1>9", "pile 5", "pile 8", "pile T2", "row 8"]
    texts += ["row T2", "row L8", "row 5", "valley 5", "valley 8", "valley T2", "roll 1", "roll 2 1", "roll 9"]
    state = Reference(players=3)
    while state.actor is not None:
        before = state.view()
        for text in texts:
            if text not in state.legal():
                with pytest.raises(Refused) as refusal:
                    state.play(text)
                assert refusal.value.clause.startswith("J")
                assert str(refusal.value).endswith(".")
        for seat in set(range(3)) - set(state.actors):
            with pytest.raises(Refused):
                state.play(min(state.legal()), seat)
        assert state.view() == before
        state.play(step(state, rng))


ROW = [{"card": 3}, {"card": 9}, {"card": 17}]


@pytest.mark.parametrize(
    "given",
    [
        {"weather": "fine"},
        {"phase": "roll"},
        {"phase": "valley", "row": ROW},
        {"phase": "roll", "row": ROW[:2]},
        {"phase": "roll", "row": [*ROW[:2], {"card": 8}]},
        {"phase": "roll", "row": [*ROW[:2], {"card": 9}]},
        {"phase": "roll", "row": [*ROW[:2], {"card": None, "under": 1}]},
        {"phase": "roll", "row": [{"card": "L8"}, {"card": "L8"}, {"card": 9}]},
        {"phase": "roll", "row": ROW, "round": 2, "starter": 0},
        {"phase": "roll", "row": ROW, "stalled": 10},
        {"phase": "roll", "row": ROW, "unseen": {"take2": 3}},
        {"phase": "roll", "row": ROW, "players": [{"in_hand": 2}, {}]},
        {"phase": "roll", "row": ROW, "players": [{"won": [5]}, {}]},
        {"phase": "roll", "row": ROW, "attempt": 2},
        {"phase": "roll", "row": ROW, "throw": 2},
        {"phase": "roll", "row": [{"card": 3, "dice": [[4], []]}, *ROW[1:]], "throw": 2},
        {"phase": "place", "row": ROW, "players": [{"rolled": [1, 2]}, {}]},
        {"phase": "place", "row": ROW, "players": [{}, {}]},
        {"phase": "row", "row": ROW},
        {"phase": "contest", "row": ROW},
        {"phase": "pile", "row": [{}, *ROW[1:]], "players": [{"won": [5]}, {}]},
        {"phase": "vultures", "row": ROW, "valley": {"card": 5, "dice": [[1], []]}},
        {"phase": "over", "row": ROW},
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        Reference.position(given, players=2)
    assert str(refusal.value).endswith(".")
