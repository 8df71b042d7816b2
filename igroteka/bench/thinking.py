"""How fast the bots think: the search's playouts a second, and a move of every level."""

import itertools
import random
import statistics
from typing import Any

from igroteka.bench.race import Burst, Contender, clock
from igroteka.bots import LEVELS, Search, decide
from igroteka.engine.game import Game
from igroteka.engine.state import CHANCE, State

PLAYOUTS = 1000  # a search; OpenSpiel's gets as many simulations
POSITIONS = 30  # that are thought about


def positions(game: Game, count: int = POSITIONS) -> list[tuple[State, int]]:
    """Decisions from all over games that the advice plays; always the same."""
    luck = random.Random(0)
    found: list[tuple[State, int]] = []
    while len(found) < 4 * count:
        state = game.start()
        while (actor := state.actor) is not None:
            if actor == CHANCE:
                ways = state.chance_ways()
                state.play(luck.choices(list(ways), list(ways.values()))[0])
                continue
            assert isinstance(actor, int)
            if len(state.legal()) > 1:
                found.append((state.still(), actor))
            state.play(decide(state, actor, "advice", 0).move, actor)
    return luck.sample(found, count)


def searching(maker: str, game: Game) -> Contender:
    """One search after the other, each in the next position."""
    where, seeds = itertools.cycle(positions(game)), itertools.count()

    def burst() -> Burst:
        state, seat = next(where)
        start = clock()
        search = Search(state, seat, next(seeds), PLAYOUTS)
        search.think(PLAYOUTS)
        return Burst(clock() - start, {"playouts": PLAYOUTS})

    return Contender(maker, game.id, "search", burst)


def moves_of_levels(game: Game, seconds: float) -> dict[str, dict[str, Any]]:
    """Seconds of a move, by level: the median and the slowest of as many decisions as fit, nothing left to load."""
    where = positions(game)
    decide(*where[0], "search:1", 0)
    return {level: moves_of(level, where, seconds) for level in LEVELS}


def moves_of(level: str, where: list[tuple[State, int]], seconds: float) -> dict[str, Any]:
    times: list[float] = []
    for state, seat in where:
        start = clock()
        decide(state, seat, level, 0)
        times.append(clock() - start)
        if sum(times) > seconds:
            break
    return {"median": statistics.median(times), "slowest": max(times), "decisions": len(times)}
