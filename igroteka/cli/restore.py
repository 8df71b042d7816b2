"""``igroteka restore FILE``: a backup into an empty database, all or nothing."""

import argparse
from pathlib import Path

from igroteka.cli.words import plain

EXAMPLES = (
    ("igroteka restore igroteka.gz --data elsewhere", "cli-restore-example"),
    ("igroteka restore igroteka.gz --database postgresql://…", "cli-restore-example-postgres"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=plain("cli-restore-file"))
    parser.add_argument("--database", help=plain("cli-serve-database"))
    parser.add_argument("--data", metavar="DIR", help=plain("cli-serve-data"))
    parser.add_argument("--config", metavar="FILE", help=plain("cli-serve-config"))


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from igroteka.server import backing_up
    from igroteka.server.settings import read_settings

    settings = read_settings({"database": arguments.database, "data": arguments.data}, arguments.config)
    asyncio.run(backing_up.restore(settings, arguments.file, arguments.lang))
    return 0
