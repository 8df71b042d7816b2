"""Every word a person reads is there in both languages, and says what it should."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import igroteka
from igroteka.bots import LEVELS
from igroteka.cli.words import messages
from igroteka.engine.contract import random_move
from igroteka.engine.game import game_folders
from igroteka.engine.story import Event
from igroteka.locale import LANGUAGES, has_words, say_form
from igroteka.rulebook.examples import play, scenarios_of
from igroteka.table.cast import EACH, about, bot_name
from tests.boxes import GAMES, settings

ROOT = Path(igroteka.__file__).parent
ENGLISH = sorted(file for file in ROOT.rglob("*.ftl") if re.search(r"(^|\.)en\.ftl$", file.name))
NAMES = {
    "en": ("Vera", "Oleg", "Katya", "Max", "Anya", "Boris", "Dina", "Egor"),
    "ru": ("Вера", "Олег", "Катя", "Максим", "Аня", "Борис", "Дина", "Егор"),
}
MISSAID = {  # a verb that agrees with somebody else
    "en": re.compile(r"\b[Yy]ou ((?!pass\b)\w+s|was)\b|\b[Yy]ou .*\band (has|is|\w+(ake|eep|et|eave)s)\b"),
    "ru": re.compile(r"(?i)\b(вы (не )?\w+[еёи]т|\w+[еёи]т вы|вы .* и (не )?\w+[еёи]т)\b"),
}
FORSAKEN = {  # words that once stood where the edition, or the rest of the house, has another
    "**/*ru*": r"(?<!X-)Igroteka|добавок|крошечн\w+ колод|[Мм]есто \{ \$seat \} (?:уже|спас)|(?:У|ход|руке) места",
    "games/eight28/*": r"камн|камен|взакрытую|лишн(?!юю карт|яя карта оп|ей: спас)|тайная карта|в середин",
    "games/jackal_high/*": r"(?i)\bкост(?:ь|и|ей|ью|ям)\b|спор(?:а|е|ов|ная|\b)|поровну \(",
    "games/my_number/*": r"(?i)\b(?:в|из) (?:своей )?рук[уеи]\b|или ничья| -\d",
    "games/twelve_days/*": r"(?i)\b(?:в|из) рук[уеи]\b|больше всех (?:карт|подарков)\b|ведёте",
}
NOTATION = {"A", "x"}  # Latin letters that Russian sentences hold on purpose: the card A, the set 8x2


class Variables(visitor.Visitor):
    """What a message is filled with: its variables and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.forms: dict[str, Variables] = {}  # those of its attributes

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's name for it)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def catalogue(file: Path) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice."
            found[entry.id.name] = Variables()
            if entry.value:
                found[entry.id.name].visit(entry.value)
            for attribute in entry.attributes:
                found[entry.id.name].forms[attribute.id.name] = Variables()
                found[entry.id.name].forms[attribute.id.name].visit(attribute.value)
    return found


def filled_with(key: str, words: dict[str, Variables]) -> set[str]:
    """All variables of a message, those of the messages it refers to included."""
    inner = (filled_with(reference, words) for reference in words[key].references)
    return words[key].variables.union(*inner)


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_both_catalogues_have_the_same_keys_and_variables(file: Path) -> None:
    english = catalogue(file)
    russian = catalogue(file.with_name(re.sub(r"en\.ftl$", "ru.ftl", file.name)))
    assert set(english) == set(russian)
    for key in english:
        assert filled_with(key, english) == filled_with(key, russian), key
        if not re.match("(event-)?twelve-days-", key):  # Russian needs no other verb for the cards that you keep
            assert set(english[key].forms) == set(russian[key].forms), key


@pytest.mark.parametrize("file", [*ROOT.glob("games/*/words.??.ftl")], ids=lambda file: str(file.relative_to(ROOT)))
def test_whatever_happens_to_somebody_can_be_told_to_that_person(file: Path) -> None:
    words = catalogue(file)
    about = {key for key in words if key.startswith("event-") and "who" in words[key].variables}
    assert about
    for key in about:
        assert "you" in words[key].forms, key
        assert "who" not in words[key].forms["you"].variables, key


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: str(folder.name))
def test_whatever_the_rules_say_and_refuse_is_there(folder: Path) -> None:
    texts = [file.read_text("utf-8") for file in folder.glob("*.py") if file.name in ("questions.py", "refusals.py")]
    said = {key for text in texts for key in re.findall(r'says\(to, "([^"]+)"', text)}
    refused = {key for text in texts for key in re.findall(r'refuses\(to, "([^"]+)"', text)}
    keys = [*said, *(f"error-{key}" for key in refused)]
    assert refused and [key for language in LANGUAGES for key in keys if not has_words(key, language)] == []


def test_no_two_bots_share_a_name_and_every_name_fits_on_a_phone() -> None:
    for language in LANGUAGES:
        names = [bot_name(level, seat, language) for level in LEVELS for seat in range(EACH)]
        assert len(set(names)) == len(LEVELS) * EACH and max(map(len, names)) <= 6
        tempers = [about(level, seat, language) for level in LEVELS for seat in range(EACH)]
        assert len(set(tempers)) == len(tempers) and all(temper.endswith(".") for temper in tempers)


@pytest.mark.parametrize("where", FORSAKEN)
def test_things_are_called_what_the_edition_calls_them(where: str) -> None:
    files = [file for file in ROOT.glob(where) if re.search(r"ru\.(ftl|md)$|scenarios\.yaml$", file.name)]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if re.search("[а-яё]", line)]
    assert len(lines) > 100
    assert [line for line in lines if re.search(FORSAKEN[where], line)] == []


@pytest.mark.parametrize(
    ("times", "russian", "english"),
    [
        (1, "в 1 случае из ста", "once in a hundred"),
        (2, "в 2 случаях из ста", "2 times in a hundred"),
        (5, "в 5 случаях из ста", "5 times in a hundred"),
        (21, "в 21 случае из ста", "21 times in a hundred"),
        (22, "в 22 случаях из ста", "22 times in a hundred"),
    ],
)
def test_so_many_times_in_a_hundred_agrees_with_its_number(times: int, russian: str, english: str) -> None:
    words = {"en": english, "ru": russian}
    reasons = [
        key for file in ROOT.glob("games/*/words.en.ftl") for key, it in catalogue(file).items() if "best" in it.forms
    ]
    assert len(reasons) == 10
    for language, wanted in words.items():
        for key in reasons:
            assert wanted in say_form(key, "best", language, wins=times, number=times), key


def test_messages_of_the_command_line_are_one_line_without_variables() -> None:
    for language in LANGUAGES:
        file = ROOT / "locale" / f"cli.{language}.ftl"
        assert set(messages(language)) == set(catalogue(file))
        assert not any("{" in text or not text for text in messages(language).values())


def stories(id: str) -> Iterator[Event]:
    """The events of random games in all settings, as everybody and as every seat sees them."""
    rng = random.Random(id)
    for options in settings(id):
        state = igroteka.game(id, **options).start()
        while state.actor is not None:
            seat, move = random_move(state, rng)
            state.play(move, seat)
        yield from state.story
        for watcher in (igroteka.WATCHER, *range(state.game.players)):
            yield from state.story_for(watcher)


def examples(id: str) -> Iterator[Event]:
    for scenario in scenarios_of(id):
        for step in play(scenario).steps:
            yield from step.events


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You passes."),
        ("en", "You wins the contest and takes card 5."),
        ("en", "You win the contest and takes card 5."),
        ("ru", "Вы пасует."),
        ("ru", "Раздачу начинает вы."),
        ("ru", "Вы побеждаете и берёт карту 5."),
    ],
)
def test_a_verb_that_agrees_with_somebody_else_would_be_seen(language: str, sentence: str) -> None:
    assert MISSAID[language].search(sentence)


@pytest.mark.parametrize("id", GAMES)
def test_every_event_is_told_in_both_languages(id: str) -> None:
    random_games, scenarios = list(stories(id)), list(examples(id))
    tellable = {tale.name for tale in igroteka.game(id).kit.table.TALES.values()}
    assert {event.name for event in (*random_games, *scenarios)} == tellable
    for event in {str(event): event for event in (*random_games, *scenarios)}.values():
        english, russian = (event.say(id, NAMES[language], language) for language in LANGUAGES)
        told = {language: event.say(id, NAMES[language], language, you=event.seat) for language in LANGUAGES}
        assert not set(NAMES["en"]) & set(re.findall(r"\w+", told["en"])), told
        assert not set(NAMES["ru"]) & set(re.findall(r"\w+", told["ru"])), told
        assert not any(MISSAID[language].search(told[language]) for language in LANGUAGES), told
        for sentence in (english, russian):  # no raw id, no variable left open
            assert sentence[-1] in ".!" and not re.search(r"[{}$_]|None|hidden|\bevent-|  ", sentence), sentence
        assert not re.search("[А-Яа-яЁё]", english), english
        assert set(re.findall("[A-Za-z]+", russian)) <= NOTATION, russian


@pytest.mark.parametrize("id", GAMES)
def test_refusals_in_scenarios_are_sentences_in_both_languages(id: str) -> None:
    for scenario in scenarios_of(id):
        for step in play(scenario).steps:
            if step.refusal:
                for language in LANGUAGES:
                    [(sentence, clause)] = step.sentences(id, NAMES[language], language)
                    assert clause == step.refusal.clause
                    assert sentence[-1] in ".?" and not re.search(r"[{}$]|None|\berror-", sentence), sentence
