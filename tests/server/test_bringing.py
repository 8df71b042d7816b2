"""A game that was played on a device goes on at the server, or is kept there."""

import asyncio
import random

import pytest

from igroteka import protocol as m
from igroteka.client import ClientError, House
from igroteka.engine.record import GameRecord
from igroteka.table.records import record_text
from igroteka.table.verifying import verify
from tests.server.running import GAMES, Running, people, play_on, run
from tests.server.test_table import begun, finished

MINE = m.SeatForm(mine=True, name="Vera")
FRIEND = m.SeatForm(kind="friend", level="novice")
BOT = m.SeatForm(kind="bot", level="novice")


async def bring(house: House, record: str, *seats: m.SeatForm) -> m.TableInfo:
    return await house.ask("POST", "api/bring", m.TableInfo, m.BringForm(record=record, seats=list(seats), salt="salt"))


def running_record() -> str:
    """A game that has just been dealt, as a device writes it down."""
    table = begun("eight28")
    return GameRecord(table.playing_state(), ("Vera", "A", "B"), {"table": "~device"}).text()


def test_a_running_game_goes_on_with_a_friend_in_a_bots_seat(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as (vera, oleg):
            record = running_record()
            table = await bring(vera, record, MINE, FRIEND, BOT)
            assert table.origin is not None
            assert (table.status, table.origin.table, table.origin.ply, table.ply) == ("playing", "~device", 3, 3)
            assert (table.rated, table.listed) == (False, False)
            assert [seat.level for seat in table.seats] == [None, "novice", "novice"]
            (invitation,) = table.invitations
            await oleg.sit(table.id, invitation=invitation.token)
            async with vera.sit_at(table.id) as hers, oleg.sit_at(table.id) as his:
                await asyncio.gather(play_on(hers, random.Random(1)), play_on(his, random.Random(2)))
            text = await vera.record(table.id)
            assert "fairness-from: 3" in text
            checks = list(verify(text))
            assert all(check.holds for check in checks) and "given" in [check.key for check in checks]
            assert vera.guest is not None
            page = await vera.ask("GET", f"api/players/{vera.guest.id}", m.PlayerPage)
            assert page.finished == []  # its luck was not ours: it counts for nothing

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_kept_for_whoever_has_its_link(game: str, server: Running) -> None:
    async def play() -> None:
        old = finished(game, seed=5)
        async with people(server.url, "Vera") as (vera,), House(server.url) as stranger:
            table = await bring(vera, record_text(old), MINE, *[BOT] * (old.players - 1))
            assert (table.status, table.origin) == ("over", m.Origin("~", old.ply))  # never a table of this server's
            assert table.scores == list(old.playing_state().scores)
            replay = await stranger.ask("GET", f"api/tables/{table.id}/replay?seat=open", m.TableReplay)
            assert [frame.move for frame in replay.frames[1:]] == [action.text for action in old.actions]
            fairness = await stranger.ask("GET", f"api/tables/{table.id}/fairness", m.Fairness)
            assert fairness.draws == []

    run(play())


def test_what_the_rules_do_not_bear_out_is_refused(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as (vera,), House(server.url) as stranger:
            record = running_record()
            for wrong, seats, key in (
                (record.rstrip() + ", take, take, take, take, draw 28\n", (MINE, BOT, BOT), "record-move"),
                (record, (MINE, BOT), "table-seats"),
                (record, (BOT, BOT, BOT), "table-nobody"),
                ("hello", (MINE, BOT, BOT), "record-first-line"),
            ):
                with pytest.raises(ClientError) as refused:
                    await bring(vera, wrong, *seats)
                assert refused.value.key == key
            with pytest.raises(ClientError) as unknown:
                await bring(stranger, record, MINE, BOT, BOT)
            assert unknown.value.key == "guest-needed"

    run(play())
