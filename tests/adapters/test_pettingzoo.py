"""The games in PettingZoo: its own checks, and what its agents are told."""

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="pip install igroteka[research] brings PettingZoo")

with warnings.catch_warnings():  # where pygame is installed, its check imports a game of its own the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test


import igroteka
from igroteka.adapters import pettingzoo

GAMES = sorted(igroteka.games())

# Its check expects plain boxes and warns of every environment with masks, its own card games included.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoos_own_checks_pass(id: str) -> None:
    api_test(pettingzoo.env(id), num_cycles=100)
    seed_test(lambda: pettingzoo.env(id), num_cycles=50)


def test_my_number_is_also_played_all_at_once() -> None:
    parallel_api_test(pettingzoo.parallel_env("my-number"), num_cycles=100)


def test_all_at_once_and_one_by_one_are_the_same_game() -> None:
    together, in_turn = pettingzoo.parallel_env("my-number", players=3), pettingzoo.env("my-number", players=3)
    observations, _ = together.reset(seed=3)
    in_turn.reset(seed=3)
    while together.agents:
        actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        observations, rewards, *_ = together.step(actions)
        for agent in actions:
            assert in_turn.agent_selection == agent
            in_turn.step(actions[agent])
    assert rewards == in_turn.rewards


def test_one_bad_choice_at_once_moves_nobody() -> None:
    table = pettingzoo.parallel_env("my-number", players=3)
    observations, _ = table.reset(seed=1)
    good = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    bad = {**good, "seat_2": int(observations["seat_2"]["action_mask"].argmin())}
    before = table.episodes.snapshot()
    with pytest.raises(igroteka.IllegalMove, match=r"M3\.1"):
        table.step(bad)
    assert table.episodes.snapshot() == before


def test_a_game_played_in_turn_is_not_offered_all_at_once() -> None:
    with pytest.raises(igroteka.OptionError, match="parallel_env"):
        pettingzoo.parallel_env("eight28")


@pytest.mark.parametrize("id", GAMES)
def test_rewards_come_at_the_end_and_add_up_to_nothing(id: str) -> None:
    table, rng = pettingzoo.env(id), np.random.default_rng(0)
    table.reset(seed=2)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        earned[agent] += reward
        table.step(None if over else rng.choice(np.nonzero(observation["action_mask"])[0]))
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) > 0 or len(set(earned.values())) == 1


def test_the_table_is_drawn_for_all_without_what_is_hidden() -> None:
    table = pettingzoo.env("eight28", players=3, render_mode="ansi")
    table.reset(seed=0)
    drawn = table.render()
    assert drawn is not None and drawn.startswith("Round 1. ")
    assert [drawn.count(f"seat_{seat}  ?") for seat in range(3)] == [1, 1, 1]


def test_an_action_is_a_whole_number() -> None:
    table = pettingzoo.env("eight28", players=3)
    table.reset(seed=0)
    with pytest.raises(igroteka.IllegalMove, match=r"An action is a whole number, not 0\.7\."):
        table.step(0.7)
