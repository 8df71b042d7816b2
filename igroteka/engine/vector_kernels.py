"""The kernels of :mod:`igroteka.engine.vector_cuda`: the rules bound to a GPU's memory, one game a thread."""

from typing import Any, NamedTuple

import numba
import numpy as np

from igroteka.engine import driver, stepping
from igroteka.engine.compiling import compile_rules
from igroteka.engine.game import Kit
from igroteka.engine.numba_insides import BLOCK, Kernel, the_gpu
from igroteka.engine.once import once
from igroteka.engine.rules import OnKernels, by_name

WORD = 8  # bytes


class Kernels(NamedTuple):
    """What is done with all games at once; see :mod:`igroteka.engine.vector_cuda` for how they make a step."""

    begin: Kernel
    act: Kernel
    resume: Kernel
    show: Kernel
    fetch: Kernel


@once
def kernels_of(kit: Kit) -> Kernels:
    tables = {**kit.tables, "WIDE": True}
    rules: OnKernels = by_name(compile_rules(f"{kit.table.ID}-wide", (kit.rules, driver, stepping), tables))
    return Kernels(beginning(kit, rules), acting(kit, rules), resuming(kit, rules), showing(kit, rules), fetching(kit))


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


def fetching(kit: Kit) -> Kernel:
    """One game's words, a word a thread."""
    cuda, words_each = the_gpu(), words_of(kit)

    def fetch(words: Any, i: int, own: Any) -> None:
        w = cuda.grid(1)
        if w < words_each:
            own[w] = words[i, w]

    return Kernel(fetch)


def beginning(kit: Kit, rules: OnKernels) -> Kernel:
    """Every game as it starts, and all of them gathered."""
    cuda, words_each, seed_stream = the_gpu(), words_of(kit), rules.seed_stream

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

    return Kernel(begin)


def acting(kit: Kit, rules: OnKernels) -> Kernel:
    """The players' actions; the games with which there is more to do are gathered."""
    cuda, act_and_draw = the_gpu(), rules.act_and_draw
    record, words_each = record_beside_others(kit), words_of(kit)
    words_apart, room = record.itemsize // WORD, BLOCK * record.itemsize

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

    return Kernel(act)


def resuming(kit: Kit, rules: OnKernels) -> Kernel:
    """The gathered games, until a player must act in each."""
    cuda, resume_one = the_gpu(), rules.resume
    record, words_each = record_beside_others(kit), words_of(kit)
    words_apart, room = record.itemsize // WORD, BLOCK * record.itemsize

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

    return Kernel(resume)


def showing(kit: Kit, rules: OnKernels) -> Kernel:
    """What each game's actor knows and may do."""
    cuda, show_wide = the_gpu(), rules.show_wide
    record, words_each, most_moves = record_beside_others(kit), words_of(kit), kit.rules.MOST_MOVES
    words_apart, room = record.itemsize // WORD, BLOCK * record.itemsize
    mask_room = -(-kit.rules.CHOICES // stepping.BITS)

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

    return Kernel(show)
