"""One game between bots: the unit of work. It is fully described by its ``Pairing``, so it can be
played anywhere, again, with the same result (bots with a budget in seconds excepted).
"""

import random
import time
import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from igroteka.api import game as make_game
from igroteka.arena.oracle import choose
from igroteka.engine.game import Game
from igroteka.engine.state import CHANCE


@dataclass(frozen=True)
class Pairing:
    """Who sits where, and which deal they play.

    The same ``deal`` gives the same luck in the same order, whoever sits where: rotating the seats
    over one deal is what makes the comparison fair.
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: tuple[str, ...]  # the names of the bots
    deal: int
    cards: str | None = None  # other facts of the box, as TOML


@dataclass(frozen=True)
class Outcome:
    """How a game between bots ended."""

    pairing: Pairing
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory: 1, or 1/k for each of k winners
    moves: tuple[int, ...]  # decisions of each seat
    seconds: tuple[float, ...] = field(compare=False)  # that each seat thought


@lru_cache(maxsize=64)
def game_of(id: str, options: tuple[tuple[str, Any], ...], cards: str | None) -> Game:
    return make_game(id, cards=tomllib.loads(cards) if cards else None, **dict(options))


@lru_cache(maxsize=512)
def get_ready(game: Game, name: str) -> None:
    """Let a bot decide once before the clock runs: the first time it loads or compiles what it needs."""
    state = game.start()
    while state.actor == CHANCE:
        state.play(state.legal()[0])
    first: Any = state.actor
    choose(state, first, name, 0)


def play(pairing: Pairing) -> Outcome:
    """Play the game of a pairing to its end."""
    game = game_of(pairing.game, pairing.options, pairing.cards)
    for name in set(pairing.seats):
        get_ready(game, name)
    luck = random.Random(f"deal {pairing.deal}")
    state = game.start()
    moves = [0] * game.players
    seconds = [0.0] * game.players
    while state.actor is not None:
        if state.actor == CHANCE:
            ways = state.chance_ways()
            state.play(luck.choices(list(ways), list(ways.values()))[0])
            continue
        seat: Any = state.actor
        began = time.perf_counter()
        move = choose(state, seat, pairing.seats[seat], thinking_seed(pairing, seat, len(state.history)))
        seconds[seat] += time.perf_counter() - began
        moves[seat] += 1
        state.play(move, seat)
    winners = state.winners or ()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.players))
    return Outcome(pairing, state.scores, shares, tuple(moves), tuple(seconds))


def thinking_seed(pairing: Pairing, seat: int, ply: int) -> int:
    """What a bot's own randomness starts from: nobody else's in any game."""
    return (pairing.deal * 1_000_003 + ply) * 64 + seat
