"""The drill: a house burns down, and goes on elsewhere from its last backup."""

import asyncio
import contextlib
import subprocess
import sys
import time
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.server import backing_up
from igroteka.server.settings import Settings
from igroteka.server.store import Store, opened
from tests.server.running import PATIENCE, Running, people, played_alone, run, running


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("igroteka-*.gz"))


def until_newer(folder: Path, than: list[Path]) -> Path:
    """A backup that was begun after these were there."""
    end = time.monotonic() + PATIENCE
    while len(newer := [file for file in copies(folder) if not than or file > than[-1]]) < 2:
        assert time.monotonic() < end, "No backup was made."
        time.sleep(0.05)
    return newer[1]


def test_a_house_goes_on_elsewhere_from_the_last_of_its_backups(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One is made after the other while it runs, the older ones go; records are the same in the new house."""
    kept, elsewhere = tmp_path / "kept", tmp_path / "elsewhere"
    words = ["backup", str(kept), "--every", "0.1s", "--keep", "3", "--data", str(server.folder)]
    making = subprocess.Popen([sys.executable, "-m", "igroteka", *words], stdout=subprocess.DEVNULL)
    try:
        until_newer(kept, [])
        over = run(played_alone(server.url, "Vera"))
        latest = until_newer(kept, copies(kept))
        latest = latest.rename(tmp_path / "latest.gz")  # before it goes its way
        assert len(copies(kept)) <= 4  # one is there before another goes
    finally:
        making.terminate()
        making.wait(PATIENCE)
    assert making.returncode < 0 or making.returncode == 143, "It ended before it was ended."
    assert main(["restore", str(latest), "--data", str(elsewhere)]) == 0
    assert "rows were read" in capsys.readouterr().out

    async def entries(folder: Path) -> object:
        store = Store(Settings(data=str(folder)).database_url, "test")
        try:
            return await store.entries(over)
        finally:
            await store.dispose()

    async def record(url: str) -> str:
        async with people(url, "Oleg") as (oleg,):
            return await oleg.record(over)

    assert run(entries(elsewhere)) == run(entries(server.folder))
    with running(elsewhere) as other:
        assert run(record(other.url)) == run(record(server.url))


def test_of_many_backups_the_latest_are_kept_and_nothing_else_is_touched(tmp_path: Path) -> None:
    settings, kept = Settings(data=str(tmp_path / "house")), tmp_path / "kept"

    async def found() -> None:
        async with opened(settings):
            pass

    run(found())
    kept.mkdir()
    (kept / "notes.gz").touch()
    made: list[Path] = []
    for _ in range(4):
        run(backing_up.into(settings, kept, 2, "en"))
        made += [file for file in copies(kept) if file not in made]
    assert len(made) == 4
    assert copies(kept) == made[-2:]
    assert (kept / "notes.gz").exists()
    ahead = kept / "igroteka-99990101T000000.000000Z.gz"  # as by a clock that has been set back since
    ahead.touch()
    run(backing_up.into(settings, kept, 1, "en"))
    (last,) = copies(kept)
    assert last != ahead


def test_a_backup_that_fails_is_told_and_the_next_one_is_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings, kept = Settings(data=str(tmp_path / "house")), tmp_path / "kept"
    kept.touch()  # a file where the folder shall be

    async def meanwhile() -> None:
        task = asyncio.create_task(backing_up.every(settings, kept, 0.01, None, "en"))
        said = ""
        while "cannot be written" not in (said := said + capsys.readouterr().err):
            await asyncio.sleep(0.01)
        kept.unlink()
        while not copies(kept):
            await asyncio.sleep(0.01)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task  # it lets go of the database

    run(meanwhile())


@pytest.mark.parametrize("words", [["--every", "1x"], ["--every", "0h"], ["--keep", "0"]])
def test_a_time_or_number_that_is_none_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["backup", "folder", *words])
    assert ended.value.code == 2
