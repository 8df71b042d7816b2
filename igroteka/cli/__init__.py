"""The command line. Each command is a module of this package, imported only when it is called."""

import argparse
import os
import re
import sys
import textwrap
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NoReturn

from igroteka.cli.words import argparse_speaks, language_wanted, plain

COMMANDS = (
    "play", "serve", "site", "games", "rules", "replay", "analyse", "arena",
    "verify", "puzzles", "scenarios", "backup", "restore", "admin", "doctor", "train", "bench", "docs", "completion",
)  # fmt: skip


class WholeWords(argparse.RawDescriptionHelpFormatter):
    """Our own lines stay lines; one that is too long goes on below where its text began."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(part for line in text.splitlines() for part in wrapped(line, width) or [""])


def wrapped(line: str, width: int) -> list[str]:
    """
    >>> wrapped("  serve     a page and tables", 24)
    ['  serve     a page and', '            tables']
    """
    before = re.match(r" *(\S+ {2,})?", line)
    hanging = " " * (before.end() if before else 0)
    return textwrap.wrap(line, width, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)


class Parser(argparse.ArgumentParser):
    """argparse with its errors as one sentence and its own words in both languages."""

    def __init__(self, prog: str, description: str, epilog: str = "") -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            add_help=False,
            formatter_class=WholeWords,
        )
        self._optionals.title = plain("cli-options")
        self._positionals.title = plain("cli-arguments")
        self.add_argument("-h", "--help", action="help", help=plain("cli-help"))
        self.add_argument("--lang", choices=("en", "ru"), default=language_wanted(), help=plain("cli-lang"))
        self.add_argument("--debug", action="store_true", help=plain("cli-debug"))

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"igroteka: {message}\n{plain('cli-see-help')}: {self.prog} --help\n")


def overview() -> Parser:
    lines = [f"  {command:<12}{plain(f'cli-{command}')}" for command in COMMANDS]
    parser = Parser(
        "igroteka",
        f"{plain('cli-about')}\n\n{plain('cli-commands')}:\n" + "\n".join(lines),
        f"{plain('cli-more')}: igroteka {plain('cli-command')} --help\n"
        f"{plain('cli-exit-codes')}\n{plain('cli-environment')}",
    )
    parser.usage = f"igroteka {plain('cli-command')} …"
    parser.add_argument("--version", action="store_true", help=plain("cli-version"))
    return parser


def versions() -> str:
    """The program's, and those of the games' rules, which stand in every record."""
    from igroteka import __version__, games

    return "\n".join((f"igroteka {__version__}", *(f"{id} {game.version}" for id, game in sorted(games().items()))))


def examples_of(command: ModuleType) -> str:
    """The examples of a command, each with what it is good for."""
    lines = [f"  {example}\n      {plain(key)}" for example, key in command.EXAMPLES]
    return "\n".join((f"{plain('cli-examples')}:", *lines))


def parser_of(name: str) -> tuple[Parser, ModuleType]:
    command = import_module(f"igroteka.cli.{name}")
    parser = Parser(f"igroteka {name}", plain(f"cli-{name}"), examples_of(command))
    command.add_arguments(parser)
    return parser, command


def complete() -> None:
    """A shell asks what could come next (see ``igroteka completion``); answers and ends."""
    import argcomplete
    from argcomplete.completers import DirectoriesCompleter, FilesCompleter, SuppressCompleter

    whole = argparse.ArgumentParser("igroteka")
    commands = whole.add_subparsers(parser_class=argparse.ArgumentParser)
    for name in COMMANDS:
        part = commands.add_parser(name, help=plain(f"cli-{name}"))
        part.add_argument("--lang", choices=("en", "ru"))
        import_module(f"igroteka.cli.{name}").add_arguments(part)
        for given in part._actions:
            if given.metavar == "DIR":
                vars(given)["completer"] = DirectoriesCompleter()
            elif given.type is Path or "FILE" in str(given.metavar):
                vars(given)["completer"] = FilesCompleter()
            if given.nargs == argparse.OPTIONAL:  # an option in between would take it for one that is left out
                given.nargs = None
    argcomplete.autocomplete(whole, default_completer=SuppressCompleter())


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 (it did not go well) or 2 (it was called wrongly)."""
    if "_ARGCOMPLETE" in os.environ:
        complete()
    argparse_speaks()
    words = command_first(list(sys.argv[1:] if argv is None else argv))
    if not words or words[0] not in COMMANDS:
        parser = overview()
        if words and not words[0].startswith("-"):
            parser.error(plain("cli-argparse-command") % (words[0], ", ".join(COMMANDS)))
        if parser.parse_args(words).version:
            print(versions())
        else:
            parser.print_help()
        return 0
    parser, command = parser_of(words[0])
    arguments = parser.parse_intermixed_args(words[1:])
    try:
        code: int = command.run(arguments)
    except BrokenPipeError:  # `igroteka … | head`
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return report(error, arguments)
    return code


def command_first(words: list[str]) -> list[str]:
    """What every command understands may stand before it.

    >>> command_first(["--lang", "ru", "games", "eight28"])
    ['games', '--lang', 'ru', 'eight28']
    """
    at = 0
    while at < len(words) and words[at].startswith("-"):
        at += 2 if words[at] == "--lang" else 1
    return words if at >= len(words) else [words[at], *words[:at], *words[at + 1 :]]


def report(error: Exception, arguments: argparse.Namespace) -> int:
    """An error as one sentence; ``--debug`` shows where it came from."""
    from igroteka.engine.errors import IgrotekaError, OptionError
    from igroteka.rulebook.reading import RulebookError

    if arguments.debug:
        raise error
    if isinstance(error, OSError) and error.filename is not None:
        trouble = IgrotekaError("file-trouble", file=str(error.filename), reason=error.strerror)
        trouble.__cause__, error = error, trouble
    if not isinstance(error, IgrotekaError):
        error = IgrotekaError("unexpected", reason=f"{type(error).__name__}: {error}")
    print(f"igroteka: {error.say(arguments.lang)}", file=sys.stderr)
    return 2 if isinstance(error, (OptionError, RulebookError)) else 1
