"""The terminal says nothing that is not in the catalogues, and the catalogues hold nothing for it in vain."""

import re
from pathlib import Path

import igroteka
from igroteka.locale import LANGUAGES, has_words

ROOT = Path(igroteka.__file__).parent
SOURCES = [
    *(ROOT / "terminal").glob("*.py"),
    *(ROOT / "cli").glob("*.py"),
    *ROOT.glob("games/*/questions.py"),
    *ROOT.glob("games/*/board.py"),
    *ROOT.glob("games/*/as_text.py"),
    ROOT / "engine" / "phrases.py",
    ROOT / "engine" / "questions.py",
]
TEXT = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)


def test_every_message_that_is_said_is_there() -> None:
    said = set(re.findall(r'(?<!face\.)say\(\s*"([a-z0-9-]+)"', TEXT)) - {"goal"}  # faces say words of their own
    assert len(said) > 100
    for language in LANGUAGES:
        assert [key for key in said if not has_words(key, language)] == []


def test_no_message_of_the_terminal_is_left_unsaid() -> None:
    own = re.findall(r"^((?:terminal|plain)-[a-z-]+) =", (ROOT / "locale" / "terminal.en.ftl").read_text("utf-8"), re.M)
    games = [
        key
        for file in ROOT.glob("games/*/words.en.ftl")
        for key in re.findall(r"^((?:board|tell|ask)-[a-z0-9-]+) =", file.read_text("utf-8"), re.M)
    ]
    built = re.findall(r'f"([a-z0-9-]+-)\{', TEXT)
    unsaid = [
        key
        for key in (*own, *games)
        if not re.search(rf"['\"]{key}['\"]", TEXT) and not any(map(key.startswith, built))
    ]
    assert unsaid == []
