"""The command line's own words, without the weight of Fluent: help has to be there at once.

``locale/cli.en.ftl`` and ``cli.ru.ftl`` hold one-line messages only (a test sees to it), so that
one split reads them.
"""

import argparse
import os
import sys
from functools import cache
from pathlib import Path


def language_wanted() -> str:
    """From ``--lang``, IGROTEKA_LANG or the locale's own variables: Russian or English."""
    words = sys.argv[1:]
    if "--lang" in words[:-1]:
        asked = words[words.index("--lang") + 1]
    else:
        asked = next((word[7:] for word in words if word.startswith("--lang=")), "")
    for setting in (asked, *map(os.environ.get, ("IGROTEKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if setting:
            return "ru" if setting.lower().startswith("ru") else "en"
    return "en"


@cache
def messages(language: str) -> dict[str, str]:
    file = Path(__file__).parents[1] / "locale" / f"cli.{language}.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


# What argparse itself says, and our words for it.
ARGPARSE = {
    "usage: ": "usage",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "argument %(argument_name)s: %(message)s": "argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "not allowed with argument %s": "not-with",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "ignored explicit argument %r": "no-value",
}


def argparse_speaks() -> None:
    """Let argparse speak the wanted language: it asks ``_`` of its module for every message."""

    def translated(message: str) -> str:
        return (
            plain(f"cli-argparse-{ARGPARSE[message]}") + " " * message.endswith(" ") if message in ARGPARSE else message
        )

    vars(argparse)["_"] = translated


def plain(key: str) -> str:
    """A message of the command line in the wanted language."""
    return messages(language_wanted())[key]
