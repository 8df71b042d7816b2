"""Shares in the shuffles at a real server: nobody does anything for them, and nobody is waited for long."""

import asyncio
import random
import time

import pytest

from igroteka import protocol as m
from igroteka.client import ClientError
from igroteka.table.fairness import REVEAL_SECONDS, OwnShare
from igroteka.table.kept import KeptShares
from tests.server.running import Running, later, people, play_on, run, seated, table_of, until_choosing


def test_everybody_has_a_share_and_checks_the_end_against_what_he_kept(server: Running) -> None:
    async def play() -> None:
        async with seated(server.url, "my-number", "Vera", "Oleg", "Katya", shuffle_seats=True) as chairs:
            vera = chairs[0]
            assert vera.info is not None and [seat.share for seat in vera.info.seats] == ["given"] * 3
            for chair in chairs:
                await until_choosing(chair)
                await chair.move(chair.seats[0], chair.legal(chair.seats[0])[0])
            await vera.take_back(vera.seats[0])
            for chair in chairs[1:]:
                await later(chair, lambda state: state.take_back is not None)
                await chair.answer(True)
            state = await later(vera, lambda state: bool(state.taken_back))
            assert (state.pleas, state.taken_back) == (1, [1])
            await asyncio.gather(*(play_on(chair, random.Random(i)) for i, chair in enumerate(chairs)))
            for chair in chairs:
                checks = await chair.house.check(chair.table_id)
                assert all(check.holds for check in checks), [check.say() for check in checks if not check.holds]
                assert {"kept-pledge", "kept-salt", "kept-take-backs", "take-back"} <= {check.key for check in checks}

    run(play())


def test_a_game_alone_with_bots_begins_at_once(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = await vera.open_table(m.TableForm(game="twelve-days", start=True))
            assert table.status == m.PLAYING and table.seats[0].share == "given"
            assert table.pledge is not None and f"commit: {table.commit}" in table.pledge

    run(play())


def test_who_does_not_answer_is_waited_for_a_moment_and_left_out(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as (vera, oleg):
            table = await vera.open_table(m.TableForm(game="eight28", options={"players": 3}))
            silent = m.SitForm(seal=OwnShare.fresh().seal)
            await oleg.ask("POST", f"api/tables/{table.id}/sit", m.TableInfo, silent)
            began = time.monotonic()
            started = await vera.start(table.id, fill=True)
            assert started.status == m.WAITING and started.pledge is not None
            with pytest.raises(ClientError, match="beginning"):
                await oleg.leave(table.id)
            async with vera.sit_at(table.id) as chair:
                state = await later(chair, lambda state: bool(state.acting))
                assert time.monotonic() - began < REVEAL_SECONDS + 20
                assert ("left-out", 1) in [(doing.what, doing.seat) for doing in state.doings] or state.since == 0
                assert chair.info is not None
                assert [seat.share for seat in chair.info.seats] == ["given", "missing", "none"]

    run(play())


def test_a_server_that_changes_what_was_fixed_is_found_out_by_its_own_players(server: Running) -> None:
    """As if it had told something else before the game: another pledge, a take-back that was not seen."""

    async def play() -> None:
        async with people(server.url, "Vera") as (vera,):
            table = await table_of([vera], "my-number", 3)
            async with vera.sit_at(table.id) as chair:
                await play_on(chair, random.Random(1))
            assert all(check.holds for check in await vera.check(table.id))
            kept = vera.shares.find(vera.url, table.id)
            assert kept is not None
            vera.shares = KeptShares(None)
            kept.pledge, kept.taken_back = kept.pledge.replace("players=3", "players=4"), [1]
            vera.shares.keep(vera.url, table.id, kept)
            failed = {check.key: check.say() for check in await vera.check(table.id) if not check.holds}
            assert set(failed) == {"kept-pledge", "kept-take-backs"}
            assert "kept on your side" in failed["kept-pledge"]

    run(play())
