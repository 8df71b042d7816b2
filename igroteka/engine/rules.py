"""A game's rules as Python calls them, typed: bound to the facts of the box, interpreted or compiled; and its table.

Beside what every game offers, a game's own files ask its own rules and tables; the game's ``bound.py`` types those.
"""

from collections.abc import Collection, Mapping, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol

from igroteka.engine.binding import Namespace
from igroteka.engine.rule import Ints, Record
from igroteka.engine.views import AnyView

if TYPE_CHECKING:
    from igroteka.engine.options import Option
    from igroteka.engine.sheet import Sheet
    from igroteka.engine.story import Tale


class GameTable(Protocol):
    """What every game's ``table.py`` says (CONTRIBUTING.md); what it may leave out is asked for by name."""

    __file__: str | None
    __package__: str | None

    def __hash__(self) -> int: ...
    @property
    def ID(self) -> str: ...  # noqa: N802  (as a module writes it)
    @property
    def VERSION(self) -> int: ...  # noqa: N802
    @property
    def PLAYERS(self) -> range: ...  # noqa: N802
    @property
    def PLAYERS_CLAUSE(self) -> str: ...  # noqa: N802
    @property
    def USUAL(self) -> int: ...  # noqa: N802
    @property
    def OPTIONS(self) -> "tuple[Option, ...]": ...  # noqa: N802
    @property
    def UNORDERED(self) -> Sequence[str]: ...  # noqa: N802
    @property
    def TEXTS(self) -> tuple[str, ...]: ...  # noqa: N802
    @property
    def TALES(self) -> "Mapping[int, Tale]": ...  # noqa: N802
    @property
    def SECRETS(self) -> Collection[int]: ...  # noqa: N802

    def place(self, s: "Sheet", given_view: AnyView, rule: Any) -> None: ...
    def check_cards(self, facts: Mapping[str, Any], /) -> None: ...


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


class OnKernels(GameRules, Protocol):
    """What the kernels of a GPU call, one game a thread (engine.cuda, engine.vector_kernels)."""

    def seed_stream(self, rng: Ints, key: int, number: int) -> None: ...
    def act_and_draw(self, s: Record, rng: Ints, action: int) -> None: ...
    def resume(self, template: Record, states: Record, i: int, rng: Ints, rewards: Ints) -> bool: ...
    def show_wide(self, s: Record, out: Ints, bits: Ints, observation: Ints, mask: Ints) -> int: ...


def by_name(bound: Namespace) -> Any:
    """Bound rules and tables, each an attribute of its name."""
    return SimpleNamespace(**bound)
