""" "Your turn": a message to an address that a player gave. Signed, retried, never in the way of play."""

import asyncio
import contextlib
import hmac
import ipaddress
import logging
import socket
import unicodedata
from collections.abc import Callable, Container
from urllib.parse import urlsplit

import msgspec

from igroteka.locale import say
from igroteka.server.settings import Settings
from igroteka.server.store import Down
from igroteka.server.store.guests import GuestRows
from igroteka.server.tasks import Tasks
from igroteka.table.errors import TableError
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.turns")
TRIES = (0.0, 2.0, 15.0, 60.0)  # seconds to wait before each
TIMEOUT = 5.0
MOST_WAITING = 1000
OVER_IPV4 = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "::/96")))  # NAT64, and the old way to write IPv4
LOCAL_NETWORKS = tuple(map(ipaddress.IPv6Network, ("64:ff9b:1::/48", "fec0::/10")))  # one's own NAT64, site-local


def check_address(url: str, private: bool = False) -> None:
    """Only http and https, to a public host unless the host of the house allows others."""
    try:
        parts = urlsplit(url)
        plain = not any(char.isspace() or unicodedata.category(char) == "Cc" for char in url)  # urlsplit skips some
        reachable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        usable = plain and reachable and parts.username is None
    except ValueError:
        usable = False
    if not usable or (not private and is_private_name(parts.hostname or "")):
        raise TableError("webhook-address", url=url[:200])


def is_private_name(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return not is_public(host)
    return host == "localhost" or host.endswith((".localhost", ".local", ".internal")) or "." not in host


def is_public(text: str) -> bool:
    """An address that anybody can reach; of one that stands for another, as for translation, that one, too.

    >>> is_public("93.184.216.34"), is_public("64:ff9b::10.0.0.1"), is_public("2002:7f00:1::")
    (True, False, False)
    """
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not address.is_multicast
    if any(address in network for network in LOCAL_NETWORKS):
        return False
    within = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if any(address in network for network in OVER_IPV4):
        within.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    meant = [other for other in within if other is not None]
    reachable = bool(meant) or (address.is_global and not address.is_multicast)
    return reachable and all(is_public(str(other)) for other in meant)


async def address_of(host: str, port: int, private: bool = False) -> str:
    """The address of a host; refused unless all its addresses are public, or private ones are allowed."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = {str(entry[4][0]) for entry in found}
    public = all(map(is_public, addresses))
    if not addresses or not (public or private):
        raise TableError("webhook-address", url=host)
    return min(addresses)


async def post(url: str, body: bytes, secret: str, private: bool = False) -> bool:
    """Send it to the very address that was checked; True if it was taken."""
    import httpx  # seldom needed, and slow to load

    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = await address_of(host, port, private)
    literal = f"[{address}]" if ":" in address else address
    target = parts._replace(netloc=f"{literal}:{port}").geturl()
    headers = {
        "Host": host if parts.port is None else f"{host}:{port}",
        "Content-Type": "application/json",
        "X-Igroteka-Signature": "sha256=" + hmac.digest(secret.encode(), body, "sha256").hex(),
    }
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        answer = await client.post(target, content=body, headers=headers, extensions={"sni_hostname": host})
    return answer.is_success


class Turns:
    """Tells absent players that it is their turn."""

    def __init__(self, guests: GuestRows, settings: Settings, tasks: Tasks) -> None:
        self.guests = guests
        self.settings = settings
        self.tasks = tasks
        self.told_at: dict[tuple[str, str], int] = {}
        self.sending: set[asyncio.Task[None]] = set()

    def told(self, table: Table, who_is_here: Callable[[], Container[str]]) -> None:
        """The game went on: who is asked now and not here gets a message, once for each turn."""
        if table.setting.clock.kind != "days" or len(self.sending) >= MOST_WAITING:
            return
        here = who_is_here()
        for seat in table.asked:
            guest = table.chairs[seat].guest
            if guest is None or guest in here or self.told_at.get((table.id, guest), -1) >= table.ply:
                continue
            if len(self.told_at) > MOST_WAITING:
                self.told_at.clear()
            self.told_at[table.id, guest] = table.ply
            task = self.tasks.spawn(self._send(table.id, table.game.id, guest))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def _send(self, table_id: str, game: str, guest: str) -> None:
        with contextlib.suppress(Down):
            kept = await self.guests.find(guest)
            if kept is not None and kept.webhook:
                await self._post(kept.webhook, kept.webhook_secret or "", table_id, game, kept.language)

    async def _post(self, url: str, secret: str, table_id: str, game: str, language: str) -> None:
        import httpx

        settings = self.settings
        link = f"{settings.public_url.rstrip('/')}{settings.root}t/{table_id}"
        text = say("turn-notice", language, game=say(f"game-{game}", language), link=link)
        body = msgspec.json.encode({"text": text, "content": text, "game": game, "table": table_id, "link": link})
        for wait in TRIES:
            await asyncio.sleep(wait)
            try:
                if await post(url, body, secret, settings.private_webhooks):
                    return
            except (TableError, httpx.InvalidURL, ValueError):  # nobody can be reached there
                return
            except (httpx.HTTPError, OSError) as error:
                logger.info("a your-turn message was not delivered: %s", type(error).__name__)
