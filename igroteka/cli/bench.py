"""``igroteka bench``: how fast the games are, alone or beside peers."""

import argparse
import json
from collections.abc import Iterable
from math import inf
from pathlib import Path
from typing import Any

from igroteka.cli.choosing import add_game
from igroteka.cli.files import check_writable, write_file
from igroteka.cli.words import plain

EXAMPLES = (("igroteka bench eight28 --peers", "cli-bench-example"),)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, "games", nargs="*", metavar="GAME", help=plain("cli-bench-games"))
    parser.add_argument("--seconds", type=some_time, default=2.0, metavar="S", help=plain("cli-bench-seconds"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=plain("cli-bench-json"))
    parser.add_argument("--peers", action="store_true", help=plain("cli-bench-peers"))
    parser.add_argument("--cuda", action="store_true", help=plain("cli-bench-cuda"))
    parser.add_argument("--browser", action="store_true", help=plain("cli-bench-browser"))
    parser.add_argument("--memory", action="store_true", help=plain("cli-bench-memory"))


def some_time(text: str) -> float:
    """So many seconds; none is none to measure in."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < inf:
        raise argparse.ArgumentTypeError(plain("cli-bench-seconds-form"))
    return seconds


def run(arguments: argparse.Namespace) -> int:
    import igroteka
    from igroteka.bench import gpu, results
    from igroteka.bench.memory import memory
    from igroteka.bench.report import BenchReport
    from igroteka.bench.startup import startup
    from igroteka.bench.thinking import moves_of_levels

    games = [igroteka.game(id) for id in arguments.games or igroteka.games()]
    device = gpu.device_name() if arguments.cuda else None  # what is missing is said before the waiting
    check_writable(arguments.json)
    report = BenchReport(arguments.lang)
    measured: dict[str, Any] = {"machine": results.machine()}
    show(report.machine(measured["machine"]))
    if arguments.browser:
        measured["browser"] = browsers(games, arguments.seconds)
        show(report.browser(measured["browser"]))
        return keep(measured, arguments.json)
    measured["race"] = results.raced(games, arguments.seconds, arguments.peers)
    show(report.raced(measured["race"]))
    measured["moves"] = {game.id: moves_of_levels(game, arguments.seconds) for game in games}
    show(report.moves(measured["moves"]))
    measured["startup"] = startup(3 * arguments.seconds)
    show(report.startup(measured["startup"]))
    if arguments.memory:
        measured["memory"] = {game.id: memory(game.id) for game in games}
        show(report.memory(measured["memory"]))
    if device is not None:
        measured["cuda"] = {"device": device, "games": {game.id: gpu.gpu(game) for game in games}}
        show(report.cuda(measured["cuda"]))
    return keep(measured, arguments.json)


def keep(measured: dict[str, Any], file: Path | None) -> int:
    if file:
        write_file(file, json.dumps(measured, indent=1) + "\n")
    return 0


def browsers(games: list[Any], seconds: float) -> dict[str, Any]:
    """The games in Node and Chromium beside native code, and the page as somebody with a slow phone opens it."""
    from tempfile import TemporaryDirectory

    from igroteka.bench import browser
    from igroteka.server.site import write_site

    with TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        write_site(site, "")
        return browser.measured(games, seconds, site)


def show(lines: Iterable[str]) -> None:
    print("\n".join(lines), flush=True)
