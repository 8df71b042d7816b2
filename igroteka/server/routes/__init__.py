"""The addresses of the server, by subject; docs/protocol.md lists them."""

from typing import Any, Final

from igroteka.server.routes import afterwards, bots, daily, devices, house, manners, page, rules, socket, tables

ROUTES: Final[list[Any]] = [
    *house.ROUTES,
    *tables.ROUTES,
    *afterwards.ROUTES,
    *bots.ROUTES,
    *daily.ROUTES,
    *devices.ROUTES,
    *manners.ROUTES,
    *rules.ROUTES,
    *socket.ROUTES,
    *page.ROUTES,
]
