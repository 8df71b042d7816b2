"""Many games at once on an NVIDIA GPU: one game a thread, the same rules as on the CPU.

A column of an array (one cell of every game's observation, say) lies together in memory, so that
neighbouring threads write neighbouring bytes. So do the games themselves, word by word: a thread
fetches its game into its own memory, plays, and puts it back.
"""

import warnings
from typing import Any

import numpy as np

from igroteka.engine.cuda import quick_kernels, the_gpu
from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import Game, Kit
from igroteka.engine.playouts import stream_key
from igroteka.engine.sharing import SharedArray
from igroteka.engine.state import State
from igroteka.engine.vector import observation_size

BLOCK = 128  # threads
WORD = 8  # bytes


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
        self._ready: dict[Any, Any] = {}  # kernels with the number of threads that they get here
        self._begin, self._step, self._fetch = kernels_of(game, cuda)
        self.observations = self._shared((n, observation_size(game)), np.int8)
        self.masks = self._shared((n, self.actions), np.bool_)
        self.rewards = self._shared((n, game.players), np.float32)
        self.seats = self._shared((n,), np.int8)
        self.done = self._shared((n,), np.bool_)
        self.refused = self._shared((n,), np.bool_)
        self._template = cuda.to_device(game.template)
        self.words = cuda.device_array((n, words_of(game.kit)), np.uint64, order="F")
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
            self.words,
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
            self.words,
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
        self._launch(kernel, self.n, arguments)

    def _launch(self, kernel: Any, threads: int, arguments: tuple[Any, ...]) -> None:
        if kernel not in self._ready:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # that so few games would leave the GPU idle
                self._ready[kernel] = kernel[(threads + BLOCK - 1) // BLOCK, BLOCK]
        with quick_kernels():  # the first launch compiles
            self._ready[kernel](*arguments)

    def wait(self) -> None:
        """Until all that was begun is done."""
        self.cuda.synchronize()

    def state(self, i: int) -> State:
        """Game ``i`` as a state of its own, with everything that a state can show."""
        record = self.game.kit.rules.STATE
        row = self.cuda.device_array(self.words.shape[1], np.uint64)
        self._launch(self._fetch, len(row), (self.words, i, row))
        return State(self.game, row.copy_to_host().tobytes()[: record.itemsize])


def kernels_of(game: Game, cuda: Any) -> Any:
    """The kernels that begin and step a game a thread, made once for each kit."""
    kit = game.kit
    if "stepping kernels" not in kit.compiled:
        kit.compiled["stepping kernels"] = make_kernels(kit, cuda)
    return kit.compiled["stepping kernels"]


def words_of(kit: Kit) -> int:
    """How many words a game takes."""
    bytes_taken: int = kit.rules.STATE.itemsize
    return -(-bytes_taken // WORD)


def make_kernels(kit: Kit, cuda: Any) -> Any:
    import numba

    rules = kit.compiled
    seed_stream, outcome, draw, ways = rules["seed_stream"], rules["outcome"], rules["draw"], rules["ways"]
    advance, show_actor = rules["advance"], rules["show_actor"]
    record, size, most_moves = kit.rules.STATE, kit.rules.STATE.itemsize, kit.rules.MOST_MOVES
    words_each = words_of(kit)
    room = words_each * WORD

    @cuda.jit  # type: ignore[untyped-decorator]
    def fetch(words: Any, i: int, own: Any) -> None:
        w = cuda.grid(1)
        if w < words_each:
            own[w] = words[i, w]

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(
        template: Any,
        words: Any,
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
            rng = cuda.local.array(1, numba.uint64)
            memory = cuda.local.array(room, numba.uint8, alignment=WORD)
            own = memory.view(np.uint64)
            states = memory[:size].view(record)
            own[words_each - 1] = 0  # the record may end before its last word does
            states[0] = template[0]
            seed_stream(rng, key, i)
            advance(template, states, 0, rng, outcome(states[0], draw(rng, ways(states[0]))), rewards[i])
            for p in range(rewards.shape[1]):
                rewards[i, p] = 0
            done[i] = False
            refused[i] = False
            seats[i] = show_actor(states[0], out, observations[i], masks[i])
            for w in range(words_each):
                words[i, w] = own[w]
            streams[i] = rng[0]

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(
        template: Any,
        words: Any,
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
            rng = cuda.local.array(1, numba.uint64)
            memory = cuda.local.array(room, numba.uint8, alignment=WORD)
            own = memory.view(np.uint64)
            states = memory[:size].view(record)
            action = actions[i]
            for p in range(rewards.shape[1]):
                rewards[i, p] = 0
            done[i] = False
            refused[i] = action < 0 or action >= masks.shape[1] or not masks[i, action]
            if not refused[i]:
                for w in range(words_each):
                    own[w] = words[i, w]
                rng[0] = streams[i]
                done[i] = advance(template, states, 0, rng, action, rewards[i])
                seats[i] = show_actor(states[0], out, observations[i], masks[i])
                for w in range(words_each):
                    words[i, w] = own[w]
                streams[i] = rng[0]

    return begin, step, fetch
