"""What nobody need put up with, on the page: strangers wave, somebody is blocked and reported, and unblocked again."""

from tests.page.conftest import DESKTOP, PHONE, Visitors, sync_api
from tests.page.looking import flaws_of
from tests.page.playing import come_in, open_table

expect = sync_api.expect


def test_somebody_is_reported_and_blocked_for_all_tables(visitors: Visitors) -> None:
    hers, his = visitors.browse(language="ru", size=PHONE), visitors.browse(size=DESKTOP)
    come_in(hers, "Vera", "ru")
    come_in(his, "Ben")
    table = open_table(hers, "eight28")
    vera, ben = visitors.open(hers, f"t/{table}"), visitors.open(his, f"t/{table}")
    ben.get_by_role("button", name="Sit down").first.click()
    ben.get_by_label("Say something").fill("Boo")
    ben.keyboard.press("Enter")
    expect(vera.get_by_text("Boo")).to_be_visible()
    expect(vera.get_by_role("button", name="Пожаловаться хозяину сервера: Ben")).to_be_visible()  # before the game, too
    vera.get_by_role("button", name="Начать").click()
    vera.wait_for_selector(".tray")
    vera.click("[data-key=M] >> visible=true")
    vera.get_by_role("button", name="Пожаловаться хозяину сервера: Ben").click()
    assert flaws_of(vera, "ru") == []
    vera.get_by_label("Грубости").check(force=True)
    vera.get_by_role("button", name="Сообщить хозяину").click()
    expect(vera.locator(".toast")).to_contain_text("может это прочесть")
    vera.get_by_role("button", name="Заблокировать: Ben").click()
    expect(vera.get_by_role("button", name="Слушать: Ben")).to_be_visible()
    vera.reload()
    vera.wait_for_selector(".tray")
    vera.click("[data-key=C] >> visible=true")
    expect(vera.locator("dialog .log")).to_be_visible()
    expect(vera.get_by_text("Boo")).to_have_count(0)
    vera.goto("")
    vera.get_by_label("Настройки").click()
    vera.get_by_role("button", name="Разблокировать: Ben").click()
    expect(vera.get_by_text("Заблокированы")).to_have_count(0)


def test_strangers_wave_instead_of_writing(visitors: Visitors) -> None:
    browser = visitors.browse()
    come_in(browser, "Anna")
    page = visitors.open(browser, f"t/{open_table(browser, 'eight28', listed=True)}")
    expect(page.get_by_text("At this table people talk with reactions only.")).to_be_visible()
    expect(page.get_by_label("Say something")).to_have_count(0)
    assert flaws_of(page, "en") == []
