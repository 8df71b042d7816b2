"""An analysis judges decisions by what could be known, tells luck apart, adds up, and can be resumed.

That it is right on average, over many games, is tested in ``test_luck_and_skill.py``.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import GameRecord, OptionError
from igroteka.analysis import Analysis, Effort, Moment, Turn, analyse, analysing, read_analysis
from igroteka.analysis.keeping import analysing_file, place_for
from igroteka.analysis.writing import Sentences, html, text
from igroteka.cli import main
from igroteka.locale import LANGUAGES
from igroteka.protocol.measures import LEAST_TURN, QUICK, TURN_ERRORS
from tests.boxes import GAMES
from tests.test_records import played

NAMES = ("Vera", "Oleg <b>", "Katya")
FEW = Effort(playouts=60)


def record(moves: int = 10_000) -> GameRecord:
    return GameRecord(played(igroteka.game("eight28", players=3), 3, moves), NAMES)


@pytest.fixture(scope="module")
def whole() -> Analysis:
    return analyse(record(), settings=FEW)


@pytest.fixture(scope="module", params=GAMES)
def every(request: pytest.FixtureRequest) -> Analysis:
    """Some of a game, of each: names are as long as names get."""
    names = ("Wolfeschlegelsteinhausen", "Аполлинария Константиновна", "Li", "Ж")
    game = igroteka.game(request.param, players=4)
    return analyse(GameRecord(played(game, 5, 130), names), settings=Effort(playouts=40))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / "game.igr"
    place.write_text(record(60).text(), encoding="utf-8")
    return place


def test_every_decision_is_judged_and_every_ply_has_everybodys_chances(whole: Analysis) -> None:
    state = record().state
    assert [judged.ply for judged in whole.decisions] == [i for i, (by, _) in enumerate(state.steps) if by != "chance"]
    assert [standing.ply for standing in whole.chances] == list(range(len(state.steps) + 1))
    for judged in whole.decisions:
        assert (judged.seat, judged.played) == state.steps[judged.ply]
        assert judged.chance_best == judged.choices[0].chance and judged.best == judged.choices[0].move
        assert {choice.move for choice in judged.choices} >= {judged.played}


def test_the_chart_shows_what_a_seat_knew_when_it_last_decided(whole: Analysis) -> None:
    """The same numbers as the judgement of the move, and no others."""
    assert whole.chances[0].chances == [1 / 3] * 3
    for judged in whole.decisions:
        assert whole.chances[judged.ply].chances[judged.seat] == judged.chance_best
        if judged.ply + 1 < len(whole.moves) and whole.by[judged.ply + 1] != judged.seat:
            assert whole.chances[judged.ply + 1].chances[judged.seat] == judged.chance_played


def test_the_end_of_the_chart_is_the_result(whole: Analysis) -> None:
    winners = record().state.winners or ()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert whole.chances[-1].chances == shares == [player.result for player in whole.players]


def test_start_luck_and_moves_add_up_to_the_result(whole: Analysis) -> None:
    for seat, player in enumerate(whole.players):
        assert player.start + player.luck + player.own_moves + player.others_moves == pytest.approx(player.result)
        assert player.own_moves == pytest.approx(-sum(one.loss for one in whole.decisions if one.seat == seat))
        assert player.luck == pytest.approx(sum(draw.changes[seat] for draw in whole.draws))
        assert player.luck_error > 0


def test_the_sum_as_it_is_shown_adds_up(every: Analysis) -> None:
    """In whole percents, in every seat's row of the terminal and the HTML."""
    for language in LANGUAGES:
        _, rows = Sentences(every, language).players()
        for row in rows:
            start, luck, own, others, result = (int(re.sub(r"[^\d-]", "", cell.split("±")[0])) for cell in row[2:])
            assert start + luck + own + others == result
    for player in every.players:
        exact = (player.start, player.luck, player.own_moves, player.others_moves, player.result)
        assert all(abs(100 * one - shown) <= 1 for one, shown in zip(exact, player.shown, strict=True))


def test_a_place_names_the_deal_and_the_round_of_it(every: Analysis) -> None:
    """As one counts at the table: rounds by who leads, turns by what is turned over, moves where nothing else is."""
    made, led, part = 0, 0, 0
    for ply, by in enumerate(every.by):
        if every.parts[ply] != part:
            made, led, part = 0, 0, every.parts[ply]
        judged = every.judged(ply)
        if judged is not None:
            made += by >= 0
            led += all(one.move != "pass" for one in judged.choices)  # who leads may not pass
            turn = (made - 1) // len(every.names) + 1  # all choose, then all is turned over
            number = {"twelve-days": led, "my-number": turn}.get(every.game, made)
            assert every.place(ply) == {"part": part, "number": number}, ply
    assert re.fullmatch(r"(deal|round) \d+, (round|turn|move) \d+", every.where(len(every.by) - 1, "en"))


def test_every_action_of_chance_is_weighed_once(whole: Analysis) -> None:
    weighed = [ply for draw in whole.draws for ply in range(draw.first, draw.ply + 1)]
    assert weighed == [ply for ply, by in enumerate(whole.by) if by < 0]
    assert all(whole.parts[draw.first] == whole.parts[draw.ply] for draw in whole.draws)


def test_a_turning_point_is_clear_of_the_noise_and_says_whether_it_was_luck(whole: Analysis) -> None:
    assert whole.turning_points == [turn.ply for turn in whole.turns]
    for turn in whole.turns:
        assert abs(turn.change) >= max(LEAST_TURN, TURN_ERRORS * turn.error)
        assert (turn.kind == "luck") == (whole.by[turn.ply] < 0)
        judged = whole.judged(turn.ply)
        if judged is not None:
            assert turn.change == pytest.approx(-judged.loss) and judged.best != judged.played
        for language in LANGUAGES:
            told = whole.turned(turn, language)
            assert whole.names[turn.seat] in told and re.match(r"(round|раунд) \d+, (move|ход) \d+", told)


def test_what_was_found_is_told_in_words_and_not_in_notation(every: Analysis) -> None:
    """Moves as their buttons call them, draws as the log tells them."""
    draws = [Turn(draw.ply, "luck", 0, 0.2, 0.01, draw.odds) for draw in every.draws]
    decisions = [Turn(one.ply, "decision", one.seat, -0.2, 0.01, None) for one in every.decisions]
    moments = [Moment(one.ply, False) for one in every.decisions if len(one.choices) > 1]
    notation = r"\b(draw|row|roll|deal|pass|take|reroll|stop) |\d+x\d|\d>[\dV]|\b(pass|take|reroll)\b"
    for told in [every.turned(turn, "ru") for turn in (*draws, *decisions)]:
        assert not re.search(notation, told), told
    for moment in moments:
        assert not re.search(notation, every.sentence(moment, "ru"))
        one = every.judged(moment.ply)
        assert one and one.played_called and one.best_called
        for called in (one.played_called.say("en"), one.best_called.say("en")):
            assert f": {called[:1].lower()}{called[1:]} (" in every.sentence(moment, "en")


def test_a_hint_says_what_the_replay_says() -> None:
    """One measure: the chance of the best move, asked for during the game and looked back at."""
    state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])
    then = igroteka.hint(state, 1, playouts=300)[0]
    state.play(then.move, 1)
    judged = analyse(GameRecord(state, NAMES), settings=Effort(playouts=300)).decisions[0]
    assert (judged.best, judged.chance_best) == (then.move, then.chance)
    assert judged.loss == 0


def test_accuracy_is_a_share_and_instructive_moments_are_told_in_both_languages(whole: Analysis) -> None:
    for player in whole.players:
        assert player.accuracy is not None and 0 <= player.accuracy <= 1
        assert len(player.moments) <= 2
        for moment in player.moments:
            assert player.name in whole.sentence(moment, "en")
            assert re.match(r"раунд \d+, ход \d+\. ", whole.sentence(moment, "ru"))


def test_in_a_terminal_no_line_is_too_long_and_no_word_is_broken(every: Analysis) -> None:
    for language in LANGUAGES:
        lines = text(every, language).splitlines()
        assert max(len(line) for line in lines) <= 80
        words = Sentences(every, language)
        moments = [sentence for player in every.players for sentence in words.moments(player)]
        assert moments
        for sentence in (*words.notes(), *words.turning_points(), *moments):
            assert " ".join(sentence.split()) in " ".join(" ".join(lines).split())


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
    assert good.draws[-1].changes[1] > 0.01 > 0 > bad.draws[-1].changes[1]
    assert good.draws[-1].odds == pytest.approx(game.replay(before).chance()["draw 4"])


def test_progress_reaches_the_end() -> None:
    heard: list[float] = []
    analyse(record(20), heard.append, FEW)
    assert len(heard) > 10 and heard == sorted(heard) and heard[-1] == 1.0


def test_an_interrupted_analysis_goes_on_where_it_ended_and_ends_the_same(file: Path) -> None:
    looked_at = record(60)
    work = analysing_file(file, looked_at, FEW)
    for _ in range(25):
        step = next(work)
    work.close()
    again = analysing_file(file, looked_at, FEW)
    done, result = finished(again)
    assert done == step.total - 25
    assert result == analyse(looked_at, settings=FEW)
    assert finished(analysing_file(file, looked_at, FEW)) == (0, result)


def test_what_was_kept_of_other_settings_or_is_broken_is_not_used(file: Path) -> None:
    looked_at = record(10)
    all_of_it, _ = finished(analysing_file(file, looked_at, FEW))
    assert finished(analysing_file(file, looked_at, Effort(playouts=30)))[0] == all_of_it
    place_for(file).write_text("{", encoding="utf-8")
    assert finished(analysing_file(file, looked_at, FEW))[0] == all_of_it


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
    chart = page.partition("<figure>")[2].partition("</figure>")[0]
    assert ">round 1</text>" in chart and f">{len(found.moves)}</text>" not in chart
    assert "Oleg &lt;b&gt;" in page and "Oleg <b>" not in page
    assert not re.search(r'(src|href)="?http|@import|url\(', page)
    assert page.count('class="line"') == 6  # three seats, in the chart and in its legend


def test_who_sits_before_a_terminal_sees_a_first_judgement_at_once(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(record(8).text(), encoding="utf-8")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["analyse", str(file), "--playouts", f"{QUICK + 1}", "--lang", "en"]) == 0
    first, steady = capsys.readouterr().out.split("That was a first look.")
    assert "accuracy" in first and "accuracy" in steady
    assert main(["analyse", str(file), "--playouts", f"{QUICK + 1}", "--lang", "en"]) == 0
    assert "first look" not in capsys.readouterr().out, "what is known already is shown at once"


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
