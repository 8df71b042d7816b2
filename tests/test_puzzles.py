"""Puzzles: how they are found, and that all which travel are what they say."""

import json
import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import igroteka
from igroteka.bots.players import bot
from igroteka.locale import LANGUAGES
from igroteka.puzzles import START, Puzzle, Rated, answered, puzzles, shown
from igroteka.puzzles.gathering import Hunt, chosen, found_file, mine, rated, read_found
from igroteka.puzzles.measuring import Played, lead, played_out
from igroteka.puzzles.mining import A_GAME, SOLVERS, Mined, Vein, Yield, claimed, dig, positions
from igroteka.puzzles.puzzle import CLEARLY, name_of
from igroteka.rulebook.reading import read_rulebook
from tests.boxes import GAMES

ROOT = Path(__file__).parents[1]
ENOUGH = 250  # of each game
NAMES = {"en": ["Vera", "Oleg", "Katya", "Max", "Anya", "Boris", "Dina", "Egor"]}
NAMES["ru"] = ["Вера", "Олег", "Катя", "Максим", "Аня", "Борис", "Дина", "Егор"]


# --- those that travel ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_legal_position_with_one_best_move(game: str) -> None:
    known = puzzles(game)
    assert len(known) >= ENOUGH
    for one in known:
        state = one.state()
        assert one.seat in state.actors, one.id
        assert set(one.chances) == set(state.legal(one.seat)), one.id
        assert one.solution == max(one.chances, key=one.chances.__getitem__), one.id
        assert one.chances[one.solution] - max(
            chance for move, chance in one.chances.items() if move != one.solution
        ) == pytest.approx(one.ahead, abs=0.0003), one.id
        assert one.surely >= CLEARLY, one.id
        assert one.id == name_of(game, one.players, one.moves, one.seat)
    assert len({one.id for one in known}) == len(known)
    assert len({(one.moves, one.players) for one in known}) == len(known)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_said_in_both_languages_and_every_theme_has_its_clause(game: str) -> None:
    books = {language: read_rulebook(game, language) for language in LANGUAGES}
    for one in puzzles(game):
        reasons = {language: one.why(NAMES[language], language) for language in LANGUAGES}
        for language, reason in reasons.items():
            assert reason.rstrip()[-1] in ".!", (one.id, reason)
            assert f"advice-{game}" not in reason, (one.id, reason)
            assert one.theme_in(language) != one.theme_key, one.theme
            assert books[language].find(one.clause), one.clause
        assert reasons["en"] != reasons["ru"], one.id


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_misses_each_of_them(game: str) -> None:
    """Mostly; where the rule of thumb is wrong as well, at times."""
    for one in puzzles(game):
        wrong_thumb = one.reasoned().sight is not None
        assert one.novice <= (0.8 if wrong_thumb else 0.5), one.id


def test_no_theme_of_a_game_has_more_than_its_share_while_another_waits() -> None:
    made = [mined(number, theme) for theme, count in (("near-8", 9), ("near-28", 2)) for number in range(count)]
    taken = chosen([Yield(0, 1, made)], 4)
    assert Counter(one.puzzle.theme for one in taken) == {"near-8": 2, "near-28": 2}


def mined(number: int, theme: str, stands: bool = True, novice: int = 10) -> Mined:
    puzzle = Puzzle(
        id=f"{theme}{number}",
        game="eight28",
        players=4,
        moves="",
        seat=0,
        theme=theme,
        solution="take",
        chances={"take": 0.5, "pass": 0.4},
        second="pass",
        ahead=0.1,
        error=0.01,
        surely=0.07,
        played=[0.1, 0.1],
        novice=novice / 40,
        rated=START,
    )
    return Mined(puzzle, 0.06, stands, {"novice": novice, "casual": min(20, novice // 2 + 5), "strong": 10})


def test_what_did_not_stand_does_not_travel() -> None:
    assert [one.puzzle.id for one in chosen([Yield(0, 1, [mined(1, "near-8", False), mined(2, "near-8")])], 9)] == [
        "near-82"
    ]


# --- finding them ---------------------------------------------------------------------------------


def test_the_miner_finds_a_puzzle_again_with_other_randomness() -> None:
    for game in GAMES:
        usual = [one for one in puzzles(game) if one.players == igroteka.game(game).players]
        one = max(usual, key=lambda one: (-one.novice, one.surely))  # beginners miss it most
        state = one.state()
        claims = [claimed(state, one.seat, random.Random(f"again {number}")) for number in range(3)]
        assert {claim.solution for claim in claims if claim is not None} == {one.solution}, game


def test_a_game_can_be_dug_anywhere_and_brings_the_same() -> None:
    vein = Vein("my-number", 0, 1)
    assert dig(vein) == dig(vein)
    assert vein.players == 4


def test_nobody_has_chosen_where_all_choose_at_once() -> None:
    for number in range(3):
        for state, seat in positions(Vein("my-number", 5, number), random.Random(number)):
            assert len(state.actors) == state.game.players or len(state.actors) == 1
            assert len(state.legal(seat)) > 1


def test_mining_stops_at_the_count_and_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    kept = found_file(file)
    kept.write_bytes(b"".join(msgspec.json.encode(Yield(i, 5, [mined(i, "near-8")])) + b"\n" for i in range(3)))
    [found] = mine(Hunt("eight28", 3), file)  # enough is there: nothing is played
    assert [one.number for one in found] == [0, 1, 2]
    assert read_found(kept) == found
    more = mine(Hunt("eight28", 4), file)
    next(more)
    assert [one.number for one in next(more)] == [0, 1, 2, 3]


def test_a_lead_is_no_surer_than_the_searches_agree() -> None:
    steady = lead([{"a": 0.50 + i / 1000, "b": 0.40} for i in range(8)], "a")
    wild = lead([{"a": 0.50 + (-1) ** i / 5, "b": 0.40} for i in range(8)], "a")
    assert steady.ahead == pytest.approx(wild.ahead, abs=0.01)
    assert steady.surely > 0.09
    assert wild.surely < 0.0


def test_playing_on_sees_who_wins() -> None:
    """Few games make nothing certain."""
    game = igroteka.game("twelve-days", players=3)
    state = game.position(
        {"phase": "lead", "leader": 0, "players": [{"hand": [2, 11]}, {"hand": [3, 9, 9]}, {"hand": [12, 12, 12]}]}
    )
    played = played_out(state, 0, "11", "2", 20, "novice", 1)
    assert -1 <= played.ahead <= 1
    assert played.error >= 1 / 20
    assert Played(0.0, 1 / 20).allows(CLEARLY)
    assert not Played(-0.3, 0.05).allows(CLEARLY)


# --- ratings --------------------------------------------------------------------------------------


def test_what_is_missed_more_often_is_rated_higher() -> None:
    made = [mined(number, "near-8", novice=number) for number in (2, 18, 33)]
    ratings = [one.rated.mu for one in sorted(rated(made), key=lambda one: one.novice)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] - ratings[-1] > 5


def test_a_right_answer_raises_me_and_lowers_the_puzzle_and_a_hard_one_more_so() -> None:
    easy, hard = Rated(20.0, 2.0), Rated(30.0, 2.0)
    after_easy, after_hard = answered(START, easy, True), answered(START, hard, True)
    assert START.mu < after_easy[0].mu < after_hard[0].mu
    assert after_easy[1].mu < easy.mu
    assert answered(START, easy, False)[0].mu < START.mu
    assert after_easy[0].sigma < START.sigma


def test_the_page_reckons_ratings_as_openskill_does() -> None:
    """What web/tests/puzzles.test.ts compares with."""
    cases = []
    for before in (START, Rated(31.5, 2.0), Rated(12.0, 6.5)):
        for puzzle in (Rated(25.0, 1.5), Rated(38.0, 2.5)):
            for solved in (True, False):
                me, it = answered(before, puzzle, solved)
                cases.append(
                    {"mine": before, "puzzle": puzzle, "solved": solved, "me": me, "it": it, "shown": shown(me)}
                )
    file = ROOT / "web" / "tests" / "ratings.json"
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(msgspec.json.encode(cases)), (
        "Write it anew: igroteka.puzzles.rating has changed."
    )


def test_the_solvers_are_bots_that_there_are() -> None:
    for level in ("novice", *SOLVERS):
        assert bot(level)
    assert A_GAME >= 1
