"""Playouts on an NVIDIA GPU: the same rules, called from a kernel as they are."""

from typing import Any

import numba

from igroteka.engine.game import Game, Kit
from igroteka.engine.numba_insides import Kernel, the_gpu
from igroteka.engine.once import once
from igroteka.engine.playouts import Array
from igroteka.engine.seeds import stream_key

BATCH = 1 << 22  # games a launch


def play_on_gpu(game: Game, seed: int, scores: Array, masks: Array, counts: Array, first: int = 0) -> None:
    """Fill the result arrays on the GPU; the first row is game number ``first``."""
    cuda, kernel = the_gpu(), playing(game.kit)
    template = cuda.to_device(game.template)
    key = stream_key(seed)
    for row in range(0, len(masks), BATCH):
        here = slice(row, row + BATCH)
        results = [cuda.to_device(array[here]) for array in (scores, masks, counts)]
        arguments = (template, key, first + row, *results)
        kernel.ready(len(masks[here]), *arguments)(*arguments)
        for array, result in zip((scores, masks, counts), results, strict=True):
            array[here] = result.copy_to_host()


@once
def playing(kit: Kit) -> Kernel:
    """A kernel that plays one game a thread, with the state in the thread's own memory."""
    cuda, rules = the_gpu(), kit.on_kernels
    record = numba.from_dtype(kit.rules.STATE)
    most_moves: int = kit.rules.MOST_MOVES
    play_out, scores, winners, seed_stream = rules.play_out, rules.scores, rules.winners, rules.seed_stream

    def play(template: Any, key: int, first: int, all_scores: Any, all_winners: Any, all_counts: Any) -> None:
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

    return Kernel(play)
