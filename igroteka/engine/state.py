"""A game in progress."""

from collections.abc import Iterable, Iterator
from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from igroteka.engine import rule
from igroteka.engine.driver import DRAWN, REFUSED, menu_place
from igroteka.engine.errors import IllegalMove
from igroteka.engine.sheet import NUMBERS, Sheet, copied
from igroteka.engine.story import WATCHER as WATCHER
from igroteka.engine.story import Event

if TYPE_CHECKING:
    from igroteka.engine.game import Array, Game, Shown

CHANCE: Final = "chance"
Actor = int | str | None

SEATS: Final = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))  # by bit mask
MENU_PLACE: Final = menu_place()
POINTS_PLACE: Final = 8

# The parts of a turn (engine.desk): whose it is, in four bits, and what is on the menu.
OVERS: Final = 0
CHANCES: Final = rule.CHANCE - rule.OVER
NOBODYS: Final = 15
ACTORS: Final[tuple[Actor, ...]] = (None, CHANCE, *range(8))
LISTED: Final = DRAWN << 4  # how many actions are on the menu
NOT_KEPT: Final = 0xFFFF  # a menu that is kept has a number above these bits


def read(move: int) -> tuple[int, int]:
    """Who acted and what, from the one number that a state keeps: pairs would cost a tenth of its speed."""
    return (move & 15) + rule.OVER, move >> 4


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
        *("_action_of", "_address", "_block", "_desk", "_kit", "_memory", "_menus"),
        *("_moves", "_origin", "_play", "_told", "_turn", "actor", "game"),
    )

    actor: Actor  # an attribute to read: a property would take as long as a tenth of a move
    """The seat to act, CHANCE, or None when the game is over."""

    def __init__(self, game: "Game", record: bytes, turn: int | None = None) -> None:
        self.game = game
        self._origin = record
        self._moves: list[int] = []  # see ``read``
        self._told: tuple[Sheet, int] | None = None
        self._sit_at(np.empty(game.kit.desk_size, np.uint8))
        self._memory[game.kit.record_place :] = record
        # whose it is, and what of his is on the desk: nothing
        self._turn = int(self._array["actor"][0]) - rule.OVER if turn is None else turn
        self.actor = ACTORS[self._turn]

    def _sit_at(self, block: "Array") -> None:
        self._kit = self.game.kit
        self._action_of = self._kit.action_of
        self._block = block
        self._memory = block.data
        self._address = 0  # not asked for yet

    @property
    def _array(self) -> "Array":
        """The record on the desk."""
        return np.ndarray(1, self._kit.rules.STATE, self._block, self._kit.record_place)

    def _find_address(self) -> int:
        """The way into compiled code, which is compiled when somebody first goes it."""
        self._desk = desk = self._kit.desk
        self._address, self._menus, self._play = desk.sit_at(self._block, desk.kept_at), desk.menus, desk.play_from
        return self._address

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.game.players} players, {len(self._moves)} actions, {self.actor} to act>"

    # --- whose turn, and what can be done -----------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: several while all choose at once, none at chance's turn."""
        address = self._address or self._find_address()
        return SEATS[self._desk.seats_at(address)]

    def legal(self, seat: Actor = None) -> tuple[str, ...]:
        """The moves of the actor, or of a seat; at a chance node what chance can bring."""
        turn = self._turn
        if seat is not None:
            turn = self._list(self._code(seat))
        elif not 0 < turn & LISTED < LISTED:
            turn = self._list(turn & 15)
        if turn > NOT_KEPT and (menu := self._menus[turn >> 16]) is not None:
            return menu
        return self._read(turn)

    def _code(self, seat: Actor) -> int:
        """A seat as a turn has it; whatever is none at this table is nobody."""
        if seat == CHANCE:
            return CHANCES
        return int(seat) - rule.OVER if seat in range(self.game.players) else NOBODYS  # type: ignore[arg-type]

    def _list(self, by: int) -> int:
        """Write on the desk what is open to a seat, or to chance; as a turn says it."""
        actor = self._turn & 15
        self._turn = actor  # of whom nothing is on the desk, unless it is he who is asked about
        if by == OVERS or (by != actor and (by == NOBODYS or ACTORS[by] not in self.actors)):
            return 0
        address = self._address or self._find_address()
        listed: int = self._desk.list_menu(address, by + rule.OVER)
        if by == actor:
            self._turn = listed | actor
        return listed

    def _read(self, turn: int) -> tuple[str, ...]:
        """The menu that is on the desk, as texts; if it is kept, its texts are, too."""
        count, texts = (turn & LISTED) >> 4, self._kit.texts
        if count == 0:
            return ()
        actions = self._desk.readers[count](self._memory, MENU_PLACE)
        menu = itemgetter(*actions)(texts) if count > 1 else (texts[actions[0]],)
        if turn > NOT_KEPT:
            self._menus[turn >> 16] = menu
        return menu

    def chance(self) -> dict[str, float]:
        """What chance can bring and how likely each is; empty where it is not chance's turn."""
        if self._turn & 15 != CHANCES:
            return {}
        address = self._address or self._find_address()
        desk, number = self._desk, self._desk.odds_at(address)
        if number in desk.known_odds:
            return desk.known_odds[number].copy()
        likely = np.empty(len(self._kit.texts))
        self._turn = desk.list_odds(address, likely) | CHANCES
        menu = self.legal()
        odds = dict(zip(menu, likely[: len(menu)].tolist(), strict=True))
        if number:
            desk.known_odds[number] = odds.copy()
        return odds

    def chance_ways(self) -> dict[str, int]:
        """The exact weights behind :meth:`chance`."""
        if self._turn & 15 != CHANCES:
            return {}
        weights = np.empty(len(self._kit.texts), np.int64)
        address = self._address or self._find_address()
        self._turn = self._desk.list_ways(address, weights) | CHANCES
        menu = self.legal()
        return dict(zip(menu, weights[: len(menu)].tolist(), strict=True))

    @property
    def ways(self) -> int:
        """How many equally likely ways chance has to go on; none where it is not chance's turn."""
        if self._turn & 15 != CHANCES:
            return 0
        address = self._address or self._find_address()
        found: int = self._desk.ways_at(address)
        return found

    def brought_by(self, way: int) -> str:
        """What one of those ways brings, counted in the order of :meth:`chance_ways`; it is still to be played."""
        if not 0 <= way < self.ways:
            raise IllegalMove("move-not-chance")
        action: int = self._desk.brought_by(self._address, way)
        self._turn = DRAWN << 4 | CHANCES
        return self._kit.texts[action]

    def draw(self, random: Random) -> str:
        """One of the things that chance can bring now, by their odds; it is still to be played."""
        if self._turn & 15 != CHANCES:
            raise IllegalMove("move-not-chance")
        kit = self._kit
        address = self._address or self._find_address()
        action: int = kit.desk.draw_from(address, random.random())
        self._turn = DRAWN << 4 | CHANCES
        return kit.texts[action]

    # --- doing it -----------------------------------------------------------------------

    def play(self, text: str, seat: Actor = None) -> None:
        """The move happens, or :class:`IllegalMove` says by which clause it may not."""
        turn = self._turn
        by = turn & 15 if seat is None else self._code(seat)
        action = self._action_of.get(text)
        if action is None:
            action = self._action_of.get(" ".join(str(text).lower().split()), -1)
        move = action << 4 | by
        address = self._address or self._find_address()
        now = self._play(address, turn, move)
        if now == REFUSED:
            raise self._refused(" ".join(str(text).split()), by + rule.OVER)
        self._turn = now
        self.actor = ACTORS[now & 15]
        self._moves.append(move)

    def _refused(self, text: str, by: int) -> IllegalMove:
        self._turn &= 15  # the check has used the desk
        refusal: IllegalMove = self._kit.table.refuse(Sheet(self._array), by, text.lower(), self._kit.plain)
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
        twin._turn = self._turn
        twin.actor = self.actor
        twin._moves = self._moves.copy()
        twin._told = None
        twin._sit_at(self._block.copy())
        if self._address:  # what is on the desk is on the twin's, too
            twin._desk, twin._menus = self._desk, self._menus
        return twin

    def still(self) -> "State":
        """The position alone, without how it came there: cheap to keep."""
        return State(self.game, self.snapshot(), self._turn & 15)

    def become(self, other: "State") -> None:
        """Stand where another state of the same game stands: a still that costs no new desk."""
        self._origin = other.snapshot()
        self._memory[self._kit.record_place :] = self._origin
        self._moves, self._told = [], None
        self._turn, self.actor = other._turn & 15, other.actor

    def snapshot(self) -> bytes:
        """The position as cheap to keep as can be; ``game.at`` makes a state of it again."""
        return self._memory[self._kit.record_place :].tobytes()

    def glimpse(self) -> "State":
        """A still to look at: its view costs only what is looked at. It is not played on."""
        return self.game.at(self.snapshot())

    def imagine(self, seat: int, seed: int = 0) -> "State":
        """A state that looks the same from the seat; what it cannot know is drawn anew."""
        twin = self.still()
        self._kit.desk.imagine_at(twin._find_address(), seat, seed)
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
        return tuple(self._kit.texts[action] for _, action in map(read, self._moves))

    @property
    def steps(self) -> tuple[tuple[Actor, str], ...]:
        """The history with who acted: ``("chance", "deal 4")``, ``(2, "take")``."""
        return tuple((ACTORS[by - rule.OVER], self._kit.texts[action]) for by, action in map(read, self._moves))

    @property
    def last(self) -> str | None:
        """The action that led here."""
        return self._kit.texts[read(self._moves[-1])[1]] if self._moves else None

    def shown(self, text: str, by: Actor, seat: int, now: "State") -> str:
        """An action that was taken here, as a seat may know it now."""
        kit = self._kit
        actor = rule.CHANCE if by == CHANCE else by
        hidden: str | None = kit.table.hides(self.sheet, now.sheet, actor, kit.action_of[text], seat)
        return hidden or text

    def history_for(self, seat: int) -> tuple[str, ...]:
        """The history as one seat may know it: ``deal ?`` for a card dealt to another."""
        start = State(self.game, self._origin)
        return tuple([own.get(seat, text) for text, own in start.shown_after(self.steps, (seat,), self)])

    def shown_after(self, steps: Iterable[tuple[Actor, str]], seats: Iterable[int], now: "State") -> Iterator["Shown"]:
        """Actions that were taken from here on, as all may know them now and as those seats that know better."""
        kit = self._kit
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
            for by, action in map(read, self._moves[heard:]):
                self._kit.plain["apply"](sheet, by, action)
            self._told = (sheet, len(self._moves))
        told: list[tuple[int, int, int, int]] = sheet.told
        return told

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat now."""
        address = self._address or self._find_address()
        self._desk.score_at(address)
        return NUMBERS[self.game.players](self._memory, POINTS_PLACE)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, once the game is over; None until then."""
        if self._turn:
            return None
        mask = self._kit.plain["winners"](self.sheet)
        return tuple(seat for seat in range(self.game.players) if mask >> seat & 1)
