"""``igroteka play``: a table in the terminal, here or on a server; line by line with ``--plain``."""

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from igroteka.cli.choosing import add_choices, add_game, game_chosen, levels, several
from igroteka.cli.words import plain

if TYPE_CHECKING:
    from igroteka.engine.errors import IgrotekaError
    from igroteka.terminal.app import IgrotekaApp
    from igroteka.terminal.here import Wish
    from igroteka.terminal.keeping import KeptTable
    from igroteka.terminal.manners import Manners
    from igroteka.terminal.sitting import Sitting
    from igroteka.terminal.there import There
    from igroteka.terminal.typist import Typist

EXAMPLES = (
    ("igroteka play", "cli-play-example-menu"),
    ("igroteka play eight28 --players 5 --bots strong", "cli-play-example-bots"),
    ("igroteka play twelve-days -o gifts=12 --name Vera --name Oleg", "cli-play-example-hot"),
    ("igroteka play https://host/t/k3x9", "cli-play-example-server"),
    ("igroteka play my-number --server https://host", "cli-play-example-open"),
    ("igroteka play my-number --plain --lang ru", "cli-play-example-plain"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, nargs="?", metavar="GAME | URL", help=plain("cli-play-game"))
    add_choices(parser)
    bots: Any = parser.add_argument("--bots", metavar="LEVELS", help=plain("cli-play-bots"))
    bots.completer = several(levels)
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help=plain("cli-play-name"))
    parser.add_argument("--server", metavar="URL", help=plain("cli-play-server"))
    parser.add_argument("--seed", type=int, metavar="N", help=plain("cli-play-seed"))
    parser.add_argument("--watch", action="store_true", help=plain("cli-play-watch"))
    offered = parser.add_mutually_exclusive_group()
    offered.add_argument("--new", action="store_true", help=plain("cli-play-new"))
    offered.add_argument("--resume", action="store_true", help=plain("cli-play-resume"))
    parser.add_argument("--plain", action="store_true", help=plain("cli-play-plain"))
    parser.add_argument("--no-animation", action="store_true", help=plain("cli-play-no-animation"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.terminal.manners import known_manners

    manners = known_manners()
    if arguments.name:
        manners.name = arguments.name[0]
    if arguments.no_animation:
        manners.animate = False
    if arguments.plain or not is_screen():
        import asyncio

        return asyncio.run(play_plainly(arguments, manners))
    return play_on_screen(arguments, manners)


def is_screen() -> bool:
    """Is there a terminal to draw on? Pipes and the dumbest of terminals get plain lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


# --- what is wished for -------------------------------------------------------------------------


def wish_of(arguments: argparse.Namespace, game: str, name: str) -> "Wish":
    """The game that the command line asks for; what is wrong with it is said before it begins."""
    from igroteka.engine.errors import OptionError
    from igroteka.protocol.words import USUAL_LEVEL
    from igroteka.table.cast import bot_name
    from igroteka.terminal.here import Seat, Wish, seats_wanted

    chosen = dict(game_chosen(game, arguments).options)
    players = chosen.pop("players")
    levels = [level.strip() for level in (arguments.bots or "").split(",") if level.strip()]
    if not levels:
        levels = [""] if arguments.server else [USUAL_LEVEL]  # on a server the other seats wait for whoever comes
    people = arguments.name or [name]
    if arguments.watch:
        people = [bot_name(levels[0], 0, arguments.lang)]
    if len(people) > players:
        raise OptionError("play-people", found=len(people), players=players)
    seats: tuple[Seat, ...] = seats_wanted(people, levels, players)
    return Wish(game, seats, tuple(chosen.items()), arguments.cards, arguments.seed, levels[0])


def kept_before(arguments: argparse.Namespace) -> "KeptTable | None":
    """The unfinished game to offer, unless another one is wanted."""
    from igroteka.terminal.keeping import unfinished

    if arguments.server:
        return None
    wants_another = arguments.new or arguments.watch or arguments.cards or arguments.seed is not None
    if not arguments.resume and (wants_another or arguments.option or arguments.players or len(arguments.name) > 1):
        return None
    found = next(iter(unfinished(arguments.game)), None)
    if found is None and arguments.resume:
        raise nothing_kept(arguments.game, arguments.lang)
    return found


def nothing_kept(game: str | None, language: str) -> "IgrotekaError":
    """There is nothing to go on with: of this game, or at all."""
    import igroteka
    from igroteka.engine.errors import OptionError
    from igroteka.terminal.places import KeepingError

    games = list(igroteka.games())
    if game not in igroteka.games():
        return KeepingError("keep-nothing") if game is None else OptionError("game-unknown", game=game, games=games)
    return KeepingError("keep-nothing-of", game=igroteka.games()[game].name(language))


# --- on a screen --------------------------------------------------------------------------------


def play_on_screen(arguments: argparse.Namespace, manners: "Manners") -> int:
    from igroteka.terminal.app import IgrotekaApp

    language: str = arguments.lang

    async def first(app: "IgrotekaApp") -> None:
        from igroteka.locale import say
        from igroteka.terminal.asides import Question
        from igroteka.terminal.menus import told_kept
        from igroteka.terminal.there import is_link
        from igroteka.terminal.widgets import MenuChoice

        if arguments.game and is_link(arguments.game):
            await app.join(arguments.game)
            return
        if arguments.server:
            game = arguments.game or await app.shelf.game_to_open()
            if game is not None:
                await app.open_on_server(arguments.server, wish_of(arguments, game, manners.name))
            return
        kept = kept_before(arguments)
        if kept is not None and not arguments.resume:
            answers = [MenuChoice("yes", told_kept(kept, language)), MenuChoice("no", say("new-table", language))]
            if await app.push_screen_wait(Question(say("continue", language), answers)) != "yes":
                kept = None
        if kept is not None:
            await app.go_on(kept)
        else:
            await app.begin(wish_of(arguments, arguments.game, manners.name), arguments.watch)

    app = IgrotekaApp(language, manners, first if arguments.game or arguments.resume or arguments.server else None)
    app.run()
    if app.failed is not None:
        raise app.failed
    return app.return_code or 0


# --- line by line -------------------------------------------------------------------------------


async def play_plainly(arguments: argparse.Namespace, manners: "Manners") -> int:
    from igroteka.terminal.plain import PlainTable
    from igroteka.terminal.typist import Typist

    typist = Typist()
    sitting = await sit_plainly(arguments, manners, typist)
    if sitting is None:
        return 0
    try:
        await PlainTable(sitting, typist).play()
    finally:
        await sitting.close()
    return 0


async def sit_plainly(arguments: argparse.Namespace, manners: "Manners", typist: "Typist") -> "Sitting | None":
    """A place at the table that is asked for; None if somebody would rather leave."""
    from igroteka.terminal.here import Here, lay_table
    from igroteka.terminal.there import Link, There, is_link

    language: str = arguments.lang
    if arguments.game and is_link(arguments.game):
        return await seated(await There.visit(Link.read(arguments.game), manners.name, language))
    if arguments.server:
        game = arguments.game or await choose_game(typist, language)
        wish = wish_of(arguments, game, manners.name) if game is not None else None
        there = await There.lay(arguments.server, wish, manners.name, language) if wish is not None else None
        return await seated(there) if there is not None else None
    kept = kept_before(arguments)
    if kept is None or not (arguments.resume or await wants_to_go_on(kept, typist, language)):
        game = arguments.game or await choose_game(typist, language)
        if game is None:
            return None
        kept = lay_table(wish_of(arguments, game, manners.name))
    here = Here(kept, language, watching=arguments.watch)
    here.open()
    return here


async def seated(there: "There") -> "There":
    from igroteka.terminal.plain import take_seat

    await take_seat(there)
    return there


async def wants_to_go_on(kept: "KeptTable", typist: "Typist", language: str) -> bool:
    import igroteka
    from igroteka.locale import say
    from igroteka.terminal.menus import since
    from igroteka.terminal.plain import YES

    game = igroteka.games()[kept.setting.game].name(language)
    when = since(kept.saved, language)
    question = say("plain-resume", language, game=game, players=len(kept.setting.places), when=when)
    typed = await typist.line(question)
    return typed is not None and typed.strip().lower() in YES


async def choose_game(typist: "Typist", language: str) -> str | None:
    """A game from the list, by number or id; None to leave."""
    import igroteka
    from igroteka.locale import say
    from igroteka.terminal.plain import command_in

    ids = list(igroteka.games())
    for number, id in enumerate(ids, start=1):
        print(f"{number}. {igroteka.games()[id].name(language)} ({id})")
    while True:
        typed = await typist.line(say("plain-which", language))
        if typed is None or command_in(typed)[0] == "quit":
            return None
        answer = typed.strip().lower()
        if answer in ids:
            return answer
        if answer.isdigit() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        print(say("play-number-please", language, count=len(ids)))
