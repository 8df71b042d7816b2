"""What a guest gets to see of a table: projected from what his seats may know, never filtered."""

import time
from collections.abc import Container, Sequence
from typing import Any, NamedTuple

import msgspec

from igroteka.engine.state import CHANCE, WATCHER
from igroteka.engine.story import Event
from igroteka.server import messages as m
from igroteka.table.records import seat_names
from igroteka.table.table import MOST_STILLS, WAITING, Action, Table


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


class Told(NamedTuple):
    """An action in words of notation and its events, for somebody's eyes."""

    move: str
    events: list[dict[str, Any]]


class Glance(NamedTuple):
    """What a seat saw last, ready to be sent again: while the others choose it does not change."""

    when: tuple[int, int, str | None]
    view: Any
    legal: list[str]


class Looking:
    """What the people at one table look at, kept while it cannot change."""

    def __init__(self) -> None:
        self.glances: dict[int, Glance] = {}
        self.open: dict[int, Told | None] = {}  # actions by ply that look the same to everybody
        self.length = -1

    def told(self, table: Table, ply: int, seat: int) -> Told:
        """An action for a seat's eyes. What a watcher sees whole is the same for all."""
        if self.length != table.length:
            self.open, self.length = {}, table.length
        if ply not in self.open:
            self.open[ply] = open_to_all(table, ply)
        return self.open[ply] or told_to(table, ply, seat)[0]


def told_to(table: Table, ply: int, seat: int) -> tuple[Told, bool]:
    """An action as a seat may know it, and whether something in it is hidden from the seat."""
    action = table.actions[ply]
    before = table.actions[ply - 1].told if ply else 0
    events = table.playing_state().story_for(seat, before, action.told)
    move = shown_now(table, ply, action, seat)
    hidden = move != action.text or any(None in event.details.values() for event in events)
    return Told(move, plain(events)), hidden


def open_to_all(table: Table, ply: int) -> Told | None:
    told, hidden = told_to(table, ply, WATCHER)
    return None if hidden else told


def steps_since(table: Table, since: int, seat: int, looking: Looking) -> list[m.Step]:
    """The actions that entries of the log from ``since`` on brought about, for one seat's eyes."""
    first = table.ply
    while first > 0 and table.actions[first - 1].number >= since:
        first -= 1
    count = table.ply - first
    if count > MOST_STILLS:
        return many_steps(table, first, seat)
    found = []
    for ply in range(first, table.ply):
        told = looking.told(table, ply, seat)
        is_last = ply == table.ply - 1
        after = None if is_last or count > MOST_SHOWN else table.stills.get(ply + 1)
        view = None if after is None else after.view(seat)
        found.append(m.Step(ply=ply, seat=table.actions[ply].seat, move=told.move, events=told.events, view=view))
    return found


def many_steps(table: Table, first: int, seat: int) -> list[m.Step]:
    """A deal, or what somebody missed: one look at the whole history is cheaper then."""
    state = table.playing_state()
    known = state.history_for(seat)
    found = []
    for ply in range(first, table.ply):
        action = table.actions[ply]
        before = table.actions[ply - 1].told if ply else 0
        events = plain(state.story_for(seat, before, action.told))
        found.append(m.Step(ply=ply, seat=action.seat, move=known[ply], events=events, view=None))
    return found


def shown_now(table: Table, ply: int, action: Action, seat: int) -> str:
    state = table.playing_state()
    before = table.stills.get(ply)
    if before is None:
        return state.history_for(seat)[ply]
    return before.shown(action.text, CHANCE if action.seat is None else action.seat, seat, state)


def glance_of(table: Table, seat: int, looking: Looking) -> Glance:
    when = (table.ply, table.epoch, table.choices.get(seat))
    found = looking.glances.get(seat)
    if found is None or found.when != when:
        legal = list(table.playing_state().legal(seat)) if seat in table.acting else []
        found = looking.glances[seat] = Glance(when, msgspec.Raw(msgspec.json.encode(table.view_for(seat))), legal)
    return found


def eyes_of(table: Table, since: int, seat: int, looking: Looking) -> m.Eyes:
    glance = glance_of(table, seat, looking)
    return m.Eyes(
        seat=None if seat == WATCHER else seat,
        view=glance.view,
        legal=glance.legal,
        chosen=table.choices.get(seat),
        steps=steps_since(table, since, seat, looking),
    )


def state_message(table: Table, since: int, seats: Sequence[int]) -> m.State:
    """How the game stands for the owner of these seats; none: for who watches."""
    return with_eyes(table, shared_state(table, since), seats, Looking())


def with_eyes(table: Table, shared: m.State, seats: Sequence[int], looking: Looking) -> m.State:
    """The message with what these seats see."""
    eyes = [eyes_of(table, shared.since, seat, looking) for seat in seats or (WATCHER,)]
    return msgspec.structs.replace(shared, eyes=eyes)


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
