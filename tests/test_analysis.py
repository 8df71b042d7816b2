"""An analysis judges decisions by what could be known, tells luck apart, adds up, and can be resumed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import GameRecord, OptionError
from igroteka.analysis import Analysis, Effort, analyse, analysing, read_analysis
from igroteka.analysis.expecting import Expectation
from igroteka.analysis.keeping import analysing_file, place_for
from igroteka.analysis.work import even_out
from igroteka.analysis.writing import html, text
from igroteka.bots import Search
from igroteka.cli import main
from tests.test_records import played

NAMES = ("Vera", "Oleg <b>", "Katya")
FEW = Effort(playouts=40)


def record(moves: int = 10_000) -> GameRecord:
    return GameRecord(played(igroteka.game("eight28", players=3), 3, moves), NAMES)


@pytest.fixture(scope="module")
def whole() -> Analysis:
    return analyse(record(), settings=FEW)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / "game.igr"
    place.write_text(record(60).text(), encoding="utf-8")
    return place


def test_every_decision_is_judged_and_every_ply_has_everybodys_chances(whole: Analysis) -> None:
    state = record().state
    assert [judged.ply for judged in whole.decisions] == [i for i, (by, _) in enumerate(state.steps) if by != "chance"]
    assert [standing.ply for standing in whole.chances] == list(range(len(state.steps) + 1))
    assert all(abs(sum(standing.chances) - 1) < 1e-9 for standing in whole.chances)
    for judged in whole.decisions:
        assert (judged.seat, judged.played) == state.steps[judged.ply]
        assert judged.loss >= 0 and judged.stake >= judged.loss
        assert sum(choice.playouts for choice in judged.choices) >= FEW.playouts


def test_the_end_of_the_chart_is_the_result(whole: Analysis) -> None:
    winners = record().state.winners or ()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert whole.chances[-1].chances == shares == [player.result for player in whole.players]


def test_start_luck_moves_and_drift_add_up_to_the_result(whole: Analysis) -> None:
    for player in whole.players:
        parts = player.start + player.luck + player.own_moves + player.others_moves + player.drift
        assert parts == pytest.approx(player.result)
        assert player.luck_error > 0


def test_accuracy_is_a_share_and_instructive_moments_are_told_in_both_languages(whole: Analysis) -> None:
    for player in whole.players:
        assert player.accuracy is not None and 0 <= player.accuracy <= 1
        assert len(player.moments) <= 3
        for moment in player.moments:
            assert player.name in whole.sentence(moment, "en")
            assert re.match(r"Действие \d+: ", whole.sentence(moment, "ru"))


def test_the_same_settings_give_the_same_analysis() -> None:
    assert analyse(record(40), settings=FEW) == analyse(record(40).text(), settings=FEW)


def test_a_decision_is_judged_without_the_cards_that_the_player_could_not_see() -> None:
    """Two deals that differ in what seat 1 cannot know look the same to it."""
    first, second = (
        analyse(GameRecord(igroteka.game("eight28", players=3).replay(deal), NAMES), settings=FEW).decisions[0]
        for deal in (["deal 4", "deal A", "deal 9", "take"], ["deal 4", "deal 10", "deal 2", "take"])
    )
    assert first == second


def test_luck_is_good_for_who_draws_the_card_he_needs() -> None:
    """Seat 1 holds 4 for 8 and draws a 4 (exactly 8), or a 10 (past 8)."""
    before = ["deal 4", "deal 9", "deal 10", "take"]
    game = igroteka.game("eight28", players=3)
    good, bad = (
        analyse(GameRecord(game.replay([*before, card]), NAMES), settings=FEW) for card in ("draw 4", "draw 10")
    )
    assert good.changes(4)[1] > bad.changes(4)[1]


def test_every_legal_move_gets_a_fair_hearing() -> None:
    state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])
    search = Search(state, 1, 5, 800)
    search.think(800)
    even_out(search)
    assert min(thought.playouts for thought in search.thoughts()) >= 100
    assert sum(thought.playouts for thought in search.thoughts()) == search.playouts


def test_chances_of_a_position_are_a_distribution_with_errors() -> None:
    expectation = Expectation(igroteka.game("eight28", players=4).start(), 1)
    expectation.play_on(200)
    assert sum(expectation.means) == pytest.approx(1)
    assert all(0 < error < 0.1 for error in expectation.errors)


def test_progress_reaches_the_end() -> None:
    heard: list[float] = []
    analyse(record(20), heard.append, FEW)
    assert len(heard) == 21 and heard == sorted(heard) and heard[-1] == 1.0


def test_an_interrupted_analysis_goes_on_where_it_ended_and_ends_the_same(file: Path) -> None:
    looked_at = record(60)
    work = analysing_file(file, looked_at, FEW)
    for _ in range(25):
        next(work)
    work.close()
    again = analysing_file(file, looked_at, FEW)
    done, result = finished(again)
    assert done == 61 - 25
    assert result == analyse(looked_at, settings=FEW)
    assert finished(analysing_file(file, looked_at, FEW)) == (0, result)


def test_what_was_kept_of_other_settings_or_is_broken_is_not_used(file: Path) -> None:
    looked_at = record(10)
    finished(analysing_file(file, looked_at, FEW))
    assert finished(analysing_file(file, looked_at, Effort(playouts=30)))[0] == 11
    place_for(file).write_text("{", encoding="utf-8")
    assert finished(analysing_file(file, looked_at, FEW))[0] == 11


def finished(work: Any) -> tuple[int, Analysis]:
    """How many plies were still to be done, and the result."""
    done = 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            return done, end.value
        done += 1


def test_an_analysis_needs_a_budget() -> None:
    with pytest.raises(OptionError, match="at least one playout"):
        next(analysing(record(5), Effort(playouts=0)))


def test_the_command_writes_text_json_and_a_page(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    as_json, as_page = tmp_path / "a.json", tmp_path / "a.html"
    arguments = [
        "analyse",
        str(file),
        "--playouts",
        "30",
        "--json",
        str(as_json),
        "--html",
        str(as_page),
        "--lang",
        "en",
    ]
    assert main(arguments) == 0
    assert "accuracy" in capsys.readouterr().out
    found = read_analysis(as_json)
    assert found.names[0] == "Vera" and len(found.moves) == 60
    assert set(json.loads(as_json.read_bytes())) >= {"chances", "decisions", "turning_points", "accuracy", "luck"}
    page = as_page.read_text(encoding="utf-8")
    assert "Oleg &lt;b&gt;" in page and "Oleg <b>" not in page
    assert not re.search(r'(src|href)="?http|@import|url\(', page)
    assert page.count('class="line"') == 6  # three seats, in the chart and in its legend


def test_time_is_a_budget_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record(8).text(), encoding="utf-8")
    assert main(["analyse", str(file), "--time", "2", "--lang", "ru"]) == 0
    assert "точность" in capsys.readouterr().out


def test_a_file_that_is_no_record_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(tmp_path / "none.igr"), "--lang", "en"]) == 1
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "ru"])
def test_reports_leave_nothing_open(whole: Analysis, language: str) -> None:
    for written in (text(whole, language), html(whole, language).partition("</style>")[2]):
        assert not re.search(r"[{}$]|None|nan|inf\b", written)
