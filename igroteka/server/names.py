"""Names and chat as people may write them: normalised, without what hides or turns text; and names that we give."""

import re
import secrets
import unicodedata
from functools import cache

from glin_profanity import Filter

from igroteka.table.errors import TableError

LONGEST_NAME = 24
LONGEST_CHAT = 400
MARK = r"[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]"
# Where a Russian word begins, perhaps after a prefix: the rest of the word follows from these.
RUSSIAN = re.compile(
    r"(?<![а-яa-z])(?:на|по|до|за|от|вы|пере|при|раз|рас|ни)?"
    r"(?:ху[йеяю]|пизд|п[ие]дор|пидар|[её]б(?:а|у|л|н|и)|бля(?:д|т|(?![а-я]))|муд(?:ак|ил|оз)|гандон|шлюх|залуп|сук[аи](?![а-я]))"
)
LOOKALIKES = str.maketrans("aceopxyk03bё", "асеорхукозве")  # Latin letters and digits that pass for Russian ones
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


@cache
def rude_words() -> Filter:
    return Filter({"languages": ["english", "russian"], "detect_leetspeak": True, "normalize_unicode": True})


def is_rude(name: str) -> bool:
    """Would a family not want to read it? The list is glin-profanity's; of Russian it has few forms: we add roots.

    >>> [name for name in ("Scunthorpe", "Подстрахуй", "Барсук", "Себастьян", "F u c k", "Хуйло") if is_rude(name)]
    ['F u c k', 'Хуйло']
    """
    folded = name.casefold().translate(LOOKALIKES)
    return RUSSIAN.search(folded) is not None or bool(rude_words().is_profane(name))


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
