"""Every view of every game is painted whole, in any width, any language, with and without colours."""

from typing import Any

import pytest
from rich.color import Color, ColorSystem
from rich.text import Text

import igroteka
from igroteka.engine import questions
from igroteka.games.my_number.board import INKS
from igroteka.locale import LANGUAGES
from igroteka.rendering import boards
from igroteka.rendering.boards import Sight, paint
from igroteka.rendering.text import tell
from tests.boxes import GAMES, NAMES, positions
from tests.terminal.pictures import BOARDS, painted

PLAYED = [game for game in GAMES if game in igroteka.games() and game != "high-card"]
ROOMS = ((78, 13), (78, 16), (110, 30), (60, 12))


@pytest.mark.parametrize("game", PLAYED)
def test_every_view_fits_every_width(game: str) -> None:
    description = igroteka.games()[game]
    for players in {description.players[0], description.players[-1]}:
        played = igroteka.game(game, players=players)
        for number, state in enumerate(positions(played, seed=players, often=0.05)):
            width, height = ROOMS[number % len(ROOMS)]
            for seat in (None, 0, igroteka.WATCHER):
                eyes = seat if seat == 0 else None
                sight = Sight(
                    NAMES[:players], LANGUAGES[number % 2], played.kit.plain, eyes, state.actors, width, height
                )
                for line in paint(played, state.view(seat), sight):
                    assert line.cell_len <= width, line.plain
                    assert line.plain.isprintable()


@pytest.mark.parametrize("game", PLAYED)
def test_nothing_is_cut_where_names_are_short(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 80×24 every board is whole; on a smaller terminal it is whole in width, and scrolls."""
    cut: list[str] = []
    truncate = Text.truncate

    def noted(self: Text, max_width: int, **how: Any) -> None:
        cut.extend([self.plain] * (len(self.plain.rstrip()) > max_width))
        truncate(self, max_width, **how)

    monkeypatch.setattr(Text, "truncate", noted)
    most = igroteka.games()[game].players[-1]
    played = igroteka.game(game, players=most)
    names = ("Vera", "Oleg", "Katya", "Max", "Nora", "Felix", "Mila", "Toto")[:most]
    for number, state in enumerate(positions(played, seed=most, often=0.05)):
        for width, height in ((78, 13), (57, 9), (98, 20)):
            language = LANGUAGES[number % 2]
            sight = Sight(names, language, played.kit.plain, 0, state.actors, width, height)
            lines = paint(played, state.view(0), sight)
            assert not cut and (height < 13 or len(lines) <= height), (width, cut, len(lines))


@pytest.mark.parametrize("game", PLAYED)
def test_questions_answers_and_sentences_are_there_in_both_languages(game: str) -> None:
    played = igroteka.game(game)
    names = NAMES[: played.players]
    for state in positions(played, seed=3, often=0.05):
        for language in LANGUAGES:
            assert questions.title(played, state.view(0), names, language)
            assert all(
                line[-1] in ".!" and line.isprintable() for line in tell(played, state.view(0), names, language, 0)
            )
            for seat in state.actors:
                question, answers = questions.asked(state, seat)
                assert question.say(language) and all(answer.say(language) for answer in answers)
                assert len(answers) == len(state.legal(seat))


@pytest.mark.parametrize("game", PLAYED)
def test_the_situations_clauses_are_in_the_rulebook(game: str) -> None:
    from igroteka.rulebook.reading import read_rulebook

    module = igroteka.game(game).kit.part("questions")
    assert module is not None
    assert set(module.SITUATION) == set(vars(igroteka.game(game).kit.table)["PHASES"])
    for language in LANGUAGES:
        book = read_rulebook(game, language)
        for clauses in module.SITUATION.values():
            assert all(book.find(clause) for clause in clauses)


def test_a_game_without_a_board_is_drawn_as_text() -> None:
    game = igroteka.game("high-card")
    state = game.start()
    assert any("players" in line.plain for line in paint(game, state.view(0), Sight(("A", "B"), "en", game.kit.plain)))
    assert any(line.startswith("players: ") for line in tell(game, state.view(0), ("A", "B")))
    while state.actor == "chance":
        state.play(state.legal()[0])
    asked = questions.asked(state, 0)
    assert asked.question.say("en") == "Your turn"
    assert [answer.say("en") for answer in asked.answers] == ["Keep the card", "Change it"]
    assert questions.situation(game, state.view(0)) == ()


def downgraded(colour: str) -> int | None:
    return Color.parse(colour).downgrade(ColorSystem.STANDARD).number


def test_colours_stay_apart_where_there_are_only_sixteen() -> None:
    palette = (boards.WHITE, boards.GREY, boards.RED, boards.BLUE, boards.GREEN, boards.GOLD)
    assert len({downgraded(colour) for colour in palette}) == len(palette)
    of_cards = [ink.color for ink in INKS.values()]
    assert all(of_cards)
    assert len({colour.downgrade(ColorSystem.STANDARD).number for colour in of_cards if colour}) == len(INKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_colours_the_cards_of_my_number_have_letters(language: str) -> None:
    from igroteka.locale import say

    letters = [say(f"my-number-letter-{colour}", language) for colour in INKS]
    assert len(set(letters)) == len(INKS)


def test_a_fan_of_cards_shows_every_number() -> None:
    cards = [boards.big_card([str(n)]) for n in range(1, 9)]
    shown = boards.fanned(cards, 30)
    assert boards.width_of(shown) <= 30
    assert Text(shown[1].plain).plain.replace("│", " ").split() == [str(n) for n in range(1, 9)]


def test_the_boards_are_painted_as_they_were_looked_at() -> None:
    """Changed on purpose? ``python -m tests.terminal.pictures`` takes them anew; look at them."""
    for name, text in painted():
        assert text == (BOARDS / name).read_text(encoding="utf-8"), name
