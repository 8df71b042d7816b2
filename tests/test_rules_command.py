"""``igroteka rules``: in a terminal, in a pipe, as a page."""

import os
import pty
import re
import subprocess
import sys
from html.parser import HTMLParser

import pytest

from igroteka.cli import main
from igroteka.locale import LANGUAGES
from igroteka.rulebook.page import page
from igroteka.rulebook.reading import Chapter, Clause, Rulebook, Section, read_rulebook
from tests.boxes import GAMES

ESCAPE = "\x1b"


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 2
    return capsys.readouterr().err


def test_without_a_game_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"twelve-days +Игра на Рождество\n", said(capsys, "--lang", "ru"))


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook_is_plain_text_in_a_pipe(id: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, id, "--lang", language)
    assert ESCAPE not in text and "**" not in text
    assert all(len(line) <= 88 and line == line.rstrip() for line in text.splitlines())
    for clause in read_rulebook(id, language).clauses:
        assert f"\n{clause.number} {clause.title}\n" in text


def test_clauses_are_listed_with_their_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\nT3.5  Who wins the round\n" in said(capsys, "twelve-days", "--list")


def test_a_clause_is_shown_with_its_first_example_played(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "eight28", "e3.4")
    assert text.startswith("E3.4 Out at 28\n")
    assert "Example 1 of 4: Who shows exactly 28 is out" in text
    assert "* Katya: take\n    Katya takes a card. [E3.2]\n* Chance: draw 9\n" in text
    assert text.index("At first\n") < text.index("* Katya: take") < text.index("In the end\n")
    assert text.endswith("3 more examples: --all shows them, --example N shows one.\n")


def test_a_refused_move_is_shown_with_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "eight28", "E1.2", "--example", "2")
    assert "* Chance: deal 0 (not allowed)\n    There is no card “0” in the game. [E1.2]\n" in text


def test_what_a_seat_cannot_know_is_hidden_in_an_example_through_its_eyes(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "eight28", "E2.1", "--example", "2", "--lang", "ru")
    assert "Так это видит Олег." in text
    assert "* Случай: deal ?\n    Катя получает закрытую карту. [E2.1]\n" in text


def test_all_examples_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "eight28", "E3.4", "--all")
    assert [int(number) for number in re.findall(r"^Example (\d) of 4", text, re.MULTILINE)] == [1, 2, 3, 4]


def test_a_section_shows_all_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "jackal-high", "j7", "--lang", "ru")
    assert re.findall(r"^(J7\.\d) ", text, re.MULTILINE) == ["J7.1", "J7.2", "J7.3"]


def test_a_long_run_of_chance_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "* Chance alone: 72 actions." in said(capsys, "twelve-days", "T1.3", "--all")


def test_what_is_not_there_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "has no clause “E9.9”; the nearest are" in complaint(capsys, "eight28", "E9.9")
    assert "There is no game “chess”" in complaint(capsys, "chess")
    assert "E1.1 has one example: there is no number 2." in complaint(capsys, "eight28", "E1.1", "--example", "2")
    assert "К пункту E1.1 есть 1 пример" in complaint(capsys, "eight28", "E1.1", "--example", "0", "--lang", "ru")


def in_a_terminal(*words: str, **environment: str) -> str:
    """What the command writes to a terminal of 80 × 24."""
    ours, theirs = pty.openpty()
    settings = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "PAGER": "sed s/^/:/"}
    unset = ("NO_COLOR", "LESS", "FORCE_COLOR", "TTY_COMPATIBLE")
    kept = {name: value for name, value in os.environ.items() if name not in unset}
    command = [sys.executable, "-m", "igroteka", "rules", *words]
    environment = {**kept, **settings, **environment}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, env=environment)
    os.close(theirs)
    written = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # how Linux ends a terminal that nobody writes to any more
            break
        if not part:
            break
        written += part
    os.close(ours)
    _, complaint = process.communicate()
    assert process.returncode == 0, complaint
    return written.decode().replace("\r\n", "\n")


def test_a_terminal_gets_the_rulebook_through_its_pager_in_colour() -> None:
    text = in_a_terminal("eight28")
    assert text.startswith(":") and text.count("\n:") > 100
    assert ESCAPE in text


def test_a_terminal_gets_what_fits_on_it_at_once() -> None:
    assert not in_a_terminal().startswith(":")


def test_no_color_is_respected() -> None:
    assert re.search(r"\x1b\[[0-9;]*3[0-7]", in_a_terminal("eight28"))
    assert not re.search(r"\x1b\[[0-9;]*[349][0-7]", in_a_terminal("eight28", NO_COLOR="1"))


class Tags(HTMLParser):
    """The elements of a page, and whether they are closed in order."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attributes)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_every_link_leads_somewhere(
    id: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = said(capsys, id, "--html", "--lang", language)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    ids = [attributes["id"] for _, attributes in tags.seen if "id" in attributes]
    assert len(set(ids)) == len(ids)
    links = {str(attributes["href"]) for tag, attributes in tags.seen if tag == "a"}
    assert links <= {f"#{id}" for id in ids}
    assert {f"#{clause.number}" for clause in read_rulebook(id, language).clauses} <= links
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in tags.seen}
    assert not re.search(r"https?:|url\(|@import", text)
    assert ("html", {"lang": language, "data-game": id}) in tags.seen
    assert text.count("<pre>") > 100


def test_everything_on_the_page_is_escaped() -> None:
    evil = "<script>alert('&')</script>"
    clause = Clause("E1.1", evil, f"{evil} `{evil}` E1.1 E9.9", (evil,))
    chapter = Chapter("rules", evil, evil, (Section("E1", evil, (clause,)),))
    text = page(Rulebook("eight28", "en", evil, evil, (chapter,)))
    assert "<script" not in text and "&lt;script&gt;alert" in text
    assert '<a href="#E1.1">E1.1</a> E9.9' in text
