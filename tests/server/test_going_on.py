"""A finished game is gone on with from one of its positions."""

import random

import pytest

from igroteka import protocol as m
from igroteka.client import ClientError, House
from igroteka.engine.state import CHANCE
from igroteka.server.going_on import decision_at, setting_from
from igroteka.table import log
from igroteka.table.errors import TableError
from igroteka.table.pieces import Sitter
from igroteka.table.records import record_text
from igroteka.table.table import Table
from igroteka.table.verifying import verify
from tests.server.running import GAMES, Running, people, play_on, run, table_of
from tests.server.test_playing import counted
from tests.server.test_table import begun, finished


def going_on(old: Table, ply: int, seat: int, kept: list[log.Entry]) -> Table:
    """The table that goes on from there; its log is kept in ``kept``."""
    here = decision_at(old, ply)
    table = Table("u", "g", random.Random(ply).randbytes(32), setting_from(old, seat, here), 1.0)
    kept.append(table.seated(0, seat, "g", Sitter("G", "red", "salt"), 1.0))
    table.follow(kept)
    went_on = table.go_on_from("g", [(action.seat, action.text) for action in old.actions[:here]], 2.0)
    kept.extend(went_on)
    table.follow(went_on)
    return table


def play_out(table: Table, rng: random.Random, kept: list[log.Entry]) -> None:
    while table.status != "over":
        seat = rng.choice([seat for seat in table.acting if seat not in table.choices])
        move = rng.choice(table.playing_state().legal(seat))
        more = table.move(seat, move, "g", 3.0, table.ply)
        kept.extend(more)
        table.follow(more)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_from_the_very_position(game: str) -> None:
    old = finished(game, seed=5)
    rng = random.Random(7)
    for ply in [0, old.ply - 1, *(rng.randrange(old.ply) for _ in range(6))]:
        kept: list[log.Entry] = []
        table = going_on(old, ply, 1, kept)
        here = table.given
        there = old.game.start()
        for action in old.actions[:here]:
            there.play(action.text, CHANCE if action.seat is None else action.seat)
        assert here <= ply
        assert [action.text for action in table.actions[:here]] == [action.text for action in old.actions[:here]]
        if there.actor != CHANCE:
            assert table.ply == here
            assert table.playing_state().snapshot() == there.snapshot()
        assert set(table.acting) == set(table.playing_state().actors)  # nobody has half chosen
        play_out(table, rng, kept)
        again = Table("u", "g", table.secret, table.setting, 1.0)
        again.follow(kept)
        assert again.actions == table.actions
        checks = list(verify(record_text(table)))
        assert all(check.holds for check in checks)
        assert ("given" in [check.key for check in checks]) == (here > 0)


def test_only_what_was_drawn_here_is_checked_and_it_is() -> None:
    kept: list[log.Entry] = []
    old = finished("eight28", seed=5)
    table = going_on(old, old.ply // 2, 0, kept)
    play_out(table, random.Random(1), kept)
    whole = record_text(table)
    from_the_start = whole.replace(f"fairness-from: {table.given}\n", "")
    assert from_the_start != whole
    assert not all(check.holds for check in verify(from_the_start))


def test_where_all_choose_at_once_nobody_has_chosen_yet() -> None:
    old = finished("my-number", seed=5)
    choosing = [ply for ply, action in enumerate(old.actions) if action.seat is not None]
    first, second, third = choosing[:3]
    assert [old.actions[ply].seat for ply in (first, second, third)] == [0, 1, 2]
    assert [decision_at(old, ply) for ply in (first, second, third)] == [first, first, first]


def test_what_was_given_cannot_be_taken_back() -> None:
    kept: list[log.Entry] = []
    old = finished("eight28", seed=5)
    mine = [ply for ply, action in enumerate(old.actions) if action.seat == 1]
    table = going_on(old, mine[2], 1, kept)
    with pytest.raises(TableError) as refused:
        table.ask_back("g", 1, 3.0)
    assert refused.value.key == "take-back-nothing"
    state = table.playing_state()
    table.follow(table.move(1, state.legal(1)[0], "g", 3.0, table.ply))
    table.follow(table.ask_back("g", 1, 4.0))
    assert table.ply == table.given == mine[2]


def test_a_game_that_is_not_over_is_not_gone_on_with() -> None:
    with pytest.raises(TableError) as refused:
        decision_at(begun(), 2)
    assert refused.value.key == "go-on-not-yet"
    old = finished("eight28", seed=5)
    with pytest.raises(TableError) as refused:
        decision_at(old, old.ply)
    assert refused.value.key == "go-on-over"
    with pytest.raises(TableError) as refused:
        setting_from(old, 7, 0)
    assert refused.value.key == "seat-unknown"


def test_a_guest_goes_on_against_bots_and_it_counts_for_nothing(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as (house,), House(server.url) as stranger:
            table = await table_of([house], "my-number", 3)
            with pytest.raises(ClientError) as early:
                await house.go_on(table.id, 3, 0)
            assert early.value.key == "go-on-not-yet"
            async with house.sit_at(table.id) as vera:
                await play_on(vera, random.Random(1))
            with pytest.raises(ClientError) as unknown:
                await stranger.go_on(table.id, 3, 0)
            assert unknown.value.key == "guest-needed"
            replay = await house.ask("GET", f"api/tables/{table.id}/replay?seat=open", m.TableReplay)
            decision = next(frame.ply - 1 for frame in replay.frames[40:] if frame.seat == 1)
            tried = await house.go_on(table.id, decision, 1)
            assert tried.origin is not None and tried.origin.table == table.id and tried.origin.ply <= decision
            assert (tried.status, tried.listed, tried.rated) == ("playing", False, False)
            assert [seat.mine for seat in tried.seats] == [False, True, False]
            assert tried.id in [running.id for running in (await house.home()).running]
            async with house.sit_at(tried.id) as vera:
                await play_on(vera, random.Random(2))
            again = await house.ask("GET", f"api/tables/{tried.id}/replay?seat=open", m.TableReplay)
            begins = tried.origin.ply + 1
            assert [frame.move for frame in again.frames[:begins]] == [frame.move for frame in replay.frames[:begins]]
            assert again.frames[begins:] != replay.frames[begins:]
            rematch = await house.rematch(tried.id)
            assert rematch.origin is None
            async with house.sit_at(rematch.id) as vera:
                await play_on(vera, random.Random(3))
            page = await counted(house, 2)
            assert [one.table for one in page.finished] == [rematch.id, table.id]

    run(play())
