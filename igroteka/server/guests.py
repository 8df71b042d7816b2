"""Who is who: guests with a signed cookie, no password, no e-mail."""

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any

import sqlalchemy as sa

from igroteka import protocol as m
from igroteka.server.guard import header, language_of
from igroteka.server.names import clean_name, new_id
from igroteka.server.schema import guests, links
from igroteka.server.service import Service
from igroteka.server.store import now
from igroteka.server.turns import check_address
from igroteka.table.errors import TableError

COOKIE = "igroteka_guest"
COOKIE_SECONDS = 400 * 86_400
LINK_SECONDS = 600
SEEN_SECONDS = 1.0
MOST_SEEN = 10_000


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


def signature(key: bytes, guest: str) -> str:
    return hmac.digest(key, f"guest|{guest}".encode(), "sha256").hex()


def cookie_value(key: bytes, guest: str) -> str:
    return f"{guest}.{signature(key, guest)}"


def guest_in(key: bytes, value: str) -> str | None:
    """The guest that a cookie names, if we signed it."""
    guest, _, signed = value.partition(".")
    return guest if hmac.compare_digest(signature(key, guest).encode(), signed.encode("utf-8", "replace")) else None


def cookie_of(scope: Any) -> str | None:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header(scope, b"cookie") or "")
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None


async def visitor(service: Service, scope: Any, language: str | None = None) -> Visitor:
    """Who this is; the language is the one asked for, the guest's own, or the browser's."""
    value = cookie_of(scope)
    id = guest_in(service.key, value) if value else None
    row = await guest_row(service, id) if id else None
    if row is None:
        return Visitor(None, language_of(language or header(scope, b"accept-language")))
    guest = m.Guest(id=row["id"], name=row["name"], colour=row["colour"])
    return Visitor(guest, language_of(language or row["language"]), row["webhook"])


async def guest_row(service: Service, id: str) -> Any:
    """What is known of a guest; what another process changes is seen a second later. A page asks much at once."""
    until, row = service.seen.get(id, (0.0, None))
    if time.monotonic() > until:
        rows = await service.store.rows(sa.select(guests).where(guests.c.id == id))
        row = rows[0] if rows else None
        if len(service.seen) >= MOST_SEEN:
            service.seen.clear()
        service.seen[id] = (time.monotonic() + SEEN_SECONDS, row)
    return row


def me(who: Visitor) -> m.Me:
    return m.Me(guest=who.guest, language=who.language, webhook=who.webhook)


async def come_in(service: Service, who: Visitor, form: m.GuestForm) -> m.Guest:
    """A new guest, or the same one with another name, colour or language."""
    values = {"name": clean_name(form.name), "colour": form.colour, "language": form.language}
    if who.guest is None:
        id = new_id(9)
        statement: Any = sa.insert(guests).values(id=id, came=now(), **values)
    else:
        id = who.guest.id
        statement = sa.update(guests).where(guests.c.id == id).values(**values)
    await service.store.write(lambda connection: connection.execute(statement))
    service.seen.pop(id, None)
    return m.Guest(id=id, name=values["name"], colour=form.colour)


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


async def new_link(service: Service, guest: m.Guest) -> m.MoveLink:
    code, expires = secrets.token_urlsafe(18), now() + LINK_SECONDS

    async def write(connection: Any) -> None:
        await connection.execute(sa.delete(links).where((links.c.guest == guest.id) | (links.c.expires < now())))
        await connection.execute(sa.insert(links).values(hash=hashed(code), guest=guest.id, expires=expires))

    await service.store.write(write)
    return m.MoveLink(code=code, path=f"{service.settings.root}device?code={code}", expires=expires)


async def claim_link(service: Service, code: str) -> str:
    """The guest whose link this is; a link works once."""

    async def use(connection: Any) -> str | None:
        query = sa.delete(links).where(links.c.hash == hashed(code), links.c.expires > now()).returning(links.c.guest)
        found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    guest = await service.store.write(use)
    if guest is None:
        raise TableError("link-used")
    return guest


async def set_webhook(service: Service, guest: m.Guest, url: str) -> m.WebhookSet:
    if url:
        check_address(url, service.settings.private_webhooks)
    secret = secrets.token_urlsafe(24) if url else ""
    statement = (
        sa.update(guests).where(guests.c.id == guest.id).values(webhook=url or None, webhook_secret=secret or None)
    )
    await service.store.write(lambda connection: connection.execute(statement))
    service.seen.pop(guest.id, None)
    return m.WebhookSet(url=url, secret=secret)
