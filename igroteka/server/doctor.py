"""What is wrong with an installation, and how to mend it: looked at in seconds, without changing anything."""

import asyncio
import errno
import json
import platform
import shutil
import socket
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal
from urllib.request import urlopen

from igroteka.locale import say
from igroteka.server.connections import LOW
from igroteka.server.network import own_url
from igroteka.server.pages import STATIC
from igroteka.server.settings import Settings
from igroteka.server.store import Store, shown_address
from igroteka.server.store.migrating import NEWEST, version_of

Level = Literal["ok", "note", "bad"]
LITTLE: Final = 200_000_000  # bytes of room on a disk
LATE: Final = 60.0  # seconds that the machine's clock may be behind what has happened in the house
SECONDS_TO_ANSWER: Final = 5.0


@dataclass(frozen=True)
class Diagnosis:
    """One thing that was looked at: its sentence says what was found and, where it is bad, what helps."""

    level: Level
    key: str
    details: dict[str, Any] = field(default_factory=dict)

    def say(self, language: str) -> str:
        return say(f"doctor-{self.key}", language, **self.details)


def examine(settings: Settings) -> Iterator[Diagnosis]:
    for look in (python, page, compiler, folder, database, address, files, gpu):
        yield from look(settings)


def python(_: Settings) -> Iterator[Diagnosis]:
    from igroteka import __version__

    yield Diagnosis("ok", "python", {"version": __version__, "python": platform.python_version()})


def page(_: Settings) -> Iterator[Diagnosis]:
    """With the rules of every game that stands here."""
    from igroteka import games

    engines = [file.name for file in (STATIC / "assets").glob("*.wasm")]
    if not (STATIC / "index.html").is_file():
        yield Diagnosis("bad", "page-none")
    elif missing := sorted(game for game in games() if not any(name.startswith(f"{game}-") for name in engines)):
        yield Diagnosis("bad", "page-old", {"games": ", ".join(missing)})
    else:
        yield Diagnosis("ok", "page")


def compiler(_: Settings) -> Iterator[Diagnosis]:
    """Where compiled games are kept: without a place they are compiled anew at every start."""
    from igroteka.engine.compiling import cache_folder

    kept = cache_folder("doctor")
    if kept is None:
        yield Diagnosis("note", "cache-none")
        return
    kept.rmdir()
    games = sum(1 for file in kept.parent.glob("*/*") if file.is_file())
    yield Diagnosis("ok", "cache" if games else "cache-empty", {"folder": str(kept.parent)})


def folder(settings: Settings) -> Iterator[Diagnosis]:
    """The nearest folder that is there: may we write, is there room?"""
    if settings.file is None:
        return
    place = settings.file.parent
    while not place.exists():
        place = place.parent
    free = shutil.disk_usage(place).free
    if trouble := trouble_at(place):
        key = "folder-read-only" if trouble == errno.EROFS else "folder-closed"
        yield Diagnosis("bad", key, {"folder": str(place)})
    elif free < LITTLE:
        yield Diagnosis("bad", "folder-full", {"folder": str(place), "megabytes": free // 1_000_000})
    else:
        yield Diagnosis("ok", "folder", {"folder": str(place), "megabytes": free // 1_000_000})


def trouble_at(place: Path) -> int:
    """Why nothing can be written there, as the system numbers it; 0: something can. It is tried, with a file that has
    no name: a disk that its system closed after a fault still says that it may be written to.
    """
    try:
        with tempfile.TemporaryFile(dir=place) as file:
            file.write(b"kept?")
    except OSError as error:
        return 0 if error.errno == errno.ENOSPC else error.errno or errno.EIO
    return 0


def database(settings: Settings) -> Iterator[Diagnosis]:
    shown = {"database": shown_address(settings.database_url)}
    if settings.file is not None and not settings.file.exists():
        yield Diagnosis("note", "database-new", shown)
        return
    try:
        version, latest = asyncio.run(asyncio.wait_for(asked(settings), SECONDS_TO_ANSWER * 2))
    except Exception as error:  # whatever a driver raises: the person shall read it
        reason = " ".join(str(error).split()) or type(error).__name__
        yield Diagnosis("bad", "database-away", shown | {"reason": reason[:200]})
        return
    if version != NEWEST:
        newer = version is not None and version > NEWEST
        yield Diagnosis("bad" if newer else "note", "database-newer" if newer else "database-older", shown)
    else:
        yield Diagnosis("ok", "database", shown)
    behind = latest - time.time()
    yield Diagnosis("bad", "clock-behind", {"seconds": round(behind)}) if behind > LATE else Diagnosis("ok", "clock")


async def asked(settings: Settings) -> tuple[str | None, float]:
    """The version of the schema, and when the last thing happened there; nothing is migrated."""
    store = Store(settings.database_url, settings.name)
    try:
        async with store.reading() as connection:
            version = await connection.run_sync(version_of)
        return version, await store.tables.latest() if version == NEWEST else 0.0
    finally:
        await store.dispose()


def address(settings: Settings) -> Iterator[Diagnosis]:
    """Nobody listens there, or a server of ours, or somebody else."""
    there = {"host": settings.host, "port": str(settings.port)}
    try:
        family, *_, place = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        socket.create_server(place, family=family).close()
    except OSError as error:
        status = status_at(f"{own_url(settings)}api/ready")
        if status is None:
            yield Diagnosis("bad", "port-taken", there | {"reason": str(error.strerror or error)})
        else:
            yield Diagnosis("ok" if status == "ok" else "bad", "running", there | {"status": status})
    else:
        yield Diagnosis("ok", "port", there)


def status_at(url: str) -> str | None:
    """What a server of ours says of itself; None where nobody answers, or somebody else."""
    try:
        with urlopen(url, timeout=SECONDS_TO_ANSWER) as answer:  # noqa: S310
            said = json.load(answer)
    except OSError as error:
        if not hasattr(error, "read"):
            return None
        try:
            said = json.loads(error.read())
        except ValueError:
            return None
    except ValueError:
        return None
    return str(said["status"]) if isinstance(said, dict) and "status" in said else None


def files(_: Settings) -> Iterator[Diagnosis]:
    """Every player is an open file."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most != resource.RLIM_INFINITY and most < LOW:
        yield Diagnosis("note", "files-few", {"files": most})
    else:
        yield Diagnosis("ok", "files")


def gpu(_: Settings) -> Iterator[Diagnosis]:
    """Nobody needs one: it is for simulating."""
    from igroteka.engine.errors import DeviceError
    from igroteka.engine.numba_insides import the_gpu

    try:
        the_gpu()
    except DeviceError:
        yield Diagnosis("ok", "gpu-none")
    else:
        yield Diagnosis("ok", "gpu")
