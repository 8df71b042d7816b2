"""Records round-trip, and whatever is in a file, reading it ends in a record or in a sentence."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import igroteka
from igroteka import GameRecord, RecordError
from tests.boxes import all_games

ALL = all_games()


def played(game: igroteka.Game, seed: int, moves: int = 10_000) -> igroteka.State:
    rng = random.Random(seed)
    state = game.start()
    while state.actor is not None and len(state.history) < moves:
        seat: Any = rng.choice(state.actors) if state.actors else None
        state.play(rng.choice(state.legal(seat)), seat)
    return state


names = st.text(min_size=1, max_size=20).filter(lambda name: name.replace(",", " ").split())
values = st.text(max_size=40)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(ALL), st.integers(0, 1 << 30), st.integers(0, 200), st.data())
def test_reading_what_was_written_gives_the_same_game(game: igroteka.Game, seed: int, moves: int, data: Any) -> None:
    state = played(game, seed, moves)
    seats = tuple(data.draw(names) for _ in range(game.players))
    record = GameRecord(state, seats, {"date": data.draw(values)})
    again = GameRecord.read(record.text())
    assert bytes(again.state) == bytes(state)
    assert sorted(again.state.history) == sorted(state.history)  # who chose first in a secret choice is not told
    assert again.text() == GameRecord.read(again.text()).text()


@pytest.mark.parametrize("game", ALL, ids=repr)
def test_whole_games_round_trip(game: igroteka.Game) -> None:
    state = played(game, 1)
    record = GameRecord(state, tuple(f"P{seat}" for seat in range(game.players)))
    again = GameRecord.read(record.text())
    assert again.state.view() == state.view()
    assert again.seats == record.seats


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_corrupted_file_never_crashes_the_reader(data: Any) -> None:
    game = data.draw(st.sampled_from(ALL))
    text = GameRecord(played(game, 2, 60), tuple("abcdefgh"[: game.players])).text()
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 30))
    spoilt = text[:at] + data.draw(st.text(max_size=12)) + text[at + length :]
    try:
        GameRecord.read(spoilt)
    except RecordError as error:
        assert str(error)
        assert error.say("ru")
        assert 0 <= error.line <= len(spoilt.splitlines())


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=300))
def test_any_text_ends_in_a_sentence(text: str) -> None:
    with pytest.raises(RecordError):
        GameRecord.read(text)


GOOD = GameRecord(played(igroteka.game("eight28", players=3), 3, 12), ("Vera", "Oleg", "Katya")).text()
WRONG = [
    ("igroteka record 1", "igroteka record 2", 1, "format 2"),
    ("igroteka record 1", "[Event]", 1, "begins with"),
    ("game: eight28", "game: chess", 2, "no game “chess”"),
    ("game: eight28", "game eight28", 2, "not a header line"),
    ("rules: 1", "rules: 99", 3, "version 99"),
    ("players=3", "players=33", 4, "from 3 to 6"),
    ("players=3", "players", 4, "not an option"),
    ("Vera, Oleg, Katya", "Vera, Oleg", 5, "2 names for 3 seats"),
    ("result: *", "result: 1 2 3", 6, "the moves lead to “*”"),
    ("result: *", "seats: a", 6, "there twice"),
    ("result: *\n", "", 5, "no “result”"),
    ("\n\ndeal", "\n\ntake, deal", 8, "cannot be played here"),
    ("\n\ndeal", "\n\ndeal ?, deal", 8, "is hidden"),
]


@pytest.mark.parametrize(("old", "new", "line", "words"), WRONG)
def test_a_wrong_record_is_told_by_line_and_reason(old: str, new: str, line: int, words: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(RecordError, match=words.replace("*", r"\*")) as caught:
        GameRecord.read(GOOD.replace(old, new))
    assert caught.value.line == line
