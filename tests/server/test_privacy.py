"""What a link did not show you does not lead you there; and who watches later knows nothing before then."""

import asyncio
import random
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from igroteka import protocol as m
from igroteka.client import ClientError, House
from tests.server.running import Running, later, people, play_on, run, table_of


async def over(houses: list[House], **terms: Any) -> m.TableInfo:
    """A whole short game of these people."""
    table = await table_of(houses, "my-number", 3, **terms)
    chairs = [house.sit_at(table.id) for house in houses]
    for chair in chairs:
        await chair.__aenter__()
    await asyncio.gather(*(play_on(chair, random.Random(i)) for i, chair in enumerate(chairs)))
    for chair in chairs:
        await chair.__aexit__(None, None, None)
    return table


async def finished_of(asks: House, player: str, wanted: int | None = None) -> list[str]:
    """The tables on a player's page; results are counted a moment after the end."""
    for _ in range(200):
        page = await asks.ask("GET", f"api/players/{player}", m.PlayerPage)
        if wanted is None or sum(line.played for line in page.statistics) >= wanted:
            break
        await asyncio.sleep(0.05)
    assert {step.table for step in page.steps} <= {None, *(line.table for line in page.finished)}
    return [line.table for line in page.finished]


def test_a_private_table_is_not_found_by_a_player_and_its_rematch_not_by_a_link(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg", "Eve") as (vera, oleg, eve):
            assert vera.guest is not None
            private, public = await over([vera, oleg]), await over([vera, oleg], listed=True)
            mine = await finished_of(vera, vera.guest.id, 2)
            assert set(mine) == {private.id, public.id} == set(await finished_of(oleg, vera.guest.id))
            async with House(server.url) as stranger:
                for asks in (eve, stranger):
                    assert await finished_of(asks, vera.guest.id) == [public.id]
                again = await vera.rematch(private.id)
                assert (await oleg.table(private.id)).rematch == again.id
                for asks in (eve, stranger):
                    assert (await asks.table(private.id)).rematch is None
                    async with asks.sit_at(private.id) as watching:
                        assert watching.info is not None and watching.info.rematch is None
            further = await vera.go_on(private.id, 0, 0)
            assert further.origin is not None and (await eve.table(further.id)).origin is None

    run(play())


async def all_that_is_told(url: str, table: str, player: str, speaker: str, cookie: str | None) -> dict[str, bytes]:
    """Everything that a stranger can ask about a table, without the time of day and who is there.

    ``player`` sits there, ``speaker`` watches, too, and perhaps speaks.
    """
    found = {}
    caller = f"10.1.{random.randrange(256)}.{random.randrange(256)}"  # no address asks too often
    headers = {"X-Forwarded-For": caller, **({"Cookie": f"igroteka_guest={cookie}"} if cookie else {})}
    wishes: dict[str, Any] = {
        "sit": {}, "sit ": {"seat": 0}, "leave": {}, "seat": {"seat": 1, "kind": "bot"}, "seal": {"seal": "5e" * 32},
        "start": {"fill": True}, "reveal": {"salt": "5e" * 32}, "rematch": {}, "go-on": {"ply": 0, "seat": 0},
        "invite": {"guest": player}, "analysis": None, "report": {"guest": speaker, "about": "words"},
    }  # fmt: skip
    async with httpx.AsyncClient(base_url=url, headers=headers, trust_env=False) as http:
        for path in (
            f"api/tables/{table}", "api/lobby", f"api/tables/{table}/record", f"api/tables/{table}/record?seat=0",
            f"api/tables/{table}/replay", f"api/tables/{table}/replay?seat=open", f"api/tables/{table}/fairness",
            f"api/tables/{table}/analysis", f"api/tables/{table}/seats", f"api/players/{player}",
            "api/home",
        ):  # fmt: skip
            answer = await http.get(path)
            found[path] = b"%d %b" % (answer.status_code, scrubbed(answer.content, table))
        for what, body in wishes.items():
            path = f"api/tables/{table}/{what.strip()}"
            answer = await http.post(path, json=body, headers={"X-Igroteka": "1"})
            assert not answer.is_success, what
            found[f"POST {what}"] = b"%d %b" % (answer.status_code, answer.content)
    address = f"{url.replace('http', 'ws')}api/tables/{table}/socket?protocol=1"
    async with websockets.connect(address, additional_headers=headers, proxy=None) as socket:
        for wish in (
            '{"type": "resync", "after": 7}', '{"type": "back"}', '{"type": "hurry"}',
            '{"type": "vote", "seat": 0, "yes": true}', '{"type": "vote", "seat": 1, "yes": false}',
            '{"type": "take_back", "seat": 0, "token": ""}', '{"type": "answer", "yes": true, "token": ""}',
            '{"type": "hint", "seat": 0}', '{"type": "why", "id": "w", "seat": 0, "move": "take"}',
            '{"type": "move", "id": "m", "seat": 0, "ply": 12, "move": "take"}', '{"type": "ping", "n": 7}',
        ):  # fmt: skip
            await socket.send(wish)
        while True:
            data = await socket.recv()
            message = msgspec.json.decode(data)
            if message["type"] == "pong":
                return found
            found[f"socket {len([key for key in found if key.startswith('socket')])}"] = scrubbed(data, table)


def scrubbed(data: str | bytes, table: str) -> bytes:
    try:
        told = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return data.encode() if isinstance(data, str) else data
    return msgspec.json.encode(without(told, table), order="sorted")


def without(told: Any, table: str) -> Any:
    if isinstance(told, list):
        return [without(one, table) for one in told if not (isinstance(one, dict) and "game" in one and "seats" in one
                                                            and one.get("id") != table)]  # fmt: skip
    if isinstance(told, dict):
        return {key: without(value, table) for key, value in told.items() if key not in ("now", "online", "watchers")}
    return told


def test_two_worlds_that_differ_lately_are_one_to_who_watches_later(server: Running) -> None:
    """Over HTTP, by the greeting, by a resync, by coming again: before a game's moves, in it, and after its end."""

    async def play() -> None:
        async with people(server.url, "Vera", "Oleg", "Katya") as (vera, oleg, katya):
            assert oleg.guest is not None and vera.guest is not None and katya.guest is not None
            table = await table_of([vera], "my-number", 3, watch_delay=600, listed=True, talk="words")
            worlds: list[tuple[str | None, dict[str, bytes]]] = []
            who = vera.guest.id, katya.guest.id

            async def look() -> None:
                for cookie in (oleg.cookie, None):
                    worlds.append((cookie, await all_that_is_told(server.url, table.id, *who, cookie)))

            await look()
            async with vera.sit_at(table.id) as chair, katya.sit_at(table.id) as watching:
                for most in (1, 3, 10**6):
                    await play_on(chair, random.Random(most), most)
                    await chair.say(m.SayChat(text="I am winning!"))
                    await chair.say(m.React(reaction="wow"))
                    await watching.say(m.SayChat(text="She is winning!"))
                    while (await chair.until(m.Chat)).line.guest != katya.guest.id:
                        pass
                    await look()
                assert chair.state is not None and chair.state.over
            await asyncio.sleep(0.5)  # results are counted then
            again = await vera.rematch(table.id)
            await look()
            for cookie in (oleg.cookie, None):
                first, *others = [world for who, world in worlds if who == cookie]
                for other in others:
                    assert other.keys() == first.keys()
                    for what in first:
                        assert other[what] == first[what], what
            told = b"".join(first.values())
            assert b"winning" not in told and again.id.encode() not in told
            mine = await vera.record(table.id)
            assert "fairness-secret" in mine
            with pytest.raises(ClientError):
                await oleg.record(table.id)
            with pytest.raises(ClientError):
                await oleg.go_on(table.id, 0, 0)

    run(play())


def test_nothing_comes_to_who_watches_later_when_something_happens(server: Running) -> None:
    """Not even what says nothing: that it came would tell that the game is over, or somebody away."""

    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as (vera, oleg):
            table = await table_of([vera], "my-number", 3, watch_delay=600, listed=True)
            async with vera.sit_at(table.id) as chair, oleg.sit_at(table.id) as watching:
                await play_on(chair, random.Random(1), 2)
                await vera.leave(table.id)  # a bot plays on
                await later(chair, lambda state: any(doing.what == "away" for doing in state.doings))
                await chair.say(m.ComeBack())
                await play_on(chair, random.Random(1))
                await vera.rematch(table.id)
                await watching.say(m.Ping(n=1))
                assert isinstance(await watching.messages.get(), m.Hello)
                assert isinstance(await watching.messages.get(), m.Pong)

    run(play())


def test_who_watches_later_sees_the_end_when_its_time_has_come(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as (vera, oleg):
            table = await table_of([vera], "my-number", 3, watch_delay=2)
            async with oleg.sit_at(table.id) as watching:
                async with vera.sit_at(table.id) as chair:
                    await play_on(chair, random.Random(1))
                states = [state async for state in watching.states()]
                assert states[-1].over
                while watching.info is None or watching.info.scores is None:
                    await watching.until(m.TableChanged)
                assert watching.info.status == m.OVER
            assert "fairness-secret" in await oleg.record(table.id)

    run(play())
