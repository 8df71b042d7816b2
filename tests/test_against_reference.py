"""The engine against an independent implementation of the same rules, move by move."""

import copy
import random
from importlib import import_module
from typing import Any

import pytest

import igroteka
from tests.boxes import GAMES
from tests.reference import ImpossiblePosition, Refused

REFERENCES = {id: import_module(f"tests.reference.{id.replace('-', '_')}").Reference for id in GAMES}

# Every option in every setting, beside the defaults.
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "eight28": [{}, {"deck": "reviewer"}, {"pass_is_final": True}, {"low_plays_28": False}, {"first": 2}],
    "twelve-days": [{}, {"gifts": 2, "last_deal_pays": False}, {"gifts": 3, "first": 1}],
    "jackal-high": [{}, {"take2_paws": 3, "stall": 1}, {"take2_paws": 0, "stall": 0, "first": 1}],
    "my-number": [{}, *({"goals": {"round": k}} for k in (1, 4, 5)), *({"goals": {"game": k}} for k in (3, 5))],
}
NONSENSE = ("", "?", "nonsense", "deal", "deal 99", "pass pass", "8x", "-1", "0", "61", "9>9", "roll", "roll 9")


def cases() -> list[Any]:
    return [
        pytest.param(id, {"players": players, **options}, id=f"{id}-{players}-{options}")
        for id in GAMES
        for players in igroteka.games()[id].players
        for options in VARIANTS[id]
    ]


@pytest.mark.parametrize(("id", "options"), cases())
def test_engine_and_reference_agree(id: str, options: dict[str, Any]) -> None:
    rng = random.Random(f"{id} {options}")
    game = igroteka.game(id, **options)
    for _ in range(2):
        state, reference = game.start(), REFERENCES[id](**options)
        while state.actor is not None:
            compare_moves(state, reference)
            if rng.random() < 0.08:
                compare_views(state, reference)
                compare_refusal(state, reference, rng)
            seat: Any = rng.choice(state.actors) if state.actors else None
            move = rng.choice(state.legal(seat))
            state.play(move, seat)
            reference.play(move, seat)
        assert reference.actor is None
        compare_views(state, reference)
        assert state.winners == tuple(reference.winners)
        assert state.scores == tuple(reference.scores)


def compare_moves(state: igroteka.State, reference: Any) -> None:
    assert (state.actor, state.actors) == (reference.actor, tuple(reference.actors))
    if state.actor == igroteka.CHANCE:
        ways = state.chance_ways()
        total = sum(ways.values())
        exact = {text: p * total for text, p in reference.chance().items()}
        assert ways == exact
    for seat in state.actors:
        assert set(state.legal(seat)) == set(reference.legal(seat))


def compare_views(state: igroteka.State, reference: Any) -> None:
    for seat in (None, *range(state.game.players)):
        assert state.view(seat) == reference.view(seat)


def compare_refusal(state: igroteka.State, reference: Any, rng: random.Random) -> None:
    """A move that is not legal is refused by both, with the same clause."""
    seat = rng.choice((None, None, *range(state.game.players)))
    text = rng.choice((*NONSENSE, *rng.choices(state.game.kit.texts, k=20)))
    if text in state.legal(seat):
        return
    with pytest.raises(igroteka.IllegalMove) as ours:
        state.play(text, seat)
    with pytest.raises(Refused) as theirs:
        copy.deepcopy(reference).play(text, seat)
    assert ours.value.clause == theirs.value.clause, f"{text!r} by {seat}: {theirs.value}"


@pytest.mark.parametrize("id", GAMES)
def test_they_read_spoilt_positions_alike(id: str) -> None:
    """A position with one thing changed at random: both refuse it, or both make the same of it."""
    rng = random.Random(id)
    game = igroteka.game(id)
    for _ in range(60):
        state = game.start()
        for _ in range(rng.randrange(150)):
            if state.actor is not None:
                state.play(rng.choice(state.legal()))
        view = state.view()
        spoil(view, rng)
        try:
            theirs = REFERENCES[id].position(view, **game.options).view()
        except ImpossiblePosition:
            continue
        try:
            ours = game.position(view).view()
        except igroteka.PositionError:
            continue  # we refuse more: contradictions in derived keys
        assert ours == theirs


def spoil(view: dict[str, Any], rng: random.Random) -> None:
    """Leave out one key of the position, or of one player."""
    part = rng.choice([view, *view["players"]])
    del part[rng.choice(sorted(part))]
