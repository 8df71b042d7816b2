"""``igroteka admin``: look after a server's tables and players."""

import argparse
from pathlib import Path

from igroteka.cli.words import plain

DEEDS = ("tables", "players", "remove", "export", "reports", "settle")

EXAMPLES = (
    ("igroteka admin tables", "cli-admin-example-tables"),
    ("igroteka admin export records", "cli-admin-example-export"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deed", choices=DEEDS, help=plain("cli-admin-deed"))
    parser.add_argument("what", nargs="?", metavar="ID | FILE", help=plain("cli-admin-what"))
    parser.add_argument("--database", help=plain("cli-serve-database"))
    parser.add_argument("--data", metavar="DIR", help=plain("cli-serve-data"))
    parser.add_argument("--config", metavar="FILE", help=plain("cli-serve-config"))


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from igroteka.server import admin, backing_up
    from igroteka.server.settings import read_settings
    from igroteka.server.store import opened

    settings = read_settings({"database": arguments.database, "data": arguments.data}, arguments.config)
    language: str = arguments.lang
    backing_up.check(settings)

    async def work() -> None:
        async with opened(settings) as store:
            if arguments.deed in ("tables", "players", "reports"):
                await admin.show(store, arguments.deed, language)
            elif arguments.deed == "remove":
                await admin.remove(store, needed(arguments), language)
            elif arguments.deed == "settle":
                await admin.settle(store, needed(arguments), language)
            else:
                await admin.export(store, Path(needed(arguments)), language)

    asyncio.run(work())
    return 0


def needed(arguments: argparse.Namespace) -> str:
    from igroteka.engine.errors import OptionError

    if arguments.what is None:
        raise OptionError("admin-what", deed=arguments.deed)
    return str(arguments.what)
