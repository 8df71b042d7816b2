"""What every address asks first: who is there, at which table."""

import math
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, ParamSpec, TypeVar

import anyio.to_thread
from litestar import Request
from litestar.params import Parameter

from igroteka import protocol as m
from igroteka.api import games
from igroteka.engine.errors import OptionError
from igroteka.server.guard import address_of
from igroteka.server.guests import Visitor
from igroteka.server.rooms import Room
from igroteka.server.service import Service
from igroteka.table.errors import TableError
from igroteka.table.log import Entry
from igroteka.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")
Asked = Request[Any, Any, Any]
Path = Annotated[str, Parameter(max_length=60)]


def service_of(request: Any) -> Service:
    service: Service = request.app.state.service
    return service


async def who_asks(request: Asked) -> Visitor:
    service = service_of(request)
    who = await service.guests.visitor(request.scope)
    if who.guest is not None and who.guest.owner is not None and not service.limits.bots.take(who.guest.id):
        raise TableError("bot-often", seconds=math.ceil(60 / service.settings.bot_requests_a_minute))
    return who


async def at_table(request: Asked, table_id: str) -> tuple[Visitor, Room]:
    who, room = await who_asks(request), await service_of(request).rooms.find(table_id)
    await room.hear_of_others()
    return who, room


async def host_of_another(request: Asked) -> Visitor:
    """Who wants a table of his own; from one address not too many come."""
    service = service_of(request)
    who = await who_asks(request)
    who.person()
    if not service.limits.tables.take(address_of(request.scope)):
        raise TableError("table-often", minutes=math.ceil(60 / service.settings.tables_an_hour))
    return who


async def aside(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Longer work, in a thread: the moves of others do not wait for it."""
    return await anyio.to_thread.run_sync(partial(work, *given, **named))


async def changed(who: Visitor, room: Room) -> m.TableInfo:
    await room.known_to(who.id)
    async with room.lock:
        return room.outlook.info(who.id, who.language)


async def acted(request: Asked, table_id: str, wish: Callable[[Table, m.Guest], list[Entry]]) -> m.TableInfo:
    """The table after what a guest wanted of it."""
    who, room = await at_table(request, table_id)
    guest = who.known()
    await room.act_for(guest.id, lambda table: wish(table, guest))
    return await changed(who, room)


def known_game(id: str) -> None:
    if id not in games():
        raise OptionError("game-unknown", game=id, games=list(games()))
