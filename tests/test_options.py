"""Options and boxes: what is wrong with one is said in a sentence, and nothing else happens."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import CardsError, OptionError, PositionError
from igroteka.adapters.setting import chosen_game
from igroteka.engine.game import boxed_kits
from igroteka.engine.options import Switch, Whole, WordOption
from tests.boxes import GAMES


@pytest.mark.parametrize("id", GAMES)
def test_options_are_described_well_enough_for_a_form(id: str) -> None:
    from igroteka.locale import LANGUAGES, say

    description = igroteka.games()[id]
    assert description.options[0].name == "players"
    for option in description.options:
        assert option.clause
        assert option.read(option.default) == option.default
        for language in LANGUAGES:
            assert say(f"option-{id}-{option.name}", language)
            if isinstance(option, WordOption):
                assert all(
                    say(f"option-{id}-{option.name}-{word.replace(':', '-')}", language) for word in option.choices
                )


@pytest.mark.parametrize("id", GAMES)
def test_every_bad_value_of_every_option_is_named(id: str) -> None:
    for option in igroteka.games()[id].options:
        wrong: list[Any] = ["", "nonsense", None, 1.5, [], {}]
        if isinstance(option, Whole):
            wrong += [option.low - 1, option.high + 1, True]
        if isinstance(option, Switch):
            wrong += [2, "maybe"]
        for value in wrong:
            with pytest.raises(OptionError, match=option.name):
                igroteka.game(id, **{option.name: value})


def test_a_first_seat_beyond_the_table_is_refused() -> None:
    with pytest.raises(OptionError, match="from 0 to 2"):
        igroteka.game("eight28", players=3, first=3)


def test_an_unknown_game_or_option_is_told_what_there_is() -> None:
    with pytest.raises(OptionError, match="eight28"):
        igroteka.game("chess")
    with pytest.raises(OptionError, match="pass_is_final"):
        igroteka.game("eight28", speed=3)


def box_of(id: str) -> dict[str, Any]:
    file = Path(str(boxed_kits()[id].table.__file__)).with_name("cards.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", GAMES)
def test_the_box_itself_may_be_given_as_cards(id: str, tmp_path: Path) -> None:
    file = Path(str(boxed_kits()[id].table.__file__)).with_name("cards.toml")
    game = igroteka.game(id, cards=file)
    assert game.start().chance_ways() == igroteka.game(id).start().chance_ways()


def test_other_cards_are_played_with() -> None:
    box = box_of("eight28")
    box["decks"]["zoch"]["cards"] |= {"1": 14, "2": 4}
    ways = igroteka.game("eight28", cards=box).start().chance_ways()
    assert (ways["deal 1"], ways["deal 2"]) == (14, 4)
    assert igroteka.game("eight28").start().chance_ways()["deal 1"] == 15


def spoilt(box: Any) -> list[Any]:
    """The box with each of its numbers, lists and sections spoilt in turn."""
    found = []

    def walk(part: Any, path: list[Any]) -> None:
        for key, value in part.items() if isinstance(part, dict) else ():
            if key in ("source", "lid"):  # told to people, and no part of play
                continue
            nonsense: tuple[Any, ...] = (3.5, [], None)
            for wrong in nonsense:
                other = copy.deepcopy(box)
                inner = other
                for step in path:
                    inner = inner[step]
                inner[key] = wrong
                found.append(other)
            walk(value, [*path, key])

    walk(box, [])
    return found


@pytest.mark.parametrize("id", GAMES)
def test_a_box_that_does_not_add_up_is_refused_with_a_sentence(id: str) -> None:
    boxes = spoilt(box_of(id))
    assert len(boxes) > 8
    for box in boxes:
        with pytest.raises(CardsError) as caught:
            igroteka.game(id, cards=box)
        assert str(caught.value)
        assert caught.value.say("ru")


def test_a_card_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardsError, match="nowhere"):
        igroteka.game("eight28", cards=tmp_path / "nowhere.toml")
    (tmp_path / "bad.toml").write_text("a = ", encoding="utf-8")
    with pytest.raises(CardsError, match="bad"):
        igroteka.game("eight28", cards=tmp_path / "bad.toml")


IMPOSSIBLE = [
    ("eight28", {"players": [{}, {}]}, "players"),
    ("eight28", {"colour": 3}, "no key “colour”"),
    ("eight28", {"players": [{"hidden": 12}, {}, {}, {}]}, "hidden"),
    ("eight28", {"players": [{"hidden": 8, "shown": [8, 8, 8, 8]}, {}, {}, {}]}, "not that many cards “8”"),
    ("eight28", {"pot": {"blue": 56}}, "pot.blue"),
    ("eight28", {"scores": [1, 0, 0, 0]}, "scores"),
    ("eight28", [], "set of keys"),
    ("twelve-days", {"players": [{"hand": [1, 1]}, {}, {}, {}], "phase": "lead"}, "1"),
    ("jackal-high", {"row": 3}, "row"),
    ("my-number", {"row": [1, 1, 2, 3]}, "1"),
]


@pytest.mark.parametrize(("id", "view", "words"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_a_sentence(id: str, view: Any, words: str) -> None:
    with pytest.raises(PositionError) as caught:
        igroteka.game(id).position(view)
    assert words in str(caught.value)
    assert caught.value.say("ru")


def test_the_tiny_deck_is_the_same_for_the_library_and_for_the_adapters() -> None:
    tiny = igroteka.game("twelve-days", cards="tiny", players=2, gifts=1)
    assert tiny == chosen_game("twelve-days", cards="tiny", players=2, gifts=1)
    assert len(tiny.start().legal()) < len(igroteka.game("twelve-days", players=2).start().legal())


@pytest.mark.parametrize(("id", "players"), [("eight28", 3), ("jackal-high", 2), ("my-number", 3)])
def test_a_tiny_box_says_how_many_can_play(id: str, players: int) -> None:
    tiny = igroteka.game(id, cards="tiny", players=players)
    assert tiny == chosen_game(id, cards="tiny", players=players)
    assert tiny.description.players[0] == players
    with pytest.raises(igroteka.OptionError, match="players"):
        igroteka.game(id, cards="tiny", players=tiny.description.players[-1] + 1)


def test_a_game_without_a_tiny_box_says_who_has_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(boxed_kits()["eight28"].table, "__file__", str(tmp_path / "table.py"))
    with pytest.raises(igroteka.CardsError, match="There is no tiny deck for eight28; there is one for jackal-high"):
        igroteka.game("eight28", cards="tiny")


def test_what_can_be_no_cards_is_said() -> None:
    with pytest.raises(igroteka.CardsError, match="not 5"):
        igroteka.game("eight28", cards=5)  # type: ignore[arg-type]


SMALL_BOXES: list[tuple[str, dict[str, Any]]] = [
    ("eight28", {"decks": {"zoch": {"cards": dict.fromkeys([*map(str, range(1, 11)), "A"], 0) | {"1": 3}}}}),
    ("eight28", {"gems": {"blue": 0, "red": 0}}),
    ("jackal-high", {"animals": {"cards": {str(n): int(n < 4) for n in range(1, 22) if n != 8}}}),
    ("jackal-high", {"dice": {"each": 4, "faces": 8}}),
    ("jackal-high", {"dice": {"each": 3, "faces": 1}}),
    ("my-number", {"setup": {"hand": 1}}),
    ("my-number", {"setup": {"rounds": 4}}),
    ("my-number", {"setup": {"row": [1, 1]}}),
    ("my-number", {"setup": {"row": [1, 2, 3, 4]}}),
    ("my-number", {"setup": {"columns": [1, 2, 3]}}),
    ("my-number", {"numbers": {"orange": {"1": 0}, "pink": {"1": 0}}}),
    ("my-number", {"numbers": {colour: {} for colour in ("orange", "pink", "blue", "green", "purple")}}),
]


@pytest.mark.parametrize(("id", "other"), SMALL_BOXES)
def test_a_box_too_small_to_play_with_is_refused(id: str, other: dict[str, Any]) -> None:
    box = box_of(id)
    for part, facts in other.items():
        for key, value in facts.items():
            box[part][key] = box[part][key] | value if key == "zoch" else value
    with pytest.raises(CardsError) as caught:
        igroteka.game(id, cards=box)
    assert caught.value.clause and caught.value.say("ru")
