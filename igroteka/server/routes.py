"""The addresses of the server; docs/protocol.md lists them."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, ParamSpec, TypeVar

import anyio.to_thread
from litestar import MediaType, Request, Response, WebSocket, get, post, put, route, websocket
from litestar.datastructures import Cookie
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from igroteka import __version__
from igroteka import protocol as m
from igroteka.api import games
from igroteka.engine.errors import IgrotekaError, OptionError
from igroteka.server import frames, guests, lists, network, pages, results
from igroteka.server.catalogue import catalogue
from igroteka.server.guests import Visitor
from igroteka.server.opening import new_place
from igroteka.server.rooms import Room
from igroteka.server.service import Service
from igroteka.server.sockets import Connection, attend
from igroteka.server.store import now
from igroteka.server.wire import WIRE, Wire
from igroteka.table.errors import TableError
from igroteka.table.pieces import Sitter
from igroteka.table.records import record_for, record_text

P = ParamSpec("P")
T = TypeVar("T")
Asked = Request[Any, Any, Any]
Path = Annotated[str, Parameter(max_length=60)]
PACKED = "packed"  # answers that are compressed already, or need not be
UNKNOWN_TABLE = 4404
WRONG_PROTOCOL = 4426


def service_of(request: Any) -> Service:
    service: Service = request.app.state.service
    return service


async def who_asks(request: Asked) -> Visitor:
    return await service_of(request).guests.visitor(request.scope)


async def at_table(request: Asked, table_id: str) -> tuple[Visitor, Room]:
    return await who_asks(request), await service_of(request).rooms.find(table_id)


async def aside(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Longer work, in a thread: the moves of others do not wait for it."""
    return await anyio.to_thread.run_sync(partial(work, *given, **named))


async def changed(who: Visitor, room: Room) -> m.TableInfo:
    async with room.lock:
        return room.info(who.id, who.language)


# --- the house ----------------------------------------------------------------------------------


@get("/api/health", summary="Is the server alive?")
async def health(request: Asked) -> m.Health:
    return m.Health(status="ok", version=__version__, protocol=m.PROTOCOL)


@get("/api/ready", summary="Is it ready for players?", raises=[])
async def ready(request: Asked) -> Response[m.Health]:
    service = service_of(request)
    status: Any = "ok"
    if service.tasks.closing:
        status = "closing"
    elif not await service.store.answers():
        status = "no-database"
    elif not service.warm:
        status = "warming-up"
    body = m.Health(status=status, version=__version__, protocol=m.PROTOCOL)
    return Response(body, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, summary="For Prometheus")
async def metrics(request: Asked) -> Response[bytes]:
    return Response(service_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/games", sync_to_thread=True, summary="Games, options, levels, clocks")
def list_games() -> m.Catalogue:
    return catalogue()


# --- guests -------------------------------------------------------------------------------------


def with_cookie(request: Asked, guest: str, body: m.Me) -> Response[m.Me]:
    service = service_of(request)
    cookie = Cookie(
        key=guests.COOKIE,
        value=guests.cookie_value(service.guests.key, guest),
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
    gone = Cookie(key=guests.COOKIE, value="", path=service_of(request).settings.root, max_age=0, httponly=True)
    return Response(m.Me(guest=None), cookies=[gone])


@post("/api/me/link", summary="A one-time link for another device")
async def move_link(request: Asked) -> m.MoveLink:
    return await service_of(request).guests.new_link((await who_asks(request)).known())


@post("/api/me/claim", status_code=200, summary="Be the guest of a one-time link")
async def claim(request: Asked, data: m.ClaimForm) -> Response[m.Me]:
    guest = await service_of(request).guests.claim_link(data.code)
    return with_cookie(request, guest.id, m.Me(guest=guest))


@put("/api/me/webhook", summary="Where to say that it is my turn")
async def put_webhook(request: Asked, data: m.WebhookForm) -> m.WebhookSet:
    return await service_of(request).guests.set_webhook((await who_asks(request)).known(), data.url)


# --- lists --------------------------------------------------------------------------------------


@get("/api/home", summary="All that the first page shows")
async def home(request: Asked) -> m.Home:
    service, who = service_of(request), await who_asks(request)
    open, watchable = await lists.joinable(service.store, who), await lists.listed(service.store, who, m.PLAYING)
    return m.Home(
        running=await lists.my_tables(service.store, who, over=False),
        finished=await lists.my_tables(service.store, who, over=True),
        open=open,
        watchable=watchable,
        invited=await service.company.invited(who.id, who.language),
        friends=await service.company.friends(who.id, [*open, *watchable]),
    )


@get("/api/addresses", summary="What to type on a phone in the same network")
async def addresses(request: Asked) -> m.Addresses:
    from_here = request.client is not None and network.is_loopback(request.client.host)
    named_here = network.is_loopback(request.url.hostname or "")
    settings = service_of(request).settings
    return m.Addresses(urls=network.home_urls(settings) if from_here and named_here else [])


@get("/api/lobby", summary="Listed tables")
async def lobby(request: Asked) -> m.TableList:
    store, who = service_of(request).store, await who_asks(request)
    return m.TableList(tables=[*await lists.joinable(store, who), *await lists.listed(store, who, m.PLAYING)])


@get("/api/me/tables", summary="My tables")
async def list_mine(request: Asked) -> m.TableList:
    store, who = service_of(request).store, await who_asks(request)
    return m.TableList(tables=[*await lists.my_tables(store, who, False), *await lists.my_tables(store, who, True)])


# --- a table ------------------------------------------------------------------------------------


@post("/api/tables", summary="Open a table")
async def open_table(request: Asked, data: m.TableForm) -> m.TableInfo:
    who = await who_asks(request)
    guest = who.known()
    return await changed(who, await service_of(request).opening.open_table(guest, data))


@get("/api/tables/{table_id:str}", summary="A table")
async def get_table(request: Asked, table_id: Path) -> m.TableInfo:
    return await changed(*await at_table(request, table_id))


@post("/api/meet", summary="Play with whoever comes")
async def meet(request: Asked, data: m.MeetForm) -> m.TableInfo:
    who = await who_asks(request)
    known_game(data.game)
    return await changed(who, await service_of(request).company.meet(who.known(), data))


@get("/api/tables/{table_id:str}/seats", summary="Where could I sit down?")
async def free_seats(
    request: Asked, table_id: Path, invitation: Annotated[str | None, Parameter(max_length=80)] = None
) -> m.FreeSeats:
    who, room = await at_table(request, table_id)
    return m.FreeSeats(seats=room.table.seats_for(who.id, invitation))


@post("/api/tables/{table_id:str}/invite", status_code=200, summary="Invite somebody I have played with")
async def invite(request: Asked, table_id: Path, data: m.InviteForm) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    await service_of(request).company.invite(room.table, who.known(), data.guest)
    return await changed(who, room)


@post("/api/tables/{table_id:str}/sit", status_code=200, summary="Sit down")
async def sit(request: Asked, table_id: Path, data: m.SitForm) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    guest = who.known()
    sitter = Sitter(guest.name, guest.colour, data.salt)
    await room.act(lambda table: table.sit(guest.id, sitter, data.seat, data.invitation, now()))
    return await changed(who, room)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Stand up")
async def leave(request: Asked, table_id: Path) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    guest = who.known()
    await room.act(lambda table: table.stand(guest.id, now()))
    left = await changed(who, room)
    await service_of(request).opening.clear_if_empty(room, guest.id)
    return left


@post("/api/tables/{table_id:str}/seat", status_code=200, summary="Make a seat open, a friend's or a bot's")
async def arrange(request: Asked, table_id: Path, data: m.SeatChangeForm) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    guest, place = who.known(), new_place(data.kind, data.level, data.name)
    await room.act(lambda table: table.arrange(guest.id, data.seat, place, now()))
    return await changed(who, room)


@post("/api/tables/{table_id:str}/start", status_code=200, summary="Begin")
async def start(request: Asked, table_id: Path, data: m.StartForm) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    guest = who.known()
    await room.act(lambda table: table.start(guest.id, data.fill, now()))
    return await changed(who, room)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Once more with the same people")
async def rematch(request: Asked, table_id: Path) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    return await changed(who, await service_of(request).opening.rematch(room, who.known()))


@post("/api/tables/{table_id:str}/go-on", summary="Go on from a position of a finished game, against bots")
async def go_on(request: Asked, table_id: Path, data: m.GoOnForm) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    return await changed(who, await service_of(request).opening.go_on(room.table, who.known(), data))


# --- afterwards ---------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record")
async def record(request: Asked, table_id: Path, seat: Annotated[str, Parameter(max_length=10)] = "open") -> str:
    who, room = await at_table(request, table_id)
    async with room.lock:
        if room.table.status != m.OVER and seat == frames.OPEN:
            raise TableError("record-not-yet")
        eyes = frames.eyes_wanted(room.table, who.id, seat)
        return record_text(room.table) if eyes is None else record_for(room.table, eyes)


@get("/api/tables/{table_id:str}/replay", summary="The game step by step")
async def replay(
    request: Asked, table_id: Path, seat: Annotated[str, Parameter(max_length=10)] = "all"
) -> m.TableReplay:
    who, room = await at_table(request, table_id)
    async with room.lock:
        eyes = frames.eyes_wanted(room.table, who.id, seat)
        return await aside(frames.replay, room.table, eyes, who.language)


@get("/api/tables/{table_id:str}/fairness", summary="All that is needed to check the shuffles")
async def get_fairness(request: Asked, table_id: Path) -> m.Fairness:
    _, room = await at_table(request, table_id)
    return await aside(frames.shuffles, room.table)


@post("/api/tables/{table_id:str}/analysis", status_code=200, summary="Let the bots look at the game")
async def begin_analysis(request: Asked, table_id: Path) -> m.AnalysisProgress:
    who, room = await at_table(request, table_id)
    who.known()
    return await service_of(request).analyses.begin(room.table, who.language)


@get("/api/tables/{table_id:str}/analysis", summary="How far the analysis is")
async def get_analysis(request: Asked, table_id: Path) -> m.AnalysisProgress:
    return await service_of(request).analyses.find(table_id)


@get("/api/players/{player:str}", summary="A player's page")
async def player(request: Asked, player: Path) -> m.PlayerPage:
    return await results.player_page(service_of(request).store, player, (await who_asks(request)).language)


@get("/api/ratings/{game:str}", summary="Who is best")
async def ratings(request: Asked, game: Path) -> m.Ladder:
    known_game(game)
    return await results.ladder(service_of(request).store, game, (await who_asks(request)).language)


# --- rules --------------------------------------------------------------------------------------


def known_game(id: str) -> None:
    if id not in games():
        raise OptionError("game-unknown", game=id, games=list(games()))


@get("/api/rules/{game:str}/{language:str}", summary="A rulebook")
async def rules(game: Path, language: m.Language) -> m.RulebookPage:
    known_game(game)
    return await aside(frames.rulebook, game, language)


@get("/api/book/{game:str}/{language:str}", summary="A rulebook with all its examples")
async def book(game: Path, language: m.Language) -> m.Book:
    known_game(game)
    return Response(await aside(frames.book, game, language), media_type=MediaType.JSON)  # type: ignore[return-value]


@get("/api/scenarios/{game:str}/{clause:str}", summary="The examples of a clause")
async def scenarios(request: Asked, game: Path, clause: Path) -> m.Examples:
    known_game(game)
    return await aside(frames.examples, game, clause, (await who_asks(request)).language)


@post("/api/try", status_code=200, summary="Play a move in any position")
async def try_out(request: Asked, data: m.TryForm) -> m.Tried:
    return await aside(frames.tried, data, (await who_asks(request)).language)


# --- the socket and the page --------------------------------------------------------------------


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
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
    except TableError as unknown:
        await turn_away(socket, who, unknown, UNKNOWN_TABLE)
        return
    after = query.get("after", "0")
    last = int(after) if after.isdecimal() and len(after) < 10 else 0
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[WIRE]
    code = await attend(Connection(room, who, wire, service.limits, service.metrics), last, wire)
    if code is not None:
        wire.flush()
        await socket.close(code=code)


async def turn_away(socket: WebSocket[Any, Any, Any], who: Visitor, error: IgrotekaError, code: int) -> None:
    await socket.send_json(m.refused(error, who.language))
    await socket.close(code=code)


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, opt={PACKED: True}
)
async def page(request: Asked, path: str = "") -> Response[bytes]:
    wanted = path.lstrip("/")
    if wanted.split("/", 1)[0] in ("api", "schema", "metrics"):
        raise NotFoundException
    root = service_of(request).settings.root
    return pages.page(wanted, root, request.headers.get("accept-encoding", ""))


ROUTES: list[Any] = [
    health, ready, metrics, list_games,
    get_me, put_me, leave_house, move_link, claim, put_webhook,
    home, lobby, list_mine, addresses,
    open_table, get_table, meet, free_seats, invite, sit, leave, arrange, start, rematch, go_on,
    record, replay, get_fairness, begin_analysis, get_analysis, player, ratings,
    rules, book, scenarios, try_out,
    socket, page,
]  # fmt: skip
