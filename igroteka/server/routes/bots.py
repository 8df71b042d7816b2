"""Bots of one's own: for who has some, and for them."""

from typing import Any, Final

from litestar import delete, get, post
from litestar.openapi import ResponseSpec
from litestar.response import Stream

from igroteka import protocol as m
from igroteka.server.routes.asked import Asked, Path, at_table, changed, service_of, who_asks
from igroteka.server.routes.page import PACKED

LINES: Final = "application/x-ndjson"


@get("/api/me/bots", summary="Bots of my own")
async def my_bots(request: Asked) -> m.BotList:
    return await service_of(request).own_bots.of(await who_asks(request))


@post("/api/me/bots", summary="A bot of my own, and its token")
async def make_bot(request: Asked, data: m.BotForm) -> m.NewBot:
    return await service_of(request).own_bots.make(await who_asks(request), data)


@delete("/api/me/bots/{bot:str}", status_code=200, summary="Take the token of a bot of mine back")
async def take_back(request: Asked, bot: Path) -> m.BotList:
    return await service_of(request).own_bots.take_back(await who_asks(request), bot)


@get("/api/bots", summary="Bots of people's own that I may invite now")
async def list_bots(request: Asked) -> m.BotList:
    return await service_of(request).own_bots.invitable(await who_asks(request))


# --- for the bots -------------------------------------------------------------------------------


@get(
    "/api/bot/stream",
    summary="What happens at my tables, for a bot: a line of JSON each, empty ones in between",
    media_type=LINES,
    opt={PACKED: True},
    responses={200: ResponseSpec(m.BotLine, generate_examples=False, media_type=LINES, description="Line by line")},
)
async def stream(request: Asked) -> Stream:
    who = await who_asks(request)
    who.bot()
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(service_of(request).own_bots.stream(who), media_type=LINES, headers=headers)


@post("/api/bot/tables/{table_id:str}/accept", status_code=200, summary="Sit down where I, a bot, am invited")
async def accept(request: Asked, table_id: Path) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    await service_of(request).own_bots.accept(who, table_id)
    return await changed(who, room)


@post("/api/bot/tables/{table_id:str}/decline", status_code=204, summary="Do not sit down there")
async def decline(request: Asked, table_id: Path) -> None:
    await service_of(request).own_bots.decline(await who_asks(request), table_id)


@post("/api/bot/tables/{table_id:str}/move", status_code=200, summary="Move, as a bot")
async def move(request: Asked, table_id: Path, data: m.BotMove) -> m.BotMoved:
    return await service_of(request).own_bots.move(await who_asks(request), table_id, data)


ROUTES: Final[list[Any]] = [my_bots, make_bot, take_back, list_bots, stream, accept, decline, move]
