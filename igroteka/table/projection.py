"""What a guest gets to see of a table: projected from what his seats may know, never filtered."""

import time
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from types import ModuleType
from typing import Any

import msgspec

from igroteka import protocol as m
from igroteka.engine import rule
from igroteka.engine.game import NOBODYS, Shown
from igroteka.engine.state import CHANCE, SEATS
from igroteka.engine.story import WATCHER, Event
from igroteka.table.records import seat_names
from igroteka.table.setting import terms_of
from igroteka.table.table import Happening, Table

encode = msgspec.json.Encoder().encode


def seat_info(table: Table, seat: int, name: str, guest: str | None, online: Container[str]) -> m.SeatInfo:
    chair = table.chairs[seat]
    bot = chair.guest is None and (chair.place.kind == "bot" or table.status != m.WAITING)
    return m.SeatInfo(
        seat=seat,
        kind=chair.place.kind,
        name=chair.name or (name if bot else chair.place.name or None),
        colour=chair.colour,
        guest=chair.guest,
        level=m.one_of(m.LEVELS, chair.place.level) if bot else None,
        away=chair.away,
        online=bot or chair.guest in online,
        mine=chair.guest is not None and chair.guest == guest,
    )


def table_info(
    table: Table,
    guest: str | None,
    language: str,
    online: Container[str] = (),
    watchers: int = 0,
    rematch: str | None = None,
) -> m.TableInfo:
    """The table's summary for one guest."""
    setting = table.setting
    over = table.state is not None and table.state.actor is None
    names = seat_names(table, language)
    mine = guest is not None and guest == table.host
    acting = [seat for seat in table.acting if seat not in table.choices]
    return m.TableInfo(
        id=table.id,
        game=setting.game,
        options=dict(table.game.options),
        status=table.status,
        host=table.host,
        mine=mine,
        seats=[seat_info(table, seat, names[seat], guest, online) for seat in range(table.players)],
        level=m.one_of(m.LEVELS, setting.level) or "casual",
        opened=table.opened,
        ply=table.ply,
        acting=acting,
        my_turn=any(seat in acting for seat in table.seats_of(guest)),
        watchers=watchers,
        commit=table.commit,
        invitations=[
            m.Invitation(seat=seat, token=chair.place.token)
            for seat, chair in enumerate(table.chairs)
            if mine and chair.place.kind == "friend" and chair.guest is None
        ],
        scores=list(table.state.scores) if over and table.state else None,
        winners=list(table.state.winners or ()) if over and table.state else None,
        rematch=rematch,
        **terms_of(setting),
    )


def plain(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [event.plain() for event in events]


NO_MOVES = b"[]"


@lru_cache(maxsize=1 << 14)
def written_event(table: ModuleType, row: tuple[int, int, int, int], privy: bool) -> bytes:
    """What the rules told, as everybody or as the seat that it is about may know it; the same comes again and again."""
    event, seat, x, y = row
    told: Event = table.TALES[event].event(seat, x, y, seat if privy else WATCHER)
    return encode(told.plain())


@lru_cache(maxsize=1 << 12)
def written_menu(moves: tuple[str, ...]) -> bytes:
    return encode(moves)


@lru_cache(maxsize=1 << 12)
def written_action(seat: int | None, text: str) -> bytes:
    """Who did what: a piece of messages.Step."""
    return b',"seat":%b,"move":%b,"events":[' % (encode(seat), encode(text))


class Telling:
    """Actions as steps of a message: what everybody may know of each, and what single seats know besides.

    Each is a messages.Step, but for the view that ends it.
    """

    def __init__(self, table: Table, first: int) -> None:
        self.first = first
        self.actions, self.words = table.actions, table.game.kit.table
        self.open: list[bytes] = []
        self.own: dict[int, dict[int, bytes]] = {}  # by seat and index
        before = heard = table.actions[first - 1].told if first else 0
        told, tales = table.playing_state().told(before), self.words.TALES
        for ply, (text, texts) in enumerate(shown_since(table, first), first):
            until = table.actions[ply].told
            rows, heard = told[heard - before : until - before], until
            self.open.append(self._step(ply, text, rows, WATCHER))
            for seat in {*texts, *[seat for event, seat, _, _ in rows if tales[event].private]}:
                step = self._step(ply, texts.get(seat, text), rows, seat)
                self.own.setdefault(seat, {})[ply - first] = step

    def _step(self, ply: int, text: str, rows: list[tuple[int, int, int, int]], watcher: int) -> bytes:
        events = b",".join([written_event(self.words, row, row[1] == watcher) for row in rows])
        return b'{"ply":%d%b%b],"view":' % (ply, written_action(self.actions[ply].seat, text), events)

    def steps(self, seat: int) -> list[bytes]:
        """For one seat's eyes."""
        own = self.own.get(seat)
        return self.open if own is None else [own.get(i, step) for i, step in enumerate(self.open)]


class Looking:
    """What the people at one table look at, kept while it cannot change."""

    def __init__(self) -> None:
        self.position = (-1, -1)
        self.views: dict[int, dict[int, bytes]] = {}  # by ply and seat
        self.chosen: dict[tuple[int, str], bytes] = {}  # what a seat sees that has made its choice
        self.menus: dict[int, bytes] = {}  # by seat
        self.telling: tuple[tuple[int, int], Telling] | None = None

    def look_at(self, table: Table) -> None:
        """Forget what was to be seen in another position."""
        position = (table.epoch, table.ply)
        if self.position != position:
            self.views, self.chosen, self.menus, self.position = {}, {}, {}, position

    def write(self, table: Table, ply: int, seats: Iterable[int]) -> None:
        """The position after so many actions, if it is still known, for all these eyes: quicker than one by one."""
        views = self.views.setdefault(ply, {})
        mask = 0
        for seat in seats:
            if seat not in views:
                mask |= 1 << seat
        if mask and (snapshot := table.snapshot_at(ply)) is not None:
            views.update(zip(SEATS[mask], table.game.kit.writer.views(snapshot, mask), strict=True))

    def view(self, table: Table, ply: int, seat: int) -> bytes | None:
        """The position after so many actions for a seat's eyes, if it is still known."""
        views = self.views.setdefault(ply, {})
        if seat not in views and (snapshot := table.snapshot_at(ply)) is not None:
            views[seat] = table.game.kit.writer.view(snapshot, seat)
        return views.get(seat)

    def after_choice(self, table: Table, seat: int, choice: str) -> bytes:
        """The position for a seat's eyes; its own choice, which the others cannot see yet, is seen as made."""
        if (seat, choice) not in self.chosen:
            state = table.playing_state().still()
            state.play(choice, seat)
            self.chosen[seat, choice] = table.game.kit.writer.view(state.snapshot(), seat)
        return self.chosen[seat, choice]

    def menu(self, table: Table, seat: int) -> bytes:
        """The moves that are open to a seat that is asked now."""
        if seat not in self.menus:
            state = table.playing_state()
            self.menus[seat] = written_menu(state.legal(None if seat == state.actor else seat))
        return self.menus[seat]

    def tell(self, table: Table, first: int) -> Telling:
        """The actions from ``first`` on."""
        if self.telling is None or self.telling[0] != (table.length, first):
            self.telling = ((table.length, first), Telling(table, first))
        return self.telling[1]


def first_since(table: Table, since: int) -> int:
    """The first action that entries of the log from ``since`` on brought about."""
    first = table.ply
    while first > 0 and table.actions[first - 1].number >= since:
        first -= 1
    return first


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


class Standing:
    """How the game stands since an entry of the log: one message for many, each with eyes of its own."""

    def __init__(self, table: Table, since: int, looking: Looking | None = None, seats: Iterable[int] = ()) -> None:
        """``seats``: whose eyes are going to be asked for."""
        self.table = table
        self.looking = looking or Looking()
        self.looking.look_at(table)
        first = first_since(table, since) if since <= table.length else 0
        self.telling = self.looking.tell(table, first)
        shared = shared_state(table, since if first else 0)  # to tell all of the game needs nothing before it
        last = table.ply
        few = last - self.telling.first <= table.game.kit.most_shown
        self.shown = range(self.telling.first + 1, last) if few else ()  # the plies before the present that are shown
        for ply in (*self.shown, last):
            self.looking.write(table, ply, seats)
        self.before, _, self.after = encode(shared).partition(NO_EYES)

    def message(self, seats: Sequence[int]) -> bytes:
        """For the owner of these seats; none: for who watches."""
        parts = [self.before, b'"eyes":[']
        for seat in seats or (WATCHER,):
            parts += self._eyes(seat)
            parts.append(b",")
        parts[-1] = b"]"
        parts.append(self.after)
        return b"".join(parts)

    def _eyes(self, seat: int) -> list[bytes]:
        """The game as one seat sees it (messages.Eyes), put together from what is written already."""
        table, looking = self.table, self.looking
        choice = table.choices.get(seat)
        if choice is None:
            view, chosen = looking.view(table, table.ply, seat) or b"null", b"null"
        else:
            view, chosen = looking.after_choice(table, seat, choice), encode(choice)
        menu = looking.menu(table, seat) if seat in table.acting else NO_MOVES
        whose = b"null" if seat == WATCHER else b"%d" % seat
        parts = [b'{"seat":', whose, b',"view":', view, b',"legal":', menu, b',"chosen":', chosen, b',"steps":[']
        if steps := self.telling.steps(seat):
            for i, step in enumerate(steps):
                parts += (step, (i < len(self.shown) and looking.view(table, self.shown[i], seat)) or b"null", b"},")
            parts[-1] = b"}"
        parts.append(b"]}")
        return parts


NO_EYES = b'"eyes":[]'


def shared_state(table: Table, since: int) -> m.State:
    """What a state's message tells everybody."""
    state = table.playing_state()
    winners = state.winners
    plea = table.plea
    return m.State(
        seq=table.length,
        since=since,
        ply=table.ply,
        eyes=[],
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
        ),
        over=state.actor is None,
        scores=list(state.scores),
        winners=None if winners is None else list(winners),
        now=time.time(),
    )


def reversed_since(table: Table, since: int) -> list[Happening]:
    """The happenings of the log from ``since`` on; there are few, and the latest stand last."""
    found = []
    for happening in reversed(table.happenings):
        if happening.number < since:
            break
        found.append(happening)
    return found[::-1]
