"""A state as a program uses it: seats that are none, draws by their odds, copies that go their own way."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import igroteka
from igroteka.bots import choose
from igroteka.engine.menus import MOST_KEPT
from igroteka.engine.sheet import Sheet
from igroteka.engine.state import State
from tests.boxes import GAMES

NO_SEATS: list[Any] = [7, 65, 2**70, -1, -3, 1.5, "x"]


@pytest.fixture
def offered() -> State:
    return igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9"])


@pytest.mark.parametrize("seat", NO_SEATS)
def test_who_has_no_seat_may_do_nothing_and_changes_nothing(offered: State, seat: Any) -> None:
    before = bytes(offered)
    with pytest.raises(igroteka.IllegalMove):
        offered.play("take", seat)
    assert bytes(offered) == before
    assert offered.legal() == ("take", "pass")


@pytest.mark.parametrize("seat", [seat for seat in NO_SEATS if seat != igroteka.WATCHER])
def test_whoever_asks_about_a_seat_that_is_none_is_told_so(offered: State, seat: Any) -> None:
    asked: list[Callable[[Any], object]] = [
        *(offered.view, offered.legal, offered.imagine, offered.history_for, offered.story_for)
    ]
    for ask in asked:
        with pytest.raises(IndexError, match=r"There is no seat .+ at a table of 3: the seats are 0 to 2") as told:
            ask(seat)
        assert (
            isinstance(told.value, igroteka.IgrotekaError)
            and "за столом на 3 нет места" in told.value.say("ru").lower()
        )


@pytest.mark.parametrize("seed", [-1, 10**40])
def test_any_whole_number_is_a_seed(offered: State, seed: int) -> None:
    assert bytes(offered.imagine(0, seed)) == bytes(offered.imagine(0, seed % 2**64))
    assert choose(offered, 1, "search:10", seed) in offered.legal()


def test_what_is_no_seed_and_no_history_is_said(offered: State) -> None:
    no_seed: Any = "seven"
    with pytest.raises(igroteka.OptionError, match="A seed is a whole number, not 'seven'"):
        offered.imagine(0, no_seed)
    no_history: Any
    for no_history in ("deal 4", None, 3):
        with pytest.raises(igroteka.OptionError, match="A history is the moves one by one"):
            offered.game.replay(no_history)


def test_who_acts_is_whom_the_card_is_offered_to() -> None:
    game = igroteka.game("eight28", players=3)
    hands = [{"hidden": 4}, {"hidden": "A"}, {"hidden": 9, "shown": [10, 10, 8]}]
    written = game.position({"phase": "offer", "actor": 0, "players": hands})
    assert (written.actor, written.view()["due"]) == (0, 0)
    with pytest.raises(igroteka.PositionError, match=r"“actor” cannot be 2; it can be 1, 0\."):
        game.position({"phase": "offer", "actor": 2, "players": hands})
    with pytest.raises(igroteka.PositionError, match="“actor” cannot be 0: from the rest of the position follows 1"):
        game.position({"phase": "offer", "actor": 0, "due": 1, "players": hands})


def test_signs_of_the_notation_may_have_room_around_them() -> None:
    state = igroteka.game("twelve-days", players=2).position(
        {"phase": "lead", "leader": 0, "players": [{"hand": [8, 8, 11, 11]}, {"hand": [3, 9]}]}
    )
    state.play(" 11 X 2 ")
    assert state.last == "11x2"
    luck = Random(3)
    dice = igroteka.game("jackal-high", players=2).start()
    while dice.actor == igroteka.CHANCE:
        dice.play(dice.draw(luck))
    put = next(text for text in dice.legal() if ">" in text)
    dice.play(put.replace(">", " > "))
    assert dice.last == put


def test_a_watcher_sees_what_all_know_and_may_do_nothing(offered: State) -> None:
    assert [player["hidden"] for player in offered.view(igroteka.WATCHER)["players"]] == [None] * 3
    assert offered.legal(igroteka.WATCHER) == () and offered.legal(0) == ()
    assert offered.history_for(igroteka.WATCHER) == ("deal ?",) * 3
    imagined = offered.imagine(igroteka.WATCHER, seed=3)  # what nobody has seen is drawn anew
    assert imagined.view(igroteka.WATCHER) == offered.view(igroteka.WATCHER)


@pytest.mark.parametrize("id", GAMES)
def test_what_is_drawn_comes_by_its_odds_and_can_be_played(id: str) -> None:
    state, luck = igroteka.game(id).start(), Random(5)
    odds = state.chance()
    drawn = Counter(state.draw(luck) for _ in range(20_000))
    assert set(drawn) == set(odds) == set(state.legal())
    assert all(abs(drawn[text] / 20_000 - chance) < 0.03 for text, chance in odds.items())
    while state.actor == igroteka.CHANCE:
        state.play(state.draw(luck))
    with pytest.raises(igroteka.IllegalMove, match="nothing to draw"):
        state.draw(luck)


def test_after_a_draw_another_outcome_may_be_played_and_none_that_cannot_be() -> None:
    state = igroteka.game("my-number", players=3).replay(["row 10"])
    drawn = state.draw(Random(1))
    other = next(text for text in state.copy().legal() if text != drawn)
    with pytest.raises(igroteka.IllegalMove):
        state.play("row 10")
    state.play(other)
    assert state.last == other


@pytest.mark.parametrize("id", GAMES)
def test_a_copy_goes_its_own_way(id: str) -> None:
    luck = Random(2)
    state = igroteka.game(id).start()
    while state.actor == igroteka.CHANCE:
        state.play(state.draw(luck))
    before, menu = bytes(state), state.legal()
    twin = state.copy()
    while twin.actor is not None:
        twin.play(twin.draw(luck) if twin.actor == igroteka.CHANCE else luck.choice(twin.legal()))
    assert bytes(state) == before
    assert state.legal() == menu


def test_legal_moves_are_the_rules_own_when_no_more_lists_of_them_can_be_kept() -> None:
    game, luck = igroteka.game("jackal-high", players=5), Random(4)
    plain, texts = game.kit.plain, game.kit.texts
    out = [0] * len(texts)
    looked = 0
    while looked < 500:
        state = game.start()
        while state.actor is not None:
            menu = state.legal()
            if state.actor != igroteka.CHANCE and game.kit.door.kept["count"][0] == MOST_KEPT:
                count = plain.legal(Sheet(state.record()), int(state.actor), out)
                assert menu == tuple(texts[action] for action in out[:count])
                looked += 1
            state.play(state.draw(luck) if state.actor == igroteka.CHANCE else luck.choice(menu))


@pytest.mark.parametrize("id", GAMES)
def test_the_last_position_of_a_game_has_no_moves(id: str) -> None:
    state, luck = igroteka.game(id).start(), Random(3)
    while state.actor is not None:
        state.play(luck.choice(state.legal()))
    for finished in (state, state.copy(), state.still()):
        assert (finished.legal(), finished.legal(0), finished.chance(), finished.actors) == ((), (), {}, ())


def test_asking_for_one_seats_moves_does_not_change_anothers() -> None:
    state, random = igroteka.game("my-number", players=3).start(), Random(1)
    while state.actor == igroteka.CHANCE:
        state.play(state.draw(random))
    own = {seat: state.copy().legal(seat) for seat in state.actors}
    for seat in (2, 0, 1):
        assert state.legal(seat) == own[seat]
        assert state.legal() == state.copy().legal() == own[0]
    state.play(own[1][0], 1)
    assert state.legal(2) == own[2]
    assert state.legal() == own[0]
