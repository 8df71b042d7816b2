"""The command line as people type it: options anywhere, games by name, a shell that knows what can come next."""

import io
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka
from igroteka import GameRecord
from igroteka.cli import main
from igroteka.cli.choosing import bots, game_ids, levels
from igroteka.engine.errors import TROUBLES, IgrotekaError
from igroteka.locale import LANGUAGES
from tests.test_records import played


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
        ("igroteka bench eight28 my", {"my-number"}),
        ("igroteka arena eight28 --bots strong,ca", {"strong,casual"}),
        ("igroteka arena eight28 --against ", set(bots()) - {"search:2000", "search:100ms", "oracle:2000"}),
        ("igroteka rules eight28 E3", {"E3", "E3.1", "E3.7"}),
        ("igroteka rules eight28 --lang ru E3", {"E3", "E3.1", "E3.7"}),
        ("igroteka rules --lang ru ei", {"eight28"}),
        ("igroteka play --players 3 ei", {"eight28"}),
        ("igroteka rules ei", {"eight28 ", "eight28"}),
        ("igroteka replay game.txt --eyes ", {"open", "all"}),
        ("igroteka serve --log-format ", {"json", "text"}),
        ("igroteka serve --data sa", {"saved/"}),
        ("igroteka puzzles eight28 --theme E4", {"E4.3", "E4.5", "E4.6"}),
        ("igroteka replay no", {"notes.txt"}),
        ("igroteka play --cards no", {"notes.txt"}),
    ],
)
def test_a_shell_offers_what_can_come_next(line: str, offered: set[str], tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    (tmp_path / "saved").mkdir()
    found = completed(line, tmp_path)
    assert {one.strip() for one in offered} <= {one.strip() for one in found}
    assert ("notes.txt" in {one.strip() for one in found}) == ("notes.txt" in offered)


@pytest.mark.parametrize(
    "line", ["igroteka play --name ", "igroteka play --seed ", "igroteka arena my-number --games "]
)
def test_a_shell_offers_no_files_where_none_is_meant(line: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    assert not any("notes" in one for one in completed(line, tmp_path))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("foo", "Команды «foo» нет; есть play, serve"),
        ("play --p 3", "--p можно понять по-разному: --players, --plain"),
        ("play --plain=3", "--plain: значения здесь не бывает, а указано '3'"),
        ("play --seed x", "--seed: 'x' не подходит: нужно число"),
        ("backup all.gz --every 1x", "--every: время выглядит так: 30m, 1h или 1d"),
        ("backup all --keep 0", "--keep: нужно целое число от 1"),
        ("bench --seconds -1", "--seconds: нужно число больше 0"),
        ("bench --seconds nan", "--seconds: нужно число больше 0"),
        ("play --new --resume", "--resume: нельзя вместе с --new"),
        ("arena", "не хватает: GAME"),
        ("arena eight28 --bots", "--bots: нужно значение"),
        ("rules eight28 E3.4 E3.5", "непонятно, что это: E3.5"),
        ("completion tcsh", "shell: 'tcsh' не подходит, возможны 'bash', 'zsh', 'fish'"),
    ],
)
def test_what_is_called_wrongly_is_told_in_russian(
    words: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("IGROTEKA_LANG", "ru")
    with pytest.raises(SystemExit) as end:
        main(words.split())
    said = capsys.readouterr().err.splitlines()
    assert end.value.code == 2 and said[0].startswith(f"igroteka: {told}") and said[1].startswith("Справка: igroteka")


@pytest.mark.parametrize("seed", [10**40, -1])
def test_any_whole_number_is_a_seed(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    games = ["arena", "eight28", "--bots", "novice,random", "--games", "3", "--lang", "en"]
    assert main([*games, "--seed", str(seed)]) == 0
    assert f"seed {seed}" in capsys.readouterr().out


def test_what_every_command_understands_may_stand_before_it(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--lang", "ru", "games", "eight28"], ["--debug", "--lang=ru", "games", "eight28"]):
        assert main(words) == 0
        assert "игроков от 3 до 6" in capsys.readouterr().out


def test_the_ids_that_help_names_are_those_of_the_games() -> None:
    assert game_ids() == list(igroteka.games())


@pytest.mark.parametrize("command", ["play", "arena", "rules", "games", "train", "bench"])
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


@pytest.mark.parametrize(
    "words",
    [
        ["admin", "remove", "--data", "."],
        ["serve", "--log-format", "xml"],
        ["serve", "--port", "0"],
        ["site", "site", "--base", "игры"],
        ["play", "https://host/nothing", "--plain"],
        ["play", "eight28", "--plain", "--server", "ftp://host"],
        ["arena", "eight28", "--games", "0"],
    ],
    ids=" ".join,
)
def test_a_wrong_call_ends_with_2(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    if words[0] == "admin":
        (tmp_path / "igroteka.sqlite").touch()
    assert main([*words, "--lang", "ru"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.fixture(scope="module")
def short_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that is over, as a file."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    state = played(igroteka.game("twelve-days", players=2, gifts=1), 1)
    file.write_text(GameRecord(state, ("Vera", "Oleg")).text(), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["arena --json", "arena --html", "analyse --json", "analyse --html", "train --out"])
def test_a_file_that_cannot_be_written_is_told_before_the_work(
    command: str,
    language: str,
    short_record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def worked(*_: object, **__: object) -> None:
        raise AssertionError("It worked first.")

    for work in ("igroteka.cli.arena.play", "igroteka.cli.analyse.look_back", "igroteka.cli.train.play"):
        monkeypatch.setattr(work, worked)
    name, option = command.split()
    words = [name, str(short_record) if name == "analyse" else "twelve-days", option]
    for file, trouble in (("no/where", "такого файла нет"), (".", "это папка")):
        assert main([*words, str(tmp_path / file), "--lang", language]) == 1
        told = capsys.readouterr().err
        assert "Errno" not in told and ("не записать: " + trouble in told) == (language == "ru"), told
    with pytest.raises(AssertionError, match="It worked first"):  # nothing is in the way, and nothing is left there
        main([*words, str(tmp_path / "report"), "--debug"])
    assert not (tmp_path / "report").exists()


def test_what_a_machine_refuses_is_told_in_russian(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*words: str) -> str:
        assert main([*words, "--lang", "ru"]) == 1
        return capsys.readouterr().err

    monkeypatch.setattr("sys.stdin", io.StringIO())
    (tmp_path / "settings.toml").write_text("port = = 8028", encoding="utf-8")
    (tmp_path / "examples.yaml").write_text("- a: [\n}", encoding="utf-8")
    (tmp_path / "cards.toml").write_text("[cards\n", encoding="utf-8")
    assert "это не TOML: строка 1, столбец 8" in said("serve", "--config", str(tmp_path / "settings.toml"))
    assert "это не YAML: строка 2, столбец 1" in said("scenarios", str(tmp_path / "examples.yaml"))
    assert "это не TOML: строка 1" in said("arena", "eight28", "--cards", str(tmp_path / "cards.toml"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "порт уже занят" in said("serve", "--port", port, "--data", str(tmp_path))
    assert "там никто не принимает соединений" in said("play", f"http://127.0.0.1:{port}/t/abc", "--plain")


@pytest.mark.parametrize("number", TROUBLES)
def test_every_trouble_has_its_words(number: int) -> None:
    error = IgrotekaError("file-write", file="x", reason="English")
    error.__cause__ = OSError("All ways failed")  # as libraries wrap them
    error.__cause__.__cause__ = ExceptionGroup("several", [OSError(number, os.strerror(number))])
    assert "English" not in error.say("ru") and re.search("[а-я]", error.say("ru").rsplit(": ")[-1])
