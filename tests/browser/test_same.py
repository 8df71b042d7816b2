"""The browser's engine makes of every game what the CPU makes of it."""

import json
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.browser import building
from igroteka.engine.game import boxed_kits
from igroteka.engine.scenarios import read_scenarios
from tests.boxes import GAMES, settings
from tests.browser.conftest import Ask
from tests.browser.telling import key_of, played_out, random_steps, thought, told_game, told_scenario, wrong_moves

MANY = 10_000
THOUGHTS = 6
PLAYOUTS = 2000


@pytest.mark.parametrize("id", GAMES)
def test_ten_thousand_random_games_are_the_same(id: str, ask_node: Ask) -> None:
    games = [igroteka.game(id, **options) for options in settings(id)]
    each = MANY // len(games) + 1
    jobs = [
        {"what": "playouts", "options": dict(game.options), "key": key_of(i), "games": each}
        for i, game in enumerate(games)
    ]
    for i, (game, found) in enumerate(zip(games, ask_node(id, jobs), strict=True)):
        assert found == played_out(game, i, each), game


@pytest.mark.parametrize("id", GAMES)
def test_views_stories_questions_and_refusals_are_the_same_at_every_step(id: str, ask_node: Ask) -> None:
    games = [igroteka.game(id, **options) for options in settings(id)]
    steps = [random_steps(game, seed) for seed, game in enumerate(games)]
    wrong = [wrong_moves(game, seed) for seed, game in enumerate(games)]
    jobs = [
        {"what": "game", "options": dict(game.options), "steps": taken, "wrong": tried[: len(taken)]}
        for game, taken, tried in zip(games, steps, wrong, strict=True)
    ]
    for game, taken, tried, lines in zip(games, steps, wrong, ask_node(id, jobs), strict=True):
        assert lines == json.loads(json.dumps(told_game(game, taken, tried))), game


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_thinks_the_same_visit_for_visit(id: str, ask_node: Ask) -> None:
    jobs: list[dict[str, Any]] = []
    expected = []
    for seed, options in enumerate(settings(id)[:THOUGHTS]):
        game = igroteka.game(id, **options)
        steps = random_steps(game, seed)
        choices = [i for i, (seat, _) in enumerate(steps) if seat != "chance"]
        taken = steps[: choices[len(choices) * (seed + 1) // (THOUGHTS + 1)]]
        state = game.replay([text for _, text in taken])
        seat = state.actors[0]
        expected.append(thought(state, seat, seed + 7, PLAYOUTS))
        jobs.append(
            {
                "what": "tree",
                "options": dict(game.options),
                "steps": taken,
                "seat": seat,
                "seed": str(seed + 7),
                "playouts": PLAYOUTS,
            }
        )
    assert ask_node(id, jobs) == expected


@pytest.mark.parametrize("id", GAMES)
def test_every_example_of_every_clause_goes_the_same(id: str, ask_node: Ask) -> None:
    file = Path(str(boxed_kits()[id].table.__file__)).with_name("scenarios.yaml")
    jobs, expected = zip(*map(told_scenario, read_scenarios(file)), strict=True)
    assert ask_node(id, list(jobs)) == json.loads(json.dumps(expected))


def test_an_engine_of_another_box_is_found_out(ask_node: Ask, engines: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One card more in the box, and the comparison above does not hold."""
    game = igroteka.game("twelve-days", players=3, gifts=1)
    kit = boxed_kits()["twelve-days"]
    deck = kit.rules.DECK.copy()
    deck[12] -= 1
    monkeypatch.setitem(kit.tables, "DECK", deck)
    monkeypatch.setattr(building, "gives_reasons", lambda _: False)  # its bots would take long to compile
    (engines / "other-box.wasm").write_bytes(building.wasm_of(kit))
    (engines / "other-box.json").write_text(json.dumps(building.facts_of(kit)), encoding="utf-8")
    monkeypatch.undo()
    job = {"what": "playouts", "options": dict(game.options), "key": key_of(1), "games": 50}
    assert ask_node("twelve-days", [job]) == [played_out(game, 1, 50)]
    assert ask_node("other-box", [job]) != [played_out(game, 1, 50)]
