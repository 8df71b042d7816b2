"""The table of a game as a picture: an SVG drawing whose labels are words of the game."""

import re
from html import escape

from igroteka.locale import say
from igroteka.rulebook.reading import folder_of

LABEL = re.compile(r"\{([a-z0-9-]+)\}")


def picture(game: str, language: str) -> str:
    """The first round's table with a line below that says what is to be seen; nothing where nobody drew one."""
    file = folder_of(game) / "picture.svg"
    if not file.exists():
        return ""

    def word(label: re.Match[str]) -> str:
        name = label[1]
        return escape(say(f"rules-{name}" if name.startswith("name-") else f"picture-{game}-{name}", language))

    drawn = LABEL.sub(word, file.read_text(encoding="utf-8"))
    return f"<figure>\n{drawn}<figcaption>{escape(say(f'picture-{game}', language))}</figcaption>\n</figure>"
