"""A bot of somebody's own, as a client: docs/protocol.md, "Bots of one's own"."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import httpx
import msgspec

from igroteka import protocol as m
from igroteka.client.house import AGAIN, House
from igroteka.client.refusals import refusal_in
from igroteka.table.kept import KeptShares

STREAM_PATIENCE: Final = 30.0  # seconds without a line, even an empty one: the connection is lost
lines = msgspec.json.Decoder(m.BotLine)


class Program(House):
    """A program that comes in with a token."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url, shares=KeptShares(None), token=token)

    async def events(self) -> AsyncIterator[m.BotLine]:
        """What happens at my tables, for ever: who loses the connection comes again."""
        failures = 0
        while True:
            try:
                async with self.http.stream("GET", "api/bot/stream", timeout=STREAM_PATIENCE) as answer:
                    if not answer.is_success:
                        await answer.aread()
                        raise refusal_in(answer)
                    async for line in answer.aiter_lines():
                        failures = 0
                        if line:
                            event = lines.decode(line)
                            yield event
                            if isinstance(event, m.BotClosing) and event.again_in is None:
                                return
            except httpx.HTTPError:
                failures += 1
            await asyncio.sleep(AGAIN[min(failures, len(AGAIN) - 1)])

    async def accept(self, table: str) -> m.TableInfo:
        """Sit down where I am invited."""
        return await self.ask("POST", f"api/bot/tables/{table}/accept", m.TableInfo)

    async def move(self, table: str, move: str, ply: int) -> m.BotMoved:
        return await self.ask("POST", f"api/bot/tables/{table}/move", m.BotMoved, m.BotMove(move=move, ply=ply))
