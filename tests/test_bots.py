"""Every bot plays every game to its end, at every number of players and with every option."""

import random
from itertools import cycle, islice
from typing import Any

import pytest

import igroteka
from igroteka.arena.match import Pairing, play
from igroteka.bots import bot, choose, decide
from igroteka.bots.players import Searcher
from igroteka.bots.searcher import Search, Thought
from tests.boxes import GAMES, settings
from tests.test_records import played

BOTS = ("advice", "search:20", "novice", "casual", "strong")
SETTINGS = [(id, options) for id in GAMES for options in settings(id)]


@pytest.mark.parametrize(("id", "options"), SETTINGS, ids=str)
def test_bots_play_to_the_end(id: str, options: dict[str, Any]) -> None:
    seats = tuple(islice(cycle(BOTS), options["players"]))
    outcome = play(Pairing(id, tuple(options.items()), seats, 1))
    assert sum(outcome.shares) == pytest.approx(1)
    assert all(outcome.moves)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_has_nothing_to_decide_is_named(language: str) -> None:
    state = igroteka.game("eight28", players=3).start()
    with pytest.raises(igroteka.IllegalMove) as refused:
        choose(state, 1, "random", 0)
    assert ("Seat 1 has nothing to decide now" in (said := refused.value.say(language))) == (language == "en"), said


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


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_decides_by_what_its_seat_knows(id: str) -> None:
    """In another world that looks the same from the seat it thinks the same, visit for visit."""
    compared = 0
    for options in settings(id)[::2]:
        whole = played(igroteka.game(id, **options), 2)
        state = whole.game.start()
        for ply, (by, action) in enumerate(whole.steps):
            if by != igroteka.CHANCE and ply % 17 == 0:
                seat: Any = by
                other = state.imagine(seat, 99)
                for name in ("advice", "search:60"):
                    assert decide(state, seat, name, seed=ply) == decide(other, seat, name, seed=ply)
                compared += 1
            state.play(action, by)
    assert compared > 20


def test_what_others_have_chosen_in_secret_changes_nothing() -> None:
    """In the tree they choose as they would, whether they have chosen already or not."""
    state = igroteka.game("my-number", players=4).start()
    luck = random.Random(1)
    while state.actor == igroteka.CHANCE:
        state.play(state.draw(luck))
    before = Search(state, 2, seed=3)
    before.think(400)
    for seat in (0, 1, 3):
        state.play(luck.choice(state.legal(seat)), seat)
    after = Search(state, 2, seed=3)
    after.think(400)
    assert before.thoughts() == after.thoughts()


@pytest.mark.parametrize("id", GAMES)
def test_what_a_move_promises_is_how_likely_it_seems(id: str) -> None:
    """All moves together are certain, and none seems likelier than the advised one."""
    state = igroteka.game(id).start()
    luck = random.Random(2)
    while state.actor == igroteka.CHANCE:
        state.play(state.draw(luck))
    seat: Any = state.actor
    search = Search(state, seat)
    search.think(1)
    likely = {state.game.kit.texts[edge["action"]]: float(edge["likely"]) for edge in search.edges}
    assert sum(likely.values()) == pytest.approx(1)
    assert all(0 < part <= likely[decide(state, seat, "advice", 0).move] for part in likely.values())
