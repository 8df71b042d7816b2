"""What the one who runs a server does with its database."""

import base64
import contextlib
import datetime
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from igroteka.locale import say
from igroteka.server.settings import SettingsError
from igroteka.server.store import Store, Taken, backups
from igroteka.server.summary import info_from
from igroteka.table.records import record_text

FIRST_LINE = {"igroteka": "backup", "format": 1}
MANY = 500


async def show(store: Store, what: str, language: str) -> None:
    """Tables, players or reports, the latest first."""
    listing = {"tables": table_lines, "players": player_lines, "reports": report_lines}[what]
    lines = await listing(store, language)
    print("\n".join(lines) or say("admin-nothing", language))


async def table_lines(store: Store, language: str) -> list[str]:
    lines = []
    for row in await store.tables.all():
        info = info_from(row, None, language)
        names = ", ".join(seat.name or "–" for seat in info.seats)
        lines.append(f"{row['id']}  {moment(row['touched'])}  {row['status']:<8} {row['game']:<12} {names}")
    return lines


async def player_lines(store: Store, language: str) -> list[str]:
    rows = await store.guests.all()
    return [f"{row['id']}  {moment(row['came'])}  {row['tables']:>5}  {row['name']}" for row in rows]


async def report_lines(store: Store, language: str) -> list[str]:
    """What is not settled yet: who about whom, why, and what he had said."""
    lines = []
    for row in await store.manners.reports():
        about = say(f"admin-report-{row['about']}", language)
        by, guest = (f"{row[name] or '–'} ({row[id]})" for name, id in (("by_name", "by"), ("guest_name", "guest")))
        lines.append(f"{row['id']}  {moment(row['at'])}  {row['table_id']}  {by} → {guest}: {about}. {row['text']}")
        lines.extend(f"    > {line}" for line in row["lines"].splitlines())
    return lines


async def settle(store: Store, id: str, language: str) -> None:
    """The host has seen to a report."""
    if not await store.manners.settle(id):
        raise SettingsError("admin-unknown", id=id)
    print(say("admin-settled", language, id=id))


def moment(seconds: float) -> str:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).strftime("%Y-%m-%d %H:%M")


async def remove(store: Store, id: str, language: str) -> None:
    """A table with all that belongs to it; or a player with his ratings and results: the games of others stay."""
    if not await backups.remove(store, id):
        raise SettingsError("admin-unknown", id=id)
    await store.notices.notify(id, "gone")
    print(say("admin-removed", language, id=id))


async def export(store: Store, folder: Path, language: str) -> None:
    """The records of all finished tables, a file each."""
    found = await store.tables.finished()
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for id in found:
            table = await store.table(id)
            (folder / f"{table.game.id}-{table.id}.igroteka").write_text(record_text(table), encoding="utf-8")
    print(say("admin-export-done", language, games=len(found), folder=str(folder)))


@contextlib.contextmanager
def writing_to(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SettingsError("admin-write", file=str(target), reason=error.strerror or str(error)) from error


@contextlib.contextmanager
def written_whole(file: Path) -> Iterator[BinaryIO]:
    """A file that is written beside and takes its place when all of it is on the disk; else there is none."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        with open(part, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    if os.name == "posix":  # its new name is to last, too
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def packed(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def unpacked(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


async def back_up(store: Store, file: Path, language: str) -> None:
    """Everything as it is at one moment, in a form that any database of ours can read.

    It holds the secrets of all games: nobody else may read it. An older backup is there until the new one is whole.
    """
    if file.exists() and not file.is_file():
        raise SettingsError("admin-not-a-file", file=str(file))
    with writing_to(file), written_whole(file.resolve()) as part, gzip.open(part, "wt", encoding="utf-8") as out:
        rows = await write_rows(store, out)
    print(say("admin-backup-done", language, rows=rows, file=str(file)))


async def write_rows(store: Store, out: TextIO) -> int:
    rows = 0
    out.write(json.dumps(FIRST_LINE) + "\n")
    async for table, row in backups.everything(store):
        values = {name: packed(value) for name, value in row.items()}
        out.write(json.dumps({"in": table, "row": values}, ensure_ascii=False) + "\n")
        rows += 1
    return rows


async def restore(store: Store, file: Path, language: str) -> None:
    """Read a backup into an empty database, all or nothing."""

    if not file.is_file():
        raise SettingsError("backup-none", file=str(file))
    try:
        rows = await backups.fill(store, batches(file))
    except backups.NotEmpty as full:
        raise SettingsError("backup-not-empty") from full
    except (ValueError, KeyError, Taken) as error:
        raise SettingsError("backup-file", file=str(file), reason=str(error)) from error
    print(say("admin-restore-done", language, rows=rows, file=str(file)))


def batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, some hundred of one table at a time."""
    entries = lines_of(file)
    if next(entries, None) != FIRST_LINE:
        raise ValueError("first line")
    name, rows = "", list[dict[str, Any]]()
    for entry in entries:
        if rows and (entry["in"] != name or len(rows) == MANY):
            yield name, rows
            rows = []
        name = entry["in"]
        rows.append({key: unpacked(value) for key, value in entry["row"].items()})
    if rows:
        yield name, rows


def lines_of(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            yield from map(json.loads, lines)
    except (OSError, EOFError, zlib.error) as error:
        raise ValueError(str(error)) from error
