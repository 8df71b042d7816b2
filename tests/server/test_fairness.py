"""An operator who would like to choose the cards: every way that we know of is found out (docs/fairness.md)."""

import asyncio
import itertools
import random
import re
import subprocess
from pathlib import Path

import httpx
import msgspec
import pytest

import igroteka
from igroteka import protocol as m
from igroteka.client import House
from igroteka.engine.state import CHANCE
from igroteka.table import fairness
from igroteka.table.errors import TableError
from igroteka.table.fairness import OwnShare
from igroteka.table.info import table_info
from igroteka.table.kept import KeptShare, KeptShares, lines_of
from igroteka.table.pieces import Sitter, TakeBack
from igroteka.table.projection import StateWriter
from igroteka.table.table import Table
from igroteka.table.verifying import Check, opened, verify
from tests.browser.conftest import node
from tests.server.shuffling import (
    FORGERIES,
    SAID_OF,
    SHORT,
    Played,
    begun,
    finished,
    forged,
    move,
    play_on,
    sat,
    take_back,
)


def failed(checks: list[Check]) -> set[str]:
    return {check.key for check in checks if not check.holds}


def found(played: Played, guest: str = "g1", record: str | None = None) -> set[str]:
    """What does not hold for an honest guest: in the record, and against what he kept himself."""
    text = record or played.record
    return failed([*verify(text), *played.kept[guest].check(*opened(text))])


def with_line(record: str, key: str, value: str) -> str:
    changed = re.sub(rf"^{key}: .*$", f"{key}: {value}", record, flags=re.MULTILINE)
    assert changed != record
    return changed


@pytest.mark.parametrize("game", SHORT)
def test_a_game_that_nobody_cheated_in_is_in_order_for_everybody(game: str) -> None:
    played = finished(game, 2, take_backs=0.15 if game in ("my-number", "twelve-days") else 0.03, shuffle_seats=True)
    assert played.table.shares is not None and played.table.shares.take_backs
    assert found(played, "g0") == found(played, "g1") == set()
    assert {"share", "seats-drawn", "take-back"} <= {check.key for check in verify(played.record)}
    assert igroteka.GameRecord.read(played.record).state.scores == played.table.playing_state().scores


# --- before the game ----------------------------------------------------------------------------


def test_nothing_of_a_share_is_known_before_all_are_fixed() -> None:
    played = sat("eight28", 1)
    told = msgspec.json.encode([table_info(played.table, guest, "en") for guest in (None, "g0", "g1")]).decode()
    assert played.table.status == m.WAITING and played.table.shares is not None
    for kept in played.kept.values():
        assert kept.share.token(0) not in told and kept.share.seal in played.table.shares.pledge


def test_who_sits_down_last_cannot_look_for_a_share_that_suits_him() -> None:
    """Not even with the server's help: when he learns the other's salt, his own is fixed."""
    played = sat("eight28", 1)
    table, other = played.table, OwnShare.fresh()
    table.follow(table.reveal("g0", played.kept["g0"].share.token(0), 3.0))
    with pytest.raises(TableError, match="beginning"):
        table.seal("g1", other.seal, 3.0)
    with pytest.raises(TableError, match="sealed"):
        table.reveal("g1", other.token(0), 3.0)
    with pytest.raises(TableError, match="beginning"):
        table.sit("g2", Sitter("N2", "red", seal=other.seal), None, None, 3.0)
    with pytest.raises(TableError, match="beginning"):
        table.stand("g1", 3.0)


def test_a_client_lays_nothing_open_for_another_secret_without_its_seal_or_twice() -> None:
    played = sat("eight28", 1)
    info, kept = played.info("g1"), played.kept["g1"]
    assert info.pledge is not None and kept.may_open(info)
    other = "0" * 64
    assert not kept.may_open(with_pledge(info, kept.commit, other))
    assert not kept.may_open(msgspec.structs.replace(with_pledge(info, kept.commit, other), commit=other))
    assert not kept.may_open(with_pledge(info, kept.share.seal, OwnShare.fresh().seal))
    first, second, _ = lines_of(info.pledge)["seals"].split(",")
    assert not kept.may_open(with_pledge(info, f"{first},{second}", f"{second},{first}"))  # at my place is another's
    kept.pledge = info.pledge
    assert kept.may_open(info) and not kept.may_open(with_pledge(info, "rules: 1", "rules: 2"))


def with_pledge(info: m.TableInfo, was: str, now: str) -> m.TableInfo:
    assert info.pledge is not None and was in info.pledge
    return msgspec.structs.replace(info, pledge=info.pledge.replace(was, now))


def test_a_client_lays_nothing_open_for_another_game_table_or_options_than_it_was_shown() -> None:
    played = sat("eight28", 1, shuffle_seats=True)
    info, kept = played.info("g1"), played.kept["g1"]
    assert info.pledge is not None and kept.may_open(info)
    changes = {
        "table: t1": "table: t2", "game: eight28": "game: my-number", "pass_is_final=false": "pass_is_final=true",
        "seats: drawn": "seats: kept", "igroteka fairness 2": "igroteka fairness 3", "\nseals": "\nmore: 1\nseals",
    }  # fmt: skip
    for was, now in changes.items():
        assert not kept.may_open(with_pledge(info, was, now)), now
    said_so = {"options": {**info.options, "pass_is_final": True}}  # even where the table is shown so by now
    changed = with_pledge(info, "pass_is_final=false", "pass_is_final=true")
    assert not kept.may_open(msgspec.structs.replace(changed, **said_so))


def test_who_does_not_lay_his_share_open_in_time_is_left_out_for_all_to_see() -> None:
    played = begun(silent="g1")
    table = played.table
    assert table.status == m.PLAYING
    assert [(happening.what, happening.seat) for happening in table.happenings][1:] == [("left-out", 1)]
    assert [seat.share for seat in table_info(table, None, "en").seats] == ["given", "missing", "none"]
    play_on(played, random.Random(1))
    assert ("left-out", True) in [(check.key, check.holds) for check in verify(played.record)]


def test_a_share_that_the_server_drops_is_missed_by_its_owner() -> None:
    played = begun(silent="g1")  # he sent it; the server says that it came too late
    play_on(played, random.Random(1))
    assert found(played) == {"kept-salt"}


# --- seats, secret, shares ----------------------------------------------------------------------


def test_seats_that_were_not_drawn_are_found_out() -> None:
    played = finished(seed=3, shuffle_seats=True)
    assert played.table.shares is not None
    order = [*played.table.shares.order[1:], played.table.shares.order[0]]
    assert "seats-drawn" in found(played, record=with_line(played.record, "fairness-order", " ".join(map(str, order))))
    moved = with_line(with_line(played.record, "fairness-order", "1 0 2"), "fairness-seats", "kept")
    assert "seats-kept" in found(played, record=moved)


def test_another_secret_is_found_out_and_with_its_commitment_too() -> None:
    played = finished()
    secret = fairness.new_secret()
    changed = with_line(played.record, "fairness-secret", secret.hex())
    assert "commit" in found(played, record=changed)
    twin = cheated(played, secret=secret)
    assert failed(list(verify(twin.record))) == set()  # whoever was not there cannot know
    assert found(twin) >= {"kept-pledge", "kept-seen"}


def test_a_share_that_is_changed_afterwards_is_found_out_and_with_its_seal_too() -> None:
    played = finished()
    share = OwnShare.fresh()
    salts = [share.token(0), *played.told.salts[1:]]
    assert "share" in found(played, record=with_line(played.record, "fairness-salts", ",".join(salts)))
    twin = cheated(played, others=share)
    assert failed(list(verify(twin.record))) == set()
    assert found(twin) >= {"kept-pledge", "kept-seen"}


def cheated(played: Played, secret: bytes | None = None, others: OwnShare | None = None) -> Played:
    """A game that the server made up afterwards with the honest share of g1, which it knows by then."""
    first = played.table
    table = Table(first.id, "g0", secret or first.secret, first.setting, 0.0)
    shares = {"g0": others or played.kept["g0"].share, "g1": played.kept["g1"].share}
    for guest, share in shares.items():
        table.follow(table.sit(guest, Sitter(f"N{guest[1:]}", "red", seal=share.seal), None, None, 1.0))
    table.follow(table.start("g0", True, 2.0))
    for guest, share in shares.items():
        table.follow(table.reveal(guest, share.token(0), 3.0))
    play_on(Played(table, {}), random.Random(7))
    return Played(table, played.kept)


def test_another_table_or_other_options_give_other_draws() -> None:
    played = finished()
    for key, value in (("table", "t2"), ("fairness-from", "3")):
        record = played.record.replace("\n\n", "\nfairness-from: 0\n\n", 1)
        assert failed(list(verify(with_line(record, key, value)))) & {"draw"}


def test_a_record_of_the_first_kind_is_not_taken_for_a_game_with_shares() -> None:
    played = finished()
    head, _, moves = played.record.partition("\n\n")
    kept_out = ("fairness:", "fairness-seals:", "fairness-seats:", "fairness-order:")
    old = "\n".join(line for line in head.splitlines() if not line.startswith(kept_out)) + "\n\n" + moves
    assert found(played, record=old) >= {"kept-pledge", "kept-salt"}


# --- the end ------------------------------------------------------------------------------------


def test_a_game_other_than_was_seen_is_found_out() -> None:
    """Everything follows from the secret and the shares that were fixed: only somebody has moved otherwise."""
    played = finished("twelve-days")
    twin = cheated(played)
    assert failed(list(verify(twin.record))) == set()
    assert found(twin) >= {"kept-seen"} and found(twin) <= {"kept-seen", "kept-result"}
    (check,) = [one for one in played.kept["g1"].check(*opened(twin.record)) if one.key == "kept-seen"]
    assert check.details["seen"] in check.say() and check.details["told"] in check.say("ru")


def test_a_result_other_than_was_shown_is_found_out() -> None:
    played = finished()
    played.kept["g1"].scores[0] += 1
    assert found(played) == {"kept-result"}


def test_a_seat_other_than_was_drawn_is_found_out_even_where_the_record_says_the_right_one() -> None:
    played = finished(seed=3, shuffle_seats=True)
    (seat,) = played.kept["g1"].seats
    played.kept["g1"].seats = [(seat + 1) % 3]
    assert found(played) == {"kept-seats"}


def test_what_was_seen_stands_whatever_is_told_later_unless_it_was_taken_back() -> None:
    played, rng = begun("my-number", 1), random.Random(1)
    kept = played.kept["g1"]
    played.look()
    move(played.table, rng)
    played.look()
    seen = list(kept.seen)
    assert any(text == "deal ?" for text in seen) and any(re.fullmatch(r"deal \d+", text) for text in seen)
    told = StateWriter(played.table, 0).message(played.table.seats_of("g1"))
    state = msgspec.json.decode(told, type=m.StateChanged)
    known = next(i for i, text in enumerate(seen) if not text.endswith("?"))
    state.eyes[0].steps[known].move = "deal 0"  # the server changes its mind
    kept.see(state)
    assert kept.seen == seen
    state.taken_back = [1]
    kept.see(state)
    assert kept.seen[known] == "deal 0"


def test_who_sat_down_while_it_was_played_checks_what_he_saw(tmp_path: Path) -> None:
    played, shares, share = begun(), KeptShares(tmp_path), OwnShare.fresh()
    info = table_info(played.table, "g9", "en")
    shares.sit("https://a/", info, share)
    late = shares.find("https://a/", info.id)
    assert late is not None and not late.seed
    played.kept["g9"] = late
    play_on(played, random.Random(1))
    assert found(played, "g9") == set()
    assert found(Played(cheated(played).table, played.kept), "g9") >= {"kept-seen"}
    assert found(Played(cheated(played, secret=fairness.new_secret()).table, played.kept), "g9") >= {"kept-pledge"}


def asked(record: str, told: m.Fairness, kept: KeptShare | None = None) -> set[str]:
    """What a client says of a server's answers."""

    def answer(request: httpx.Request) -> httpx.Response:
        content = record.encode() if request.url.path.endswith("/record") else msgspec.json.encode(told)
        return httpx.Response(200, content=content)

    async def check() -> set[str]:
        house = House("http://127.0.0.1/", shares=KeptShares(None))
        house.http = httpx.AsyncClient(base_url=house.url, transport=httpx.MockTransport(answer))
        if kept is not None:
            house.shares.keep(house.url, "t1", kept)
        async with house:
            return failed(await house.check("t1"))

    return asyncio.run(check())


def test_a_record_and_what_else_is_told_of_the_shuffles_are_the_same() -> None:
    """Each in order by itself, and not of one game; nothing left out of either, nothing else put in."""
    played = finished("twelve-days", take_backs=0.1)
    told, replace = played.told, msgspec.structs.replace
    assert asked(played.record, told) == asked(played.record, told, played.kept["g1"]) == set()
    twin = cheated(played, secret=fairness.new_secret())
    assert asked(twin.record, told) == asked(played.record, twin.told) == {"told-same"}
    assert asked(twin.record, told, played.kept["g1"]) >= {"told-same", "kept-pledge"}
    assert asked(twin.record, twin.told, played.kept["g1"]) >= {"kept-pledge", "kept-seen"}
    one = next(draw for draw in told.draws if len(draw.ways) > 1)
    certain = replace(one, ways=[(one.move, 1)])  # it follows from any number
    for lie in (
        replace(told, draws=[]),
        replace(told, draws=told.draws[:-1]),
        replace(told, draws=[certain if draw is one else draw for draw in told.draws]),
        replace(told, take_backs=told.take_backs[1:]),
        replace(told, moves=told.moves[:-1], by=told.by[:-1]),
    ):
        assert asked(played.record, lie) == {"told-same"}


# --- take-backs ---------------------------------------------------------------------------------


def invented(played: Played, tokens: tuple[str, ...]) -> Played:
    """The server lets a position be drawn anew, as often as it likes, and says that something was taken back."""
    table, rng = played.table, random.Random(7)
    while table.ply < 20:
        move(table, rng)
    shares = table.shares
    assert shares is not None
    shares.pleas += 1
    shares.take_backs.append(TakeBack(1, table.ply, tokens))
    shares.begun.take_back(1, table.ply, tokens)
    play_on(played, rng)
    for kept in played.kept.values():
        kept.taken_back = []  # nobody has been told of it
    return played


def test_a_take_back_that_never_was_is_found_out() -> None:
    assert found(invented(begun(), ("", "", ""))) >= {"take-back", "kept-take-backs"}
    assert "take-back" in found(invented(begun(), ("", OwnShare.fresh().token(1), "")))


def test_one_that_a_player_helped_to_invent_names_who_is_said_to_have_been_away() -> None:
    played = begun()
    invented(played, (played.kept["g0"].share.token(1), "", ""))
    (told,) = [check for check in verify(played.record) if check.key == "take-back"]
    assert told.holds and "N1" in told.details["absent"] and told.details["agreed"] == "N0"
    assert found(played) == {"kept-take-backs"}


def test_a_token_proves_one_take_back_and_no_other() -> None:
    played = begun()
    token = played.kept["g1"].share.token(2)
    assert played.table.shares is not None
    salt = played.table.shares.salts[1]
    assert fairness.proves(token, 2, salt) and not fairness.proves(token, 1, salt)
    assert not fairness.proves(token, 0, token) and not fairness.proves(salt, fairness.MOST_PLEAS + 1, salt)


def test_taking_back_needs_the_proof_of_all_and_has_a_limit() -> None:
    played, rng = begun(seed=4), random.Random(4)
    table = played.table
    while not any(action.seat == 0 for action in table.actions):
        move(table, rng)
    with pytest.raises(TableError, match="device"):
        table.ask_back("g0", 0, 12.0)
    table.follow(table.ask_back("g0", 0, 12.0, played.kept["g0"].share.token(1)))
    with pytest.raises(TableError, match="device"):
        table.answer_back("g1", True, 12.0, played.kept["g1"].share.token(2))
    table.follow(table.answer_back("g1", False, 12.0))
    assert table.shares is not None
    for number in range(2, fairness.MOST_PLEAS + 1):
        table.follow(table.ask_back("g0", 0, 12.0, played.kept["g0"].share.token(number)))
        table.follow(table.answer_back("g1", False, 12.0))
    with pytest.raises(TableError, match="64"):
        table.ask_back("g0", 0, 12.0, OwnShare.fresh().token(0))


def test_what_is_taken_back_does_not_come_again() -> None:
    played, rng = begun(seed=5), random.Random(5)
    table = played.table
    while not any(action.seat == 0 for action in table.actions):
        move(table, rng)
    assert table.shares is not None
    before = table.shares.begun.last
    take_back(played, 0)
    assert table.shares.begun.last != before and table.shares.take_backs[0].number == 1


# --- anybody else can check ---------------------------------------------------------------------

NUMBERS = {"A": 11, "T2": 0, "L8": 8}


def rank(outcome: str) -> list[int]:
    """Its numbers, as docs/fairness.md reads them."""
    return [NUMBERS.get(word) or int(NUMBERS.get(word, word)) for word in outcome.split()[1:]]


@pytest.mark.parametrize(
    ("game", "options"),
    [("eight28", {}), ("eight28", {"deck": "reviewer"}), ("jackal-high", {}), ("my-number", {"goals": "game:5"}),
     ("twelve-days", {})],
)  # fmt: skip
def test_outcomes_are_in_the_order_that_is_written_down(game: str, options: dict[str, str]) -> None:
    rng = random.Random(1)
    state = igroteka.game(game, **options).start()
    while state.actor is not None:
        if state.actor == CHANCE:
            ranks = [rank(text) for text in state.chance_ways()]
            assert all(one < other for one, other in itertools.pairwise(ranks))
            state.play(state.draw(rng))
        else:
            seat = state.actors[0]
            state.play(rng.choice(state.legal(seat)), seat)


def elsewhere(told: list[m.Fairness]) -> list[str]:
    """What a verifier in another language, written from the document alone, says of games."""
    program, _ = node()
    lines = b"\n".join(map(msgspec.json.encode, told))
    words = [program, str(Path(__file__).with_name("verifier.mjs"))]
    answer = subprocess.run(words, input=lines, capture_output=True, check=True, timeout=300)
    return answer.stdout.decode().split("\n")[: len(told)]


def test_a_verifier_written_from_the_document_alone_agrees() -> None:
    """On some games here; ``python -m benchmarks.fairness`` compares ten thousand."""
    rng = random.Random(1)
    honest = [
        finished(game, seed, take_backs=0.02 * (seed % 2), shuffle_seats=seed % 3 > 0)
        for game in SHORT
        for seed in range(3)
    ]
    for played in honest:
        assert found(played) == set()
    assert set(elsewhere([played.told for played in honest])) == {"fair"}
    bad = [forged(played.told, how, rng) for played in honest[::3] for how in FORGERIES]
    expected = [SAID_OF.get(how, how) for _ in honest[::3] for how in FORGERIES]
    for said, how in zip(elsewhere(bad), expected, strict=True):
        assert how in said.split()


def test_what_is_kept_is_there_the_next_time(tmp_path: Path) -> None:
    kept = KeptShare(OwnShare.fresh().seed, "commit", {"game": "a"}, "pledge", [1, 3], [2], ["deal ?", "take"], [1, 4])
    KeptShares(tmp_path).keep("https://a/", "t1", kept)
    assert KeptShares(tmp_path).find("https://a/", "t1") == kept
    assert KeptShares(tmp_path).find("https://b/", "t1") is None
    (file,) = tmp_path.iterdir()
    assert file.stat().st_mode & 0o077 == 0
