"""Many games at once on an NVIDIA GPU: one game a thread, the same rules as on the CPU.

A column of an array (one cell of every game's observation, say) lies together in memory, so that
neighbouring threads write neighbouring bytes.
"""

from typing import Any

import numpy as np

from igroteka.engine.cuda import tables_in_global_memory, the_gpu
from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import Game
from igroteka.engine.playouts import stream_key
from igroteka.engine.sharing import SharedArray
from igroteka.engine.state import State
from igroteka.engine.vector import observation_size

BLOCK = 128  # threads


class CudaVector:
    """:class:`igroteka.Vector` with its arrays on the GPU, shared with PyTorch, JAX and CuPy without a copy.

    A step is only begun when :meth:`step` returns; PyTorch and CuPy, which work in the same order, need
    not care, others call :meth:`wait`. Where an action is not open, ``refused`` says so: that game has
    not moved.
    """

    device = "cuda"

    def __init__(self, game: Game, n: int, seed: int = 0) -> None:
        cuda = the_gpu()
        rules = game.kit.rules
        self.game = game
        self.n = n
        self.actions: int = rules.CHOICES
        self.cuda = cuda
        self._begin, self._step = kernels_of(game, cuda)
        self.observations = self._shared((n, observation_size(game)), np.int8)
        self.masks = self._shared((n, self.actions), np.bool_)
        self.rewards = self._shared((n, game.players), np.float32)
        self.seats = self._shared((n,), np.int8)
        self.done = self._shared((n,), np.bool_)
        self.refused = self._shared((n,), np.bool_)
        self._template = cuda.to_device(game.template)
        self.states = cuda.device_array(n, rules.STATE)
        self._streams = cuda.device_array(n, np.uint64)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<{self.n} × {self.game!r} on {self.device}>"

    def _shared(self, shape: tuple[int, ...], dtype: Any) -> SharedArray:
        return SharedArray(self.cuda.device_array(shape, dtype, order="F"), self.cuda)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same chance."""
        self.launch(
            self._begin,
            self._template,
            self.states,
            self._streams,
            stream_key(seed),
            self.observations.array,
            self.masks.array,
            self.rewards.array,
            self.seats.array,
            self.done.array,
            self.refused.array,
        )

    def step(self, actions: Any) -> None:
        """Play one action in every game. Actions on the GPU are used where they lie."""
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = self.cuda.as_cuda_array(actions)
        else:
            chosen = self.cuda.to_device(np.ascontiguousarray(actions, np.int64))
        if tuple(chosen.shape) != (self.n,):
            raise IllegalMove("vector-shape", given=str(tuple(chosen.shape)), wanted=f"({self.n},)")
        self.launch(
            self._step,
            self._template,
            self.states,
            self._streams,
            chosen,
            self.observations.array,
            self.masks.array,
            self.rewards.array,
            self.seats.array,
            self.done.array,
            self.refused.array,
        )

    def launch(self, kernel: Any, *arguments: Any) -> None:
        """Begin a kernel that works on one game a thread."""
        with tables_in_global_memory():  # its first launch compiles it
            kernel[(self.n + BLOCK - 1) // BLOCK, BLOCK](*arguments)

    def wait(self) -> None:
        """Until all that was begun is done."""
        self.cuda.synchronize()

    def state(self, i: int) -> State:
        """Game ``i`` as a state of its own, with everything that a state can show."""
        return State(self.game, self.states[i : i + 1].copy_to_host())


def kernels_of(game: Game, cuda: Any) -> Any:
    """The kernels that begin and step a game a thread, made once for each kit."""
    kit = game.kit
    if "stepping kernels" not in kit.compiled:
        kit.compiled["stepping kernels"] = make_kernels(kit.compiled, kit.rules.MOST_MOVES, cuda)
    return kit.compiled["stepping kernels"]


def make_kernels(rules: dict[str, Any], most_moves: int, cuda: Any) -> Any:
    import numba

    seed_stream, outcome, draw, ways = rules["seed_stream"], rules["outcome"], rules["draw"], rules["ways"]
    advance, show_actor = rules["advance"], rules["show_actor"]

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(
        template: Any,
        states: Any,
        streams: Any,
        key: int,
        observations: Any,
        masks: Any,
        rewards: Any,
        seats: Any,
        done: Any,
        refused: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(seats):
            out = cuda.local.array(most_moves, numba.int16)
            rng = streams[i : i + 1]
            seed_stream(rng, key, i)
            states[i] = template[0]
            advance(template, states, i, rng, outcome(states[i], draw(rng, ways(states[i]))), rewards[i])
            for p in range(rewards.shape[1]):
                rewards[i, p] = 0
            done[i] = False
            refused[i] = False
            seats[i] = show_actor(states[i], out, observations[i], masks[i])

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(
        template: Any,
        states: Any,
        streams: Any,
        actions: Any,
        observations: Any,
        masks: Any,
        rewards: Any,
        seats: Any,
        done: Any,
        refused: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(seats):
            out = cuda.local.array(most_moves, numba.int16)
            action = actions[i]
            for p in range(rewards.shape[1]):
                rewards[i, p] = 0
            done[i] = False
            refused[i] = action < 0 or action >= masks.shape[1] or not masks[i, action]
            if not refused[i]:
                done[i] = advance(template, states, i, streams[i : i + 1], action, rewards[i])
                seats[i] = show_actor(states[i], out, observations[i], masks[i])

    return begin, step
