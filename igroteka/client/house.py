"""A server, as one guest sees it, and a place at a table there: the socket, kept open, and what it told last."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Final, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from igroteka import protocol as m
from igroteka.client.refusals import ClientError, refusal_in
from igroteka.table.fairness import NOBODYS, OwnShare
from igroteka.table.kept import KeptShare, KeptShares
from igroteka.table.verifying import Check, fairness_of, opened, verify

T = TypeVar("T")
AGAIN: Final = (0.1, 0.3, 0.5, 0.7, 1.0)  # seconds between attempts to reconnect; the last one is repeated
PATIENCE: Final = 30.0  # seconds that a move may wait for its answer, reconnections included
LOST: Final = frozenset(("server-database", "server-closing", "message-often"))
FINAL_CODES: Final = frozenset((1008, 4404, 4426))


class House:
    """A server, as one guest sees it."""

    def __init__(
        self,
        url: str,
        language: str = "en",
        cookie: str | None = None,
        shares: KeptShares | None = None,
        token: str | None = None,
    ) -> None:
        """``shares``: where mine are kept; in the user's data folder if nothing is said. ``token``: I am a bot of
        somebody's own.
        """
        self.url = url if url.endswith("/") else url + "/"
        self.language = language
        self.guest: m.Guest | None = None
        self.shares = shares or KeptShares.of_user()
        cookies = {"igroteka_guest": cookie} if cookie else None
        self.proof = {"Authorization": f"Bearer {token}"} if token else {}
        headers = {"X-Igroteka": "1", "Accept-Language": language, **self.proof}
        self.http = httpx.AsyncClient(
            base_url=self.url,
            headers=headers,
            cookies=cookies,
            timeout=30,
            trust_env=False,
            verify=self.url.startswith("https:"),  # reading the authorities' certificates takes longer than a request
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        """Who I am; keep it to be the same guest the next time. The server may have renewed the one that we brought."""
        known = [one.value for one in self.http.cookies.jar if one.name == "igroteka_guest"]
        return known[-1] if known else None

    async def ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        """A request; a refusal is raised as :class:`ClientError`."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        answer = await self.http.request(method, path, content=content, headers=headers)
        if not answer.is_success:
            raise refusal_in(answer)
        return msgspec.json.decode(answer.content, type=kind)

    async def come_in(self, name: str, colour: m.Colour = "teal") -> m.Guest:
        form = m.GuestForm(name=name, colour=colour, language="ru" if self.language == "ru" else "en")
        me = await self.ask("PUT", "api/me", m.Me, form)
        assert me.guest is not None
        self.guest = me.guest
        return me.guest

    async def games(self) -> m.Catalogue:
        return await self.ask("GET", "api/games", m.Catalogue)

    async def home(self) -> m.Home:
        return await self.ask("GET", "api/home", m.Home)

    async def open_table(self, form: m.TableForm) -> m.TableInfo:
        share = OwnShare.fresh()
        return await self._sat("api/tables", msgspec.structs.replace(form, seal=share.seal), share)

    async def table(self, id: str) -> m.TableInfo:
        return await self.take_part(await self.ask("GET", f"api/tables/{id}", m.TableInfo))

    async def sit(self, id: str, seat: int | None = None, invitation: str | None = None) -> m.TableInfo:
        kept = self.shares.find(self.url, id) or self.shares.keep(self.url, id, KeptShare(OwnShare.fresh().seed))
        form = m.SitForm(seat=seat, invitation=invitation, seal=kept.share.seal if kept.seed else "")
        return await self._sat(f"api/tables/{id}/sit", form, kept.share)

    async def leave(self, id: str) -> m.TableInfo:
        return await self.ask("POST", f"api/tables/{id}/leave", m.TableInfo)

    async def start(self, id: str, fill: bool = False) -> m.TableInfo:
        form = m.StartForm(fill=fill)
        return await self.take_part(await self.ask("POST", f"api/tables/{id}/start", m.TableInfo, form))

    async def go_on(self, id: str, ply: int, seat: int) -> m.TableInfo:
        """A finished game from one of its positions on, against bots."""
        share = OwnShare.fresh()
        return await self._sat(f"api/tables/{id}/go-on", m.GoOnForm(ply=ply, seat=seat, seal=share.seal), share)

    async def rematch(self, id: str) -> m.TableInfo:
        share = OwnShare.fresh()
        return await self._sat(f"api/tables/{id}/rematch", m.RematchForm(seal=share.seal), share)

    async def record(self, id: str, seat: str = "open") -> str:
        answer = await self.http.get(f"api/tables/{id}/record", params={"seat": seat})
        if not answer.is_success:
            raise refusal_in(answer)
        return answer.text

    # --- my share in the shuffles -------------------------------------------------------

    async def _sat(self, path: str, form: msgspec.Struct, share: OwnShare) -> m.TableInfo:
        """A request that brings me to a table, with the seal of a new share."""
        info = await self.ask("POST", path, m.TableInfo, form)
        self.shares.sit(self.url, info, share)
        return await self.take_part(info)

    async def take_part(self, info: m.TableInfo) -> m.TableInfo:
        """Seal a share at a table where I sit, and lay it open once all are sealed."""
        form = self.shares.step(self.url, info)
        if form is None:
            return info
        step = "seal" if isinstance(form, m.SealForm) else "reveal"
        try:
            return await self.ask("POST", f"api/tables/{info.id}/{step}", m.TableInfo, form)
        except ClientError:  # it has gone on meanwhile
            return await self.ask("GET", f"api/tables/{info.id}", m.TableInfo)

    def token(self, id: str, number: int) -> str:
        """What proves that I agree to the take-back with that number."""
        kept = self.shares.find(self.url, id)
        return kept.share.token(number) if kept is not None and kept.pledge else NOBODYS

    async def check(self, id: str) -> list[Check]:
        """A finished game checked: its record by the rules, and against what I kept and what else is told of it."""
        text = await self.record(id)
        record, told = opened(text)
        kept = self.shares.find(self.url, id)
        server = await self.ask("GET", f"api/tables/{id}/fairness", m.Fairness)
        server.names = list(record.seats)  # a bot has one in each language
        own = kept.check(record, told) if kept is not None else ()
        return [*verify(text), Check("told-same", server == fairness_of(record, told), {}), *own]

    def sit_at(self, id: str) -> "Chair":
        """The socket of a table; for who has no seat there, to watch."""
        return Chair(self, id)


class Chair:
    """A place at a table: the socket, kept open, and what it told last."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.table_id = table
        self.hello: m.Hello | None = None
        self.info: m.TableInfo | None = None
        self.state: m.StateChanged | None = None
        self.messages: asyncio.Queue[m.ServerMessage | None] = asyncio.Queue()
        self.connected = asyncio.Event()
        self.reconnections = -1
        self.clock_ahead = 0.0  # seconds that the server's clock is ahead of our count of them
        self._waiting: dict[str, asyncio.Future[m.Ack]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._resync: asyncio.Task[None] | None = None
        self._sharing: asyncio.Task[None] | None = None
        self._failed: ClientError | None = None

    async def __aenter__(self) -> "Chair":
        self._task = asyncio.create_task(self._stay())
        await self.connected.wait()
        if self._failed is not None:
            raise self._failed
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    # --- the socket ---------------------------------------------------------------------

    @property
    def is_connected(self) -> bool:
        """Is there a connection now? One that was lost is being tried again."""
        return self._socket is not None

    @property
    def address(self) -> str:
        parts = urlsplit(self.house.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        after = self.state.seq if self.state else 0
        query = f"protocol={m.PROTOCOL}&lang={self.house.language}&after={after}"
        return f"{scheme}://{parts.netloc}{parts.path}api/tables/{self.table_id}/socket?{query}"

    async def _stay(self) -> None:
        """Connect, listen, and connect again until the chair is given up."""
        failures = 0
        while True:
            headers = {"Cookie": f"igroteka_guest={self.house.cookie}"} if self.house.cookie else self.house.proof
            try:
                async with connect(self.address, additional_headers=headers, compression=None, proxy=None) as socket:
                    self._socket = socket
                    await self._listen(socket)
                if socket.close_code in FINAL_CODES:
                    break
                failures = 0
            except (OSError, websockets.exceptions.WebSocketException, TimeoutError):
                failures += 1
            self._socket = None
            await asyncio.sleep(AGAIN[min(failures, len(AGAIN) - 1)])
        self.connected.set()
        self.messages.put_nowait(None)

    async def _listen(self, socket: ClientConnection) -> None:
        with contextlib.suppress(websockets.exceptions.ConnectionClosed):
            async for data in socket:
                self._heard(decoder.decode(data))

    def _heard(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Hello | m.StateChanged | m.Pong):
            self.clock_ahead = message.now - time.monotonic()
        match message:
            case m.Hello():
                self.hello = message
                self._told(message.table)
                self.reconnections += 1
                self.connected.set()
            case m.TableChanged(table=table):
                self._told(table)
            case m.StateChanged():
                if not self._continues(message):
                    return
                self.state = message
                self.house.shares.saw(self.house.url, self.table_id, message)
            case m.Ack(id=id):
                if (answer := self._waiting.pop(id, None)) is not None and not answer.done():
                    answer.set_result(message)
            case m.Refused(id=id):
                self._refused(message, id)
        self.messages.put_nowait(message)

    def _told(self, table: m.TableInfo) -> None:
        self.info = table
        if table.status == m.WAITING and any(seat.mine for seat in table.seats):
            self._sharing = asyncio.create_task(self._take_part(table))

    async def _take_part(self, table: m.TableInfo) -> None:
        with contextlib.suppress(httpx.HTTPError, ClientError):  # told again after the connection comes back
            await self.house.take_part(table)

    def _continues(self, state: m.StateChanged) -> bool:
        """Does it follow on what we know? A gap asks for what is missing; old news is dropped."""
        known = self.state.seq if self.state else 0
        if state.since in (0, known):
            return True
        if state.seq > known and self._socket is not None:
            self._resync = asyncio.create_task(self._send(m.Resync(after=known)))
        return False

    def _refused(self, message: m.Refused, id: str | None) -> None:
        error = ClientError(message.key, message.sentence, message.clause, **message.details)
        if id is None and not self.connected.is_set():
            self._failed = error
        if id is not None and message.key not in LOST:
            answer = self._waiting.pop(id, None)
            if answer is not None and not answer.done():
                answer.set_exception(error)

    async def _send(self, message: m.FromClient) -> None:
        if self._socket is not None:
            with contextlib.suppress(websockets.exceptions.ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message).decode())

    # --- playing ------------------------------------------------------------------------

    @property
    def seats(self) -> list[int]:
        """Mine."""
        return [seat.seat for seat in self.info.seats if seat.mine] if self.info else []

    def eyes(self, seat: int | None = None) -> m.Eyes:
        """What I see, from a seat of mine."""
        assert self.state is not None
        return next(eyes for eyes in self.state.eyes if seat is None or eyes.seat == seat)

    def legal(self, seat: int) -> list[str]:
        return self.eyes(seat).legal if self.state and seat in self.state.acting else []

    async def move(self, seat: int, text: str, id: str | None = None) -> m.Ack:
        """Make a move; returns once it is durable, across lost connections."""
        assert self.state is not None
        move = m.MakeMove(id=id or secrets.token_hex(8), seat=seat, ply=self.state.ply, move=text)
        answer: asyncio.Future[m.Ack] = asyncio.get_running_loop().create_future()
        self._waiting[move.id] = answer
        async with asyncio.timeout(PATIENCE):
            while True:
                before = self.reconnections
                await self._send(move)
                while self.reconnections == before and not answer.done():
                    done, _ = await asyncio.wait([answer], timeout=0.5)
                    if not done and self.reconnections == before and self._socket is not None:
                        break
                if answer.done():
                    return answer.result()

    async def take_back(self, seat: int) -> None:
        """Ask whether I may."""
        number = self.state.pleas + 1 if self.state else 1
        await self._send(m.AskTakeBack(seat=seat, token=self.house.token(self.table_id, number)))

    async def answer(self, yes: bool) -> None:
        """My answer to who would like to take back."""
        asked = self.state.take_back if self.state else None
        token = self.house.token(self.table_id, asked.number) if yes and asked else NOBODYS
        await self._send(m.AnswerTakeBack(yes=yes, token=token))

    async def say(self, message: m.FromClient) -> None:
        """Anything else: chat, votes, hints."""
        await self._send(message)

    async def states(self) -> AsyncIterator[m.StateChanged]:
        """The present state and then every newer one, of several only the latest; ends with the game."""
        if self.state is not None:
            yield self.state
        while self.state is None or not self.state.over:
            message = await self.messages.get()
            if message is None:
                return
            if message is self.state and isinstance(message, m.StateChanged):
                yield message

    async def until(self, kind: type[T], seconds: float = 60.0) -> T:
        """The next message of a kind; the others are let by."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.messages.get()
                if isinstance(message, kind):
                    return message
                if message is None:
                    raise self._failed or ClientError("request-failed", "The socket was closed.")


decoder = msgspec.json.Decoder(m.ServerMessage)
