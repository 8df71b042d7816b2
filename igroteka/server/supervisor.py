"""Several processes behind one port: started, started again when one dies, and ended together.

They are forked from a process that has loaded and compiled everything, so one that is started again is there at once.
It holds the listening socket: nobody who connects while a process is away is refused.
"""

import gc
import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NoReturn

from igroteka.server.settings import Settings
from igroteka.server.siblings import Siblings
from igroteka.server.warming import warm_bots, warm_up

logger = logging.getLogger("igroteka.supervisor")
BACKLOG: Final = 2048
TOO_SOON: Final = 5.0  # seconds: who ends before has to wait with beginning again
PAUSE: Final = 1.0
LAST_SECONDS: Final = 20  # after which who was told to end is ended
Work = Callable[[Settings, Siblings, socket.socket], NoReturn]


def listen(settings: Settings) -> socket.socket:
    family, *_, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
    return socket.create_server(address, family=family, backlog=BACKLOG)


class Supervisor:
    """Looks after the processes; has none of the house's work itself."""

    def __init__(self, settings: Settings, work: Work) -> None:
        self.settings = settings
        self.work = work
        self.listening = listen(settings)
        self.inboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(settings.processes)]
        self.house_stands, self.while_we_live = os.pipe()
        self.running: dict[int, tuple[int, float]] = {}  # by process id: which it is, and since when
        self.ending = False

    def run(self) -> None:
        """Until we are told to end and all have ended."""
        warm_up()
        warm_bots()
        gc.collect()
        gc.freeze()  # what is there is shared by all, as long as nobody touches it
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._end)
        signal.signal(signal.SIGALRM, lambda *_: self._send(signal.SIGKILL))
        for number in range(self.settings.processes):
            self._start(number)
        while self.running:
            ended, status = os.wait()
            if ended in self.running:
                self._ended(*self.running.pop(ended), os.waitstatus_to_exitcode(status))

    def _start(self, number: int) -> None:
        pid = os.fork()
        if pid:
            self.running[pid] = (number, time.monotonic())
            return
        os.close(self.while_we_live)  # it is ours alone: when we are gone, everybody hears of it
        for name in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
            signal.signal(name, signal.SIG_DFL)
        try:
            of_its_own = replace(self.settings, name=os.urandom(6).hex())
            self.work(of_its_own, Siblings(number, self.inboxes, self.house_stands), self.listening)
        except BaseException:
            logger.exception("process %d could not work", number)
        os._exit(1)

    def _ended(self, number: int, since: float, code: int) -> None:
        if self.ending:
            return
        logger.error("process %d ended (%d): it is started again", number, code)
        if time.monotonic() - since < TOO_SOON:
            time.sleep(PAUSE)
        if not self.ending:
            self._start(number)

    def _end(self, *_: object) -> None:
        self.ending = True
        signal.alarm(LAST_SECONDS)
        self._send(signal.SIGTERM)

    def _send(self, name: signal.Signals) -> None:
        for pid in self.running:
            os.kill(pid, name)
