"""Before a file is brought up to date, a copy is kept that the version before can open: so one can go back."""

import contextlib
import sqlite3
from pathlib import Path

from igroteka.server.store.migrating import NEWEST


def keep_former(file: Path) -> Path | None:
    """A copy of an SQLite file that is about to be migrated; None: there is nothing to migrate."""
    if not file.is_file():
        return None
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=30)) as database:
            ((version,),) = database.execute("SELECT version_num FROM alembic_version").fetchall()
            return None if version >= NEWEST else copied(database, file.with_name(f"{file.name}.{version}"))
    except (sqlite3.DatabaseError, ValueError):  # none of ours, or one that is still empty: who opens it says so
        return None


def copied(database: sqlite3.Connection, to: Path) -> Path:
    """Written beside, then renamed: what is there under its name is whole."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600)
    with contextlib.closing(sqlite3.connect(part)) as copy:
        database.backup(copy)
    part.replace(to)
    return to
