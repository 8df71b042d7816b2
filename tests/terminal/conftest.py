"""Every test has a data folder of its own, and a terminal with all colours."""

import os
from pathlib import Path

import pytest

os.environ["TEXTUAL_COLOR_SYSTEM"] = "truecolor"  # Textual reads it when it is imported

from tests.server.conftest import server as server


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("IGROTEKA_DATA", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "terminal"
