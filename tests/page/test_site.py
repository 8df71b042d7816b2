"""The page as static files, on any host and below any path; and how it goes over to a new build."""

import base64
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.engine.errors import OptionError
from igroteka.server.site import base_of, write_site
from tests.page.conftest import DESKTOP, PATIENCE, PHONE, Visitors, sync_api
from tests.page.looking import KEPT, flaws_of, until
from tests.page.playing import play_to_the_end, take_a_turn
from tests.server.running import compiled, free_port
from tests.server.test_hosting import examples, program, started, wait_for

expect = sync_api.expect
TYPES = "/etc/nginx/mime.types"  # which nginx's package puts beside its configuration
LEFT = "net::ERR_ABORTED"  # whoever asked has gone to another page
LOCALE = Path(__file__).parents[2] / "igroteka" / "locale"
AT_TABLE = re.compile(r"\?/t/~")
# How long a browser may keep the page, and a part of it.
HOW_LONG = """Promise.all(['./', document.querySelector('script[type=module]').src].map((path) =>
  fetch(path).then(({headers}) => headers.get('cache-control'))))"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiled()
    folder = tmp_path_factory.mktemp("site") / "public"
    assert main(["site", str(folder)]) == 0
    return folder


class Host:
    """Where a site can be reached."""

    def __init__(self, url: str) -> None:
        self.url = url


class House:
    """Visitors of a site; whatever goes wrong in their browsers is written down."""

    def __init__(self, browser: Any, url: str) -> None:
        self.visitors = Visitors(browser, Host(url))  # type: ignore[arg-type]
        self.troubles: list[str] = []

    def visit(self, path: str = "", **how: Any) -> Any:
        context = self.visitors.browse(**how)
        context.on("console", lambda said: self.note("console", said.type in ("error", "warning") and said.text))
        context.on("requestfailed", lambda asked: self.note(asked.url, asked.failure != LEFT and asked.failure))
        context.on("response", lambda answer: self.note(answer.url, answer.status >= 400 and answer.status))
        return self.visitors.open(context, path)

    def note(self, url: str, trouble: object) -> None:
        if trouble:
            self.troubles.append(f"{url}: {trouble}")

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        self.visitors.go_home()


def said(page: Any, language: str, key: str, attribute: str = "") -> Any:
    """Buttons that bear a message of the page's words."""
    found = re.search(rf"^{key} = (.*)$", (LOCALE / f"page.{language}.ftl").read_text(encoding="utf-8"), re.M)
    assert found, key
    return page.locator(f'button[{attribute}="{found[1]}"]') if attribute else page.locator("button", has_text=found[1])


def look_around(page: Any, language: str) -> None:
    """The shelf, a game to its end and its replay, a rulebook with an example, a lesson, a table of one's own."""
    expect(page.locator(".box")).to_have_count(4)
    assert page.locator(".company, footer a[href*=arena]").count() == 0
    assert flaws_of(page, language) == []
    page.click(".box.w-eight28 > .btn.pri")
    page.wait_for_url(AT_TABLE)
    take_a_turn(page)
    page.reload()  # a host knows nothing of the page's own ways
    page.click("[data-key=M]")
    expect(page.locator(".acts .btn").first).to_be_visible()
    assert said(page, language, "open-to-friends").count() == 0
    page.keyboard.press("Escape")
    play_to_the_end(page)
    page.click(".result a.btn.sec")
    page.wait_for_url(re.compile(r"\?/replay/~"))
    expect(page.locator(".felt")).to_be_visible()
    said(page, language, "share-position", "aria-label").first.click()
    expect(said(page, language, "share-whole")).to_be_visible()
    assert said(page, language, "share-there").count() == 0
    page.goto("?/rules/my-number")
    article = page.locator("article:has(.btn)").first
    article.locator(".btn").first.click()
    expect(article.locator(".example").first).to_be_visible()
    page.locator("nav a").last.click()
    assert re.search(r"\?/rules/my-number#\w", page.url)
    page.goto("?/learn/twelve-days")
    expect(page.locator(".stage .felt")).to_be_visible()
    page.goto("?/new/jackal-high")
    expect(page.locator("form select").nth(1)).to_be_visible()
    assert page.locator("option[value=open], option[value=friend], input[name=clock]").count() == 0
    assert flaws_of(page, language) == []
    page.click("form .btn.pri")
    page.wait_for_url(AT_TABLE)
    take_a_turn(page)
    page.goto("?/arena")
    expect(page.locator(".lost")).to_be_visible()


def test_any_folder_that_is_served_plays(site: Path, browser: Any) -> None:
    """``python -m http.server``: no headers, no rewriting, and the folder lies wherever it was put."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(site.parent)]
    host = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/public/")
        with House(browser, f"http://127.0.0.1:{port}/public/") as house:
            look_around(house.visit(language="ru", size=PHONE, keeps=True), "ru")
            assert house.troubles == []
    finally:
        host.terminate()
        host.wait()


def test_nginx_serves_it_below_a_path_with_the_policy_as_a_header(browser: Any, tmp_path: Path) -> None:
    compiled()
    write_site(tmp_path / "site", "games")
    port = free_port()
    (example,) = (text for text in examples("nginx") if "alias" in text)
    server = example.replace("listen 80", f"listen 127.0.0.1:{port}").replace("/var/www/games", str(tmp_path / "site"))
    with started(program("nginx"), tmp_path, f"include {TYPES}; {server}"):
        url = f"http://127.0.0.1:{port}/games/"
        wait_for(url)
        with House(browser, url) as house:
            page = house.visit(language="en", size=DESKTOP, keeps=True)
            assert page.evaluate(HOW_LONG) == ["no-cache", "max-age=31536000, immutable"]
            look_around(page, "en")
            until(page, KEPT)
            page.goto("")
            expect(page.locator(".lists .rw")).to_have_count(2)
            assert house.troubles == []


def test_what_is_in_the_way_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").touch()
    assert main(["site", str(tmp_path), "--lang", "en"]) == 1
    assert "holds something else" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
    with pytest.raises(OptionError, match="no path"):
        base_of("https://games.example.org/")


# --- a new build --------------------------------------------------------------------------------


class Changing(ThreadingHTTPServer):
    """A host whose owner puts up another folder meanwhile."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(("127.0.0.1", 0), partial(Quiet, owner=lambda: self.folder))
        self.url = f"http://127.0.0.1:{self.server_port}/"


class Quiet(SimpleHTTPRequestHandler):
    def __init__(self, *given: Any, owner: Callable[[], Path]) -> None:
        super().__init__(*given, directory=str(owner()))

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def host(site: Path) -> Iterator[Changing]:
    with Changing(site) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def next_build(site: Path, folder: Path) -> Path:
    """The same site as another build would be: every part under another name, and a word changed to tell it by."""
    shutil.copytree(site, folder)
    names = [file.name for file in (folder / "assets").iterdir()]
    renamed = {name: re.sub(r"-([\w-]{8})\.", lambda found: f"-{found[1][::-1]}.", name) for name in names}
    old = build_of(site)
    for file in [*folder.glob("assets/*"), folder / "index.html", folder / "sw.js"]:
        if file.suffix in (".js", ".css", ".html"):
            before = file.read_text(encoding="utf-8").replace(old, old[::-1])
            text = before
            for name, other in renamed.items():
                text = text.replace(name, other)
            for known, now in zip(digests(before), digests(text), strict=True):
                text = text.replace(known, now)  # the page's policy names its script
            file.write_text(text.replace("four boxes", "five boxes"), encoding="utf-8")
    for name, other in renamed.items():
        (folder / "assets" / name).rename(folder / "assets" / other)
    helper = folder / "sw.js"
    helper.write_text(
        re.sub(r'"(assets/[^"]+)":"[^"]+"', partial(known_part, folder), helper.read_text(encoding="utf-8"))
    )
    return folder


def known_part(folder: Path, found: re.Match[str]) -> str:
    """A part as the service worker knows it: by its name, and by what is in it."""
    return f'"{found[1]}":"sha256-{digest((folder / found[1]).read_bytes())}"'


def digests(page: str) -> list[str]:
    """Of the scripts that stand in a page, as a Content-Security-Policy has them."""
    scripts = re.findall(r"<script>(.*?)</script>", page, re.S)
    return [digest(script.encode()) for script in scripts]


def digest(content: bytes) -> str:
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def build_of(site: Path) -> str:
    found = re.search(r'data-build="(\w+)"', (site / "index.html").read_text(encoding="utf-8"))
    assert found
    return found[1]


BUILD = "document.documentElement.dataset.build"
WAITING = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))"


def test_a_new_build_is_offered_and_does_not_come_into_a_game(
    site: Path, host: Changing, browser: Any, tmp_path: Path
) -> None:
    with House(browser, host.url) as house:
        page = house.visit(keeps=True)
        until(page, KEPT)
        old = page.evaluate(BUILD)
        other = house.visitors.open(page.context)  # a second window, which will stay
        page.click(".box.w-eight28 > .btn.pri")
        page.wait_for_url(AT_TABLE)
        table = page.url
        take_a_turn(page)

        host.folder = next_build(site, tmp_path / "next")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        until(page, WAITING)
        take_a_turn(page)  # the game goes on, and nothing lies over it
        assert page.locator(".new8").count() == 0
        assert page.evaluate(BUILD) == old

        page.goto("")  # whole, and still the old one, though its host has only the new one
        expect(page.locator(".new8")).to_contain_text("new version")
        page.click("footer a[href*=learn]")
        expect(page.locator(".stage .felt")).to_be_visible()
        page.goto("")
        page.click(".new8 .btn")
        page.wait_for_function(f"(old) => {BUILD} !== old", arg=old)
        assert page.evaluate(BUILD) == old[::-1]
        expect(page.locator(".new8")).to_have_count(0)
        page.click(".lst.mine .rw.w-eight28 .btn")  # whoever's turn it is: bots wait for who plays with them
        assert page.url == table
        take_a_turn(page)

        # The other window has its page as it was: its parts are kept until it is gone.
        assert other.evaluate(BUILD) == old
        other.click(".box.w-my-number a[href*=rules]")
        expect(other.locator("article").first).to_be_visible()
        assert len(page.evaluate("caches.keys()")) == 2
        other.close()
        page.goto("")
        until(page, f"caches.keys().then((names) => names.join() === `igroteka-${{{BUILD}}}`)")
        assert house.troubles == []


def test_a_build_that_cannot_be_fetched_whole_is_not_taken(
    site: Path, host: Changing, browser: Any, tmp_path: Path
) -> None:
    with House(browser, host.url) as house:
        page = house.visit(keeps=True)
        until(page, KEPT)
        old = page.evaluate(BUILD)
        host.folder = next_build(site, tmp_path / "broken")
        next((host.folder / "assets").glob("Table-*.js")).unlink()
        page.evaluate(
            """navigator.serviceWorker.getRegistration().then((found) => found.update()).then((found) =>
              new Promise((done) => found.installing.addEventListener('statechange', done)))"""
        )
        assert not page.evaluate(WAITING)
        page.reload()
        expect(page.locator(".box")).to_have_count(4)
        assert page.evaluate(BUILD) == old
        page.click(".box.w-eight28 > .btn.pri")
        take_a_turn(page)


@pytest.mark.parametrize(
    ("language", "file", "name"), [("en", "manifest", "Igroteka"), ("ru", "manifest.ru", "Игротека")]
)
def test_the_page_can_be_installed(host: Changing, browser: Any, language: str, file: str, name: str) -> None:
    with House(browser, host.url) as house:
        page = house.visit(language=language, keeps=True)
        until(page, KEPT)
        chromium = page.context.new_cdp_session(page)
        manifest = chromium.send("Page.getAppManifest")
        assert manifest["errors"] == [] and manifest["url"] == f"{host.url}{file}.webmanifest"
        told = json.loads(manifest["data"])
        assert (told["name"], told["start_url"], told["display"]) == (name, "./", "standalone")
        errors = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_a_browser_that_cannot_run_the_rules_is_told_so(host: Changing, browser: Any) -> None:
    with House(browser, host.url) as house:
        for language, words in (("ru", "слишком старый"), ("en", "too old")):
            context = house.visitors.browse(language, PHONE)
            context.add_init_script("WebAssembly.validate = () => false")
            page = house.visitors.open(context)
            expect(page.locator(".strip8")).to_contain_text(words)
            assert flaws_of(page, language) == []
            page.click(".box.w-eight28 > .btn.pri")
            expect(page.locator(".toast")).to_contain_text(words)


# --- how much comes over the wire ---------------------------------------------------------------

HOME, TABLE = 120_000, 250_000  # bytes, packed with gzip: what the first visit to each costs
KINDS = re.compile(r"\.(js|css|wasm|json|html|svg)$")


@pytest.mark.parametrize("game", ["eight28", "jackal-high", "my-number", "twelve-days"])
def test_the_shelf_and_a_table_with_its_engine_are_light(site: Path, host: Changing, browser: Any, game: str) -> None:
    """Russian, which has more letters and longer words; without what the service worker fetches later."""
    with House(browser, host.url) as house:
        page = house.visit(language="ru", size=PHONE)
        asked: set[str] = set()
        page.context.on("response", lambda answer: asked.add(answer.url.removeprefix(host.url) or "index.html"))
        page.goto("")
        expect(page.locator(".box")).to_have_count(4)
        page.evaluate("document.fonts.ready.then(() => null)")
        home = sum(over_the_wire(site / path) for path in asked)
        page.click(f".box.w-{game} > .btn.pri")
        take_a_turn(page)
        table = sum(over_the_wire(site / path) for path in asked)
    print(f"{game}: the shelf {home}, a table {table} bytes")
    assert any(path.endswith(".wasm") for path in asked)
    assert home <= HOME and table <= TABLE, f"the shelf {home}, a table {table} bytes"


def over_the_wire(file: Path) -> int:
    plain = file.read_bytes()
    return len(gzip.compress(plain, 9)) if KINDS.search(file.name) and len(plain) > 1000 else len(plain)


class Held:
    """Answers that do not come before they are let go; what was asked for meanwhile."""

    def __init__(self, context: Any, files: str) -> None:
        self.context, self.files = context, re.compile(files)
        self.routes: list[Any] = []
        self.asked: list[str] = []
        context.on("request", lambda request: self.asked.append(request.url))
        context.route(self.files, self.hold)

    def hold(self, route: Any) -> None:
        self.routes.append(route)

    def wait_for(self, page: Any, *files: str) -> None:
        deadline = time.monotonic() + PATIENCE / 1000
        while missing := [one for one in files if not any(re.search(one, url) for url in self.asked)]:
            assert time.monotonic() < deadline, f"{missing} wait for {[route.request.url for route in self.routes]}"
            page.wait_for_timeout(50)

    def let_go(self) -> None:
        for route in self.routes:
            route.continue_()
        self.context.unroute(self.files)


def test_on_a_slow_line_answers_seldom_wait_for_each_other(host: Changing, browser: Any) -> None:
    """The page; its code, and beside it the words and letters of its language; after a tap, all of a table at once."""
    with House(browser, host.url) as house:
        context = house.visitors.browse(language="ru", size=PHONE)
        code = Held(context, r"/assets/shelf-.*\.js$")
        page = context.new_page()
        page.goto(host.url, wait_until="commit")
        code.wait_for(page, r"/shelf-.*\.js$", r"/shelf-.*\.css$", r"/page\.ru-", r"/rubik-cyrillic", r"/dela\.")
        code.let_go()
        expect(page.locator(".box")).to_have_count(4)

        table = Held(context, r"/assets/")
        page.click(".box.w-eight28 > .btn.pri")
        table.wait_for(
            page, r"/table-.*\.js$", r"/table-.*\.css$", r"/Board-.*\.js$", r"/Board-.*\.css$", r"/ru-.*\.js$"
        )
        table.wait_for(page, r"/eight28-.*\.wasm$", r"/eight28-.*\.json$", r"/worker-.*\.js$")
        table.let_go()
        take_a_turn(page)
