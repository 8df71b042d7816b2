""" "Your turn": a message to an address that a player gave. Signed, retried, never in the way of play."""

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Callable, Container

import msgspec

from igroteka.locale import say
from igroteka.server.outside import post
from igroteka.server.settings import Settings
from igroteka.server.store import Down
from igroteka.server.store.guests import GuestRows
from igroteka.server.tasks import Tasks
from igroteka.table.errors import TableError
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.turns")
TRIES = (0.0, 2.0, 15.0, 60.0)  # seconds to wait before each
MOST_WAITING = 1000


class Turns:
    """Tells absent players that it is their turn."""

    def __init__(self, guests: GuestRows, settings: Settings, tasks: Tasks) -> None:
        self.guests = guests
        self.settings = settings
        self.tasks = tasks
        self.told_at: dict[tuple[str, str], int] = {}
        self.sending: set[asyncio.Task[None]] = set()

    def told(self, table: Table, who_is_here: Callable[[], Container[str]]) -> None:
        """The game went on: who is asked now and not here gets a message, once for each turn."""
        if table.setting.clock.kind != "days" or len(self.sending) >= MOST_WAITING:
            return
        here = who_is_here()
        for seat in table.asked:
            guest = table.chairs[seat].guest
            if guest is None or guest in here or self.told_at.get((table.id, guest), -1) >= table.ply:
                continue
            if len(self.told_at) > MOST_WAITING:
                self.told_at.clear()
            self.told_at[table.id, guest] = table.ply
            task = self.tasks.spawn(self._send(table.id, table.game.id, guest))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def _send(self, table_id: str, game: str, guest: str) -> None:
        with contextlib.suppress(Down):
            kept = await self.guests.find(guest)
            if kept is not None and kept.webhook:
                await self._post(kept.webhook, kept.webhook_secret or "", table_id, game, kept.language)

    async def _post(self, url: str, secret: str, table_id: str, game: str, language: str) -> None:
        import httpx

        settings = self.settings
        link = f"{settings.public_url.rstrip('/')}{settings.root}t/{table_id}"
        text = say("turn-notice", language, game=say(f"game-{game}", language), link=link)
        body = msgspec.json.encode({"text": text, "content": text, "game": game, "table": table_id, "link": link})
        signed = "sha256=" + hmac.digest(secret.encode(), body, "sha256").hex()
        headers = {"Content-Type": "application/json", "X-Igroteka-Signature": signed}
        for wait in TRIES:
            await asyncio.sleep(wait)
            try:
                if (await post(url, body, headers, settings.private_webhooks)).is_success:
                    return
            except (TableError, httpx.InvalidURL, ValueError):  # nobody can be reached there
                return
            except (httpx.HTTPError, OSError) as error:
                logger.info("a your-turn message was not delivered: %s", type(error).__name__)
