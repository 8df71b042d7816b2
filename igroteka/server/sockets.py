"""One socket: a guest (or a spectator) at a table."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.protocol.terms import talk_of
from igroteka.server.guard import Bucket, Buckets, Limits
from igroteka.server.guests import Visitor
from igroteka.server.metrics import Metrics
from igroteka.server.names import clean_chat
from igroteka.server.rooms import Room
from igroteka.server.rooms.audience import ready
from igroteka.server.store import Down
from igroteka.server.wire import Wire, flush_all
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.log import Entry
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.sockets")
MESSAGES: Final = (60.0, 20.0)  # at once, a second
MOST_MUTED: Final = 300
MOST_ABUSE: Final = 40  # refused messages in a row before the socket is closed
NOT_ALLOWED, TOO_BIG = 1008, 1009
BROKEN: Final = frozenset((1002, 1007, 1009))  # what came was no frame, no text, or too big
LARGEST: Final = 4096
decoder = msgspec.json.Decoder(m.ClientMessage)


class Connection:
    """Who listens in a room, and what he says there."""

    def __init__(self, room: Room, who: Visitor, address: str, wire: Wire, limits: Limits, metrics: Metrics) -> None:
        self.room = room
        self.address = address
        self.limits = limits
        self.metrics = metrics
        self.who = who
        self.guest = who.id
        self.language: str = who.language
        self.muted: set[str] = set()
        self.send = wire.tell
        self.messages = Bucket(*MESSAGES)
        self.abuse = 0
        self.comings = 0  # of which he has been told

    def tell(self, message: m.FromServer) -> None:
        self.send(ready(message))

    async def greet(self, after: int) -> None:
        """Hello, and how it stands."""
        room = self.room
        chat = await room.heard_so_far(self.guest)
        async with room.at_rest():
            room.enter(self)
            self.tell(
                m.Hello(
                    protocol=m.PROTOCOL,
                    version=version(),
                    table=room.outlook.info(self.guest, self.language),
                    seats=list(room.table.seats_of(self.guest)),
                    guest=self.guest,
                    chat=[line for line in chat if line.guest not in self.muted],
                    now=now(),
                )
            )
            self._tell_state(after)

    def _tell_state(self, after: int) -> bool:
        """False where the game has not begun."""
        state = self.room.outlook.state_for(self.guest, after)
        if state is not None:
            self.send(state)
        return state is not None

    async def hear(self, data: str | bytes) -> bool:
        """One message; False when the socket is to be closed."""
        if not self.messages.take():
            self.refuse(TableError("message-often"))
            return self.abuse < MOST_ABUSE
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            self.refuse(TableError("message-unreadable", reason=str(error)[:200]))
            return self.abuse < MOST_ABUSE
        move_id = message.id if isinstance(message, m.MakeMove | m.AskWhy) else None
        try:
            await self.obey(message)
            self.abuse = 0
        except IgrotekaError as error:
            self.refuse(error, move_id, abuse=move_id is None)
        except Down:
            self.room.doubt()
            self.refuse(TableError("server-database"), move_id, abuse=False)
        return self.abuse < MOST_ABUSE

    def refuse(self, error: IgrotekaError, id: str | None = None, abuse: bool = True) -> None:
        self.abuse += abuse
        self.metrics.refused.labels(error.key).inc()
        self.tell(m.refused(error, self.language, id))

    async def obey(self, message: m.ClientMessage) -> None:
        match message:
            case m.MakeMove():
                await self.move(message)
            case m.Ping(n=n):
                self.tell(m.Pong(n=n, now=now()))
            case m.Resync(after=after):
                if not self.room.table.seats_of(self.guest) and not self.limits.may_resync(self.guest, self.address):
                    raise TableError("message-often")
                await self.room.catch_up()
                await self.room.known_to(self.guest)
                async with self.room.at_rest():
                    if not self._tell_state(after):
                        self.tell(m.TableChanged(table=self.room.outlook.info(self.guest, self.language)))
            case m.AskHint(seat=seat):
                self._limit(self.limits.hints)
                self.tell(await self.room.bots.hint(self.room.table, self.guest, seat))
            case m.AskWhy(seat=seat, move=move):
                self.room.table.why_not(self.guest, seat, move)
            case m.Mute(guest=guest, on=on):
                self.mute(guest, on)
            case _:
                await self.obey_guest(message, self.who.known())

    async def obey_guest(self, message: m.ClientMessage, guest: m.Guest) -> None:
        room, id = self.room, guest.id
        seat = next(iter(room.table.seats_of(id)), None)
        match message:
            case m.SayChat(text=text):
                if talk_of(room.table.setting) == "reactions":
                    raise TableError("chat-reactions")
                self._limit(self.limits.talk)
                await room.chat.say(id, guest.name, seat, clean_chat(text))
            case m.React(reaction=reaction):
                self._limit(self.limits.talk)
                room.chat.react(id, guest.name, seat, reaction)
            case m.Hurry():
                room.hurry(id)
            case m.ComeBack():
                await room.act_for(id, lambda table: table.come_back(id, now()))
            case m.GiveOrder(seat=mine, order=order):
                self._limit(self.limits.hints)
                await room.order(id, mine, order)
            case m.CastVote(seat=about, yes=yes):
                await room.act_for(id, lambda table: room.vote(table, id, about, yes))
            case m.AskTakeBack(seat=mine, token=token):
                await room.act_for(id, lambda table: table.ask_back(id, mine, now(), token))
            case m.AnswerTakeBack(yes=yes, token=token):
                await room.act_for(id, lambda table: table.answer_back(id, yes, now(), token))

    def _limit(self, buckets: Buckets) -> None:
        if not buckets.take(f"{self.guest} {self.room.table.id}"):
            raise TableError("message-often")

    def mute(self, guest: str, on: bool) -> None:
        if not on:
            self.muted.discard(guest)
        elif len(self.muted) < MOST_MUTED:
            self.muted.add(guest)

    async def move(self, wish: m.MakeMove) -> None:
        self._acknowledge(await self.room.move(self.guest, wish))

    def _acknowledge(self, ack: m.Ack) -> None:
        self.tell(ack)
        flush_all()  # at once: after a commit many moves wait here to be told

    def hear_at_once(self, data: bytes, long_way: Callable[[bytes], None]) -> bool:
        """A move that nothing stands in the way of, which is the rule, without a task; ``hear`` does all else.

        False: it is no such move. One that somebody else was quicker than goes the long way later.
        """
        try:
            wish = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError):
            return False
        if type(wish) is not m.MakeMove:
            return False

        def make(table: Table) -> list[Entry]:
            if (self.guest or "", wish.id) in table.move_ids or not self.messages.take():
                return []
            return table.move_of_guest(self.guest, wish.seat, wish.move, wish.ply, wish.id, now())

        def then(won: bool) -> None:
            if won:
                self.abuse = 0
                number = self.room.table.move_ids[self.guest or "", wish.id]
                self._acknowledge(m.Ack(id=wish.id, seq=number + 1))
            else:
                long_way(data)

        return self.room.act_at_once(make, then)


def version() -> str:
    from igroteka import __version__

    return __version__


async def attend(connection: Connection, after: int, wire: Wire) -> int | None:
    """Serve a socket that has been accepted, until it is closed; the code to close it with, if we do."""
    connection.metrics.sockets.inc()
    try:
        await connection.greet(after)
        wire.at_once = connection.hear_at_once
        while True:
            event = await wire.receive()
            if event["type"] != "websocket.receive":
                if event.get("code") in BROKEN:
                    connection.metrics.refused.labels("socket-broken").inc()
                return None
            data = event.get("text") or event.get("bytes") or b""
            if len(data) > LARGEST:
                return TOO_BIG
            if not await connection.hear(data):
                return NOT_ALLOWED
    finally:
        connection.metrics.sockets.dec()
        connection.room.exit(connection)
