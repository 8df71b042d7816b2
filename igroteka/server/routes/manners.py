"""What nobody need put up with."""

from typing import Any, Final

from litestar import delete, get, post, put

from igroteka import protocol as m
from igroteka.server.routes.asked import Asked, Path, at_table, service_of, who_asks


@get("/api/me/blocked", summary="Whom I have blocked")
async def list_blocked(request: Asked) -> m.Blocked:
    return await service_of(request).manners.blocked((await who_asks(request)).known().id)


@put("/api/me/blocked/{guest:str}", summary="Block a guest, at all tables")
async def block(request: Asked, guest: Path) -> m.Blocked:
    return await service_of(request).manners.block((await who_asks(request)).known(), guest)


@delete("/api/me/blocked/{guest:str}", status_code=200, summary="Block a guest no longer")
async def unblock(request: Asked, guest: Path) -> m.Blocked:
    return await service_of(request).manners.unblock((await who_asks(request)).known(), guest)


@post("/api/tables/{table_id:str}/report", status_code=204, summary="Tell the host about somebody")
async def report(request: Asked, table_id: Path, data: m.ReportForm) -> None:
    who, room = await at_table(request, table_id)
    await service_of(request).manners.report(room, who.known(), data)


ROUTES: Final[list[Any]] = [list_blocked, block, unblock, report]
