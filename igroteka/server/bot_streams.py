"""The streams of bots of one's own: what happens at a bot's tables, line by line over HTTP.

At a table the bot is one more who listens there: it is told what a socket of its seat would be told, and nothing else.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec

from igroteka import protocol as m
from igroteka.server.guests import Visitor
from igroteka.server.rooms import Room
from igroteka.server.wire import unframed
from igroteka.table.projection import encode

LOOK_SECONDS: Final = 6.0  # after which it looks for what it was not told of, and sends an empty line
MOST_UNREAD: Final = 2_000  # lines that a bot may be behind
LOOK: Final = b""
RESTARTING, REPLACED, SLOW, TAKEN_BACK = "restarting", "replaced", "slow", "taken-back"
decoder: Final = msgspec.json.Decoder(m.ServerMessage)


class BotChair:
    """A bot at one table: a listener there, whose messages become lines of its stream."""

    def __init__(self, room: Room, who: Visitor, tell: Callable[[m.BotEvent], None]) -> None:
        self.room = room
        self.guest = who.id
        self.language: str = who.language
        self.muted: set[str] = set()
        self.comings = 0
        self.tell = tell
        self.asked_at = -1  # the ply of the last question
        self.over = False

    def send(self, frame: bytes) -> None:
        match decoder.decode(unframed(frame)):
            case m.StateChanged() as state:
                for eyes in state.eyes:
                    if eyes.seat is not None:
                        self._tell_state(state, eyes, eyes.seat)
            case m.Gone():
                self.over = True
                self.tell(m.BotGone(table=self.room.table.id))

    def _tell_state(self, state: m.StateChanged, eyes: m.Eyes, seat: int) -> None:
        here: dict[str, Any] = {"table": self.room.table.id, "game": self.room.table.game.id, "seat": seat}
        if state.since and eyes.steps:
            self.tell(m.BotActions(**here, ply=state.ply, steps=eyes.steps, view=eyes.view, scores=state.scores))
        if state.ply != self.asked_at:
            self.asked_at = -1
        if seat in state.acting and seat not in state.decided and self.asked_at < 0:
            self.asked_at = state.ply
            until = next((one.until for one in state.deadlines if one.seat == seat), None)
            here |= {"ply": state.ply, "legal": eyes.legal, "view": eyes.view, "until": until}
            self.tell(m.BotTurn(**here, asked=eyes.asked, answers=eyes.answers))
        if state.over and not self.over:
            self.over = True
            self.tell(m.BotOver(**here, scores=state.scores, winners=state.winners or []))


class BotStream:
    """What one bot reads."""

    def __init__(self, who: Visitor) -> None:
        self.who = who
        self.id = who.bot().id
        self.unread: asyncio.Queue[bytes] = asyncio.Queue()
        self.chairs: dict[str, BotChair] = {}
        self.invited: set[str] = set()
        self.closed: m.BotClosing | None = None

    def tell(self, event: m.BotEvent) -> None:
        if self.unread.qsize() >= MOST_UNREAD:
            self.close(SLOW)
        else:
            self.unread.put_nowait(encode(event) + b"\n")

    def look(self) -> None:
        """There may be something new besides what its tables tell."""
        self.unread.put_nowait(LOOK)

    def close(self, why: str, again_in: float | None = 1.0) -> None:
        self.closed = self.closed or m.BotClosing(why=why, again_in=again_in)
        self.look()

    async def next(self) -> bytes:
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(self.unread.get(), LOOK_SECONDS)
        return LOOK

    async def sit_at(self, room: Room) -> None:
        """From now on it hears what happens there, first how it stands."""
        chair = self.chairs[room.table.id] = BotChair(room, self.who, self.tell)
        async with room.at_rest():
            room.enter(chair)
            if (state := room.outlook.state_for(self.id, 0)) is not None:
                chair.send(state)

    def stand(self, chair: BotChair) -> None:
        del self.chairs[chair.room.table.id]
        chair.room.exit(chair)


class BotStreams:
    """The streams that are open in this process; of one bot there is one."""

    def __init__(self) -> None:
        self.open: dict[str, BotStream] = {}

    def look(self, guests: Iterable[str]) -> None:
        """Those of these guests who are bots here may have something new."""
        for guest in guests:
            if (stream := self.open.get(guest)) is not None:
                stream.look()

    def close(self, bot: str, why: str, again_in: float | None = None) -> None:
        if (stream := self.open.get(bot)) is not None:
            stream.close(why, again_in)

    def close_all(self, again_in: float) -> None:
        for stream in self.open.values():
            stream.close(RESTARTING, again_in)

    async def lines(
        self, stream: BotStream, look: Callable[[BotStream], Awaitable[None]], left: Callable[[str], None]
    ) -> AsyncIterator[bytes]:
        """What the bot reads: lines, and an empty one where nothing happens; ``look`` finds what is new."""
        self.close(stream.id, REPLACED)
        self.open[stream.id] = stream
        try:
            await look(stream)
            while stream.closed is None:
                line = await stream.next()
                if line is LOOK:
                    await look(stream)
                yield line or b"\n"
            yield encode(stream.closed) + b"\n"
        finally:
            for chair in list(stream.chairs.values()):
                stream.stand(chair)
            if self.open.get(stream.id) is stream:
                del self.open[stream.id]
                left(stream.id)
