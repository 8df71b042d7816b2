"""Tournaments are fair, reproducible and honest, on this machine, on a cluster, and when interrupted."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import DeviceError, IllegalMove, OptionError
from igroteka.arena.cluster import LOCAL, do_there, fetched, on_cluster
from igroteka.arena.match import Outcome, Pairing, play
from igroteka.arena.ratings import rate
from igroteka.arena.report import read_report, report_of
from igroteka.arena.tournament import Plan, Tally, on_all_cores, play_deal, run
from igroteka.arena.writing import html, text
from igroteka.bots import choose
from igroteka.cli import main

OPTIONS = (("first", 0),)
PLAN = Plan("eight28", OPTIONS, 3, ("advice", "random"), games=30, seed=7)


def here(deals: Any) -> Iterator[list[Outcome]]:
    """Deal after deal in this process."""
    return map(play_deal, deals)


def tally_of(plan: Plan, runner: Any = here) -> Tally:
    *_, last = run(plan, runner)
    return last


@pytest.fixture(scope="module")
def tally() -> Tally:
    return tally_of(PLAN)


def won(seats: tuple[str, ...], winner: int) -> Outcome:
    shares = tuple(float(seat == winner) for seat in range(len(seats)))
    scores = tuple(9 if seat == winner else 5 for seat in range(len(seats)))
    return Outcome(Pairing("eight28", (), seats, 0), scores, shares, (4,) * len(seats), (0.1,) * len(seats))


def test_every_bot_plays_every_deal_from_every_seat() -> None:
    for deal in PLAN.deals():
        assert len({pairing.deal for pairing in deal}) == 1
        for seat in range(3):
            sitting = [pairing.seats[seat] for pairing in deal]
            assert sitting.count("advice") == sitting.count("random")


def test_a_pairing_is_the_same_game_again() -> None:
    [pairing, *_] = next(PLAN.deals())
    assert play(pairing) == play(pairing)


def test_all_cores_play_what_one_would(tally: Tally) -> None:
    assert tally_of(PLAN, on_all_cores).outcomes == tally.outcomes


def test_shares_are_parts_of_a_whole_and_advice_beats_random(tally: Tally) -> None:
    report = report_of(tally)
    assert [row.bot for row in report.rows] == ["advice", "random"]
    assert sum(row.share.mean for row in report.rows) == pytest.approx(2 / 3)  # as many seats for both
    assert report.rows[0].margin.mean == pytest.approx(-report.rows[1].margin.mean, abs=20)
    assert (report.games, report.deals, report.planned) == (30, 5, 30)


def test_head_to_head_is_seen_from_both_sides(tally: Tally) -> None:
    first, second = report_of(tally).meetings
    assert (first.bot, first.other) == (second.other, second.bot)
    assert first.share.mean + second.share.mean == pytest.approx(1)


def test_ratings_rise_with_victories_and_a_bot_that_sits_twice_is_not_favoured() -> None:
    rated = rate([won(("a", "b", "b"), winner=0)] * 20)
    assert rated["a"].mu > 25 > rated["b"].mu
    equal = rate([won(("a", "b", "b"), winner=k % 3) for k in range(60)])
    assert abs(equal["a"].mu - equal["b"].mu) < 2


def test_a_report_comes_back_from_json(tally: Tally, tmp_path: Path) -> None:
    for anytime in (False, True):
        report = report_of(tally, anytime)
        file = tmp_path / "report.json"
        file.write_bytes(report.json())
        assert read_report(file) == report


def test_a_single_deal_has_no_interval_and_is_still_reported(tmp_path: Path) -> None:
    report = report_of(tally_of(Plan("eight28", OPTIONS, 3, ("random",), games=1)))
    assert report.rows[0].share.low is None
    (tmp_path / "one.json").write_bytes(report.json())
    assert read_report(tmp_path / "one.json") == report
    assert "random" in text(report, "en") and "random" in html(report, "en")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_reports_are_whole_in_both_languages(tally: Tally, language: str) -> None:
    report = report_of(tally)
    page = html(report, language)
    assert page.count("<svg") >= 3 and not re.search(r'(src|href)="?http|@import|url\(', page)
    for written in (text(report, language), page.partition("</style>")[2]):
        assert "advice" in written and not re.search(r"[{}$]|None|\bnan\b|\binf\b", written)


def test_a_match_stops_when_it_is_decided() -> None:
    plan = Plan("eight28", OPTIONS, 3, ("advice",), games=3000, against="random")
    *_, last = run(plan, here, until_decided=True)
    assert len(last.outcomes) < 3000
    assert last.standings["advice"].shares.anytime_interval[0] > 1 / 3


def test_house_cards_are_played_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = Path(igroteka.__file__).with_name("games") / "twelve_days" / "cards.toml"
    house = box.read_text(encoding="utf-8").replace("2 = 12, 3 = 12,", "2 = 1, 3 = 12,")
    played = tally_of(Plan("twelve-days", (("gifts", 6),), 2, ("random",), games=2, cards=house))
    assert all(sum(outcome.moves) < 4 * 6 for outcome in played.outcomes)  # a card each: a deal is a round or two
    assert "other cards" in text(report_of(played), "en")
    missing = str(tmp_path / "none.toml")
    assert main(["arena", "twelve-days", "--cards", missing, "--lang", "en"]) == 1
    assert "none.toml" in capsys.readouterr().err


def test_an_oracle_plays_in_the_arena_and_nowhere_else() -> None:
    outcome = play(Pairing("eight28", (("players", 3),), ("oracle:20", "random", "random"), 1))
    assert outcome.moves[0] > 0
    state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])
    with pytest.raises(OptionError, match="no bot “oracle:20”"):
        choose(state, 1, "oracle:20", 0)


def test_the_command_reports_as_text_json_and_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "r.json", tmp_path / "r.html"]
    arguments = ["arena", "eight28", "--bots", "advice,random", "--players", "3", "--games", "6", "-o", "deck=reviewer"]
    assert main([*arguments, "--json", str(files[0]), "--html", str(files[1]), "--lang", "en"]) == 0
    assert "share of victory" in capsys.readouterr().out
    assert read_report(files[0]).options["deck"] == "reviewer"
    assert files[1].read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "gambler"], "no bot “gambler”"),
        (["--bots", "random", "--against", "x"], "no bot “x”"),
        (["--players", "9"], "from 3 to 6"),
        (["-o", "deck"], "not an option"),
        (["--bots", "search:0"], "no bot “search:0”"),
        (["--bots", "oracle:soon"], "no bot “oracle:soon”"),
        (["--games", "0"], "at least one game"),
        (["--bots", ","], "at least one"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "eight28", *arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


ANNOUNCED = """
import signal, sys
from igroteka.arena import tournament
from igroteka.cli import main

def announcing(*plan, run=tournament.run):
    for tally in run(*plan):
        print("a deal", flush=True)
        yield tally

tournament.run = announcing
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever tests in the background has it ignored
sys.exit(main(sys.argv[1:]))
"""


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    """The real command in a process of its own, which also says when a deal is done."""
    file = tmp_path / "r.json"
    arguments = ["arena", "eight28", "--bots", "random", "--games", "1000000", "--json", str(file), "--lang", "en"]
    process = subprocess.Popen([sys.executable, "-c", ANNOUNCED, *arguments], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        for _ in range(5):
            assert process.stdout.readline() == "a deal\n"
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)
    finally:
        process.kill()  # else it would play on for ever
    assert process.returncode == 130
    assert "what was played until then counts" in rest
    assert 15 <= read_report(file).games < 1000000


# --- a cluster ----------------------------------------------------------------------------------


def test_errors_come_back_from_other_processes_as_they_were() -> None:
    import pickle

    error = pickle.loads(pickle.dumps(IllegalMove("move-turn", "E3.2", move="take", actor=2)))  # noqa: S301
    assert (str(error), error.clause, type(error)) == (str(error), "E3.2", IllegalMove)


def test_another_version_is_refused() -> None:
    with pytest.raises(DeviceError, match="same version"):
        do_there("0.0.0", play_deal, [])


def test_without_ray_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(DeviceError, match=r"igroteka\[ray\]"):
        on_cluster(LOCAL)


def test_a_cluster_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    with socket.socket() as taken:  # a port of ours on which nobody answers
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        assert main(["arena", "eight28", "--bots", "random", "--ray", address, "--lang", "en"]) == 1
    assert f"no Ray cluster at “{address}”" in capsys.readouterr().err


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A real cluster of two processors on this machine."""
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    library = pytest.importorskip("ray")
    library.init(address=LOCAL, num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield library
    library.shutdown()


def own_number() -> int:
    time.sleep(0.2)  # long enough that the next task goes to another worker
    return os.getpid()


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_a_cluster_plays_the_same_games_although_its_workers_are_killed(ray: Any) -> None:
    plan = replace(PLAN, games=72)
    who = ray.remote(num_cpus=1)(own_number)
    workers = set(ray.get([who.remote() for _ in range(4)]))
    course = run(plan, on_cluster(LOCAL))
    next(course)  # the next deals are being played
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    *_, last = course
    assert last.outcomes == tally_of(plan).outcomes
    assert not workers & set(ray.get([who.remote() for _ in range(4)]))


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_an_error_on_the_cluster_is_the_error_here(ray: Any) -> None:
    with pytest.raises(OptionError, match="no bot “gambler”"):
        list(on_cluster(LOCAL)([[Pairing("eight28", (("players", 3),), ("gambler",) * 3, 1)]]))
    refused = ray.remote(do_there).remote("0.0.0", play_deal, [])
    with pytest.raises(DeviceError, match="same version"):
        fetched(ray, refused)
