"""Where the terminal keeps what is yours: games that go on, games that are over, who you are."""

import os
import re
import tempfile
from pathlib import Path

from igroteka.engine.errors import IgrotekaError


class KeepingError(IgrotekaError):
    """Something that cannot be kept, or cannot be read again."""


def data_folder() -> Path:
    """``IGROTEKA_DATA``, or the user's own data folder."""
    from platformdirs import user_data_path

    given = os.environ.get("IGROTEKA_DATA")
    return (Path(given) if given else user_data_path("igroteka")) / "terminal"


def write_whole(file: Path, content: bytes, private: bool = False) -> None:
    """Whole or not at all, also if the power fails in the middle."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=".", suffix=".part", delete=False) as draft:
            draft.write(content)
            draft.flush()
            os.fsync(draft.fileno())
        if not private:
            os.chmod(draft.name, 0o644)
        os.replace(draft.name, file)
    except OSError as error:
        raise KeepingError("keep-file", file=str(file), reason=error.strerror or str(error)) from error


def file_name(text: str) -> str:
    """A text as part of a file's name."""
    return re.sub(r"[^\w.-]+", "-", text).strip("-.")
