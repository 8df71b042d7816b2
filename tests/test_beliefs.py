"""What bots believe of hidden cards fits all that their seat knows, hangs on nothing else, and is truer than chance."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.bots import choose
from igroteka.bots.hints import interpreted_advice
from igroteka.engine.learned import EXPERIENCE, Learned
from igroteka.engine.rule import seed_stream
from igroteka.engine.sheet import Sheet
from igroteka.engine.state import State
from tests.boxes import GAMES, settings
from tests.test_records import played


def believed(state: State, seat: int, seed: int) -> State:
    """A world as a bot in the seat believes it to be. Read past the end of a table, and this raises."""
    advice: Any = interpreted_advice(state.game.kit)
    record = state.record()
    sheet, rng = Sheet(record), np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        seed_stream(rng, seed, 0)
        advice.believe(sheet, seat, rng)
    sheet.store(record)
    return state.game.at(record.tobytes())


def decisions(game: igroteka.Game, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Before some decisions of a game that the advice plays against itself."""
    luck = random.Random(f"beliefs {seed}")
    state = game.start()
    count = 0
    while state.actor is not None:
        if state.actor == igroteka.CHANCE:
            state.play(state.draw(luck))
            continue
        seat: Any = state.actor
        count += 1
        if count % every == 0:
            yield state, seat
        state.play(choose(state, seat, "advice", 0), seat)


@pytest.mark.parametrize("id", GAMES)
def test_a_believed_world_looks_the_same_from_the_seat_whatever_is_hidden(id: str) -> None:
    """Nothing that the seat cannot know has a say in what it believes: non-interference, of beliefs."""
    compared = 0
    for options in settings(id)[::3]:
        whole = played(igroteka.game(id, **options), 4)
        state = whole.game.start()
        for ply, (by, action) in enumerate(whole.steps):
            if by != igroteka.CHANCE and ply % 23 == 0:
                seat: Any = by
                world = believed(state, seat, ply)
                assert world.view(seat) == state.view(seat)
                assert bytes(world) == bytes(believed(state.imagine(seat, 99), seat, ply))
                compared += 1
            state.play(action, by)
    assert compared > 10


def test_what_bots_believe_is_truer_than_chance() -> None:
    """8-28: who stays with the cards that he has shows why, in games that nobody learned from."""
    believe, chance = 0, 0
    for number in range(6):
        for state, seat in decisions(igroteka.game("eight28", players=4), number, 3):
            believe += rightly_guessed(believed(state, seat, number), state, seat)
            chance += rightly_guessed(state.imagine(seat, number), state, seat)
    assert believe > 1.25 * chance, (believe, chance)


def rightly_guessed(world: State, state: State, seat: int) -> int:
    pairs = zip(world.view()["players"], state.view()["players"], strict=True)
    return sum(p != seat and mine["hidden"] == true["hidden"] for p, (mine, true) in enumerate(pairs))


@pytest.mark.parametrize("id", GAMES)
def test_experience_is_whole_and_of_the_games_version(id: str) -> None:
    kit = igroteka.game(id).kit
    known: Learned | None = getattr(kit.part("advice"), "EXPERIENCED", None)
    if known is not None:
        assert known.version == kit.table.VERSION, EXPERIENCE
        assert set(known.known) == set(known.tables)
        assert all(table.any() for table in known.tables.values())


def prospects(sheet: Sheet, state: State) -> list[float]:
    chances = [0.0] * state.game.players
    advice: Any = interpreted_advice(state.game.kit)
    advice.prospects(sheet, chances)
    return chances


@pytest.mark.parametrize("id", GAMES)
def test_somebody_wins_by_what_a_position_is_worth(id: str) -> None:
    for state, _ in decisions(igroteka.game(id), 7, 5):
        chances = prospects(Sheet(state.record()), state)
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0


def test_the_lowest_and_the_highest_cards_of_a_collection_are_good_to_have() -> None:
    """My Number!: with equal points, before the second round and the third."""
    state = igroteka.game("my-number", players=3).start()
    for round in (2, 3):
        sheet = Sheet(state.record())
        sheet.round = round
        for p, cards in enumerate(
            ((1, 2, 3, 4, 58, 59, 60), (20, 24, 30, 35, 40, 41, 42), (25, 26, 31, 36, 37, 45, 46))
        ):
            sheet.hand[p] = sum(1 << card for card in cards)
        chances = prospects(sheet, state)
        assert chances[0] > 0.5
        assert chances[1] == pytest.approx(chances[2], abs=0.1)
