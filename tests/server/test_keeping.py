"""What a house is kept in: one keeper to a file, backups that are whole, disks that take nothing."""

import errno
import os
import resource
import sqlite3
import stat
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from igroteka.cli import main
from igroteka.server.claiming import claim_file
from igroteka.server.settings import Settings, SettingsError
from igroteka.server.store import opened
from tests.server.running import PATIENCE, Running, free_port, run


def test_a_second_server_for_the_same_file_is_refused(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(free_port()), "--data", str(server.folder)]) == 1
    assert "Another server keeps its games in" in capsys.readouterr().err
    os.close(claim_file(tmp_path / "house.sqlite"))
    held = claim_file(tmp_path / "house.sqlite")  # who has ended holds nothing
    with pytest.raises(SettingsError):
        claim_file(tmp_path / "house.sqlite")
    os.close(held)


def test_a_second_server_is_refused_whatever_link_leads_to_the_file(tmp_path: Path) -> None:
    there, links = tmp_path / "there", tmp_path / "links"
    links.mkdir()
    (links / "folder").symlink_to(there)
    (links / "file.sqlite").symlink_to(there / "house.sqlite")
    held = claim_file(there / "house.sqlite")
    for other in (links / "folder" / "house.sqlite", links / "file.sqlite", there / ".." / "there" / "house.sqlite"):
        with pytest.raises(SettingsError):
            claim_file(other)
    os.close(held)


def test_a_database_that_is_a_folder_or_newer_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder" / "igroteka.sqlite").mkdir(parents=True)
    newer = tmp_path / "newer"
    run(found(Settings(data=str(newer))))
    with sqlite3.connect(newer / "igroteka.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = 'v9999'")
    database.close()
    for folder, sentence in (("folder", "is a folder"), ("newer", "by a newer version")):
        assert main(["serve", "--port", str(free_port()), "--data", str(tmp_path / folder)]) == 1
        assert sentence in capsys.readouterr().err


async def found(settings: Settings) -> None:
    async with opened(settings):
        pass


def test_a_backup_takes_the_place_of_files_only_and_only_when_it_is_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(found(Settings(data=str(tmp_path))))
    target, pipe, link = tmp_path / "backup.gz", tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    for wrong in (pipe, tmp_path):
        assert main(["backup", str(wrong), "--data", str(tmp_path)]) == 1
        assert "no ordinary file" in capsys.readouterr().err
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    link.symlink_to(target)
    assert main(["backup", str(link), "--data", str(tmp_path)]) == 0
    assert link.is_symlink() and stat.S_IMODE(target.stat().st_mode) == 0o600
    whole = target.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    capsys.readouterr()
    assert main(["backup", str(target), "--data", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert "no room left on the disk" in said.err and not said.out
    assert target.read_bytes() == whole and not list(tmp_path.glob("*.part"))


# --- a disk that takes nothing ------------------------------------------------------------------


def test_ready_means_that_a_move_can_be_kept(server: Running) -> None:
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        until_ready_is(server, False)
        answer = httpx.get(f"{server.url}api/ready", headers={"Accept-Language": "ru"}, trust_env=False)
        assert (answer.status_code, answer.json()["status"]) == (503, "not-kept")
        assert answer.json()["sentence"].startswith("Сейчас ходы не сохраняются: ")
        assert httpx.get(f"{server.url}api/health", trust_env=False).status_code == 200
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    until_ready_is(server, True)


def until_ready_is(server: Running, wanted: bool) -> None:
    end = time.monotonic() + PATIENCE
    while server.answers() != wanted:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_the_log_says_what_is_wrong_with_the_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def keep() -> tuple[str, str]:
        async with opened(Settings(data=str(tmp_path))) as store:
            assert not await store.keeping.check()
            sa.event.listen(
                store.engine.sync_engine, "begin", lambda given: given.exec_driver_sql("PRAGMA query_only=1")
            )
            store.keeping._until = 0.0
            return await store.keeping.check(), await store.keeping.check()

    assert run(keep()) == ("attempt to write a readonly database",) * 2
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "nothing can be kept: attempt to write a readonly database"
    ]
