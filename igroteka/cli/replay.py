"""``igroteka replay FILE``: step through a record, on the same boards or line by line."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.terminal.app import IgrotekaApp
    from igroteka.terminal.replaying import Replay

EXAMPLES = (
    ("igroteka replay game.txt", "cli-replay-example-open"),
    ("igroteka replay game.txt --eyes 2 --at 40", "cli-replay-example-eyes"),
    ("igroteka analyse game.txt && igroteka replay game.txt", "cli-replay-example-analysis"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=plain("cli-replay-file"))
    eyes: Any = parser.add_argument("--eyes", default="open", metavar="SEAT", help=plain("cli-replay-eyes"))
    eyes.completer = lambda **_: ["open", "all"]
    parser.add_argument("--at", type=int, default=0, metavar="N", help=plain("cli-replay-at"))
    parser.add_argument("--analysis", type=Path, metavar="FILE", help=plain("cli-replay-analysis"))
    parser.add_argument("--cards", metavar="FILE", help=plain("cli-choosing-cards"))
    parser.add_argument("--plain", action="store_true", help=plain("cli-play-plain"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.cli.play import is_screen

    replay = opened(arguments)
    if arguments.plain or not is_screen():
        import asyncio

        asyncio.run(replay_plainly(replay, arguments.lang))
        return 0
    return replay_on_screen(replay, arguments.lang)


def opened(arguments: argparse.Namespace) -> "Replay":
    from igroteka.analysis import Effort
    from igroteka.terminal.replaying import Replay, read_analysis_of, read_record

    replay = Replay(read_record(arguments.file, arguments.cards), arguments.file)
    replay.look_through(arguments.eyes)
    replay.go(arguments.at)
    if arguments.analysis is not None:
        replay.analysis = read_analysis_of(arguments.analysis, replay)
    else:
        replay.analysis = replay.known_analysis(Effort())
    return replay


async def replay_plainly(replay: "Replay", language: str) -> None:
    from igroteka.terminal.plain_replay import PlainReplay
    from igroteka.terminal.typist import Typist

    await PlainReplay(replay, Typist(), language).run()


def replay_on_screen(replay: "Replay", language: str) -> int:
    from igroteka.terminal.app import IgrotekaApp
    from igroteka.terminal.manners import known_manners
    from igroteka.terminal.replay_screen import ReplayScreen

    async def first(app: "IgrotekaApp") -> None:
        await app.push_screen(ReplayScreen(replay, language))

    app = IgrotekaApp(language, known_manners(), first)
    app.run()
    return app.return_code or 0
