"""Who is who: guests with a signed cookie, no password, no e-mail."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from http.cookies import CookieError, SimpleCookie
from typing import Any

from igroteka import protocol as m
from igroteka.server.guard import header, language_of
from igroteka.server.here import WhoIsHere
from igroteka.server.names import clean_name, new_id
from igroteka.server.outside import check_address
from igroteka.server.settings import Settings
from igroteka.server.store import Store
from igroteka.server.store.guests import KeptGuest
from igroteka.table.clock import now
from igroteka.table.errors import TableError

COOKIE = "igroteka_guest"
COOKIE_SECONDS = 400 * 86_400
LINK_SECONDS = 600
SEEN_SECONDS = 1.0
MOST_SEEN = 10_000
SIGNATURE_SIZE = 64


@dataclass(frozen=True)
class Visitor:
    """Who makes a request: a guest, or somebody who has not come in."""

    guest: m.Guest | None
    language: m.Language
    webhook: str | None = None

    @property
    def id(self) -> str | None:
        return self.guest.id if self.guest else None

    def known(self) -> m.Guest:
        if self.guest is None:
            raise TableError("guest-needed")
        return self.guest

    def person(self) -> m.Guest:
        """For what a bot of somebody's own may not do."""
        guest = self.known()
        if guest.owner is not None:
            raise TableError("bot-never")
        return guest

    def bot(self) -> m.Guest:
        """For what only such a bot does."""
        guest = self.known()
        if guest.owner is None:
            raise TableError("bot-only")
        return guest


def signature(key: bytes, guest: str, browser: str) -> str:
    named = f"guest|{guest}|{browser}" if browser else f"guest|{guest}"  # older cookies name no browser
    return hmac.digest(key, named.encode(), "sha256").hex()


def cookie_value(key: bytes, guest: str, browser: str) -> str:
    """A guest has one for each browser, so that he can take back one of them."""
    return f"{guest}.{browser}{signature(key, guest, browser)}"


def guest_in(key: bytes, value: str) -> str | None:
    """The guest that a cookie names, if we signed it.

    >>> guest_in(b"key", cookie_value(b"key", "vera", "phone")), guest_in(b"key", cookie_value(b"no", "vera", ""))
    ('vera', None)
    """
    guest, _, rest = value.partition(".")
    browser, signed = rest[:-SIGNATURE_SIZE], rest[-SIGNATURE_SIZE:]
    ours = signature(key, guest, browser).encode()
    return guest if hmac.compare_digest(ours, signed.encode("utf-8", "replace")) else None


def new_browser() -> str:
    return secrets.token_hex(8)


def cookie_of(scope: Any) -> str | None:
    return cookie_in(header(scope, b"cookie") or "")


@lru_cache(maxsize=1 << 12)
def cookie_in(cookies: str) -> str | None:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(cookies)
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None


def token_of(scope: Any) -> str | None:
    """What a bot of somebody's own comes in with."""
    scheme, _, token = (header(scope, b"authorization") or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


class GuestBook:
    """Who comes in, and who has been here."""

    def __init__(self, store: Store, settings: Settings, here: WhoIsHere) -> None:
        self.store = store
        self.here = here
        self.rows = store.guests
        self.settings = settings
        self.key = b""  # signs the cookies
        self._seen: dict[
            str, tuple[float, KeptGuest | None]
        ] = {}  # by cookie: until when we need not ask again, and what

    async def open(self) -> None:
        self.key = bytes.fromhex(await self.store.fact("cookie-key", lambda: secrets.token_hex(32)))

    async def visitor(self, scope: Any, language: str | None = None) -> Visitor:
        """Who this is; the language is the one asked for, the guest's own, or the browser's."""
        kept = await self._who(scope)
        if kept is None:
            return Visitor(None, language_of(language or header(scope, b"accept-language")))
        guest = m.Guest(id=kept.id, name=kept.name, colour=kept.colour, owner=kept.owner_name)
        self.here.saw(guest.id)
        return Visitor(guest, language_of(language or kept.language), kept.webhook)

    async def _who(self, scope: Any) -> KeptGuest | None:
        """Who brings a token is the bot that it is for, whatever cookie comes with it."""
        if (token := token_of(scope)) is not None:
            return await self._kept(hashed(token), self.rows.with_token)
        value = cookie_of(scope) or ""
        id = guest_in(self.key, value)
        return None if id is None else await self._kept(hashed(value), partial(self.rows.find, id))

    async def _kept(self, brought: str, look: Callable[[str], Awaitable[KeptGuest | None]]) -> KeptGuest | None:
        """What is known of who brings this; what another process changes is seen a second later. A page asks much at
        once.
        """
        until, kept = self._seen.get(brought, (0.0, None))
        if time.monotonic() > until:
            kept = await look(brought)
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            self._seen[brought] = (time.monotonic() + SEEN_SECONDS, kept)
        return kept

    def changed(self, id: str) -> None:
        """What we remember of a guest is no longer so."""
        self._seen = {cookie: seen for cookie, seen in self._seen.items() if seen[1] is None or seen[1].id != id}

    def cookie_for(self, guest: str, scope: Any) -> str:
        """The cookie that a browser bears already, or one of its own."""
        value = cookie_of(scope) or ""
        return value if guest_in(self.key, value) == guest else cookie_value(self.key, guest, new_browser())

    async def go_out(self, scope: Any) -> None:
        """The cookie of this browser is worth nothing from now on, whoever has a copy of it."""
        value = cookie_of(scope) or ""
        if guest_in(self.key, value) is not None:
            await self.rows.take_back(hashed(value))
            self._seen.pop(hashed(value), None)

    async def come_in(self, who: Visitor, form: m.GuestForm) -> m.Guest:
        """A new guest, or the same one with another name, colour or language."""
        name = clean_name(form.name)
        if who.guest is None:
            id = new_id(9)
            await self.rows.add(id, name, form.colour, form.language, now())
        else:
            id = who.person().id
            await self.rows.rename(id, name, form.colour, form.language)
        self.changed(id)
        return m.Guest(id=id, name=name, colour=form.colour)

    async def new_link(self, guest: m.Guest) -> m.MoveLink:
        code, expires = secrets.token_urlsafe(18), now() + LINK_SECONDS
        await self.rows.keep_link(hashed(code), guest.id, expires, now())
        return m.MoveLink(code=code, path=f"{self.settings.root}device?code={code}", expires=expires)

    async def claim_link(self, code: str) -> m.Guest:
        """The guest whose link this is; a link works once."""
        id = await self.rows.use_link(hashed(code), now())
        kept = None if id is None else await self.rows.find(id)
        if kept is None:
            raise TableError("link-used")
        return m.Guest(id=kept.id, name=kept.name, colour=kept.colour)

    async def set_webhook(self, guest: m.Guest, url: str) -> m.WebhookSet:
        if url:
            check_address(url, self.settings.private_webhooks)
        secret = secrets.token_urlsafe(24) if url else ""
        await self.rows.set_webhook(guest.id, url or None, secret or None)
        self.changed(guest.id)
        return m.WebhookSet(url=url, secret=secret)


def me(who: Visitor) -> m.Me:
    return m.Me(guest=who.guest, language=who.language, webhook=who.webhook)
