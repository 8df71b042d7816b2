"""How Python goes through the door into compiled code (engine.desk): one for each game, made when it is first used."""

import threading
from array import array
from collections.abc import Callable, Container
from functools import cached_property
from operator import itemgetter
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast

import numpy as np

from igroteka.engine import desk
from igroteka.engine.desk import DESK, MENU_PLACE, POINTS_PLACE, SHARES_PLACE, record_place
from igroteka.engine.menus import KEPT_MENUS, MOST_KEPT
from igroteka.engine.rule import MOST_SEATS, Ints
from igroteka.engine.views import ALL_SEEING, ENDS_PLACE, PAPER, TEXT_PLACE

if TYPE_CHECKING:
    from igroteka.engine.game import Kit

Menu = tuple[str, ...]
F = TypeVar("F", bound=Callable[..., Any])

SEATS: Final = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))  # by bit mask
WHOLES: Final = [Struct(f"{count}q").unpack_from for count in range(MOST_SEATS + 1)]  # so many numbers,
SHARES: Final = [Struct(f"{count}d").unpack_from for count in range(MOST_SEATS + 1)]  # for up to all seats of a table


def reads(*cells: str) -> Callable[..., tuple[int, ...]]:
    """Reads these cells of a desk, which lie there in this order."""
    names = list(DESK.names or ())
    return Struct("".join("q" if name in cells else "8x" for name in names[: names.index(cells[-1]) + 1])).unpack_from


TURN: Final = reads("actor", "menu")  # whose turn it is, and the number of his menu
COUNTED: Final = reads("count")  # how many are on the menu


class DeskPlan:
    """Where the record lies on the desks of one game, and how much room a desk takes."""

    def __init__(self, actions: int, kind: np.dtype[Any]) -> None:
        self._kind = kind
        self.record_place: Final = record_place(actions)
        self.record: Final = slice(self.record_place, self.record_place + kind.itemsize)  # of the desk's memory
        self.size: Final = (self.record.stop + 7) // 8 * 8  # so that desks can lie one behind the other

    def new(self) -> np.ndarray[Any, Any]:
        """Room for one desk."""
        return np.zeros(self.size, np.uint8)

    def record_behind(self, at: int) -> slice:
        """The same where the desk is not the first in its memory, but begins there."""
        return slice(at + self.record.start, at + self.record.stop)

    def array(self, desk: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """The position on a desk, as an array of one."""
        return np.ndarray(1, self._kind, desk, self.record_place)


class Slate:
    """Room for a number beside every action, lent to compiled code: ways, or odds."""

    def __init__(self, actions: int) -> None:
        self.ways = array("q", bytes(8 * actions))
        self.odds: Any = memoryview(self.ways).cast("B").cast("d")  # the same memory
        self.address = self.ways.buffer_info()[0]


class Odds(NamedTuple):
    """What chance can bring, and how likely each of it is, ascending."""

    by_text: dict[str, float]
    by_action: list[tuple[int, float]]
    outcomes: Container[int]


class Door:
    """The entries of one game, past numba's dispatch, which asks for types that never vary; and what they fill.

    An entry takes a desk by its address; the functions that read what it has written take the desk's
    memory, too, and where in it the desk begins.
    """

    def __init__(self, kit: "Kit") -> None:
        from igroteka.engine.numba_insides import entry_point

        def entry(asked: F, *arguments: Any) -> F:
            """What is compiled of an entry; it takes what the entry itself takes, and gives what that gives."""
            found: Any = entry_point(kit.compiled[asked.__name__], *arguments)
            return cast(F, found)

        self.sit_at = entry(desk.sit_at, kit.plan.new(), 0)
        self.seats_at = entry(desk.seats_at, 0)
        self.list_at = entry(desk.list_at, 0, 0)
        self.odds_at = entry(desk.odds_at, 0)
        self.list_ways = entry(desk.list_ways, 0, 0)
        self.list_odds = entry(desk.list_odds, 0, 0)
        self.ways_at = entry(desk.ways_at, 0)
        self.draw_at = entry(desk.draw_at, 0, 0.0)
        self.brought_at = entry(desk.brought_at, 0, 0, 0)
        self.play_at = entry(desk.play_at, 0, 0, 0)
        self.imagine_at = entry(desk.imagine_at, 0, 0, np.uint64(0))
        self.score_at = entry(desk.score_at, 0)
        self.show_at = entry(desk.show_at, 0, 0, 0)
        self.show_to = entry(desk.show_to, 0, 0, 0)
        self._entry = entry
        self.kit = kit
        self.kept = np.zeros(1, KEPT_MENUS)
        self.kept_at: int = self.kept.ctypes.data
        self.menus: list[Menu | None] = [None] * (MOST_KEPT + 1)  # 0 is no menu's number
        self._readers = [Struct(f"{count}h").unpack_from for count in range(len(kit.texts) + 1)]  # of so many actions
        self._ascending: list[list[int] | None] = [None] * (MOST_KEPT + 1)
        self._known_odds: dict[int, Odds] = {}  # by their number: those that come again
        self._slates: list[Slate] = []  # that nobody is using

    # --- entries that few need: they are compiled when somebody does ----------------------

    @cached_property
    def ask_at(self) -> Callable[[int, int, int], int]:
        return self._entry(desk.ask_at, 0, 0, 0)

    @cached_property
    def follow_at(self) -> Callable[[int, int, int, int, int], int]:
        return self._entry(desk.follow_at, 0, 0, 0, 0, 0)

    @cached_property
    def begin_at(self) -> Callable[[int, int], None]:
        return self._entry(desk.begin_at, 0, 0)

    @cached_property
    def play_on_at(self) -> Callable[[int, int, int], int]:
        return self._entry(desk.play_on_at, 0, 0, 0)

    @cached_property
    def share_at(self) -> Callable[[int], None]:
        return self._entry(desk.share_at, 0)

    @cached_property
    def observe_at(self) -> Callable[[int, int, Ints], None]:
        return self._entry(desk.observe_at, 0, 0, np.zeros(1, np.int8))

    @cached_property
    def know_at(self) -> Callable[[int, int, Ints, Ints], None]:
        return self._entry(desk.know_at, 0, 0, np.zeros(1, np.int8), np.zeros(1, np.int8))

    # --- what the entries have written ----------------------------------------------------

    def actions(self, memory: memoryview, count: int, at: int = 0) -> tuple[int, ...]:
        """The first so many on the menu."""
        read: tuple[int, ...] = self._readers[count](memory, at + MENU_PLACE)
        return read

    def menu(self, memory: memoryview, number: int, count: int) -> Menu:
        """The menu as texts; if it is kept, under a number, its texts are, too."""
        found = self.menus[number]
        if found is None:
            actions, texts = self.actions(memory, count), self.kit.texts
            found = itemgetter(*actions)(texts) if count > 1 else tuple(texts[action] for action in actions)
            if number > 0:
                self.menus[number] = found
        return found

    def ascending(self, memory: memoryview, number: int, at: int) -> list[int]:
        """The menu by its numbers, in their order; not to be changed, for it may be kept, too."""
        found = self._ascending[number]
        if found is None:
            found = sorted(self.actions(memory, COUNTED(memory, at)[0], at))
            if number > 0:
                self._ascending[number] = found
        return found

    def odds_by_text(self, memory: memoryview, desk: int) -> dict[str, float]:
        """What chance can bring and how likely each is, at its turn."""
        number = self.odds_at(desk)
        if number > 0:
            known = self._known_odds.get(number) or self._learn_odds(number, memory, desk)
            return known.by_text.copy()
        menu, likely = self._odds(memory, desk)
        return dict(zip(self.menu(memory, menu, len(likely)), likely, strict=True))

    def odds_by_action(self, memory: memoryview, desk: int, at: int) -> tuple[list[tuple[int, float]], Container[int]]:
        """The same by numbers; and the actions alone where the desk's menu does not say them, because it was known."""
        number = self.odds_at(desk)
        if number > 0:
            known = self._known_odds.get(number) or self._learn_odds(number, memory, desk, at)
            return known.by_action.copy(), known.outcomes
        _, likely = self._odds(memory, desk, at)
        return list(zip(self.actions(memory, len(likely), at), likely, strict=True)), ()

    def _learn_odds(self, number: int, memory: memoryview, desk: int, at: int = 0) -> Odds:
        """Odds that come again are listed once."""
        _, likely = self._odds(memory, desk, at)
        actions = self.actions(memory, len(likely), at)
        by_text = {self.kit.texts[action]: odds for action, odds in zip(actions, likely, strict=True)}
        self._known_odds[number] = Odds(by_text, list(zip(actions, likely, strict=True)), frozenset(actions))
        return self._known_odds[number]

    def _odds(self, memory: memoryview, desk: int, at: int = 0) -> tuple[int, list[float]]:
        """The number of chance's menu, and how likely each of it is."""
        slate = self._lent_slate()
        menu = self.list_odds(desk, slate.address)
        likely: list[float] = slate.odds[: COUNTED(memory, at)[0]].tolist()
        self._slates.append(slate)
        return menu, likely

    def ways(self, memory: memoryview, desk: int) -> dict[str, int]:
        """What chance can bring and how many ways there are to each of it, at its turn."""
        slate = self._lent_slate()
        menu = self.menu(memory, self.list_ways(desk, slate.address), COUNTED(memory)[0])
        ways = dict(zip(menu, slate.ways, strict=False))
        self._slates.append(slate)
        return ways

    def brought(self, desk: int, way: int) -> int:
        """What one of the ways of chance brings."""
        slate = self._lent_slate()
        action: int = self.brought_at(desk, way, slate.address)
        self._slates.append(slate)
        return action

    def _lent_slate(self) -> Slate:
        """Another thread finds another one."""
        try:
            return self._slates.pop()
        except IndexError:
            return Slate(len(self.kit.texts))

    def points(self, memory: memoryview, desk: int, players: int) -> tuple[int, ...]:
        """The points of every seat."""
        self.score_at(desk)
        return WHOLES[players](memory, POINTS_PLACE)

    def shares(self, memory: memoryview, desk: int, players: int, at: int = 0) -> list[float]:
        """Each seat's share of the victory less the fair share, once the game is over."""
        self.share_at(desk)
        return list(SHARES[players](memory, at + SHARES_PLACE))


class Writer:
    """Writes views and questions as JSON, on the same paper again and again."""

    def __init__(self, kit: "Kit") -> None:
        desk, paper = kit.plan.new(), np.zeros(1, PAPER)
        self._in_use = threading.Lock()
        self._position = desk.data[kit.plan.record]
        self._whole = paper.view(np.uint8).data
        self._text = self._whole[TEXT_PLACE:]
        self._show, self._show_to = kit.door.show_at, kit.door.show_to
        self._door = kit.door
        self._desk, self._paper = desk.ctypes.data, paper.ctypes.data

    def view(self, snapshot: bytes, seat: int | None) -> bytes:
        """A position: all of it, or what one seat may know."""
        with self._in_use:
            self._position[:] = snapshot
            length = self._show(self._desk, ALL_SEEING if seat is None else seat, self._paper)
            return self._text[:length].tobytes()

    def asked(self, snapshot: bytes, seat: int) -> tuple[bytes, bytes]:
        """What a seat is asked, and what each of its moves is called, in the order of the moves."""
        with self._in_use:
            self._position[:] = snapshot
            length = self._door.ask_at(self._desk, seat, self._paper)
            (end,) = WHOLES[1](self._whole, ENDS_PLACE)
            return self._text[:end].tobytes(), self._text[end:length].tobytes()

    def views(self, snapshot: bytes, seats: int) -> list[bytes]:
        """A position as each of some seats, a bit mask, may know it."""
        with self._in_use:
            self._position[:] = snapshot
            ends = WHOLES[self._show_to(self._desk, seats, self._paper)](self._whole, ENDS_PLACE)
            text = self._text[: ends[-1]].tobytes() if ends else b""
        return [text[start:end] for start, end in zip((0, *ends), ends, strict=False)]
