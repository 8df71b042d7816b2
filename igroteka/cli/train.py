"""``igroteka train GAME``: let the search play itself, and a game's advice learn from it what a move promises."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.cli.choosing import add_game
from igroteka.cli.files import check_writable, write_file
from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.training.learning import Learnt
    from igroteka.training.playing import SelfPlay

EXAMPLES = (
    ("igroteka train twelve-days", "cli-train-example"),
    ("igroteka train twelve-days --games 20 --playouts 100 --out try.toml", "cli-train-example-try"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, metavar="GAME", help=plain("cli-train-game"))
    parser.add_argument("--games", type=int, default=240, metavar="N", help=plain("cli-train-games"))
    parser.add_argument("--playouts", type=int, default=800, metavar="N", help=plain("cli-train-playouts"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=plain("cli-train-seed"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=plain("cli-train-data"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=plain("cli-train-out"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.locale import say
    from igroteka.training.learning import folder_for, learned_file, lesson, something_to_learn
    from igroteka.training.playing import SelfPlay

    language: str = arguments.lang
    something_to_learn(arguments.game)
    plan = SelfPlay(arguments.game, max(2, arguments.games), max(1, arguments.playouts), arguments.seed)
    file: Path = arguments.out or learned_file(plan.game)
    check_writable(file)
    folder = folder_for(plan, arguments.data)
    if not play(plan, folder, language):
        print(say("train-stopped", language, folder=str(folder)))
        return 130
    found = lesson(plan, folder)
    write_file(file, found.text)
    print(told(found, language))
    print(say("arena-written", language, file=str(file)))
    return 0


def play(plan: "SelfPlay", folder: Path, language: str) -> bool:
    """Play with a progress bar; Ctrl-C stops, and what was played stays."""
    from igroteka.cli.progress import progress_bar
    from igroteka.locale import say
    from igroteka.training.playing import play

    with progress_bar() as progress:
        task = progress.add_task(say(f"game-{plan.game}", language), total=plan.games)
        try:
            for done in play(plan, folder):
                progress.update(task, completed=done)
        except KeyboardInterrupt:
            return False
    return True


def told(found: "Learnt", language: str) -> str:
    """What was learned, and how well it says what the search would play."""
    from igroteka.locale import say

    return say(
        "train-report",
        language,
        games=found.plan.games,
        decisions=found.decisions,
        numbers=found.numbers,
        before=f"{found.before.loss:.3f}",
        after=f"{found.after.loss:.3f}",
        agreed=found.before.agrees,
        agrees=found.after.agrees,
    )
