"""The terminal at a table on a running server, against people who use other programs."""

import asyncio
import contextlib
import random

import pytest
from textual.widgets import Input

from igroteka import protocol as m
from igroteka.client import ClientError, House
from igroteka.terminal.app import IgrotekaApp
from igroteka.terminal.manners import Manners, known_manners
from igroteka.terminal.menus import NewGame
from igroteka.terminal.table_screen import TableScreen
from igroteka.terminal.table_text import TableText, clock_face
from igroteka.terminal.there import Link, LinkError, There
from igroteka.terminal.widgets import Choices, Lines, Said, Story
from tests.server.running import Running, people, play_on
from tests.terminal.driving import BIG, history, is_asked, is_questioned, is_written_in, run, table_of, terminal, until


async def open_table(house: House, game: str, **terms: object) -> m.TableInfo:
    """A table with one free seat and, on the others, novices."""
    forms = [m.SeatForm(mine=True), m.SeatForm(), m.SeatForm(kind="bot", level="novice")]
    options: dict[str, m.OptionValue] = {"players": 3}
    if game == "twelve-days":
        options["gifts"] = 1
    return await house.open_table(m.TableForm(game=game, options=options, seats=forms, **terms))  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "language"), [("twelve-days", "en"), ("my-number", "ru")])
def test_a_whole_game_at_a_servers_table(server: Running, game: str, language: str) -> None:
    """Chat, clock, a lost connection and all, against somebody who plays through the client."""
    rng = random.Random(game)

    async def play() -> None:
        async with people(server.url, "Katya") as [katya]:
            table = await open_table(katya, game, clock=m.ClockChoice(kind="relaxed"))
            url = f"{server.url}t/{table.id}"
            app = IgrotekaApp(language, Manners("Vera", animate=False, stands="none"), lambda app: app.join(url))
            async with app.run_test(size=BIG) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.moves.choices))
                screen = table_of(app)
                assert [choice.key for choice in screen.moves.choices] == ["!sit", "!leave"]
                await pilot.press("1")
                await until(pilot, lambda: screen.sitting.seats == [1])
                await katya.start(table.id, fill=True)
                async with katya.sit_at(table.id) as chair:
                    playing = asyncio.create_task(play_on(chair, rng))
                    await chair.say(m.SayChat(text="Good luck!"))
                    await until(pilot, lambda: "Katya: Good luck!" in screen.query_one(Story).plain)
                    await until(pilot, lambda: is_asked(app))
                    head = screen.query_one("#head", Lines)
                    await until(pilot, lambda: ":" in head.plain.rsplit(" ", 1)[-1])  # the clock runs
                    await lose_connection(screen, pilot)
                    while not screen.sitting.over:
                        await until(pilot, lambda: is_asked(app))
                        if not screen.sitting.over:
                            before = (history(screen), screen.sitting.to_decide())
                            screen.moves.mark(rng.randrange(len(screen.moves.choices)))
                            await pilot.press("enter")
                            await until(pilot, lambda: (history(screen), screen.sitting.to_decide()) != before)  # noqa: B023
                    await playing
                    assert chair.state is not None and screen.sitting.state is not None
                    assert chair.state.scores == screen.sitting.state.scores
                await until(pilot, lambda: is_asked(app))
                await pilot.press("3")

    async def lose_connection(screen: TableScreen, pilot: object) -> None:
        assert isinstance(screen.sitting, There)
        chair = screen.sitting.chair
        before = chair.reconnections
        socket = chair._socket  # what a bad line would do
        assert socket is not None
        socket.transport.abort()
        while chair.reconnections == before:
            await asyncio.sleep(0.02)

    run(play())


def test_the_same_guest_comes_back_to_the_same_seat(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Katya") as [katya]:
            table = await open_table(katya, "eight28")
            link = Link.read(f"{server.url}t/{table.id}")
            first = await There.visit(link, "Vera", "en")
            await first.sit_down()
            await first.close()
            again = await There.visit(link, "Vera", "en")
            assert again.seats == [1]
            await again.close()

    run(play())


def test_line_by_line_at_a_servers_table(server: Running) -> None:
    async def begin() -> tuple[House, m.TableInfo]:
        house = House(server.url)
        await house.come_in("Katya")
        return house, await open_table(house, "twelve-days")

    async def play() -> None:
        house, table = await begin()
        with terminal("play", f"{server.url}t/{table.id}", "--plain", "--name", "Vera", "--lang", "en") as person:
            await asyncio.to_thread(person.expect, "You sit on seat 2.")
            person.type("say hello there\n")
            await house.start(table.id, fill=True)
            async with house.sit_at(table.id) as chair:
                playing = asyncio.create_task(play_on(chair, random.Random(1)))
                try:
                    while await asyncio.to_thread(person.expect, "Your move:", "The game is over.") == "Your move:":
                        person.type("1\n")
                    await playing
                finally:
                    playing.cancel()
                    with contextlib.suppress(asyncio.CancelledError, ClientError):
                        await playing
            assert await asyncio.to_thread(person.end) == 0
            assert "Vera says: hello there" in person.written
        await house.http.aclose()

    run(play())


def test_a_table_is_opened_on_a_server_from_the_menu_and_the_waiting_room_says_all(server: Running) -> None:
    """Options in words, who has to begin; a joiner reads it, too."""

    async def play() -> None:
        app = IgrotekaApp("en", Manners("Vera", animate=False, stands="none"))
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: bool(app.screen.query(Choices)) and bool(app.screen.query_one(Choices).choices))
            keys = [choice.key for choice in app.screen.query_one(Choices).choices]
            await pilot.press(str(keys.index("join") + 1))
            await until(pilot, lambda: is_written_in(app))
            app.screen.query_one(Input).value = server.url
            await pilot.press("enter")
            await until(pilot, lambda: is_questioned(app))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, NewGame) and bool(app.screen.query_one(Choices).choices))
            await pilot.press("s")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.moves.choices))
            screen = table_of(app)
            await until(pilot, lambda: "Deck: as in the box" in screen.board.plain)
            assert "A pass is final: No" in screen.board.plain and "=" not in screen.board.plain
            assert "3 seats are still free. You start the game." in screen.query_one("#ask", Said).plain
            assert screen.sitting.lobby is not None
            link = screen.sitting.lobby.link
            joined = await There.visit(Link.read(link), "Oleg", "ru")  # the same guest: the cookie is kept
            text = TableText(joined, None)
            assert "Колода: как в коробке" in "\n".join(line.plain for line in text.waiting_room(joined))
            await joined.close()
            async with people(server.url, "Katya") as [katya], katya.sit_at(link.rsplit("/", 1)[1]) as chair:
                guest = There(katya, chair, "en")
                assert "Vera starts the game." in TableText(guest, None).waiting_words(guest)
                guest._pulse.cancel()
            await pilot.press("1")
            await until(pilot, lambda: screen.sitting.state is not None)
            assert Manners().server == "" and known_manners().server == server.url

    run(play())


def test_a_table_is_opened_on_a_server_from_the_command_line(server: Running) -> None:
    with terminal("play", "eight28", "--server", server.url, "--plain", "--name", "Vera", "--lang", "en") as person:
        person.expect("You sit on seat 1.")
        person.expect(f"{server.url}t/")
        person.expect("You start the game.")
        person.type("start\n")
        person.expect("Your move:")
        person.type("quit\n")
        assert person.end() == 0


def test_a_server_without_a_game_asks_which_game_to_open_there(server: Running) -> None:
    with terminal("play", "--server", server.url, "--name", "Vera", "--bots", "novice", "--lang", "en") as person:
        person.expect("Which game")
        person.type("1")
        person.expect(f"{server.url}t/")
        person.type("\x03")
        assert person.end() == 0


def test_a_link_that_leads_nowhere_is_said_in_a_sentence(server: Running) -> None:
    async def visit(url: str, kind: type[Exception]) -> str:
        with pytest.raises(kind) as refused:
            await There.visit(Link.read(url), "Vera", "en")
        return str(refused.value)

    async def all_of_them() -> None:
        assert "no table's link" in await visit("https://host/nothing", LinkError)
        assert "Nobody answers at" in await visit("http://127.0.0.1:9/t/abc", LinkError)
        assert "There is no such table" in await visit(f"{server.url}t/abc", ClientError)

    run(all_of_them())


def test_the_clock_is_read_as_minutes_and_seconds() -> None:
    assert [clock_face(seconds) for seconds in (0, 9.7, 61, 3600)] == ["0:00", "0:09", "1:01", "1:00:00"]


def test_what_others_ask_is_answered_by_key(server: Running) -> None:
    """Somebody takes a move back: the people at the table are asked."""

    async def play() -> None:
        async with people(server.url, "Katya") as [katya]:
            table = await open_table(katya, "twelve-days")
            url = f"{server.url}t/{table.id}"
            app = IgrotekaApp("en", Manners("Vera", animate=False, stands="none"), lambda app: app.join(url))
            async with app.run_test(size=BIG) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.moves.choices))
                await pilot.press("1")
                screen = table_of(app)
                await until(pilot, lambda: screen.sitting.seats == [1])
                await katya.start(table.id)
                async with katya.sit_at(table.id) as chair:
                    await play_on(chair, random.Random(1), most=1)
                    await chair.take_back(0)
                    await until(pilot, lambda: is_questioned(app))
                    await pilot.press("1")
                    await until(pilot, lambda: "Katya takes a move back." in screen.query_one(Story).plain)
                    await until(pilot, lambda: "move" in screen.query_one("#ask", Said).plain)

    run(play())


def test_a_game_whose_shuffles_do_not_fit_what_was_kept_is_told_in_a_sentence(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as (vera,):
            seats = [m.SeatForm(mine=True), *[m.SeatForm(kind="bot", level="novice")] * 2]
            form = m.TableForm(game="my-number", options={"players": 3}, seats=seats, start=True)
            table = await vera.open_table(form)
            async with vera.sit_at(table.id) as chair:
                await play_on(chair, random.Random(1))
                there = There(vera, chair, "ru")
                assert await there.unfair() == []
                kept = vera.shares.find(vera.url, table.id)
                assert kept is not None
                kept.pledge = kept.pledge.replace("rules: 1", "rules: 2")
                assert [sentence for sentence in await there.unfair() if "подменили" in sentence]
                there._pulse.cancel()

    run(play())
