"""``igroteka arena GAME``: bots against bots."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.choosing import add_choices, add_game, game_chosen, several
from igroteka.cli.choosing import bots as all_bots
from igroteka.cli.files import check_writable, write_file
from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.arena.report import Report
    from igroteka.arena.tournament import Plan, Runner, Tally

EXAMPLES = (
    ("igroteka arena eight28 --bots strong,casual --games 500", "cli-arena-example-two"),
    ("igroteka arena my-number --bots master --against strong --html report.html", "cli-arena-example-report"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, metavar="GAME", help=plain("cli-arena-game"))
    usual = "strong,casual,novice"
    told = f"{plain('cli-arena-bots')} ({plain('cli-default')}: {usual})"
    bots: Any = parser.add_argument("--bots", default=usual, help=told)
    bots.completer = several(all_bots)
    against: Any = parser.add_argument("--against", metavar="BOT", help=plain("cli-arena-against"))
    against.completer = several(all_bots)
    add_choices(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=plain("cli-arena-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=plain("cli-arena-seed"))
    parser.add_argument("--until-decided", action="store_true", help=plain("cli-arena-until-decided"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=plain("cli-arena-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=plain("cli-arena-html"))
    parser.add_argument("--ray", metavar="ADDRESS", help=plain("cli-arena-ray"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.arena.report import report_of
    from igroteka.locale import say

    language: str = arguments.lang
    plan = plan_of(arguments)
    check_writable(arguments.json, arguments.html)
    if len(set(plan.bots)) == 1 and arguments.against in (None, plan.bots[0]):
        print(say("arena-itself", language, bot=plan.bots[0]), file=sys.stderr)
    tally, stopped = play(plan, runner_of(arguments.ray), arguments.until_decided, language)
    if not tally.outcomes:
        print(say("arena-nothing", language))
        return 130
    if stopped:
        print(say("arena-stopped", language))
    write(report_of(tally, anytime=arguments.until_decided or stopped), arguments)
    return 130 if stopped else 0


def plan_of(arguments: argparse.Namespace) -> "Plan":
    """The tournament asked for; a wrong bot or option is said before anything is played."""
    from igroteka.arena.oracle import oracle
    from igroteka.arena.tournament import Plan
    from igroteka.engine.errors import OptionError

    chosen = dict(game_chosen(arguments.game, arguments).options)
    bots = tuple(name.strip() for name in arguments.bots.split(",") if name.strip())
    for name in (*bots, *([arguments.against] if arguments.against else [])):
        oracle(name)  # or a bot: whoever is neither is named here
    if arguments.games < 1 or not bots:
        raise OptionError("arena-games", games=arguments.games if bots else 0)
    players = chosen.pop("players")
    cards = arguments.cards.read_text(encoding="utf-8") if arguments.cards else None
    return Plan(
        arguments.game, tuple(chosen.items()), players, bots, arguments.games, arguments.against, arguments.seed, cards
    )


def runner_of(address: str | None) -> "Runner":
    from igroteka.arena.cluster import on_cluster
    from igroteka.arena.tournament import on_all_cores

    return on_cluster(address) if address else on_all_cores


def play(plan: "Plan", runner: "Runner", until_decided: bool, language: str) -> tuple["Tally", bool]:
    """Play with a progress bar; Ctrl-C stops, and what was played stays."""
    from igroteka.arena.report import planned_games
    from igroteka.arena.tournament import Tally, run
    from igroteka.cli.progress import progress_bar
    from igroteka.locale import say

    tally = Tally(plan)
    with progress_bar() as progress:
        task = progress.add_task(say(f"game-{plan.game}", language), total=planned_games(plan))
        try:
            for tally in run(plan, runner, until_decided):
                progress.update(task, completed=len(tally.outcomes))
        except KeyboardInterrupt:
            return tally, True
    return tally, False


def write(report: "Report", arguments: argparse.Namespace) -> None:
    from igroteka.arena.writing import html, text
    from igroteka.locale import say

    print(text(report, arguments.lang), end="")
    if arguments.json:
        write_file(arguments.json, report.json())
        print(say("arena-written", arguments.lang, file=str(arguments.json)))
    if arguments.html:
        write_file(arguments.html, html(report, arguments.lang))
        print(say("arena-written", arguments.lang, file=str(arguments.html)))
