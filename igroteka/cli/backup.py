"""``igroteka backup``: everything of a server in one file; or again and again, into a folder."""

import argparse
import re
from pathlib import Path

from igroteka.cli.words import plain

EXAMPLES = (
    ("igroteka backup igroteka.gz", "cli-backup-example-once"),
    ("igroteka backup /var/backups/igroteka --every 1h --keep 48", "cli-backup-example-every"),
    ("igroteka backup /var/backups/igroteka --keep 7", "cli-backup-example-keep"),
)
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", type=Path, metavar="FILE | FOLDER", help=plain("cli-backup-target"))
    parser.add_argument("--every", type=seconds_of, metavar="1h", help=plain("cli-backup-every"))
    parser.add_argument("--keep", type=positive, metavar="N", help=plain("cli-backup-keep"))
    parser.add_argument("--database", help=plain("cli-serve-database"))
    parser.add_argument("--data", metavar="DIR", help=plain("cli-serve-data"))
    parser.add_argument("--config", metavar="FILE", help=plain("cli-serve-config"))


def seconds_of(text: str) -> float:
    """A time as people write it.

    >>> seconds_of("1h"), seconds_of("30m"), seconds_of("1.5d")
    (3600.0, 1800.0, 129600.0)
    """
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smhd])", text.strip())
    if found is None or not (seconds := float(found[1]) * SECONDS[found[2]]):
        raise argparse.ArgumentTypeError(plain("cli-backup-every-form"))
    return seconds


def positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(plain("cli-backup-keep-form"))
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from igroteka.server import backing_up
    from igroteka.server.settings import read_settings

    settings = read_settings({"database": arguments.database, "data": arguments.data}, arguments.config)
    backing_up.check(settings)
    target: Path = arguments.target
    if arguments.every is None and arguments.keep is None:
        asyncio.run(backing_up.once(settings, target, arguments.lang))
    elif arguments.every is None:
        asyncio.run(backing_up.into(settings, target, arguments.keep, arguments.lang))
    else:
        asyncio.run(backing_up.every(settings, target, arguments.every, arguments.keep, arguments.lang))
    return 0
