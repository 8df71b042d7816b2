"""A bot of one's own in fifty lines: it accepts every invitation and plays what it likes best, here at random.

    python examples/own_bot.py http://127.0.0.1:8028/ TOKEN           # with igroteka.client
    python examples/own_bot.py http://127.0.0.1:8028/ TOKEN --plain   # nothing but HTTP (docs/protocol.md)

The token is made on your page of the server ("My bots"), or by POST api/me/bots.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx

from igroteka.client import Program
from igroteka.protocol import BotInvited, BotTurn


def choose(game: str, view: Any, legal: list[str]) -> str:
    """Your idea goes here: ``view`` is all that the seat may know of the position."""
    return random.choice(legal)


async def play(url: str, token: str) -> None:
    async with Program(url, token) as bot:
        async for event in bot.events():
            if isinstance(event, BotInvited):
                await bot.accept(event.table.id)
            elif isinstance(event, BotTurn):
                await bot.move(event.table, choose(event.game, event.view, event.legal), event.ply)


def play_plainly(url: str, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}", "X-Igroteka": "1"}
    with (
        httpx.Client(base_url=f"{url}api/bot/", headers=headers, timeout=30) as http,
        http.stream("GET", "stream") as told,
    ):
        for event in map(json.loads, filter(None, told.iter_lines())):
            if event["type"] == "invited":
                http.post(f"tables/{event['table']['id']}/accept")
            elif event["type"] == "turn":
                move = choose(event["game"], event["view"], event["legal"])
                http.post(f"tables/{event['table']}/move", json={"move": move, "ply": event["ply"]})


if __name__ == "__main__":
    play_plainly(*sys.argv[1:3]) if "--plain" in sys.argv else asyncio.run(play(*sys.argv[1:3]))
