"""Backups: once, or again and again with the older ones taken away; and back into an empty database."""

import asyncio
import datetime
import sys
from pathlib import Path

from igroteka.engine.errors import IgrotekaError
from igroteka.server import admin
from igroteka.server.settings import Settings, SettingsError
from igroteka.server.store import opened

NAMES = "igroteka-*.gz"  # of the files that come and go
KEPT = 48


def check(settings: Settings) -> None:
    """A slip in --data shall not found a new house, and copy that."""
    if (file := settings.file) is not None and not file.is_file():
        raise SettingsError("settings-nothing", file=str(file))


async def once(settings: Settings, file: Path, language: str) -> None:
    async with opened(settings) as store:
        await admin.back_up(store, file, language)


async def into(settings: Settings, folder: Path, keep: int, language: str) -> None:
    """One more file in a folder, named by its moment; only the latest are kept, and none goes before it is there."""
    with admin.writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"igroteka-{datetime.datetime.now(datetime.UTC):%Y%m%dT%H%M%S.%f}Z.gz"
    await once(settings, made, language)
    others = sorted(set(folder.glob(NAMES)) - {made})  # a clock that was set back makes the newest no older one
    with admin.writing_to(folder):
        for file in others[: max(0, len(others) - keep + 1)]:
            file.unlink(missing_ok=True)


async def every(settings: Settings, folder: Path, seconds: float, keep: int | None, language: str) -> None:
    """Until somebody ends it. One that fails is said, and does not keep the next one from being tried."""
    while True:
        try:
            await into(settings, folder, keep or KEPT, language)
        except IgrotekaError as error:
            print(f"igroteka: {error.say(language)}", file=sys.stderr)
        sys.stdout.flush()
        await asyncio.sleep(seconds)


async def restore(settings: Settings, file: Path, language: str) -> None:
    async with opened(settings) as store:
        await admin.restore(store, file, language)
