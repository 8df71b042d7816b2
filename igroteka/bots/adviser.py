"""What the bot ``advice`` would play in many games at once: opponents for a vector environment.

Bound to a game's rules and advice by name (engine.binding).
"""

import sys
from typing import TYPE_CHECKING, Any, Protocol

import numba
import numpy as np

from igroteka.bots.searcher import advised_by
from igroteka.engine.compiling import compile_rules
from igroteka.engine.game import Kit
from igroteka.engine.numba_insides import Kernel, the_gpu
from igroteka.engine.once import once
from igroteka.engine.rule import Ints, Record, entry, rule
from igroteka.engine.rules import by_name
from igroteka.engine.seeds import stream_key
from igroteka.engine.vector import Vector
from igroteka.engine.vector_cuda import CudaVector
from igroteka.engine.vector_kernels import WORD, words_of

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import advise, imagine, legal


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


class BoundAdvice(Protocol):
    """What Python and kernels ask of the two above, bound to a game's rules and advice."""

    def advised_action(self, imagined: Record, seed: int, rng: Ints, moves: Ints) -> int: ...
    def advise_all(self, states: Record, seed: int, scratch: Any, rng: Any, moves: Any, actions: Any) -> None: ...


@once
def advising(kit: Kit) -> BoundAdvice:
    modules = (*advised_by(kit), sys.modules[__name__])
    found: BoundAdvice = by_name(compile_rules(f"{kit.table.ID}-advising", modules, kit.tables))
    return found


class Adviser:
    """What the bot ``advice`` would play in every game of a vector environment, on its device.

    In game i it is ``choose(env.state(i), env.seats[i], "advice", seed + i)``. Like the environment's
    arrays, ``actions`` are made once and written again by every call.

    >>> import igroteka
    >>> env = igroteka.vector(igroteka.game("eight28", players=3), 4)
    >>> advised = Adviser(env)
    >>> while not env.done.any():
    ...     env.step(advised())
    """

    def __init__(self, env: Vector | CudaVector) -> None:
        self.env = env
        rules = env.game.kit.rules
        self.actions: Any = np.zeros(env.n, np.int64)
        if isinstance(env, CudaVector):
            self.actions = env.cuda.to_device(self.actions)
        self._lent = (np.empty(1, rules.STATE), np.empty(1, np.uint64), np.empty(rules.MOST_MOVES, np.int16))

    def __call__(self, seed: int = 0) -> Any:
        env, key = self.env, stream_key(seed)
        if isinstance(env, CudaVector):
            arguments = (env.words, key, self.actions)
            on_gpu(env.game.kit).ready(env.n, *arguments)(*arguments)
        else:
            advising(env.game.kit).advise_all(env.states, key, *self._lent, self.actions)
        return self.actions


@once
def on_gpu(kit: Kit) -> Kernel:
    """The same on a GPU, one game a thread."""
    cuda, advised = the_gpu(), advising(kit).advised_action
    record, size, most_moves = kit.rules.STATE, kit.rules.STATE.itemsize, kit.rules.MOST_MOVES
    words_each = words_of(kit)
    room = words_each * WORD

    def advise_each(words: Any, seed: int, actions: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions):
            rng = cuda.local.array(1, numba.uint64)
            moves = cuda.local.array(most_moves, numba.int16)
            memory = cuda.local.array(room, numba.uint8, alignment=WORD)
            own = memory.view(np.uint64)
            for w in range(words_each):
                own[w] = words[i, w]
            actions[i] = advised(memory[:size].view(record)[0], seed + i, rng, moves)

    return Kernel(advise_each)
