"""Standing orders at a table: who has given one moves by it as if he had thought about it.

They are kept beside the log, not in it: its length is told to everybody. What others see is a move that took as long as
moves of this seat take.
"""

import asyncio
import logging
import random
import secrets
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from igroteka.engine.errors import IgrotekaError
from igroteka.engine.orders import Order, bound_to, possible
from igroteka.engine.views import AnyView
from igroteka.server.neighbours import News
from igroteka.server.rooms.bots import TableInUse
from igroteka.server.store import Down
from igroteka.server.store.orders import OrderRows
from igroteka.server.tasks import Tasks
from igroteka.table.clock import now
from igroteka.table.errors import Stale, TableError
from igroteka.table.log import CHOICE, MOVE, Entry
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.rooms")
REMEMBERED: Final = 12  # thoughts of a seat, of which the next one is as long as any
LONGEST: Final = 12.0  # seconds: who takes longer than that is not thinking about a pass
UNKNOWN: Final = (1.5, 4.5)  # paces that somebody takes of whom we know nothing
UNEVEN: Final = (0.8, 1.25)  # no thought is exactly as long as another


class GivenOrder(Struct, frozen=True):
    """An order as it was given, and what has to stay as it was then."""

    guest: str
    name: str
    bound: list[Any]


def seen(table: Table, seat: int) -> Any:
    """What a seat sees now, as plain data."""
    return msgspec.json.decode(table.game.kit.writer.view(table.playing_state().snapshot(), seat))


def orders_now(table: Table, view: AnyView, seat: int) -> Iterator[Order]:
    return possible(table.game.kit.orders, view["phase"], view["players"][seat])


class StandingOrders:
    """The orders of one table; ``names`` is what each seat is shown of its own."""

    def __init__(self, rows: OrderRows, pace: float, tasks: Tasks, news: News) -> None:
        self.rows = rows
        self.pace = pace
        self.tasks = tasks
        self.news = news
        self.given: dict[int, GivenOrder] = {}
        self.names: dict[int, str] = {}
        self._asked: dict[int, float] = {}
        self._took: dict[int, deque[float]] = {}
        self._made: set[str] = set()  # the ids of moves that were made by order
        self._waiting: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    async def read(self) -> None:
        """What was given before, or at another process."""
        rows = await self.rows.of_table(self.news.table_id)
        found = {row["seat"]: GivenOrder(row["guest"], row["name"], msgspec.json.decode(row["bound"])) for row in rows}
        self.given.clear()
        self.names.clear()
        for seat, given in found.items():
            self._note(seat, given)

    def _note(self, seat: int, given: GivenOrder | None) -> None:
        self.given.pop(seat, None)
        self.names.pop(seat, None)
        if given is not None:
            self.given[seat], self.names[seat] = given, given.name

    async def give(self, room: TableInUse, guest: str, seat: int, name: str | None) -> None:
        """Somebody orders, or takes it back."""
        table = room.table
        if seat not in table.seats_of(guest):
            raise TableError("seat-not-yours", seat=seat + 1)
        if name is None:
            self._note(seat, None)
            await self.rows.drop(table.id, seat)
        else:
            view = seen(table, seat)
            order = next((one for one in orders_now(table, view, seat) if one.name == name), None)
            if order is None:
                raise TableError("order-not-now")
            given = GivenOrder(guest, name, bound_to(order, view))
            self._note(seat, given)
            await self.rows.keep(table.id, seat, guest, name, msgspec.json.encode(given.bound).decode())
        self.news.tell("orders")
        self.look_after(room)

    def heard(self, room: TableInUse) -> None:
        """Somebody has ordered at another process."""
        self.tasks.spawn(self._read_on(room))

    async def _read_on(self, room: TableInUse) -> None:
        try:
            await self.read()
        except Down:
            room.doubt()
        else:
            self.look_after(room)

    def settle(self, table: Table, entries: Iterable[Entry]) -> None:
        """Something has happened: what is over goes, before anybody is told how it stands."""
        for entry in entries:
            by_hand = entry.kind in (MOVE, CHOICE) and entry.move_id is not None and entry.move_id not in self._made
            if by_hand and entry.seat in self._asked:
                thoughts = self._took.setdefault(entry.seat, deque(maxlen=REMEMBERED))
                thoughts.append(min(LONGEST, max(self.pace, entry.at - self._asked[entry.seat])))
        self._asked = dict(table.asked)
        for seat in list(self.given):
            if self._order(table, seat) is None:
                self._note(seat, None)
                self.tasks.spawn(self._drop(table.id, seat))

    async def _drop(self, table_id: str, seat: int) -> None:
        try:
            await self.rows.drop(table_id, seat)
        except Down:
            logger.info("a standing order that is over stays written down")  # who reads it sees that it is over

    def _order(self, table: Table, seat: int) -> Order | None:
        """What a seat has ordered, if it still stands."""
        given = self.given.get(seat)
        if given is None or table.state is None or table.chairs[seat].guest != given.guest:
            return None
        view = seen(table, seat)
        orders = [order for order in orders_now(table, view, seat) if order.name == given.name]
        return next((order for order in orders if bound_to(order, view) == given.bound), None)

    def look_after(self, room: TableInUse) -> None:
        """Let those who have ordered move where they are asked."""
        for seat in self.given:
            asked = seat in room.table.asked and not room.table.chairs[seat].bot
            if asked and seat not in self._waiting:
                self._waiting[seat] = self.tasks.spawn(self._play(room, seat))

    async def _play(self, room: TableInUse, seat: int) -> None:
        table, given = room.table, self.given[seat]
        ply, epoch, id = table.ply, table.epoch, secrets.token_hex(8)

        def make(current: Table) -> list[Entry]:
            order = self._order(current, seat)
            there = current.ply == ply and current.epoch == epoch and not current.chairs[seat].bot
            if not there or order is None or self.given.get(seat) is not given or seat not in current.asked:
                return []
            return current.move(seat, order.move, given.guest, now(), ply, id)

        self._made.add(id)
        try:
            await asyncio.sleep(self._thought(seat))
            await room.act(make)
        except (Down, Stale):
            room.doubt()
        except IgrotekaError as error:
            logger.warning("a standing order's move was refused: %s", error)
        finally:
            self._made.discard(id)
            self._waiting.pop(seat, None)
        if room.table.ply != ply:
            self.look_after(room)  # what was asked meanwhile

    def _thought(self, seat: int) -> float:
        """As long as this seat thinks: nobody can tell from the time that it does not."""
        known = self._took.get(seat)
        thought = random.SystemRandom().choice(known) if known else self.pace * random.uniform(*UNKNOWN)
        return thought * random.uniform(*UNEVEN) if self.pace else 0.0
