"""One server for one SQLite file: a second one would not hear what the first one writes."""

import os
import sys
from pathlib import Path

from igroteka.server.settings import SettingsError


def claim_file(file: Path) -> int:
    """Keep other servers away for as long as this process lives, however it ends; the descriptor that does."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        real = file.resolve()  # however many links lead there
        beside = real.with_name(f"{real.name}.lock")
        held = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise SettingsError("settings-database", database=str(file), reason=error.strerror or str(error)) from error
    try:
        lock(held)
    except OSError as error:
        os.close(held)
        raise SettingsError("settings-taken", file=str(file)) from error
    return held


if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
