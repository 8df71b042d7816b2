"""What a guest gets to see of a table: projected from what his seats may know, never filtered."""

import time
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from igroteka.engine.state import CHANCE, WATCHER, State
from igroteka.engine.story import Event
from igroteka.server import messages as m
from igroteka.table.records import seat_names
from igroteka.table.table import WAITING, Table

encode = msgspec.json.Encoder().encode


def clock_of(table: Table) -> m.ClockChoice:
    return m.ClockChoice(kind=table.setting.clock.kind, days=table.setting.clock.days)


def seat_info(table: Table, seat: int, name: str, guest: str | None, online: Container[str]) -> m.SeatInfo:
    chair = table.chairs[seat]
    bot = chair.guest is None and (chair.place.kind == "bot" or table.status != WAITING)
    return m.SeatInfo(
        seat=seat,
        kind=chair.place.kind,
        name=chair.name or (name if bot else None),
        colour=chair.colour,  # type: ignore[arg-type]
        guest=chair.guest,
        level=chair.place.level if bot else None,  # type: ignore[arg-type]
        away=chair.away,  # type: ignore[arg-type]
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
        status=table.status,  # type: ignore[arg-type]
        host=table.host,
        mine=mine,
        seats=[seat_info(table, seat, names[seat], guest, online) for seat in range(table.players)],
        listed=setting.listed,
        clock=clock_of(table),
        hints=setting.hints,
        take_back=setting.take_back,
        rated=setting.rated,
        shuffle_seats=setting.shuffle_seats,
        level=setting.level,  # type: ignore[arg-type]
        watch_delay=setting.watch_delay,
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
    )


def plain(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [event.plain() for event in events]


MOST_SHOWN = 3  # steps that are shown with the view after each
NO_VIEW = b"null}"  # how a step without one ends


class Scene:
    """One position, for the eyes of many: what all see is worked out once, what a seat sees besides is added."""

    def __init__(self, state: State) -> None:
        self.state = state
        view = state.view(WATCHER)
        self.places = view.pop("players")
        self.written = [encode(place) for place in self.places]
        self.before = encode(view)[:-1] + b',"players":['

    def view(self, seat: int) -> bytes:
        own = {} if seat == WATCHER else self.state.own(seat)
        if own is None:
            return encode(self.state.view(seat))
        places = self.written
        if own:
            places = places.copy()
            places[seat] = encode(self.places[seat] | own)
        return b"".join((self.before, b",".join(places), b"]}"))


class Glance(NamedTuple):
    """What a seat saw last, ready to be sent again: while the others choose it does not change."""

    when: tuple[int, int, str | None]
    view: bytes
    legal: bytes


class Looking:
    """What the people at one table look at, kept while it cannot change."""

    def __init__(self) -> None:
        self.glances: dict[int, Glance] = {}
        self.tales: dict[int, Tale] = {}  # actions by ply
        self.scenes: dict[int, Scene] = {}  # positions by ply
        self.length = -1

    def at(self, table: Table) -> None:
        """Forget what was seen when the log was shorter."""
        if self.length != table.length:
            self.tales, self.scenes, self.length = {}, {}, table.length

    def steps(self, table: Table, first: int, seat: int) -> bytes:
        """The actions from ``first`` on, for a seat's eyes."""
        last = table.ply - 1
        if last < first:
            return b""
        self.at(table)
        if first not in self.tales:
            self.tales = {tale.ply: tale for tale in tales_since(table, first)}
        found = []
        for ply in range(first, last + 1):
            shown = ply < last and last - first < MOST_SHOWN
            found.append(self.tales[ply].step(seat, self.view(table, ply + 1, seat) if shown else None))
        return b",".join(found)

    def view(self, table: Table, ply: int, seat: int) -> bytes | None:
        """The position after so many actions for a seat's eyes, if it is still known."""
        self.at(table)
        if ply not in self.scenes:
            state = table.state if ply == table.ply else table.stills.get(ply)
            if state is None:
                return None
            self.scenes[ply] = Scene(state)
        return self.scenes[ply].view(seat)


class Tale:
    """One action, for the eyes of many: it is told once to all who may know as much of it."""

    def __init__(self, table: Table, ply: int, moves: Mapping[int, str]) -> None:
        self.state, self.ply, self.moves = table.playing_state(), ply, moves
        self.seat = table.actions[ply].seat
        self.since = table.actions[ply - 1].told if ply else 0
        self.until = table.actions[ply].told
        self.privy = self.state.privy(self.since, self.until)
        self.everybodys = self._written(WATCHER)

    def _written(self, seat: int) -> bytes:
        """The step of a message as a seat may know it, but for the view that ends it."""
        events = plain(self.state.story_for(seat, self.since, self.until))
        step = m.Step(ply=self.ply, seat=self.seat, move=self.moves[seat], events=events, view=None)
        return encode(step)[: -len(NO_VIEW)]

    def step(self, seat: int, view: bytes | None) -> bytes:
        """The step of a message; ``view``: how it stood after it."""
        knows_more = seat in self.privy or self.moves[seat] != self.moves[WATCHER]
        written = self._written(seat) if knows_more else self.everybodys
        return written + NO_VIEW if view is None else b"%b%b}" % (written, view)


def tales_since(table: Table, first: int) -> Iterator[Tale]:
    for ply, moves in enumerate(shown_since(table, first), first):
        yield Tale(table, ply, moves)


def first_since(table: Table, since: int) -> int:
    """The first action that entries of the log from ``since`` on brought about."""
    first = table.ply
    while first > 0 and table.actions[first - 1].number >= since:
        first -= 1
    return first


def shown_since(table: Table, first: int) -> Iterator[Mapping[int, str]]:
    """The actions from ``first`` on as every seat, and who watches, may know them now."""
    state, stills, seats = table.playing_state(), table.stills, (WATCHER, *range(table.players))
    steps = [(CHANCE if action.seat is None else action.seat, action.text) for action in table.actions[first:]]
    if first in stills:
        for ply, (by, text) in enumerate(steps, first):
            if stills[ply].shown(text, by, WATCHER, state) == text:  # what all may know each may know
                yield dict.fromkeys(seats, text)
            else:
                yield {seat: stills[ply].shown(text, by, seat, state) for seat in seats}
    elif table.base is not None and table.base[0] == first:
        yield from table.base[1].shown_after(steps, seats, state)
    else:
        known = {seat: state.history_for(seat) for seat in seats}
        for ply in range(first, table.ply):
            yield {seat: known[seat][ply] for seat in seats}


def glance_of(table: Table, seat: int, looking: Looking) -> Glance:
    ply = table.ply
    when = (ply, table.epoch, table.choices.get(seat))
    found = looking.glances.get(seat)
    if found is None or found.when != when:
        legal = encode(table.playing_state().legal(seat)) if seat in table.acting else b"[]"
        view = encode(table.view_for(seat)) if seat in table.choices else looking.view(table, ply, seat)
        assert view is not None
        found = looking.glances[seat] = Glance(when, view, legal)
    return found


def eyes_of(table: Table, first: int, seat: int, looking: Looking) -> bytes:
    """The game as one seat sees it (:class:`messages.Eyes`), put together from what is written already."""
    glance = glance_of(table, seat, looking)
    return EYES % (
        encode(None if seat == WATCHER else seat),
        glance.view,
        glance.legal,
        encode(table.choices.get(seat)),
        looking.steps(table, first, seat),
    )


EYES = b'{"seat":%b,"view":%b,"legal":%b,"chosen":%b,"steps":[%b]}'


class Standing:
    """How the game stands since an entry of the log: one message for many, each with eyes of its own."""

    def __init__(self, table: Table, since: int, looking: Looking | None = None) -> None:
        self.table = table
        self.looking = looking or Looking()
        shared = shared_state(table, since)
        self.first = first_since(table, shared.since)
        self.before, _, self.after = encode(shared).partition(NO_EYES)

    def message(self, seats: Sequence[int]) -> bytes:
        """For the owner of these seats; none: for who watches."""
        eyes = [eyes_of(self.table, self.first, seat, self.looking) for seat in seats or (WATCHER,)]
        return b"".join((self.before, b'"eyes":[', b",".join(eyes), b"]", self.after))


NO_EYES = b'"eyes":[]'


def shared_state(table: Table, since: int) -> m.State:
    """What a state's message tells everybody."""
    state = table.playing_state()
    if since > table.length:
        since = 0
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


def reversed_since(table: Table, since: int) -> list[Any]:
    """The happenings of the log from ``since`` on; there are few, and the latest stand last."""
    found = []
    for happening in reversed(table.happenings):
        if happening.number < since:
            break
        found.append(happening)
    return found[::-1]


def plain_details(details: dict[str, Any]) -> dict[str, Any]:
    """Details as plain data: texts, numbers and lists of them."""
    return {
        key: value if isinstance(value, (str, int, float, bool)) or value is None else [str(part) for part in value]
        for key, value in details.items()
    }
