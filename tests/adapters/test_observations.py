"""Observations hold nothing hidden, determine what their seat sees, and are documented field by field."""

import random
from pathlib import Path

import numpy as np
import pytest

import igroteka
from igroteka.engine.binding import bind, gather
from igroteka.engine.contract import observation
from igroteka.engine.sheet import Sheet, numbers
from igroteka.engine.state import CHANCE

GAMES = sorted(igroteka.games())
DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def walk(id: str, seed: int, every: int = 7) -> "list[igroteka.State]":
    """Points of a random game."""
    state, rng, points = igroteka.game(id).start(), random.Random(seed), []
    while state.actor is not None:
        ways = state.chance_ways() if state.actor == CHANCE else dict.fromkeys(state.legal(), 1)
        state.play(rng.choices(list(ways), list(ways.values()))[0])
        if len(state.history) % every == 0:
            points.append(state.copy())
    return points


@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_cannot_know_does_not_show_in_its_observation(id: str) -> None:
    for number, state in enumerate(walk(id, 1)):
        for seat in range(-1, state.game.players):
            assert observation(state.imagine(seat, number), seat) == observation(state, seat)


@pytest.mark.parametrize("id", GAMES)
def test_equal_observations_mean_equal_moves(id: str) -> None:
    """What the seat to act may do follows from what it observes."""
    found: dict[tuple[int, ...], tuple[str, ...]] = {}
    for seed in range(3):
        for state in walk(id, seed, every=1):
            if isinstance(state.actor, int):
                moves = tuple(sorted(state.legal()))
                assert found.setdefault(tuple(observation(state, state.actor)), moves) == moves


@pytest.mark.parametrize("id", [id for id in GAMES if id != "high-card"])
def test_every_field_is_documented(id: str) -> None:
    text = DOCS.read_text(encoding="utf-8")
    section = text.split(f"### `{id}`")[1].split("\n### ")[0]
    for name, size in igroteka.game(id).kit.rules.OBSERVATION:
        assert f"| `{name}` | {size} |" in section, f"{id}: {name} ({size}) is not documented"


@pytest.mark.parametrize("id", GAMES)
def test_a_gpu_writes_the_same_observation_cell_by_cell(id: str) -> None:
    """WIDE, as kernels write it: on cells that hold what another seat observed before."""
    kit = igroteka.game(id).kit
    known = gather((kit.rules,), kit.tables).items()
    tables = {name: numbers(table) for name, table in known if isinstance(table, np.ndarray)}
    observe = bind((kit.rules,), {**tables, "WIDE": True})["observe"]
    for state in walk(id, 4):
        used = np.zeros(len(observation(state, 0)), np.int8)
        for seat in range(state.game.players):
            observe(Sheet(state.record()), seat, used)
            assert used.tolist() == observation(state, seat)
