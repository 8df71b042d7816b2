"""Many games at once on an NVIDIA GPU: one game a thread, the same rules as on the CPU.

A column of an array (one cell of every game's observation, say) lies together in memory, so that
neighbouring threads write neighbouring bytes. So do the games themselves, word by word: a thread
fetches its game into the memory of its block, plays, and puts it back.

A step is three kernels. In the first all games play their action, and what chance brings if it is
next. After few actions more is to be done (a deal, the end of a round, the next game), but threads
work in warps of 32, and a warp takes as long as the slowest of its games: so these games are
gathered, and the second kernel goes on with them alone. The third shows all games.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import Game
from igroteka.engine.numba_insides import the_gpu
from igroteka.engine.seeds import stream_key
from igroteka.engine.sharing import SharedArray
from igroteka.engine.state import State
from igroteka.engine.vector import check_row, check_whole, observation_size, whole_actions
from igroteka.engine.vector_kernels import kernels_of, record_beside_others, words_of


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
        self._kernels = kernels_of(game.kit)
        self._act: dict[tuple[Any, ...], Callable[..., None]] = {}  # by how the actions lie
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
        self._resumed = (
            *(self._template, self.words, self._streams, self.rewards.array),
            *(self.done.array, self._gathered, self._count),
        )
        self._resume = self._kernels.resume.ready(n, *self._resumed)
        self._shown = (self.words, self.observations.array, self.masks.array, self.seats.array, self._count)
        self._show = self._kernels.show.ready(n, *self._shown)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<{self.n} × {self.game!r} on {self.device}>"

    def _shared(self, shape: tuple[int, ...], dtype: Any) -> SharedArray:
        return SharedArray(self.cuda.device_array(shape, dtype, order="F"), self.cuda)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same chance."""
        arguments = (
            *(self._template_words, self.words, self._streams, stream_key(seed)),
            *(self.observations.array, self.rewards.array, self.refused.array, self._gathered, self._count),
        )
        self._kernels.begin.ready(self.n, *arguments)(*arguments)
        self._go_on()

    def step(self, actions: Any) -> None:
        """Play one action in every game. Actions on the GPU are used where they lie."""
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = self.cuda.as_cuda_array(actions)
            check_whole(chosen)
        else:
            chosen = self.cuda.to_device(whole_actions(actions))
        if tuple(chosen.shape) != (self.n,):
            raise IllegalMove("vector-shape", given=str(tuple(chosen.shape)), wanted=f"({self.n},)")
        arguments = (
            *(self.words, self._streams, chosen, self.masks.array, self.rewards.array),
            *(self.done.array, self.refused.array, self._gathered, self._count),
        )
        lie = (chosen.dtype, chosen.strides)
        if lie not in self._act:
            self._act[lie] = self._kernels.act.ready(self.n, *arguments)
        self._act[lie](*arguments)
        self._go_on()

    def _go_on(self) -> None:
        """With the games that are gathered until a player must act; then show all."""
        self._resume(*self._resumed)
        self._show(*self._shown)

    def wait(self) -> None:
        """Until all that was begun is done."""
        self.cuda.synchronize()

    def state(self, i: int) -> State:
        """Game ``i`` as a state of its own, with everything that a state can show."""
        check_row(i, self.n)
        record = self.game.kit.rules.STATE
        row = self.cuda.device_array(self.words.shape[1], np.uint64)
        self._kernels.fetch.ready(len(row), self.words, i, row)(self.words, i, row)
        return State(self.game, row.copy_to_host().tobytes()[: record.itemsize])
