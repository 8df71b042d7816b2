"""A game's module is compiled anew when anything has changed that it is made of."""

from pathlib import Path

import pytest

from igroteka.browser.building import fingerprint_of
from igroteka.engine.game import boxed_kits

MADE_OF = (
    "browser/building.py",
    "browser/layout.py",
    "browser/playing.py",
    "browser/thinking.py",
    "engine/desk.py",
    "engine/phrases.py",
    "engine/rule.py",
    "engine/views.py",
    "engine/webassembly.py",
    "engine/numba_insides.py",
    "bots/judging.py",
    "bots/search.py",
    *(
        f"games/eight28/{name}.py"
        for name in ("rules", "dividing", "knowledge", "view", "questions", "refusals", "advice")
    ),
)


@pytest.mark.parametrize("file", MADE_OF)
def test_what_a_module_is_made_of_decides_its_fingerprint(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = boxed_kits()["eight28"]
    before = fingerprint_of(kit)
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b"\n" * str(path).endswith(f"/igroteka/{file}"))
    assert fingerprint_of(kit) != before
