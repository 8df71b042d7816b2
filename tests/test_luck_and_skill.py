"""Luck comes to nothing over many games, and skill tells the levels apart."""

import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import pytest

import igroteka
from igroteka import GameRecord
from igroteka.analysis import Analysis, Effort, analyse
from igroteka.analysis.work import still_positions, stretches
from igroteka.bots import judge
from igroteka.bots.players import choose
from igroteka.engine.rule import CHANCE

SMALL = {"eight28": 3, "jackal-high": 2, "my-number": 3, "twelve-days": 2}
GAMES = 1000


def played_by(bots: Sequence[str], game_id: str, seed: int) -> GameRecord:
    luck = random.Random(seed)
    state = igroteka.game(game_id, players=len(bots)).start()
    while state.actor is not None:
        if state.actor == igroteka.CHANCE:
            odds = state.chance()
            state.play(luck.choices([*odds], [*odds.values()])[0])
            continue
        seat = state.actors[0]
        state.play(choose(state, seat, bots[seat], luck.randrange(1 << 40)), seat)
    return GameRecord(state, tuple(bots))


def luck_in(record: GameRecord) -> list[float]:
    """Each seat's luck, by the cheapest estimate that there is: one pair of playouts a draw."""
    positions = [*still_positions(record)]
    by = [who if isinstance(who, int) else CHANCE for who, _ in record.state.steps]
    luck = [0.0] * record.state.game.players
    for one in stretches(record, by, [judge.epoch_of(state) for state in positions]):
        pair = judge.PairedPlayouts(positions[one.first], positions[one.last + 1], one.seed)
        pair.play_on(1)
        luck = [had + more for had, more in zip(luck, pair.means, strict=True)]
    return luck


@pytest.mark.parametrize("game_id", SMALL)
def test_luck_comes_to_nothing_over_many_games(game_id: str) -> None:
    """Whoever plays, and however badly the playouts judge: here nobody thinks at all."""
    players = SMALL[game_id]
    found = [luck_in(played_by(["random"] * players, game_id, seed)) for seed in range(GAMES)]
    for seat in range(players):
        luck = [game[seat] for game in found]
        assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(GAMES), (seat, fmean(luck))
        assert stdev(luck) > 0


@pytest.fixture(scope="module")
def matches() -> list[Analysis]:
    bots = ("random", "novice", "master")
    return [analyse(played_by(bots, "my-number", seed), settings=Effort(playouts=400)) for seed in range(4)]


def test_skill_is_clearly_negative_for_who_plays_blindly_and_about_nothing_for_the_master(
    matches: list[Analysis],
) -> None:
    blindly, novice, master = ([match.players[seat].own_moves for match in matches] for seat in range(3))
    errors = [match.players[2].own_error for match in matches]
    assert max(blindly) < -0.2
    assert abs(fmean(master)) < 2 * fmean(errors)
    assert fmean(blindly) < fmean(novice) < fmean(master)


def test_the_order_of_the_levels_comes_out(matches: list[Analysis]) -> None:
    """By accuracy, on average; how often a single match tells them apart, benchmarks/levels.py counts."""
    blindly, novice, master = (
        fmean(match.accuracy[seat] or 0.0 for match in matches) for seat in range(len(matches[0].names))
    )
    assert blindly < novice < master
