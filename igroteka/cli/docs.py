"""``igroteka docs``: the documentation, as far as this installation has it."""

import argparse
import webbrowser
from pathlib import Path

from igroteka.cli.words import plain

EXAMPLES = (
    ("igroteka docs", "cli-docs-example"),
    ("igroteka docs --print", "cli-docs-example-print"),
)
SITE = Path(__file__).parents[1] / "documentation"  # `make docs` builds it there; a wheel takes it along


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--print", action="store_true", help=plain("cli-docs-print"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.engine.errors import IgrotekaError

    page = SITE / ("ru" if arguments.lang == "ru" else "") / "index.html"
    if not page.is_file():
        raise IgrotekaError("docs-missing")
    print(page)
    if not arguments.print:
        webbrowser.open(page.as_uri())
    return 0
