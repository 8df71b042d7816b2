"""The command line as people type it: options anywhere, games by name, a shell that knows what can come next."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka
from igroteka.cli import main
from igroteka.cli.choosing import bots, game_ids, levels
from igroteka.locale import LANGUAGES


def completed(line: str, folder: Path) -> set[str]:
    """What bash would offer after this line, in a folder."""
    environment = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\013",
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
        "_ARGCOMPLETE_SHELL": "bash",
        "_ARGCOMPLETE_SUPPRESS_SPACE": "1",
    }
    program = "import os; os.dup2(1, 8); from igroteka.cli import main; main()"
    command = [sys.executable, "-c", program]
    found = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder, check=False)
    return set(filter(None, found.stdout.split("\013")))


def test_an_option_may_stand_between_a_game_and_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "eight28", "--lang", "ru", "E3.4"]) == 0
    assert capsys.readouterr().out.startswith("E3.4 Открыто 28")


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("igroteka ", {"play", "replay", "completion"}),
        ("igroteka play --pl", {"--players", "--plain"}),
        ("igroteka play tw", {"twelve-days"}),
        ("igroteka play eight28 -o ", {"deck=reviewer", "deck=zoch", "first=0", "low_plays_28=false"}),
        ("igroteka play --bots ", set(levels())),
        ("igroteka arena eight28 --bots strong,ca", {"strong,casual"}),
        ("igroteka arena eight28 --against ", set(bots()) - {"search:2000", "search:100ms", "oracle:2000"}),
        ("igroteka rules eight28 E3", {"E3", "E3.1", "E3.7"}),
        ("igroteka rules ei", {"eight28 ", "eight28"}),
        ("igroteka replay no", {"notes.txt"}),
        ("igroteka play --cards no", {"notes.txt"}),
    ],
)
def test_a_shell_offers_what_can_come_next(line: str, offered: set[str], tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    found = completed(line, tmp_path)
    assert {one.strip() for one in offered} <= {one.strip() for one in found}
    assert ("notes.txt" in {one.strip() for one in found}) == ("notes.txt" in offered)


@pytest.mark.parametrize(
    "line", ["igroteka play --name ", "igroteka play --seed ", "igroteka arena my-number --games "]
)
def test_a_shell_offers_no_files_where_none_is_meant(line: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    assert not any("notes" in one for one in completed(line, tmp_path))


def test_the_ids_that_help_names_are_those_of_the_games() -> None:
    assert game_ids() == list(igroteka.games())


@pytest.mark.parametrize("command", ["play", "arena", "rules", "games"])
def test_help_names_the_games(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = "".join(capsys.readouterr().out.split())
    assert all(id in told for id in igroteka.games())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed_with_all_their_options(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", language]) == 0
    told = capsys.readouterr().out
    for id, game in igroteka.games().items():
        assert f"{id}: {game.name(language)}" in told
        for option in game.options[1:]:
            assert f"-o {option.name}=" in told
    assert main(["games", "my-number", "--lang", language]) == 0
    assert "twelve-days" not in capsys.readouterr().out


def test_whoever_calls_for_a_game_that_is_none_called_wrongly(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["games", "foo"], ["arena", "foo"], ["rules", "eight28", "E9.9"]):
        assert main([*words, "--lang", "en"]) == 2
        assert "There is no game “foo”" in (said := capsys.readouterr().err) or "no clause" in said


def test_a_bot_that_plays_itself_is_remarked(capsys: pytest.CaptureFixture[str]) -> None:
    games = ["arena", "eight28", "--players", "3", "--games", "3", "--lang", "en", "--bots"]
    assert main([*games, "random"]) == 0
    assert "random plays against itself" in capsys.readouterr().err
    assert main([*games, "random", "--against", "advice"]) == 0
    assert "itself" not in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "analyse", "verify", "scenarios"])
def test_a_file_that_cannot_be_read_is_told_in_the_readers_language(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    troubles = {"nowhere": "такого файла нет", ".": "это папка", "picture": "это не текст в UTF-8"}
    for name, trouble in troubles.items():
        assert main([command, str(tmp_path / name), "--lang", "ru"]) == 1
        told = capsys.readouterr()
        assert told.err.endswith(f" не читается: {trouble}.\n") and "Errno" not in told.err
