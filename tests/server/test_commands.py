"""``igroteka verify`` and ``igroteka admin`` from the command line."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from igroteka import protocol as m
from igroteka.cli import main
from igroteka.server.names import new_id
from igroteka.server.settings import Settings, SettingsError, read_settings
from igroteka.server.store import opened
from igroteka.table import fairness
from igroteka.table.records import record_for, record_text
from igroteka.table.verifying import verify
from tests.server.running import Running, free_port, people, play_on, played_alone, run, table_of
from tests.server.test_table import begun, finished


def test_verify_says_what_holds_and_what_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished("eight28", 6)
    file = tmp_path / "game.igroteka"
    file.write_text(record_text(table), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "Everything is in order." in capsys.readouterr().out
    file.write_text(record_text(table).replace(table.secret.hex(), fairness.new_secret().hex()), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "ru"]) == 1
    assert "С этой партией что-то не так." in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "nothing")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_a_game_that_is_not_over_cannot_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.igroteka"
    file.write_text(record_for(begun(), 0), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "after the end" in capsys.readouterr().err


def test_admin_of_an_empty_house_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def found(settings: Settings) -> None:
        async with opened(settings):
            pass

    run(found(Settings(data=str(tmp_path))))
    for deed in ("tables", "players"):
        assert main(["admin", deed, "--data", str(tmp_path)]) == 0
        assert "There is nothing." in capsys.readouterr().out
    nowhere = tmp_path / "nowhere"
    for words, sentence in (
        (["admin", "remove", "nobody"], "no table or player"),
        (["backup", str(nowhere / "file")], "cannot be written"),
        (["admin", "export", str(tmp_path / "igroteka.sqlite")], "cannot be written"),
        (["restore", str(nowhere)], "There is no file"),
        (["restore", str(tmp_path / "igroteka.sqlite")], "is not a backup"),
        (["admin", "tables", "--data", str(nowhere)], "There is no database"),
        (["backup", str(tmp_path / "file"), "--data", str(nowhere)], "There is no database"),
    ):
        assert main([words[0], "--data", str(tmp_path), *words[1:]]) == 1
        assert sentence in capsys.readouterr().err
    assert main(["admin", "--data", str(tmp_path), "remove"]) == 2  # called wrongly
    assert "needs an id" in capsys.readouterr().err
    assert not nowhere.exists()


def test_admin_looks_after_the_tables_and_players_of_a_house(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> str:
        assert main(["admin", *words, "--data", str(server.folder)]) == 0
        return capsys.readouterr().out

    id = run(played_alone(server.url, "Zinaida"))
    (line,) = [line for line in admin("tables").splitlines() if id in line]
    assert "my-number" in line and "over" in line and "Zinaida" in line
    assert "Zinaida" in admin("players")
    admin("export", str(tmp_path))
    record = (tmp_path / f"my-number-{id}.igroteka").read_text(encoding="utf-8")
    assert all(check.holds for check in verify(record))

    async def sit_down() -> None:
        async with people(server.url, "Olga") as (olga,), olga.sit_at(id) as chair:
            assert id in await asyncio.to_thread(admin, "remove", id)
            await chair.until(m.Gone)

    run(sit_down())
    assert id not in admin("tables")


def test_what_we_name_can_be_given_to_a_command() -> None:
    assert not [id for id in (new_id(9) for _ in range(2000)) if id.startswith("-")]


def test_a_player_who_was_removed_leaves_the_ladder_to_the_others(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> tuple[str, str]:
        async with people(server.url, "Yuri") as (yuri,):
            table = await table_of([yuri], "my-number", 3, rated=True)
            async with yuri.sit_at(table.id) as chair:
                await play_on(chair, random.Random(1))
            assert yuri.guest is not None
            while yuri.guest.id not in (ladder := (await yuri.http.get("api/ratings/my-number")).text):
                await asyncio.sleep(0.1)
            return yuri.guest.id, ladder

    player, before = run(play())
    assert "bot-novice" in before
    assert main(["admin", "remove", player, "--data", str(server.folder)]) == 0
    after = httpx.get(f"{server.url}api/ratings/my-number", trust_env=False)
    assert after.status_code == 200 and player not in after.text and "bot-novice" in after.text
    assert httpx.get(f"{server.url}api/players/{player}", trust_env=False).status_code == 404


def test_settings_come_from_the_command_line_the_environment_and_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "igroteka.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_pace = 0.1\n', encoding="utf-8")
    monkeypatch.setenv("IGROTEKA_PORT", "2")
    monkeypatch.setenv("IGROTEKA_SECURE_COOKIES", "on")
    settings = read_settings({"bot_pace": 0.5}, str(file))
    assert (settings.port, settings.host, settings.bot_pace, settings.secure_cookies) == (2, "::1", 0.5, True)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("port = 99999", "from 1 to 65535"),
        ("port = [1]", "from 1 to 65535"),
        ('port = "many"', "from 1 to 65535"),
        ("bot_threads = 0", "from 1 on"),
        ("bot-pace = nan", "from 0 on"),
        ('log_format = "xml"', "json, text"),
        ('secure_cookies = "maybe"', "on or off"),
        ("prot = 1", "no setting “prot”"),
        ("port", "cannot be read"),
    ],
)
def test_a_setting_that_does_not_fit_is_refused_in_words(tmp_path: Path, line: str, sentence: str) -> None:
    file = tmp_path / "igroteka.toml"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(SettingsError, match=sentence):
        read_settings({}, str(file))


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        (["--host", "no-such-host.invalid"], "cannot listen"),
        (["--database", "mysql://vera:secret@db/x"], "“mysql” is no database"),
        (
            ["--database", "postgresql://vera:secret@127.0.0.1:1/x"],
            "postgresql://vera:***@127.0.0.1:1/x cannot be used",
        ),
        (["--data", "/proc/nowhere"], "cannot be used"),
    ],
)
def test_a_server_that_cannot_begin_says_why(
    where: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(free_port()), "--data", str(tmp_path), *where]) == 1
    said = capsys.readouterr()
    assert sentence in said.err and "secret" not in said.err and not said.out


def test_a_port_that_is_taken_is_not_waited_for(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(server.port), "--data", str(tmp_path)]) == 1
    assert "the port is taken" in capsys.readouterr().err
