"""Every bot plays every game to its end, at every number of players and with every option."""

from itertools import cycle, islice
from typing import Any

import pytest

import igroteka
from igroteka.arena.match import Pairing, play
from igroteka.bots import bot, decide
from igroteka.bots.players import Searcher
from igroteka.bots.searcher import Thought
from tests.boxes import GAMES, settings

BOTS = ("advice", "search:20", "novice", "casual", "strong")
SETTINGS = [(id, options) for id in GAMES for options in settings(id)]


@pytest.mark.parametrize(("id", "options"), SETTINGS, ids=str)
def test_bots_play_to_the_end(id: str, options: dict[str, Any]) -> None:
    seats = tuple(islice(cycle(BOTS), options["players"]))
    outcome = play(Pairing(id, tuple(options.items()), seats, 1))
    assert sum(outcome.shares) == pytest.approx(1)
    assert all(outcome.moves)


def thoughts(*chances: float) -> list[Thought]:
    return [Thought(str(i), chance, 10) for i, chance in enumerate(chances)]


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_a_weaker_level_errs_like_a_person_and_never_plays_what_looks_silly(level: str) -> None:
    searcher = bot(level)
    assert isinstance(searcher, Searcher)
    seen = thoughts(0.30, 0.30 - searcher.limit / 2, 0.30 - searcher.limit * 1.01)
    picked = [searcher.pick(seen, seed) for seed in range(400)]
    assert picked.count("0") > picked.count("1") > 20
    assert "2" not in picked


def test_a_bot_with_a_fixed_budget_plays_the_same_move_again() -> None:
    state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])
    for level in ("novice", "search:50"):
        first, second = (decide(state, 1, level, seed=5) for _ in range(2))
        assert first == second and first.thoughts
