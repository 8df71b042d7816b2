"""Lists of tables, and a table until its game is over."""

from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import Parameter

from igroteka import protocol as m
from igroteka.server import lists, network
from igroteka.server.guests import Visitor
from igroteka.server.opening import new_place
from igroteka.server.routes.asked import (
    Asked,
    Path,
    acted,
    at_table,
    changed,
    host_of_another,
    known_game,
    service_of,
    who_asks,
)
from igroteka.server.service import Service
from igroteka.table.clock import now
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter
from igroteka.table.table import Table


@get("/api/home", summary="All that the first page shows")
async def home(request: Asked) -> m.Home:
    service, who = service_of(request), await who_asks(request)
    open, watchable = await lists.joinable(service.store, who), await lists.listed(service.store, who, m.PLAYING)
    running = await lists.my_tables(service.store, who, over=False)
    return m.Home(
        running=running,
        said=await said_at(service, who, running),
        finished=await lists.my_tables(service.store, who, over=True),
        open=open,
        watchable=watchable,
        invited=await service.company.invited(who.id, who.language),
        friends=await service.company.friends(who.id, [*open, *watchable]),
    )


async def said_at(service: Service, who: Visitor, running: list[m.TableInfo]) -> dict[str, int]:
    """What others have said last where I sit, without those whom I do not want to read."""
    if who.id is None or not running:
        return {}
    return await service.store.chat.last_lines(
        [table.id for table in running], {who.id, *await service.manners.unread(who.id)}
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
    who = await host_of_another(request)
    guest = who.known()
    return await changed(who, await service_of(request).opening.open_table(guest, data))


@get("/api/tables/{table_id:str}", summary="A table")
async def get_table(request: Asked, table_id: Path) -> m.TableInfo:
    return await changed(*await at_table(request, table_id))


@post("/api/meet", summary="Play with whoever comes")
async def meet(request: Asked, data: m.MeetForm) -> m.TableInfo:
    who = await host_of_another(request)
    known_game(data.game)
    return await changed(who, await service_of(request).company.meet(who.known(), data))


@get("/api/tables/{table_id:str}/seats", summary="Where could I sit down?")
async def free_seats(
    request: Asked, table_id: Path, invitation: Annotated[str | None, Parameter(max_length=80)] = None
) -> m.FreeSeats:
    who, room = await at_table(request, table_id)
    table = room.table if room.table.state is None else await room.known_to(who.id)
    return m.FreeSeats(seats=table.seats_for(who.id, invitation))


@post("/api/tables/{table_id:str}/invite", status_code=200, summary="Invite somebody I have played with")
async def invite(request: Asked, table_id: Path, data: m.InviteForm) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    table = room.table if room.table.state is None else await room.known_to(who.id)
    await service_of(request).company.invite(table, who.known(), data.guest)
    return await changed(who, room)


@post("/api/tables/{table_id:str}/sit", status_code=200, summary="Sit down")
async def sit(request: Asked, table_id: Path, data: m.SitForm) -> m.TableInfo:
    def sits(table: Table, guest: m.Guest) -> list[Entry]:
        # A bot of somebody's own has no share in the shuffles: it could not agree to a take-back.
        sitter = Sitter(guest.name, guest.colour, seal="" if guest.owner else data.seal, owner=guest.owner or "")
        return table.sit(guest.id, sitter, data.seat, data.invitation, now())

    return await acted(request, table_id, sits)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Stand up")
async def leave(request: Asked, table_id: Path) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    guest = who.known()
    await room.act_for(guest.id, lambda table: table.stand(guest.id, now()))
    left = await changed(who, room)
    await service_of(request).opening.clear_if_empty(room, guest.id)
    return left


@post("/api/tables/{table_id:str}/seat", status_code=200, summary="Make a seat open, a friend's or a bot's")
async def arrange(request: Asked, table_id: Path, data: m.SeatChangeForm) -> m.TableInfo:
    place = new_place(data.kind, data.level, data.name)
    return await acted(request, table_id, lambda table, guest: table.arrange(guest.id, data.seat, place, now()))


@post("/api/tables/{table_id:str}/start", status_code=200, summary="Begin")
async def start(request: Asked, table_id: Path, data: m.StartForm) -> m.TableInfo:
    return await acted(request, table_id, lambda table, guest: table.start(guest.id, data.fill, now()))


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Once more with the same people")
async def rematch(request: Asked, table_id: Path, data: m.RematchForm | None = None) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    await host_of_another(request)
    seal = data.seal if data else ""
    return await changed(who, await service_of(request).opening.rematch(room, who.known(), seal))


@post("/api/tables/{table_id:str}/seal", status_code=200, summary="Fix my share in the shuffles")
async def seal(request: Asked, table_id: Path, data: m.SealForm) -> m.TableInfo:
    return await acted(request, table_id, lambda table, guest: table.seal(guest.id, data.seal, now()))


@post("/api/tables/{table_id:str}/reveal", status_code=200, summary="Lay my share in the shuffles open")
async def reveal(request: Asked, table_id: Path, data: m.RevealForm) -> m.TableInfo:
    return await acted(request, table_id, lambda table, guest: table.reveal(guest.id, data.salt, now()))


@post("/api/tables/{table_id:str}/go-on", summary="Go on from a position of a finished game, against bots")
async def go_on(request: Asked, table_id: Path, data: m.GoOnForm) -> m.TableInfo:
    who, room = await at_table(request, table_id)
    await host_of_another(request)
    return await changed(who, await service_of(request).opening.go_on(await room.known_to(who.id), who.known(), data))


@post("/api/bring", summary="Go on here with a game that was played on a device, or keep it")
async def bring(request: Asked, data: m.BringForm) -> m.TableInfo:
    who = await host_of_another(request)
    return await changed(who, await service_of(request).opening.bring(who.known(), data))


ROUTES: Final[list[Any]] = [
    home, lobby, list_mine, addresses,
    open_table, get_table, meet, free_seats, invite, sit, leave, arrange, seal, start, reveal, rematch, go_on, bring,
]  # fmt: skip
