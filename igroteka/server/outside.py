"""Messages to addresses that people gave: to public hosts only, and to the very address that was checked."""

import asyncio
import contextlib
import ipaddress
import socket
import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from igroteka.table.errors import TableError

if TYPE_CHECKING:
    import httpx

TIMEOUT = 5.0
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


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> "httpx.Response":
    """Send it to the very address that was checked; redirects are not followed."""
    import httpx  # seldom needed, and slow to load

    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = await address_of(host, port, private)
    literal = f"[{address}]" if ":" in address else address
    target = parts._replace(netloc=f"{literal}:{port}").geturl()
    named = {"Host": host if parts.port is None else f"{host}:{port}", **headers}
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        return await client.post(target, content=body, headers=named, extensions={"sni_hostname": host})
