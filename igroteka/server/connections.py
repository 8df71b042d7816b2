"""How many connections a server has, and may have."""

import logging
import sys
import time
from collections import Counter
from typing import Final

from igroteka.server.settings import Settings

logger = logging.getLogger("igroteka.connections")
LOW: Final = 4096  # descriptors that a server for many should have
ENOUGH: Final = 65_536  # descriptors that we ask for
RESERVE: Final = 64  # descriptors that are not for connections: the database, the log, the page's files
TELL_SECONDS: Final = 60.0  # between two lines of the log about the same


class Connections:
    """How many there are, of each address and in all. A proxy that is trusted brings everybody's."""

    def __init__(self, settings: Settings) -> None:
        self.each = settings.connections_each
        self.most = sys.maxsize  # in all; as many as there are descriptors
        self.proxies = {proxy.strip() for proxy in settings.trusted_proxies.split(",")}
        self.of: Counter[str] = Counter()
        self._told = -TELL_SECONDS

    def come(self, host: str) -> bool:
        """One more; False: one too many."""
        if self.of.total() >= self.most:
            if time.monotonic() - self._told >= TELL_SECONDS:
                self._told = time.monotonic()
                logger.warning("no more than %d connections: others are turned away", self.most)
            return False
        if self.of[host] >= self.each and not self.proxies & {host, "*"}:
            return False
        self.of[host] += 1
        return True

    def go(self, host: str) -> None:
        self.of[host] -= 1
        if not self.of[host]:
            del self.of[host]


def raise_descriptors() -> int:
    """As many open files and connections as we need and the system allows; told where these are few."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else min(most, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        soft = wanted
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    if soft < LOW:
        logger.warning("only %d connections and files at once: LimitNOFILE or ulimit -n allow more", soft)
    return soft
