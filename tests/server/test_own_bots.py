"""Bots of one's own: a token, a stream of what happens at their tables, and a call to move."""

import asyncio
import contextlib
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from igroteka import protocol as m
from igroteka.client import Chair, ClientError, House, Program
from tests.browser.conftest import node as node_and_path
from tests.server.running import PATIENCE, Running, later, people, play_on, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_bot.py"


async def made(house: House, name: str = "Robo") -> m.NewBot:
    return await house.ask("POST", "api/me/bots", m.NewBot, m.BotForm(name=name))


async def present(house: House, bot: str) -> None:
    """Until its owner sees that it is here."""
    async with asyncio.timeout(PATIENCE):
        while bot not in [one.id for one in (await house.ask("GET", "api/bots", m.BotList)).bots]:
            await asyncio.sleep(0.02)


async def with_bot(house: House, bot: m.OwnBot, game: str, **terms: Any) -> m.TableInfo:
    """A table with the house's guest, a novice and the bot, begun as soon as that has sat down."""
    seats = [m.SeatForm(mine=True), m.SeatForm(kind="bot", level="novice"), m.SeatForm(kind="friend", name=bot.name)]
    table = await house.open_table(m.TableForm(game=game, options={"players": 3}, seats=seats, **terms))
    await house.ask("POST", f"api/tables/{table.id}/invite", m.TableInfo, m.InviteForm(guest=bot.id))
    async with asyncio.timeout(PATIENCE):
        while not any(seat.owner and seat.online for seat in table.seats):
            await asyncio.sleep(0.02)
            table = await house.table(table.id)
    return await house.start(table.id)


@contextlib.contextmanager
def program(server: Running, token: str, *how: str) -> Iterator[None]:
    """The example, as somebody runs it."""
    running = subprocess.Popen([sys.executable, str(EXAMPLE), server.url, token, *how])
    try:
        yield
        assert running.poll() is None, "The bot has fallen over."
    finally:
        running.kill()
        running.wait()


async def whole_game(server: Running, game: str, *how: str) -> None:
    async with people(server.url, "Vera") as (house,):
        bot = await made(house)
        with program(server, bot.token, *how):
            await present(house, bot.bot.id)
            table = await with_bot(house, bot.bot, game)
            (seat,) = [seat for seat in table.seats if seat.owner]
            assert (seat.name, seat.owner, seat.level, seat.online) == ("Robo", "Vera", None, True)
            async with house.sit_at(table.id) as chair:
                await play_on(chair, Random(1))
                assert chair.state is not None and chair.state.over


@pytest.mark.parametrize(("game", "how"), [("twelve-days", ()), ("my-number", ("--plain",))])
def test_the_example_plays_a_whole_game(server: Running, game: str, how: tuple[str, ...]) -> None:
    run(whole_game(server, game, *how))


def test_a_bot_in_another_language_needs_nothing_but_the_document(server: Running) -> None:
    """Node, without a library of ours."""
    node, _ = node_and_path()

    async def work() -> None:
        async with people(server.url, "Kira") as (house,):
            bot = await made(house, "Node")
            script = str(Path(__file__).with_name("own_bot.mjs"))
            command = [node, "--no-warnings", script, server.url, bot.token]
            running = subprocess.Popen(command, stdout=subprocess.PIPE)
            try:
                await present(house, bot.bot.id)
                table = await with_bot(house, bot.bot, "jackal-high")
                (seat,) = [seat.seat for seat in table.seats if seat.owner]
                async with house.sit_at(table.id) as chair:
                    await play_on(chair, Random(5))
                    assert chair.state is not None and chair.state.over
                    winners = chair.state.winners
                told = json.loads((await asyncio.to_thread(running.communicate, timeout=PATIENCE))[0])
            finally:
                running.kill()
            assert told["moves"] > 3 and told["winners"] == winners and len(told["scores"]) == table.options["players"]
            assert running.returncode == 0 and seat < len(told["scores"])

    run(work())


def test_the_example_has_no_more_than_fifty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 50


class Reader:
    """A bot that says out loud what it reads."""

    def __init__(self, url: str, token: str) -> None:
        self.headers = {"Authorization": f"Bearer {token}", "X-Igroteka": "1"}
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, trust_env=False, timeout=PATIENCE)
        self.lines: list[dict[str, Any]] = []

    async def read(self) -> AsyncIterator[dict[str, Any]]:
        async with self.http.stream("GET", "api/bot/stream") as answer:
            assert answer.headers["content-type"] == "application/x-ndjson"
            async for line in answer.aiter_lines():
                if line:
                    self.lines.append(json.loads(line))
                    yield self.lines[-1]

    async def next(self, lines: AsyncIterator[dict[str, Any]], kind: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            async for line in lines:
                if line["type"] == kind:
                    return line
        raise AssertionError(f"The stream ended without {kind}.")

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"api/bot/tables/{path}", json=body)


@contextlib.asynccontextmanager
async def reading(url: str, token: str) -> AsyncIterator[tuple[Reader, AsyncIterator[dict[str, Any]]]]:
    reader = Reader(url, token)
    lines = reader.read()
    first = asyncio.ensure_future(anext(lines))  # the stream is open from now on
    try:
        yield reader, chained(first, lines)
    finally:
        first.cancel()
        await reader.http.aclose()


async def chained(first: Any, lines: AsyncIterator[dict[str, Any]]) -> AsyncIterator[dict[str, Any]]:
    yield await first
    async for line in lines:
        yield line


def test_a_bot_reads_what_its_seat_may_know_and_moves_once(server: Running) -> None:
    async def work() -> None:
        async with people(server.url, "Oleg") as (house,):
            bot = await made(house)
            async with reading(server.url, bot.token) as (reader, lines):
                await present(house, bot.bot.id)
                opening = asyncio.ensure_future(with_bot(house, bot.bot, "eight28"))
                invited = await reader.next(lines, "invited")
                assert invited["by"] == "Oleg"
                assert (await reader.post(f"{invited['table']['id']}/accept")).status_code == 200
                table = await opening
                async with house.sit_at(table.id) as chair:
                    playing = asyncio.ensure_future(play_on(chair, Random(2)))
                    turn = await reader.next(lines, "turn")
                    assert turn["table"] == table.id and turn["legal"] and len(turn["answers"]) == len(turn["legal"])
                    assert_sees_as_its_socket(turn, await seen_on_socket(server.url, bot.token, table.id))
                    move = {"move": turn["legal"][0], "ply": turn["ply"], "id": "first"}
                    refused = await reader.post(f"{table.id}/move", move="no such move", ply=turn["ply"])
                    assert refused.status_code == 400 and refused.json()["sentence"]
                    assert (await reader.post(f"{table.id}/move", **move)).json()["again"] is False
                    assert (await reader.post(f"{table.id}/move", **move)).json()["again"] is True
                    over = False
                    async for line in lines:
                        if line["type"] == "turn":
                            await reader.post(f"{table.id}/move", move=line["legal"][-1], ply=line["ply"])
                        over = line["type"] == "over"
                        if over:
                            break
                    assert over and line["winners"]
                    await playing

    run(work())


async def seen_on_socket(url: str, token: str, table: str) -> m.StateChanged:
    async with Program(url, token) as bot, bot.sit_at(table) as chair:
        state = await later(chair, lambda state: bool(state.acting))
        assert state.eyes[0].seat is not None
        return state


def assert_sees_as_its_socket(turn: dict[str, Any], state: m.StateChanged) -> None:
    if state.ply == turn["ply"]:
        (eyes,) = state.eyes
        assert (turn["seat"], turn["view"], turn["legal"]) == (eyes.seat, eyes.view, eyes.legal)


def test_who_has_no_token_or_one_taken_back_is_no_bot(server: Running) -> None:
    async def work() -> None:
        async with people(server.url, "Anna", "Boris") as (anna, boris):
            bot = await made(anna)
            with pytest.raises(ClientError, match="is for bots"):
                await anna.ask("POST", "api/bot/tables/x/decline", m.TableInfo)
            with pytest.raises(ClientError, match="no such bot"):
                await boris.ask("DELETE", f"api/me/bots/{bot.bot.id}", m.BotList)
            async with Program(server.url, bot.token) as program:
                for method, path, form in (
                    ("POST", "api/tables", m.TableForm(game="eight28")),
                    ("POST", "api/me/bots", m.BotForm(name="Child")),
                    ("POST", "api/me/link", None),
                    ("PUT", "api/me", m.GuestForm(name="Other")),
                ):
                    with pytest.raises(ClientError, match="not for bots"):
                        await program.ask(method, path, m.Me, form)
                events = program.events()
                ending = asyncio.ensure_future(anext(events))
                await present(anna, bot.bot.id)
                assert (await anna.ask("DELETE", f"api/me/bots/{bot.bot.id}", m.BotList)).bots == []
                closing = await ending
                assert isinstance(closing, m.BotClosing) and closing.why == "taken-back"
                with pytest.raises(ClientError) as refused:
                    await program.ask("POST", "api/bot/tables/x/decline", m.TableInfo)
                assert refused.value.status == 401

    run(work())


def test_a_guest_has_so_many_bots_and_a_stranger_may_not_invite_them(server: Running) -> None:
    async def work() -> None:
        async with people(server.url, "Dina", "Egor") as (dina, egor):
            bots = [await made(dina, f"Robo {number}") for number in range(3)]
            with pytest.raises(ClientError, match="You have 3 bots already"):
                await made(dina, "Robo 4")
            table = await egor.open_table(m.TableForm(game="eight28"))
            form = m.InviteForm(guest=bots[0].bot.id)
            with pytest.raises(ClientError, match="finished a game with"):
                await egor.ask("POST", f"api/tables/{table.id}/invite", m.TableInfo, form)
            own = await dina.open_table(m.TableForm(game="eight28"))
            with pytest.raises(ClientError, match="Robo 0 is not connected"):
                await dina.ask("POST", f"api/tables/{own.id}/invite", m.TableInfo, form)

    run(work())


def test_a_game_with_such_a_bot_changes_the_bots_list_alone(server: Running) -> None:
    async def work() -> None:
        async with people(server.url, "Zoya") as (house,):
            bot = await made(house, "Rated")
            with program(server, bot.token):
                await present(house, bot.bot.id)
                table = await with_bot(house, bot.bot, "my-number", rated=True)
                async with house.sit_at(table.id) as chair:
                    await play_on(chair, Random(3))
                async with asyncio.timeout(PATIENCE):
                    while not (page := await house.ask("GET", f"api/players/{bot.bot.id}", m.PlayerPage)).ratings:
                        await asyncio.sleep(0.05)
            assert (page.bot, page.owner, page.ratings[0].game) == (True, "Zoya", "my-number")
            assert house.guest is not None
            mine = await house.ask("GET", f"api/players/{house.guest.id}", m.PlayerPage)
            assert mine.ratings == [] and mine.statistics[0].played == 1
            apart = await house.ask("GET", "api/ratings/my-number?bots=true", m.Ladder)
            assert (bot.bot.id, "Zoya") in [(line.id, line.owner) for line in apart.players]
            assert house.guest.id not in [line.id for line in apart.players]
            people_list = await house.ask("GET", "api/ratings/my-number", m.Ladder)
            assert bot.bot.id not in [line.id for line in people_list.players]
            assert (await house.home()).friends == []

    run(work())


def test_a_bot_that_goes_is_missed_and_may_be_voted_out(server: Running) -> None:
    async def work() -> None:
        async with people(server.url, "Lena") as (house,):
            bot = await made(house)
            with program(server, bot.token):
                await present(house, bot.bot.id)
                table = await with_bot(house, bot.bot, "twelve-days")
                (seat,) = [seat.seat for seat in table.seats if seat.owner]
            async with house.sit_at(table.id) as chair:
                await gone(chair, seat)
                await chair.say(m.CastVote(seat=seat, yes=True))
                await later(chair, lambda state: any(doing.what == "away" for doing in state.doings))
                await play_on(chair, Random(4))
                assert chair.state is not None and chair.state.over

    run(work())


async def gone(chair: Chair, seat: int) -> None:
    """Until the summary says that nobody is connected there."""
    async with asyncio.timeout(PATIENCE):
        while chair.info is None or chair.info.seats[seat].online:
            await asyncio.sleep(0.02)


def test_a_bot_that_asks_too_much_is_told_to_wait(server: Running) -> None:
    async def work() -> None:
        async with people(server.url, "Mira") as (house,):
            bot = await made(house)
            async with Program(server.url, bot.token) as program:
                asked = [program.http.get("api/me") for _ in range(400)]
                answers = await asyncio.gather(*asked)
                late = [answer for answer in answers if answer.status_code == 429]
                assert late and late[0].headers["retry-after"] == "1"
            assert (await house.http.get("api/me")).status_code == 200

    run(work())
