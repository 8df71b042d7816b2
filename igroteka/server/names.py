"""Names and chat as people may write them: normalised, without what hides or turns text; and names that we give."""

import re
import secrets
import unicodedata

from igroteka.server.rude import is_rude
from igroteka.table.errors import TableError

LONGEST_NAME = 24
LONGEST_CHAT = 400
MARK = r"[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]"
TOO_MANY_MARKS = re.compile(f"({MARK}{{3}}){MARK}+")  # more than three on one letter climb over the lines


def clean(text: str, longest: int) -> str:
    """Normalised, in one line, without control, format and private characters.

    >>> clean("  Ve\\u202era \\n\\t Oleg\\u200b ", 24)
    'Vera Oleg'
    """
    composed = unicodedata.normalize("NFC", text)
    kept = [" " if char.isspace() else char for char in composed if char.isspace() or not unseen(char)]
    bounded = TOO_MANY_MARKS.sub(r"\1", "".join(kept))
    return " ".join(bounded.split())[:longest].strip()


def unseen(char: str) -> bool:
    """Control, format (bidi marks, zero width), surrogate, private or unassigned."""
    return unicodedata.category(char).startswith("C")


def clean_name(text: str) -> str:
    name = clean(text, LONGEST_NAME)
    if not any(char.isalnum() or unicodedata.category(char).startswith("S") for char in name):
        raise TableError("guest-name")
    if is_rude(name):
        raise TableError("guest-name-rude")
    return name.replace(",", " ").strip()


def clean_chat(text: str) -> str:
    line = clean(text, LONGEST_CHAT)
    if not line:
        raise TableError("message-empty")
    return line


def new_id(size: int) -> str:
    """An unguessable name for a table or a guest; none begins like an option, for `admin` is given them."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id
