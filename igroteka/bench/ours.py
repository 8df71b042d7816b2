"""Our games as contenders: compiled on one core, move by move through the Python API, and searched."""

import itertools
import random

import numpy as np

from igroteka.bench.race import Burst, Contender, clock
from igroteka.bench.thinking import searching
from igroteka.engine.game import Game
from igroteka.engine.playouts import CHUNK, play_on_cpu
from igroteka.engine.state import CHANCE

IGROTEKA = "Igroteka"
BURST = CHUNK // 4  # games; within one chunk the caller's own thread plays them all


def contenders(games: list[Game]) -> list[Contender]:
    return [make(game) for game in games for make in (compiled, python_api, searched)]


def compiled(game: Game) -> Contender:
    """Whole random games inside compiled code."""
    scores = np.empty((BURST, game.players), np.int16)
    masks = np.empty(BURST, np.int32)
    counts = np.empty((BURST, 2), np.int32)
    seeds = itertools.count()

    def burst() -> Burst:
        seed = next(seeds)
        start = clock()
        play_on_cpu(game, seed, scores, masks, counts, threads=1)
        seconds = clock() - start
        steps, decisions = counts.sum(axis=0).tolist()
        return Burst(seconds, {"steps": steps, "decisions": decisions, "games": BURST})

    return Contender(IGROTEKA, game.id, "compiled", burst)


def python_api(game: Game) -> Contender:
    """One random game, as anybody's program would play it: what is legal is asked, what is played checked."""
    rng = random.Random(0)

    def burst() -> Burst:
        moves = chances = 0
        start = clock()
        state = game.start()
        while (actor := state.actor) is not None:
            if actor == CHANCE:
                state.play(state.draw(rng))
                chances += 1
            else:
                state.play(rng.choice(state.legal()))
            moves += 1
        return Burst(clock() - start, {"moves": moves, "decisions": moves - chances})

    return Contender(IGROTEKA, game.id, "python", burst)


def searched(game: Game) -> Contender:
    """The bots' own search."""
    return searching(IGROTEKA, game)
