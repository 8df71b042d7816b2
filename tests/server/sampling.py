"""Writes down what the server of now leaves, for ``test_upgrades``: its database, and a record of each game.

    python -m tests.server.sampling

One of each version of the schema and of the rules is kept: to be run once a migration or a ``VERSION`` is settled. In
the database are a game that is over and one in its middle, an invitation, a deal of the day, somebody who is blocked
and reported, a bot of somebody's own, a standing order, and a phone that is to be rung.
"""

import asyncio
import contextlib
import random
import sqlite3
import tempfile
from pathlib import Path

import igroteka
from igroteka import protocol as m
from igroteka.client import House
from igroteka.server.store.migrating import NEWEST
from tests.server.push_service import PushService, push_service
from tests.server.running import GAMES, later, people, play_on, played_alone, run, running, table_of
from tests.server.test_daily import Phone, played
from tests.server.test_orders import ordered, waiting

OLD = Path(__file__).with_name("old")
ENOUGH = 12  # moves into a game


async def live(url: str, phones: PushService) -> dict[str, str]:
    """An evening; who can come back to it, by their cookies."""
    async with people(url, "Vera", "Oleg") as (vera, oleg):
        assert vera.guest is not None and oleg.guest is not None
        phone = phones.browser()
        await oleg.ask("PUT", "api/me/devices", m.RungDevice, phone.form("turns", "invitations"))
        over = await table_of([vera, oleg], "eight28", 3)
        async with vera.sit_at(over.id) as hers, oleg.sit_at(over.id) as his:
            await asyncio.gather(play_on(hers, random.Random(1)), play_on(his, random.Random(2)))
        await post(vera, f"tables/{over.id}/report", guest=oleg.guest.id, about="play", text="A sample")
        going = await table_of([vera], "twelve-days", 3)
        async with vera.sit_at(going.id) as chair:
            await play_on(chair, random.Random(3), ENOUGH)
        seats = [m.SeatForm(mine=True), m.SeatForm(kind="friend"), m.SeatForm(kind="open")]
        open_yet = await vera.open_table(m.TableForm(game="my-number", options={"players": 3}, seats=seats))
        phones.answers = [503]  # so that it is still to ring
        await post(vera, f"tables/{open_yet.id}/invite", guest=oleg.guest.id)
        await asyncio.to_thread(phones.until, phone, 1)
        await post(vera, "me/bots", name="Robo")
        await leave_an_order(vera, oleg)
        await post(oleg, f"me/blocked/{vera.guest.id}", "PUT")
        return {"vera": str(vera.cookie), "oleg": str(oleg.cookie)}


async def leave_an_order(vera: House, oleg: House) -> None:
    """One of the two wants no more cards in a round; the other one is asked, and goes."""
    table = await table_of([vera, oleg], "eight28", 3)
    async with vera.sit_at(table.id) as hers, oleg.sit_at(table.id) as his:
        for chair in (hers, his):
            await later(chair, lambda state: bool({*hers.seats, *his.seats}.intersection(state.acting)))
        await ordered(waiting([hers, his]), "no-more")


async def records(url: str) -> dict[str, str]:
    """A whole game of each, by the name of its file."""
    async with people(url, "Vera") as (vera,):
        found = {}
        for id, game in igroteka.games().items():
            if id in GAMES:
                found[f"{id}-{game.version}"] = await vera.record(await played_alone(url, "Oleg", id))
        return found


async def post(house: House, path: str, method: str = "POST", **body: str) -> None:
    answer = await house.http.request(method, f"api/{path}", json=body or None)
    assert answer.is_success, answer.text


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with push_service() as phones, running(Path(folder), private_webhooks=True) as server:
            cookies = run(live(server.url, phones))
            vera = Phone(server.url, "Vera")
            vera.headers["Cookie"] = f"igroteka_guest={cookies['vera']}"
            told = vera.days()
            vera.bring(played(told["day"], "eight28", told["secret"])).raise_for_status()
        with contextlib.closing(sqlite3.connect(Path(folder) / "igroteka.sqlite")) as database:
            for name, cookie in cookies.items():
                database.execute("INSERT INTO facts VALUES (?, ?)", (f"cookie of {name}", cookie))
            lines = "\n".join(database.iterdump())
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        texts = run(records(server.url))
    for name, text in {**texts, f"v{NEWEST}": f"{lines}\n"}.items():
        (OLD / f"{name}.{'sql' if name.startswith('v') else 'txt'}").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
