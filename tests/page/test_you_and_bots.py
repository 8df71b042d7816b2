"""Who is who at a table: the page says "you" to who reads it, bots have names, faces and tempers, hints help."""

import json
import re
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PHONE, Visitors, sync_api
from tests.page.looking import barriers, foreign_words, small_targets
from tests.page.playing import BOT, CARD, ME, SHORT, ask, come_in, open_table, play_to_the_end, take_a_turn
from tests.page.sitting import TURN, sit_together
from tests.test_words import MISSAID

expect = sync_api.expect
NAME = {"en": "Wilhelmina", "ru": "Вильгельмина"}
YOU = {"en": re.compile(r"\b(You|you)\b"), "ru": re.compile(r"\b(Вы|вы)\b")}
LAST = {"en": "To the end", "ru": "К концу"}
SMALL = {"width": 320, "height": 640}
SAID = {"en": "Bot: Strong", "ru": "Бот: Сильный"}
LEVELS = ("novice", "casual", "strong", "master")
# Remembers every sentence of the table's story, and whatever on the table calls me by my name.
LISTEN = """(name) => {
  window.heard = new Set();
  window.named = new Set();
  const listen = () => {
    const story = '[role=log][aria-live] p, .ticker span, .ll span';
    for (const line of document.querySelectorAll(story)) heard.add(line.textContent);
    const walk = document.createTreeWalker(document.querySelector('.app') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (walk.currentNode.data.includes(name)) named.add(walk.currentNode.parentElement.outerHTML);
  };
  new MutationObserver(listen).observe(document.body, {subtree: true, childList: true, characterData: true});
  listen();
}"""


@pytest.mark.parametrize(("game", "language"), [*zip(SHORT, ("ru", "en", "ru", "en"), strict=True)])
def test_i_am_you_from_the_first_move_to_the_last_look_back(visitors: Visitors, game: str, language: str) -> None:
    browser = visitors.browse(language, PHONE if language == "ru" else DESKTOP)
    come_in(browser, NAME[language], language)
    table = open_table(browser, game, *[BOT] * (SHORT[game]["players"] - 1), start=True)
    page = visitors.open(browser, f"t/{table}")
    page.wait_for_selector(".app")
    page.evaluate(LISTEN, NAME[language])
    play_to_the_end(page)
    heard: list[str] = page.evaluate("[...heard]")
    told = [sentence for sentence in heard if YOU[language].search(sentence)]
    assert len(told) > 5, heard
    assert not [sentence for sentence in told if MISSAID[language].search(sentence)]
    assert page.evaluate("[...named]") == []
    page.goto(f"replay/{table}")
    page.wait_for_selector(".slider")
    page.evaluate(LISTEN, NAME[language])
    page.get_by_role("button", name=LAST[language]).first.click()
    expect(page.locator(".ll, .ticker").first).to_be_attached()
    assert page.evaluate("[...named]") == []


def test_of_several_people_on_one_device_each_keeps_the_name(visitors: Visitors) -> None:
    browser = visitors.browse()
    come_in(browser, "Anna")
    table = open_table(browser, "eight28", {**ME, "name": "Ben"}, BOT, start=True)
    page = visitors.open(browser, f"t/{table}")
    expect(page.locator(".score")).to_contain_text("Anna")
    expect(page.locator(".score")).to_contain_text("Ben")
    expect(page.locator(".score")).not_to_contain_text("You")


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("game", SHORT)
def test_a_bot_has_a_name_that_fits_a_level_in_words_and_a_face_that_tells_who_it_is(
    visitors: Visitors, game: str, language: str
) -> None:
    browser = visitors.browse(language, PHONE, dark=True)
    come_in(browser, "Anna" if language == "en" else "Аня", language)
    table = ask(browser, "POST", "tables", {"game": game, "start": True, "level": "strong"})
    names = [seat["name"] for seat in table["seats"] if seat["level"]]
    assert {seat["level"] for seat in table["seats"] if not seat["mine"]} == {"strong"}
    assert len({*names}) == len(names) >= 2
    page = visitors.open(browser, f"t/{table['id']}")
    level = SAID[language]
    for size in (PHONE, SMALL):
        page.set_viewport_size(size)
        for name in names:
            plate = page.locator(".felt .nm .stem", has_text=re.compile(f"^{name}$")).first
            expect(plate).to_be_visible()
            assert plate.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1"), (name, size)
        seats = page.locator(".felt [data-k^=seat-]:has(.bot)").all()
        assert len(seats) == len(names)
        for seat in seats:
            assert level in seat.inner_text(), "In words wherever there is room, and always for who hears the page."
            expect(seat.locator(".lv")).to_be_visible(visible=size is PHONE)
    faces = page.locator(".felt .tok.bot svg")
    assert len({faces.nth(at).evaluate("(node) => node.innerHTML") for at in range(len(names))}) == len(names)
    page.wait_for_selector(TURN)
    page.locator(".felt [data-k^=seat-] .nm").first.click()  # the seat tells it where it has no room for the word
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h2")).to_have_text(names[0])
    expect(sheet).to_contain_text(level)
    assert foreign_words(page, language) + small_targets(page) + barriers(page) == []


def test_the_menu_names_the_bots_for_who_taps_no_face(visitors: Visitors) -> None:
    browser = visitors.browse()
    come_in(browser, "Anna")
    table = open_table(browser, "eight28", {"kind": "bot", "level": "strong"}, BOT, start=True)
    page = visitors.open(browser, f"t/{table}")
    page.get_by_role("button", name="Menu").click()
    bots = page.get_by_role("list", name="Bots at the table")
    expect(bots).to_contain_text("Greta · Strong")
    expect(bots).to_contain_text("Bubu · Novice")
    expect(bots).to_contain_text("Measures twice, plays once.")


def test_a_tap_on_a_face_at_the_box_plays_with_bots_as_strong_and_is_remembered(visitors: Visitors) -> None:
    browser = visitors.browse(size=PHONE, calm=False)
    page = visitors.open(browser)
    against = page.locator(".w-eight28").get_by_role("group", name="Who with?").get_by_role("button")
    expect(against).to_have_count(4)
    expect(against.nth(LEVELS.index("casual"))).to_have_attribute("aria-current", "true")
    for size in (PHONE, SMALL, DESKTOP):
        page.set_viewport_size(size)
        assert small_targets(page) == [], size

    def levels() -> set[str]:
        page.get_by_role("button", name="Menu").click()
        bots = page.get_by_role("list", name="Bots at the table").get_by_role("listitem").all_inner_texts()
        return {bot.split("·")[1].split()[0].lower() for bot in bots}

    against.nth(LEVELS.index("master")).click()
    page.wait_for_url("**/t/*")
    assert levels() == {"master"}
    page.goto("")
    expect(page.locator(".w-my-number .against [aria-current=true]")).to_have_accessible_name(re.compile("Master"))
    page.get_by_role("button", name="Play My Number!", exact=True).click()
    page.wait_for_url("**/t/*")
    assert levels() == {"master"}


def test_a_hint_stays_while_others_choose(visitors: Visitors) -> None:
    anna, ben = sit_together(visitors, "my-number")
    anna.wait_for_selector(CARD)
    anna.keyboard.press("h")
    advice = anna.locator(".hintbox").inner_text()
    waits = anna.locator(".chose5.th").count()
    take_a_turn(ben)
    expect(anna.locator(".chose5.th")).to_have_count(waits - 1)
    assert anna.locator(".hintbox").inner_text() == advice
    take_a_turn(anna)
    expect(anna.locator(".hintbox")).to_have_count(0)


def hint_of(page: Any, measure: str, *lines: tuple[str, float, float]) -> None:
    """Whatever the bots would advise, they advise this."""

    def pass_on(socket: Any) -> None:
        server = socket.connect_to_server()

        def tell(message: str) -> None:
            told = json.loads(message)
            if told["type"] == "hint":
                reason: dict[str, Any] = {
                    "reason": "advice-eight28-no-risk",
                    "details": {"number": 0},
                    "likely": [],
                    "sight": None,
                }
                moves = [{"move": move, "chance": chance, "points": points, **reason} for move, chance, points in lines]
                message = json.dumps({**told, "measure": measure, "moves": moves})
            socket.send(message)

        server.on_message(tell)

    page.route_web_socket("**/socket*", pass_on)


@pytest.mark.parametrize(
    ("measure", "chances", "shown", "told"),
    [
        ("chance", (0.41, 0.37), ["41 %", "37 %"], "Your chance to win"),
        ("points", (0.002, 0.001), ["4.2", "1.0"], "winning is a long shot"),
        ("points", (0.402, 0.401), ["4.2", "1.0"], "You win about as often"),
        ("nothing", (0.002, 0.001), [], "It makes no difference"),
    ],
)
def test_a_hint_shows_what_the_moves_differ_in(
    visitors: Visitors, measure: str, chances: tuple[float, float], shown: list[str], told: str
) -> None:
    browser = visitors.browse(size=PHONE)
    come_in(browser, "Anna")
    table = open_table(browser, "eight28", BOT, BOT, start=True)
    page = browser.new_page()
    hint_of(page, measure, ("take", chances[0], 4.2), ("pass", chances[1], 1.0))
    page.goto(f"t/{table}")
    page.click(".hintb.only-p")
    told_here = page.locator(".hintline")
    expect(told_here.locator(".odds span").first).to_contain_text("Take a card")
    expect(told_here).to_contain_text(told if measure != "chance" else "no card can go over")
    assert told_here.locator(".odds b").all_inner_texts() == shown
    page.set_viewport_size(DESKTOP)
    beside = page.locator(".hintbox")
    expect(beside).to_contain_text(told)
    assert beside.locator(".hb > span:last-child:not(:first-child)").all_inner_texts() == shown
    assert ("%" in beside.inner_text()) == (measure == "chance")
    assert barriers(page) == []
