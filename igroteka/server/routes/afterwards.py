"""After a game."""

from typing import Annotated, Any, Final

from litestar import MediaType, get, post
from litestar.params import Parameter

from igroteka import protocol as m
from igroteka.server import frames, results
from igroteka.server.guard import address_of
from igroteka.server.routes.asked import Asked, Path, aside, at_table, known_game, service_of, who_asks
from igroteka.table.errors import TableError
from igroteka.table.records import record_for, record_text


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record")
async def record(request: Asked, table_id: Path, seat: Annotated[str, Parameter(max_length=10)] = "open") -> str:
    who, room = await at_table(request, table_id)
    table = await room.known_to(who.id)
    async with room.lock:
        if table.status != m.OVER and seat == frames.OPEN:
            raise TableError("record-not-yet")
        eyes = frames.eyes_wanted(table, who.id, seat)
        return record_text(table) if eyes is None else record_for(table, eyes)


@get("/api/tables/{table_id:str}/replay", summary="The game step by step")
async def replay(
    request: Asked, table_id: Path, seat: Annotated[str, Parameter(max_length=10)] = "all"
) -> m.TableReplay:
    who, room = await at_table(request, table_id)
    table = await room.known_to(who.id)
    async with room.lock:
        eyes = frames.eyes_wanted(table, who.id, seat)
        return await aside(frames.replay, table, eyes, who.language)


@get("/api/tables/{table_id:str}/fairness", summary="All that is needed to check the shuffles")
async def get_fairness(request: Asked, table_id: Path) -> m.Fairness:
    who, room = await at_table(request, table_id)
    return await aside(frames.shuffles, await room.known_to(who.id), who.language)


@post("/api/tables/{table_id:str}/analysis", status_code=200, summary="Let the bots look at the game")
async def begin_analysis(request: Asked, table_id: Path) -> m.AnalysisProgress:
    who, room = await at_table(request, table_id)
    guest, address = who.known().id, address_of(request.scope)
    return await service_of(request).analyses.begin(await room.known_to(guest), who.language, guest, address)


@get("/api/tables/{table_id:str}/analysis", summary="How far the analysis is")
async def get_analysis(request: Asked, table_id: Path) -> m.AnalysisProgress:
    who, room = await at_table(request, table_id)
    if (await room.known_to(who.id)).status != m.OVER:
        return m.AnalysisProgress(status="none")
    return await service_of(request).analyses.find(table_id)


@get("/api/players/{player:str}", summary="A player's page")
async def player(request: Asked, player: Path) -> m.PlayerPage:
    return await results.player_page(service_of(request).store, player, await who_asks(request))


@get("/api/ratings/{game:str}", summary="Who is best")
async def ratings(request: Asked, game: Path, bots: bool = False) -> m.Ladder:
    known_game(game)
    return await results.ladder(service_of(request).store, game, (await who_asks(request)).language, bots)


ROUTES: Final[list[Any]] = [
    record, replay, get_fairness, begin_analysis, get_analysis, player, ratings,
]  # fmt: skip
