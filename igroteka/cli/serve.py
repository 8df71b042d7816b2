"""``igroteka serve``: live tables for people and bots."""

import argparse
import gc
import sys
from types import ModuleType
from typing import Any, cast

from igroteka.cli.words import plain

TEXTS = ("host", "database", "data", "base-path", "origins", "public-url", "trusted-proxies", "log-format")
MATRICES = "scipy.linalg.cython_blas"  # where SciPy is, numba would load it for products of matrices: rules have none

EXAMPLES = (
    ("igroteka serve", "cli-serve-example-home"),
    ("igroteka serve --host 0.0.0.0", "cli-serve-example-network"),
    ("igroteka serve --database postgresql://… --processes 4", "cli-serve-example-postgres"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, help=plain("cli-serve-port"))
    for name in TEXTS:
        text: Any = parser.add_argument(
            f"--{name}", metavar="DIR" if name == "data" else None, help=plain(f"cli-serve-{name}")
        )
        text.completer = formats if name == "log-format" else None
    parser.add_argument("--secure-cookies", action="store_true", default=None, help=plain("cli-serve-secure-cookies"))
    parser.add_argument("--bot-pace", type=float, help=plain("cli-serve-bot-pace"))
    parser.add_argument("--bot-threads", type=int, help=plain("cli-serve-bot-threads"))
    parser.add_argument("--processes", type=int, metavar="N", help=plain("cli-serve-processes"))
    parser.add_argument("--config", metavar="FILE", help=plain("cli-serve-config"))


def formats(**_: Any) -> tuple[str, ...]:
    """What a shell offers for the log."""
    from igroteka.server.settings import CHOICES

    return CHOICES["log_format"]


def run(arguments: argparse.Namespace) -> int:
    gc.disable()  # until everything is loaded: it would look through it again and again, and find nothing
    sys.modules.setdefault(MATRICES, cast(ModuleType, None))  # not to be found
    from igroteka.locale import say
    from igroteka.server.network import home_urls, is_loopback, own_url
    from igroteka.server.run import bring_up_to_date, check, serve
    from igroteka.server.settings import read_settings
    from igroteka.server.store import shown_address
    from igroteka.server.store.former import keep_former

    names = (*TEXTS, "port", "secure-cookies", "bot-pace", "bot-threads", "processes")
    given = {name.replace("-", "_"): getattr(arguments, name.replace("-", "_")) for name in names}
    settings = read_settings(given, arguments.config)
    check(settings)
    if settings.file is not None and (copy := keep_former(settings.file)):
        print(say("serve-migrating", arguments.lang, file=str(copy)), flush=True)
    bring_up_to_date(settings)
    at_home = [url for url in home_urls(settings) if url != own_url(settings)]
    print(say("serve-at", arguments.lang, url=own_url(settings)))
    for url in at_home:
        print(say("serve-home", arguments.lang, url=url))
    if is_loopback(settings.host) and not at_home:
        print(say("serve-alone", arguments.lang))
    print(say("serve-data", arguments.lang, database=shown_address(settings.database_url)))
    print(say("serve-warming", arguments.lang), flush=True)
    serve(settings)
