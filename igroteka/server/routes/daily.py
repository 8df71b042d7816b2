"""The deal of the day."""

from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import Parameter

from igroteka import protocol as m
from igroteka.server.routes.asked import Asked, Path, host_of_another, known_game, service_of, who_asks

Day = Annotated[int, Parameter(ge=0, le=1_000_000)]


@get("/api/daily", summary="What today's deals are drawn from")
async def today(request: Asked) -> m.Daily:
    return service_of(request).daily.today()


@post("/api/daily", status_code=200, summary="Count my deal of a day")
async def bring_day(request: Asked, data: m.DayForm) -> m.DayResults:
    who = await host_of_another(request)
    return await service_of(request).daily.take(who.person().id, data.record)


@get("/api/daily/{day:int}/{game:str}", summary="How all fared at a deal of a day")
async def day_results(request: Asked, day: Day, game: Path) -> m.DayResults:
    known_game(game)
    return await service_of(request).daily.results(day, game, (await who_asks(request)).id)


ROUTES: Final[list[Any]] = [today, bring_day, day_results]
