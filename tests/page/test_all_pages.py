"""All pages: no barrier that axe-core finds, no word of the other language, light enough, quick enough."""

import re
from pathlib import Path
from typing import Any

import pytest

from igroteka.server.pages import STATIC
from tests.page.conftest import DESKTOP, PHONE, Server, Visit
from tests.page.test_whole_games import SHORT, open_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = tuple(SHORT)
PATHS = (
    "",
    "arena",
    "nothing-here",
    *(f"{page}/{game}" for page in ("new", "rules", "learn") for game in GAMES),
)
# Names, notation and what is written the same everywhere.
NAMES = re.compile(r"EN|RU|\b(true|false)\b|English|Русский|https?://\S+|\b[ETJM]\d(\.\d+)?\b|QR|Igroteka|Lynx")
NOTATION = re.compile(r"`[^`]*`")


def seen(page: Any) -> str:
    """The words of the page without code, keys and link addresses."""
    text: str = page.evaluate(
        """() => {
          const copy = document.body.cloneNode(true);
          for (const node of copy.querySelectorAll('code, kbd, svg, script, [lang], .linkbox, .mc .lt')) node.remove();
          return copy.innerText;
        }"""
    )
    return NAMES.sub("", NOTATION.sub("", text))


def settle(page: Any) -> None:
    page.wait_for_selector("h1, .tray", timeout=30_000)
    page.wait_for_timeout(600)


def barriers(page: Any) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core comes with npm install in web/")
@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_no_barrier(visit: Visit, path: str) -> None:
    for size in (PHONE, DESKTOP):
        page = visit(path, size=size, dark=size is PHONE)
        settle(page)
        assert barriers(page) == []


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core comes with npm install in web/")
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_barrier_at_a_table(visit: Visit, game: str) -> None:
    for size in (PHONE, DESKTOP):
        page = visit("", size=size)
        page.wait_for_selector(".box")
        seats = [{"mine": True}, *[{"kind": "bot", "level": "novice"}] * (SHORT[game]["players"] - 1)]
        table = open_table(page, game, seats=seats, start=True)
        page.goto(f"{page.url}t/{table}")
        settle(page)
        assert barriers(page) == []


@pytest.mark.parametrize("path", PATHS)
def test_the_page_speaks_one_language(visit: Visit, path: str) -> None:
    russian = visit(path, language="ru")
    settle(russian)
    assert re.findall(r"[A-Za-z]{3,}", seen(russian)) == []
    english = visit(path, language="en")
    settle(english)
    assert re.findall(r"[А-Яа-яЁё]{2,}", seen(english)) == []


def test_the_first_load_is_light(visit: Visit, server: Server) -> None:
    page = visit("")
    page.wait_for_selector(".box")
    page.wait_for_timeout(500)
    sizes: list[tuple[str, int]] = page.evaluate(
        """['resource', 'navigation'].flatMap((kind) => performance.getEntriesByType(kind))
          .map((one) => [one.name, one.transferSize])"""
    )
    assert sum(size for _, size in sizes) <= 150_000, sizes
    assert all(name.startswith(server.url) for name, _ in sizes)


def test_the_boards_are_not_in_the_first_load(visit: Visit) -> None:
    page = visit("")
    page.wait_for_selector(".box")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in loaded if "/Board-" in name]
    assert list((STATIC / "assets").glob("Board-*.js"))


def test_nothing_shifts_while_the_shelf_is_laid(visit: Visit) -> None:
    page = visit("")
    page.wait_for_selector(".box")
    page.wait_for_timeout(500)
    shift: float = page.evaluate(
        """() => new Promise((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
          }).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => done(sum), 300);
        })"""
    )
    assert shift < 0.1


@pytest.mark.parametrize("width", [320, 360, 720])
@pytest.mark.parametrize("path", ["", "new/my-number", "rules/eight28"])
def test_no_page_is_wider_than_the_screen(visit: Visit, path: str, width: int) -> None:
    page = visit(path, size={"width": width, "height": 640})
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
