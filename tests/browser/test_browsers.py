"""What Node shows of the engines holds in real browsers, too: a page asks them and sends what they answered."""

import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any, ClassVar

import pytest

import igroteka
from igroteka.engine.game import boxed_kits
from igroteka.engine.scenarios import read_scenarios
from tests.boxes import GAMES, settings
from tests.browser.telling import key_of, played_out, random_steps, thought, told_game, told_scenario, wrong_moves

PATIENCE = 180.0
GAMES_EACH = 1000
PLAYOUTS = 500
PAGE = """<!doctype html><meta charset=utf-8><script type=module>
import { answer } from './witness.mjs';
const jobs = await (await fetch('./jobs')).json();
const told = {};
try {
  for (const [game, asked] of Object.entries(jobs)) {
    const module = await WebAssembly.compile(await (await fetch(`./${game}.wasm`)).arrayBuffer());
    told[game] = answer(module, await (await fetch(`./${game}.json`)).json(), asked);
  }
  await fetch('./answers', { method: 'POST', body: JSON.stringify(told) });
} catch (problem) {
  await fetch('./answers', { method: 'POST', body: JSON.stringify({ problem: String(problem) }) });
}
</script>"""


class Teller(SimpleHTTPRequestHandler):
    """Serves a folder, the page above and what it is to ask; takes what it answers."""

    jobs: ClassVar[dict[str, Any]] = {}
    answers: ClassVar[Queue[dict[str, Any]]] = Queue()

    def do_GET(self) -> None:
        if self.path == "/":
            self.send(PAGE.encode(), "text/html")
        elif self.path == "/jobs":
            self.send(json.dumps(self.jobs).encode(), "application/json")
        else:
            super().do_GET()

    def do_POST(self) -> None:
        self.answers.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send(b"", "text/plain")

    def send(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def guess_type(self, path: Any) -> str:
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def log_message(self, *_: Any) -> None:
        """Nothing to see."""


def command(browser: str, profile: Path, url: str) -> list[str]:
    if browser == "firefox":
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        assert program, "needs Firefox: make browser"
        return [program, "--headless", "--no-remote", "--profile", str(profile), url]
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "needs Chromium: make browser"
    quiet = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic")
    return [
        *(program, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", *quiet),
        *(f"--user-data-dir={profile}", url),
    ]


@pytest.fixture
def served(engines: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Teller, directory=str(engines))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def asked_of(id: str) -> tuple[list[dict[str, Any]], list[Any]]:
    """What a browser is asked of a game, and what the CPU makes of it."""
    games = [igroteka.game(id, **options) for options in settings(id)]
    each = GAMES_EACH // len(games) + 1
    varied = games[-1]
    steps, wrong = random_steps(varied, 3), wrong_moves(varied, 2)
    decision = next(i for i, (seat, _) in enumerate(steps) if seat != "chance" and 2 * i >= len(steps))
    thinker = varied.replay([text for _, text in steps[:decision]])
    seat = thinker.actors[0]
    asked: list[tuple[dict[str, Any], Any]] = [
        *(
            (
                {"what": "playouts", "options": dict(game.options), "key": key_of(2), "games": each},
                played_out(game, 2, each),
            )
            for game in games
        ),
        (
            {"what": "game", "options": dict(varied.options), "steps": steps, "wrong": wrong[: len(steps)]},
            told_game(varied, steps, wrong),
        ),
        (
            {
                "what": "tree",
                "options": dict(varied.options),
                "steps": steps[:decision],
                "seat": seat,
                "seed": "9",
                "playouts": PLAYOUTS,
            },
            thought(thinker, seat, 9, PLAYOUTS),
        ),
        *map(told_scenario, read_scenarios(scenarios_of(id))),
    ]
    jobs, expected = zip(*asked, strict=True)
    return list(jobs), json.loads(json.dumps(expected))


def scenarios_of(id: str) -> Path:
    return Path(str(boxed_kits()[id].table.__file__)).with_name("scenarios.yaml")


@pytest.fixture(scope="module")
def asked() -> dict[str, tuple[list[dict[str, Any]], list[Any]]]:
    return {id: asked_of(id) for id in GAMES}


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_games_stories_trees_and_examples_are_the_same(
    browser: str, served: str, asked: dict[str, tuple[list[dict[str, Any]], list[Any]]], tmp_path: Path
) -> None:
    """A thousand games of each, of all numbers and options; one step by step; what a bot thinks; every example."""
    Teller.jobs = {id: jobs for id, (jobs, _) in asked.items()}
    looking = subprocess.Popen(command(browser, tmp_path, served), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        told = Teller.answers.get(timeout=PATIENCE)
    finally:
        looking.terminate()
        looking.wait(30)
    assert "problem" not in told, told
    for id, (_, expected) in asked.items():
        assert told[id] == expected, id
