"""What the rules of every game are written with.

A rule is a short plain function on one record, ``s``. Its source runs as it stands on a sheet
(``engine.sheet``), compiled for the CPU (``engine.compiling``) and inside a CUDA kernel
(``engine.cuda``, ``engine.vector_kernels``). A rule therefore uses whole numbers, the record's fields, module-level
NumPy tables and other rules, and nothing else.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import numpy as np

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import apply, outcome, ways

CHANCE: Final = -1  # s.actor when a card is due from the pile or dice are due on the table
OVER: Final = -2  # s.actor when the game is over
NOBODY: Final = -3  # s.actor between the two halves of an action: see ``act``
KNOWN: Final = -1  # in place of what stands for a secret: it is none

MOST_SEATS: Final = 8  # at any table

WIDE: Final = (
    False  # on a GPU True: each cell of an observation is written once, and all games write it at the same time
)

Record: TypeAlias = Any  # one element of a game's STATE array, or the Sheet that mirrors it
Ints: TypeAlias = Any  # a buffer of whole numbers that the caller lends
Table: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]

F = TypeVar("F", bound=Callable[..., Any])

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
MIX_2: Final = np.uint64(0x94D049BB133111EB)
U27: Final = np.uint64(27)
U30: Final = np.uint64(30)
U31: Final = np.uint64(31)
U32: Final = np.uint64(32)


def rule(function: F) -> F:
    """Mark a function as part of a game's rules: it is compiled together with the others."""
    function.__dict__["is_rule"] = True
    return function


def entry(function: F) -> F:
    """Mark a rule that Python calls: its compiled form is kept on disk."""
    function.__dict__["is_entry"] = True
    return rule(function)


def inlined(function: F) -> F:
    """Mark a rule whose lines stand where it is called: a record that it returns is then no copy."""
    function.__dict__["is_inlined"] = True
    return rule(function)


def brief_entry(function: F) -> F:
    """Mark an entry that takes less time than letting other threads run would."""
    function.__dict__["is_brief"] = True
    return entry(function)


@rule
def next_bits(rng: Ints) -> Any:
    """The next 64 bits of the counter-based generator whose counter is ``rng[0]`` (SplitMix64)."""
    rng[0] += GOLDEN
    z = rng[0]
    z = (z ^ (z >> U30)) * MIX_1
    z = (z ^ (z >> U27)) * MIX_2
    return z ^ (z >> U31)


@rule
def draw(rng: Ints, n: int) -> Any:
    """A number from 0 to n-1 (n < 2**16).

    The multiply-and-shift leaves a bias below n / 2**32: far under anything a playout can show.
    """
    return np.int64(((next_bits(rng) >> U32) * np.uint64(n)) >> U32)


@rule
def seed_stream(rng: Ints, key: int, number: int) -> None:
    """Give game ``number`` of run ``key`` a stream of its own."""
    rng[0] = np.uint64(key)
    rng[0] = next_bits(rng) ^ np.uint64(number)
    rng[0] = next_bits(rng)


@rule
def act(s: Record, seat: int, action: int) -> None:
    """An action, without the long reckoning that may follow it: then NOBODY is the actor.

    Games played side by side on a GPU wait for each other: let all reckon at once. A game whose
    rounds end in a long reckoning defines ``act`` and ``settle``, and its ``apply`` is both.
    """
    apply(s, seat, action)


@rule
def settle(s: Record) -> None:
    """The reckoning that ``act`` has left to be done. Afterwards somebody is the actor again."""


@rule
def outcomes(s: Record, out: Ints) -> int:
    """All that chance can bring, each action once, ascending; how much it is.

    A game that has many ways to the same thing, as dice have, may name its outcomes itself.
    """
    return different_outcomes(s, out)


@rule
def different_outcomes(s: Record, out: Ints) -> int:
    n = 0
    for way in range(ways(s)):
        action = outcome(s, way)
        place = n
        while place > 0 and out[place - 1] > action:
            place -= 1
        if place == 0 or out[place - 1] != action:
            for i in range(n, place, -1):
                out[i] = out[i - 1]
            out[place] = action
            n += 1
    return n


@rule
def odds_known(s: Record) -> int:
    """Where chance's turn is one that comes again with the same odds (dice, say): a number for them, above 0.

    Who lists them can then keep the list. A game that has such turns defines this.
    """
    return 0


@rule
def hides(then: Record, now: Record, by: int, action: int, seat: int) -> int:
    """Which of the game's HIDDEN texts a seat reads ``now`` instead of an action, taken ``then``, that it may not know.

    KNOWN: it may. A game that has secrets defines this.
    """
    return KNOWN


@rule
def seat_from(s: Record, seat: int, places: int) -> int:
    """Who sits so many places to the left of a seat; who only watches (-1) sits beside the last one."""
    p = seat + places
    return p - s.players if p >= s.players else p + s.players if p < 0 else p


@rule
def blank(out: Ints) -> None:
    """An observation begins: on the CPU all is 0, and what is not 0 is written. See WIDE."""
    if not WIDE:
        for i in range(len(out)):
            out[i] = 0


@rule
def one_hot(out: Ints, at: int, cells: int, which: int) -> None:
    """A 1 in one of so many cells of an observation, 0 in the others; none is ``which`` below 0."""
    if WIDE:
        for i in range(cells):
            out[at + i] = 1 if i == which else 0
    elif which >= 0:
        out[at + which] = 1


@rule
def spread(out: Ints, at: int, cells: int, numbers: int, width: int) -> None:
    """Small numbers that lie side by side in a large one, so many bits each: a cell for each of them."""
    if WIDE:
        for i in range(cells):
            out[at + i] = numbers >> width * i & (1 << width) - 1
    else:
        while numbers != 0:
            out[at] = numbers & (1 << width) - 1
            numbers >>= width
            at += 1


@rule
def copy_some(out: Ints, at: int, cells: int, numbers: Ints, count: int) -> None:
    """The first so many of a list of numbers, and 0 in the cells behind them."""
    for i in range(cells if WIDE else count):
        out[at + i] = numbers[i] if i < count else 0


@inlined  # called with every mix of number types, to do nothing
def tell(s: Record, event: int, seat: int, x: int = 0, y: int = 0) -> None:
    """Something happened. Fast play does not listen; the story of a game does (engine.story)."""


def facts(rules_file: str) -> dict[str, Any]:
    """The facts of the box: the ``cards.toml`` beside a game's rules."""
    return tomllib.loads(Path(rules_file).with_name("cards.toml").read_text(encoding="utf-8"))
