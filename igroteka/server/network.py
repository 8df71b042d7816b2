"""Where a server can be found: at its own machine, and by the phones of the same home."""

import ipaddress
import socket
from collections.abc import Iterable

from igroteka.server.settings import Settings

# Somewhere on the internet, and in each kind of home network: which of our addresses would lead there?
AFAR = ("203.0.113.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


def is_loopback(host: str) -> bool:
    """Does only the machine itself get there?

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0"), is_loopback("192.168.1.5")
    (True, True, False, False)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def is_anywhere(host: str) -> bool:
    """Does a server that listens there listen at all addresses of its machine?"""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return not host


def own_addresses(afar: Iterable[str] = AFAR) -> list[str]:
    """This machine's addresses in its networks. Asking for the way sends nothing."""
    found: list[str] = []
    for place in afar:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect((place, 9))
            except OSError:  # no way there
                continue
            found.append(way.getsockname()[0])
    return [address for address in dict.fromkeys(found) if not is_loopback(address)]


def url_of(host: str, settings: Settings) -> str:
    """An address for a browser.

    >>> url_of("::1", Settings(base_path="games"))
    'http://[::1]:8028/games/'
    """
    bracketed = f"[{host}]" if ":" in host else host
    return f"http://{bracketed}:{settings.port}{settings.root}"


def home_urls(settings: Settings) -> list[str]:
    """What to type on another device; empty where the server listens for its own machine alone."""
    if settings.public_url:
        return [settings.public_url.rstrip("/") + settings.root]
    if is_loopback(settings.host):
        return []
    hosts = own_addresses() if is_anywhere(settings.host) else [settings.host]
    return [url_of(host, settings) for host in hosts]


def own_url(settings: Settings) -> str:
    """What to type on the machine itself."""
    if is_anywhere(settings.host):
        return url_of("::1" if settings.host == "::" else "127.0.0.1", settings)
    return url_of(settings.host, settings)
