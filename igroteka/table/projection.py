"""What a guest gets to see of a table: projected from what his seats may know, never filtered."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Raw, Struct

from igroteka import protocol as m
from igroteka.engine import rule
from igroteka.engine.game import NOBODYS, Shown
from igroteka.engine.orders import possible
from igroteka.engine.state import CHANCE, SEATS
from igroteka.engine.story import WATCHER, Event
from igroteka.table.clock import now
from igroteka.table.pieces import Happening
from igroteka.table.table import Table

encode = msgspec.json.Encoder().encode
MOST_BEGINNINGS = 8  # from which what happened is told at one table, until something happens again


class WrittenStep(Struct, gc=False):
    """An ActionTold of the protocol of which what is long is written already; so are eyes and state."""

    ply: int
    seat: int | None
    move: str
    events: list[Raw]
    view: Raw | None


class WrittenEyes(Struct, gc=False):
    seat: int | None
    view: Raw
    legal: Raw
    chosen: str | None
    steps: list[WrittenStep]
    asked: Raw
    answers: Raw
    orders: list[str]
    order: str | None


class WrittenState(m.Situation, tag="state", kw_only=True):
    eyes: list[WrittenEyes]


NOTHING = Raw(b"null")
NOT_ASKED = Raw(b"[]"), NOTHING, Raw(b"[]")  # no moves, no question, no answers


@lru_cache(maxsize=1 << 14)
def written_event(table: ModuleType, row: tuple[int, int, int, int], privy: bool) -> Raw:
    """What the rules told, as everybody or as the seat that it is about may know it; the same comes again and again."""
    event, seat, x, y = row
    told: Event = table.TALES[event].event(seat, x, y, seat if privy else WATCHER)
    return Raw(encode(told.plain()))


@lru_cache(maxsize=1 << 12)
def written_menu(moves: tuple[str, ...]) -> Raw:
    return Raw(encode(moves))


class Glance(Struct):
    """Of a view only what says which standing orders can be given: to read all of it takes three times as long."""

    phase: str
    players: list[dict[str, Any]]


glance = msgspec.json.Decoder(Glance).decode


class Telling:
    """Actions as steps of a message, without views: what everybody may know of each, and what single seats know."""

    def __init__(self, table: Table, first: int) -> None:
        self.first = first
        self.actions, self.words = table.actions, table.game.kit.table
        self.open: list[WrittenStep] = []
        self.own: dict[int, dict[int, WrittenStep]] = {}  # by seat and index
        before = heard = table.actions[first - 1].told if first else 0
        told, tales = table.playing_state().told(before), self.words.TALES
        for ply, (text, texts) in enumerate(shown_since(table, first), first):
            until = table.actions[ply].told
            rows, heard = told[heard - before : until - before], until
            self.open.append(self._step(ply, text, rows, WATCHER))
            for seat in {*texts, *[seat for event, seat, _, _ in rows if tales[event].private]}:
                step = self._step(ply, texts.get(seat, text), rows, seat)
                self.own.setdefault(seat, {})[ply - first] = step

    def _step(self, ply: int, text: str, rows: list[tuple[int, int, int, int]], watcher: int) -> WrittenStep:
        events = [written_event(self.words, row, row[1] == watcher) for row in rows]
        return WrittenStep(ply, self.actions[ply].seat, text, events, None)

    def steps(self, seat: int) -> list[WrittenStep]:
        """For one seat's eyes."""
        own = self.own.get(seat)
        return self.open if own is None else [own.get(i, step) for i, step in enumerate(self.open)]


class Looking:
    """What the people at one table look at, kept while it cannot change."""

    def __init__(self, given: Mapping[int, str] | None = None) -> None:
        """``given``: the standing orders of the seats, each for its own eyes."""
        self.given: Mapping[int, str] = {} if given is None else given
        self.position = (-1, -1)
        self.views: dict[int, dict[int, Raw]] = {}  # by ply and seat
        self.chosen: dict[tuple[int, str], tuple[Raw, Raw]] = {}  # what a seat sees that has chosen, and is asked
        self.menus: dict[int, tuple[Raw, Raw, Raw]] = {}  # by seat
        self.orders: list[list[str]] | None = None  # by seat: those that can be given now
        self.tellings: dict[int, Telling] = {}  # by the first action
        self.told = -1  # the length of the log then

    def look_at(self, table: Table) -> None:
        """Forget what was to be seen in another position."""
        position = (table.epoch, table.ply)
        if self.position != position:
            self.views, self.chosen, self.menus, self.orders, self.position = {}, {}, {}, None, position

    def write(self, table: Table, ply: int, seats: Iterable[int]) -> None:
        """The position after so many actions, if it is still known, for all these eyes: quicker than one by one."""
        views = self.views.setdefault(ply, {})
        mask = 0
        for seat in seats:
            if seat not in views:
                mask |= 1 << seat
        if mask and (snapshot := table.snapshot_at(ply)) is not None:
            views.update(zip(SEATS[mask], map(Raw, table.game.kit.writer.views(snapshot, mask)), strict=True))

    def view(self, table: Table, ply: int, seat: int) -> Raw | None:
        """The position after so many actions for a seat's eyes, if it is still known."""
        views = self.views.setdefault(ply, {})
        if seat not in views and (snapshot := table.snapshot_at(ply)) is not None:
            views[seat] = Raw(table.game.kit.writer.view(snapshot, seat))
        return views.get(seat)

    def after_choice(self, table: Table, seat: int, choice: str) -> tuple[Raw, Raw]:
        """The position for a seat's eyes, and what it is asked; its choice, unseen by the others, is seen as made."""
        if (seat, choice) not in self.chosen:
            state, writer = table.playing_state().still(), table.game.kit.writer
            state.play(choice, seat)
            snapshot = state.snapshot()
            self.chosen[seat, choice] = Raw(writer.view(snapshot, seat)), Raw(writer.asked(snapshot, seat)[0])
        return self.chosen[seat, choice]

    def menu(self, table: Table, seat: int) -> tuple[Raw, Raw, Raw]:
        """The moves that are open to a seat that is asked now, the question, and what the moves are called."""
        if seat not in self.menus:
            state = table.playing_state()
            moves = written_menu(state.legal(None if seat == state.actor else seat))
            question, answers = table.game.kit.writer.asked(state.snapshot(), seat)
            self.menus[seat] = moves, Raw(question), Raw(answers)
        return self.menus[seat]

    def orders_of(self, table: Table, seat: int) -> list[str]:
        """The standing orders that a seat can give; all can see on what they depend, so one view says it of all."""
        if self.orders is None:
            known = table.game.kit.orders
            view = self.view(table, table.ply, seat) if known else None
            seen = Glance("", [{}] * table.players) if view is None else glance(view)
            self.orders = [[order.name for order in possible(known, seen.phase, own)] for own in seen.players]
        return self.orders[seat]

    def beginning(self, table: Table, first: int) -> int:
        """From where to tell what somebody asks for from ``first`` on: from many beginnings one and the same game is
        not told; who asks for one more takes in the position.
        """
        if self.told != table.length:
            self.tellings, self.told = {}, table.length
        return first if first in self.tellings or len(self.tellings) < MOST_BEGINNINGS else 0

    def tell(self, table: Table, first: int) -> Telling:
        """The actions from ``first`` on."""
        if first not in self.tellings:
            self.tellings[first] = Telling(table, first)
        return self.tellings[first]


def first_since(table: Table, since: int) -> int:
    """The first action that entries of the log from ``since`` on brought about."""
    first = table.ply
    while first > 0 and table.actions[first - 1].number >= since:
        first -= 1
    return first


def scenes_since(table: Table, first: int) -> Sequence[int] | None:
    """The plies before the present at which there was something to see; none where all is told from the beginning.

    None: of some it is not known any more how it stood. What came after it cannot be watched without it.
    """
    if first == 0:
        return ()
    plies = [ply for ply in range(first + 1, table.ply) if table.actions[ply - 1].scene]
    return plies if all(ply in table.stills or ply in table.scenes for ply in plies) else None


def shown_since(table: Table, first: int) -> Iterator[Shown]:
    """The actions from ``first`` on as all may know them now, and as those seats do that know better."""
    state, seats, game = table.playing_state(), range(table.players), table.game
    action_of, texts = game.kit.action_of, [action.text for action in table.actions[first:]]
    if game.kit.secret_texts.isdisjoint(texts):
        yield from [(text, NOBODYS) for text in texts]
    elif first in table.stills:
        for ply in range(first, table.ply):
            action, then = table.actions[ply], game.glimpse(table.stills[ply])
            by = rule.CHANCE if action.seat is None else action.seat
            yield game.shown(then, state.sheet, by, action_of[action.text], seats)
    elif table.base is not None and table.base[0] == first:
        steps = [(CHANCE if action.seat is None else action.seat, action.text) for action in table.actions[first:]]
        yield from game.at(table.base[1]).shown_after(steps, seats, state)
    else:
        yield from islice(game.start().shown_after(state.steps, seats, state), first, None)


class StateWriter:
    """How the game stands since an entry of the log: one message for many, each with eyes of its own."""

    def __init__(self, table: Table, since: int, looking: Looking | None = None, seats: Iterable[int] = ()) -> None:
        """``seats``: whose eyes are going to be asked for."""
        self.table = table
        self.looking = looking or Looking()
        self.looking.look_at(table)
        first = self.looking.beginning(table, first_since(table, since) if since <= table.length else 0)
        scenes = scenes_since(table, first)
        if scenes is None:
            first, scenes = 0, ()
        self.scenes = scenes
        self.telling = self.looking.tell(table, first)
        self.state = without_eyes(table, since if first else 0)  # to tell all of the game needs nothing before it
        for ply in (*self.scenes, table.ply):
            self.looking.write(table, ply, seats)

    def message(self, seats: Sequence[int]) -> bytes:
        """For the owner of these seats; none: for who watches."""
        self.state.eyes = [self._eyes(seat) for seat in seats or (WATCHER,)]
        return encode(self.state)

    def _eyes(self, seat: int) -> WrittenEyes:
        """The game as one seat sees it."""
        table, looking = self.table, self.looking
        choice = table.choices.get(seat)
        legal, question, answers = looking.menu(table, seat) if seat in table.acting else NOT_ASKED
        if choice is None:
            view = looking.view(table, table.ply, seat) or NOTHING
        else:
            view, question = looking.after_choice(table, seat, choice)
        steps = self._steps(seat)
        if seat == WATCHER:
            return WrittenEyes(None, view, legal, choice, steps, question, answers, [], None)
        orders = looking.orders_of(table, seat)
        return WrittenEyes(
            seat, view, legal, choice, steps, question, answers, orders, looking.given.get(seat) if orders else None
        )

    def _steps(self, seat: int) -> list[WrittenStep]:
        steps = self.telling.steps(seat)
        if not self.scenes:
            return steps
        return [
            WrittenStep(step.ply, step.seat, step.move, step.events, self._seen(ply, seat))
            for ply, step in enumerate(steps, self.telling.first + 1)
        ]

    def _seen(self, ply: int, seat: int) -> Raw | None:
        """How it stood at a ply, where there was something to see."""
        return self.looking.view(self.table, ply, seat) if ply in self.scenes else None


def without_eyes(table: Table, since: int) -> WrittenState:
    """What a state's message tells everybody."""
    state = table.playing_state()
    winners = state.winners
    plea, shares = table.plea, table.shares
    return WrittenState(
        eyes=[],
        seq=table.length,
        since=since,
        ply=table.ply,
        acting=list(table.acting),
        decided=sorted(table.choices),
        doings=[m.Doing(what=h.what, seat=h.seat, reason=h.reason) for h in reversed_since(table, since)],
        deadlines=[m.Deadline(seat=seat, until=until) for seat, until in table.deadlines().items()],
        votes=[
            m.VoteOpen(
                about=about,
                yes=[seat for seat, yes in votes.items() if yes],
                no=[seat for seat, yes in votes.items() if not yes],
                needed=table.votes_needed(about),
            )
            for about, votes in table.votes.items()
        ],
        take_back=None
        if plea is None
        else m.TakeBackAsked(
            seat=plea.seat,
            yes=sorted(plea.yes),
            waiting=sorted(set(table.people(but=plea.seat).values()) - plea.yes),
            number=plea.number,
        ),
        over=state.actor is None,
        scores=list(state.scores),
        winners=None if winners is None else list(winners),
        now=now(),
        pleas=shares.pleas if shares is not None else 0,
        taken_back=[one.number for one in shares.take_backs] if shares is not None else [],
    )


def reversed_since(table: Table, since: int) -> list[Happening]:
    """The happenings of the log from ``since`` on; there are few, and the latest stand last."""
    found = []
    for happening in reversed(table.happenings):
        if happening.number < since:
            break
        found.append(happening)
    return found[::-1]
