"""How long the first judgement of a whole game takes, in Python and as a page makes it.

    python benchmarks/first_look.py [GAME …] [--times 3] [--playouts 800]

Looks back at games of the largest tables, played by ``advice``: with the compiled engine and, in Node, with the page's.
Seconds are of processor time, all threads together: what one core would take. The least of so many times counts, once
everything has been loaded. The page's sources are bundled as its tests bundle them.
"""

import argparse
import base64
import json
import random
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import igroteka
from igroteka import GameRecord
from igroteka.analysis import Effort, analyse
from igroteka.bots.players import choose
from igroteka.browser.building import engine_of
from igroteka.engine.game import boxed_kits
from igroteka.protocol.measures import QUICK
from tests.browser.conftest import HERE, ROOT, node

IN_NODE: Final = """
import { readFileSync } from 'node:fs';
const { Engine, analysed } = await import(process.argv[1]);
const { played, playouts, times, wasm, facts } = JSON.parse(readFileSync(0, 'utf8'));
const engine = new Engine(new WebAssembly.Module(Buffer.from(wasm, 'base64')), facts);
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
const seconds = [];
for (let time = 0; time <= times; time += 1) {
  const start = spent();
  await analysed(engine, played, time ? playouts : 10, () => {}, () => false);
  if (time) seconds.push(spent() - start);
}
console.log(Math.min(...seconds));
"""


def by_advice(game: igroteka.Game) -> GameRecord:
    luck = random.Random(game.id)
    state = game.start()
    while state.actor is not None:
        if state.actor == igroteka.CHANCE:
            state.play(state.draw(luck))
            continue
        seat = state.actors[0]
        state.play(choose(state, seat, "advice", 0), seat)
    return GameRecord(state, ("",) * game.players)


def in_python(record: GameRecord, playouts: int, times: int) -> float:
    analyse(record, settings=Effort(10))
    seconds = []
    for _ in range(times):
        start = time.process_time()
        analyse(record, settings=Effort(playouts))
        seconds.append(time.process_time() - start)
    return min(seconds)


def in_page(record: GameRecord, playouts: int, times: int, bundle: Path) -> float:
    game = record.state.game
    files = engine_of(game.kit)
    deeds = [{"seat": by if isinstance(by, int) else None, "text": text} for by, text in record.state.steps]
    played: dict[str, Any] = {"options": dict(game.options), "players": game.players, "deeds": deeds}
    job = {"played": played, "playouts": playouts, "times": times}
    job |= {"wasm": base64.b64encode(files["wasm"]).decode(), "facts": json.loads(files["json"])}
    words = [node()[0], "--input-type=module", "--eval", IN_NODE, bundle.as_uri()]
    done = subprocess.run(words, input=json.dumps(job).encode(), capture_output=True, check=True)
    return float(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sorted(boxed_kits()), metavar="GAME")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--playouts", type=int, default=QUICK, help=f"of thought a decision ({QUICK})")
    chosen = parser.parse_args()
    print("| game | players | actions | decisions | Python, s | page, s |", "| --- " * 6 + "|", sep="\n")
    with tempfile.TemporaryDirectory() as folder:
        bundle = Path(folder) / "solo.mjs"
        words = [node()[0], "scripts/bundle.mjs", str(HERE / "solo.ts"), str(bundle)]
        subprocess.run(words, cwd=ROOT / "web", check=True, capture_output=True)
        for id in chosen.games:
            players = igroteka.games()[id].players
            record = by_advice(igroteka.game(id, players=max(players)))
            by = [who for who, _ in record.state.steps]
            decisions = sum(isinstance(who, int) for who in by)
            here = in_python(record, chosen.playouts, chosen.times)
            there = in_page(record, chosen.playouts, chosen.times, bundle)
            print(f"| {id} | {max(players)} | {len(by)} | {decisions} | {here:.1f} | {there:.1f} |", flush=True)


if __name__ == "__main__":
    main()
