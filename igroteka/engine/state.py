"""A game in progress."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from igroteka.engine import rule
from igroteka.engine.driver import DRAWN, REFUSED
from igroteka.engine.errors import IllegalMove
from igroteka.engine.sheet import Sheet, copied
from igroteka.engine.story import WATCHER as WATCHER
from igroteka.engine.story import Event

if TYPE_CHECKING:
    from igroteka.engine.game import Array, Game, Shown

CHANCE: Final = "chance"
WRITERS: Final = 64  # more than can act
Actor = int | str | None

SEATS: Final = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))  # by bit mask
ACTORS: Final[dict[int, Actor]] = {rule.CHANCE: CHANCE, rule.OVER: None}


def read(move: int) -> tuple[int, int]:
    """Who acted and what, from the one number that a state keeps: pairs would cost a tenth of its speed."""
    action, by = divmod(move - rule.CHANCE, WRITERS)
    return by + rule.CHANCE, action


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

    __slots__ = ("_actor", "_address", "_desk", "_listed", "_memory", "_moves", "_origin", "_told", "game")

    def __init__(self, game: "Game", record: bytes, actor: int | None = None) -> None:
        self.game = game
        self._origin = record
        self._listed = 0  # how many actions of the actor are on the desk, 0 if they were not asked for; DRAWN
        self._moves: list[int] = []  # see ``read``
        self._told: tuple[Sheet, int] | None = None
        self._sit_at(np.empty(game.kit.desk_size, np.uint8))
        self._memory[game.kit.record_place :] = record
        self._actor = int(self._array["actor"][0]) if actor is None else actor

    def _sit_at(self, desk: "Array") -> None:
        self._desk = desk
        self._memory = desk.data
        self._address = 0  # not asked for yet

    @property
    def _array(self) -> "Array":
        """The record on the desk."""
        kit = self.game.kit
        return np.ndarray(1, kit.rules.STATE, self._desk, kit.record_place)

    def _find_address(self) -> int:
        address: int = self.game.kit.desk.address_of(self._desk)
        self._address = address
        return address

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.game.players} players, {len(self._moves)} actions, {self.actor} to act>"

    # --- whose turn, and what can be done -----------------------------------------------

    @property
    def actor(self) -> Actor:
        """The seat to act, CHANCE, or None when the game is over."""
        actor = self._actor
        return actor if actor >= 0 else ACTORS[actor]

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: several while all choose at once, none at chance's turn."""
        return SEATS[self.game.kit.desk.seats_at(self._address or self._find_address())]

    def legal(self, seat: Actor = None) -> tuple[str, ...]:
        """The moves of the actor, or of a seat; at a chance node what chance can bring."""
        count = self._listed
        if count <= 0 or not (seat is None or seat == self._actor):
            count = self._list(self._actor if seat is None else self._whose(seat))
        return self.game.kit.menu(self._memory[: 2 * count].tobytes())

    def _whose(self, seat: Actor) -> int:
        """A seat as the rules know it; whatever is none at this table is NOBODY."""
        if seat == CHANCE:
            return rule.CHANCE
        return int(seat) if seat in range(self.game.players) else rule.NOBODY  # type: ignore[arg-type]

    def _list(self, by: int) -> int:
        """Write the actions of a seat, or of chance, on the desk; how many."""
        if by == rule.OVER or (by != self._actor and by not in self.actors):
            return 0
        count: int = self.game.kit.desk.list_menu(self._address or self._find_address(), by)
        self._listed = count if by == self._actor else 0
        return count

    def chance(self) -> dict[str, float]:
        """What chance can bring and how likely each is; empty where it is not chance's turn."""
        ways = self.chance_ways()
        total = sum(ways.values())
        return {text: count / total for text, count in ways.items()}

    def chance_ways(self) -> dict[str, int]:
        """The exact weights behind :meth:`chance`."""
        if self._actor != rule.CHANCE:
            return {}
        weights = np.empty(len(self.game.kit.texts), np.int32)
        self._listed = self.game.kit.desk.list_ways(self._address or self._find_address(), weights)
        return dict(zip(self.legal(), weights[: self._listed].tolist(), strict=True))

    def draw(self, random: Random) -> str:
        """One of the things that chance can bring now, by their odds; it is still to be played."""
        if self._actor != rule.CHANCE:
            raise IllegalMove("move-not-chance")
        kit = self.game.kit
        action: int = kit.desk.draw_from(self._address or self._find_address(), random.random())
        self._listed = DRAWN
        return kit.texts[action]

    # --- doing it -----------------------------------------------------------------------

    def play(self, text: str, seat: Actor = None) -> None:
        """The move happens, or :class:`IllegalMove` says by which clause it may not."""
        by = self._actor if seat is None else self._whose(seat)
        kit = self.game.kit
        action = kit.action_of.get(text)
        if action is None:
            action = kit.action_of.get(" ".join(str(text).lower().split()), -1)
        listed = self._listed if by == self._actor else 0
        turn = kit.desk.play_from(self._address or self._find_address(), by, action, listed) if action >= 0 else REFUSED
        if turn == REFUSED:
            raise self._refused(" ".join(str(text).split()), by)
        self._listed = turn >> 4
        self._actor = (turn & 15) + rule.OVER
        self._moves.append(action * WRITERS + by)

    def _refused(self, text: str, by: int) -> IllegalMove:
        self._listed = 0  # the check has used the desk
        refusal: IllegalMove = self.game.kit.table.refuse(Sheet(self._array), by, text.lower(), self.game.kit.plain)
        return refusal

    def seat_that_can(self, text: str) -> Actor:
        """Whose move this must be: the actor's, or while several choose, the one who can make it."""
        if len(self.actors) > 1:
            canonical = " ".join(text.split()).lower()
            for seat in self.actors:
                if canonical in map(str.lower, self.legal(seat)):
                    return seat
        return self.actor

    def copy(self) -> "State":
        """Another state of the same game that goes its own way."""
        twin = State.__new__(State)
        twin.game = self.game
        twin._origin = self._origin
        twin._actor = self._actor
        twin._listed = self._listed
        twin._moves = self._moves.copy()
        twin._told = None
        twin._sit_at(self._desk.copy())
        return twin

    def still(self) -> "State":
        """The position alone, without how it came there: cheap to keep."""
        return State(self.game, self.snapshot(), self._actor)

    def snapshot(self) -> bytes:
        """The position as cheap to keep as can be; ``game.at`` makes a state of it again."""
        return self._memory[self.game.kit.record_place :].tobytes()

    def glimpse(self) -> "State":
        """A still to look at: its view costs only what is looked at. It is not played on."""
        return self.game.at(self.snapshot())

    def imagine(self, seat: int, seed: int = 0) -> "State":
        """A state that looks the same from the seat; what it cannot know is drawn anew."""
        twin = self.still()
        self.game.kit.desk.imagine_at(twin._find_address(), seat, seed)
        twin._origin = twin.snapshot()
        return twin

    def record(self) -> "Array":
        """A copy of the record behind the state, for compiled code."""
        return copied(self._array)

    def __bytes__(self) -> bytes:
        """The record byte for byte, whatever lay in the gaps between its fields."""
        record = self._array
        clean: Array = np.zeros(1, record.dtype)
        for name in record.dtype.names or ():
            clean[name] = record[name]
        return clean.tobytes()

    # --- looking at it ------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The position as plain data: all of it, or what one seat may know."""
        return self.game.view(self.sheet, seat)

    def own(self, seat: int) -> dict[str, Any] | None:
        """What a seat sees of its own place where the others see less (see :meth:`Game.own`)."""
        return self.game.own(self.sheet, seat)

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
        return tuple(self.game.kit.texts[action] for _, action in map(read, self._moves))

    @property
    def steps(self) -> tuple[tuple[Actor, str], ...]:
        """The history with who acted: ``("chance", "deal 4")``, ``(2, "take")``."""
        return tuple((ACTORS.get(by, by), self.game.kit.texts[action]) for by, action in map(read, self._moves))

    @property
    def last(self) -> str | None:
        """The action that led here."""
        return self.game.kit.texts[read(self._moves[-1])[1]] if self._moves else None

    def shown(self, text: str, by: Actor, seat: int, now: "State") -> str:
        """An action that was taken here, as a seat may know it now."""
        kit = self.game.kit
        actor = rule.CHANCE if by == CHANCE else by
        hidden: str | None = kit.table.hides(self.sheet, now.sheet, actor, kit.action_of[text], seat)
        return hidden or text

    def history_for(self, seat: int) -> tuple[str, ...]:
        """The history as one seat may know it: ``deal ?`` for a card dealt to another."""
        start = State(self.game, self._origin)
        return tuple([own.get(seat, text) for text, own in start.shown_after(self.steps, (seat,), self)])

    def shown_after(self, steps: Iterable[tuple[Actor, str]], seats: Iterable[int], now: "State") -> Iterator["Shown"]:
        """Actions that were taken from here on, as all may know them now and as those seats that know better."""
        kit = self.game.kit
        then, sheet = Sheet(self._array), now.sheet
        for by, text in steps:
            actor: Any = rule.CHANCE if by == CHANCE else by
            action = kit.action_of[text]
            yield self.game.shown(then, sheet, actor, action, seats)
            kit.plain["apply"](then, actor, action)

    @property
    def story(self) -> tuple[Event, ...]:
        """What happened, as events that cite clauses."""
        return self._story(None)

    def story_for(self, seat: int, since: int = 0, until: int | None = None) -> tuple[Event, ...]:
        """What happened, as far as one seat may know: all of it, or some of its events."""
        return self._story(seat, since, until)

    def told(self, since: int = 0, until: int | None = None) -> list[tuple[int, int, int, int]]:
        """What the rules told, as they tell it: a number of ``table.TALES``, a seat, and two numbers more."""
        return self._tell()[since:until]

    @property
    def story_length(self) -> int:
        """How many events the story has."""
        return len(self._tell())

    def _story(self, watcher: int | None, since: int = 0, until: int | None = None) -> tuple[Event, ...]:
        tales = self.game.kit.table.TALES
        return tuple([tales[event].event(seat, x, y, watcher) for event, seat, x, y in self._tell()[since:until]])

    def _tell(self) -> list[tuple[int, int, int, int]]:
        """Play everything over, interpreted, and write down what the rules tell."""
        if self._told is None:
            sheet = Sheet(np.frombuffer(self._origin, self.game.kit.rules.STATE))
            if self._origin is self.game.opening_record:
                sheet.told.extend(self.game.opening.told)
            self._told = (sheet, 0)
        sheet, heard = self._told
        if heard < len(self._moves):
            for by, action in map(read, self._moves[heard:]):
                self.game.kit.plain["apply"](sheet, by, action)
            self._told = (sheet, len(self._moves))
        told: list[tuple[int, int, int, int]] = sheet.told
        return told

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat now."""
        out = [0] * self.game.players
        self.game.kit.plain["scores"](self.sheet, out)
        return tuple(int(points) for points in out)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, once the game is over; None until then."""
        if self._actor != rule.OVER:
            return None
        mask = self.game.kit.plain["winners"](self.sheet)
        return tuple(seat for seat in range(self.game.players) if mask >> seat & 1)
