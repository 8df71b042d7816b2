"""The curves behind every chance: each number of players has one, and whoever measures anew gets them right."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import igroteka
from benchmarks.calibration import AT, ENOUGH, Pair, between, bins_of, fitted, gather, held_out, read
from igroteka.bots.judge import measured
from igroteka.engine.game import boxed_kits
from tests.boxes import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_has_a_curve_that_never_falls(game: str) -> None:
    known = json.loads((boxed_kits()[game].folder / "calibration.json").read_text())
    assert set(known["chances"]) == {str(players) for players in igroteka.games()[game].players}
    assert {str(players) for players in known["measured"]} <= set(known["chances"])
    for curve in known["chances"].values():
        assert np.all(np.diff(curve) >= 0) and curve[0] >= 0 and curve[-1] <= 1
        assert curve[0] < 0.05 and curve[-1] > 0.9, "who has lost has no chance, who has won has them all"
    curves = measured(boxed_kits()[game])["CALIBRATION"]
    assert all([*curves[int(players)]] == curve for players, curve in known["chances"].items())


def overconfident(games: int) -> list[Pair]:
    """Positions of a search that believes everything twice as much, in odds, as is true."""
    luck = Random(5)
    pairs: list[Pair] = []
    for number in range(games):
        for _ in range(20):
            believed = luck.uniform(0.02, 0.98)
            true = 1 / (1 + (1 / believed - 1) ** 0.5)
            pairs.append((number, believed, float(luck.random() < true)))
    return pairs


def test_a_curve_makes_chances_true_that_were_not() -> None:
    pairs = overconfident(600)
    before = [one for one in bins_of(pairs) if one["positions"] >= ENOUGH]
    after = [one for one in bins_of(held_out(pairs)) if one["positions"] >= ENOUGH]
    assert max(abs(one["won"] - one["said"]) for one in before) > 0.1
    assert max(abs(one["won"] - one["said"]) for one in after) <= 0.03
    assert np.interp(0.8, AT, fitted(pairs)) == pytest.approx(2 / 3, abs=0.03)


def test_a_number_of_players_that_was_not_measured_lies_between_those_that_were() -> None:
    straight, bent = AT, fitted(overconfident(300))
    curves = {2: bent, 4: straight}
    assert between(curves, 2) == pytest.approx(np.clip(bent, 0.005, 0.995), abs=1e-9)
    middle = between(curves, 3)
    assert straight[15] > middle[15] > bent[15]
    assert np.all(np.diff(middle) >= 0)
    assert between(curves, 7) == pytest.approx(np.clip(straight, 0.005, 0.995), abs=1e-9)


def test_positions_are_gathered_and_more_come_to_them(tmp_path: Path) -> None:
    file = tmp_path / "pairs.json"
    gather(file, "my-number", 3, 0.01, luck=False)
    (first,) = read(file).values()
    gather(file, "my-number", 3, 0.01, luck=False)
    (both,) = read(file).values()
    assert both[: len(first)] == first and len(both) > len(first) > 0
    assert {number for number, *_ in both} == {0, 1}
    assert all(0 <= believed <= 1 and won in (0, 0.5, 1) for _, believed, won in both)
