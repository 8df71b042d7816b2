"""From decisions to tables: what a game's advice looks up for each move is asked of the advice itself.

Its ``promise`` adds numbers of learned tables up. Run as it stands, with tables that write down which number
they are asked for, it says of each move which numbers count; which numbers make the moves that were tried most
the likeliest (a multinomial logit) is then found by gradient descent.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, Protocol

import numpy as np

from igroteka.bots.searcher import advised_by
from igroteka.engine.binding import bind, gather
from igroteka.engine.errors import OptionError
from igroteka.engine.game import Kit
from igroteka.engine.rule import Table
from igroteka.engine.rules import by_name
from igroteka.engine.sheet import Sheet, numbers
from igroteka.training.playing import Decided

Array = np.ndarray[Any, Any]
HELD_OUT: Final = 5  # one game of so many is not learned from, but asked afterwards
STEPS: Final = 600
SLOWER: Final = 400  # from here on in small steps
RATE, MOMENT, SQUARES, PULL = 0.05, 0.9, 0.99, 1e-5  # of Adam; and how strongly a number is pulled to 0
SHARPER: Final = 0.5  # of the target is the most tried move alone, the rest is how often all were tried


class WatchedTable:
    """In place of a learned table: 0 everywhere, and it writes down where it was looked at."""

    def __init__(self, name: str, shape: tuple[int, ...], first: int, asked: list[int]) -> None:
        self.name, self.shape, self.first, self.asked = name, shape, first, asked

    def __getitem__(self, at: int | tuple[int, ...]) -> int:
        places = at if isinstance(at, tuple) else (at,)
        if len(places) != len(self.shape) or not all(0 <= i < n for i, n in zip(places, self.shape, strict=True)):
            raise IndexError(f"{self.name} has {self.shape} numbers, and {places} was asked for.")
        self.asked.append(self.first + int(np.ravel_multi_index(places, self.shape)))
        return 0


class PromisingAdvice(Protocol):
    """What is asked of a game's advice that learns."""

    FADE: int

    def notice(self, s: Sheet, seat: int) -> int: ...
    def promise(self, s: Sheet, seat: int, action: int, noticed: int) -> int: ...


class Asking:
    """A game's advice, interpreted, that says which numbers of its tables a move depends on."""

    def __init__(self, kit: Kit) -> None:
        modules = advised_by(kit)
        learned = getattr(modules[-1], "LEARNED", None)
        if learned is None:
            raise OptionError("train-nothing", game=kit.table.ID)
        self.shapes: dict[str, tuple[int, ...]] = {name: table.shape for name, table in learned.tables.items()}
        self.asked: list[int] = []
        self.size = 0
        tables: dict[str, Any] = {}
        for name, shape in self.shapes.items():
            tables[name.upper()] = WatchedTable(name, shape, self.size, self.asked)
            self.size += prod(shape)
        self.now = np.concatenate([table.ravel() for table in learned.tables.values()])
        known = gather(modules, kit.tables).items()
        plain = {name: numbers(table) for name, table in known if isinstance(table, np.ndarray)}
        self.advice: PromisingAdvice = by_name(bind(modules, {**plain, **tables}))
        self.kit, self.fade = kit, int(self.advice.FADE)

    def of(self, sheet: Sheet, seat: int, action: int) -> tuple[list[int], int]:
        """The numbers that a move's promise adds up, and what it adds besides."""
        self.asked.clear()
        noticed = self.advice.notice(sheet, seat)
        besides = int(self.advice.promise(sheet, seat, action, noticed))
        return list(self.asked), besides

    def tables(self, values: Array) -> dict[str, Table]:
        """The numbers as tables again."""
        ends = np.cumsum([prod(shape) for shape in self.shapes.values()])[:-1]
        parts = np.split(values, ends)
        return {name: part.reshape(shape) for (name, shape), part in zip(self.shapes.items(), parts, strict=True)}


@dataclass
class Cases:
    """All moves of all decisions, one after the other."""

    counts: Array  # the numbers that count for each move, filled up with one past the last
    besides: Array  # what its promise is without them
    tried: Array  # how often it was tried, of 1 for all moves of the decision
    starts: Array  # where the moves of a decision begin
    row: Array  # the decision that each move belongs to
    held_out: Array  # of each decision: is it of a game that is not learned from?


def cases_of(asking: Asking, games: Sequence[Sequence[Decided]]) -> Cases:
    counts: list[list[int]] = []
    besides: list[int] = []
    tried: list[float] = []
    starts: list[int] = []
    held_out: list[bool] = []
    for number, game in enumerate(games):
        for one in game:
            sheet = Sheet(np.frombuffer(one.record, asking.kit.rules.STATE))
            starts.append(len(counts))
            held_out.append(number % HELD_OUT == 0)
            for action, visits in zip(one.actions, one.visits, strict=True):
                asked, rest = asking.of(sheet, one.seat, action)
                counts.append(asked)
                besides.append(rest)
                tried.append(visits / sum(one.visits))
    filled = np.full((len(counts), max(map(len, counts))), asking.size)
    for i, asked in enumerate(counts):
        filled[i, : len(asked)] = asked
    sizes = np.diff([*starts, len(counts)])
    row = np.repeat(np.arange(len(starts)), sizes)
    return Cases(filled, np.array(besides) / asking.fade, np.array(tried), np.array(starts), row, np.array(held_out))


def likely(cases: Cases, values: Array) -> tuple[Array, Array]:
    """What each move promises below the best of its decision, and how likely it is by that."""
    promised = np.append(values, 0.0)[cases.counts].sum(1) + cases.besides
    promised -= np.maximum.reduceat(promised, cases.starts)[cases.row]
    weights = np.exp(promised)
    return promised, weights / np.add.reduceat(weights, cases.starts)[cases.row]


@dataclass(frozen=True)
class Fit:
    """How well tables say what the search would play, on games that were not learned from."""

    loss: float  # the cross entropy of how often each move was tried
    agrees: float  # how often the most promising move is the most tried one


def fit_of(cases: Cases, values: Array) -> Fit:
    promised, likelihood = likely(cases, values)
    most = cases.tried == np.maximum.reduceat(cases.tried, cases.starts)[cases.row]
    agrees = np.maximum.reduceat((promised == 0) & most, cases.starts)
    losses = -np.add.reduceat(cases.tried * np.log(np.maximum(likelihood, 1e-9)), cases.starts)
    return Fit(float(losses[cases.held_out].mean()), float(agrees[cases.held_out].mean()))


def learn(asking: Asking, cases: Cases) -> Array:
    """The numbers that make what the search tried most the likeliest, in whole parts of FADE."""
    most = cases.tried == np.maximum.reduceat(cases.tried, cases.starts)[cases.row]
    target = (1 - SHARPER) * cases.tried + SHARPER * most
    target /= np.add.reduceat(target, cases.starts)[cases.row]
    used = ~cases.held_out[cases.row]
    width = cases.counts.shape[1]
    values = np.zeros(asking.size)
    moment, squares = np.zeros(asking.size), np.zeros(asking.size)
    for step in range(1, STEPS + 1):
        _, likelihood = likely(cases, values)
        apart = np.repeat((likelihood - target) * used, width)
        slope = np.bincount(cases.counts.ravel(), apart, asking.size + 1)[:-1] / len(cases.starts) + PULL * values
        moment = MOMENT * moment + (1 - MOMENT) * slope
        squares = SQUARES * squares + (1 - SQUARES) * slope**2
        rate = RATE if step <= SLOWER else RATE / 5
        values -= rate * (moment / (1 - MOMENT**step)) / (np.sqrt(squares / (1 - SQUARES**step)) + 1e-8)
    return np.rint(values * asking.fade).astype(np.int64)
