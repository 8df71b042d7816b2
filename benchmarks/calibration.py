"""How often a seat wins that the analysis gives a chance, in games between the levels.

    python benchmarks/calibration.py eight28 --players 4 --seconds 120 --pairs pairs.json
    python benchmarks/calibration.py eight28 --players 4 --seconds 30 --luck --pairs pairs.json
    python benchmarks/calibration.py --pairs pairs.json --check
    python benchmarks/calibration.py --pairs pairs.json --write --markdown tables.md --picture diagram.svg

The first line plays games at mixed tables (novice, casual, strong), asks before every few decisions for the chance of
the best move as the search sees it, without any correction, and adds it with the result to the file. The second
weighs the luck of whole games and adds its sum with the result. The third says how well the curves hold that the games
have now, which know nothing of these pairs. The last fits a curve a game and number of players, checks such curves on
games that were left out, and writes them into the folders of the games (``calibration.json``), with the part of luck
that tells something about the result. Numbers of players between two that were measured get a curve between theirs.
The picture needs matplotlib.
"""

import argparse
import json
import random
import time
from math import log
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize

import igroteka
from igroteka import GameRecord
from igroteka.analysis.work import shares_of, still_positions, stretches
from igroteka.bots import judge, judging
from igroteka.bots.judge import PairedPlayouts, epoch_of, hear
from igroteka.bots.players import choose
from igroteka.engine.game import Kit, boxed_kits
from igroteka.engine.rule import CHANCE

LEVELS = ("novice", "novice", "casual", "casual", "strong")
EVERY = 7  # decisions from one that is asked about to the next
PLAYOUTS = 1000
LUCK_PAIRS = 300
BINS = 10
USUAL = 4  # players: told first
WRITTEN = 10  # games from one time of writing to the next
ENOUGH = 500  # positions that a bin needs to be judged
FOLDS = 5  # a fifth of the games is left out at a time, and judged by the others
STIFF = 30.0  # how much a bend of the curve weighs
IN_A_ROW = 4  # panels of the picture
AT = np.linspace(0, 1, judging.KNOTS + 1)
Curve = np.ndarray[Any, Any]
Pair = tuple[int, float, float]  # the game's number, the chance, the share of the victory


def play(game: igroteka.Game, number: int, ask: bool = True) -> tuple[igroteka.State, list[tuple[int, float]]]:
    """One game, and the chances in it: of which seat, and how large."""
    luck = random.Random(f"{game.id} {game.players} {number}")
    bots = [luck.choice(LEVELS) for _ in range(game.players)]
    state, asked, decisions = game.start(), [], luck.randrange(EVERY)
    while state.actor is not None:
        if state.actor == igroteka.CHANCE:
            odds = state.chance()
            state.play(luck.choices([*odds], [*odds.values()])[0])
            continue
        seat = state.actors[0]
        decisions += 1
        if ask and decisions % EVERY == 0:
            asked.append((seat, hear(state, seat, PLAYOUTS).moves[0].chance))
        state.play(choose(state, seat, bots[seat], luck.randrange(1 << 40)), seat)
    return state, asked


def chances_in(game: igroteka.Game, number: int) -> list[Pair]:
    state, asked = play(game, number)
    shares = shares_of(state) or []
    return [(number, chance, shares[seat]) for seat, chance in asked]


def luck_in(game: igroteka.Game, number: int) -> list[Pair]:
    """Each seat's luck in a game, and how much more than its part it won."""
    state, _ = play(game, number, ask=False)
    record = GameRecord(state, ("",) * game.players)
    positions = [*still_positions(record)]
    by = [who if isinstance(who, int) else CHANCE for who, _ in state.steps]
    luck = np.zeros(game.players)
    for one in stretches(record, by, [epoch_of(position) for position in positions]):
        weighed = PairedPlayouts(positions[one.first], positions[one.last + 1], one.seed)
        weighed.play_on(LUCK_PAIRS)
        luck += weighed.means
    shares = shares_of(state) or []
    return [(number, float(luck[seat]), share - 1 / game.players) for seat, share in enumerate(shares)]


def uncorrected(kit: Kit) -> dict[str, Any]:
    """In place of what was measured before."""
    return {"CALIBRATION": judging.CALIBRATION, "WEIGHT": judging.WEIGHT}


def gather(file: Path, game_id: str, players: int, seconds: float, luck: bool) -> None:
    """More pairs, for so long; they are written down as they come, so that it can be stopped."""
    pairs = read(file)
    game = igroteka.game(game_id, players=players)
    known = pairs.setdefault(f"{game_id} {players}{' luck' if luck else ''}", [])
    number = max((pair[0] for pair in known), default=-1) + 1
    end = time.process_time() + seconds
    while time.process_time() < end:
        known += luck_in(game, number) if luck else chances_in(game, number)
        number += 1
        if number % WRITTEN == 0:
            file.write_text(json.dumps(pairs))
    file.write_text(json.dumps(pairs))


def read(*files: Path) -> dict[str, list[Pair]]:
    """The pairs of all files together."""
    found: dict[str, list[Pair]] = {}
    for file in files:
        found |= json.loads(file.read_text()) if file.is_file() else {}
    return found


def fitted(pairs: list[Pair]) -> Curve:
    """The likeliest curve through its knots, whose log odds bend as little as the pairs allow; it never falls."""
    x, y = (np.array([pair[which] for pair in pairs]) for which in (1, 2))
    near = np.maximum(0.0, 1 - np.abs(x[:, None] * judging.KNOTS - np.arange(judging.KNOTS + 1)))
    plain = log_odds(AT)
    bends = np.diff(np.eye(len(AT)), 2, axis=0)

    def surprise(odds: Curve) -> tuple[float, Curve]:
        curve = 1 / (1 + np.exp(-odds))
        said = np.clip(near @ curve, 1e-6, 1 - 1e-6)
        bent = bends @ (odds - plain)
        slope = near.T @ ((1 - y) / (1 - said) - y / said) * curve * (1 - curve) + 2 * STIFF * bends.T @ bent
        return float(-np.sum(y * np.log(said) + (1 - y) * np.log(1 - said)) + STIFF * bent @ bent), slope

    odds = minimize(surprise, plain, jac=True, method="L-BFGS-B").x
    return np.maximum.accumulate(1 / (1 + np.exp(-odds)))


def log_odds(chance: Curve) -> Curve:
    inside = np.clip(chance, 0.005, 0.995)
    found: Curve = np.log(inside / (1 - inside))
    return found


def said_by(curve: list[float] | Curve, pairs: list[Pair]) -> list[Pair]:
    """What is said of each position by a curve that is there."""
    return [(number, float(np.interp(chance, AT, curve)), won) for number, chance, won in pairs]


def held_out(pairs: list[Pair]) -> list[Pair]:
    """What is said of each position by a curve that was fitted to other games."""
    found: list[Pair] = []
    for fold in range(FOLDS):
        curve = fitted([pair for pair in pairs if pair[0] % FOLDS != fold])
        left = [pair for pair in pairs if pair[0] % FOLDS == fold]
        found += said_by(curve, left)
    return found


def for_players(curve: Curve, measured: int, players: int) -> Curve:
    """The curve of another number of players: as far from an equal share it corrects as much."""
    here, there = (log_odds(AT) - log(1 / (n - 1)) for n in (measured, players))
    odds = log_odds(AT) + np.interp(there, here, log_odds(curve) - log_odds(AT))
    return np.maximum.accumulate(1 / (1 + np.exp(-odds)))


def between(measured: dict[int, Curve], players: int) -> Curve:
    """The curve of any number of players: its own, or one between those of the next that were measured."""
    below = max((n for n in measured if n <= players), default=min(measured))
    above = min((n for n in measured if n >= players), default=below)
    part = (players - below) / (above - below) if above > below else 0.0
    odds = [log_odds(for_players(measured[n], n, players)) for n in (below, above)]
    return np.maximum.accumulate(1 / (1 + np.exp(-(odds[0] * (1 - part) + odds[1] * part))))


def written(curve: Curve) -> list[float]:
    return [round(float(chance), 4) for chance in curve]


def bins_of(pairs: list[Pair]) -> list[dict[str, Any]]:
    """What was said and what came, bin by bin; games, not positions, are the observations of the interval."""
    found = []
    for bin_ in range(BINS):
        mine = [pair for pair in pairs if min(BINS - 1, int(pair[1] * BINS)) == bin_]
        if not mine:
            continue
        by_game: dict[int, list[float]] = {}
        for number, said, won in mine:
            by_game.setdefault(number, []).append(won - said)
        sums = np.array([sum(apart) for apart in by_game.values()])
        found.append(
            {
                "bin": bin_,
                "positions": len(mine),
                "games": len(by_game),
                "said": float(np.mean([said for _, said, _ in mine])),
                "won": float(np.mean([won for *_, won in mine])),
                "error": float(np.sqrt((sums**2).sum()) / len(mine)),
            }
        )
    return found


def luck_weight(pairs: list[Pair]) -> tuple[float, str]:
    """The part of the luck that foretells the result best, fitted to every other game; the rest shows how well."""
    fit, check = ([pair for pair in pairs if pair[0] % 2 == half] for half in (0, 1))
    x, y = (np.array([pair[which] for pair in fit]) for which in (1, 2))
    weight = min(1.0, max(0.0, float(x @ y / (x @ x))))
    x, y = (np.array([pair[which] for pair in check]) for which in (1, 2))
    left = 1 - float(np.mean((y - weight * x) ** 2) / np.mean(y**2))
    games = len({pair[0] for pair in pairs})
    mean_error = float(np.std(x) / np.sqrt(len(x)))
    return weight, (
        f"weight {weight:.2f}; explains {100 * left:.0f} % of the variance of the results left out "
        f"(correlation {np.corrcoef(x, y)[0, 1]:.2f}, {games} games); mean {x.mean():+.4f} ± {1.96 * mean_error:.4f}"
    )


def markdown(name: str, bins: list[dict[str, Any]]) -> list[str]:
    game, players = name.split()
    lines = [
        "",
        f"### {game}, {players} players",
        "",
        "| said | positions (games) | mean said | won | apart |",
        "| --- | --- | --- | --- | --- |",
    ]
    for one in bins:
        apart = f"{100 * (one['won'] - one['said']):+.1f} ± {196 * one['error']:.1f}"
        lines.append(
            f"| {10 * one['bin']}–{10 * one['bin'] + 10} % | {one['positions']:,} ({one['games']}) "
            f"| {100 * one['said']:.1f} % | {100 * one['won']:.1f} % | {apart} |"
        )
    return lines


def picture(found: dict[str, list[dict[str, Any]]], place: Path) -> None:
    """The reliability diagram, with 95 % intervals; big dots have enough positions to be judged."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "igroteka"
    from matplotlib import pyplot

    rows = -(-len(found) // IN_A_ROW)
    across = min(len(found), IN_A_ROW)
    figure, panels = pyplot.subplots(rows, across, figsize=(3.1 * across, 3.4 * rows), sharey=True, squeeze=False)
    for panel in panels.flat[len(found) :]:
        panel.set_axis_off()
    for panel, (name, bins) in zip(panels.flat, found.items(), strict=False):
        game, players = name.split()
        panel.plot([0, 100], [0, 100], color="#888", linewidth=1, linestyle="--")
        for one in bins:
            size = 7 if one["positions"] >= ENOUGH else 3.5
            error = 196 * one["error"]
            panel.errorbar(100 * one["said"], 100 * one["won"], yerr=error, fmt="o", color="#27307A", markersize=size)
        panel.set(title=f"{game}, {players}", xlabel="said, %", xlim=(0, 100), ylim=(0, 100), aspect="equal")
    for row in panels:
        row[0].set_ylabel("won, %")
    figure.tight_layout()
    figure.savefig(place, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--luck", action="store_true")
    parser.add_argument("--pairs", type=Path, nargs="+", required=True)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--markdown", type=Path)
    parser.add_argument("--picture", type=Path)
    arguments = parser.parse_args()
    if arguments.game:
        judge.measured = uncorrected
        gather(arguments.pairs[0], arguments.game, arguments.players, arguments.seconds, arguments.luck)
        return
    pairs = read(*arguments.pairs)
    told: list[str] = []
    found = {}
    for name, known in sorted(pairs.items(), key=lambda one: (f" {USUAL}" not in one[0], one[0])):
        game, players, *luck = name.split()
        place = Path(str(boxed_kits()[game].table.__file__)).with_name("calibration.json")
        kept: dict[str, Any] = {"chances": {}, "measured": [], "luck": 1.0}
        kept |= json.loads(place.read_text()) if place.is_file() else {}
        if luck:
            weight, told_of_it = luck_weight(known)
            kept["luck"] = round(weight, 2)
            told += ["", f"{game}, {players} players: {told_of_it}"]
        else:
            found[name] = bins_of(said_by(kept["chances"][players], known) if arguments.check else held_out(known))
            told += markdown(name, found[name])
            measured = {n: np.array(kept["chances"][str(n)]) for n in kept["measured"]} | {int(players): fitted(known)}
            kept["measured"] = sorted(measured)
            for n in igroteka.games()[game].players:
                is_between = n not in measured and min(measured) < n < max(measured)
                if n == int(players) or is_between or str(n) not in kept["chances"]:
                    kept["chances"][str(n)] = written(between(measured, n))
        if arguments.write:
            place.write_text(json.dumps(kept) + "\n")
    print("\n".join(told))
    if arguments.picture:
        picture(found, arguments.picture)
    if arguments.markdown:
        arguments.markdown.write_text("\n".join(told) + "\n")


if __name__ == "__main__":
    main()
