"""A real server, the built page, and the system's Chromium."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from igroteka.server.pages import STATIC
from tests.boxes import GAMES
from tests.server.running import compiled, free_port

sync_api = pytest.importorskip("playwright.sync_api")
PATIENCE = 60_000  # milliseconds until something must have come, on however slow a machine
sync_api.expect.set_options(timeout=PATIENCE)
WITH_WINDOWS = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
# Where there is one, Chromium without windows around its pages: it draws the same and takes a third of the time.
CHROMIUM = shutil.which("chromium-headless-shell") or WITH_WINDOWS
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
    "--font-render-hinting=none",  # letters are as wide as with windows
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
READY_SECONDS = 300.0
# A whole test run comes from one address, and does not wait long for whoever comes.
UNLIMITED = {"IGROTEKA_REQUESTS_A_MINUTE": "60000", "IGROTEKA_TABLES_AN_HOUR": "60000"}
PATIENT = {**os.environ, **UNLIMITED, "IGROTEKA_PATIENCE": "6", "IGROTEKA_ABSENCE": "0"}
# The tests' browser does not wait for things to fly.
CALM = """localStorage.setItem('igroteka', JSON.stringify({still: true, fast: true}));
if (!localStorage.getItem('igroteka-language')) localStorage.setItem('igroteka-language', LANGUAGE);"""

# Somebody who has declined the lessons, so that "Play" plays.
EXPERIENCED = f"""localStorage.getItem('igroteka-first-games') ??
  localStorage.setItem('igroteka-first-games', '{json.dumps({game: {"asked": True} for game in GAMES})}');"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if Path(CHROMIUM).exists() and (STATIC / "index.html").is_file():
        return
    skip = pytest.mark.skip(reason="needs the built page (npm run build in web/) and Chromium")
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(skip)


class Server:
    """``igroteka serve`` in a process of its own; it can be stopped and started again."""

    def __init__(self, data: Path, house: Path | None = None, pace: float = 0, **settings: str) -> None:
        self.house = house  # another copy of the project than the one that is tested
        self.pace = pace  # of its bots
        self.settings = settings
        self.port = free_port()
        self.data = data
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--bot-pace", str(self.pace)],
                stdout=log,
                stderr=log,
                env=PATIENT | self.settings,
                cwd=self.house,
            )
        until = time.monotonic() + READY_SECONDS
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.data / "server.log").read_text(encoding="utf-8"))
            time.sleep(0.2)

    def is_ready(self) -> bool:
        try:
            with urlopen(f"{self.url}api/ready", timeout=5) as answer:  # noqa: S310
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power failure would."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(PATIENCE / 1000)
            self.process = None


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    compiled()
    running = Server(tmp_path_factory.mktemp("page"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Any]:
    with sync_api.sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Any) -> Iterator[Any]:
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield chromium
    chromium.close()


class Visitors:
    """People with browsers of their own; an error on any page is remembered."""

    def __init__(self, browser: Any, server: Server) -> None:
        self.browser, self.server = browser, server
        self.contexts: list[Any] = []
        self.troubles: list[str] = []

    def browse(
        self,
        language: str = "en",
        size: dict[str, int] = DESKTOP,
        dark: bool = False,
        calm: bool = True,
        keeps: bool = False,
        contrast: bool = False,
        experienced: bool = True,
    ) -> Any:
        """A browser that nobody has used; it ``keeps`` the page for when there is no network only where asked to."""
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport=size,
            has_touch=size is PHONE,
            locale="ru-RU" if language == "ru" else "en-GB",
            color_scheme="dark" if dark else "light",
            contrast="more" if contrast else "no-preference",
            service_workers="allow" if keeps else "block",
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        if calm:
            context.add_init_script(CALM.replace("LANGUAGE", f"'{language}'"))
        if experienced:
            context.add_init_script(EXPERIENCED)
        self.contexts.append(context)
        return context

    def open(self, context: Any, path: str = "") -> Any:
        """A page in a browser."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(path, wait_until="commit")
        return page

    def visit(self, path: str = "", **how: Any) -> Any:
        """Somebody new opens the page: ``visit("new/eight28", language="ru", size=PHONE)``."""
        return self.open(self.browse(**how), path)

    def go_home(self) -> None:
        for context in self.contexts:
            context.close()
        assert not self.troubles, self.troubles


@pytest.fixture
def visitors(browser: Any, server: Server) -> Iterator[Visitors]:
    come = Visitors(browser, server)
    yield come
    come.go_home()


@pytest.fixture
def visitors_with_windows(playwright: Any, server: Server) -> Iterator[Visitors]:
    """For what a browser does outside its pages, such as telling something."""
    chromium = playwright.chromium.launch(executable_path=WITH_WINDOWS, args=FLAGS)
    come = Visitors(chromium, server)
    yield come
    come.go_home()
    chromium.close()
