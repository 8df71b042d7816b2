"""``igroteka scenarios FILE…``: check scenario files."""

import argparse
from pathlib import Path

from igroteka.cli.words import plain

EXAMPLES = (("igroteka scenarios igroteka/games/eight28/scenarios.yaml", "cli-scenarios-example"),)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=plain("cli-scenarios-files"))
    parser.add_argument("-q", "--quiet", action="store_true", help=plain("cli-scenarios-quiet"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.engine.scenarios import check_file

    failed = 0
    for file in arguments.files:
        for name, complaint in check_file(file, arguments.lang):
            failed += complaint is not None
            if complaint is not None:
                print(f"FAIL  {name}: {complaint}")
            elif not arguments.quiet:
                print(f"ok    {name}")
    return 1 if failed else 0
