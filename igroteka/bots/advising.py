"""What the bot ``advice`` would play in many games at once: opponents for a vector environment.

Bound to a game's ``rules.py`` and ``advice.py`` by name (engine.binding).
"""

import sys
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.bots.hints import advice_name
from igroteka.engine.binding import Namespace
from igroteka.engine.compiling import compile_rules
from igroteka.engine.game import Kit
from igroteka.engine.playouts import stream_key
from igroteka.engine.rule import Ints, Record, entry, rule
from igroteka.engine.vector import Vector
from igroteka.engine.vector_cuda import CudaVector

if TYPE_CHECKING:  # any game's will do: binding puts the right one in its place
    from igroteka.games.eight28.advice import advise
    from igroteka.games.eight28.rules import imagine, legal


@rule
def advised_action(imagined: Record, seed: int, rng: Ints, moves: Ints) -> int:
    """What the actor would be advised to do; what he cannot know is drawn anew before."""
    rng[0] = np.uint64(seed)
    imagine(imagined, imagined.actor, rng)
    return advise(imagined, imagined.actor, moves, legal(imagined, imagined.actor, moves))


@entry
def advise_all(states: Record, seed: int, scratch: Record, rng: Ints, moves: Ints, actions: Ints) -> None:
    for i in range(len(actions)):
        scratch[0] = states[i]
        actions[i] = advised_action(scratch[0], seed + i, rng, moves)


@cache
def advising(kit: Kit) -> Namespace:
    advice = import_module(advice_name(kit))
    return compile_rules(f"{kit.table.ID}-advising", (kit.rules, advice, sys.modules[__name__]), kit.tables)


def advised_actions(env: Vector | CudaVector, seed: int = 0) -> Any:
    """One action for every game of a vector environment, on its device.

    In game i it is ``choose(env.state(i), env.seats[i], "advice", seed + i)``.

    >>> import igroteka
    >>> env = igroteka.vector(igroteka.game("eight28", players=3), 4)
    >>> while not env.done.any():
    ...     env.step(advised_actions(env))
    """
    kit, key = env.game.kit, stream_key(seed)
    if isinstance(env, CudaVector):
        on_gpu = env.cuda.device_array(env.n, np.int64)
        env.launch(kernel_of(kit, env.cuda), env.states, key, on_gpu)
        return on_gpu
    actions = np.empty(env.n, np.int64)
    scratch, rng = np.empty(1, kit.rules.STATE), np.empty(1, np.uint64)
    advising(kit)["advise_all"](env.states, key, scratch, rng, np.empty(kit.rules.MOST_MOVES, np.int16), actions)
    return actions


@cache
def kernel_of(kit: Kit, cuda: Any) -> Any:
    """The same on a GPU, one game a thread."""
    import numba

    record = numba.from_dtype(kit.rules.STATE)
    most_moves: int = kit.rules.MOST_MOVES
    advised = advising(kit)["advised_action"]

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(states: Any, seed: int, actions: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions):
            scratch = cuda.local.array(1, record)
            rng = cuda.local.array(1, numba.uint64)
            moves = cuda.local.array(most_moves, numba.int16)
            scratch[0] = states[i]
            actions[i] = advised(scratch[0], seed + i, rng, moves)

    return kernel
