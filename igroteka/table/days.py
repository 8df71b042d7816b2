"""The deal of the day: one a day for each game, the same luck for everybody.

A day's secret is a link of a chain of hashes, told on that day and not before: the secret of yesterday is the SHA-256
of today's. Who knows today's can reckon all earlier ones and none that is to come, and whoever remembers an old one,
or the ``anchor`` that all of them end in, can check that nobody has exchanged the days since.
"""

import datetime
import hashlib
import hmac
from functools import cached_property
from typing import Final

from igroteka.protocol.words import Level

FIRST: Final = datetime.date(2026, 1, 1)  # day 0
DAYS: Final = 10_000  # how long the chain is
SECONDS: Final = 86_400
LATE: Final = 7  # so many days a deal may still be counted: a phone may have been in a tunnel
# Who plays in the other seats, clockwise from mine.
COMPANY: Final[tuple[Level, ...]] = ("casual", "strong", "novice", "casual", "strong", "novice", "casual")


def day_of(moment: float) -> int:
    """The number of the day, which is everybody's at once.

    >>> day_of(datetime.datetime(2026, 1, 2, 3, tzinfo=datetime.UTC).timestamp())
    1
    """
    return int(moment // SECONDS) - FIRST.toordinal() + datetime.date(1970, 1, 1).toordinal()


def ends(day: int) -> float:
    """When the day is over, in seconds since 1970."""
    return (day + 1 + FIRST.toordinal() - datetime.date(1970, 1, 1).toordinal()) * SECONDS


class Chain:
    """All days' secrets, from the one that is told last.

    >>> chain = Chain(bytes(32))
    >>> hashlib.sha256(chain.secret(5)).digest() == chain.secret(4)
    True
    >>> hashlib.sha256(chain.secret(0)).digest() == chain.anchor
    True
    """

    def __init__(self, root: bytes) -> None:
        self.root = root

    @cached_property
    def _links(self) -> list[bytes]:
        """The anchor last; it takes a few milliseconds."""
        links = [self.root]
        for _ in range(DAYS):
            links.append(hashlib.sha256(links[-1]).digest())
        return links

    @property
    def anchor(self) -> bytes:
        return self._links[DAYS]

    def secret(self, day: int) -> bytes:
        return self._links[DAYS - 1 - day]

    def luck(self, day: int, game: str) -> bytes:
        """What everything is drawn from in a game's deal of the day (docs/fairness.md, version 1, without salts)."""
        return luck_of(self.secret(day), game)


def luck_of(secret: bytes, game: str) -> bytes:
    return hmac.digest(secret, game.encode(), "sha256")


def table_of(day: int, game: str) -> str:
    """The address of the table at which it is played, on every device.

    >>> table_of(321, "eight28")
    '~day-321-eight28'
    """
    return f"~day-{day}-{game}"
