"""``igroteka doctor`` finds what has been broken, and says what helps."""

import errno
import os
import re
import socket
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from igroteka.cli import main
from igroteka.engine import compiling
from igroteka.locale import LANGUAGES
from igroteka.server import doctor
from igroteka.server.settings import Settings
from igroteka.server.store import opened
from igroteka.server.store.migrating import NEWEST
from tests.server.running import Running, free_port, run

SOURCE = Path(doctor.__file__).read_text(encoding="utf-8")


def found(settings: Settings) -> dict[str, str]:
    """What is no good, with how bad it is."""
    return {diagnosis.key: diagnosis.level for diagnosis in doctor.examine(settings) if diagnosis.level != "ok"}


@pytest.fixture
def house(tmp_path: Path) -> Settings:
    settings = Settings(data=str(tmp_path), port=free_port())

    async def build() -> None:
        async with opened(settings):
            pass

    run(build())
    return settings


@pytest.fixture(autouse=True)
def built_page(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").touch()
    for game in ("eight28", "high-card", "jackal-high", "my-number", "twelve-days"):
        (page / "assets" / f"{game}--1-l1Hi0.wasm").touch()  # in what follows the name there can be hyphens, too
    monkeypatch.setattr(doctor, "STATIC", page)
    return page


def test_a_sound_house_is_sound(house: Settings) -> None:
    assert found(house) == {}


def change(settings: Settings, statement: str, *given: object) -> None:
    assert settings.file is not None
    database = sqlite3.connect(settings.file)
    with database:
        database.execute(statement, given)
    database.close()


def test_a_database_that_is_older_newer_or_none_is_told(house: Settings, tmp_path: Path) -> None:
    assert found(Settings(data=str(tmp_path / "new"), port=house.port)) == {"database-new": "note"}
    for version, told in (("0001", {"database-older": "note"}), ("9999", {"database-newer": "bad"})):
        change(house, "UPDATE alembic_version SET version_num = ?", version)
        assert found(house) == told
    assert house.file is not None
    house.file.write_bytes(b"no database, but a letter to a friend" * 100)
    assert found(house) == {"database-away": "bad"}


def test_a_clock_that_was_set_back_is_told(house: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked(_: Settings) -> tuple[str, float]:
        return NEWEST, time.time() + 3600

    monkeypatch.setattr(doctor, "asked", asked)
    assert found(house) == {"clock-behind": "bad"}


def test_a_page_that_is_not_there_or_lacks_a_game_is_told(house: Settings, built_page: Path) -> None:
    (built_page / "assets" / "eight28--1-l1Hi0.wasm").unlink()
    assert found(house) == {"page-old": "bad"}
    (built_page / "index.html").unlink()
    assert found(house) == {"page-none": "bad"}


def test_who_has_the_port_is_told(house: Settings, server: Running) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = Settings(data=house.data, port=other.getsockname()[1])
        assert next(doctor.address(taken)).key == "port-taken"
    (ours,) = doctor.address(Settings(port=server.port))
    assert (ours.level, ours.key, ours.details["status"]) == ("ok", "running", "ok")


def test_a_place_that_may_not_be_written_to_is_told(
    house: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refused(number: int) -> Callable[..., NoReturn]:
        def refuse(*_: object, **__: object) -> NoReturn:
            raise OSError(number, os.strerror(number))

        return refuse

    monkeypatch.setattr(compiling, "cache_folder", lambda _: None)
    for number, told in ((errno.EACCES, "folder-closed"), (errno.EROFS, "folder-read-only")):
        monkeypatch.setattr(tempfile, "TemporaryFile", refused(number))
        assert found(house) == {"cache-none": "note", told: "bad"}
    monkeypatch.undo()
    assert next(doctor.folder(Settings(data="/proc/nowhere"))).key == "folder-closed"
    monkeypatch.setattr(doctor, "LITTLE", 1 << 62)
    assert next(doctor.folder(house)).key == "folder-full"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_it_in_sentences_and_by_its_exit_code(
    house: Settings, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["doctor", "--data", house.data, "--port", str(house.port), "--lang", language]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert said.count("ok  ") >= 7
    change(house, "UPDATE alembic_version SET version_num = '9999'")
    assert main(words) == 1
    assert "BAD " in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_words(language: str) -> None:
    """Read from the source, for most of them are rare."""
    found = re.findall(r'"((?:page|cache|folder|database|clock|port|gpu)(?:-[a-z]+)?|files-few)"', SOURCE)
    names = ("games", "folder", "database", "reason", "host", "port", "status", "version", "python")
    details = dict.fromkeys(names, "") | {"megabytes": 1, "seconds": 1, "files": 1}
    assert len(set(found)) > 15
    for key in {*found, "running", "python"}:
        assert doctor.Diagnosis("ok", key, details).say(language)
