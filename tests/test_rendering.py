"""Every view of every game can be drawn as text, in both languages."""

import json
import random
import re

import pytest
from rich.cells import cell_len

import igroteka
from igroteka.locale import LANGUAGES
from igroteka.rendering.text import WIDTH, draw, fit, short, table, wrap
from tests.boxes import GAMES, NAMES, all_games, positions, settings

KEYS = re.compile(r"\b(draw|event|option|error)-[a-z]|\{|\}|\$|None|hidden\b|_")


@pytest.mark.parametrize("game", all_games(), ids=repr)
def test_every_view_is_drawn_in_both_languages(game: igroteka.Game) -> None:
    rng = random.Random(repr(game))
    for state in positions(game, seed=1, often=0.1):
        for seat in (None, rng.choice((igroteka.WATCHER, *range(game.players)))):
            drawings = [draw(game, state.view(seat), NAMES[: game.players], language) for language in LANGUAGES]
            assert drawings[0] != drawings[1]
            for drawing in drawings:
                check(drawing)


def check(drawing: str) -> None:
    for line in drawing.splitlines():
        assert cell_len(line) <= WIDTH, line
        assert line == line.rstrip() and line.isprintable()
        assert not KEYS.search(line), line
    assert "\n\n\n" not in drawing and not drawing.endswith("\n")


@pytest.mark.parametrize("id", GAMES)
def test_a_drawing_shows_a_seat_nothing_it_cannot_know(id: str) -> None:
    """What looks the same to the seat is drawn the same."""
    game = igroteka.game(id, **settings(id)[-1])
    for state in positions(game, seed=2, often=0.1):
        other = state.imagine(1, seed=3)
        here, there = (draw(game, point.view(1), NAMES[: game.players]) for point in (state, other))
        assert here == there


@pytest.mark.parametrize("id", GAMES)
def test_what_is_drawn_is_plain_data_before_and_after_the_story_is_told(id: str) -> None:
    for state in positions(igroteka.game(id), seed=4, often=0.1):
        before = state.view()
        assert len(state.story) >= 0
        assert json.loads(json.dumps(state.view())) == before


def test_the_drawing_follows_the_box_in_use() -> None:
    usual = igroteka.game("my-number")
    box = usual.kit.rules.facts(usual.kit.rules.__file__)
    box["numbers"]["orange"], box["numbers"]["pink"] = box["numbers"]["pink"], box["numbers"]["orange"]
    state = usual.start()
    state.play("row 1")
    assert "1 orange −1" in draw(usual, state.view(), NAMES[:4])
    assert "1 pink −1" in draw(igroteka.game("my-number", cards=box), state.view(), NAMES[:4])


def test_names_and_cells_are_cut_and_wrapped_by_their_width_on_the_screen() -> None:
    assert short(["王秀英王秀英王秀英"], 7) == ["王秀英…"]
    assert short(["two\nlines  and a bell\a"], 30) == ["two lines and a bell"]
    assert fit("exact", 5) == "exact"
    assert wrap("a word that is muchlongerthanthewidth", 8) == ["a word", "that is", "muchlon…"]
    wide = table(("", "cards", "n"), [("Vera", " ".join(["12"] * 40), "7")], wide=1, numbers=[2])
    assert all(len(line) <= WIDTH for line in wide) and len(wide) == 3
