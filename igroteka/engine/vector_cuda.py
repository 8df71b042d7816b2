"""Many games at once on an NVIDIA GPU: one game a thread, the same rules as on the CPU.

A column of an array (one cell of every game's observation, say) lies together in memory, so that
neighbouring threads write neighbouring bytes. So do the games themselves, word by word: a thread
fetches its game into the memory of its block, plays, and puts it back.

A step is three kernels. In the first all games play their action, and what chance brings if it is
next. After few actions more is to be done (a deal, the end of a round, the next game), but threads
work in warps of 32, and a warp takes as long as the slowest of its games: so these games are
gathered, and the second kernel goes on with them alone. The third shows all games.
"""

import warnings
from typing import Any

import numpy as np

from igroteka.engine import driver, stepping
from igroteka.engine.compiling import compile_rules
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
        self._begin, self._act, self._resume, self._show, self._fetch = kernels_of(game, cuda)
        self.observations = self._shared((n, observation_size(game)), np.int8)
        self.masks = self._shared((n, self.actions), np.bool_)
        self.rewards = self._shared((n, game.players), np.float32)
        self.seats = self._shared((n,), np.int8)
        self.done = self._shared((n,), np.bool_)
        self.refused = self._shared((n,), np.bool_)
        template = np.zeros(1, record_beside_others(game.kit))
        template.view(np.uint8)[: game.template.nbytes] = game.template.view(np.uint8)
        self._template = cuda.to_device(template)
        self._template_words = cuda.to_device(template.view(np.uint64))
        self.words = cuda.device_array((n, words_of(game.kit)), np.uint64, order="F")
        self._streams = cuda.device_array(n, np.uint64)
        self._gathered = cuda.device_array(n, np.int32)  # the games with which the second kernel goes on, and
        self._count = cuda.device_array(1, np.int32)  # how many there are
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<{self.n} × {self.game!r} on {self.device}>"

    def _shared(self, shape: tuple[int, ...], dtype: Any) -> SharedArray:
        return SharedArray(self.cuda.device_array(shape, dtype, order="F"), self.cuda)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same chance."""
        self.launch(
            self._begin,
            self._template_words,
            self.words,
            self._streams,
            stream_key(seed),
            self.observations.array,
            self.rewards.array,
            self.refused.array,
            self._gathered,
            self._count,
        )
        self._go_on()

    def step(self, actions: Any) -> None:
        """Play one action in every game. Actions on the GPU are used where they lie."""
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = self.cuda.as_cuda_array(actions)
        else:
            chosen = self.cuda.to_device(np.ascontiguousarray(actions, np.int64))
        if tuple(chosen.shape) != (self.n,):
            raise IllegalMove("vector-shape", given=str(tuple(chosen.shape)), wanted=f"({self.n},)")
        self.launch(
            self._act,
            self.words,
            self._streams,
            chosen,
            self.masks.array,
            self.rewards.array,
            self.done.array,
            self.refused.array,
            self._gathered,
            self._count,
        )
        self._go_on()

    def _go_on(self) -> None:
        """With the games that are gathered until a player must act; then show all."""
        self.launch(
            self._resume,
            self._template,
            self.words,
            self._streams,
            self.rewards.array,
            self.done.array,
            self._gathered,
            self._count,
        )
        self.launch(self._show, self.words, self.observations.array, self.masks.array, self.seats.array, self._count)

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
    """The kernels, made once for each kit."""
    kit = game.kit
    if "stepping kernels" not in kit.compiled:
        kit.compiled["stepping kernels"] = make_kernels(kit, cuda)
    return kit.compiled["stepping kernels"]


def words_of(kit: Kit) -> int:
    """How many words a game takes."""
    bytes_taken: int = kit.rules.STATE.itemsize
    return -(-bytes_taken // WORD)


def record_beside_others(kit: Kit) -> np.dtype[Any]:
    """A game's record with room behind it, for games side by side in the memory of a block.

    That memory has banks of four bytes, and the same field of neighbours must not be in the same bank.
    """
    record, words = kit.rules.STATE, words_of(kit)
    fields = [record.fields[name] for name in record.names]
    return np.dtype(
        {
            "names": record.names,
            "formats": [field[0] for field in fields],
            "offsets": [field[1] for field in fields],
            "itemsize": WORD * (words | 1),
        },
        align=True,
    )


def make_kernels(kit: Kit, cuda: Any) -> Any:
    import numba

    rules = compile_rules(f"{kit.table.ID}-wide", (kit.rules, driver, stepping), {**kit.tables, "WIDE": True})
    seed_stream, act_and_draw, resume_one, show_wide = (
        rules[name] for name in ("seed_stream", "act_and_draw", "resume", "show_wide")
    )
    record, most_moves = record_beside_others(kit), kit.rules.MOST_MOVES
    words_each, words_apart = words_of(kit), record.itemsize // WORD
    room, mask_room = BLOCK * record.itemsize, -(-kit.rules.CHOICES // stepping.BITS)

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
        rewards: Any,
        refused: Any,
        gathered: Any,
        count: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(refused):
            for w in range(words_each):
                words[i, w] = template[w]
            seed_stream(streams[i : i + 1], key, i)
            for p in range(rewards.shape[1]):
                rewards[i, p] = 0
            refused[i] = False
            for cell in range(observations.shape[1]):  # those of missing seats are never written again
                observations[i, cell] = 0
            gathered[i] = i
            count[0] = len(refused)

    @cuda.jit  # type: ignore[untyped-decorator]
    def act(
        words: Any,
        streams: Any,
        actions: Any,
        masks: Any,
        rewards: Any,
        done: Any,
        refused: Any,
        gathered: Any,
        count: Any,
    ) -> None:
        i = cuda.grid(1)
        t = cuda.threadIdx.x
        memory = cuda.shared.array(room, numba.uint8, alignment=WORD)
        here = cuda.shared.array(2, numba.int32)  # how many of this block are gathered, and their place among all
        own, games = memory.view(np.uint64), memory.view(record)
        if t == 0:
            here[0] = 0
        cuda.syncthreads()
        place = -1
        if i < len(done):
            action = actions[i]
            plays = 0 <= action < masks.shape[1] and masks[i, action]
            refused[i] = not plays
            done[i] = False
            for p in range(rewards.shape[1]):
                rewards[i, p] = 0
            if plays:
                for w in range(words_each):
                    own[t * words_apart + w] = words[i, w]
                act_and_draw(games[t], streams[i : i + 1], action)
                for w in range(words_each):
                    words[i, w] = own[t * words_apart + w]
                if games[t].actor < 0:
                    place = cuda.atomic.add(here, 0, 1)
        cuda.syncthreads()
        if t == 0 and here[0] > 0:
            here[1] = cuda.atomic.add(count, 0, here[0])
        cuda.syncthreads()
        if place >= 0:
            gathered[here[1] + place] = i

    @cuda.jit  # type: ignore[untyped-decorator]
    def resume(template: Any, words: Any, streams: Any, rewards: Any, done: Any, gathered: Any, count: Any) -> None:
        k = cuda.grid(1)
        t = cuda.threadIdx.x
        memory = cuda.shared.array(room, numba.uint8, alignment=WORD)
        if k < count[0]:
            own, games = memory.view(np.uint64), memory.view(record)
            i = gathered[k]
            for w in range(words_each):
                own[t * words_apart + w] = words[i, w]
            done[i] = resume_one(template, games, t, streams[i : i + 1], rewards[i])
            for w in range(words_each):
                words[i, w] = own[t * words_apart + w]

    @cuda.jit  # type: ignore[untyped-decorator]
    def show(words: Any, observations: Any, masks: Any, seats: Any, count: Any) -> None:
        i = cuda.grid(1)
        t = cuda.threadIdx.x
        memory = cuda.shared.array(room, numba.uint8, alignment=WORD)
        if i == 0:
            count[0] = 0  # for the next step
        if i < len(seats):
            own, games = memory.view(np.uint64), memory.view(record)
            out = cuda.local.array(most_moves, numba.int16)
            bits = cuda.local.array(mask_room, numba.int64)
            for w in range(words_each):
                own[t * words_apart + w] = words[i, w]
            seats[i] = show_wide(games[t], out, bits, observations[i], masks[i])

    return begin, act, resume, show, fetch
