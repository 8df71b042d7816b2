"""What games teach bots of hidden cards and of what counts in the end: the ``experience.toml`` of each game.

    python benchmarks/experience.py eight28 --seconds 240
    python benchmarks/experience.py my-number --seconds 60 --out try.toml

Four players. For half of the time the advice plays against itself, thousands of games at once, then the search with
100 playouts a move. Of positions in these games it is counted what hands that look alike held, beside what they would
hold if every unseen card were as likely; and from those where a round begins it is fitted, as a logit, who won. What
was not learned from says how much better the new chances are (nats: the mean surprise).
"""

import argparse
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize

import igroteka
from igroteka.bots.adviser import Adviser
from igroteka.bots.search import PLAYS
from igroteka.bots.searcher import Search
from igroteka.engine.learned import EXPERIENCE
from igroteka.engine.state import CHANCE
from igroteka.games.eight28 import box as eight28
from igroteka.games.my_number import box as my_number
from igroteka.training.writing import rows

Array = np.ndarray[Any, Any]
PLAYERS = 4
AT_ONCE = 512  # games that the advice plays
PLAYOUTS = 100
LOOK = 0.25  # of the decisions in a search's game are looked at
WHOLE = 64  # what 1 is in a table of hands
LEAST, MOST = 0.03, 10.0  # ratios that a table may hold
BELIEF = 20  # cards: as sure the search's games begin of what the advice's games say


# --- games ----------------------------------------------------------------------------------------


def played_by_advice(id: str, seconds: float) -> tuple[Array, Array, Array]:
    """Positions where a round begins, who won these games, and positions at any decision."""
    env = igroteka.vector(igroteka.game(id, players=PLAYERS), AT_ONCE, seed=5)
    advised = Adviser(env)
    pending: list[list[bytes]] = [[] for _ in range(AT_ONCE)]
    starts: list[bytes] = []
    won: list[Array] = []
    decisions: list[bytes] = []
    before, steps, until = env.states["round"].copy(), 0, time.monotonic() + seconds
    while time.monotonic() < until:
        env.step(advised(steps))
        steps += 1
        for i in np.flatnonzero(env.done):
            starts += pending[i]
            won += [env.rewards[i] + 1 / PLAYERS] * len(pending[i])
            pending[i] = []
        for i in np.flatnonzero((env.states["round"] != before) & ~env.done):
            pending[i].append(env.states[i : i + 1].tobytes())
        if steps % 7 == 0 and len(decisions) < 400:
            decisions.append(env.states.tobytes())
        before = env.states["round"].copy()
    kind = env.states.dtype
    return np.frombuffer(b"".join(starts), kind), np.array(won), np.frombuffer(b"".join(decisions), kind)


def played_by_search(id: str, seconds: float) -> Array:
    """Positions at any decision of the search against itself."""
    game, until, number = igroteka.game(id, players=PLAYERS), time.monotonic() + seconds, 0
    found = []
    while time.monotonic() < until:
        luck, state = random.Random(f"experience {number}"), game.start()
        number += 1
        while state.actor is not None:
            if state.actor == CHANCE:
                state.play(state.draw(luck))
                continue
            seat: Any = state.actor
            if luck.random() < LOOK:
                found.append(state.record().tobytes())
            moves = state.legal(seat)
            if len(moves) > 1:
                search = Search(state.imagine(seat, luck.getrandbits(30)), seat, luck.getrandbits(30), PLAYOUTS, PLAYS)
                search.think(PLAYOUTS)
                moves = (search.thoughts()[0].move,)
            state.play(moves[0], seat)
    return np.frombuffer(b"".join(found), game.kit.rules.STATE)


# --- what hands hold ------------------------------------------------------------------------------


def hidden_cards(states: Array) -> tuple[Array, Array]:
    """8-28: how often each kind lay face down, by how its owner stood, and how often it would if all were as likely."""
    states = states[states["phase"] == eight28.OFFER]
    each, seats = np.arange(len(states)), np.arange(PLAYERS)
    points = np.array([1 if kind == eight28.ACE else kind + 1 for kind in range(eight28.KINDS)])
    hidden, shows = states["hidden"][:, :PLAYERS].astype(int), states["shows"][:, :PLAYERS].astype(int)
    order = (seats[None] - states["giver"][:, None] - 1) % PLAYERS
    asked = order < ((states["due"] - states["giver"] - 1) % PLAYERS)[:, None]
    first = ((shows == 0) | asked).all(1)[:, None]
    stands = np.where(asked, 0, np.where(first, 1, 2))
    total = np.minimum(states["low"][:, :PLAYERS] - points[hidden], 29)
    pool = states["pile"].astype(float)
    for p in seats:
        other = (states["due"] != p) & (hidden[:, p] >= 0)
        pool[each[other], hidden[other, p]] += 1
    pool /= pool.sum(1, keepdims=True)
    held, alike = np.zeros((3, 5, 30, eight28.KINDS)), np.zeros((3, 5, 30, eight28.KINDS))
    for p in seats:
        i = np.flatnonzero((states["due"] != p) & (hidden[:, p] >= 0))
        where = (stands[i, p], np.minimum(shows[i, p], 4), total[i, p])
        np.add.at(held, (*where, hidden[i, p]), 1)
        np.add.at(alike, where, pool[i])
    return held, alike


def eight28_tables(advice: tuple[Array, Array, Array], search: Array) -> dict[str, Array]:
    """What the advice's games say counts as so many cards, beside which those of the search's games are counted."""
    held, alike = hidden_cards(advice[2])
    said = np.clip((held + 2 * shares(alike) + 0.02) / (alike + 2 * shares(alike) + 0.02), LEAST, MOST)
    held, seen = hidden_cards(search)
    before = np.where(seen.sum(3, keepdims=True) > 0, shares(seen), shares(alike))
    ratio = (held + BELIEF * before * said + 0.01) / (seen + BELIEF * before + 0.01)
    return {"held": in_parts(ratio)}


def shares(counts: Array) -> Array:
    of_one: Array = counts / np.maximum(counts.sum(-1, keepdims=True), 1e-9)
    return of_one


def in_parts(ratio: Array) -> Array:
    parts: Array = np.maximum(1, np.rint(WHOLE * np.clip(ratio, LEAST, MOST))).astype(np.int64)
    return parts


# --- what counts in the end -----------------------------------------------------------------------


def likely(counts: Array) -> Array:
    weights = np.exp(counts - counts.max(1, keepdims=True))
    chances: Array = weights / weights.sum(1, keepdims=True)
    return chances


def surprise(chances: Array, won: Array) -> float:
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


def fit(facts: Array, won: Array, pull: float = 3e-5) -> tuple[Array, float]:
    """What each fact of a seat counts (positions × seats × facts), and the surprise in the fifth not learned from."""
    learned = (np.arange(len(won)) // (len(won) // 50 + 1)) % 5 != 0

    def wrong(counts: Array) -> tuple[float, Array]:
        chances = likely(facts[learned] @ counts)
        slope = np.einsum("np,npf->f", chances - won[learned], facts[learned]) / learned.sum()
        return surprise(chances, won[learned]) + pull * float(counts @ counts), slope + 2 * pull * counts

    found = minimize(wrong, np.zeros(facts.shape[2]), jac=True, method="L-BFGS-B").x
    return found, surprise(likely(facts[~learned] @ found), won[~learned])


def my_number_tables(advice: tuple[Array, Array, Array], search: Array) -> dict[str, Array]:
    starts, won, _ = advice
    points = (starts["points"][:, :PLAYERS].sum(2) + starts["bonus"][:, :PLAYERS].sum(2)).astype(float)
    drawn = starts["drawn"][:, :PLAYERS].astype(np.int64)
    cards = np.where(drawn > 0, starts["hand"][:, :PLAYERS] & ~(1 << drawn), starts["hand"][:, :PLAYERS])
    has = (cards[:, :, None] >> np.arange(1, my_number.NUMBERS + 1) & 1).astype(float)
    points_count = np.zeros(my_number.ROUNDS + 1, np.int64)
    card_counts = np.zeros((my_number.ROUNDS + 1, my_number.NUMBERS + 1), np.int64)
    for round in range(2, my_number.ROUNDS + 1):
        now = starts["round"] == round
        _, without = fit(points[now][:, :, None], won[now])
        counts, left = fit(np.concatenate([points[:, :, None], has], 2)[now], won[now])
        print(f"round {round}: {left:.4f} nats, {without:.4f} by points alone")
        points_count[round] = round_off(1000 * counts[0])
        card_counts[round, 1:] = round_off(1000 * counts[1:])
    return {"points_count": points_count, "card_counts": card_counts}


def round_off(numbers: Any) -> Any:
    return np.rint(numbers).astype(np.int64)


LESSONS: dict[str, Callable[[tuple[Array, Array, Array], Array], dict[str, Array]]] = {
    "eight28": eight28_tables,
    "my-number": my_number_tables,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(LESSONS))
    parser.add_argument("--seconds", type=float, default=240.0, help="of play: %(default)s")
    parser.add_argument("--out", type=Path, metavar="FILE", help="as the game reads it, if not said")
    given = parser.parse_args()
    advice = played_by_advice(given.game, given.seconds / 2)
    search = played_by_search(given.game, given.seconds / 2)
    tables = LESSONS[given.game](advice, search)
    kit = igroteka.game(given.game).kit
    body = "\n".join(f"{name} = {rows(table.tolist())}" for name, table in tables.items())
    (given.out or kit.folder / EXPERIENCE).write_text(
        f"# Made by `python benchmarks/experience.py {given.game}`: see docs/training.md.\n"
        f"version = {kit.table.VERSION}  # of the game\n\n[made]\nstarts = {len(advice[0])}\n"
        f"decisions = {len(search)}\n\n[tables]\n{body}\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
