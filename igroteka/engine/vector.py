"""Many games at once, for learners: one compiled call steps them all.

Game i draws chance from a stream of its own (engine.rule.seed_stream), so what happens in it
depends on the seed, on i and on the actions, and not on the device, the threads or the other games.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np

from igroteka.engine.errors import DeviceError, IllegalMove, RowError
from igroteka.engine.game import Array, Game
from igroteka.engine.playouts import how_many
from igroteka.engine.seeds import stream_key
from igroteka.engine.state import State

if TYPE_CHECKING:
    from igroteka.engine.vector_cuda import CudaVector

FEWEST_A_THREAD = 256  # games: for fewer the handing over costs more than it saves


def observation_size(game: Game) -> int:
    return sum(size for _, size in game.kit.rules.OBSERVATION)


def whole_actions(actions: Any) -> Array:
    """Actions by their numbers; what is not a whole number is none, not even 2.0."""
    given = np.asarray(actions)
    check_whole(given)
    return np.ascontiguousarray(given, np.int64)


def check_whole(given: Any) -> None:
    """An array of actions, wherever it lies."""
    if given.dtype.kind not in "iu" and given.size:
        raise IllegalMove("vector-whole", given=str(given.dtype))


def check_row(row: Any, n: int) -> None:
    """A game of a vector environment, by its number."""
    if row not in range(n):
        raise RowError("vector-row", given=repr(row), n=n)


class Vector:
    """``n`` games of the same kind, each waiting for one player's action.

    The arrays are made once and written anew by every :meth:`step`:

    - ``observations`` (n × size, int8): what the seat to act knows, ``rules.observe``;
    - ``masks`` (n × actions, bool): what it may do; the columns are the players' action ids;
    - ``seats`` (n, int8): whose turn it is;
    - ``done`` (n, bool): the last step ended this row's game. The row already shows the next one;
    - ``rewards`` (n × players, float32): where ``done``, for every seat its share of the victory
      (1, or 1/k where k share it) less the fair share 1/players, so that a row adds up to 0 and random
      play is worth 0 on average; zeros elsewhere.

    >>> import igroteka
    >>> env = igroteka.vector(igroteka.game("eight28", players=3), 4, seed=7)
    >>> env.observations.shape[0], env.masks.shape, env.rewards.shape
    (4, (4, 4), (4, 3))
    >>> while not env.done.any():
    ...     env.step(env.masks.argmax(axis=1))
    >>> bool(abs(env.rewards.sum(axis=1)).max() < 1e-6)
    True
    """

    device = "cpu"

    def __init__(self, game: Game, n: int, seed: int = 0, threads: int = 0) -> None:
        rules = game.kit.rules
        self.game = game
        self.n = n
        self.actions: int = rules.CHOICES
        self.observations = np.zeros((n, observation_size(game)), np.int8)
        self.masks = np.zeros((n, self.actions), np.bool_)
        self.rewards = np.zeros((n, game.players), np.float32)
        self.seats = np.zeros(n, np.int8)
        self.done = np.zeros(n, np.bool_)
        self._template = game.template.copy()
        self.states = np.zeros(n, rules.STATE)
        self._streams = np.zeros(n, np.uint64)
        workers = max(1, min(threads or len(os.sched_getaffinity(0)), n // FEWEST_A_THREAD))
        self._slices = [slice(n * k // workers, n * (k + 1) // workers) for k in range(workers)]
        self._buffers = [np.zeros(rules.MOST_MOVES, np.int16) for _ in range(workers)]
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<{self.n} × {self.game!r} on {self.device}>"

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same chance."""
        begin_all = self.game.kit.many.begin_all
        key = stream_key(seed)
        self.rewards[:] = 0
        self.done[:] = False

        def begin(k: int) -> None:
            here = self._slices[k]
            begin_all(
                self._template,
                self.states[here],
                self._streams[here],
                key,
                here.start,
                self._buffers[k],
                self.observations[here],
                self.masks[here],
                self.rewards[here],
                self.seats[here],
            )

        self._share(begin)

    def step(self, actions: Any) -> None:
        """Play one action in every game; :class:`IllegalMove` if one is not open, and then nothing happens."""
        chosen = whole_actions(actions)
        many = self.game.kit.many
        if chosen.shape != (self.n,):
            raise IllegalMove("vector-shape", given=str(chosen.shape), wanted=f"({self.n},)")
        if (refused := many.first_refused(self.masks, chosen)) >= 0:
            raise IllegalMove("vector-action", action=str(chosen[refused]), number=refused)
        step_all = many.step_all

        def step(k: int) -> None:
            here = self._slices[k]
            step_all(
                self._template,
                self.states[here],
                self._streams[here],
                chosen[here],
                self._buffers[k],
                self.observations[here],
                self.masks[here],
                self.rewards[here],
                self.seats[here],
                self.done[here],
            )

        self._share(step)

    def state(self, i: int) -> State:
        """Game ``i`` as a state of its own, with everything that a state can show."""
        check_row(i, self.n)
        return State(self.game, self.states[i : i + 1].tobytes())

    def _share(self, work: Any) -> None:
        """Every thread its games; this one takes the first share."""
        if self._pool is None:
            work(0)
            return
        waiting = [self._pool.submit(work, k) for k in range(1, len(self._slices))]
        work(0)
        for part in waiting:
            part.result()


@overload
def vector(game: Game, n: int, seed: int = 0, device: Literal["cpu"] = "cpu") -> Vector: ...
@overload
def vector(game: Game, n: int, seed: int, device: Literal["cuda"]) -> "CudaVector": ...
@overload
def vector(game: Game, n: int, seed: int = 0, *, device: Literal["cuda"]) -> "CudaVector": ...
@overload
def vector(game: Game, n: int, seed: int = 0, device: str = "cpu") -> "Vector | CudaVector": ...


def vector(game: Game, n: int, seed: int = 0, device: str = "cpu") -> "Vector | CudaVector":
    """n games that one call steps, on all cores or on a GPU; see :class:`Vector` for what it holds."""
    n = how_many(game, n)
    if device == "cuda":
        from igroteka.engine.vector_cuda import CudaVector

        return CudaVector(game, n, seed)
    if device != "cpu":
        raise DeviceError("device-unknown", device=str(device))
    return Vector(game, n, seed)
