"""``igroteka rules``: a rulebook, or a clause of it with its examples played."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

from igroteka.cli.choosing import add_game
from igroteka.cli.words import plain

if TYPE_CHECKING:
    from rich.console import RenderableType

    from igroteka.rulebook.reading import Clause

EXAMPLES = (
    ("igroteka rules eight28", "cli-rules-example-whole"),
    ("igroteka rules twelve-days T3.7", "cli-rules-example-clause"),
    ("igroteka rules my-number --list --lang ru", "cli-rules-example-list"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, nargs="?", help=plain("cli-rules-game"))
    clause: Any = parser.add_argument("clause", nargs="?", help=plain("cli-rules-clause"))
    clause.completer = clauses_of
    parser.add_argument("--example", type=int, metavar="N", help=plain("cli-rules-example"))
    parser.add_argument("--all", action="store_true", help=plain("cli-rules-all"))
    parser.add_argument("--list", action="store_true", help=plain("cli-rules-list"))
    parser.add_argument("--html", action="store_true", help=plain("cli-rules-html"))


def clauses_of(parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """What a shell offers: the sections and clauses of the game that stands on the line."""
    from igroteka.engine.errors import IgrotekaError
    from igroteka.rulebook.reading import read_rulebook

    try:
        numbers = [clause.number for clause in read_rulebook(parsed_args.game, "en").clauses]
    except IgrotekaError:
        return []
    return [*dict.fromkeys(number.partition(".")[0] for number in numbers), *numbers]


def run(arguments: argparse.Namespace) -> int:
    from igroteka.rulebook import printing
    from igroteka.rulebook.reading import markdown_of, read_rulebook

    language: str = arguments.lang
    if arguments.game is None:
        printing.show(the_games(language))
        return 0
    book = read_rulebook(arguments.game, language)
    if arguments.html:
        from igroteka.rulebook.page import page

        with printing.patience(language):
            written = page(book)
        sys.stdout.write(written)
    elif arguments.list:
        printing.show(printing.listing(book))
    elif arguments.clause is None:
        printing.show(printing.whole(markdown_of(book.game, language)))
    else:
        clauses = book.find(arguments.clause)
        with printing.patience(language):
            things = [thing for clause in clauses for thing in explained(book.game, clause, arguments)]
        printing.show(things)
    return 0


def the_games(language: str) -> "list[RenderableType]":
    import igroteka
    from igroteka.locale import say

    games = igroteka.games()
    lines = [f"{id:<14}{description.name(language)}" for id, description in games.items()]
    return [*lines, "", say("rules-games", language, game=next(iter(games)))]


def explained(game: str, clause: "Clause", arguments: argparse.Namespace) -> "list[RenderableType]":
    """The clause and the examples asked for; one unless told otherwise."""
    from igroteka.locale import say
    from igroteka.rulebook import printing
    from igroteka.rulebook.examples import play, scenarios_for
    from igroteka.rulebook.reading import RulebookError

    scenarios = scenarios_for(game, clause.number)
    count, wanted = len(scenarios), arguments.example
    if wanted is not None and not 1 <= wanted <= count:
        raise RulebookError("rules-example", clause=clause.number, count=count, number=wanted)
    numbers = range(1, count + 1) if arguments.all else [wanted] if wanted else range(1, min(count, 1) + 1)
    lines = printing.clause(clause)
    for number in numbers:
        lines += printing.example(play(scenarios[number - 1]), number, count, arguments.lang)
    if count == 0:
        lines.append(say("rules-no-example", arguments.lang))
    elif count > len(numbers):
        lines.append(say("rules-more", arguments.lang, count=count - len(numbers)))
    return lines
