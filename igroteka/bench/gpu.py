"""Playouts on the GPU: the kernel's own time, and the whole call with its copies."""

import statistics
import time
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from igroteka.engine.cuda import play_on_gpu, playing
from igroteka.engine.errors import DeviceError
from igroteka.engine.game import Game
from igroteka.engine.numba_insides import the_gpu
from igroteka.engine.playouts import Array, play_on_cpu
from igroteka.engine.seeds import stream_key

LAUNCH = 1 << 21  # games; one launch of play_on_gpu holds twice as many
SAMPLE = 4096  # games that the CPU plays as well
REPEATS = 7
SEED = 1
Results = tuple[Array, Array, Array]  # scores, masks of winners, counts


def device_name() -> str:
    """The GPU's name; DeviceError where there is none."""
    name = the_gpu().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def gpu(game: Game, games: int = LAUNCH) -> dict[str, Any]:
    """Steps a second, after a warm-up whose results the CPU confirms."""
    results = result_arrays(game, games)
    play_on_gpu(game, SEED, *results)
    sample = result_arrays(game, min(games, SAMPLE))
    play_on_cpu(game, SEED, *sample)
    compare(game, [array[:SAMPLE] for array in results], sample)
    steps, decisions = results[2].sum(axis=0, dtype=np.int64).tolist()
    kernel = median_of(lambda: kernel_time(game, results))
    whole = median_of(lambda: whole_time(game, results))
    return {
        "games": games,
        "steps": steps,
        "decisions": decisions,
        "kernel_seconds": kernel,
        "kernel_steps": steps / kernel,
        "whole_seconds": whole,
        "whole_steps": steps / whole,
        "confirmed_games": len(sample[1]),
    }


def result_arrays(game: Game, games: int) -> Results:
    return np.zeros((games, game.players), np.int16), np.zeros(games, np.int32), np.zeros((games, 2), np.int32)


def compare(game: Game, found: Iterable[Array], expected: Results) -> None:
    """A launch counts only if its games came out as they should."""
    if not all(map(np.array_equal, found, expected)):
        raise DeviceError("device-differs", game=game.id)


def median_of(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(REPEATS))


def kernel_time(game: Game, expected: Results) -> float:
    """Seconds between two marks around the kernel on the device's own clock."""
    cuda = the_gpu()
    out = [cuda.to_device(np.zeros_like(array)) for array in expected]
    arguments = (cuda.to_device(game.template), stream_key(SEED), 0, *out)
    launch = playing(game.kit).ready(len(expected[1]), *arguments)
    begun, done = cuda.event(), cuda.event()
    begun.record()
    launch(*arguments)
    done.record()
    done.synchronize()
    compare(game, [array.copy_to_host() for array in out], expected)
    return float(cuda.event_elapsed_time(begun, done)) / 1000


def whole_time(game: Game, expected: Results) -> float:
    """Seconds of the whole call: arrays to the device, the games, results back."""
    results = result_arrays(game, len(expected[1]))
    start = time.perf_counter()
    play_on_gpu(game, SEED, *results)
    seconds = time.perf_counter() - start
    compare(game, results, expected)
    return seconds
