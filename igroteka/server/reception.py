"""The server's end of an HTTP connection: uvicorn's own, which waits for nobody for ever.

Who connects and says nothing, or never ends what he says, is let go; from one address not too many connect at once.
"""

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from igroteka.server.guard import address_of
from igroteka.server.siblings import Siblings

errors = logging.getLogger("igroteka.reception")
errors.setLevel(logging.ERROR)  # ours: what clients do wrong is counted, and strangers write no log
HEAD_SECONDS: Final = 10.0  # from connecting, or from the first byte, to the end of the headers
BODY_SECONDS: Final = 20.0  # from there to the end of the body
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Reception(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    host: str | None = None  # while it counts
    deadline: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = errors

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = address_of({"client": self.client})
        if self.config.app.connections.come(host):  # type: ignore[union-attr]
            self.host = host
            self._wait(HEAD_SECONDS)
        else:
            self._count("connection-many")
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # it counts among the sockets from now on
        if not self._handed_over():
            super().handle_websocket_upgrade()

    def _handed_over(self) -> bool:
        """Has the socket gone to the process where it belongs? What it asks for goes with it."""
        siblings: Siblings | None = self.config.app.siblings  # type: ignore[union-attr]
        if siblings is None or (home := siblings.home_of(self.url)) == siblings.number:
            return False
        lines = [b"%s: %s" % pair for pair in self.scope["headers"]]
        request = b"\r\n".join((self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1", *lines, b"", b""))
        if not siblings.hand_over(home, self.transport.get_extra_info("socket").fileno(), request):
            return False
        self.transport.abort()  # here; there it goes on
        return True

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.deadline is None:
            self._wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self._count("request-unreadable")
        super().send_400_response(msg)

    def _leave(self) -> None:
        self._wait(None)
        if self.host is not None:
            self.config.app.connections.go(self.host)  # type: ignore[union-attr]
            self.host = None

    def _wait(self, seconds: float | None) -> None:
        """For so long from now on; None: we do not wait for anything."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._let_go)

    def _let_go(self) -> None:
        self._count("request-slow")
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(TOO_LATE)
            self.transport.close()

    def _count(self, key: str) -> None:
        self.config.app.count(key)  # type: ignore[union-attr]
