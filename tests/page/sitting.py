"""People at a real table, at the first question."""

from typing import Any

from tests.page.conftest import DESKTOP, PHONE, Visitors
from tests.page.playing import BOT, BUTTON, CARD, SHORT, ask, come_in, open_table

TURN = f"{BUTTON}, {CARD}"
ASKED = ".tray .do:has(.ask) .btns .btn:enabled"  # a question: not the end of something solemn, which also has a button


def sit_down(
    visitors: Visitors,
    game: str = "eight28",
    size: dict[str, int] = PHONE,
    language: str = "en",
    calm: bool = True,
    **terms: Any,
) -> Any:
    """One person at a table with bots, at the first question."""
    browser = visitors.browse(language, size, calm=calm)
    come_in(browser, "Ben", language)
    table = open_table(browser, game, *[BOT] * (SHORT[game]["players"] - 1), start=True, **terms)
    page = visitors.open(browser, f"t/{table}")
    page.wait_for_selector(TURN)
    return page


def sit_together(
    visitors: Visitors,
    game: str = "eight28",
    names: tuple[str, str] = ("Anna", "Ben"),
    sizes: tuple[dict[str, int], dict[str, int]] = (DESKTOP, DESKTOP),
    language: str = "en",
) -> list[Any]:
    """Two people and a bot in a game that has just begun; in 8-28 he is asked first."""
    browsers = [visitors.browse(language, size) for size in sizes]
    for browser, name in zip(browsers, names, strict=True):
        come_in(browser, name, language)
    table = open_table(browsers[0], game)
    ask(browsers[1], "POST", f"tables/{table}/sit", {"seat": 1})
    ask(browsers[0], "POST", f"tables/{table}/start", {"fill": False})
    pages = [visitors.open(browser, f"t/{table}") for browser in browsers]
    for page in pages:
        page.wait_for_selector(".tray .ask")
    return pages


def log_of(page: Any) -> Any:
    return page.locator(".side .log")
