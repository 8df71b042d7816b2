"""``igroteka site``: the page as static files, for any host."""

import argparse
from pathlib import Path

from igroteka.cli.words import plain

EXAMPLES = (
    ("igroteka site public", "cli-site-example"),
    ("igroteka site /var/www/games --base /games/", "cli-site-example-base"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help=plain("cli-site-folder"))
    parser.add_argument("--base", default="", metavar="PATH", help=plain("cli-site-base"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.locale import say
    from igroteka.rulebook.printing import patience
    from igroteka.server.site import write_site

    with patience(arguments.lang):
        size = write_site(arguments.folder, arguments.base)
    print(say("site-written", arguments.lang, folder=str(arguments.folder), megabytes=size / 1e6))
    return 0
