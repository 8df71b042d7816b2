"""A device of one's own: its browser is ended and started again, with and without a network, and may forbid things."""

import contextlib
import json
import os
import shutil
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka.server.site import write_site
from igroteka.table.verifying import verify
from tests.boxes import GAMES
from tests.page.conftest import CALM, DESKTOP, EXPERIENCED, FLAGS, PATIENCE, PHONE, WITH_WINDOWS, sync_api
from tests.page.looking import KEPT, expect_to_pass, flaws_of, keep_sight, until
from tests.page.playing import BUTTON, CARD, play_to_the_end, take_a_turn
from tests.page.test_lessons import STEPS, do
from tests.page.test_site import Changing
from tests.server.running import compiled

expect = sync_api.expect
AT_HOME = "home.test"  # a name that a browser does not take for this computer, as that of a laptop in a home network
FORBIDDEN = "(() => { try { return localStorage.length; } catch (problem) { return problem.name; } })()"
NO_SITE_DATA = {"profile": {"default_content_setting_values": {"cookies": 2}}}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Changing]:
    """The page as files on a host."""
    compiled()
    folder = tmp_path_factory.mktemp("device") / "site"
    write_site(folder, "")
    with Changing(folder) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


class Device:
    """A browser that keeps its profile in a folder."""

    def __init__(self, playwright: Any, profile: Path, url: str) -> None:
        self.playwright, self.profile, self.url = playwright, profile, url
        self.context: Any = None

    def start(self, *flags: str, size: dict[str, int] = DESKTOP, offline: bool = False) -> Any:
        """Its first page: the window of the installed page, if the flags say so."""
        self.context = self.playwright.chromium.launch_persistent_context(
            str(self.profile),
            executable_path=WITH_WINDOWS,
            args=[*FLAGS, f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1", *flags],
            base_url=self.url,
            viewport=size,
            has_touch=size is PHONE,
            locale="en-GB",
            offline=offline,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"try {{ {CALM.replace('LANGUAGE', repr('en'))} {EXPERIENCED} }} catch {{}}")
        return self.context.pages[0]

    def stop(self) -> None:
        if self.context:
            self.context.close()
            self.context = None

    def kill(self) -> None:
        """As a phone does it that has no memory left: nobody is asked."""
        told = f"--user-data-dir={self.profile}".encode()
        for folder in Path("/proc").glob("[0-9]*"):
            words = command_of(folder)
            if told in words and not any(word.startswith(b"--type=") for word in words):
                os.kill(int(folder.name), signal.SIGKILL)
        with contextlib.suppress(sync_api.Error):  # it has gone before it could say so
            self.stop()
        self.context = None


def command_of(process: Path) -> list[bytes]:
    try:
        return (process / "cmdline").read_bytes().split(b"\0")
    except OSError:  # it has ended meanwhile
        return []


@pytest.fixture
def device(playwright: Any, host: Changing, tmp_path: Path) -> Iterator[Device]:
    made = Device(playwright, tmp_path / "profile", host.url)
    yield made
    made.stop()


# --- a cold start without a network -------------------------------------------------------------


@pytest.fixture(scope="module")
def left(playwright: Any, host: Changing, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The profile of a browser that has been at a page once, and the page's address: its host is gone."""
    with Changing(host.folder) as short_lived:
        threading.Thread(target=short_lived.serve_forever, daemon=True).start()
        there = Device(playwright, tmp_path_factory.mktemp("left") / "profile", short_lived.url)
        page = there.start()
        page.goto(there.url)
        until(page, KEPT)
        there.stop()
        short_lived.shutdown()
    return there.profile, there.url


@pytest.fixture
def in_a_tunnel(playwright: Any, left: tuple[Path, str], tmp_path: Path) -> Iterator[Device]:
    """A device with that profile: no process of it runs, and there is no network."""
    shutil.copytree(left[0], tmp_path / "profile", symlinks=True)
    device = Device(playwright, tmp_path / "profile", left[1])
    yield device
    device.stop()


@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
def test_all_games_are_played_to_their_end_from_a_cold_start_without_a_network(
    in_a_tunnel: Device, language: str, size: dict[str, int]
) -> None:
    """In the window of the installed page: nothing of it is in memory, and nobody answers."""
    page = in_a_tunnel.start(f"--app={in_a_tunnel.url}", size=size, offline=True)
    expect(page.locator(".box")).to_have_count(4)
    if language == "ru":  # the browser was here in English
        page.click(".hh [lang=ru]")
        expect(page.locator("html")).to_have_attribute("lang", "ru")
    for game in GAMES:
        page.goto("")
        page.click(f".box.w-{game} > .btn.pri")
        page.wait_for_url("**?/t/~*")
        play_to_the_end(page)
        assert flaws_of(page, language) == []
    page.goto("")
    expect(page.locator(".lists .rw")).to_have_count(4)


def test_the_installed_page_starts_cold_without_a_network_and_teaches_a_game(in_a_tunnel: Device) -> None:
    page = in_a_tunnel.start(f"--app={in_a_tunnel.url}", offline=True)
    expect(page.locator(".box")).to_have_count(4)
    page.goto("?/learn/eight28")
    for step in range(1, len(STEPS["eight28"]) + 1):
        do(page, f".card-note[data-step='{step}']:not(.plays)")
    page.locator(".card-note .btn.pri").click()
    page.wait_for_url("**/t/~*")
    take_a_turn(page)


def test_a_game_outlives_the_browser_being_killed_without_a_network(in_a_tunnel: Device) -> None:
    page = in_a_tunnel.start(offline=True)
    page.goto("")
    page.click(".box.w-eight28 > .btn.pri")
    take_a_turn(page)
    page.wait_for_selector(f"{BUTTON}, {CARD}")
    table, mine = page.url, page.locator(".mine8").inner_text()
    in_a_tunnel.kill()
    page = in_a_tunnel.start(offline=True)
    page.goto("")
    page.click(".lst.mine .rw.w-eight28 .btn")
    assert page.url == table
    expect(page.locator(".mine8")).to_have_text(mine, use_inner_text=True)
    take_a_turn(page)


# --- what a browser may forbid ------------------------------------------------------------------


def test_where_no_site_may_keep_data_the_page_plays_and_says_so(device: Device) -> None:
    (device.profile / "Default").mkdir(parents=True)
    (device.profile / "Default" / "Preferences").write_text(json.dumps(NO_SITE_DATA), encoding="utf-8")
    page = device.start(size=PHONE)
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("")
    expect(page.locator(".box")).to_have_count(4)
    assert page.evaluate(FORBIDDEN) == "SecurityError"
    page.goto("?/new/eight28")
    keep_sight(page, ".toast")
    page.click("form .btn.pri")
    expect_to_pass(page, "keeps nothing")
    take_a_turn(page)
    page.wait_for_selector(f"{BUTTON}, {CARD}")
    page.click(".top a.ib")
    expect(page.locator(".lst.mine .rw.w-eight28")).to_have_count(1)  # as long as the page is open
    assert troubles == []


def test_over_plain_http_in_a_home_network_a_game_is_dealt_and_its_shuffles_are_checked(device: Device) -> None:
    """There a browser has no hashes of its own, no clipboard and no service worker."""
    page = device.start(size=PHONE)
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(device.url.replace("127.0.0.1", AT_HOME))
    expect(page.locator(".box")).to_have_count(4)
    assert page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    page.click(".box.w-eight28 > .btn.pri")
    page.wait_for_url("**/t/~*")
    take_a_turn(page)
    play_to_the_end(page)
    page.click(".result a.btn.sec")
    with page.expect_download() as download:
        page.click(".acts [aria-label*=ecord]")
    found = verify(download.value.path().read_text(encoding="utf-8"))
    assert [check.key for check in found if check.holds] == ["commit", "old", "draw", "end"]
    page.click(".shield")
    expect(page.locator(".verdict:not(.badly)")).to_be_visible()
    assert troubles == []
