"""The processes that share one port: whoever takes a connection in, the socket goes to the process of its table.

A table costs least where all who sit at it are at one process. Each process has an inbox, a pair of sockets that
live as long as the house: what comes while a process is being started again waits for it.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

logger = logging.getLogger("igroteka.siblings")
AT_TABLE: Final = re.compile(rb"/api/tables/([^/?]+)/socket(\?|$)")
A_SOCKET, WHAT_DO_YOU_COUNT, I_COUNT = b"s", b"?", b"="  # the first byte of a letter says what it is
LONGEST: Final = 1 << 17
ANSWER_SECONDS: Final = 1.0


class Siblings:
    """This process among those that share its port."""

    def __init__(self, number: int, inboxes: list[tuple[socket.socket, socket.socket]], house_stands: int) -> None:
        """``house_stands``: a descriptor that ends when nobody looks after the processes any more."""
        self.number = number
        self.inbox, _ = inboxes[number]
        self.letterboxes = [letterbox for _, letterbox in inboxes]
        self.house_stands = house_stands
        self.counts: Callable[[], bytes] = lambda: b""
        self._heard: dict[int, bytes] = {}
        self._receive: Callable[[socket.socket, bytes], Any] = lambda sock, request: None
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, reception: Callable[[], Any], end: Callable[[], None]) -> None:
        """Read what siblings send; ``reception`` makes the end of a connection, ``end`` ends this process."""
        loop = asyncio.get_running_loop()
        self.reception = reception
        loop.add_reader(self.inbox.fileno(), self._open_letters)
        loop.add_reader(self.house_stands, end)

    # --- sockets ------------------------------------------------------------------------

    def home_of(self, address: bytes) -> int:
        """The process where a socket belongs; what is at no table stays where it is."""
        found = AT_TABLE.search(address)
        return crc32(found[1]) % len(self.letterboxes) if found else self.number

    def hand_over(self, home: int, descriptor: int, request: bytes) -> bool:
        """Give a connection away with what it has asked for; False: it could not be taken."""
        try:
            socket.send_fds(self.letterboxes[home], [A_SOCKET + request], [descriptor], socket.MSG_DONTWAIT)
        except OSError:  # too long, or the inbox is full
            return False
        return True

    async def _take_in(self, descriptor: int, request: bytes) -> None:
        connection = socket.socket(fileno=descriptor)
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        _, end = await loop.connect_accepted_socket(self.reception, connection)
        end.data_received(request)

    # --- letters ------------------------------------------------------------------------

    def _open_letters(self) -> None:
        while True:
            try:
                letter, descriptors, _, _ = socket.recv_fds(self.inbox, LONGEST, 1, socket.MSG_DONTWAIT)
            except BlockingIOError:
                return
            kind, rest = letter[:1], letter[1:]
            if kind == A_SOCKET:
                task = asyncio.get_running_loop().create_task(self._take_in(descriptors[0], rest))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            elif kind == WHAT_DO_YOU_COUNT:
                self._write(int(rest), I_COUNT + b"%d " % self.number + self.counts())
            elif kind == I_COUNT:
                number, _, text = rest.partition(b" ")
                self._heard[int(number)] = text

    def _write(self, to: int, letter: bytes) -> None:
        try:
            self.letterboxes[to].send(letter, socket.MSG_DONTWAIT)
        except OSError as error:
            logger.warning("process %d could not be written to: %s", to, error)

    async def counts_of_all(self) -> dict[int, bytes]:
        """What every process counts; one that does not answer soon is left out."""
        self._heard = {self.number: self.counts()}
        others = [number for number in range(len(self.letterboxes)) if number != self.number]
        for number in others:
            self._write(number, WHAT_DO_YOU_COUNT + b"%d" % self.number)
        until = asyncio.get_running_loop().time() + ANSWER_SECONDS
        while len(self._heard) <= len(others) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        return dict(sorted(self._heard.items()))
