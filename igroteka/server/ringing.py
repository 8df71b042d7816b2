"""A phone that rings, with no page open: your turn in a slow game, an invitation, the deal of the day.

What is to ring is written down before it rings and stays so until it is settled: a server may be killed at any time,
of several processes one rings, a push service may be away. Nothing of it is waited for by who plays.
"""

import asyncio
import contextlib
import datetime
import hashlib
import logging
import zoneinfo
from collections.abc import Callable, Container, Iterable
from typing import Any, Final

import msgspec

from igroteka import protocol as m
from igroteka.locale import say
from igroteka.server import web_push
from igroteka.server.outside import check_address, post
from igroteka.server.rooms import Rooms
from igroteka.server.settings import Settings
from igroteka.server.store import Down, Store, Taken
from igroteka.server.store.devices import DeviceRows
from igroteka.server.summary import info_from
from igroteka.server.tasks import Tasks
from igroteka.table import days
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.ringing")
LOOK_SECONDS: Final = 1.0  # between two looks, unless something happens
LEASE_SECONDS: Final = 60.0  # for which a ring is ours to deliver
TRIES: Final = (2.0, 15.0, 120.0, 1200.0, 2 * 3600.0, 6 * 3600.0)  # seconds to wait after each that failed
LONGEST_WAIT: Final = 24 * 3600.0  # that a push service may ask for
KEPT_SECONDS: Final = 2 * m.DAY  # for which a push service keeps it for a phone that is off
AT_ONCE: Final = 20
MOST_DEVICES: Final = 10  # of one guest
MOST_INVITED: Final = 20
MORNING: Final = 9 * 60  # when a new deal of the day is told, at the earliest, by the device's own clock
DAILY_EVERY: Final = 60.0
GONE: Final = (404, 410)  # the browser is reached there no more


def local(at: float, zone: str) -> datetime.datetime:
    """The time on the clock of a device; of a zone that we do not know, that of Greenwich."""
    try:
        return datetime.datetime.fromtimestamp(at, zoneinfo.ZoneInfo(zone))
    except (ValueError, OSError, zoneinfo.ZoneInfoNotFoundError):
        return datetime.datetime.fromtimestamp(at, datetime.UTC)


def awake(at: float, device: Any) -> float:
    """The first moment from then on at which a device may ring.

    >>> night = {"quiet_from": 22 * 60, "quiet_until": 8 * 60, "zone": "UTC"}
    >>> [awake(hour * 3600.0, night) / 3600 for hour in (7, 8, 21, 23)]
    [8.0, 8.0, 21.0, 32.0]
    """
    clock = local(at, device["zone"])
    minute, begin, end = clock.hour * 60 + clock.minute, device["quiet_from"], device["quiet_until"]
    quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
    if not quiet:
        return at
    morning = clock.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    return (morning if minute < end else morning + datetime.timedelta(days=1)).timestamp()


def shown(row: Any) -> m.RungDevice:
    kinds = [kind for kind in m.RING_KINDS if kind in row["rings"].split()]
    return m.RungDevice(
        id=row["id"], rings=kinds, quiet_from=row["quiet_from"], quiet_until=row["quiet_until"], zone=row["zone"]
    )


class Devices:
    """The browsers of guests that may be rung."""

    def __init__(self, rows: DeviceRows, settings: Settings) -> None:
        self.rows = rows
        self.settings = settings

    async def keep(self, guest: m.Guest, form: m.DeviceForm, page: str) -> m.RungDevice:
        """Ring this browser from now on, for what it wishes."""
        check_address(form.endpoint, self.settings.private_webhooks)
        if not web_push.fits(form.p256dh, form.auth):
            raise TableError("ring-keys")
        told = msgspec.structs.asdict(form)
        id = hashlib.sha256(form.endpoint.encode()).hexdigest()
        row = {**told, "id": id, "guest": guest.id, "rings": " ".join(form.rings), "page": page, "at": now()}
        await self.rows.keep(row, MOST_DEVICES)
        await self.rows.ring(id, "daily", "", days.day_of(now()), None, now())  # today's is known to who is here
        return shown(row)

    async def mine(self, guest: m.Guest, id: str) -> m.RungDevice:
        row = await self.rows.find(guest.id, id)
        if row is None:
            raise TableError("ring-unknown")
        return shown(row)

    async def stop(self, guest: m.Guest, id: str, kind: str) -> m.RungDevice:
        """Ring for this no more."""
        device = await self.mine(guest, id)
        device.rings = [one for one in device.rings if one != kind]
        await self.rows.change(id, " ".join(device.rings))
        return device

    async def forget(self, guest: m.Guest, id: str) -> None:
        await self.mine(guest, id)
        await self.rows.drop(id)


class Ringing:
    """Writes down what is to ring, and rings."""

    def __init__(self, store: Store, rooms: Rooms, settings: Settings, tasks: Tasks) -> None:
        self.store = store
        self.rows = store.devices
        self.rooms = rooms
        self.settings = settings
        self.tasks = tasks
        self.key = web_push.key_from(web_push.encoded(b"\x01" * 32))  # until the server's own is read
        self.woken = asyncio.Event()
        self.hands = asyncio.Semaphore(AT_ONCE)
        self.daily_at = 0.0

    async def open(self) -> None:
        self.key = web_push.key_from(await self.store.fact("push-key", web_push.new_secret))

    @property
    def public_key(self) -> str:
        return web_push.encoded(web_push.public_bytes(self.key))

    # --- what is to ring ----------------------------------------------------------------

    def turn(self, table: Table, who_is_here: Callable[[], Container[str]]) -> None:
        """The game went on: who is asked now and not here is rung, once for each turn."""
        if table.setting.clock.kind == "days":
            here = who_is_here()
            guests = {guest for seat in table.asked if (guest := table.chairs[seat].guest) and guest not in here}
            self._begin(guests, "turns", table.id, table.ply)

    def invited(self, guest: str, table: str) -> None:
        self._begin({guest}, "invitations", table, int(now()))

    def _begin(self, guests: Iterable[str], kind: m.RingKind, about: str, step: int, grace: float = 0.0) -> None:
        if found := sorted(guests):
            self.tasks.spawn(self._note(found, kind, about, step, grace))

    async def _note(self, guests: list[str], kind: m.RingKind, about: str, step: int, grace: float) -> None:
        with contextlib.suppress(Down, Taken):
            for device in await self.rows.of(guests, kind):
                if await self.rows.ring(device["id"], kind, about, step, awake(now() + grace, device), now()):
                    self.woken.set()

    async def catch_up(self) -> None:
        """What a server did not come to write down before it was killed. Who sat there comes back by himself first."""
        for row in await self.rows.waiting_tables():
            info = info_from(row, None, "en")
            guests = {seat.guest for seat in info.seats if seat.seat in info.acting and seat.guest and not seat.away}
            self._begin(guests, "turns", info.id, info.ply, self.settings.clock_grace)

    async def _deals(self) -> None:
        """The deal of a new day, in the morning of each device."""
        day = days.day_of(now())
        for device in await self.rows.not_told("daily", day):
            clock = local(now(), device["zone"])
            if clock.hour * 60 + clock.minute >= MORNING and awake(now(), device) <= now():
                await self.rows.ring(device["id"], "daily", "", day, now(), now())
        await self.rows.forget(now())

    # --- ringing ------------------------------------------------------------------------

    async def ring(self) -> None:
        """Look after look, for ever."""
        caught_up = False
        while True:
            try:
                if not caught_up:
                    await self.catch_up()
                    caught_up = True
                if now() >= self.daily_at:
                    self.daily_at = now() + DAILY_EVERY
                    await self._deals()
                for row in await self.rows.due(now()):
                    await self.hands.acquire()
                    self.tasks.spawn(self._take_on(row))
            except (Down, Taken) as error:
                logger.warning("phones cannot be rung: %s", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), LOOK_SECONDS)
            self.woken.clear()

    async def _take_on(self, row: Any) -> None:
        try:
            with contextlib.suppress(Down):  # then it is due again when the lease is over
                lease = now() + LEASE_SECONDS
                if await self.rows.put_off(row, lease, row["tries"]):
                    await self._deliver({**row, "due": lease})
        finally:
            self.hands.release()

    async def _deliver(self, ring: Any) -> None:
        words = await self._words(ring)
        wait = None if words is None else await self._send(ring, words)
        again = None if wait is None else awake(now() + wait, ring)
        await self.rows.put_off(ring, again, ring["tries"] + 1)

    async def _words(self, ring: Any) -> dict[str, str] | None:
        """What it says; None: it is no longer so."""
        of_kind = {"turns": self._of_turns, "invitations": self._of_invitations, "daily": self._of_daily}[ring["kind"]]
        found = await of_kind(ring, ring["language"])
        if found is None or ring["kind"] not in ring["rings"].split():
            return None
        title, body, link = found
        language, kind = ring["language"], ring["kind"]
        told = {"kind": kind, "tag": f"{kind} {ring['about']}", "title": title, "body": body, "link": link}
        return told | {"off": say(f"ring-off-{kind}", language), "lang": language, "device": ring["id"]}

    async def _of_turns(self, ring: Any, language: str) -> tuple[str, str, str] | None:
        try:
            info = info_from(await self.store.tables.find(ring["about"]), ring["guest"], language)
        except TableError:
            return None
        room = self.rooms.in_use.get(info.id)
        is_here = room is not None and ring["guest"] in room.presence.online()
        if info.status != m.PLAYING or not info.my_turn or is_here or any(one.mine and one.away for one in info.seats):
            return None
        others = ", ".join(one.name or "" for one in info.seats if not one.mine)
        return say("your-turn-rings", language), with_others(info.game, others, language), f"t/{info.id}"

    async def _of_invitations(self, ring: Any, language: str) -> tuple[str, str, str] | None:
        for row in await self.store.company.invitations(ring["guest"], MOST_INVITED):
            info = info_from(row, ring["guest"], language)
            if info.id == ring["about"] and not any(seat.mine for seat in info.seats):
                link = f"t/{info.id}?key={row['key']}" if row["key"] else f"t/{info.id}"
                return say("invites-rings", language, who=row["name"]), game_name(info.game, language), link
        return None

    async def _of_daily(self, ring: Any, language: str) -> tuple[str, str, str] | None:
        if ring["step"] != days.day_of(now()):
            return None
        return say("daily-rings", language), say("daily-rings-text", language), "daily"

    async def _send(self, ring: Any, words: dict[str, str]) -> float | None:
        """How long to wait before the next try; None: it has arrived, or there is nobody any more."""
        import httpx

        body = web_push.encrypted(msgspec.json.encode(words), ring["p256dh"], ring["auth"])
        contact = self.settings.public_url or ring["page"]
        headers = {
            "Authorization": web_push.authorization(ring["endpoint"], self.key, contact, now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal" if ring["kind"] == "daily" else "high",
            "Topic": web_push.encoded(hashlib.sha256(words["tag"].encode()).digest()[:24]),
        }
        wait = TRIES[ring["tries"]] if ring["tries"] < len(TRIES) else None
        try:
            answer = await post(ring["endpoint"], body, headers, self.settings.private_webhooks)
        except (TableError, httpx.InvalidURL, ValueError):  # nobody can be reached there
            return None
        except (httpx.HTTPError, OSError) as error:
            logger.info("a push service was not reached: %s", type(error).__name__)
            return wait
        if answer.status_code in GONE:
            await self.rows.drop(ring["id"])
        elif not answer.is_success:
            logger.info("a push service answered %d", answer.status_code)
            if answer.status_code == 429 or answer.status_code >= 500:
                return wait if wait is None else max(wait, asked_for(answer.headers.get("Retry-After", "")))
        return None


def asked_for(text: str) -> float:
    """Seconds that a push service asks us to wait; dates are not understood.

    >>> asked_for("120"), asked_for("Fri, 31 Dec 1999 23:59:59 GMT")
    (120.0, 0.0)
    """
    return min(float(text), LONGEST_WAIT) if text.isascii() and text.isdigit() else 0.0


def game_name(game: str, language: str) -> str:
    return say(f"game-{game}", language)


def with_others(game: str, others: str, language: str) -> str:
    name = game_name(game, language)
    return say("turn-rings-text", language, game=name, others=others) if others else name
