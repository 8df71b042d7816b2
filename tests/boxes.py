"""The four games in the settings that tests go through."""

from collections.abc import Iterator
from random import Random
from typing import Any

import igroteka
from igroteka.engine.contract import random_move

GAMES = ("eight28", "twelve-days", "jackal-high", "my-number")
TOY = "high-card"
NAMES = (  # that are hard to draw
    "Konstantinopolskaya Anastasia",
    "王秀英王秀英王秀英",
    "o",
    "Вера",
    "a\tb\x1b[31m",
    "👩‍👩‍👧‍👦",
    "Seven",
    "Eight",
)

# Every option away from its default, at some number of players.
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "eight28": [{"deck": "reviewer", "pass_is_final": True}, {"low_plays_28": False, "first": 2}],
    "twelve-days": [{"gifts": 2, "last_deal_pays": False}, {"gifts": 12, "first": 1}],
    "jackal-high": [{"take2_paws": 3, "stall": 1}, {"take2_paws": 0, "stall": 0, "first": 1}],
    "my-number": [{"goals": f"round:{k}"} for k in (1, 2, 3, 4, 5)] + [{"goals": f"game:{k}"} for k in (3, 4, 5)],
    TOY: [],
}


def settings(id: str) -> list[dict[str, Any]]:
    """All numbers of players with the defaults, and every variant at some number."""
    players = igroteka.games()[id].players
    plain: list[dict[str, Any]] = [{"players": n} for n in players]
    return plain + [
        {"players": players[i % len(players)] if "first" not in options else players[-1], **options}
        for i, options in enumerate(VARIANTS[id])
    ]


def all_games(*extra: str) -> list[igroteka.Game]:
    return [igroteka.game(id, **options) for id in (*GAMES, *extra) for options in settings(id)]


def positions(game: igroteka.Game, seed: int, often: float) -> Iterator[igroteka.State]:
    """A few points of a random game: the first of every phase, the last of all, and some between."""
    rng = Random(seed)
    state = game.start()
    phases: set[str] = set()
    while True:
        phase = state.view().get("phase", "")
        if phase not in phases or rng.random() < often:
            phases.add(phase)
            yield state
        if state.actor is None:
            return
        seat, move = random_move(state, rng)
        state.play(move, seat)
