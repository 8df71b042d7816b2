"""Rulebooks, their examples, and trying things out."""

from typing import Any, Final, Literal

from litestar import MediaType, Response, get, post

from igroteka import protocol as m
from igroteka.server import frames
from igroteka.server.routes.asked import Asked, Path, aside, known_game, who_asks

BookFile = Literal["en", "ru", "en.json", "ru.json"]  # as the page asks for it: static hosts have it as a file


@get("/api/rules/{game:str}/{language:str}", summary="A rulebook")
async def rules(game: Path, language: m.Language) -> m.RulebookPage:
    known_game(game)
    return await aside(frames.rulebook, game, language)


@get("/api/book/{game:str}/{language:str}", summary="A rulebook with all its examples and the lesson")
async def book(game: Path, language: BookFile) -> m.Book:
    known_game(game)
    spoken: m.Language = "ru" if language.startswith("ru") else "en"
    return Response(await aside(frames.book, game, spoken), media_type=MediaType.JSON)  # type: ignore[return-value]


@get("/api/scenarios/{game:str}/{clause:str}", summary="The examples of a clause")
async def scenarios(request: Asked, game: Path, clause: Path) -> m.Examples:
    known_game(game)
    return await aside(frames.examples, game, clause, (await who_asks(request)).language)


@get("/api/lessons/{game:str}", summary="A first game, led step by step")
async def lesson(game: Path) -> m.Lesson:
    known_game(game)
    return await aside(frames.lesson, game)


@post("/api/try", status_code=200, summary="Play a move in any position")
async def try_out(request: Asked, data: m.TryForm) -> m.Tried:
    return await aside(frames.tried, data, (await who_asks(request)).language)


ROUTES: Final[list[Any]] = [rules, book, scenarios, lesson, try_out]
