"""``igroteka verify FILE``: check the shuffles of a game that was played at a server's table."""

import argparse
from pathlib import Path

from igroteka.cli.words import plain

EXAMPLES = (("igroteka verify game.txt", "cli-verify-example"),)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=plain("cli-verify-file"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.engine.errors import RecordError
    from igroteka.locale import say
    from igroteka.table.verifying import verify

    try:
        text = arguments.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError("record-unreadable", file=str(arguments.file), reason=str(error)) from error
    good = True
    for check in verify(text):
        good &= check.holds
        print(f"{'ok  ' if check.holds else 'FAIL'}  {check.say(arguments.lang)}")
    print(say("verify-good" if good else "verify-bad", arguments.lang))
    return 0 if good else 1
