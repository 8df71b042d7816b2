"""``igroteka analyse FILE``: look back at a game."""

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.cli.files import check_writable, write_file
from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.analysis import Analysis, Effort
    from igroteka.engine.record import GameRecord

EXAMPLES = (
    ("igroteka analyse game.txt", "cli-analyse-example-read"),
    ("igroteka analyse game.txt --html game.html", "cli-analyse-example-page"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=plain("cli-analyse-file"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--time", type=seconds, metavar="TIME", help=plain("cli-analyse-time"))
    budget.add_argument("--playouts", type=int, metavar="N", help=plain("cli-analyse-playouts"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=plain("cli-analyse-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=plain("cli-analyse-html"))


def seconds(given: str) -> float:
    """A time as bots have it: ``20ms`` or ``2s``; a bare number means milliseconds.

    >>> seconds("20"), seconds("20ms"), seconds("1.5s")
    (0.02, 0.02, 1.5)
    """
    read = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?", given)
    if read is None:
        raise argparse.ArgumentTypeError(plain("cli-analyse-time-form"))
    return float(read[1]) / (1 if read[2] == "s" else 1000)


def run(arguments: argparse.Namespace) -> int:
    from igroteka.analysis.keeping import place_for
    from igroteka.analysis.writing import html, text
    from igroteka.locale import say

    language: str = arguments.lang
    record, settings = read(arguments.file), settings_of(arguments)
    check_writable(arguments.json, arguments.html)
    show_first(arguments.file, record, settings, language)
    found = look_back(arguments.file, record, settings, language)
    if found is None:
        print(say("analysis-stopped", language, file=str(place_for(arguments.file))))
        return 130
    print(text(found, language), end="")
    if arguments.json:
        write_file(arguments.json, found.json())
        print(say("arena-written", language, file=str(arguments.json)))
    if arguments.html:
        write_file(arguments.html, html(found, language))
        print(say("arena-written", language, file=str(arguments.html)))
    return 0


def read(file: Path) -> "GameRecord":
    from igroteka.engine.errors import RecordError
    from igroteka.engine.record import GameRecord

    try:
        return GameRecord.read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError("record-unreadable", file=str(file), reason=str(error)) from error


def settings_of(arguments: argparse.Namespace) -> "Effort":
    from igroteka.analysis import Effort

    if arguments.time is not None:
        return Effort(playouts=0, seconds=arguments.time)
    return Effort(playouts=arguments.playouts) if arguments.playouts is not None else Effort()


def show_first(file: Path, record: "GameRecord", settings: "Effort", language: str) -> None:
    """A first judgement of the whole game, for whoever sits before a terminal and would wait for the steady one."""
    from igroteka.analysis import analyse
    from igroteka.analysis.keeping import place_for
    from igroteka.analysis.writing import text
    from igroteka.locale import say

    if not sys.stdout.isatty() or place_for(file).exists() or not settings.is_long:
        return
    print(text(analyse(record, settings=settings.quick), language))
    print(say("analysis-first", language) + "\n")


def look_back(file: Path, record: "GameRecord", settings: "Effort", language: str) -> "Analysis | None":
    """The analysis, with a progress bar; None if Ctrl-C stopped it: what is done is kept."""
    from contextlib import closing

    from igroteka.analysis.keeping import analysing_file
    from igroteka.analysis.work import Followed
    from igroteka.cli.progress import progress_bar
    from igroteka.locale import say

    with (
        progress_bar() as progress,
        closing(analysing_file(file, record, settings)) as work,
    ):
        task = progress.add_task(say("analysis-progress", language), total=None)
        followed = Followed(work)
        try:
            for step in followed:
                progress.update(task, completed=step.done, total=step.total)
        except KeyboardInterrupt:
            return None
        return followed.found
