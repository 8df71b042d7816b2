"""Help, languages, completion, colours, exit codes, errors."""

import argparse
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.cli import COMMANDS, overview, parser_of
from igroteka.cli.words import messages
from tests.terminal.driving import terminal


def igroteka(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "igroteka", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_LANG", language)
    monkeypatch.setenv("COLUMNS", "80")
    parser, module = parser_of(command)
    told = parser.format_help()
    assert max(map(len, [*told.splitlines(), *overview().format_help().splitlines()])) <= 80
    assert messages(language)[f"cli-{command}"] in told and messages(language)["cli-examples"] in told
    for action in parser._actions:
        assert action.help and action.help != argparse.SUPPRESS, action.dest
    for example, _ in module.EXAMPLES:
        for part in example.split(" && "):
            words = shlex.split(part.partition(" > ")[0])
            if words[0] == "igroteka":
                examined, _ = parser_of(words[1])
                assert examined.parse_args(words[2:])


def test_help_speaks_the_language_of_the_locale() -> None:
    english, russian = (
        igroteka("replay", "--help", LANG=lang, LC_ALL="", IGROTEKA_LANG="") for lang in ("C", "ru_RU.UTF-8")
    )
    assert english.stdout.startswith("usage: igroteka replay") and russian.stdout.startswith("вызов: igroteka replay")
    assert "Examples:" in english.stdout and "Примеры:" in russian.stdout
    assert igroteka("--help", "--lang", "ru").stdout.count("\n") > 20


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["--version"], 0, "igroteka 0."),
        (["play", "chess", "--plain"], 2, "There is no game “chess”"),
        (["play", "eight28", "--plain", "--players", "9"], 2, "must be a whole number from 3 to 6"),
        (["play", "eight28", "--plain", "-o", "nonsense"], 2, "is not an option"),
        (["play", "eight28", "--plain", "--bots", "clever"], 2, "There is no bot “clever”"),
        (
            ["play", "jackal-high", "--plain", "--players", "2", "--name", "A", "--name", "B", "--name", "C"],
            2,
            "3 people",
        ),
        (["play", "eight28", "--players", "many"], 2, "--players"),
        (["replay", "nowhere.txt"], 1, "nowhere.txt cannot be read"),
        (["replay"], 2, "FILE"),
        (["nonsense"], 2, "nonsense"),
    ],
)
def test_errors_are_one_sentence_and_an_exit_code(arguments: list[str], code: int, told: str) -> None:
    found = igroteka(*arguments, LANG="C")
    assert found.returncode == code, found
    assert told in found.stdout + found.stderr and "Traceback" not in found.stderr
    assert len(found.stderr.splitlines()) <= 2


def test_debug_shows_where_an_error_came_from() -> None:
    assert "Traceback" in igroteka("replay", "nowhere.txt", "--debug").stderr


def test_errors_speak_russian() -> None:
    assert "не подходит" in igroteka("play", "--players", "x", "--lang", "ru").stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_complete(shell: str) -> None:
    assert "igroteka" in igroteka("completion", shell).stdout


COLOUR = re.compile(r"\x1b\[[\d;]*\b(?:3[0-7]|4[0-7]|9[0-7]|10[0-7]|38;[25]|48;[25])[\d;]*m")


@pytest.mark.parametrize("no_colour", [True, False])
def test_the_application_honours_no_color_and_leaves_the_terminal_as_it_was(no_colour: bool) -> None:
    environment = {"NO_COLOR": "1"} if no_colour else {}
    with terminal("play", "--lang", "en", TEXTUAL_COLOR_SYSTEM="auto", COLORTERM="truecolor", **environment) as person:
        person.expect("8-28")
        person.type("q")
        assert person.end() == 0
    assert bool(COLOUR.search(person.written)) is not no_colour
    assert "\x1b[?1049l" in person.written  # back from the other screen


def test_an_unfinished_game_is_offered_at_the_next_start() -> None:
    with terminal("play", "eight28", "--bots", "random", "--no-animation", "--lang", "en") as person:
        person.expect("Take another card?")
        person.type("\x03")
        person.expect("The game is kept")
        person.type("\x03")
        assert person.end() == 0
    with terminal("play", "eight28", "--lang", "en") as person:
        person.expect("Go on: 8-28 for 4")
        person.type("1")
        person.expect("Take another card?")
        person.type("\x03")
        person.expect("The game is kept")
        person.type("\x03")
        assert person.end() == 0


def test_what_is_wrong_with_a_wish_is_said_after_the_screen_is_gone() -> None:
    with terminal("play", "eight28", "--bots", "clever", "--lang", "en") as person:
        assert person.end() == 2
    assert "There is no bot “clever”" in person.written.rsplit("\x1b[?1049l", 1)[1]


def test_nothing_to_resume_is_said_after_the_screen_is_gone(tmp_path: Path) -> None:
    for game in ([], ["eight28"]):
        with terminal("play", *game, "--resume", "--lang", "ru", IGROTEKA_DATA=str(tmp_path)) as person:
            assert person.end() == 1
        assert "продолжать нечего" in person.written.rsplit("\x1b[?1049l", 1)[1]


def test_starting_up_needs_no_textual() -> None:
    program = "import sys, igroteka, igroteka.cli as cli; cli.main(['--help']); assert 'textual' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0
