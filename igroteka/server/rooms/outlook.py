"""What each guest gets to know of a table, and when."""

from collections.abc import Iterable

from igroteka import protocol as m
from igroteka.server.neighbours import News
from igroteka.server.rooms.audience import Audience, Listener, ready, tell
from igroteka.server.rooms.late import LateTable
from igroteka.server.rooms.presence import Absence, Presence
from igroteka.server.wire import framed
from igroteka.table.clock import now
from igroteka.table.info import table_info
from igroteka.table.log import OF_THE_GAME, START, Entry
from igroteka.table.projection import Looking, StateWriter
from igroteka.table.table import Table


def changes_summary(entries: Iterable[Entry], table: Table) -> bool:
    """Do they change the table's summary, besides its game?"""
    return not OF_THE_GAME.issuperset([entry.kind for entry in entries]) or table.status == m.OVER


class Outlook:
    """How a table looks to everybody: at once to who sits there, later to who watches where there is a delay."""

    def __init__(
        self, table: Table, audience: Audience, news: News, orders: dict[int, str], absence: Absence, haste: float
    ) -> None:
        self.table = table
        self.audience = audience
        self.orders = orders  # that stand, each for its own seat's eyes
        self.haste = haste  # before a vote, as a part of what the clocks have
        self.presence = Presence(audience, news, self.tell_summary, absence)
        self.told = table.length  # how much of it everybody has been told
        self.rematch: str | None = None
        self.late: LateTable | None = None
        self.looking = Looking(orders)
        audience.delay_for = self.delay_for

    def begin_again(self, table: Table) -> None:
        """The log was read anew: what was kept of the table as we thought it was is nothing worth."""
        self.table, self.looking = table, Looking(self.orders)
        self.audience.regroup()

    # --- who may know what --------------------------------------------------------------

    def delay_for(self, guest: str | None) -> int:
        """How many seconds later somebody knows what happens: nothing tells him before then."""
        return 0 if self.table.seats_of(guest) else self.table.setting.watch_delay

    def begin_late(self, entries: list[Entry]) -> LateTable:
        """The table as it was a while ago, from what has been told of it; what comes from now on is added."""
        self.late = LateTable(self.table, entries, self._tell_watchers)
        return self.late

    def _known_to(self, guest: str | None) -> Table:
        """The table as he may know it; who has just lost his seat knows nothing until he asks."""
        first = self.table
        if not self.delay_for(guest):
            return first
        return self.late.table if self.late else Table(first.id, first.host, first.secret, first.setting, first.opened)

    def state_for(self, guest: str | None, since: int) -> bytes | None:
        """How it stands for one guest, as it goes out."""
        seats, table = self.table.seats_of(guest), self._known_to(guest)
        looking = self.late.looking if self.late is not None and table is self.late.table else self.looking
        return None if table.state is None else framed(StateWriter(table, since, looking, seats).message(seats))

    def info(self, guest: str | None, language: str) -> m.TableInfo:
        """Its summary, as far as he may know it; what leads to other tables only for who sat at this one."""
        online, watchers = self.presence.online(), self.presence.watchers(self.table)
        if self.discreet:
            online |= {chair.guest for chair in self.table.chairs if chair.guest and not chair.owner}
        begun, sat = self.table.state is not None, bool(self.table.seats_of(guest))
        table = self._known_to(guest) if begun else self.table  # who will sit down where is for all to see
        rematch = self.rematch if sat or (self.table.setting.listed and table.status == m.OVER) else None
        info = table_info(table, guest, language, online, watchers, rematch)
        if begun and table.state is None:
            info.status = m.PLAYING  # that it has begun is no secret
        if not (sat or (info.origin is not None and info.origin.on_device)):
            info.origin = None
        for seat in info.seats if sat and info.status == m.PLAYING else ():
            seat.vote_from = self.vote_from(seat.seat)
        return info

    def vote_from(self, seat: int) -> float | None:
        """When the others may vote on who sits there; None: he is there, or nobody is."""
        guest, at = self.table.chairs[seat].guest, now()
        absent = None if guest is None else self.table.absence(seat, self.presence.gone_for(guest), at)
        due = None if absent is None else at - absent + self.haste * self.table.setting.clock.absence
        return None if due is not None and due > at and self.discreet else due

    @property
    def discreet(self) -> bool:
        """In a slow game phones are closed between the moves: nobody is told who looks at it just now. By that he could
        tell a move that was ordered from one that somebody has come to make.
        """
        return self.table.setting.clock.kind == "days" and self.table.status == m.PLAYING

    # --- telling ------------------------------------------------------------------------

    def tell(self, entries: list[Entry]) -> None:
        """Everybody gets what is new."""
        since, self.told = self.told, self.table.length
        if changes_summary(entries, self.table):
            self.audience.regroup()
            self.tell_table(begins=any(entry.kind == START for entry in entries))
        if self.table.state is not None:
            if self.late is not None:
                self.late.add(entries)
            self.audience.tell_state(self.table, since, self.looking)

    def tell_table(self, begins: bool = False) -> None:
        """Everybody gets the table's summary anew; who watches later when it changes for him."""
        late = self.late is None or self.late.table.length < self.table.length
        secret = self.table.setting.watch_delay and self.table.state is not None and late and not begins
        everybody = self.audience.listeners
        self.tell_summary([one for one in everybody if not self.delay_for(one.guest)] if secret else everybody)

    def tell_summary(self, listeners: Iterable[Listener]) -> None:
        messages: dict[tuple[str | None, str], bytes] = {}
        for listener in listeners:
            key = (listener.guest, listener.language)
            if key not in messages:
                messages[key] = ready(m.TableChanged(table=self.info(*key)))
            listener.comings = self.presence.comings
            listener.send(messages[key])

    def tell_again(self, guest: str) -> None:
        """One guest gets how it stands for him once more."""
        state = self.state_for(guest, self.table.length)
        if state is not None:
            tell([listener for listener in self.audience.listeners if listener.guest == guest], state)

    def _tell_watchers(self, frame: bytes, entries: list[Entry]) -> None:
        watchers = self.audience.watchers(self.table)
        tell(watchers, frame)
        if self.late is not None and changes_summary(entries, self.late.table):
            self.tell_summary(watchers)
