"""``make screenshots``: every board at phone and desktop size, by day and by night, as pictures for the README.

Takes the positions of web/fixtures/make.py and the page of boards (``npx vite build --mode fixtures``).
"""

import argparse
import functools
import http.server
import shutil
import subprocess
import sys
import threading
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).resolve().parent
SITE = WEB / "shots" / "site"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES = {"phone": (390, 844, 2), "desktop": (1440, 900, 1)}
BOARDS = {
    "eight28": ("eight28-offer", "ru"),
    "twelve-days": ("twelve-follow", "en"),
    "jackal-high": ("jackal-place", "en"),
    "my-number": ("number-choose", "ru"),
    "eight28-reveal": ("eight28-reveal", "ru"),
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def serve() -> str:
    handler = functools.partial(Quiet, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def shoot(browser: Browser, url: str, name: str, size: str, theme: str, out: Path) -> None:
    fixture, language = BOARDS[name]
    width, height, scale = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{url}fixtures.html?name={fixture}&lang={language}&theme={theme}")
    page.wait_for_selector(".app")
    page.wait_for_timeout(1200)
    page.screenshot(path=out / f"{name}{'-dark' if theme == 'dark' else ''}-{size}.png")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=WEB.parent / "docs" / "screenshots")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, str(WEB / "fixtures" / "make.py")], check=True)  # noqa: S603
    npx = shutil.which("npx")
    if npx is None:
        sys.exit("npx was not found: the page of boards is built with Node.")
    subprocess.run([npx, "vite", "build", "--mode", "fixtures"], cwd=WEB, check=True)  # noqa: S603
    (SITE / "shots").mkdir(exist_ok=True)
    shutil.copy(WEB / "shots" / "fixtures.json", SITE / "shots" / "fixtures.json")
    url = serve()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in BOARDS:
            for size in SIZES:
                for theme in ("light", "dark"):
                    shoot(browser, url, name, size, theme, out)
        browser.close()
    print(f"{len(BOARDS) * 4} pictures in {out}")


if __name__ == "__main__":
    main()
