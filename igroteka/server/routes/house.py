"""The house itself, and its guests."""

from typing import Any, Final

from litestar import MediaType, Response, get, post, put
from litestar.datastructures import Cookie

from igroteka import __version__
from igroteka import protocol as m
from igroteka.locale import say
from igroteka.server import guests
from igroteka.server.catalogue import catalogue
from igroteka.server.guard import language_of
from igroteka.server.metrics import of_all
from igroteka.server.routes.asked import Asked, service_of, who_asks


@get("/api/health", summary="Is the server alive?")
async def health(request: Asked) -> m.Health:
    return m.Health(status="ok", version=__version__, protocol=m.PROTOCOL)


@get("/api/ready", summary="Is it ready for players?", raises=[])
async def ready(request: Asked) -> Response[m.Health]:
    service = service_of(request)
    status: Any = "ok"
    sentence = ""
    if service.tasks.closing:
        status = "closing"
    elif not await service.store.answers():
        status = "no-database"
    elif trouble := await service.store.keeping.check():
        status = "not-kept"
        sentence = say("server-not-kept", language_of(request.headers.get("accept-language")), why=why(trouble))
    elif not service.warm:
        status = "warming-up"
    body = m.Health(status=status, version=__version__, protocol=m.PROTOCOL, sentence=sentence)
    return Response(body, status_code=200 if status == "ok" else 503)


def why(trouble: str) -> str:
    """Which of the sentences says what SQLite or PostgreSQL complains of.

    >>> why("attempt to write a readonly database"), why("database or disk is full"), why("disk I/O error")
    ('read-only', 'full', 'other')
    """
    words = trouble.lower()
    if "readonly" in words or "read-only" in words:
        return "read-only"
    return "full" if "full" in words or "no space" in words else "other"


@get("/metrics", media_type=MediaType.TEXT, summary="For Prometheus")
async def metrics(request: Asked) -> Response[bytes]:
    service = service_of(request)
    siblings = service.siblings
    text = service.metrics.text() if siblings is None else of_all(await siblings.counts_of_all())
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/games", sync_to_thread=True, summary="Games, options, levels, clocks")
def list_games() -> m.Catalogue:
    return catalogue()


# --- guests -------------------------------------------------------------------------------------


def with_cookie(request: Asked, guest: str, body: m.Me) -> Response[m.Me]:
    service = service_of(request)
    cookie = Cookie(
        key=guests.COOKIE,
        value=service.guests.cookie_for(guest, request.scope),
        path=service.settings.root,
        max_age=guests.COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies,
    )
    return Response(body, cookies=[cookie])


@get("/api/me", summary="Who am I?")
async def get_me(request: Asked) -> m.Me:
    return guests.me(await who_asks(request))


@put("/api/me", summary="Come in, or change name, colour or language")
async def put_me(request: Asked, data: m.GuestForm) -> Response[m.Me]:
    who = await who_asks(request)
    guest = await service_of(request).guests.come_in(who, data)
    return with_cookie(request, guest.id, m.Me(guest=guest, language=data.language, webhook=who.webhook))


@post("/api/me/out", status_code=200, summary="Forget this browser")
async def leave_house(request: Asked) -> Response[m.Me]:
    await service_of(request).guests.go_out(request.scope)
    gone = Cookie(key=guests.COOKIE, value="", path=service_of(request).settings.root, max_age=0, httponly=True)
    return Response(m.Me(guest=None), cookies=[gone])


@post("/api/me/link", summary="A one-time link for another device")
async def move_link(request: Asked) -> m.MoveLink:
    return await service_of(request).guests.new_link((await who_asks(request)).person())


@post("/api/me/claim", status_code=200, summary="Be the guest of a one-time link")
async def claim(request: Asked, data: m.ClaimForm) -> Response[m.Me]:
    guest = await service_of(request).guests.claim_link(data.code)
    return with_cookie(request, guest.id, m.Me(guest=guest))


@put("/api/me/webhook", summary="Where to say that it is my turn")
async def put_webhook(request: Asked, data: m.WebhookForm) -> m.WebhookSet:
    return await service_of(request).guests.set_webhook((await who_asks(request)).person(), data.url)


ROUTES: Final[list[Any]] = [
    health, ready, metrics, list_games,
    get_me, put_me, leave_house, move_link, claim, put_webhook,
]  # fmt: skip
