"""A game's rules as Python calls them, typed: bound to the facts of the box, interpreted or compiled.

Beside what every game offers, a game's own files ask its own rules and tables; the game's ``bound.py`` types those.
"""

from types import SimpleNamespace
from typing import Any, Protocol

from igroteka.engine.binding import Namespace
from igroteka.engine.rule import Ints, Record


class GameRules(Protocol):
    """What every game's rules offer (CONTRIBUTING.md), on a record or on the sheet that mirrors it."""

    def start(self, s: Record, *options: int) -> None: ...
    def pending(self, s: Record) -> int: ...
    def legal(self, s: Record, seat: int, out: Ints) -> int: ...
    def ways(self, s: Record) -> int: ...
    def outcome(self, s: Record, way: int) -> int: ...
    def apply(self, s: Record, seat: int, action: int) -> None: ...
    def scores(self, s: Record, out: Ints) -> None: ...
    def winners(self, s: Record) -> int: ...
    def imagine(self, s: Record, seat: int, rng: Ints) -> None: ...
    def observe(self, s: Record, seat: int, out: Ints) -> None: ...
    def show(self, s: Record, seat: int, to: Any) -> None: ...
    def hides(self, then: Record, now: Record, by: int, action: int, seat: int) -> int: ...
    def refuse(self, s: Record, by: int, form: int, x: int, y: int, to: Any) -> None: ...
    def question(self, s: Record, seat: int, moves: Ints, count: int, to: Any) -> None: ...
    def answer(self, s: Record, seat: int, action: int, to: Any) -> None: ...
    def play_out(self, s: Record, rng: Ints, out: Ints, counts: Ints) -> None: ...


class ManyGames(Protocol):
    """What compiled code does with many games in one call (engine.driver, engine.stepping)."""

    def play_many(
        self,
        template: Record,
        states: Record,
        rng: Ints,
        key: int,
        first: int,
        out: Ints,
        all_scores: Ints,
        all_winners: Ints,
        all_counts: Ints,
    ) -> None: ...

    def begin_all(
        self,
        template: Record,
        states: Record,
        streams: Ints,
        key: int,
        first: int,
        out: Ints,
        observations: Ints,
        masks: Ints,
        rewards: Ints,
        seats: Ints,
    ) -> None: ...

    def first_refused(self, masks: Ints, actions: Ints) -> int: ...

    def step_all(
        self,
        template: Record,
        states: Record,
        streams: Ints,
        actions: Ints,
        out: Ints,
        observations: Ints,
        masks: Ints,
        rewards: Ints,
        seats: Ints,
        done: Ints,
    ) -> None: ...


class OnKernels(GameRules, Protocol):
    """What the kernels of a GPU call, one game a thread (engine.cuda, engine.vector_kernels)."""

    def seed_stream(self, rng: Ints, key: int, number: int) -> None: ...
    def act_and_draw(self, s: Record, rng: Ints, action: int) -> None: ...
    def resume(self, template: Record, states: Record, i: int, rng: Ints, rewards: Ints) -> bool: ...
    def show_wide(self, s: Record, out: Ints, bits: Ints, observation: Ints, mask: Ints) -> int: ...


def by_name(bound: Namespace) -> Any:
    """Bound rules and tables, each an attribute of its name."""
    return SimpleNamespace(**bound)
