"""``igroteka doctor``: what is wrong with this installation, and how to mend it."""

import argparse

from igroteka.cli.words import plain

EXAMPLES = (
    ("igroteka doctor", "cli-doctor-example"),
    ("igroteka doctor --config /etc/igroteka.toml", "cli-doctor-example-config"),
)
SIGNS = {"ok": "ok  ", "note": "note", "bad": "BAD "}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help=plain("cli-serve-host"))
    parser.add_argument("--port", type=int, help=plain("cli-serve-port"))
    parser.add_argument("--database", help=plain("cli-serve-database"))
    parser.add_argument("--data", metavar="DIR", help=plain("cli-serve-data"))
    parser.add_argument("--config", metavar="FILE", help=plain("cli-serve-config"))


def run(arguments: argparse.Namespace) -> int:
    from igroteka.locale import say
    from igroteka.server.doctor import examine
    from igroteka.server.settings import read_settings

    given = {name: getattr(arguments, name) for name in ("host", "port", "database", "data")}
    bad = 0
    for diagnosis in examine(read_settings(given, arguments.config)):
        bad += diagnosis.level == "bad"
        print(f"{SIGNS[diagnosis.level]}  {diagnosis.say(arguments.lang)}", flush=True)
    print(say("doctor-bad" if bad else "doctor-good", arguments.lang))
    return 1 if bad else 0
