"""A table on a server, by its link: the same table that others see on the page."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec

from igroteka import protocol as m
from igroteka.api import game as game_of
from igroteka.client import Chair, ClientError, House
from igroteka.engine.errors import IgrotekaError, OptionError
from igroteka.table.cast import bot_name
from igroteka.terminal.here import Wish
from igroteka.terminal.keeping import finished_folder
from igroteka.terminal.places import data_folder, file_name, write_whole
from igroteka.terminal.sitting import Lobby, Sitting, TableCompany

PULSE: Final = 20.0  # seconds between two signs of life: proxies close what is silent


class LinkError(IgrotekaError):
    """An address that leads to no table."""


class NoLink(LinkError, OptionError):
    """What cannot be an address at all."""


@dataclass(frozen=True)
class Link:
    """A table's link taken apart.

    >>> Link.read("https://games.example/igroteka/t/k3x9?key=abc")
    Link(house='https://games.example/igroteka/', table='k3x9', invitation='abc')
    """

    house: str
    table: str
    invitation: str | None = None

    @classmethod
    def read(cls, url: str) -> "Link":
        parts = urlsplit(url)
        path, found, table = parts.path.rstrip("/").rpartition("/t/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table or "/" in table:
            raise NoLink("link-table", url=url)
        key = parse_qs(parts.query).get("key", [None])[0]
        return cls(f"{parts.scheme}://{parts.netloc}{path}/", table, key)


def is_link(text: str) -> bool:
    return "://" in text


def is_table(url: str) -> bool:
    return "/t/" in urlsplit(url).path


def house_at(url: str) -> str:
    """A server's address, as a table's link begins.

    >>> house_at("games.example/igroteka"), house_at("http://127.0.0.1:8028/")
    ('https://games.example/igroteka/', 'http://127.0.0.1:8028/')
    """
    parts = urlsplit(url if "://" in url else f"https://{url}")
    if parts.scheme not in ("http", "https") or not parts.netloc or is_table(parts.geturl()):
        raise NoLink("link-house", url=url)
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"


# --- who I am there -----------------------------------------------------------------------------


def known_cookies() -> dict[str, str]:
    file = data_folder() / "guests.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def remember(house: House) -> None:
    """To be the same guest the next time; the file is for your eyes only."""
    if house.cookie:
        cookies = {**known_cookies(), house.url: house.cookie}
        write_whole(data_folder() / "guests.json", msgspec.json.encode(cookies), private=True)


async def come_in(house: House, name: str) -> None:
    me = await house.ask("GET", "api/me", m.Me)
    if me.guest is None or me.guest.name != name:
        await house.come_in(name)
    else:
        house.guest = me.guest
    remember(house)


@asynccontextmanager
async def leaving_if_refused(house: House) -> AsyncIterator[None]:
    """Whoever is not let in, or finds nobody, leaves nothing open."""
    try:
        yield
    except httpx.HTTPError as error:
        await house.http.aclose()
        raise LinkError("link-nobody", url=house.url, reason=str(error) or type(error).__name__) from error
    except (ClientError, LinkError):
        await house.http.aclose()
        raise


def form_of(wish: Wish) -> m.TableForm:
    """The wish as a server is asked for it: people at this keyboard, bots, and seats for whoever comes."""
    people = sum(bool(seat.name) for seat in wish.seats)
    seats = [
        m.SeatForm(kind="bot", level=msgspec.convert(seat.level, m.Level))
        if seat.level
        else m.SeatForm(mine=bool(seat.name), name=seat.name if seat.name and people > 1 else None)
        for seat in wish.seats
    ]
    options: dict[str, m.OptionValue] = {**dict(wish.options), "players": len(wish.seats)}
    return m.TableForm(game=wish.game, options=options, seats=seats)


class There(Sitting, TableCompany, Lobby):
    """Sitting at, or watching, a table on a server."""

    def __init__(self, house: House, chair: Chair, language: str, invitation: str | None = None) -> None:
        assert chair.info is not None
        self.house = house
        self.chair = chair
        self.language = language
        self.invitation = invitation
        self.link = f"{house.url}t/{chair.info.id}"
        options: dict[str, Any] = dict(chair.info.options)
        self.game = game_of(chair.info.game, **options)
        self.messages = chair.messages
        self._pulse = asyncio.get_running_loop().create_task(self._keep_awake())

    @classmethod
    async def visit(cls, link: Link, name: str, language: str) -> "There":
        """Come in and look at the table; nobody sits down yet."""
        house = House(link.house, language, known_cookies().get(link.house))
        async with leaving_if_refused(house):
            await come_in(house, name)
            chair = await house.sit_at(link.table).__aenter__()
            if chair.info is None:
                raise LinkError("link-nobody", url=link.house, reason="")
        return cls(house, chair, language, link.invitation)

    @classmethod
    async def lay(cls, url: str, wish: Wish, name: str, language: str) -> "There":
        """Open a table by the wish on a server, and sit down at it."""
        house = House(house_at(url), language, known_cookies().get(house_at(url)))
        async with leaving_if_refused(house):
            await come_in(house, name)
            table = await house.open_table(form_of(wish))
        await house.http.aclose()
        return await cls.visit(Link(house.url, table.id), name, language)

    async def _keep_awake(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await self.chair.say(m.Ping())

    @property
    def info(self) -> m.TableInfo:
        assert self.chair.info is not None
        return self.chair.info

    @property
    def company(self) -> TableCompany:
        return self

    @property
    def lobby(self) -> Lobby | None:
        return self if self.info.status == "waiting" else None

    @property
    def names(self) -> list[str]:
        def name(seat: m.SeatInfo) -> str:
            if seat.guest is None and seat.level is not None:
                return bot_name(seat.level, seat.seat, self.language)
            return seat.name or ""

        return [name(seat) for seat in self.info.seats]

    @property
    def levels(self) -> list[str | None]:
        return [seat.level if seat.guest is None else None for seat in self.info.seats]

    @property
    def seats(self) -> list[int]:
        return self.chair.seats

    @property
    def connected(self) -> bool:
        return self.chair.is_connected

    @property
    def up_to_date(self) -> bool:
        newest = self.chair.state
        return self.state is not None and newest is not None and self.state.ply == newest.ply

    @property
    def may_hint(self) -> bool:
        return self.info.hints

    @property
    def may_take_back(self) -> bool:
        return self.info.take_back and not self.info.rated

    @property
    def away(self) -> bool:
        return any(seat.mine and seat.away is not None for seat in self.info.seats)

    def absent(self) -> int | None:
        others = (seat for seat in self.info.seats if seat.guest and not seat.mine)
        return next((seat.seat for seat in others if seat.away is not None or seat.vote_from is not None), None)

    @property
    def host(self) -> str:
        return next((seat.name or "" for seat in self.info.seats if seat.guest == self.info.host), "")

    @property
    def free(self) -> int:
        return sum(seat.guest is None and seat.level is None for seat in self.info.seats)

    @property
    def may_sit(self) -> bool:
        return not self.seats and self.free > 0

    @property
    def may_begin(self) -> bool:
        return self.info.mine

    def time_left(self, seat: int) -> float | None:
        """Seconds until the seat's clock runs out, by the server's clock."""
        if self.state is None:
            return None
        until = next((line.until for line in self.state.deadlines if line.seat == seat), None)
        return None if until is None else max(0.0, until - (time.monotonic() + self.chair.clock_ahead))

    async def move(self, seat: int, text: str) -> None:
        await self.chair.move(seat, text)

    async def ask_hint(self, seat: int) -> None:
        await self.chair.say(m.AskHint(seat=seat))

    async def take_back(self) -> None:
        await self.chair.take_back(self.seats[0] if self.seats else 0)

    async def answer_take_back(self, yes: bool) -> None:
        await self.chair.answer(yes)

    async def vote(self, seat: int, yes: bool) -> None:
        await self.chair.say(m.CastVote(seat=seat, yes=yes))

    async def chat(self, text: str) -> None:
        await self.chair.say(m.SayChat(text=text))

    async def come_back(self) -> None:
        await self.chair.say(m.ComeBack())

    async def hurry(self) -> None:
        await self.chair.say(m.Hurry())

    async def sit_down(self) -> None:
        self.chair.info = await self.house.sit(self.info.id, invitation=self.invitation)

    async def begin(self) -> None:
        self.chair.info = await self.house.start(self.info.id, fill=True)

    async def unfair(self) -> list[str]:
        """By the rules, and against what was kept here."""
        if not self.seats:
            return []
        try:
            return [check.say(self.language) for check in await self.house.check(self.info.id) if not check.holds]
        except (httpx.HTTPError, ClientError):
            return []  # it can be checked later, by its record

    async def another(self) -> Sitting:
        table = await self.house.rematch(self.info.id)
        await self.close()
        name = self.house.guest.name if self.house.guest is not None else ""
        return await There.visit(Link(self.house.url, table.id), name, self.language)

    async def record_file(self) -> Path | None:
        text = await self.house.record(self.info.id)
        file = finished_folder() / f"{file_name(self.info.game)}-{self.info.id}.txt"
        write_whole(file, text.encode())
        return file

    async def close(self) -> None:
        self._pulse.cancel()
        await self.chair.__aexit__(None, None, None)
        await self.house.http.aclose()
