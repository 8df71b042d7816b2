"""How soon the first move can be made after opening the page, on a slow line and a slow processor.

python benchmarks/opening.py [GAME …] [--visits 5] [--devtools] [--waterfall]
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from igroteka.bench.browser import chromium
from igroteka.bench.opening import SLOWER, VISITOR, WATERFALL, Seen, opened, visit
from igroteka.bench.slow_line import DEVTOOLS_SLOW_4G, SLOW_4G, SlowHost, SlowLine, slow_host
from igroteka.engine.game import boxed_kits
from igroteka.server.site import write_site


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(boxed_kits()), metavar="GAME")
    parser.add_argument("--visits", type=int, default=5, help="first and second visits of each game (5)")
    parser.add_argument("--devtools", action="store_true", help="562 ms an answer and 180 kB/s, not 150 and 200")
    parser.add_argument("--waterfall", action="store_true", help="what is asked for when, on one first visit")
    chosen = parser.parse_args()
    line = DEVTOOLS_SLOW_4G if chosen.devtools else SLOW_4G
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        write_site(Path(folder) / "site", "")
        with slow_host(Path(folder) / "site") as host:
            print(f"{1000 * line.latency:.0f} ms, {line.bytes_per_second / 1000:.0f} kB/s, processor {SLOWER} × slower")
            print(f"seconds, median (fastest, slowest) of {chosen.visits}: shelf, first move; the same again; bytes")
            for game in chosen.games:
                if chosen.waterfall:
                    draw_waterfall(browser, host, game, line)
                    continue
                found = [opened(browser, host, game, line) for _ in range(chosen.visits)]
                first, second = ([one[which] for one in found] for which in ("first", "second"))
                cells = [told(seen, what) for seen in (first, second) for what in ("shelf", "move")]
                print(game, *cells, f"{statistics.median(one['bytes'] for one in first) / 1000:.1f} kB", sep=" | ")


def told(visits: list[Seen], what: str) -> str:
    seconds = [one[what] for one in visits]
    return f"{statistics.median(seconds):.2f} ({min(seconds):.2f}, {max(seconds):.2f})"


def draw_waterfall(browser: object, host: SlowHost, game: str, line: SlowLine) -> None:
    """Every request of a first visit: when it was asked, when the answer began and ended, in milliseconds."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU")  # type: ignore[attr-defined]
    context.add_init_script(VISITOR.replace("GAME", game))
    page, seen = visit(context, host, line)
    for name, *moments in page.evaluate(WATERFALL):
        print(f"{name or 'the page':32}", *(f"{moment:6.0f}" for moment in moments))
    print({what: round(1000 * moment) for what, moment in seen.items()})
    context.close()


if __name__ == "__main__":
    main()
