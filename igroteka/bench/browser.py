"""The games as a browser runs them, in Node and in Chromium, beside native code in the same race."""

import base64
import json
import shutil
import statistics
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from igroteka.bench import ours
from igroteka.bench.opening import opened
from igroteka.bench.race import Burst, Contender, race
from igroteka.bench.slow_line import slow_host
from igroteka.bench.thinking import PLAYOUTS, positions
from igroteka.browser.building import engine_of
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.game import Game

PROGRAM: Final = Path(__file__).with_name("in_browser.js")
GAMES: Final = 4_000  # random games in a burst: Chromium counts processor time in hundredths of a second
SEARCHES: Final = 24  # in a burst
NODE: Final = """
const { begun } = await import(process.argv[1]);
const { createInterface } = await import('node:readline');
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
const engines = {};
for await (const line of createInterface({ input: process.stdin })) {
  const { game, what, given, wasm, facts } = JSON.parse(line);
  const start = spent();
  let count = 0;
  if (what === 'begin') engines[game] = await begun(Buffer.from(wasm, 'base64'), facts);
  else count = engines[game][what](...given);
  console.log(JSON.stringify([count, spent() - start]));
}
"""
PAGE: Final = """async ({ program, game, what, given, wasm, facts }) => {
  window.engines ??= {};
  window.begun ??= (await import(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })))).begun;
  const bytes = wasm && Uint8Array.from(atob(wasm), (one) => one.charCodeAt(0));
  const start = performance.now();
  let count = 0;
  if (what === 'begin') engines[game] = await begun(bytes, facts);
  else count = engines[game][what](...given);
  return [count, (performance.now() - start) / 1000];
}"""
Ask = Callable[[dict[str, Any]], tuple[int, float]]  # how much was played, and in how many seconds


@contextmanager
def in_node() -> Iterator[Ask]:
    """Seconds are of processor time."""
    program = shutil.which("node")
    if program is None:
        raise IgrotekaError("bench-needs", what="Node")
    words = [program, "--input-type=module", "--eval", NODE, PROGRAM.as_uri()]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:  # noqa: S603
        assert node.stdin and node.stdout
        sink, source = node.stdin, node.stdout

        def ask(job: dict[str, Any]) -> tuple[int, float]:
            sink.write(json.dumps(job) + "\n")
            sink.flush()
            count, seconds = json.loads(source.readline())
            return count, seconds

        yield ask
        sink.close()


@contextmanager
def chromium() -> Iterator[Any]:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first draws no windows
    program = next(filter(None, map(shutil.which, names)), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        program = None
    if program is None:
        raise IgrotekaError("bench-needs", what="Chromium, playwright")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def in_chromium(browser: Any) -> Ask:
    """Seconds are of the page's process, which does nothing else meanwhile; a beginning's are of the clock."""
    page, session = browser.new_page(), browser.new_browser_cdp_session()

    def spent() -> float:
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(one["cpuTime"] for one in processes if one["type"] == "renderer"))

    def ask(job: dict[str, Any]) -> tuple[int, float]:
        start = spent()
        count, seconds = page.evaluate(PAGE, {"program": PROGRAM.read_text(encoding="utf-8"), **job})
        return count, seconds if job["what"] == "begin" else max(spent() - start, 1e-3)

    return ask


def job_of(game: Game, what: str, *given: Any) -> dict[str, Any]:
    return {"game": game.id, "what": what, "given": given}


def thoughts(game: Game) -> list[dict[str, Any]]:
    """Positions to think about, as the page would lay them on its desk."""
    return [{"bytes": list(state.snapshot()), "actor": seat} for state, seat in positions(game)[:SEARCHES]]


def contender(maker: str, game: Game, ask: Ask, way: str, unit: str, *given: Any) -> Contender:
    def burst() -> Burst:
        count, seconds = ask(job_of(game, unit, *given))
        return Burst(seconds, {unit: count})

    return Contender(maker, game.id, way, burst)


def measured(games: list[Game], seconds: float, site: Path) -> dict[str, Any]:
    """All that ``igroteka bench --browser`` tells, as plain data."""
    with ExitStack() as stack:
        node = stack.enter_context(in_node())
        browser = stack.enter_context(chromium())
        makers = {"Node": node, "Chromium": in_chromium(browser)}
        host = stack.enter_context(slow_host(site))
        return {
            "games": {game.id: one_game(game, makers, seconds) for game in games},
            "opening": {game.id: opened(browser, host, game.id) for game in games},
        }


def one_game(game: Game, makers: dict[str, Ask], seconds: float) -> dict[str, Any]:
    files = engine_of(game.kit)
    begin = job_of(game, "begin") | {
        "wasm": base64.b64encode(files["wasm"]).decode(),
        "facts": json.loads(files["json"]),
    }
    beginning = {maker: ask(begin)[1] for maker, ask in makers.items()}  # once: the next time it is known
    racers = [ours.compiled(game), ours.searched(game)]
    for maker, ask in makers.items():
        racers.append(contender(maker, game, ask, "compiled", "steps", GAMES))
        racers.append(contender(maker, game, ask, "search", "playouts", thoughts(game), PLAYOUTS))
    figures = {(one.maker, one.way): rates for one, rates in race(racers, seconds).figures}
    ratios = {}
    for way, unit in (("compiled", "steps"), ("search", "playouts")):
        native = figures[ours.IGROTEKA, way][unit]
        ratios[unit] = {maker: figures[maker, way][unit].over(native).plain() for maker in makers}
        ratios[unit]["native"] = native.plain()
    most = begin["facts"]["levels"]["master"]["playouts"]
    moves = [makers["Chromium"](job_of(game, "playouts", [one], most))[1] for one in thoughts(game)]
    return {"beginning": beginning, "ratios": ratios, "master": [statistics.median(moves), max(moves)]}
