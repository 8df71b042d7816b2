"""A game in progress."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np

from igroteka.engine import rule
from igroteka.engine.desk import ACTING, ACTOR, COUNT, MENU, NO_SEAT, REFUSED, WHOLE, WHOSE, who_did_what
from igroteka.engine.door import SEATS as SEATS
from igroteka.engine.errors import IllegalMove
from igroteka.engine.move_forms import as_written
from igroteka.engine.seeds import seed_word
from igroteka.engine.sheet import Sheet, copied
from igroteka.engine.story import WATCHER as WATCHER
from igroteka.engine.story import Event

if TYPE_CHECKING:
    from igroteka.engine.door import Door, Menu
    from igroteka.engine.game import Array, Game, Shown

CHANCE: Final = "chance"
Actor = int | Literal["chance"] | None

ACTORS: Final[tuple[Actor, ...]] = (*range(8), None, CHANCE)  # by number: OVER and CHANCE count from the end
NUMBERS: Final[dict[Actor, int]] = {actor: number for number, actor in enumerate(ACTORS[:8])} | {CHANCE: rule.CHANCE}
UNSEATED: Final[Sequence[int]] = (0,) * 6  # the cells of a desk that nobody has sat at yet
UNREAD: "Final[Sequence[Menu | None]]" = (None,)  # and the menus that are kept


class State:
    """Where a game stands, and how it came there.

    >>> import igroteka
    >>> state = igroteka.game("eight28", players=3).start()
    >>> state.actor
    'chance'
    >>> for card in ("deal 4", "deal A", "deal 9"):
    ...     state.play(card)
    >>> state.actor, state.legal()
    (1, ('take', 'pass'))
    """

    __slots__ = (
        *("_action_of", "_address", "_block", "_cells", "_door", "_kit", "_memory", "_menus"),
        *("_moves", "_origin", "_play", "_told", "actor", "game"),
    )

    actor: Actor  # an attribute to read: a property would take as long as a tenth of a move
    """The seat to act, CHANCE, or None when the game is over."""

    _door: "Door"
    _cells: Sequence[int]
    _menus: "Sequence[Menu | None]"

    def __init__(self, game: "Game", record: bytes, actor: Actor | Literal["unknown"] = "unknown") -> None:
        self.game = game
        self._origin = record
        self._moves: list[int] = []  # as ``who_did_what`` reads them
        self._told: tuple[Sheet, int] | None = None
        self._kit = kit = game.kit
        self._action_of = kit.action_of
        self._block = kit.plan.new()  # a desk of its own (engine.desk)
        self._memory = self._block.data
        self._memory[kit.plan.record] = record
        self._address, self._cells, self._menus = 0, UNSEATED, UNREAD
        self.actor = ACTORS[self._array["actor"][0]] if actor == "unknown" else actor

    @property
    def _array(self) -> "Array":
        """The record on the desk."""
        return self._kit.plan.array(self._block)

    def _sit(self) -> int:
        """The desk's address: the way into compiled code, which is compiled when somebody first goes it."""
        self._door = door = self._kit.door
        self._address, self._menus, self._play = door.sit_at(self._block, door.kept_at), door.menus, door.play_at
        self._cells = self._memory.cast("q")
        return self._address

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.game.players} players, {len(self._moves)} actions, {self.actor} to act>"

    # --- whose turn, and what can be done -----------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: several while all choose at once, none at chance's turn."""
        address = self._address or self._sit()
        return SEATS[self._door.seats_at(address)]

    def legal(self, seat: Actor = None) -> tuple[str, ...]:
        """The moves of the actor, or of a seat; at a chance node what chance can bring."""
        if seat is None and (menu := self._menus[self._cells[MENU]]) is not None:
            return menu
        address = self._address or self._sit()
        if seat is not None:
            number = self._door.list_at(address, self._asked(seat))
        elif self._cells[WHOSE] == self._cells[ACTOR] and self._cells[COUNT] and self._cells[WHOLE]:
            number = self._cells[MENU]
        else:
            number = self._door.list_at(address, ACTING)
        return self._door.menu(self._memory, number, self._cells[COUNT])

    def _number(self, seat: Actor) -> int:
        """Whom a seat stands for; whatever is none at this table is nobody's."""
        number = NUMBERS.get(seat, NO_SEAT)
        return number if number < self.game.players else NO_SEAT

    def _asked(self, seat: Actor) -> int:
        """Whom a seat stands for that somebody asks about; a watcher is nobody, whatever else is none an error."""
        number = self._number(seat)
        if number == NO_SEAT and seat != WATCHER:
            self.game.eyes(seat)  # type: ignore[arg-type]  # says that there is no such seat
        return number

    def chance(self) -> dict[str, float]:
        """What chance can bring and how likely each is; empty where it is not chance's turn."""
        if self.actor != CHANCE:
            return {}
        address = self._address or self._sit()
        return self._door.odds_by_text(self._memory, address)

    def chance_ways(self) -> dict[str, int]:
        """The exact weights behind :meth:`chance`."""
        if self.actor != CHANCE:
            return {}
        address = self._address or self._sit()
        return self._door.ways(self._memory, address)

    @property
    def ways(self) -> int:
        """How many equally likely ways chance has to go on; none where it is not chance's turn."""
        if self.actor != CHANCE:
            return 0
        address = self._address or self._sit()
        found: int = self._door.ways_at(address)
        return found

    def brought_by(self, way: int) -> str:
        """What one of those ways brings, counted in the order of :meth:`chance_ways`; it is still to be played."""
        if not 0 <= way < self.ways:
            raise IllegalMove("move-not-chance")
        return self._kit.texts[self._door.brought(self._address, way)]

    def draw(self, random: Random) -> str:
        """One of the things that chance can bring now, by their odds; it is still to be played."""
        if self.actor != CHANCE:
            raise IllegalMove("move-not-chance")
        address = self._address or self._sit()
        return self._kit.texts[self._door.draw_at(address, random.random())]

    # --- doing it -----------------------------------------------------------------------

    def play(self, text: str, seat: Actor = None) -> None:
        """The move happens, or :class:`IllegalMove` says by which clause it may not."""
        action = self._action_of.get(text)
        if action is None:
            action = self._action_of.get(as_written(text), -1)
        address = self._address or self._sit()
        move = self._play(address, ACTING if seat is None else self._number(seat), action)
        if move == REFUSED:
            raise self._refused(text, seat)
        self.actor = ACTORS[self._cells[ACTOR]]
        self._moves.append(move)

    def _refused(self, text: str, seat: Actor) -> IllegalMove:
        by = self._cells[ACTOR] if seat is None else self._number(seat)
        return self._kit.refusal(Sheet(self._array), by, as_written(text))

    def seat_that_can(self, text: str) -> Actor:
        """Whose move this must be: the actor's, or while several choose, the one who can make it."""
        if len(self.actors) > 1:
            canonical = as_written(text)
            for seat in self.actors:
                if canonical in map(str.lower, self.legal(seat)):
                    return seat
        return self.actor

    def copy(self) -> "State":
        """Another state of the same game that goes its own way."""
        twin = State.__new__(State)
        twin.game = self.game
        twin._origin = self._origin
        twin.actor = self.actor
        twin._moves = self._moves.copy()
        twin._told = None
        twin._kit, twin._action_of = self._kit, self._action_of
        twin._block = block = self._block.copy()  # with all that is on the desk
        twin._memory = block.data
        twin._address, twin._cells, twin._menus = 0, UNSEATED, UNREAD
        return twin

    def still(self) -> "State":
        """The position alone, without how it came there: cheap to keep."""
        return State(self.game, self.snapshot(), self.actor)

    def become(self, other: "State") -> None:
        """Stand where another state of the same game stands: a still that costs no new desk."""
        self._origin = other.snapshot()
        self._block[:] = 0
        self._memory[self._kit.plan.record] = self._origin
        self._address, self._cells, self._menus = 0, UNSEATED, UNREAD
        self._moves, self._told = [], None
        self.actor = other.actor

    def snapshot(self) -> bytes:
        """The position as cheap to keep as can be; ``game.at`` makes a state of it again."""
        return self._memory[self._kit.plan.record].tobytes()

    def glimpse(self) -> "State":
        """A still to look at: its view costs only what is looked at. It is not played on."""
        return self.game.at(self.snapshot())

    def imagine(self, seat: int, seed: int = 0) -> "State":
        """A state that looks the same from the seat; what it cannot know is drawn anew."""
        seat = self.game.eyes(seat)
        twin = self.still()
        self._kit.door.imagine_at(twin._sit(), seat, seed_word(seed))
        twin._origin = twin.snapshot()
        return twin

    def record(self) -> "Array":
        """A copy of the record behind the state, for compiled code."""
        return copied(self._array)

    def __bytes__(self) -> bytes:
        """The record byte for byte, whatever lay in the gaps between its fields."""
        array = self._array
        clean: Array = np.zeros(1, array.dtype)
        for name in array.dtype.names or ():
            clean[name] = array[name]
        return clean.tobytes()

    # --- looking at it ------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The position as plain data: all of it, or what one seat may know."""
        return self.game.view(self.snapshot(), seat)

    @property
    def sheet(self) -> Sheet:
        """The position in plain numbers; where the story is being told it is at hand already."""
        if self._told is None and self._moves:
            return Sheet(self._array)
        if self._told is None or self._told[1] < len(self._moves):
            self._tell()
            assert self._told is not None
        return self._told[0]

    @property
    def history(self) -> tuple[str, ...]:
        """The texts played so far, chance's included."""
        return tuple(self._kit.texts[action] for _, action in map(who_did_what, self._moves))

    @property
    def steps(self) -> tuple[tuple[Actor, str], ...]:
        """The history with who acted: ``("chance", "deal 4")``, ``(2, "take")``."""
        return tuple((ACTORS[by], self._kit.texts[action]) for by, action in map(who_did_what, self._moves))

    @property
    def last(self) -> str | None:
        """The action that led here."""
        return self._kit.texts[who_did_what(self._moves[-1])[1]] if self._moves else None

    def shown(self, text: str, by: Actor, seat: int, now: "State") -> str:
        """An action that was taken here, as a seat may know it now."""
        kit = self._kit
        actor: Any = rule.CHANCE if by == CHANCE else by
        return kit.hidden(self.sheet, now.sheet, actor, kit.action_of[text], seat) or text

    def history_for(self, seat: int) -> tuple[str, ...]:
        """The history as one seat may know it: ``deal ?`` for a card dealt to another."""
        seat = self.game.eyes(seat)
        start = State(self.game, self._origin)
        return tuple([own.get(seat, text) for text, own in start.shown_after(self.steps, (seat,), self)])

    def shown_after(
        self, steps: Iterable[tuple[int | str | None, str]], seats: Iterable[int], now: "State"
    ) -> Iterator["Shown"]:
        """Actions that were taken from here on, as all may know them now and as those seats that know better."""
        kit = self._kit
        then, sheet = Sheet(self._array), now.sheet
        for by, text in steps:
            actor: Any = rule.CHANCE if by == CHANCE else by
            action = kit.action_of[text]
            yield self.game.shown(then, sheet, actor, action, seats)
            kit.plain.apply(then, actor, action)

    @property
    def story(self) -> tuple[Event, ...]:
        """What happened, as events that cite clauses."""
        return self._story(None)

    def story_for(self, seat: int, since: int = 0, until: int | None = None) -> tuple[Event, ...]:
        """What happened, as far as one seat may know: all of it, or some of its events."""
        return self._story(self.game.eyes(seat), since, until)

    def told(self, since: int = 0, until: int | None = None) -> list[tuple[int, int, int, int]]:
        """What the rules told, as they tell it: a number of ``table.TALES``, a seat, and two numbers more."""
        return self._tell()[since:until]

    @property
    def story_length(self) -> int:
        """How many events the story has."""
        return len(self._tell())

    def _story(self, watcher: int | None, since: int = 0, until: int | None = None) -> tuple[Event, ...]:
        tales = self._kit.table.TALES
        return tuple([tales[event].event(seat, x, y, watcher) for event, seat, x, y in self._tell()[since:until]])

    def _tell(self) -> list[tuple[int, int, int, int]]:
        """Play everything over, interpreted, and write down what the rules tell."""
        if self._told is None:
            sheet = Sheet(np.frombuffer(self._origin, self._kit.rules.STATE))
            if self._origin is self.game.opening_record:
                sheet.told.extend(self.game.opening.told)
            self._told = (sheet, 0)
        sheet, heard = self._told
        if heard < len(self._moves):
            for by, action in map(who_did_what, self._moves[heard:]):
                self._kit.plain.apply(sheet, by, action)
            self._told = (sheet, len(self._moves))
        told: list[tuple[int, int, int, int]] = sheet.told
        return told

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat now."""
        address = self._address or self._sit()
        return self._door.points(self._memory, address, self.game.players)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, once the game is over; None until then."""
        return SEATS[self._kit.plain.winners(self.sheet)] if self.actor is None else None
