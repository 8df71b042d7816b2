"""The measure as Python asks for it (bots.judging)."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

from igroteka.bots import judging
from igroteka.bots.searcher import Search, advised, sources
from igroteka.engine.game import Game, Kit
from igroteka.engine.once import once
from igroteka.engine.questions import call, named
from igroteka.engine.rule import Record
from igroteka.engine.rules import by_name
from igroteka.engine.sheet import Sheet
from igroteka.engine.state import State
from igroteka.protocol.afterwards import FirstSight, LikelyStep
from igroteka.protocol.measures import LEAST_LOSS, LOSS_ERRORS

NOBODYS: Final = -1  # no move was made yet
COLUMNS: Final = ("actions", "chances", "losses", "errors", "points", "spreads", "heard")


@dataclass(frozen=True)
class Heard:
    """A move: the chance to win with it, how much less that is than the best move's, and how sure that is."""

    move: str
    chance: float
    loss: float
    error: float  # the standard error of the loss
    points: float  # at the end of the deal or round, on average
    spread: float  # the standard error of these
    playouts: int


class Hearing(NamedTuple):
    """All moves of a decision, the best first, the others by their chance; what is likely to follow the best; and what
    looks better than the best before anybody thinks, but clearly is not.
    """

    moves: list[Heard]
    likely: list[LikelyStep]
    sight: FirstSight | None


def measured(kit: Kit) -> dict[str, Any]:
    """What was measured of a game (docs/analysis.md): by players a curve, how often a seat wins that the search gives a
    chance; and how much of what the playouts take for luck counts.
    """
    file = kit.folder / "calibration.json"
    known: dict[str, Any] = {"chances": {}, "luck": judging.WEIGHT}
    if file.is_file():
        known = json.loads(file.read_text(encoding="utf-8"))
    curves = np.array(judging.CALIBRATION)
    for players, curve in known["chances"].items():
        curves[int(players)] = curve
    return {"CALIBRATION": curves, "WEIGHT": float(known["luck"])}


class BoundJudging:
    """What Python asks of the measure, bound to a game's rules, advice and search."""

    hear_next = staticmethod(judging.hear_next)
    weigh_luck = staticmethod(judging.weigh_luck)
    go_to = staticmethod(judging.go_to)
    epoch_of = staticmethod(judging.epoch_of)


@once
def judgement(kit: Kit) -> BoundJudging:
    """The measure bound to a game's rules, advice and search, compiled."""
    return bound_judging(kit, "judging", {})


def bound_judging(kit: Kit, name: str, changed: Mapping[str, Any]) -> BoundJudging:
    """The same with other numbers in it than its own."""
    from igroteka.engine.compiling import compile_rules

    tables = {**kit.tables, **measured(kit), **changed}
    bound: BoundJudging = by_name(compile_rules(f"{kit.table.ID}-{name}", (*sources(kit), judging), tables))
    return bound


def hear(state: State, seat: int, playouts: int, played: str | None = None, seed: int = 0) -> Hearing:
    """What each move of a seat is worth by what it knows.

    >>> import igroteka
    >>> state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])
    >>> take, stay = hear(state, 1, 400).moves
    >>> take.move, stay.move, take.loss, stay.loss > 0
    ('take', 'pass', 0.0, True)
    """
    kit = state.game.kit
    action = NOBODYS if played is None else kit.action_of[played]
    search, found = listen(state, seat, playouts, action, seed, judgement(kit))
    count = int(np.count_nonzero(found["heard"][0]))
    columns = [found[name][0, :count].tolist() for name in COLUMNS]
    moves = [Heard(kit.texts[row[0]], *row[1:]) for row in zip(*columns, strict=True)]
    best = moves.pop(int(found["best"][0]))
    heard = [best, *sorted(moves, key=lambda one: -one.chance)]
    return Hearing(heard, likely_line(kit, search, found, seed), at_first_sight(search.state, seat, heard))


def listen(
    state: State, seat: int, playouts: int, action: int, seed: int, bound: BoundJudging
) -> tuple[Search, Record]:
    """Think for so many playouts, then hear every move; the search, and what was found."""
    search = Search(state.imagine(seat, seed), seat, seed, playouts)
    search.think(playouts)
    found = np.zeros(1, judging.found_of(state.game.kit.rules.MOST_MOVES))
    lent = (search.rng, search.tree, search.lent, search.chances, search.path, found)
    while bound.hear_next(search.root, search.scratch, seat, action, playouts, seed, *lent):
        pass
    return search, found


def is_clear(loss: float, error: float) -> bool:
    """Is a move worse, beyond the noise, and by more than nothing?"""
    return loss > max(LEAST_LOSS, LOSS_ERRORS * error)


def at_first_sight(imagined: State, seat: int, moves: Iterable[Heard]) -> FirstSight | None:
    """The move that the game's advice would have played, if it is clearly worse than the best."""
    move = advised(imagined, seat)
    one = next(one for one in moves if one.move == move)
    return FirstSight(move, one.chance, call(imagined, seat, move)) if is_clear(one.loss, one.error) else None


def likely_line(kit: Kit, search: Search, found: Record, seed: int) -> list[LikelyStep]:
    """What is likely to follow the best move, each step named in a world in which it happens."""
    line = []
    for step in range(int(found["steps"][0])):
        by = judgement(kit).go_to(search.root, search.scratch, search.seat, seed, search.rng, found, step)
        action = int(found["line"][0, step])
        line.append(LikelyStep(seat=by, move=kit.texts[action], called=named(kit, Sheet(search.scratch), by, action)))
    return line


def trails(game: Game, moves: Iterable[str]) -> Iterator[int]:
    """A number for each action of a game, for the game up to there: it seeds what is drawn for luck.

    With the same numbers in every game all would be compared with the same few deals. A page counts so, too.
    """
    trail = 0
    for move in moves:
        trail = (trail * 31 + game.kit.action_of[move] + 1) % (1 << 31)
        yield trail


class PairedPlayouts:
    """What chance brought each seat between two positions, pair of playouts by pair."""

    def __init__(self, before: State, after: State, seed: int) -> None:
        kit = before.game.kit
        self.weigh = judgement(kit).weigh_luck
        self.before, self.after = before.record(), after.record()
        self.seed, self.playouts = seed, 0
        self.sums = np.zeros((3, before.game.players))
        self.lent = (np.zeros(1, np.uint64), np.empty(kit.rules.MOST_MOVES, np.int16), np.empty(before.game.players))
        self.scratch = np.empty_like(self.before)

    def play_on(self, playouts: int) -> None:
        self.weigh(self.before, self.after, self.scratch, self.playouts, playouts, self.seed, *self.lent, self.sums)
        self.playouts += playouts

    @property
    def means(self) -> list[float]:
        means: list[float] = (self.sums[0] / self.playouts).tolist()
        return means

    @property
    def errors(self) -> list[float]:
        """The standard error of each mean."""
        variance = np.maximum(self.sums[1] / self.playouts - (self.sums[0] / self.playouts) ** 2, 0.0)
        errors: list[float] = np.sqrt(variance / self.playouts).tolist()
        return errors


def epoch_of(state: State) -> int:
    """Which deal or round this is."""
    return int(judgement(state.game.kit).epoch_of(state.record()))
