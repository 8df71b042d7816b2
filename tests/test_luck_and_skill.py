"""Luck comes to nothing over many games, and skill tells the levels apart."""

import random
from math import sqrt
from statistics import fmean, stdev

import pytest

from benchmarks.levels import luck_in, played
from igroteka.analysis import Analysis, Effort, analyse

SMALL = {"eight28": 3, "jackal-high": 2, "my-number": 3, "twelve-days": 2}
GAMES = 1000


@pytest.mark.parametrize("game_id", SMALL)
def test_luck_comes_to_nothing_over_many_games(game_id: str) -> None:
    """Whoever plays, and however badly the playouts judge: here nobody thinks at all."""
    players = SMALL[game_id]
    found = [luck_in(played(game_id, ["random"] * players, random.Random(seed))) for seed in range(GAMES)]
    for seat in range(players):
        luck = [game[seat] for game in found]
        assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(GAMES), (seat, fmean(luck))
        assert stdev(luck) > 0


@pytest.fixture(scope="module")
def matches() -> list[Analysis]:
    bots = ["random", "novice", "master"]
    return [analyse(played("my-number", bots, random.Random(seed)), settings=Effort(playouts=400)) for seed in range(4)]


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
