"""Standing orders: given ahead, obeyed as if thought about, seen by nobody else."""

import asyncio
import random
import re
from collections import deque
from pathlib import Path

import pytest

from igroteka import protocol as m
from igroteka.client import Chair
from igroteka.server.rooms.orders import UNEVEN, StandingOrders
from igroteka.table.projection import Looking, StateWriter
from igroteka.table.shared import shared_game
from tests.boxes import GAMES
from tests.server.running import PATIENCE, Running, later, people, run, running, seated, table_of, until_choosing
from tests.server.test_secrets import begun


def asked(state: m.StateChanged, seat: int) -> bool:
    return seat in state.acting and seat not in state.decided


async def ordered(chair: Chair, name: str | None) -> m.StateChanged:
    """The state that shows it to who has ordered."""
    await chair.say(m.GiveOrder(seat=chair.seats[0], order=name))
    return await later(chair, lambda state: state.eyes[0].order == name)


def waiting(chairs: list[Chair]) -> Chair:
    """One of these who is not asked now."""
    return next(chair for chair in chairs if chair.state and not asked(chair.state, chair.seats[0]))


async def step(*chairs: Chair) -> None:
    """Whoever of these is asked takes what is offered."""
    for chair in chairs:
        state, seat = chair.state, chair.seats[0]
        if state is not None and asked(state, seat):
            await chair.move(seat, chair.eyes(seat).legal[0])
            return
    await asyncio.sleep(0.01)


def reached(state: m.StateChanged) -> bool:
    """The round is over: gems are divided, or the next one has begun."""
    view = state.eyes[0].view
    return state.over or view["phase"] == "choose" or bool(view["round"] > 1)


async def until_divided(*chairs: Chair) -> None:
    async with asyncio.timeout(PATIENCE):
        while not all(chair.state and reached(chair.state) for chair in chairs):
            await step(*chairs)


def test_an_order_passes_until_the_round_is_over_and_nobody_else_is_told(server: Running) -> None:
    async def work() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya", listed=False) as (vera, oleg, katya):
            state = await ordered(vera, "no-more")
            assert state.eyes[0].orders == ["no-more"]
            await until_divided(oleg, katya)
            ended = await later(vera, reached)
            assert ended.eyes[0].order is None, "The order outlived its round."
            assert vera.house.guest is not None
            page = await vera.house.record(vera.table_id, str(vera.seats[0]))
            assert "no-more" not in page, "The record tells of it."

    run(work())


def test_an_order_that_is_taken_back_moves_no_more(server: Running) -> None:
    async def work() -> None:
        async with seated(server.url, "eight28", "Anna", "Boris", "Clara") as chairs:
            last = waiting(chairs)
            await ordered(last, "no-more")
            await ordered(last, None)
            others = [chair for chair in chairs if chair is not last]
            async with asyncio.timeout(PATIENCE):
                while not (last.state and asked(last.state, last.seats[0])):
                    await step(*others)
            await last.say(m.Ping(n=1))
            await last.until(m.Pong)  # what would have moved for it has had its turn
            assert last.state is not None and asked(last.state, last.seats[0])

    run(work())


def test_an_order_outlives_a_restart(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with seated(server.url, "eight28", "Dina", "Egor", "Fima") as chairs:
            last = waiting(chairs)
            await ordered(last, "no-more")
            connections = last.reconnections
            server.kill()
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(PATIENCE):
                while last.reconnections == connections:
                    await asyncio.sleep(0.02)
            kept = await later(last, lambda state: state.eyes[0].order == "no-more")
            assert kept.eyes[0].seat == last.seats[0]
            await until_divided(*[chair for chair in chairs if chair is not last])

    with running(tmp_path / "house") as server:
        run(work(server))


def test_what_cannot_be_ordered_is_refused(server: Running) -> None:
    async def work() -> None:
        async with seated(server.url, "my-number", "Gena", "Hanna", "Inna") as (gena, hanna, _):
            assert gena.state is not None and gena.state.eyes[0].orders == []
            await gena.say(m.GiveOrder(seat=gena.seats[0], order="no-more"))
            assert (await gena.until(m.Refused)).key == "order-not-now"
            await gena.say(m.GiveOrder(seat=hanna.seats[0], order=None))
            assert (await gena.until(m.Refused)).key == "seat-not-yours"

    run(work())


def test_other_seats_are_sent_the_same_bytes() -> None:
    table = begun("eight28", random.Random(1))

    def told(seats: tuple[int, ...], given: dict[int, str]) -> bytes:
        return re.sub(rb'"now":[\d.e+]+', b"", StateWriter(table, 0, Looking(given), seats).message(seats))

    for seats in ((), (1,), (2,)):
        assert told(seats, {0: "no-more"}) == told(seats, {})
    assert told((0,), {0: "no-more"}) != told((0,), {})


def test_at_a_slow_table_nobody_is_told_who_looks_at_it(server: Running) -> None:
    """A move that comes although its owner is not connected would be one that he has ordered."""

    async def heard(chair: Chair) -> list[m.ServerMessage]:
        """All that came until now."""
        await chair.say(m.Ping(n=1))
        found: list[m.ServerMessage] = []
        while not found or not isinstance(found[-1], m.Pong):
            message = await chair.messages.get()
            assert message is not None
            found.append(message)
        return found

    async def work() -> None:
        slow = m.ClockChoice(kind="days", days=2)
        async with people(server.url, "Kira", "Lev", "Mila") as (kira, lev, mila):
            table = await table_of([kira, lev, mila], "eight28", 3, clock=slow)
            async with kira.sit_at(table.id) as hers, mila.sit_at(table.id):
                async with lev.sit_at(table.id) as his:
                    await until_choosing(his)
                    await heard(hers)
                while "igroteka_sockets 2" not in (await kira.http.get("metrics")).text:
                    await asyncio.sleep(0.02)
                assert not [one for one in await heard(hers) if isinstance(one, m.TableChanged)]
                info = await kira.table(table.id)
                assert [seat.online for seat in info.seats] == [True] * 3

    run(work())


def test_a_move_by_order_takes_as_long_as_a_thought_of_its_owner() -> None:
    orders = StandingOrders(None, 0.7, None, None)  # type: ignore[arg-type]
    orders._took[1] = deque([2.0, 5.0])
    least, most = UNEVEN
    times = [orders._thought(1) for _ in range(200)]
    assert all(2 * least <= time <= 2 * most or 5 * least <= time <= 5 * most for time in times)
    assert len(set(times)) > 100


@pytest.mark.parametrize("id", sorted(GAMES))
def test_an_order_names_what_a_seat_sees_and_a_move_of_the_game(id: str) -> None:
    game = shared_game(id, b"{}")
    state = game.start()
    view = state.view(0)
    for order in game.kit.orders:
        assert order.move in game.kit.action_of
        assert set(order.same) <= set(view)
        assert set(order.unless) <= set(view["players"][0])
    for _ in range(60):  # all see alike on what an order depends
        if game.kit.orders and state.actor is not None:
            seen = [(state.view(seat)["phase"], state.view(seat)["players"]) for seat in range(game.players)]
            for order in game.kit.orders:
                assert (
                    len(
                        {str([phase, [[bool(one[key]) for key in order.unless] for one in all]]) for phase, all in seen}
                    )
                    == 1
                )
            state.play(next(iter(state.legal())))
