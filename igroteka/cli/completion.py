"""``igroteka completion SHELL``: what makes a shell complete our commands."""

import argparse

from igroteka.cli.words import plain

SHELLS = ("bash", "zsh", "fish")
EXAMPLES = (
    ('eval "$(igroteka completion bash)"', "cli-completion-example-bash"),
    ("igroteka completion fish > ~/.config/fish/completions/igroteka.fish", "cli-completion-example-fish"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help=plain("cli-completion-shell"))


def run(arguments: argparse.Namespace) -> int:
    from argcomplete.shell_integration import shellcode

    print(shellcode(["igroteka"], use_defaults=False, shell=arguments.shell))
    return 0
