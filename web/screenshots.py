"""``make screenshots``: every board and every page at phone and desktop size, by day and by night.

Boards stand in the positions of web/fixtures/make.py, shown by the page of boards (``vite build --mode
fixtures``). All other pages come from a server of their own, where somebody has played a few evenings.
"""

import argparse
import asyncio
import base64
import functools
import http.server
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from build import npm
from playwright.sync_api import Browser, Page, sync_playwright

from igroteka import protocol as m
from igroteka.client import Chair, ClientError, House

WEB = Path(__file__).resolve().parent
SITE = WEB / "shots" / "site"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES = {"phone": (390, 844, 1.5), "desktop": (1440, 900, 1)}
LANGUAGES = {"phone": "en", "desktop": "ru"}
THEMES = ("light", "dark")
QUALITY = 72
GAMES = ("eight28", "twelve-days", "jackal-high", "my-number")
LEVELS: tuple[m.Level, ...] = ("novice", "casual", "strong")
REPLAYED = "eight28"
EVENINGS = 3  # rated games of each kind before the pictures of the player's page and the ladder


@dataclass(frozen=True)
class Shot:
    """A picture to take: what to show, and what to do before the shutter."""

    name: str
    path: str
    themes: tuple[str, ...] = THEMES
    ready: str = "main"
    click: str = ""
    then: str = "main"
    pace: str = "brisk"  # calm, where what is to be seen does not stay


BOARDS = (
    Shot("eight28", "eight28-offer"),
    Shot("eight28-reveal", "eight28-reveal"),
    Shot("eight28-hit", "eight28-hit", ("light",)),
    Shot("twelve-days", "twelve-follow"),
    Shot("twelve-days-feast", "twelve-feast", ("light",), then=".res12"),
    Shot("jackal-high", "jackal-place"),
    Shot("jackal-high-contest", "jackal-won", ("light",), then=".contest .wins"),
    Shot("my-number", "number-choose"),
    Shot("my-number-reveal", "number-reveal", ("light",), then=".crow .laid", pace="calm"),
)


def pages(player: str, replay: str) -> tuple[Shot, ...]:
    return (
        Shot("home", "", ready=".boxes"),
        Shot("new-table", "new/twelve-days", ("light",), ready=".seats, form"),
        Shot("finale", f"t/{replay.partition('?')[0]}", ready=".finale"),
        Shot("replay", f"replay/{replay}", ready=".tp"),
        Shot("rules", "rules/jackal-high", ("light",), ready="article, .clause"),
        Shot("learn", "learn/my-number", ("light",), ready=".stage .lesson"),
        Shot("player", f"player/{player}", ("light",), ready=".sheet-card"),
        Shot("arena", "arena", ("light",), ready=".rw"),
    )


# --- the page of boards ---------------------------------------------------------------------


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def serve_boards() -> str:
    """Builds the page of boards and their positions; says where they are."""
    subprocess.run([sys.executable, str(WEB / "fixtures" / "make.py")], check=True)  # noqa: S603
    npm("exec", "--", "vite", "build", "--mode", "fixtures", "--logLevel", "warn")
    (SITE / "shots").mkdir(exist_ok=True)
    shutil.copy(WEB / "shots" / "fixtures.json", SITE / "shots" / "fixtures.json")
    handler = functools.partial(Quiet, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


# --- a server where somebody has played -----------------------------------------------------


@contextmanager
def house(pace: str = "0") -> Iterator[str]:
    """``igroteka serve`` with an empty data folder, for as long as it is needed."""
    with socket.socket() as probe, tempfile.TemporaryDirectory() as data:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--data", data, "--bot-pace", pace]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603
        try:
            url = f"http://127.0.0.1:{port}/"
            wait_for(url, process)
            yield url
        finally:
            process.terminate()
            process.wait(30)


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    while process.poll() is None:
        try:
            with urlopen(f"{url}api/ready", timeout=5):  # noqa: S310
                return
        except (URLError, OSError):
            time.sleep(0.3)
    sys.exit("The server ended before it was ready.")


async def play(chair: Chair, rng: random.Random, most: int) -> None:
    """Plays as it comes to the end, or until so many moves have been made."""
    async for _ in chair.states():
        for seat in chair.seats:
            if not chair.legal(seat):
                continue
            if most <= 0:
                return
            with suppress(ClientError):  # the table may have moved on: the next state comes
                await chair.move(seat, rng.choice(chair.legal(seat)))
            most -= 1


async def spend_evenings(url: str) -> tuple[str, str, str]:
    """Plays a few games of each kind; says who played, by which cookie, and one table to replay."""
    rng = random.Random(28)
    replay = ""
    async with House(url, "ru") as visitor:
        guest = await visitor.come_in("Аня")
        for game in GAMES:
            seats = [m.SeatForm(mine=True), *(m.SeatForm(kind="bot", level=level) for level in LEVELS)]
            for evening in range(EVENINGS + 1):
                form = m.TableForm(game=game, seats=seats, rated=evening < EVENINGS, start=True)
                table = await visitor.open_table(form)
                async with visitor.sit_at(table.id) as chair:
                    await play(chair, rng, 10_000 if evening < EVENINGS else 3)
                if game == REPLAYED and evening == 0:
                    replay = f"{table.id}?ply={await turning_point(visitor, table.id)}"
    async with House(url, "ru") as friend:
        await friend.come_in("Вера", "violet")
        await friend.open_table(m.TableForm(game="twelve-days", listed=True))
        assert visitor.cookie
        return guest.id, visitor.cookie, replay


async def turning_point(visitor: House, table: str) -> int:
    """Has the game analysed; says after which move most was lost."""
    analysis = await visitor.ask("POST", f"api/tables/{table}/analysis", m.AnalysisProgress)
    while analysis.status == "running":
        await asyncio.sleep(1)
        analysis = await visitor.ask("GET", f"api/tables/{table}/analysis", m.AnalysisProgress)
    assert analysis.result is not None
    return 1 + max(analysis.result.decisions, key=lambda one: one.chance_best - one.chance_played).ply


# --- the shutter ----------------------------------------------------------------------------


def picture(page: Page, scale: float, file: Path) -> None:
    """What the page shows, as WebP."""
    session = page.context.new_cdp_session(page)
    assert page.viewport_size
    clip = {"x": 0, "y": 0, **page.viewport_size, "scale": scale}
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    file.write_bytes(base64.b64decode(shot["data"]))


def sight(browser: Browser, size: str, theme: str, cookie: dict[str, Any] | None, pace: str) -> Page:
    width, height, _ = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_init_script(
        f"localStorage.setItem('igroteka', JSON.stringify({{theme: '{theme}', still: true, pace: '{pace}'}}));"
        f"localStorage.setItem('igroteka-language', '{LANGUAGES[size]}');"
    )
    if cookie:
        context.add_cookies([cookie])  # type: ignore[list-item]
    return context.new_page()


def shoot(browser: Browser, shot: Shot, url: str, out: Path, cookie: dict[str, Any] | None = None) -> None:
    for size in SIZES:
        for theme in shot.themes:
            page = sight(browser, size, theme, cookie, shot.pace)
            page.goto(url.format(language=LANGUAGES[size]))
            page.wait_for_selector(shot.ready)
            page.evaluate("document.fonts.ready")
            if shot.click:
                page.locator(shot.click).first.click()
            page.wait_for_selector(shot.then, state="attached")
            page.wait_for_timeout(1500)
            picture(page, SIZES[size][2], out / f"{shot.name}{'-dark' if theme == 'dark' else ''}-{size}.webp")
            page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=WEB.parent / "docs" / "pictures")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    boards = serve_boards()
    with house() as url:
        take_all(url, boards, out)
    files = sorted(out.glob("*.webp"))
    print(f"{len(files)} pictures, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB, in {out}")


def take_all(url: str, boards: str, out: Path) -> None:
    player, cookie, replay = asyncio.run(spend_evenings(url))
    known = {"name": "igroteka_guest", "value": cookie, "url": url}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for shot in BOARDS:
            shoot(browser, shot, f"{boards}fixtures.html?name={shot.path}&lang={{language}}", out)
        for shot in pages(player, replay):
            shoot(browser, shot, f"{url}{shot.path}", out, known)
        browser.close()


if __name__ == "__main__":
    main()
