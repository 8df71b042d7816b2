"""Parts of the page that come damaged: cut off on the way, or something else than what was asked for."""

import re
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from igroteka.server.site import write_site
from tests.page.conftest import PATIENCE, PHONE, sync_api
from tests.page.looking import KEPT, flaws_of, until
from tests.page.playing import take_a_turn
from tests.page.test_site import AT_TABLE, House
from tests.server.running import compiled

expect = sync_api.expect
ENGINE = r"/eight28-[^/]*\.wasm$"
FACTS = r"/eight28-[^/]*\.json$"
TRIES = 2  # in the usual way, and past the browser's cache


class Careless(ThreadingHTTPServer):
    """A host that lets browsers keep its files for a year; of some, it sends something else for a while."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        self.damaged: re.Pattern[str] | None = None
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), partial(Sender, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_port}/"


class Sender(SimpleHTTPRequestHandler):
    server: Careless

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        if not (self.server.damaged and self.server.damaged.search(self.path)):
            super().do_GET()
            return
        whole = Path(self.translate_path(self.path)).read_bytes()
        body = whole[: len(whole) // 2]
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        if "/assets/" in self.path:
            self.send_header("Cache-Control", "max-age=31536000, immutable")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiled()
    folder = tmp_path_factory.mktemp("damaged") / "site"
    write_site(folder, "")
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Careless]:
    with Careless(site) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def visit(browser: Any, host: Careless, **how: Any) -> Any:
    visitors = House(browser, host.url).visitors
    return visitors.open(visitors.browse(**how))


@pytest.mark.parametrize("files", [ENGINE, FACTS])
@pytest.mark.parametrize(("language", "words"), [("ru", "повреждёнными"), ("en", "damaged")])
def test_rules_that_come_damaged_are_asked_for_again_and_that_is_said(
    browser: Any, host: Careless, files: str, language: str, words: str
) -> None:
    """What the browser has kept of them for a year does not keep anybody from playing."""
    page = visit(browser, host, language=language, size=PHONE)
    host.damaged = re.compile(files)
    page.click(".box.w-eight28 > .btn.pri")
    expect(page.locator(".toast")).to_contain_text(words)
    assert flaws_of(page, language) == []
    host.damaged = None
    page.click(".box.w-eight28 > .btn.pri")
    page.wait_for_url(AT_TABLE)
    take_a_turn(page)


def test_a_kept_game_whose_rules_come_damaged_is_not_taken_for_lost(browser: Any, host: Careless) -> None:
    page = visit(browser, host, language="en", size=PHONE)
    page.click(".box.w-eight28 > .btn.pri")
    page.wait_for_url(AT_TABLE)
    take_a_turn(page)
    host.damaged = re.compile(ENGINE)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.reload()
    lost = page.locator(".lost")
    expect(lost.locator("h1")).to_have_text("This game cannot be opened right now")
    expect(lost).to_contain_text("your saved games are safe")
    assert flaws_of(page, "en") == []
    host.damaged = None
    lost.locator(".btn.pri").click()
    take_a_turn(page)


def test_a_part_that_comes_damaged_is_not_kept_for_later(browser: Any, host: Careless) -> None:
    """The page plays all the same, and is kept when it comes whole: past what the browser has of it."""
    host.damaged = re.compile(r"/assets/Rules-[^/]*\.js$")
    page = visit(browser, host, keeps=True)
    end = time.monotonic() + PATIENCE / 1000
    while sum("/Rules-" in path for path in host.asked) < TRIES:
        assert time.monotonic() < end, host.asked
        page.wait_for_timeout(50)
    until(page, "navigator.serviceWorker.getRegistration().then((found) => !found)")
    page.click(".box.w-eight28 > .btn.pri")
    page.wait_for_url(AT_TABLE)
    take_a_turn(page)
    host.damaged = None
    page.goto("")
    until(page, KEPT)
    page.context.set_offline(True)
    page.click(".box.w-eight28 a[href*=rules]")
    expect(page.locator("article").first).to_be_visible()
