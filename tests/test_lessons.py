"""First games: every move is legal, every claim true, every clause there, every sentence in both languages."""

import re
from pathlib import Path

import pytest

from igroteka.engine.errors import ScenarioError
from igroteka.rulebook.lessons import TaughtStep, WrittenLesson, begin, lesson_of, play, read_lesson
from igroteka.rulebook.reading import folder_of, read_rulebook
from tests.boxes import GAMES

LANGUAGES = ("en", "ru")
AIM = {"en": "The aim: ", "ru": "Цель: "}


def lesson(id: str) -> WrittenLesson:
    found = lesson_of(id)
    assert found is not None
    return found


def words(id: str, language: str) -> dict[str, str]:
    """What the lesson says, by the names of its steps."""
    text = (folder_of(id) / f"page.{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(rf"^learn-{id}-(\S+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("id", GAMES)
def test_a_lesson_is_one_game_that_the_rules_bear_out_to_its_end(id: str) -> None:
    *led, (last, nothing) = play(lesson(id))  # every claim is compared with the table on the way
    assert 6 <= len(led) <= 10
    assert not nothing and led[-1][1][-1].state.actor is None
    assert last.holds["winners"] == [lesson(id).seat]
    assert all(step.holds for step, _ in led)


@pytest.mark.parametrize("id", GAMES)
def test_a_step_waits_for_every_move_of_the_learner(id: str) -> None:
    assert [move for _, moves in play(lesson(id)) for move in moves[1:] if move.by == lesson(id).seat] == []


@pytest.mark.parametrize("id", GAMES)
def test_a_step_cites_a_clause_of_both_rulebooks(id: str) -> None:
    for language in LANGUAGES:
        for step in lesson(id).steps:
            read_rulebook(id, language).find(step.clause)


def sentences(id: str) -> set[str]:
    """One for each step, and one for a wrong tap where the learner is asked."""
    asked = {step.says for step, moves in play(lesson(id)) if moves and moves[0].by == lesson(id).seat}
    return {step.says for step in lesson(id).steps} | {f"{says}-other" for says in asked}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_lesson_begins_with_the_aim_and_has_words_for_every_step(id: str, language: str) -> None:
    said = words(id, language)
    assert set(said) == sentences(id)
    assert lesson(id).steps[0].says == "aim" and said["aim"].startswith(AIM[language])
    assert all(text[-1] in ".!" for text in said.values())


def test_a_misspelt_key_is_named(tmp_path: Path) -> None:
    wrong = tmp_path / "lesson.yaml"
    wrong.write_text(
        "{options: {}, seat: 0, given: {}, steps: [{says: aim, clause: E1.1, claims: {}}]}", encoding="utf-8"
    )
    with pytest.raises(ScenarioError, match="claims"):
        read_lesson("eight28", wrong)


def test_a_claim_that_does_not_hold_names_its_step() -> None:
    right = lesson("eight28")
    wrong = WrittenLesson(right.game, right.seat, right.given, (TaughtStep("aim", "E1.1", {"round": 3}, ()),))
    assert begin(wrong).view()["round"] == 9
    with pytest.raises(ScenarioError, match=r"aim: round.*should be 3, but is 9"):
        list(play(wrong))
