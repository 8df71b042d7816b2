"""The table without a server: the fold, the clocks, fairness."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

import igroteka
from igroteka.protocol.terms import ClockChoice
from igroteka.table import fairness, log
from igroteka.table.errors import Stale, TableError
from igroteka.table.fold import MOST_SCENES
from igroteka.table.pieces import Sitter
from igroteka.table.projection import StateWriter
from igroteka.table.records import record_text
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table
from igroteka.table.verifying import verify


def table_with(
    game: str = "eight28", players: int = 3, clock: str = "none", secret: bytes = bytes(32), **terms: object
) -> Table:
    """A table full of people; what will be drawn at it hangs on its secret alone."""
    setting = Setting(
        game=game,
        options={"players": players},
        places=[Place() for _ in range(players)],
        clock=ClockChoice(clock),  # type: ignore[arg-type]
        **terms,  # type: ignore[arg-type]
    )
    table = Table("t", "g0", secret, setting, 0.0)
    for seat in range(players):
        table.follow(table.sit(f"g{seat}", Sitter(f"N{seat}", "red", f"salt{seat}"), None, None, 1.0))
    return table


def begun(game: str = "eight28", players: int = 3, clock: str = "none", **terms: Any) -> Table:
    table = table_with(game, players, clock, **terms)
    table.follow(table.start("g0", False, 10.0))
    return table


def finished(game: str, seed: int, take_backs: bool = False, kept: list[log.Entry] | None = None) -> Table:
    """A whole random game; its log is kept in ``kept``."""
    entries = [] if kept is None else kept
    rng = random.Random(seed)
    table = table_with(game, secret=rng.randbytes(32))

    def follow(more: list[log.Entry]) -> None:
        entries.extend(more)
        table.follow(more)

    follow(table.start("g0", False, 10.0))
    while table.status != "over":
        seat = rng.choice([seat for seat in table.acting if seat not in table.choices])
        move = rng.choice(table.playing_state().legal(seat))
        follow(table.move_of_guest(f"g{seat}", seat, move, table.ply, f"{rng.random()}", 11.0))
        has_moved = any(action.seat == seat for action in table.actions)
        if take_backs and has_moved and table.status == "playing" and rng.random() < 0.1:
            follow(table.ask_back(f"g{seat}", seat, 12.0))
            for guest in table.people(but=seat):
                follow(table.answer_back(guest, True, 12.0))
    return table


def test_the_beginning_of_a_game_needs_nothing_that_was_told_before() -> None:
    table = table_with()
    seated = table.length
    table.follow(table.start("g0", False, 10.0))
    begun = table.length
    assert msgspec.json.decode(StateWriter(table, seated).message((0,)))["since"] == 0
    (seat,) = table.acting
    table.follow(table.move(seat, "pass", f"g{seat}", 11.0, table.ply))
    assert msgspec.json.decode(StateWriter(table, begun).message((0,)))["since"] == begun


MOST = {"eight28": 6, "twelve-days": 8, "jackal-high": 5, "my-number": 6}
A_FEW = 12  # views in one message: more than the longest chain of contests that these games have


@pytest.mark.parametrize("game", MOST)
@pytest.mark.parametrize("most", [False, True])
def test_every_step_worth_a_look_comes_with_its_view_and_no_other(game: str, most: bool) -> None:
    """A deal of dozens of cards is one thing to see, a contest's roll is one each; secret choices are none."""
    rng = random.Random(f"{game} {most}")
    table = table_with(game, MOST[game] if most else 4, secret=rng.randbytes(32))
    table.follow(table.start("g0", False, 10.0))
    passing = {table.game.kit.table.TALES[event].name for event in table.game.kit.passing}
    seen = 0
    while table.status != "over" and table.ply < 400:
        seat = rng.choice([seat for seat in table.acting if seat not in table.choices])
        before = table.length
        move = rng.choice(table.playing_state().legal(seat))
        table.follow(table.move_of_guest(f"g{seat}", seat, move, table.ply, f"{rng.random()}", 11.0))
        state = msgspec.json.decode(StateWriter(table, before).message((0,)))
        *steps, _ = state["eyes"][0]["steps"] or [None]
        for step in steps:
            told = {event["event"] for event in step["events"]}
            assert (step["view"] is not None) == bool(told - passing), told
        views = sum(step["view"] is not None for step in steps)
        assert views <= A_FEW
        seen += views
    assert seen


def test_who_missed_too_much_to_watch_is_told_the_whole_game() -> None:
    table = table_with("eight28")
    table.follow(table.start("g0", False, 10.0))
    begun = table.length
    while table.ply < 2 * MOST_SCENES:
        seat = table.acting[0]
        move = table.playing_state().legal(seat)[0]
        table.follow(table.move_of_guest(f"g{seat}", seat, move, table.ply, f"{table.ply}", 11.0))
    late, lately = (msgspec.json.decode(StateWriter(table, since).message((0,))) for since in (begun, table.length - 1))
    assert (late["since"], len(late["eyes"][0]["steps"])) == (0, table.ply)
    assert (lately["since"], len(lately["eyes"][0]["steps"]) < 9) == (table.length - 1, True)


@pytest.mark.parametrize("game", ["eight28", "my-number"])
@pytest.mark.parametrize("take_backs", [False, True])
def test_whoever_reads_the_same_log_sits_at_the_same_table(game: str, take_backs: bool) -> None:
    kept: list[log.Entry] = []
    original = finished(game, 3, take_backs, kept)
    twin = table_with(game)
    twin.follow(kept)
    assert (twin.length, twin.actions, twin.epoch) == (original.length, original.actions, original.epoch)
    assert twin.playing_state().view() == original.playing_state().view()
    assert original.epoch > 0 or not take_backs


@pytest.mark.parametrize("take_backs", [False, True])
def test_the_record_of_a_finished_table_is_verified_from_its_text_alone(take_backs: bool) -> None:
    table = finished("eight28", 3, take_backs)
    record = record_text(table)
    assert ("fairness-epochs" in record) == take_backs
    assert all(check.holds for check in verify(record))
    assert igroteka.GameRecord.read(record).state.scores == table.playing_state().scores


def forgeries(record: str) -> Iterator[str]:
    """The record with one dealt card changed, where the rest can still be played and ends the same."""
    head, _, moves = record.partition("\n\n")
    cards = moves.replace("\n", " ").split(", ")
    for i, card in enumerate(cards):
        for face in "123456789":
            if card.startswith("deal ") and card != f"deal {face}":
                forged = f"{head}\n\n{', '.join([*cards[:i], f'deal {face}', *cards[i + 1 :]])}"
                with suppress(igroteka.RecordError):
                    igroteka.GameRecord.read(forged)
                    yield forged


def test_a_changed_draw_is_found_out() -> None:
    record = record_text(finished("eight28", 4))
    assert all(check.holds for check in verify(record))
    forged = next(forgeries(record))
    assert not all(check.holds for check in verify(forged))


def test_a_changed_secret_is_found_out() -> None:
    table = finished("eight28", 5)
    forged = record_text(table).replace(table.secret.hex(), fairness.new_secret().hex())
    assert not next(verify(forged)).holds


def test_draws_are_unbiased_and_depend_on_every_salt() -> None:
    secret = bytes(range(32))
    ways = {"a": 1, "b": 2, "c": 3}
    drawn = [fairness.draw(secret, fairness.old_message(("x", "y"), 0, ply), ways) for ply in range(6000)]
    for text, weight in ways.items():
        assert abs(drawn.count(text) / 6000 - weight / 6) < 0.03
    other = [fairness.draw(secret, fairness.old_message(("x", "z"), 0, ply), ways) for ply in range(6000)]
    assert drawn != other


def test_whose_time_runs_out_is_played_for_until_he_moves_himself() -> None:
    table = begun(clock="fast")
    (seat,) = table.acting
    assert table.deadlines() == {seat: 35.0}
    assert table.run_out(34.0) == []
    table.follow(table.run_out(36.0))
    assert table.chairs[seat].away == "clock" and table.bots_to_move() == (seat,)
    table.follow(table.move_of_guest(f"g{seat}", seat, "pass", table.ply, "i", 37.0))
    assert table.chairs[seat].away is None
    assert [happening.what for happening in table.happenings] == ["started", "away", "back"]


def test_days_for_a_move_run_out_after_days() -> None:
    setting = Setting(game="eight28", options={"players": 3}, places=[Place()] * 3, clock=ClockChoice("days", 2))
    table = Table("t", "g0", fairness.new_secret(), setting, 0.0)
    table.follow(table.sit("g0", Sitter("Vera", "red"), None, None, 1.0))
    table.follow(table.start("g0", True, 10.0))
    while table.bots_to_move():
        (seat,) = table.acting
        table.follow(table.move(seat, "pass", "bot:casual", 10.0, table.ply))
    assert table.deadlines() == {0: 10.0 + 2 * 86_400}
    assert table.run_out(86_400.0) == []
    assert [(entry.kind, entry.seat, entry.text) for entry in table.run_out(172_811.0)] == [("away", 0, "clock")]


def test_one_who_says_no_keeps_a_move_from_being_taken_back() -> None:
    table = begun()
    (seat,) = table.acting
    table.follow(table.move_of_guest(f"g{seat}", seat, "pass", table.ply, "i", 11.0))
    ply, others = table.ply, list(table.people(but=seat))
    table.follow(table.ask_back(f"g{seat}", seat, 12.0))
    table.follow(table.answer_back(others[0], True, 12.0))
    table.follow(table.answer_back(others[1], False, 12.0))
    assert table.ply == ply and table.plea is None
    assert table.happenings[-1].what == "take-back-refused"


def test_half_of_the_others_are_too_few_to_replace_who_is_away() -> None:
    table = begun()
    with pytest.raises(TableError, match="is present"):
        table.vote("g1", 0, True, None, 11.0)
    table.follow(table.stand("g0", 11.0))
    table.follow(table.vote("g1", 0, True, None, 400.0))
    table.follow(table.vote("g2", 0, False, None, 400.0))
    assert table.chairs[0].guest == "g0" and not table.votes
    for guest in ("g1", "g2"):
        table.follow(table.vote(guest, 0, True, None, 401.0))
    assert table.chairs[0].guest is None and table.happenings[-1].what == "replaced"
    assert table.come_back("g0", 402.0) == []


@pytest.mark.parametrize(("clock", "seconds"), [("none", 300), ("relaxed", 240), ("fast", 120), ("days", 3 * 86_400)])
def test_a_vote_needs_an_absence_that_fits_the_pace_of_the_table(clock: str, seconds: int) -> None:
    table = begun(clock=clock)
    for gone in (0.16, seconds - 1.0):
        with pytest.raises(TableError, match="away for a while"):
            table.vote("g1", 0, True, gone, 11.0)
    assert table.vote("g1", 0, True, float(seconds), 11.0)


def test_one_other_alone_throws_nobody_out_and_neither_does_a_majority() -> None:
    """At a table of two, and where one of three does not agree: a bot plays on until he is back."""
    for players, voters in ((2, ["g1"]), (4, ["g1", "g2"])):
        table = begun("twelve-days", players)
        for guest in voters:
            table.follow(table.vote(guest, 0, True, 1000.0, 20.0))
        assert (table.chairs[0].guest, table.chairs[0].away) == ("g0", "vote")
        table.follow(table.come_back("g0", 21.0))
        assert table.chairs[0].away is None and table.happenings[-1].what == "back"


def test_a_log_from_before_still_ends_a_vote_as_it_did() -> None:
    table = begun("twelve-days", 2)
    table.follow([log.Entry(table.length, log.VOTE, 1, "0 yes", "g1", 20.0)])
    assert table.chairs[0].guest is None


def test_a_move_into_a_game_that_went_on_is_stale() -> None:
    table = begun()
    (seat,) = table.acting
    table.follow(table.move_of_guest(f"g{seat}", seat, "pass", table.ply, "i", 11.0))
    with pytest.raises(Stale):
        table.move_of_guest(f"g{seat}", seat, "pass", table.ply - 1, "j", 11.0)


def test_a_log_with_a_gap_is_refused() -> None:
    table = begun()
    with pytest.raises(ValueError, match="does not follow"):
        table.follow([log.Entry(table.length + 1, log.BACK, 0, "", "g0", 1.0)])


def test_rated_tables_take_nothing_back() -> None:
    table = begun(rated=True)
    (seat,) = table.acting
    table.follow(table.move_of_guest(f"g{seat}", seat, "pass", table.ply, "i", 11.0))
    with pytest.raises(TableError, match="cannot be taken back"):
        table.ask_back(f"g{seat}", seat, 12.0)


def test_the_host_who_leaves_hands_the_table_on() -> None:
    table = table_with()
    table.follow(table.stand("g0", 2.0))
    assert table.host == "g1" and table.chairs[0].free


def test_shuffled_seats_carry_their_salts_with_them() -> None:
    table = table_with(shuffle_seats=True)
    entries = table.start("g0", False, 3.0)
    table.follow(entries)
    assert sorted(table.salts) == ["salt0", "salt1", "salt2"]
    order = [int(seat) for seat in entries[0].text.split()]
    assert [chair.guest for chair in table.chairs] == [f"g{seat}" for seat in order]
