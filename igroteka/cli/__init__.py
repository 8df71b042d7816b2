"""The command line. Each command is a module of this package, imported only when it is called."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from igroteka.cli.words import language_wanted, plain

COMMANDS = ("play", "serve", "rules", "arena", "analyse", "scenarios", "verify", "admin", "bench")


class Parser(argparse.ArgumentParser):
    """argparse with its errors as one sentence and its own words in both languages."""

    def __init__(self, prog: str, description: str, epilog: str = "") -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            add_help=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self._optionals.title = plain("cli-options")
        self._positionals.title = plain("cli-arguments")
        self.add_argument("-h", "--help", action="help", help=plain("cli-help"))
        self.add_argument("--lang", choices=("en", "ru"), default=language_wanted(), help=plain("cli-lang"))
        self.add_argument("--debug", action="store_true", help=plain("cli-debug"))

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"igroteka: {message}\n{plain('cli-see-help')}: {self.prog} --help\n")


def overview() -> Parser:
    lines = [f"  {command:<11}{plain(f'cli-{command}')}" for command in COMMANDS]
    parser = Parser(
        "igroteka",
        f"{plain('cli-about')}\n\n{plain('cli-commands')}:\n" + "\n".join(lines),
        f"{plain('cli-more')}: igroteka {plain('cli-command')} --help",
    )
    parser.usage = f"igroteka {plain('cli-command')} …"
    parser.add_argument("--version", action="store_true", help=plain("cli-version"))
    parser.add_argument("command", nargs="?", choices=COMMANDS, help=argparse.SUPPRESS)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 (it did not go well) or 2 (it was called wrongly)."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] not in COMMANDS:
        parser = overview()
        if parser.parse_args(words).version:
            from igroteka import __version__

            print(f"igroteka {__version__}")
        else:
            parser.print_help()
        return 0
    command = import_module(f"igroteka.cli.{words[0]}")
    parser = Parser(f"igroteka {words[0]}", plain(f"cli-{words[0]}"))
    command.add_arguments(parser)
    arguments = parser.parse_args(words[1:])
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


def report(error: Exception, arguments: argparse.Namespace) -> int:
    """An error of ours as one sentence; anything else is a bug and shows where."""
    from igroteka.engine.errors import IgrotekaError

    if arguments.debug or not isinstance(error, IgrotekaError):
        raise error
    print(f"igroteka: {error.say(arguments.lang)}", file=sys.stderr)
    return 1
