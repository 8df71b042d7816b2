"""The door: who may come in, how often, with what; and the headers that every answer carries."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.locale import LANGUAGES
from igroteka.server.connections import Connections
from igroteka.server.pages import files, policy
from igroteka.server.settings import Settings
from igroteka.server.siblings import Siblings

MOST_KNOWN: Final = 20_000
LARGEST_BODY: Final = 65_536
TALK: Final = (6.0, 0.5)  # of one guest at one table: at once, a second
RESYNC: Final = 30  # requests: what the whole game told anew counts as, of an address that only watches
RESYNC_OF_ONE: Final = 120  # of one guest there
HINTS: Final = (10.0, 1.0)  # a person may ask at every turn, however fast the bots are
UNSAFE: Final = frozenset(("POST", "PUT", "PATCH", "DELETE"))
HEADERS: Final = [  # beside the page's policy
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("level", "most", "rate", "touched")

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self.level, self.touched = most, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        moment = time.monotonic()
        self.level = min(self.most, self.level + (moment - self.touched) * self.rate)
        self.touched = moment
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket for each address, or each guest at a table; who has not come for longest is forgotten first."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.most, self.rate)
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket.take()


class Limits:
    """How much a guest may say and ask at a table, however many sockets he opens; how many tables an address opens."""

    def __init__(self, settings: Settings) -> None:
        self.talk, self.hints = Buckets(*TALK), Buckets(*HINTS)
        each = settings.requests_a_minute
        self.resyncs = Buckets(each / RESYNC_OF_ONE, each / RESYNC_OF_ONE / 10)
        self.resyncs_of_address = Buckets(each / RESYNC, each / RESYNC / 10)
        bots = settings.bot_requests_a_minute
        self.bots = Buckets(bots / 2, bots / 60)
        self.tables = Buckets(settings.tables_an_hour, settings.tables_an_hour / 3600)

    def may_resync(self, guest: str | None, address: str) -> bool:
        """Who only watches, however many sockets and guests he is; who has no name shares what his address has."""
        return self.resyncs.take(guest or address) and self.resyncs_of_address.take(address)


def address_of(scope: Any) -> str:
    """Who is calling; of IPv6 the network that one household has.

    >>> address_of({"client": ("2001:db8:1:2:3::4", 9)})
    '2001:db8:1:2::/64'
    """
    return household((scope.get("client") or ("", 0))[0])


@lru_cache(maxsize=1 << 12)
def household(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host or "unknown"
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host


def header(scope: Any, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def has_nul(scope: Any) -> bool:
    """A byte that stands in no address of ours, and that a database cannot look for."""
    return "\0" in scope["path"] or b"%00" in scope["query_string"]


def language_of(accepted: str | None, default: str = "en") -> m.Language:
    """The first of our languages that a browser accepts.

    >>> language_of("de, ru;q=0.8, en;q=0.5")
    'ru'
    """
    for part in (accepted or "").split(","):
        word = part.split(";")[0].strip().lower()[:2]
        if word in LANGUAGES:
            return "ru" if word == "ru" else "en"
    return "ru" if default == "ru" else "en"


class Guard:
    """An ASGI application around the server."""

    def __init__(
        self, app: Any, settings: Settings, connections: Connections, siblings: Siblings | None = None
    ) -> None:
        self.app = app
        self.siblings = siblings
        self.connections = connections
        self.root = settings.root
        self.requests = Buckets(settings.requests_a_minute / 2, settings.requests_a_minute / 60)
        self.sockets: dict[str, int] = {}
        self.most_sockets = settings.sockets_each
        self.headers = [(b"content-security-policy", f"{policy()}; frame-ancestors 'none'".encode()), *HEADERS]
        self.origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def foreign_origin(self, scope: Any) -> str | None:
        """The origin of a page that is not ours; a program that is no browser sends none."""
        origin = header(scope, b"origin")
        if origin is None or origin in self.origins:
            return None
        try:
            parts = urlsplit(origin)
        except ValueError:
            return origin
        ours = parts.scheme in ("http", "https") and parts.netloc and parts.netloc == header(scope, b"host")
        return None if ours else origin

    def count(self, key: str) -> None:
        """Something was refused."""
        self.app.state.service.metrics.refused.labels(key).inc()

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            self.count(refusal[1].key)
            await refuse(scope, send_with_headers, *refusal)
        else:
            await self.app(scope, receive, send_with_headers)

    def _refusal(self, scope: Any) -> tuple[int, IgrotekaError] | None:
        if not self._is_file(scope) and not self.requests.take(address_of(scope)):
            return 429, IgrotekaError("request-often", seconds=2)
        if has_nul(scope):
            return 400, IgrotekaError("request-unreadable", reason="NUL")
        if scope["method"] in UNSAFE:
            if (origin := self.foreign_origin(scope)) is not None:
                return 403, IgrotekaError("request-origin", origin=origin[:100])
            if header(scope, b"x-igroteka") is None:
                return 403, IgrotekaError("request-header")
            length = header(scope, b"content-length") or "0"
            if not (length.isdecimal() and len(length) < 20):
                return 400, IgrotekaError("request-unreadable", reason="Content-Length")
            if int(length) > LARGEST_BODY:
                return 413, IgrotekaError("request-big")
        return None

    def _is_file(self, scope: Any) -> bool:
        """A file of the page: one visit asks for dozens, and they come from memory."""
        return scope["method"] not in UNSAFE and scope["path"].removeprefix(self.root) in files()

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        address = address_of(scope)
        count = self.sockets.get(address, 0)
        known = self.foreign_origin(scope) is None and not has_nul(scope)
        allowed = known and count < self.most_sockets and self.requests.take(address)
        if not allowed:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        self.sockets[address] = count + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


async def refuse(scope: Any, send: Any, status: int, error: IgrotekaError) -> None:
    body = msgspec.json.encode(m.refusal_of(error, language_of(header(scope, b"accept-language"))))
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *([(b"retry-after", str(error.details["seconds"]).encode())] if status == 429 else []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})
