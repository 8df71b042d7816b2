"""How long the page lets nothing else happen: its thread's longest tasks while it opens, lays a table and plays.

python benchmarks/tasks.py [GAME …] [--seconds 15] [--visits 3]

From Chromium's trace: by the clock, as a person waits for a frame, and of processor time, which other programs do not
lengthen; with what the longest consists of.
"""

import argparse
import json
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from igroteka.bench.browser import chromium
from igroteka.bench.opening import SETTLED
from igroteka.bench.slow_line import slow_host
from igroteka.engine.game import boxed_kits
from igroteka.server.site import write_site

FIRST_GAME: Final = """(() => {
  localStorage.setItem('igroteka-first-games', '{"GAME": {"asked": true}}');
  localStorage.setItem('igroteka-language', 'ru');
})();"""
# Somebody who taps whatever can be tapped: a card, then what is to be done with it.
PLAYER: Final = """setInterval(() => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((node) => node.offsetParent);
  const chosen = seen('.tray .col.up, .tray .hcard.chosen').length;
  const cards = chosen ? [] : seen('.tray .col.litbox, .tray .hcard:has(.lit)');
  const all = cards.length ? cards : seen('.tray .btn.sec:not(.sm):enabled, .tray .btn.pri:not(.sm):enabled');
  all[Math.floor(Math.random() * all.length)]?.click();
}, 500)"""
KINDS: Final = ["toplevel", "devtools.timeline", "v8"]
PARTS: Final = (
    *("FunctionCall", "EvaluateScript", "v8.compile", "v8.compileModule", "ParseHTML", "MinorGC", "MajorGC"),
    *("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"),
)
SAID: Final = 10  # milliseconds: what shorter tasks consist of nobody asks
Task = tuple[float, float, str]  # milliseconds by the clock, of processor time, and of what


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(boxed_kits()), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--visits", type=int, default=3)
    chosen = parser.parse_args()
    print("tasks over 50 ms of processor time a visit; the longest: by the clock, of processor time, ms; of what")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        write_site(Path(folder) / "site", "")
        with slow_host(Path(folder) / "site") as host:
            for game in chosen.games:
                visits = [visit(browser, host.url, game, chosen.seconds) for _ in range(chosen.visits)]
                for what in visits[0]:
                    tasks = [task for one in visits for task in one[what]]
                    longest = max(tasks, key=lambda task: task[1])
                    long = sum(task[1] > 50 for task in tasks) / len(visits)
                    clock = max(task[0] for task in tasks)
                    print(f"{game} | {what} | {long:.1f} | {clock:.0f} | {longest[1]:.0f} | {longest[2]}", flush=True)


def visit(browser: Any, url: str, game: str, seconds: float) -> dict[str, list[Task]]:
    """The tasks of a visit of a game that nobody has played here yet."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU")
    context.add_init_script(FIRST_GAME.replace("GAME", game))
    page = context.new_page()
    page.wait_for_timeout(SETTLED)
    browser.start_tracing(page=page, categories=KINDS)
    page.goto(url)
    page.wait_for_selector(f".box.w-{game} > .btn.pri")
    page.wait_for_timeout(300)
    opening = tasks_of(browser.stop_tracing())
    browser.start_tracing(page=page, categories=KINDS)
    page.click(f".box.w-{game} > .btn.pri")
    page.evaluate(PLAYER)
    page.wait_for_timeout(1000 * seconds)
    playing = tasks_of(browser.stop_tracing())
    context.close()
    return {"the shelf": opening, "a table": playing}


def tasks_of(trace: bytes) -> list[Task]:
    """The tasks of the page's thread, from a trace; what they did, by their longest parts."""
    events = json.loads(trace)["traceEvents"]
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one.get("name") == "thread_name"}
    begun = Counter((one["pid"], one["tid"]) for one in events if one.get("name") == "UpdateLayoutTree")
    ours = max((thread for thread in begun if names.get(thread) == "CrRendererMain"), key=lambda thread: begun[thread])
    mine = [one for one in events if one.get("ph") == "X" and (one["pid"], one["tid"]) == ours]
    parts = [one for one in mine if one["name"] in PARTS]
    return [
        (one["dur"] / 1000, one.get("tdur", 0) / 1000, said(parts, one) if one.get("tdur", 0) > 1000 * SAID else "")
        for one in mine
        if one["name"].endswith("RunTask")
    ]


def said(parts: list[dict[str, Any]], task: dict[str, Any]) -> str:
    spent: Counter[str] = Counter()
    for one in parts:
        if task["ts"] <= one["ts"] < task["ts"] + task["dur"]:
            spent[one["name"]] += one.get("tdur", 0)
    return ", ".join(f"{name} {time / 1000:.0f}" for name, time in spent.most_common(4))


if __name__ == "__main__":
    main()
