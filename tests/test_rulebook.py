"""The rulebook that people read is the one that runs."""

import re
import tomllib
from pathlib import Path

import pytest

import igroteka
from igroteka.engine.errors import IgrotekaError
from igroteka.locale import LANGUAGES
from igroteka.rulebook.examples import play, scenarios_for, scenarios_of
from igroteka.rulebook.page import page
from igroteka.rulebook.picture import picture
from igroteka.rulebook.reading import (
    Rulebook,
    RulebookError,
    assembled,
    folder_of,
    markdown_of,
    parts_of,
    read_rulebook,
)
from tests.boxes import GAMES, TOY

NOTATION = re.compile(  # as records and programs write moves; people at a table do not
    r"`(?:take|pass|stop|reroll|for \d+|(?:deal|draw|row|roll|pile|valley|goal|columns) [\dA ]+"
    r"|\d+>[\dV]|\d+x\d+|\d+-\d+|\d+|A|T2|L8)`"
    r"|[{}]|\b(?:true|false|by default|по умолчанию)\b"  # as commands and programs write options
)
MOST_WORDS = {"en": 1500, "ru": 1300}
RULING = {"en": "**Our ruling.** ", "ru": "**Наше решение.** "}

# Clauses that no scenario can show, each with the reason.
WITHOUT_EXAMPLE: dict[str, str] = {}

both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("id", GAMES)


def numbers_in(book: Rulebook) -> set[str]:
    return {section.number for section in book.sections} | {clause.number for clause in book.clauses}


def cited_in(text: str, book: Rulebook) -> set[str]:
    """Everything in a text that looks like a clause or a section of the game."""
    return set(re.findall(rf"\b{book.sections[0].number[0]}\d+(?:\.\d+)?\b", text))


@every_game
def test_both_languages_have_the_same_clauses_in_the_same_order(id: str) -> None:
    english, russian = (read_rulebook(id, language) for language in LANGUAGES)
    assert [clause.number for clause in english.clauses] == [clause.number for clause in russian.clauses]
    assert [section.number for section in english.sections] == [section.number for section in russian.sections]
    for ours, theirs in zip(english.clauses, russian.clauses, strict=True):
        assert len(ours.rulings) == len(theirs.rulings), f"{ours.number} has other rulings in Russian."
        assert ours.text and theirs.text and ours.title != theirs.title


@every_game
def test_clauses_are_numbered_without_gaps(id: str) -> None:
    for n, section in enumerate(read_rulebook(id).sections, start=1):
        assert section.number[1:] == str(n)
        assert [clause.number for clause in section.clauses] == [
            f"{section.number}.{i + 1}" for i in range(len(section.clauses))
        ]


@every_game
@both_languages
def test_titles_are_short_and_rulings_are_marked(id: str, language: str) -> None:
    for clause in read_rulebook(id, language).clauses:
        assert len(clause.title.split()) <= 5, f"{clause.number} {clause.title}"
        assert all(ruling.startswith(RULING[language]) for ruling in clause.rulings), clause.number


@every_game
@both_languages
def test_it_is_short_enough_for_two_pages(id: str, language: str) -> None:
    words = [word for word in markdown_of(id, language).split() if re.search(r"\w", word)]
    assert len(words) <= MOST_WORDS[language]


@every_game
@both_languages
def test_clauses_that_the_rulebook_cites_are_in_it(id: str, language: str) -> None:
    book = read_rulebook(id, language)
    assert cited_in(markdown_of(id, language), book) <= numbers_in(book)


@every_game
def test_clauses_that_the_game_cites_are_in_the_rulebook(id: str) -> None:
    book, folder = read_rulebook(id), folder_of(id)
    for file in (*folder.glob("*.py"), *folder.glob("*.yaml"), *folder.glob("*.toml"), *folder.glob("*.ftl")):
        cited = cited_in(file.read_text(encoding="utf-8"), book)
        assert cited <= numbers_in(book), file.name
        assert cited or file.name not in ("rules.py", "table.py"), f"{file.name} cites no clause at all."


@every_game
def test_events_and_options_cite_clauses_of_the_rulebook(id: str) -> None:
    clauses = {clause.number for clause in read_rulebook(id).clauses}
    table = igroteka.game(id).kit.table
    assert {tale.clause for tale in table.TALES.values()} <= clauses
    assert {option.clause for option in igroteka.games()[id].options} <= clauses
    assert set(igroteka.game(id).kit.display.DUE) <= clauses


@every_game
def test_every_clause_has_an_example(id: str) -> None:
    without = [clause.number for clause in read_rulebook(id).clauses if not scenarios_for(id, clause.number)]
    assert without == [number for number in WITHOUT_EXAMPLE if number in without]


@every_game
def test_every_example_plays_to_its_end_and_has_a_title_in_both_languages(id: str) -> None:
    for scenario in scenarios_of(id):
        example = play(scenario)
        assert example.title("en") and example.title("en") != example.title("ru")
        assert re.search("[а-я]", example.title("ru")), f"{scenario.clause} {example.title('ru')} is not Russian."


@every_game
@both_languages
def test_the_rulebook_is_written_for_a_family_and_not_in_notation(id: str, language: str) -> None:
    assert NOTATION.findall(markdown_of(id, language)) == []
    options = {option.name for option in igroteka.games()[id].options} | {"players"}
    assert set(re.findall(r"`([^`]+)`", markdown_of(id, language))) <= options


@every_game
def test_the_titles_of_examples_name_no_option_as_programs_do(id: str) -> None:
    for scenario in scenarios_of(id):
        for title in (scenario.title, scenario.title_ru):
            assert not re.search(r"[`{}=_]|(?i:\boption\b|настройк)|\b(?:true|false)\b", title), title
        assert not re.search(r"\b[a-z]{3,}", scenario.title_ru), scenario.title_ru


@every_game
@both_languages
def test_players_age_and_minutes_stand_on_top(id: str, language: str) -> None:
    box = tomllib.loads((folder_of(id) / "cards.toml").read_text(encoding="utf-8"))
    seats, lid = igroteka.games()[id].players, box["lid"]
    assert lid["source"]
    first = read_rulebook(id, language).about.splitlines()[0]
    assert re.findall(r"\d+", first) == [str(n) for n in (seats[0], seats[-1], lid["age"], lid["minutes"])]


@every_game
@both_languages
def test_a_picture_of_the_table_opens_the_rulebook(id: str, language: str) -> None:
    drawn = picture(id, language)
    words = re.sub("<[^>]+>", "", drawn)
    assert drawn.count("<svg") == drawn.count("</svg>") == 1
    assert "{" not in words and "picture-" not in words
    assert bool(re.search("[а-я]", words)) == (language == "ru")
    assert drawn in page(read_rulebook(id, language)).split('id="first-round"')[0]


@every_game
@both_languages
def test_options_are_described_and_no_others(id: str, language: str) -> None:
    described = re.findall(r"^- `(\w+)`", read_rulebook(id, language).chapter("options").text, re.MULTILINE)
    assert sorted(described) == sorted(option.name for option in igroteka.games()[id].options)


@every_game
@both_languages
def test_options_that_clauses_name_exist(id: str, language: str) -> None:
    options = {option.name for option in igroteka.games()[id].options}
    named = set(re.findall(r"(?:[Oo]ption|[Нн]астройк\w+) `(\w+)`", markdown_of(id, language)))
    assert named <= options


@every_game
@both_languages
def test_nothing_but_the_rulebooks_own_words_is_bold_or_code(id: str, language: str) -> None:
    """Markdown that is left open would swallow a part of the text."""
    for clause in read_rulebook(id, language).clauses:
        for text in (clause.text, *clause.rulings):
            assert text.count("**") % 2 == 0 and text.count("`") % 2 == 0, clause.number


def test_a_clause_is_found_however_it_is_typed() -> None:
    book = read_rulebook("twelve-days", "ru")
    for typed in ("T3.3", "t3.3", " t3.3 ", "Т3.3", "т3.3", "3.3"):  # the fourth and fifth are Cyrillic
        assert [clause.number for clause in book.find(typed)] == ["T3.3"]


def test_a_section_gives_all_its_clauses() -> None:
    found = [clause.number for clause in read_rulebook("eight28").find("e2")]
    assert found == ["E2.1", "E2.2"]


@pytest.mark.parametrize("typed", ["T3.9", "T9", "nonsense", ""])
def test_an_unknown_clause_gets_a_sentence_with_the_nearest(typed: str) -> None:
    with pytest.raises(RulebookError, match=r"the nearest are T\d\.\d, T\d\.\d, T\d\.\d\.") as refused:
        read_rulebook("twelve-days").find(typed)
    assert "ближайшие — T" in refused.value.say("ru")


def test_unknown_games_and_games_without_a_rulebook_get_a_sentence() -> None:
    with pytest.raises(IgrotekaError, match="There is no game “chess”"):
        read_rulebook("chess")
    with pytest.raises(RulebookError, match="has no rulebook"):
        read_rulebook(TOY)


@pytest.mark.parametrize(
    ("broken", "found"),
    [
        ("# G\n\n## one\n", "G"),
        (markdown_of("eight28", "en").replace("#### E1.1 ", "#### "), "Cards and gems"),
        (markdown_of("eight28", "en").replace("### E1 ", "### E1.1 "), "E1.1 Components"),
        (markdown_of("eight28", "en").replace("#### E1.1", "##### E1.1"), "E1.1 Cards and gems"),
        (markdown_of("eight28", "en").replace("### E1 ", "#### E1 "), "E1 Components"),
    ],
)
def test_a_rulebook_out_of_form_says_where(broken: str, found: str) -> None:
    with pytest.raises(RulebookError, match="does not belong here") as refused:
        assembled(list(parts_of(broken)), "eight28", "en")
    assert refused.value.details["found"] == found


def test_every_ruling_is_in_the_list_of_rulings() -> None:
    text = (Path(__file__).parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^### ([A-Z]\d+\.\d+)", text, re.MULTILINE))
    ruled = {clause.number for id in GAMES for clause in read_rulebook(id).clauses if clause.rulings}
    assert ruled <= listed
    assert listed <= {clause.number for id in GAMES for clause in read_rulebook(id).clauses}


def test_every_option_but_the_number_of_players_is_in_the_list_of_rulings() -> None:
    text = (Path(__file__).parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8")
    options = {option.name for id in GAMES for option in igroteka.games()[id].options} - {"players"}
    assert {option for option in options if f"`{option}" not in text} == set()
