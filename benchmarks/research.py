"""How fast the games are in the researcher's tools, beside what is already there.

    pip install 'igroteka[research]' rlcard pgx jax
    python benchmarks/research.py [adapters] [vector] [--seconds 2] [--rounds 3] [--json FILE]
    python benchmarks/research.py cuda --games 4194304        # on an NVIDIA GPU; pgx too where JAX sees it

Everything runs on one core, ours and the others' in alternating slices of the same run; the figure is
the median, per second of that core's time (not of the clock), with the lowest and highest slice. All
players play at random among the legal actions; decisions of players are counted, chance's are not.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

GAMES = ("eight28", "twelve-days", "jackal-high", "my-number")
OPEN_SPIEL_PEERS = (
    "python_ant_foraging",
    "python_block_dominoes",
    "python_hangman",
    "python_liars_poker",
    "python_team_dominoes",
    "python_tic_tac_toe",
    "python_kuhn_poker",
)
RLCARD_PEERS = ("leduc-holdem", "uno", "gin-rummy")
PGX_PEERS = ("leduc_holdem", "2048", "sparrow_mahjong")
BATCH = 1024

Slice = Callable[[float], float]  # plays for so many seconds, returns decisions per second


# --- one game at a time -----------------------------------------------------------------------


def timed(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second of this core's time."""
    began = time.process_time()
    decisions = 0
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
    return decisions / spent


def drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """One of chance's outcomes by its odds: quicker than ``random.choices``, whose sums are made anew each time."""
    left = rng.random()
    for action, likelihood in outcomes:
        left -= likelihood
        if left < 0:
            return action
    return outcomes[-1][0]


def open_spiel_slice(name: str) -> Slice:
    import pyspiel
    from open_spiel.python import games  # noqa: F401 (registers OpenSpiel's own Python games)

    import igroteka.adapters.open_spiel  # noqa: F401 (and ours)

    game, rng = pyspiel.load_game(name), random.Random(0)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return lambda seconds: timed(play, seconds)


def pettingzoo_slice(table: Any) -> Slice:
    import numpy as np

    rng = random.Random(0)

    def play() -> int:
        table.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
            else:
                table.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return lambda seconds: timed(play, seconds)


def our_pettingzoo_slice(id: str) -> Slice:
    from igroteka.adapters import pettingzoo

    return pettingzoo_slice(pettingzoo.env(id))


def gymnasium_slice(id: str) -> Slice:
    """The learner's own steps: the other seats play at random within them."""
    import gymnasium
    import numpy as np

    import igroteka
    import igroteka.adapters.gymnasium

    table, rng = gymnasium.make(f"igroteka/{id}-v{igroteka.games()[id].version}"), random.Random(0)

    def play() -> int:
        observation, _ = table.reset(seed=rng.randrange(1 << 30))
        steps, over = 0, False
        while not over:
            observation, _, over, _, _ = table.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return lambda seconds: timed(play, seconds)


def classic_slice(name: str) -> Slice:
    from importlib import import_module

    return pettingzoo_slice(import_module(f"pettingzoo.classic.{name}").env())


def rlcard_slice(name: str) -> Slice:
    import rlcard

    env, rng = rlcard.make(name), random.Random(0)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return lambda seconds: timed(play, seconds)


# --- many games at once -----------------------------------------------------------------------


def our_vector_slice(id: str) -> Slice:
    import numba
    import numpy as np

    import igroteka
    from igroteka.engine.vector import Vector

    env = Vector(igroteka.game(id), BATCH, threads=1)
    actions = np.zeros(BATCH, np.int64)

    @numba.njit  # type: ignore[untyped-decorator]
    def choose(masks: Any, actions: Any) -> None:
        for i in range(len(actions)):
            left = np.random.randint(0, masks[i].sum())
            for action in range(masks.shape[1]):
                if masks[i, action]:
                    if left == 0:
                        actions[i] = action
                        break
                    left -= 1

    def play() -> int:
        for _ in range(16):
            choose(env.masks, actions)
            env.step(actions)
        return 16 * BATCH

    play()
    return lambda seconds: timed(play, seconds)


def pgx_slice(name: str, batch: int = BATCH, turns: int = 32, clock: Any = time.process_time) -> Slice:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def turn(carry: Any, _: Any) -> Any:
        states, key = carry
        key, choice, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jnp.log(states.legal_action_mask.astype(jnp.float32)), axis=-1)
        states = jax.vmap(step)(states, actions, jax.random.split(chance, batch))
        return (states, key), None

    run = jax.jit(lambda states, key: jax.lax.scan(turn, (states, key), None, length=turns)[0])
    held = [run(jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1))]

    def play() -> int:
        held[0] = jax.block_until_ready(run(*held[0]))
        return turns * batch

    play()
    return lambda seconds: timed(play, seconds) if clock is time.process_time else timed_by(clock, play, seconds)


# --- on a GPU ---------------------------------------------------------------------------------


def timed_by(clock: Callable[[], float], play: Callable[[], int], seconds: float) -> float:
    began = clock()
    decisions = 0
    while (spent := clock() - began) < seconds:
        decisions += play()
    return decisions / spent


def our_cuda_slice(id: str, games: int) -> Slice:
    """Steps with observations and masks; the actions are drawn from the masks on the GPU too."""
    import igroteka

    env = igroteka.vector(igroteka.game(id), games, device="cuda")
    choose = chooser(env)

    def play() -> int:
        for _ in range(16):
            env.step(choose())
        env.wait()
        return 16 * games

    for _ in range(20):  # past the common start, so that the games are at different points
        play()
    assert not env.refused.copy_to_host().any()
    return lambda seconds: timed_by(time.perf_counter, play, seconds)


def chooser(env: Any) -> Callable[[], Any]:
    """Draws an open action for every game, on the GPU."""
    import numba
    import numpy as np
    from numba import cuda

    gpu: Any = cuda
    actions, streams = gpu.device_array(env.n, np.int32), gpu.to_device(np.arange(1, env.n + 1, dtype=np.uint32))

    @gpu.jit  # type: ignore[untyped-decorator]
    def choose(masks: Any, streams: Any, actions: Any) -> None:
        i = gpu.grid(1)
        if i < len(actions):
            x = streams[i]
            seen = numba.uint64(0)
            for action in range(masks.shape[1]):
                if masks[i, action]:  # of so many seen the last is kept with a chance of 1 in so many
                    seen += numba.uint64(1)
                    x ^= numba.uint32(x << numba.uint32(13))
                    x ^= numba.uint32(x >> numba.uint32(17))
                    x ^= numba.uint32(x << numba.uint32(5))
                    if x * seen >> numba.uint64(32) == 0:
                        actions[i] = action
            streams[i] = x

    def chosen() -> Any:
        choose[(env.n + 127) // 128, 128](env.masks.array, streams, actions)
        return actions

    return chosen


# --- the run ----------------------------------------------------------------------------------


def entrants(what: list[str], games: int) -> Iterator[tuple[str, str, Callable[[], Slice]]]:
    if "adapters" in what:
        for id in GAMES:
            yield "OpenSpiel", f"igroteka {id}", lambda id=id: open_spiel_slice(f"igroteka_{id.replace('-', '_')}")
        for name in OPEN_SPIEL_PEERS:
            yield "OpenSpiel", name, lambda name=name: open_spiel_slice(name)
        for id in GAMES:
            yield "PettingZoo", f"igroteka {id}", lambda id=id: our_pettingzoo_slice(id)
        for id in GAMES:
            yield "Gymnasium", f"igroteka {id}", lambda id=id: gymnasium_slice(id)
        for name in ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3"):
            yield "PettingZoo", f"pettingzoo {name}", lambda name=name: classic_slice(name)
        for name in RLCARD_PEERS:
            yield "PettingZoo", f"rlcard {name}", lambda name=name: rlcard_slice(name)
    if "vector" in what:
        for id in GAMES:
            yield "vector, CPU", f"igroteka {id}", lambda id=id: our_vector_slice(id)
        for name in PGX_PEERS:
            yield "vector, CPU", f"pgx {name}", lambda name=name: pgx_slice(name)
    if "cuda" in what:
        for id in GAMES:
            yield "vector, GPU", f"igroteka {id}", lambda id=id: our_cuda_slice(id, games)
        for name in PGX_PEERS:
            batch = min(games, 1 << 20)
            yield (
                "vector, GPU",
                f"pgx {name}",
                lambda name=name, batch=batch: pgx_slice(name, batch, 64, time.perf_counter),
            )


def measure(slices: dict[tuple[str, str], Slice], rounds: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    """Every entrant a slice, then every one the next."""
    found: dict[tuple[str, str], list[float]] = {who: [] for who in slices}
    for _ in range(rounds):
        for who, play in slices.items():
            found[who].append(play(seconds))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", default=["adapters", "vector"], help="adapters, vector, cuda")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a slice")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=1 << 20, help="side by side on the GPU")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()

    if "cuda" not in given.what:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        os.environ["JAX_PLATFORMS"] = "cpu"
    else:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    slices: dict[tuple[str, str], Slice] = {}
    for kind, name, make in entrants(given.what, given.games):
        try:
            slices[kind, name] = make()
            slices[kind, name](0.01)
        except Exception as missing:  # a peer that cannot be had here is named, and the others run
            slices.pop((kind, name), None)
            print(f"without {name}: {type(missing).__name__}: {' '.join(str(missing).split())[:120]}", flush=True)
    found = measure(slices, given.rounds, given.seconds)
    rows = [
        {"in": kind, "game": name, "per_second": median(all), "lowest": min(all), "highest": max(all)}
        for (kind, name), all in found.items()
    ]
    for row in rows:
        spread = f"{row['lowest']:>15,.0f} … {row['highest']:,.0f}"
        print(f"{row['in']:12} {row['game']:28} {row['per_second']:>15,.0f} decisions/s {spread}")
    if given.json:
        given.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
