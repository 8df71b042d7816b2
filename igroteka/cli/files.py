"""The files that a command writes: whether they can be written is looked at before the work."""

from pathlib import Path


def check_writable(*files: Path | None) -> None:
    """Say what cannot be written while nothing is lost yet; no file is left behind."""
    for file in filter(None, files):
        was_there = file.exists()
        append(file, b"")
        if not was_there:
            file.unlink()


def write_file(file: Path, content: str | bytes) -> None:
    """Write a file anew."""
    data = content.encode() if isinstance(content, str) else content
    append(file, data, anew=True)


def append(file: Path, data: bytes, anew: bool = False) -> None:
    from igroteka.engine.errors import IgrotekaError

    try:
        with file.open("wb" if anew else "ab") as opened:
            opened.write(data)
    except OSError as error:
        raise IgrotekaError("file-write", file=str(file), reason=error.strerror or str(error)) from error
