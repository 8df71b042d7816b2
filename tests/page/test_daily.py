"""The deal of the day: a week on one phone, two of its days in a tunnel; what is said of it is true."""

import datetime
import hashlib
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from igroteka.server.site import write_site
from igroteka.table import days
from tests.boxes import GAMES
from tests.page.conftest import PHONE, Server, Visitors, sync_api
from tests.page.looking import flaws_of, resize
from tests.page.playing import play_to_the_end
from tests.page.test_site import Changing, House
from tests.server.test_daily import Phone, played

expect = sync_api.expect
SMALL = {"width": 320, "height": 640}


def secret_of(told: dict[str, Any], day: int) -> str:
    chain = bytes.fromhex(told["secret"])
    for _ in range(told["day"] - day):
        chain = hashlib.sha256(chain).digest()
    return chain.hex()


def told_on(page: Any, told: dict[str, Any], day: int) -> None:
    """From now on it is another day for this phone: the server tells what it would tell then."""
    answer = json.dumps({**told, "day": day, "secret": secret_of(told, day)})
    page.unroute("**/api/daily")
    answered = {"body": answer, "content_type": "application/json"}
    page.route(
        "**/api/daily",
        lambda route: route.fulfill(**answered) if route.request.method == "GET" else route.continue_(),
    )
    noon = datetime.datetime.combine(days.FIRST, datetime.time(12), datetime.UTC) + datetime.timedelta(days=day)
    page.clock.set_fixed_time(noon)


def play_a_deal(page: Any, game: str) -> None:
    page.locator(f".deals .w-{game} .btn.pri").click()
    page.wait_for_url("**/t/~day-*")
    play_to_the_end(page)


@pytest.fixture(scope="module")
def told(server: Server) -> dict[str, Any]:
    return Phone(server.url, "Катя").days()


def test_a_week_of_deals_on_one_phone_two_days_of_it_in_a_tunnel(
    visitors: Visitors, server: Server, told: dict[str, Any]
) -> None:
    phone = visitors.browse(language="ru", size=PHONE, keeps=True)
    page = visitors.open(phone)
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    today = told["day"]
    for day in range(today - 6, today + 1):
        in_tunnel = day in (today - 4, today - 2)
        told_on(page, told, day)
        page.goto("daily")
        expect(page.locator(".deals .btn.pri")).to_have_count(len(GAMES))
        if in_tunnel:  # the deal was told in the morning
            page.unroute("**/api/daily")  # whose requests are looked at gets nothing from his service worker there
            phone.set_offline(True)
        play_a_deal(page, "eight28")
        page.click(f".part a[href$='daily/{day}']")
        done = page.locator(".deals .w-eight28")
        if in_tunnel:
            expect(done).to_contain_text("когда появится связь")
            told_on(page, told, day)
            phone.set_offline(False)
        else:
            expect(done).to_contain_text("Вы сыграли её первым из всех.")
    for day in range(today - 6, today + 1):  # all of them have been counted by now
        page.goto(f"daily/{day}")
        expect(page.locator(".deals .w-eight28")).to_contain_text("Вы сыграли её первым из всех.")
        results = Phone(server.url, "Олег").ask("GET", f"daily/{day}/eight28").json()
        assert results["players"] == 1
    expect(page.locator(".calendar em.on")).to_have_count(7)
    assert flaws_of(page, "ru") == []
    resize(page, SMALL)
    assert flaws_of(page, "ru") == []


def test_how_others_fared_and_the_master_in_my_seat(visitors: Visitors, server: Server, told: dict[str, Any]) -> None:
    day = told["day"] - days.LATE  # nobody else has played it
    secret = secret_of(told, day)
    for seed in range(2, 5):
        Phone(server.url, f"Гость {seed}").bring(played(day, "my-number", secret, seed)).raise_for_status()
    browser = visitors.browse()
    browser.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitors.open(browser, f"daily/{day}")
    play_a_deal(page, "my-number")
    page.click(".part a[href*='daily/']")
    card = page.locator(".deals .w-my-number")
    expect(card).to_contain_text("4 people have played it.")
    results = Phone(server.url, "Вера").ask("GET", f"daily/{day}/my-number").json()
    assert card.locator(".chart span").count() == len(results["points"])
    mine = page.evaluate("JSON.parse(localStorage.getItem('igroteka-days'))")[f"{day}-my-number"]
    expect(card.locator(".chart .me small")).to_have_text(str(mine["points"]))
    card.get_by_role("button", name="How would the master play?").click()
    expect(card.locator(".master")).to_contain_text("The master in your seat")
    page.click(".share")
    lines = page.wait_for_function("async () => await navigator.clipboard.readText()").json_value().split("\n")
    assert len(lines) == 1 + len(GAMES)
    assert sum("○" in line for line in lines) == 1
    card.locator(".master a").click()
    expect(page.locator(".whereat")).not_to_be_empty()
    page.goto("")
    expect(page.locator(".lst.mine .rw")).to_have_count(1)  # the master's game is none of mine


def test_a_page_of_files_deals_too_and_compares_with_the_master(browser: Any, tmp_path: Path) -> None:
    """Without a server nobody collects results: the page says so, and asks the master."""
    write_site(tmp_path / "site", "")
    with Changing(tmp_path / "site") as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        with House(browser, host.url) as house:
            page = house.visit("?/daily", size=PHONE)
            play_a_deal(page, "jackal-high")
            page.goto("?/daily")
            card = page.locator(".deals .w-jackal-high")
            expect(card).to_contain_text("Here nobody collects how others fared.")
            card.get_by_role("button", name="How would the master play?").click()
            expect(card.locator(".master")).to_contain_text("The master in your seat")
            page.get_by_label("An earlier day").click()  # yesterday's can be played, too
            expect(page.locator(".deals .btn.pri")).to_have_count(len(GAMES))
            assert flaws_of(page, "en") == []
        host.shutdown()


def test_a_host_who_exchanges_the_days_is_found_out(visitors: Visitors, told: dict[str, Any]) -> None:
    page = visitors.visit("daily")
    expect(page.locator(".deals")).to_be_visible()
    answer = json.dumps({**told, "secret": "00" * 32})
    page.route("**/api/daily", lambda route: route.fulfill(body=answer, content_type="application/json"))
    page.reload()
    expect(page.locator("[role=alert]")).to_contain_text("other days than before")
    assert flaws_of(page, "en") == []


def test_who_has_never_heard_of_the_days_is_told_to_wait(visitors: Visitors) -> None:
    phone = visitors.browse(size=SMALL)
    page = visitors.open(phone)
    page.route("**/api/daily", lambda route: route.abort())
    page.goto("daily")
    expect(page.get_by_text("comes with the connection")).to_be_visible()
    assert flaws_of(page, "en") == []
