"""A bot of one's own on the page: made, invited like the levels, played with, rated apart."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.page.conftest import PHONE, Server, Visitors, sync_api
from tests.page.looking import flaws_of, resize, settle
from tests.page.playing import come_in, play_to_the_end

expect = sync_api.expect
EXAMPLE = Path(__file__).parents[2] / "examples" / "own_bot.py"


@contextlib.contextmanager
def program(server: Server, token: str) -> Iterator[None]:
    """The example, as its owner starts it."""
    running = subprocess.Popen([sys.executable, str(EXAMPLE), server.url, token])
    try:
        yield
    finally:
        running.kill()
        running.wait()


def test_a_bot_of_mine_is_made_invited_and_rated_in_a_list_apart(visitors: Visitors, server: Server) -> None:
    browser = visitors.browse(language="ru", size=PHONE)
    me = come_in(browser, "Аня", "ru")
    page = visitors.open(browser, f"player/{me}")
    expect(page.get_by_text("Пока ни одного.")).to_be_visible()
    page.get_by_label("Имя бота").fill("Железяка")
    page.get_by_role("button", name="Создать бота").click()
    token = page.locator(".linkbox code").inner_text()
    assert token.startswith("igroteka_")
    settle(page)
    assert flaws_of(page, "ru") == []
    resize(page, {"width": 320, "height": 640})
    assert flaws_of(page, "ru") == []
    with program(server, token):
        seat = choose_it(page)
        seat.select_option(label="Железяка, бот; хозяин — Аня")
        page.get_by_label("Партия на рейтинг").click()
        page.click("form .btn.pri")
        expect(page.locator(".chair", has_text="Железяка")).to_be_visible()
        page.click(".lobby .btn.pri")
        play_to_the_end(page)
    page.goto("arena")
    expect(page.locator("h3", has_text="Боты игроков").first).to_be_visible()
    expect(page.locator(".rw", has_text="Железяка").first).to_contain_text("хозяин — Аня")
    settle(page)
    assert flaws_of(page, "ru") == []


def choose_it(page: Any) -> Any:
    """The seat beside me at a new table, once the bot is there to be chosen."""
    while True:
        page.goto("new/my-number")
        seat = page.locator("select").nth(1)
        seat.wait_for()
        if page.locator("option", has_text="Железяка").count():
            return seat
        page.wait_for_timeout(200)
