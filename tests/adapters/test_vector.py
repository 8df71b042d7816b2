"""Many games at once: the same games as one by one, the same on every number of threads."""

import random
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.bots import choose
from igroteka.bots.adviser import Adviser
from igroteka.engine import rule
from igroteka.engine.game import Game
from igroteka.engine.seeds import stream_key
from igroteka.engine.sheet import Sheet
from igroteka.engine.state import CHANCE
from igroteka.engine.vector import Vector

GAMES = sorted(igroteka.games())


def some_action(mask: "np.ndarray[tuple[int], np.dtype[np.bool_]]", number: int) -> int:
    """An open action, the same one for the same number."""
    (open_actions,) = np.nonzero(mask)
    return int(random.Random(number).choice(open_actions.tolist()))


def actions_for(env: Vector, turn: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array([some_action(env.masks[i], 1000 * turn + i) for i in range(env.n)])


def play_by_hand(game: Game, seed: int, i: int, turns: int) -> list[tuple[int, tuple[str, ...], bool]]:
    """Row i of a vector as a state played move by move: who acts, what is open, whether a game ended."""
    stream = np.zeros(1, np.uint64)
    rows = []
    with np.errstate(over="ignore"):
        rule.seed_stream(stream, stream_key(seed), i)
        state = game.start()
        for turn in range(turns + 1):
            ended = False
            while state.actor is None or state.actor == CHANCE:
                if state.actor is None:
                    ended, state = True, game.start()
                ways = [text for text, count in state.chance_ways().items() for _ in range(count)]
                outcome = game.kit.plain.outcome(as_sheet(state), rule.draw(stream, len(ways)))
                state.play(game.kit.texts[outcome])
            rows.append((int(state.actor), tuple(sorted(state.legal())), ended))
            mask = np.zeros(game.kit.rules.CHOICES, np.bool_)
            mask[[game.kit.action_of[text] for text in state.legal()]] = True
            state.play(game.kit.texts[some_action(mask, 1000 * turn + i)])
    return rows


def as_sheet(state: igroteka.State) -> Sheet:
    return Sheet(state.record())


@pytest.mark.parametrize("id", GAMES)
def test_a_row_is_the_game_that_one_would_play_by_hand(id: str) -> None:
    game, turns = igroteka.game(id), 80
    env = Vector(game, 3, seed=5)
    by_hand = [play_by_hand(game, 5, i, turns) for i in range(env.n)]
    for turn in range(turns):
        for i in range(env.n):
            texts = tuple(sorted(game.kit.texts[action] for action in np.nonzero(env.masks[i])[0]))
            assert (int(env.seats[i]), texts, bool(env.done[i])) == by_hand[i][turn]
        env.step(actions_for(env, turn))


@pytest.mark.parametrize("id", GAMES)
def test_threads_and_neighbours_change_nothing(id: str) -> None:
    game = igroteka.game(id)
    alone, crowd = Vector(game, 5, seed=2), Vector(game, 1024, seed=2, threads=3)
    for turn in range(40):
        chosen = actions_for(alone, turn)
        alone.step(chosen)
        crowd.step(np.concatenate([chosen, crowd.masks[5:].argmax(axis=1)]))
        for name in ("observations", "masks", "rewards", "seats", "done"):
            np.testing.assert_array_equal(getattr(alone, name), getattr(crowd, name)[:5], err_msg=name)


@pytest.mark.parametrize("id", GAMES)
def test_a_finished_game_pays_out_and_the_next_begins(id: str) -> None:
    env = igroteka.vector(igroteka.game(id), 64, seed=3)
    players, finished, turn = env.game.players, 0, 0
    while finished < 64:
        env.step(actions_for(env, turn))
        turn += 1
        finished += int(env.done.sum())
        assert not env.rewards[~env.done].any()
        np.testing.assert_allclose(env.rewards.sum(axis=1), 0, atol=1e-6)
        assert (env.rewards[env.done].max(axis=1) >= 0).all()
        assert env.rewards.max() <= 1 - 1 / players + 1e-6
        assert env.masks.any(axis=1).all()


def test_what_a_row_shows_is_what_its_state_shows() -> None:
    env = igroteka.vector(igroteka.game("eight28", players=3), 8, seed=1)
    for turn in range(30):
        env.step(actions_for(env, turn))
    for i in range(env.n):
        state = env.state(i)
        assert state.actor == env.seats[i]
        out = np.zeros_like(env.observations[i])
        env.game.kit.door.observe_at(state._sit(), int(env.seats[i]), out)
        np.testing.assert_array_equal(out, env.observations[i])


def test_the_same_seed_gives_the_same_games_again() -> None:
    env = igroteka.vector(igroteka.game("eight28"), 16, seed=9)
    first = env.observations.copy()
    for turn in range(10):
        env.step(actions_for(env, turn))
    env.reset(seed=9)
    np.testing.assert_array_equal(env.observations, first)
    env.reset(seed=10)
    assert (env.observations != first).any()


def test_an_action_that_is_not_open_is_refused_and_nothing_moves() -> None:
    env = igroteka.vector(igroteka.game("eight28"), 4)
    before = env.observations.copy()
    for wrong in (3, -1, 99):
        with pytest.raises(igroteka.IllegalMove, match="game 2"):
            env.step([0, 1, wrong, 0])
    with pytest.raises(igroteka.IllegalMove, match="shape"):
        env.step([0, 1])
    np.testing.assert_array_equal(env.observations, before)


@pytest.mark.parametrize("id", [id for id in GAMES if id != "high-card"])  # it has no advice
def test_advice_for_all_games_at_once_is_what_the_bot_plays(id: str) -> None:
    game = igroteka.game(id)
    env = igroteka.vector(game, 8, seed=6)
    adviser = Adviser(env)
    for turn in range(40):
        advised = adviser(turn)
        for i in range(env.n):
            assert game.kit.texts[advised[i]] == choose(env.state(i), int(env.seats[i]), "advice", turn + i)
        env.step(advised if turn % 3 else actions_for(env, turn))


def test_an_unknown_device_is_named() -> None:
    with pytest.raises(igroteka.DeviceError, match="abacus"):
        igroteka.vector(igroteka.game("eight28"), 1, device="abacus")


def test_what_is_no_game_and_no_number_of_games_is_said() -> None:
    game = igroteka.game("eight28", players=3)
    both: list[Any] = [igroteka.playouts, igroteka.vector]
    for many in both:
        with pytest.raises(igroteka.OptionError, match=r'as igroteka\.game\("twelve-days"\) makes it, not \'eight28\''):
            many("eight28", 4)
        for none in (-1, 2.5, "4", None):
            with pytest.raises(igroteka.OptionError, match=f"a whole number from 0 on, not {none!r}"):
                many(game, none)
        for none in (2.5, "4", None):
            with pytest.raises(igroteka.OptionError, match=f"A seed is a whole number, not {none!r}"):
                many(game, 1, seed=none)
        many(game, np.int64(0), seed=10**40)


def test_a_row_that_is_none_is_said() -> None:
    env = igroteka.vector(igroteka.game("eight28", players=3), 2)
    rows: list[Any] = [2, -1, 1.5, "x"]
    for row in rows:
        with pytest.raises(IndexError, match=r"There is no game .+ among these 2") as told:
            env.state(row)
        assert isinstance(told.value, igroteka.IgrotekaError)


def test_actions_are_whole_numbers() -> None:
    env = igroteka.vector(igroteka.game("eight28", players=3), 2)
    before = env.states.tobytes()
    for given in (env.masks.argmax(axis=1) + 0.5, [0.0, 1.0], [True, False]):
        with pytest.raises(igroteka.IllegalMove, match=r"an array of whole numbers, not of (float64|bool)"):
            env.step(given)
    assert env.states.tobytes() == before
    env.step(env.masks.argmax(axis=1).astype(np.uint8))
    assert env.states.tobytes() != before
