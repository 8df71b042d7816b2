"""Lists of tables, read from their rows: mine, and those that anybody may join or watch."""

from igroteka import protocol as m
from igroteka.server.guests import Visitor
from igroteka.server.store import Store
from igroteka.server.summary import info_from
from igroteka.table.clock import now

LISTED = 60


async def my_tables(store: Store, who: Visitor, over: bool) -> list[m.TableInfo]:
    """Where it is my turn first, else the latest first."""
    if who.id is None:
        return []
    rows = await store.tables.of_guest(who.id, over, LISTED)
    found = [info_from(row, who.id, who.language) for row in rows]
    still_there = [info for info in found if any(seat.mine for seat in info.seats)]
    return sorted(still_there, key=lambda info: not info.my_turn)


async def listed(store: Store, who: Visitor, status: m.Status) -> list[m.TableInfo]:
    """The listed tables of the last day. What ends where people watch later ends for them later, here, too."""
    rows = await store.tables.listed(status, now() - m.DAY, LISTED)
    found = [(info_from(row, who.id, who.language), row["touched"]) for row in rows]
    for info, touched in found:
        if info.status == m.OVER and now() < touched + info.watch_delay and not any(seat.mine for seat in info.seats):
            info.status = m.PLAYING
    return [info for info, _ in found if info.status == status]


async def joinable(store: Store, who: Visitor) -> list[m.TableInfo]:
    """Listed tables with a free seat."""
    return [info for info in await listed(store, who, m.WAITING) if has_free_seat(info)]


def has_free_seat(info: m.TableInfo) -> bool:
    return any(seat.guest is None and seat.kind == "open" for seat in info.seats)
