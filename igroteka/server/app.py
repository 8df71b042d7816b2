"""The ASGI application."""

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from igroteka import __version__
from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError, OptionError
from igroteka.server.connections import Connections
from igroteka.server.guard import LARGEST_BODY, Guard, language_of
from igroteka.server.reading import AskedRequest
from igroteka.server.routes import ROUTES
from igroteka.server.routes.page import PACKED
from igroteka.server.service import Service
from igroteka.server.settings import Settings
from igroteka.server.siblings import Siblings
from igroteka.server.store import Down
from igroteka.table.errors import TableError

logger = logging.getLogger("igroteka.app")
OPENAPI = OpenAPIConfig(title="Igroteka", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()])
NOT_FOUND = frozenset(
    (
        "table-unknown",
        "guest-unknown",
        "game-unknown",
        "rules-clause",
        "rules-missing",
        "link-used",
        "bot-not-yours",
        "ring-unknown",
    )
)
FORBIDDEN = frozenset(
    (
        "table-host",
        "table-invited",
        "invite-stranger",
        "seat-friend",
        "seat-not-yours",
        "rematch-not-yours",
        "replay-not-yet",
        "bot-never",
        "bot-only",
        "bot-uninvited",
    )
)
OFTEN = frozenset(("table-often", "analysis-many", "report-often", "bot-often"))
LATER = OFTEN | {"server-full"}  # these say when to come again
SENSELESS = frozenset(
    (
        "guest-name",
        "guest-name-rude",
        "seat-unknown",
        "table-seats",
        "table-nobody",
        "table-rated",
        "webhook-address",
        "ring-keys",
    )
)


def status_of(error: IgrotekaError) -> int:
    """The HTTP status of a refusal: not found, not allowed, not sensible, or not now."""
    if error.key == "guest-needed":
        return 401
    if error.key in OFTEN:
        return 429
    if error.key in NOT_FOUND:
        return 404
    if error.key in FORBIDDEN:
        return 403
    if error.key in SENSELESS or not isinstance(error, TableError):
        return 400
    return 503 if error.key.startswith("server-") else 409


def answer(
    request: Request[Any, Any, Any], error: IgrotekaError, status: int, headers: dict[str, str] | None = None
) -> Response[m.Refusal]:
    """A refusal, counted."""
    request.app.state.service.metrics.refused.labels(error.key).inc()
    body = m.refusal_of(error, language_of(request.headers.get("accept-language")))
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def ours(request: Request[Any, Any, Any], error: IgrotekaError) -> Response[m.Refusal]:
    again = None
    if error.key in LATER:
        again = {"Retry-After": str(error.details.get("seconds") or 60 * error.details["minutes"])}
    return answer(request, error, status_of(error), again)


def theirs(request: Request[Any, Any, Any], error: HTTPException) -> Response[m.Refusal]:
    """What Litestar itself refuses."""
    keys = {404: "request-unknown", 405: "request-method", 413: "request-big"}
    key = keys.get(error.status_code, "request-unreadable")
    details: dict[str, Any] = {}
    if key == "request-unreadable":
        extra = error.extra if isinstance(error.extra, list) else []
        reasons = [str(part.get("message", "")) for part in extra if isinstance(part, dict)]
        details["reason"] = "; ".join(reasons)[:300] or str(error.detail)[:300]
    return answer(request, IgrotekaError(key, **details), error.status_code, error.headers)


def down(request: Request[Any, Any, Any], error: Down) -> Response[m.Refusal]:
    logger.warning("the database could not be used: %s", error)
    return answer(request, TableError("server-database"), 503)


def unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[m.Refusal]:
    logger.error("a request failed: %s %s", request.method, request.scope["path"][:80], exc_info=error)
    return answer(request, IgrotekaError("request-failed"), 500)


REFUSALS = {
    400: "The request makes no sense",
    401: "Come in first",
    403: "Not yours, or without our header",
    404: "There is no such thing",
    409: "Not now",
    413: "Too big",
    429: "Too often",
    500: "Something went wrong here",
    503: "Not ready",
}


def describe_refusals() -> None:
    """Every address may answer with a refusal; the schema says so."""
    for handler in ROUTES:
        if isinstance(handler, HTTPRouteHandler):
            refused = {
                status: ResponseSpec(m.Refusal, generate_examples=False, description=words)
                for status, words in REFUSALS.items()
                if not (status == 503 and handler.fn.__name__ == "ready")
            }
            handler.responses = {**(handler.responses or {}), **refused}


def make_app(settings: Settings, siblings: Siblings | None = None) -> Guard:
    """The server, behind its door."""

    describe_refusals()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        service = Service(settings, siblings)
        app.state.service = service
        await service.open()
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        ROUTES,
        path=settings.root,
        request_class=AskedRequest,
        lifespan=[lifespan],
        exception_handlers={
            IgrotekaError: ours,
            OptionError: ours,
            HTTPException: theirs,
            Down: down,
            Exception: unforeseen,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=PACKED),
        openapi_config=OPENAPI,
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, Connections(settings), siblings)
