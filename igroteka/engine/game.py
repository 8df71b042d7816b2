"""A game with its options: what states are made from."""

import os
import re
import tomllib
import types
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import numpy as np

from igroteka.engine import desk, driver, menus, phrases, stepping, views
from igroteka.engine.binding import Namespace, bind, gather
from igroteka.engine.door import DeskPlan, Door, Writer
from igroteka.engine.errors import CardsError, IllegalMove, OptionError, PositionError, SeatError
from igroteka.engine.matching import mismatch
from igroteka.engine.move_forms import forms_of, read_move
from igroteka.engine.once import made_once
from igroteka.engine.options import Option, SeatOption, Whole
from igroteka.engine.orders import Order
from igroteka.engine.rule import KNOWN
from igroteka.engine.rules import GameRules, GameTable, OnKernels, by_name
from igroteka.engine.sheet import Glimpse, Sheet, numbers
from igroteka.engine.story import WATCHER, listen
from igroteka.engine.views import IN_A_PICTURE, AnyView, Picture
from igroteka.locale import has_words

Array = np.ndarray[Any, Any]
Shown = tuple[str, Mapping[int, str]]  # an action as all may know it, and as single seats do that know better
NOBODYS: Final[Mapping[int, str]] = {}
BOUND_TO_RULES: Final = (driver, stepping, menus, desk, views, phrases)  # what is written once for all games
TINY: Final = "tiny"  # in place of a file of cards: the house deck that a game has for exact methods


@dataclass(frozen=True)
class Description:
    """What a game is called, how many can play it and what can be chosen."""

    id: str
    version: int
    players: range
    options: tuple[Option, ...]

    def name(self, language: str = "en") -> str:
        from igroteka.locale import say

        return say(f"game-{self.id}", language)


class ManyGames:
    """What compiled code does with many games in one call, bound to a game's rules."""

    play_many = staticmethod(driver.play_many)
    begin_all = staticmethod(stepping.begin_all)
    first_refused = staticmethod(stepping.first_refused)
    step_all = staticmethod(stepping.step_all)


class Kit:
    """A game's folder in use: its rules bound to the facts of one box, at every speed."""

    def __init__(
        self,
        rules: types.ModuleType,
        table: GameTable,
        display: types.ModuleType,
        box: Mapping[str, Any] | None = None,
    ) -> None:
        self.rules = rules
        self.table = table
        self.display = display
        self.tables: dict[str, Any] = {}
        self.players: range = table.PLAYERS
        if box is not None:
            self.tables = checked_tables(rules, table, box)
            if hasattr(table, "most_players"):
                self.players = range(self.players[0], table.most_players(box) + 1)
        self.plan = DeskPlan(rules.ACTIONS, rules.STATE)
        self.texts: tuple[str, ...] = table.TEXTS
        self.secrets = frozenset(table.SECRETS)
        self.instead: tuple[str, ...] = getattr(table, "HIDDEN", ())  # what is read in their place
        self.secret_texts = frozenset(self.texts[action] for action in self.secrets)
        quiet = [event for event, tale in table.TALES.items() if tale.private]
        self.passing = frozenset([*quiet, *getattr(table, "PASSING", ())])
        self.action_of = {form: a for a, text in enumerate(self.texts) for form in (text, text.lower())}

    @property
    def folder(self) -> Path:
        return Path(str(self.table.__file__)).parent

    def part(self, name: str) -> types.ModuleType | None:
        """A module of the game's folder that it may leave out."""
        return module_in(str(self.table.__package__), name)

    @cached_property
    def orders(self) -> tuple[Order, ...]:
        """What can be answered ahead; kept, for a table asks after every move."""
        module = self.part("orders")
        return () if module is None else cast(tuple[Order, ...], module.ORDERS)

    @cached_property
    def names(self) -> dict[str, tuple[str, ...]]:
        """What actions are called: in notation, and by the messages of a game that does not say it itself.

        Such a game may have words for a move in its catalogues, ``move-high-card-keep``; else it reads as written.
        """
        if hasattr(self.display, "answer"):
            return {"TEXTS": self.texts, "CALLED": ()}
        keys = [f"move-{self.table.ID}-{re.sub('[^a-z0-9]+', '-', text.lower())}" for text in self.texts]
        return {"TEXTS": self.texts, "CALLED": tuple(key if has_words(key, "en") else "as-written" for key in keys)}

    @made_once
    def plain(self) -> GameRules:
        """The rules as they stand, interpreted; what they tell is kept in ``sheet.told``."""
        known = gather((self.rules,), self.tables).items()
        tables = {name: numbers(table) for name, table in known if isinstance(table, np.ndarray)}
        named = {**tables, **IN_A_PICTURE, **self.names, "tell": listen}
        bound = bind((self.rules, driver, views, phrases, self.display), named)
        rules: GameRules = by_name(bound)
        return rules

    @made_once
    def compiled(self) -> Namespace:
        from igroteka.engine.compiling import compile_rules

        return compile_rules(self.table.ID, (self.rules, *BOUND_TO_RULES, self.display), {**self.tables, **self.names})

    @made_once
    def many(self) -> ManyGames:
        """What compiled code does with many games in one call."""
        many: ManyGames = by_name(self.compiled)
        return many

    @made_once
    def on_kernels(self) -> OnKernels:
        """The same for kernels of a GPU to call."""
        rules: OnKernels = by_name(self.compiled)
        return rules

    @made_once
    def door(self) -> Door:
        return Door(self)

    @made_once
    def writer(self) -> Writer:
        return Writer(self)

    def hidden(self, then: Sheet, now: Sheet, by: int, action: int, seat: int) -> str | None:
        """What a seat reads in the history instead of an action, taken ``then``, that it may not know ``now``."""
        number = self.plain.hides(then, now, by, action, seat)
        return None if number == KNOWN else self.instead[number]

    def refusal(self, s: Sheet, by: int, text: str) -> IllegalMove:
        """Why this move, as notation has it, may not be made."""
        read, said = read_move(text, forms_of(self.display).values()), Picture()
        self.plain.refuse(s, by, read.form, read.x, read.y, said)
        return IllegalMove(said.whole["key"], said.whole["clause"], **{**read.details, **said.whole["details"]})

    @cached_property
    def description(self) -> Description:
        table = self.table
        fewest, most = self.players[0], self.players[-1]
        players = Whole("players", min(table.USUAL, most), fewest, most, table.PLAYERS_CLAUSE)
        return Description(table.ID, table.VERSION, self.players, (players, *table.OPTIONS))


def checked_tables(rules: types.ModuleType, table: GameTable, box: Mapping[str, Any]) -> dict[str, Any]:
    """The tables of a box that its owner describes; CardsError says what does not add up."""
    try:
        table.check_cards(box)
        tables: dict[str, Any] = rules.tables(dict(box))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise CardsError("cards-form", reason=f"{type(error).__name__}: {error}") from error
    return tables


def game_folders() -> list[Path]:
    """Where games live: every folder with a table.py on the path of ``igroteka.games``."""
    roots = map(Path, import_module("igroteka.games").__path__)
    return sorted(table.parent for root in roots for table in root.glob("*/table.py"))


def rules_in(package: str) -> types.ModuleType:
    """A game's rules as one module; its package names those that they are written in, if not rules.py alone."""
    modules = getattr(import_module(package), "RULES", ("rules",))
    rules = types.ModuleType(f"{package}.rules")
    whole = gather(tuple(import_module(f"{package}.{module}") for module in modules), {"__name__": rules.__name__})
    vars(rules).update(whole)
    return rules


def table_in(package: str) -> GameTable:
    table: Any = import_module(f"{package}.table")
    return cast(GameTable, table)


def module_in(package: str, name: str) -> types.ModuleType | None:
    return import_module(f"{package}.{name}") if find_spec(f"{package}.{name}") else None


def display_in(package: str) -> types.ModuleType:
    """What is shown and said of a game, as one module; a game may leave out what it asks."""
    display = types.ModuleType(f"{package}.display")
    for part in ("view", "refusals", "questions"):
        if module := module_in(package, part):
            vars(display).update(vars(module))
    return display


@cache
def boxed_kits() -> dict[str, Kit]:
    """The games there are, as their boxes hold them, by id."""
    kits = {}
    for folder in game_folders():
        name = f"igroteka.games.{folder.name}"
        kit = Kit(rules_in(name), table_in(name), display_in(name))
        kits[kit.table.ID] = kit
    return kits


def read_cards(cards: Any) -> Mapping[str, Any]:
    """Facts of a box from a TOML file, or as a mapping."""
    if isinstance(cards, Mapping):
        return cards
    if not isinstance(cards, str | os.PathLike):
        raise CardsError("cards-none", given=repr(cards))
    try:
        return tomllib.loads(Path(cards).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CardsError("cards-unreadable", file=str(cards), reason=str(error)) from error


class Game:
    """A game with its options chosen; see :func:`igroteka.game`."""

    def __init__(self, kit: Kit, options: Mapping[str, Any], cards: Any = None) -> None:
        self.kit = kit if cards is None else Kit(kit.rules, kit.table, kit.display, read_cards(cards))
        self.id: str = kit.table.ID
        self.cards = cards
        self.options = chosen(self.kit.description, options)
        self.players: int = self.options["players"]
        self._seats = range(self.players)

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"igroteka.game({self.id!r}, {options})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.id, self.options, self.cards) == (other.id, other.options, other.cards)

    def __hash__(self) -> int:
        return hash((self.id, *self.options.items()))

    @property
    def description(self) -> Description:
        return self.kit.description

    @cached_property
    def opening(self) -> Sheet:
        """The game before its first action, and what the rules tell of it."""
        sheet = Sheet(np.zeros(1, self.kit.rules.STATE))
        encoded = [option.encode(self.options[option.name]) for option in self.description.options]
        self.kit.plain.start(sheet, *encoded)
        return sheet

    @cached_property
    def template(self) -> Array:
        """The record of a game before its first action."""
        record = np.zeros(1, self.kit.rules.STATE)
        self.opening.store(record)
        record.flags.writeable = False
        return record

    @cached_property
    def opening_record(self) -> bytes:
        return self.template.tobytes()

    @cached_property
    def first(self) -> "State":
        return State(self, self.opening_record)

    def start(self) -> "State":
        """A game before its first action, which is chance's."""
        return self.first.copy()

    def at(self, snapshot: bytes) -> "State":
        """A position of this game to look at: its view costs only what is looked at. It is not played on."""
        state = State(self, snapshot)
        state._told = (self.glimpse(snapshot), 0)
        return state

    def glimpse(self, snapshot: bytes) -> Sheet:
        """A position in plain numbers, to look at."""
        return Glimpse(self.kit.rules.STATE, snapshot)

    def eyes(self, seat: int, watching: bool = True) -> int:
        """A seat of this table, or the watcher's; :class:`SeatError` for any other."""
        if seat in self._seats or (watching and seat == WATCHER):
            return int(seat)
        raise SeatError("seat-none-such", seat=str(seat), players=self.players, last=self.players - 1)

    def view(self, snapshot: bytes, seat: int | None) -> dict[str, Any]:
        """A position as plain data: all of it, or what one seat may know."""
        if seat is not None:
            seat = self.eyes(seat)
        view: dict[str, Any] = msgspec.json.decode(self.kit.writer.view(snapshot, seat))
        return view

    def shown(self, then: Sheet, now: Sheet, by: int, action: int, seats: Iterable[int]) -> Shown:
        """An action as all may know it now who saw it taken ``then``, and as those of these seats that know better."""
        hides, text = self.kit.hidden, self.kit.texts[action]
        if action not in self.kit.secrets:
            return text, NOBODYS
        hidden = hides(then, now, by, action, WATCHER)
        if hidden is None:  # what all may know each may know
            return text, NOBODYS
        known = ((seat, hides(then, now, by, action, seat) or text) for seat in seats)
        return hidden, {seat: words for seat, words in known if words != hidden}

    def refusal(self, snapshot: bytes, by: int, action: int) -> IllegalMove:
        """Why an action, by its number, may not be taken here."""
        kit = self.kit
        text = kit.texts[action] if 0 <= action < len(kit.texts) else str(action)
        return kit.refusal(self.glimpse(snapshot), by, text.lower())

    def position(self, view: AnyView) -> "State":
        """A state from an all-seeing view; what it leaves out is as at the start, or follows."""
        record = self.template.copy()
        sheet = Sheet(record)
        try:
            self.kit.table.place(sheet, view, self.kit.plain)
            sheet.store(record)
        except PositionError:
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
            raise PositionError("position-unreadable", reason=f"{type(error).__name__}: {error}") from error
        state = State(self, record.tobytes())
        if (found := mismatch(view, state.view(), unordered=self.kit.table.UNORDERED)) is not None:
            raise PositionError("position-contradiction", key=found.path, given=found.wanted, follows=found.found)
        return state

    def replay(self, history: Iterable[str]) -> "State":
        """A state from its history. Where several may act, the move tells whose it is."""
        if isinstance(history, str) or not isinstance(history, Iterable):
            raise OptionError("history-texts", given=repr(history))
        state = self.start()
        for text in history:
            state.play(text, state.seat_that_can(text))
        return state


def made_game(id: str, cards: Any, options: Mapping[str, Any]) -> Game:
    """A game by its id; see :func:`igroteka.game`."""
    kits = boxed_kits()
    if id not in kits:
        raise OptionError("game-unknown", game=str(id), games=list(kits))
    return Game(kits[id], options, str(tiny_cards(id)) if cards == TINY else cards)


def tiny_cards(id: str) -> Path:
    """The house deck beside a game's own cards, if it has one: small enough to walk through the whole game."""
    decks = {one: kit.folder / "tiny.toml" for one, kit in boxed_kits().items()}
    with_one = [one for one, file in decks.items() if file.exists()]
    if id not in with_one:
        raise CardsError("cards-no-tiny", game=id, games=with_one)
    return decks[id]


def chosen(description: Description, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game: those given, checked, and the others' defaults."""
    known = {option.name: option for option in description.options}
    for name in given:
        if name not in known:
            raise OptionError("option-unknown", option=name, game=description.id, options=list(known))
    values: dict[str, Any] = {name: option.read(given.get(name, option.default)) for name, option in known.items()}
    for option in description.options:
        if isinstance(option, SeatOption):
            option.check(values[option.name], values["players"])
    return values


from igroteka.engine.state import State  # noqa: E402  (a state knows its game, a game makes states)
