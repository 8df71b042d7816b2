"""What is shared knows no single game: whatever it needs of one is declared in the game's folder."""

import re
from pathlib import Path

import pytest

import igroteka

SHARED = Path(igroteka.__file__).parent
IDS = [id for id in sorted(igroteka.games()) if id != "high-card"]
NAMED = re.compile("|".join(f"{id}|{id.replace('-', '_')}" for id in IDS))


ROOMS = sorted({file.parent.relative_to(SHARED).parts[0] for file in SHARED.glob("*/**/__init__.py")} - {"games"})


def code_of(file: Path) -> str:
    """Without what is only said: docstrings (examples among them), comments, and what help shows of a command."""
    text = re.sub(r'""".*?"""', "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"^EXAMPLES = \((?:[^\n]*|\n.*?^)\)$", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"#.*", "", text)


@pytest.mark.parametrize("room", ROOMS)
def test_no_game_is_named(room: str) -> None:
    named = [
        f"{file.relative_to(SHARED)}: {found[0]}"
        for file in sorted((SHARED / room).rglob("*.py"))
        for found in NAMED.finditer(code_of(file))
    ]
    assert not named, f"{', '.join(named)}: let the game's folder say it"


def test_no_game_is_named_beside_the_rooms() -> None:
    assert len(ROOMS) > 15
    assert not {file.name for file in SHARED.glob("*.py") if NAMED.search(code_of(file))}
