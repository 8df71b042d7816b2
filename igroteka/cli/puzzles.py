"""``igroteka puzzles``: solve puzzles, list them, and mine others."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.choosing import game_ids
from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.puzzles import Puzzle
    from igroteka.puzzles.gathering import Hunt
    from igroteka.puzzles.mining import Yield

EXAMPLES = (
    ("igroteka puzzles eight28", "cli-puzzles-example-play"),
    ("igroteka puzzles twelve-days --theme T3.5", "cli-puzzles-example-theme"),
    ("igroteka puzzles list", "cli-puzzles-example-list"),
    ("igroteka puzzles mine my-number --count 50 --jobs 4 --file mine.jsonl", "cli-puzzles-example-mine"),
)
LIST, MINE = "list", "mine"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    words: Any = parser.add_argument(
        "words", nargs="*", metavar="GAME | list | mine GAME", help=plain("cli-puzzles-game")
    )
    words.completer = lambda **_: [LIST, MINE, *game_ids()]
    theme: Any = parser.add_argument("--theme", metavar="CLAUSE", help=plain("cli-puzzles-theme"))
    theme.completer = themes_of
    parser.add_argument("--plain", action="store_true", help=plain("cli-puzzles-plain"))
    parser.add_argument("--count", type=int, default=250, metavar="N", help=plain("cli-puzzles-count"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=plain("cli-puzzles-seed"))
    parser.add_argument("--jobs", type=int, metavar="N", help=plain("cli-puzzles-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=plain("cli-puzzles-ray"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=plain("cli-puzzles-file"))


def run(arguments: argparse.Namespace) -> int:
    import igroteka
    from igroteka.engine.errors import OptionError

    first, *rest = arguments.words or [""]
    if len(arguments.words) > (2 if first == MINE else 1) or (first == MINE and not rest):
        raise OptionError("puzzles-words", words=" ".join(arguments.words))
    games = [igroteka.game(id).id for id in (rest or arguments.words if first != LIST else [])] or list(
        igroteka.games()
    )
    if first == MINE:
        return mine(arguments, games[0])
    known = [one for id in games for one in with_theme(id, arguments.theme)]
    if not known:
        raise OptionError("puzzles-none")
    if first == LIST:
        print(*listed(known, arguments.lang), sep="\n")
        return 0
    return solve(known, arguments)


def themes_of(parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """What a shell offers: the clauses of the puzzles of the game that stands on the line; of any where none does."""
    chosen = [id for id in game_ids() if id in parsed_args.words]
    return sorted({one.clause for id in chosen or game_ids() for one in with_theme(id, None)})


def with_theme(game: str, theme: str | None) -> "list[Puzzle]":
    """A game's puzzles, or those about one clause or theme."""
    from igroteka.puzzles import puzzles

    return [one for one in puzzles(game) if theme is None or theme.lower() in (one.clause.lower(), one.theme)]


def listed(known: "list[Puzzle]", language: str) -> list[str]:
    """How many of which theme, game by game."""
    from collections import Counter

    from igroteka.locale import say

    counts = Counter((one.game, one.theme, one.clause, one.theme_in(language)) for one in known)
    games = Counter(one.game for one in known)
    lines = []
    for game, count in games.items():
        lines.append(f"{say(f'game-{game}', language)} ({game}): {say('puzzles-count', language, count=count)}")
        lines += [
            f"  {times:>4}  {clause:<5} {theme}: {told}"
            for (of, theme, clause, told), times in sorted(counts.items(), key=lambda one: (one[0][2], one[0][1]))
            if of == game
        ]
    return lines


def solve(known: "list[Puzzle]", arguments: argparse.Namespace) -> int:
    import asyncio

    from igroteka.cli.play import is_screen
    from igroteka.terminal.solving import Solving
    from igroteka.terminal.typist import Typist

    async def solving() -> None:
        await Solving(known, Typist(), arguments.lang, paints=is_screen() and not arguments.plain).run()

    asyncio.run(solving())
    return 0


# --- mining ---------------------------------------------------------------------------------------


def mine(arguments: argparse.Namespace, game: str) -> int:
    """With a progress bar; Ctrl-C stops, and what was found stays and is written."""
    import os

    from igroteka.cli.files import check_writable
    from igroteka.engine.errors import OptionError
    from igroteka.puzzles.gathering import Hunt

    if arguments.count < 1 or (arguments.jobs or 1) < 1:
        raise OptionError("puzzles-count-wrong")
    file = arguments.file or Path(f"{game}.puzzles.jsonl")
    check_writable(file)
    jobs = arguments.jobs or len(os.sched_getaffinity(0))
    found, stopped = dug(Hunt(game, arguments.count, arguments.seed, jobs, arguments.ray), file, arguments.lang)
    told = written(found, arguments.count, file, arguments.lang)
    print(*told, sep="\n")
    return 130 if stopped else 0


def dug(hunt: "Hunt", file: Path, language: str) -> "tuple[list[Yield], bool]":
    from igroteka.cli.progress import progress_bar
    from igroteka.locale import say
    from igroteka.puzzles.gathering import chosen, found_file, mine, read_found

    found = read_found(found_file(file))
    with progress_bar() as progress:
        task = progress.add_task(say(f"game-{hunt.game}", language), total=hunt.count)
        try:
            for found in mine(hunt, file):
                progress.update(task, completed=len(chosen(found, hunt.count)))
        except KeyboardInterrupt:
            return found, True
    return found, False


def written(found: "list[Yield]", count: int, file: Path, language: str) -> list[str]:
    """Write those that travel, and tell how it went."""
    from igroteka.locale import say
    from igroteka.puzzles.gathering import chosen, rated
    from igroteka.puzzles.puzzle import write_puzzles

    taken = rated(chosen(found, count))
    write_puzzles(taken, file)
    claims = [mined for one in found for mined in one.found]
    details = {
        "games": len(found),
        "decisions": sum(one.decisions for one in found),
        "found": len(claims),
        "stand": sum(mined.stands for mined in claims),
        "taken": len(taken),
        "file": str(file),
    }
    return [say("puzzles-mined", language, **details), say("puzzles-written", language, **details)]
