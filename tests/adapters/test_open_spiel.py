"""The games in OpenSpiel: its own checks, and its own algorithms at work on them."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="pip install igroteka[research] brings OpenSpiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    tabular_qlearner,
)
from open_spiel.python.tests import games_sim_test  # noqa: E402

import igroteka.adapters.open_spiel  # noqa: E402
from igroteka.engine.errors import CardsError, OptionError  # noqa: E402
from tests.adapters import playthroughs  # noqa: E402

TINY = "igroteka_twelve_days(players=2,gifts=1,cards=tiny)"
SMALL = (
    "igroteka_eight28(players=3)",
    "igroteka_twelve_days(players=2,gifts=1)",
    "igroteka_jackal_high(players=2,stall=1)",
    "igroteka_my_number(players=3,goals=round:1)",
    TINY,
)
WHAT_A_PLAYER_IS_TOLD = (
    "information_state_string",
    "information_state_tensor",
    "observation_string",
    "observation_tensor",
)
HIDDEN = tuple(name for name in SMALL if "jackal" not in name)


def played(name: str, actions: int, seed: int = 0) -> Any:
    """A state after some random actions, and after chance's that follow."""
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (actions > 0 or state.is_chance_node()):
        chance = state.is_chance_node()
        outcomes = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(outcomes))
        actions -= 1
    return state


@pytest.mark.parametrize("name", SMALL)
def test_random_simulations_pass_with_and_without_serialisation(name: str) -> None:
    game = pyspiel.load_game(name)
    for serialise in (False, True):
        pyspiel.random_sim_test(game, num_sims=1, serialize=serialise, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_open_spiels_own_python_check_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))
    assert "Sim of game" in capsys.readouterr().out


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """To write them anew: python -m tests.adapters.playthroughs."""
    text = playthroughs.kept(name).read_text(encoding="utf-8")
    actions = [int(line.split()[1]) for line in text.splitlines() if line.startswith("action: ")]
    assert playthroughs.played(name, actions) == text


def test_all_four_games_are_registered_with_the_version_of_their_rules() -> None:
    for id, description in igroteka.games().items():
        game = pyspiel.load_game(f"igroteka_{id.replace('-', '_')}")
        assert game.get_type().long_name.endswith(f"(rules {description.version})")
        assert game.num_players() in description.players


@pytest.mark.parametrize("name", SMALL)
def test_chance_is_fair_and_utilities_are_zero_sum(name: str) -> None:
    state = played(name, 10_000)
    game = state.get_game()
    assert sum(state.returns()) == pytest.approx(0)
    assert game.min_utility() <= min(state.returns()) and max(state.returns()) <= game.max_utility()
    start = game.new_initial_state()
    assert sum(chance for _, chance in start.chance_outcomes()) == pytest.approx(1)
    assert len(state.history()) <= game.max_history_length()


@pytest.mark.parametrize("name", SMALL)
def test_a_resampled_state_looks_the_same_to_the_player_and_plays_on(name: str) -> None:
    rng = np.random.RandomState(0)
    for actions in (20, 35, 60):
        state = played(name, actions)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.current_player() == player and other.legal_actions() == state.legal_actions()
        for what in (
            "information_state_string",
            "information_state_tensor",
            "observation_string",
            "observation_tensor",
        ):
            assert getattr(other, what)(player) == getattr(state, what)(player), what
        other = other.clone()
        while not other.is_terminal():
            outcomes = other.chance_outcomes() if other.is_chance_node() else [(a, 1) for a in other.legal_actions()]
            assert other.information_state_string(player)
            other.apply_action(outcomes[rng.randint(len(outcomes))][0])
        assert sum(other.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", HIDDEN)
def test_a_dealt_card_shows_to_one_player_alone(name: str) -> None:
    """Two deals that differ in one card: for all but its owner the same strings and tensors."""
    state, rng, deals = pyspiel.load_game(name).new_initial_state(), random.Random(3), 0
    while not state.is_terminal() and deals < 40:
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            one, other = (rng.choice(outcomes) for _ in range(2))
            if one != other and state.action_to_string(one).startswith("deal "):
                assert sum(told_apart(state.child(one), state.child(other))) == 1
                deals += 1
            state.apply_action(one)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert deals


def told_apart(one: Any, other: Any) -> list[bool]:
    """For each player: does anything that he is told differ?"""
    return [
        any(getattr(one, what)(player) != getattr(other, what)(player) for what in WHAT_A_PLAYER_IS_TOLD)
        for player in range(one.num_players())
    ]


@pytest.mark.parametrize("name", SMALL)
def test_states_and_games_survive_a_pickle(name: str) -> None:
    state = played(name, 25)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert str(again) == str(state) and again.history() == state.history()
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())  # noqa: S301
    replayed = state.get_game().new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    assert str(replayed) == str(state)


def test_a_bad_parameter_is_a_sentence() -> None:
    with pytest.raises((OptionError, RuntimeError, pyspiel.SpielError), match="players"):
        pyspiel.load_game("igroteka_eight28(players=9)")
    with pytest.raises((CardsError, RuntimeError, pyspiel.SpielError), match="nowhere"):
        pyspiel.load_game("igroteka_my_number(cards=nowhere.toml)")


@pytest.mark.parametrize("name", SMALL)
def test_mcts_plays_and_where_something_is_hidden_ismcts_too(name: str) -> None:
    state, rng = played(name, 1), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    plain = mcts.MCTSBot(state.get_game(), 1.4, 5, evaluator, random_state=rng)
    assert plain.step(state) in state.legal_actions()
    if name in HIDDEN:
        knowing = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 5, random_state=rng)
        assert knowing.step(state) in state.legal_actions()


def test_what_a_caller_does_to_a_list_does_not_change_the_game() -> None:
    """The lists are made in Python, and C++ does not copy them on the way."""
    for actions in (0, 3):
        state = played(TINY, actions) if actions else pyspiel.load_game(TINY).new_initial_state()
        for ask in (state.legal_actions, state.chance_outcomes if state.is_chance_node() else state.legal_actions):
            before = ask()
            ask().clear()
            assert ask() == before != []


def test_tabular_q_learns_through_the_rl_environment() -> None:
    environment = rl_environment.Environment(pyspiel.load_game(TINY))
    agents = [tabular_qlearner.QLearner(seat, environment.action_spec()["num_actions"]) for seat in range(2)]
    for _ in range(5):
        step = environment.reset()
        while not step.last():
            step = environment.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
        assert sum(step.rewards) == pytest.approx(0)


def test_external_sampling_mccfr_lowers_exploitability() -> None:
    game = pyspiel.load_game(TINY)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(30):
        solver.iteration()
    tree = pyspiel.convert_to_cached_tree(game)
    assert exploitability.nash_conv(tree, solver.average_policy()) < 1


@pytest.mark.parametrize(
    "name", [TINY, "igroteka_eight28(players=3,cards=tiny)", "igroteka_my_number(players=3,cards=tiny)"]
)
def test_cfr_finds_an_equilibrium_of_a_tiny_game(name: str) -> None:
    """The gain falls with the square of the iterations: to a hundredth with ten times as many."""
    tree = pyspiel.convert_to_cached_tree(pyspiel.load_game(name))
    solver, gains = pyspiel.CFRPlusSolver(tree), []
    for iteration in range(1, 101):
        solver.evaluate_and_update_policy()
        if iteration in (1, 10, 100):
            gains.append(pyspiel.nash_conv(tree, solver.average_policy(), True))
    assert gains[0] > 0.1 and gains[1] < 0.05 and gains[2] < 0.001


def test_open_spiels_cfr_in_python_takes_the_same_way_as_in_c() -> None:
    tree = pyspiel.convert_to_cached_tree(pyspiel.load_game(TINY))
    slow, quick = cfr.CFRPlusSolver(tree), pyspiel.CFRPlusSolver(tree)
    for _ in range(5):
        slow.evaluate_and_update_policy()
        quick.evaluate_and_update_policy()
    gains = exploitability.nash_conv(tree, slow.average_policy()), pyspiel.nash_conv(tree, quick.average_policy(), True)
    assert gains[0] == pytest.approx(gains[1])
