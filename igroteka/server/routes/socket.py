"""The socket at a table."""

import logging
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.server.guard import address_of
from igroteka.server.guests import Visitor
from igroteka.server.routes.asked import service_of
from igroteka.server.sockets import Connection, attend
from igroteka.server.store import Down
from igroteka.server.wire import WIRE, Wire
from igroteka.table.errors import TableError

logger = logging.getLogger("igroteka.sockets")
UNKNOWN_TABLE = 4404
WRONG_PROTOCOL = 4426
LATER = 1013


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    try:
        await at_table(socket, table_id)
    except WebSocketException:
        raise
    except Exception:
        logger.exception("a socket failed")
        raise  # which closes it with 4500


async def at_table(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    service = service_of(socket)
    query = socket.query_params
    await socket.accept()
    who = await service.guests.visitor(socket.scope, query.get("lang"))
    if query.get("protocol", str(m.PROTOCOL)) != str(m.PROTOCOL):
        error: IgrotekaError = TableError("protocol-version", found=query.get("protocol", "")[:10], known=m.PROTOCOL)
        await turn_away(socket, who, error, WRONG_PROTOCOL)
        return
    try:
        room = await service.rooms.find(table_id)
        await room.known_to(who.id)  # it may have to be read first
    except TableError as unknown:
        await turn_away(socket, who, unknown, UNKNOWN_TABLE)
        return
    except Down:
        await turn_away(socket, who, TableError("server-database"), LATER)
        return
    after = query.get("after", "0")
    last = int(after) if after.isdecimal() and len(after) < 10 else 0
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[WIRE]
    connection = Connection(room, who, address_of(socket.scope), wire, service.limits, service.metrics)
    try:
        connection.muted |= await service.manners.unread(who.id)
    except Down:
        await turn_away(socket, who, TableError("server-database"), LATER)
        return
    code = await attend(connection, last, wire)
    if code is not None:
        wire.flush()
        await socket.close(code=code)


async def turn_away(socket: WebSocket[Any, Any, Any], who: Visitor, error: IgrotekaError, code: int) -> None:
    await socket.send_json(m.refused(error, who.language))
    await socket.close(code=code)


ROUTES: Final[list[Any]] = [socket]
