"""Many random games at once, on all cores or on a GPU.

Game i draws from a stream of its own (engine.rule.seed_stream), so its result does not depend on
the device, the number of threads or what other games are played.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from operator import index
from typing import Any, NamedTuple

import numpy as np

from igroteka.engine.errors import DeviceError, OptionError
from igroteka.engine.game import Game
from igroteka.engine.seeds import stream_key

Array = np.ndarray[Any, Any]
CHUNK = 4096  # games a thread plays before it takes the next handful
SLAB = {"cpu": 1 << 17, "cuda": 1 << 22}  # games between two looks at who won


class Playouts(NamedTuple):
    """What came of n random games."""

    scores: Array  # n × players
    winners: Array  # n × players, True for those who won
    steps: Array  # n: actions, chance's included
    decisions: Array  # n: the players' actions alone


def playouts(game: Game, n: int, seed: int = 0, device: str = "cpu") -> Playouts:
    """Play n random games; the same seed gives the same games on every device.

    >>> import igroteka
    >>> played = igroteka.playouts(igroteka.game("eight28", players=3), 100, seed=1)
    >>> played.scores.shape, bool(played.winners.any(axis=1).all())
    ((100, 3), True)
    """
    if device not in ("cpu", "cuda"):
        raise DeviceError("device-unknown", device=str(device))
    n = how_many(game, n)
    scores = np.zeros((n, game.players), np.int16)
    winners = np.zeros((n, game.players), np.bool_)
    counts = np.zeros((n, 2), np.int32)
    play: Callable[..., None] = play_on_cpu
    if device == "cuda":
        from igroteka.engine.cuda import play_on_gpu as play
    masks = np.zeros(min(n, SLAB[device]), np.int32)
    for first in range(0, n, SLAB[device]):  # beyond the results no more memory for many games than for some
        here = slice(first, first + SLAB[device])
        won = masks[: len(scores[here])]
        play(game, seed, scores[here], won, counts[here], first=first)
        for p in range(game.players):
            winners[here, p] = won & (1 << p)
    return Playouts(scores, winners, counts[:, 0], counts[:, 1])


def how_many(game: Game, n: int) -> int:
    """So many games of a kind; a sentence where either is none."""
    if not isinstance(game, Game):
        raise OptionError("game-not-made", given=repr(game))
    try:
        count = index(n)
    except TypeError:
        raise OptionError("games-count", given=repr(n)) from None
    if count < 0:
        raise OptionError("games-count", given=repr(n))
    return count


def play_on_cpu(
    game: Game, seed: int, scores: Array, masks: Array, counts: Array, threads: int = 0, first: int = 0
) -> None:
    """Fill the result arrays, on all cores unless told otherwise; the first row is game number ``first``."""
    play_many = game.kit.many.play_many
    template = game.template.copy()
    key = stream_key(seed)

    def play(row: int) -> None:
        here = slice(row, row + CHUNK)
        states, rng = np.empty_like(template), np.empty(1, np.uint64)
        out = np.empty(game.kit.rules.MOST_MOVES, np.int16)
        play_many(template, states, rng, key, first + row, out, scores[here], masks[here], counts[here])

    chunks = iter(range(0, len(masks), CHUNK))
    for row in chunks:
        play(row)  # compiles, once, before the threads start
        break
    with ThreadPoolExecutor(threads or len(os.sched_getaffinity(0))) as pool:
        consume(pool.map(play, chunks))


def consume(results: Iterator[None]) -> None:
    for _ in results:
        pass
