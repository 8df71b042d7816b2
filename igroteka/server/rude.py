"""What a family would not want to read as somebody's name.

The lists are those of ``glin-profanity``, which is kept up to date. Of Russian it knows few forms, for a Russian root
has hundreds: we add roots, written in Cyrillic letters, in what looks like them, and in Latin ones as they are heard.
"""

import re
from functools import cache
from typing import Final

from glin_profanity import Filter

TOO: Final = ["whore", "hitler", "nazi", "nazis", "pedo", "rapist", "гитлер", "нацист", "фашист"]
ALLOWED: Final = ["semen"]  # Семён, as his passport has it
LOOKALIKES: Final = str.maketrans("aceopxyk013469bё", "асеорхукоизчбяве")  # letters and digits that pass for others
PREFIX: Final = r"(?<![а-я])(?:на|по|до|за|от|отъ|вы|пере|при|раз|разъ|рас|ни|о|об|объ|под|подъ|про|из|изъ|съ|у|долбо)?"
ROOTS: Final = re.compile(
    PREFIX + r"(?:"
    r"ху[йеяию]|с?пизд|еб(?:[аулнитщшк]|ыв|ок|(?![а-я]))"
    r"|бля(?:д|т|(?![а-я]))|муд(?:ак|ил|оз|охат)|г[ао]ндон|шлю[хш]|залуп|сук[аи](?![а-я])|суч(?:ар|к[аи](?![а-я]))"
    r"|сра(?:к|н|ть|л(?![а-я]))|жоп|дроч|пид(?:[ао]?р|рил)|педер?аст|педик(?!ю)|порн(?!е)|минет(?!т)|трах(?:а|н)|выбляд|ублюд"
    r"|проститут|шалав|мраз|пенис|вагин|хер(?:н|(?![а-я]))|сис[ье]к|чурк[аи](?![а-я])|нигер"
    r")"
)
HEARD: Final = re.compile(  # in Latin letters
    r"(?<![a-z])(?:na|po|za|ot|vy|raz|do|u)?(?:bly?a[dt]|suka(?![a-z])|pizd|pidor|mudak|mudil|gandon|zalup|shlyuh"
    r"|x[uy][yij](?![a-z])|(?<=na)hu[yij](?![a-z])|dolbo[ey]b|[ey]b(?:at|anu|lan|is)(?![a-z]))"
)
APART: Final = re.compile(r"(?<![^\W_])(?:[^\W_][\W_]+){2,}[^\W_](?![^\W_])")  # letters with something between them
STRETCHED: Final = re.compile(r"(.)\1{2,}")


@cache
def listed() -> Filter:
    return Filter(
        {
            "languages": ["english", "russian"],
            "custom_words": TOO,
            "ignore_words": ALLOWED,
            "detect_leetspeak": True,
            "normalize_unicode": True,
        }
    )


def is_rude(name: str) -> bool:
    """Would a family not want to read it?

    >>> [name for name in ("Scunthorpe", "Подстрахуй", "Барсук", "Себастьян", "F u c k", "Хуйло") if is_rude(name)]
    ['F u c k', 'Хуйло']
    """
    joined = APART.sub(lambda found: re.sub(r"[\W_]", "", found[0]), STRETCHED.sub(r"\1", name.casefold()))
    if ROOTS.search(joined.translate(LOOKALIKES)) or HEARD.search(joined):
        return True
    return bool(listed().is_profane(name) or listed().is_profane(joined))
