"""How far one move is ahead of all others, and how sure that is.

The search is repeated from the beginning, each time with randomness of its own, and hears every move as long as the
best. Two repetitions share nothing, so what they scatter by is all the error there is, the tree's own included: by how
much one move leads another is the mean of the repetitions, and Student's t says how low it may be.

The other measure shares nothing with that one but the rules: the position is played on to the end of the game in many
worlds that the seat may be in, once with each of two moves. To the end of the deal or round everybody searches, from
there on the game's advice decides; who has won is counted. No tree, no estimate of what a position is worth, no curve.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import numpy as np

from igroteka.bots import judging
from igroteka.bots.judge import NOBODYS, BoundJudging, bound_judging, epoch_of, listen
from igroteka.bots.players import decide
from igroteka.bots.searcher import sources
from igroteka.engine.game import Kit
from igroteka.engine.once import once
from igroteka.engine.rule import seed_stream
from igroteka.engine.rules import by_name
from igroteka.engine.state import CHANCE, State
from igroteka.puzzles import playing

T_99: Final = {2: 6.965, 3: 4.541, 4: 3.747, 5: 3.365, 6: 3.143, 7: 2.998, 8: 2.896, 9: 2.821, 11: 2.718, 15: 2.602}
"""Student's t for one side and 99 %, by degrees of freedom."""
SURELY: Final = 2.326  # the same where there are many


@once
def even_judging(kit: Kit) -> BoundJudging:
    """The measure that hears every move as long as the best."""
    return bound_judging(kit, "puzzle-judging", {"SHORT": judging.LONG})


def chances(state: State, seat: int, playouts: int, seed: int) -> dict[str, float]:
    """The chance to win with each move, as one search says."""
    kit = state.game.kit
    _, found = listen(state, seat, playouts, NOBODYS, seed, even_judging(kit))
    count = int(np.count_nonzero(found["heard"][0]))
    heard = zip(found["actions"][0, :count].tolist(), found["chances"][0, :count].tolist(), strict=True)
    return {kit.texts[action]: chance for action, chance in heard}


@dataclass(frozen=True)
class Margin:
    """How far a move is ahead of the next best, in chances to win."""

    second: str
    ahead: float
    error: float  # its standard error
    surely: float  # with 99 % confidence it is ahead of every other by so much


def lead(heard: Sequence[Mapping[str, float]], best: str) -> Margin:
    """Of a move over all others, from searches that share nothing.

    Each of the others is passed with 99 % confidence or the lead is not sure, so looking for the least of them
    makes nothing surer than it is.

    >>> found = lead([{"a": 0.5, "b": 0.3}, {"a": 0.52, "b": 0.3}, {"a": 0.5, "b": 0.28}, {"a": 0.48, "b": 0.3}], "a")
    >>> found.second, round(found.ahead, 3), round(found.error, 4), round(found.surely, 3)
    ('b', 0.205, 0.0096, 0.162)
    """
    t = T_99[len(heard) - 1]
    others = {move: [one[best] - one[move] for one in heard] for move in heard[0] if move != best}
    means = {move: fmean(apart) for move, apart in others.items()}
    errors = {move: stdev(apart) / sqrt(len(apart)) for move, apart in others.items()}
    second = min(means, key=means.__getitem__)
    surely = min(means[move] - t * errors[move] for move in others)
    return Margin(second, means[second], errors[second], surely)


# --- played to the end ----------------------------------------------------------------------------


class BoundPlaying:
    """What Python asks of ``playing``, bound to a game's rules and advice."""

    finish = staticmethod(playing.finish)


@once
def finishing(kit: Kit) -> BoundPlaying:
    from igroteka.engine.compiling import compile_rules

    found: BoundPlaying = by_name(compile_rules(f"{kit.table.ID}-finishing", (*sources(kit), playing), kit.tables))
    return found


@dataclass(frozen=True)
class Played:
    """By how much more often a seat won with one move than with another, in the same worlds."""

    ahead: float
    error: float

    def allows(self, lead: float) -> bool:
        """May it be as far ahead as that, with 99 % confidence?"""
        return self.ahead + SURELY * self.error >= lead


def played_out(state: State, seat: int, best: str, other: str, worlds: int, bot: str, seed: int) -> Played:
    """Play both moves on in so many worlds that the seat may be in."""
    apart = []
    for world in range(seed, seed + worlds):
        imagined = state.imagine(seat, world)
        apart.append(share_of_win(imagined, seat, best, bot, world) - share_of_win(imagined, seat, other, bot, world))
    return Played(fmean(apart), max(1.0, stdev(apart) * sqrt(worlds)) / worlds)  # no difference seen may still be one


def share_of_win(imagined: State, seat: int, move: str, bot: str, seed: int) -> float:
    """Of a seat that makes this move, in one world."""
    kit = imagined.game.kit
    state = imagined.copy()
    part = epoch_of(state)
    state.play(move, seat)
    rng: Any = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        seed_stream(rng, seed, 0)
    ply = 0
    while state.actor is not None and epoch_of(state) == part:
        ply += 1
        if state.actor == CHANCE:
            luck = np.random.default_rng((seed, ply)).random()
            state.play(state.brought_by(int(luck * state.ways)))
        else:
            actor: Any = state.actor
            state.play(decide(state, actor, bot, seed * 4096 + ply).move, actor)
    moves = np.empty(kit.rules.MOST_MOVES, np.int16)
    won = int(finishing(kit).finish(state.record(), rng, moves))
    return ((won >> seat) & 1) / won.bit_count()
