"""How much of a phone's screen jumps while somebody plays against bots, everything moving as it does for people.

python benchmarks/jumps.py [GAME …] [--seconds 35] [--width 390 --height 844]
"""

import argparse
import tempfile
from pathlib import Path

from igroteka.bench.browser import chromium
from igroteka.bench.opening import VISITOR
from igroteka.bench.slow_line import slow_host
from igroteka.engine.game import boxed_kits
from igroteka.server.site import write_site

# Taps by script: for the browser nobody has touched anything, so it forgives no jump as an answer to a finger.
PLAYER = """(seconds) => {
  const shifts = [];
  const count = (list) => { for (const one of list.getEntries()) shifts.push([one.startTime, one.value]); };
  new PerformanceObserver(count).observe({type: 'layout-shift'});
  const all = (what) => [...document.querySelectorAll(what)].filter((node) => node.offsetParent !== null);
  const pick = (nodes) => nodes[Math.floor(Math.random() * nodes.length)];
  let taps = 0;
  const tap = () => {
    const button = pick(all('.tray .btn.sec:not(.sm):enabled, .tray .btn.pri:not(.sm):enabled'));
    const card = pick(all('.tray .col.litbox:not(.up), .tray .hcard:has(.lit):not(.chosen)'));
    const what = document.querySelector('.tray :is(.col.up, .hcard.chosen)') || !card ? button : card;
    if (what) { what.click(); taps += 1; }
  };
  const playing = setInterval(tap, 1200);
  return new Promise((done) => setTimeout(() => {
    clearInterval(playing);
    done([taps, shifts.map(([, value]) => value), !!document.querySelector('.result')]);
  }, seconds * 1000));
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(boxed_kits()), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=35, help="of play in each game (35)")
    parser.add_argument("--width", type=int, default=390)
    parser.add_argument("--height", type=int, default=844)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        write_site(Path(folder) / "site", "")
        with slow_host(Path(folder) / "site") as host:
            print(f"{chosen.width}×{chosen.height}, {chosen.seconds:.0f} s a game: sum of shifts, the largest, taps")
            for game in chosen.games:
                context = browser.new_context(
                    viewport={"width": chosen.width, "height": chosen.height}, locale="ru-RU", has_touch=True
                )
                context.add_init_script(VISITOR.replace("GAME", game))
                page = context.new_page()
                page.goto(host.url)
                page.wait_for_function("() => window.seen?.move", timeout=120_000)
                taps, shifts, over = page.evaluate(PLAYER, chosen.seconds)
                cells = [f"{sum(shifts):.4f}", f"{max(shifts, default=0):.4f}", str(taps), *(["ended"] if over else [])]
                print(game, *cells, sep=" | ", flush=True)
                context.close()


if __name__ == "__main__":
    main()
