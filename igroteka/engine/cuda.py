"""Playouts on an NVIDIA GPU: the same rules, called from a kernel as they are."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numpy as np

from igroteka.engine.errors import DeviceError
from igroteka.engine.game import Game
from igroteka.engine.playouts import Array, stream_key

BLOCK = 128  # threads
BATCH = 1 << 22  # games a launch


def play_on_gpu(game: Game, seed: int, scores: Array, masks: Array, counts: Array, first: int = 0) -> None:
    """Fill the result arrays on the GPU; the first row is game number ``first``."""
    cuda = the_gpu()
    kernel = kernel_of(game, cuda)
    template = cuda.to_device(game.template)
    key = stream_key(seed)
    for row in range(0, len(masks), BATCH):
        here = slice(row, row + BATCH)
        results = [cuda.to_device(array[here]) for array in (scores, masks, counts)]
        blocks = (len(masks[here]) + BLOCK - 1) // BLOCK
        kernel[blocks, BLOCK](template, key, first + row, *results)
        for array, result in zip((scores, masks, counts), results, strict=True):
            array[here] = result.copy_to_host()


@contextmanager
def quick_kernels() -> Iterator[None]:
    """While a kernel is compiled, leave out what numba-cuda does with care and no rule needs.

    Tables lie in constant memory, which serves one address a time: threads that look up different
    cards would wait for each other (twelve-days: 3.7 against 12.6 thousand million steps a second).
    And an index below zero counts from the end, which must be asked of every index (jackal-high: 3.7
    against 4.8); rules never count from the end, and a test sees to it.
    """
    from numba.cuda.cudadrv import nvvm

    slicing: Any = import_module("numba.cuda.np.arrayobj").slicing
    space, fix = nvvm.ADDRSPACE_CONSTANT, slicing.fix_index
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    slicing.fix_index = lambda builder, index, size: index
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT, slicing.fix_index = space, fix


def the_gpu() -> Any:
    """numba.cuda with a device behind it, or a sentence that says what is missing."""
    try:
        if not hasattr(np, "row_stack"):  # numba-cuda still calls it by its old name
            setattr(np, "row_stack", np.vstack)  # noqa: B010 (mypy knows that NumPy dropped the name)
        with warnings.catch_warnings(action="ignore"):  # of numba-cuda about its own modules
            from numba import cuda

            gpu: Any = cuda
            gpu.current_context()
    except Exception as error:  # whatever the driver, the toolkit or the import has to say
        reason = " ".join(str(error).split()) or type(error).__name__
        raise DeviceError("device-cuda", reason=reason[:200]) from error
    return gpu


def kernel_of(game: Game, cuda: Any) -> Any:
    """A kernel that plays one game a thread, with the state in the thread's own memory."""
    import numba

    kit = game.kit
    if "kernel" not in kit.compiled:
        rules = kit.compiled
        record = numba.from_dtype(kit.rules.STATE)
        most_moves: int = kit.rules.MOST_MOVES
        play_out, scores, winners = rules["play_out"], rules["scores"], rules["winners"]
        seed_stream = rules["seed_stream"]

        @cuda.jit  # type: ignore[untyped-decorator]
        def kernel(template: Any, key: int, first: int, all_scores: Any, all_winners: Any, all_counts: Any) -> None:
            i = cuda.grid(1)
            if i < len(all_winners):
                states = cuda.local.array(1, record)
                rng = cuda.local.array(1, numba.uint64)
                out = cuda.local.array(most_moves, numba.int16)
                states[0] = template[0]
                seed_stream(rng, key, first + i)
                play_out(states[0], rng, out, all_counts[i])
                scores(states[0], all_scores[i])
                all_winners[i] = winners(states[0])

        with quick_kernels():  # the first launch compiles
            one = [np.zeros((1, game.players), np.int16), np.zeros(1, np.int32), np.zeros((1, 2), np.int32)]
            kernel[1, 1](cuda.to_device(game.template), 0, 0, *map(cuda.to_device, one))
        kit.compiled["kernel"] = kernel
    return kit.compiled["kernel"]
