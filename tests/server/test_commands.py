"""``igroteka verify`` and ``igroteka admin`` from the command line."""

from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.server.settings import Settings, SettingsError, read_settings
from igroteka.table import fairness
from igroteka.table.records import record_text, verify
from tests.server.running import Running, played_alone, run
from tests.server.test_table import finished


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


def test_admin_of_an_empty_house_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for deed in ("tables", "players"):
        assert main(["admin", deed, "--data", str(tmp_path)]) == 0
        assert "There is nothing." in capsys.readouterr().out
    assert main(["admin", "remove", "nobody", "--data", str(tmp_path)]) == 1
    assert main(["admin", "remove", "--data", str(tmp_path)]) == 1
    assert "needs an id" in capsys.readouterr().err


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
    assert id in admin("remove", id)
    assert id not in admin("tables")


def test_settings_come_from_the_command_line_the_environment_and_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "igroteka.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_pace = 0.1\n', encoding="utf-8")
    monkeypatch.setenv("IGROTEKA_PORT", "2")
    monkeypatch.setenv("IGROTEKA_SECURE_COOKIES", "on")
    settings = read_settings({"bot_pace": 0.5}, str(file))
    assert (settings.port, settings.host, settings.bot_pace, settings.secure_cookies) == (2, "::1", 0.5, True)
    monkeypatch.setenv("IGROTEKA_PORT", "many")
    with pytest.raises(SettingsError):
        read_settings({}, None)


def test_a_postgres_address_is_shown_without_its_password() -> None:
    from igroteka.server.store import shown_address

    url = Settings(database="postgresql://vera:secret@db/igroteka").database_url
    assert url.startswith("postgresql+asyncpg://") and "secret" not in shown_address(url)
