"""The server's end of a socket: uvicorn's own, with a short way in and out.

A move is told to every socket of its table. Through ASGI each message would pass a queue, a task
and three layers; here one message, framed once, is one write for each socket.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode, apply_mask  # the one in C, if there is one
from websockets.http11 import Request
from websockets.protocol import State

logger = logging.getLogger("igroteka.wire")
WIRE: Final = "igroteka.wire"  # where the application finds it
MOST_UNREAD: Final = 1 << 20  # bytes that a slow client may be behind
MOST_UNHEARD: Final = 16  # messages that a quick client may be ahead before we stop reading
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text
NO_TEXT: Final = 1007  # the code that closes a socket which sends a text that is not UTF-8
MASKED: Final = 0x80  # in the second, which else tells the size: as a client has to send it


def framed(text: bytes) -> bytes:
    """A text as a frame of the WebSocket protocol.

    >>> framed(b"hi"), framed(b"x" * 300)[:4]
    (b'\\x81\\x02hi', b'\\x81~\\x01,')
    """
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


def unframed(frame: bytes) -> memoryview:
    """The text of such a frame.

    >>> bytes(unframed(framed(b"hi"))), len(unframed(framed(b"x" * 300)))
    (b'hi', 300)
    """
    return memoryview(frame)[{126: 4, 127: 10}.get(frame[1], 2) :]


told: "list[Wire]" = []  # the sockets that have something to send in this round of the loop


def flush_all() -> None:
    global told
    wires, told = told, []
    for wire in wires:
        try:
            wire.flush()
        except Exception:  # of one socket; the others are still to be written to
            logger.exception("a socket could not be written to")


AtOnce = Callable[[bytes, Callable[[bytes], None]], bool]  # takes a message, or leaves it to who reads


class Mailbox:
    """What uvicorn needs of a queue, for the one reader that a socket has."""

    def __init__(self) -> None:
        self.waiting: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.waiting.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.waiting:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.waiting.popleft()

    @property
    def awaited(self) -> bool:
        """Has everything been heard, and does the reader wait for more?"""
        return self.reader is not None and not self.waiting and not self.reader.done()

    def qsize(self) -> int:
        return len(self.waiting)

    def empty(self) -> bool:
        return not self.waiting


class Wire(WebSocketsSansIOProtocol):
    """One socket. It is never compressed, so a frame does not depend on those before it."""

    queue: Any

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox()
        self.telling: list[bytes] = []
        self.at_once: AtOnce = lambda text, long_way: False
        self.even = True  # so far no read has ended inside a frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def data_received(self, data: bytes) -> None:
        """Most of what comes is one short frame, and most of these are texts: they need no parser."""
        if self.handshake_complete and self.even:
            self.even = len(data) > 5 and 0 <= data[1] - MASKED < 126 and len(data) == data[1] - MASKED + 6
            if self.even and data[0] == WHOLE_TEXT and not self.frames and not self.close_sent:
                text = apply_mask(data[6:], data[2:6])
                if not (self.queue.awaited and text.isascii() and self.at_once(text, self.put_text)):
                    self.handle_text(Frame(Opcode.TEXT, text))
                return
        super().data_received(data)

    def put_text(self, text: bytes) -> None:
        """For who reads one message after the other."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})

    def handle_text(self, event: Frame) -> None:
        """Reading goes on while few messages wait; to stop and go on for each of them costs more than to read it."""
        if event.fin and not self.close_sent and self.queue.qsize() < MOST_UNHEARD:
            try:
                self.put_text(bytes(event.data))
                return
            except UnicodeDecodeError:
                pass
        super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message that the short way above did not take."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:  # else it is closing already
                    self.conn.fail(NO_TEXT, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What came is no message: the client is told so, if it can be, and let go. That is no error of ours."""
        sent = self.conn.close_sent  # None before the handshake
        self.queue.put_nowait({"type": "websocket.disconnect", "code": sent.code if sent else 1006})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    async def send(self, message: Any) -> None:
        """As uvicorn does; to close what is closed already is no error."""
        if message["type"] == "websocket.close" and (self.close_sent or self.disconnected):
            return
        await super().send(message)

    def tell(self, frame: bytes) -> None:
        """Send a frame, with those that are told in the same round of the loop: a write costs more than a frame."""
        if not self.telling:
            if not told:
                self.loop.call_soon(flush_all)
            told.append(self)
        self.telling.append(frame)

    def flush(self) -> None:
        """Write what was told; who cannot keep up is let go and may come again."""
        frames, self.telling = self.telling, []
        if not frames or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()
