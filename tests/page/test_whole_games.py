"""Every game is played through the page, by two people and bots while somebody looks on, in both languages."""

import re

import pytest

from tests.page.conftest import DESKTOP, PHONE, Visitors, sync_api
from tests.page.looking import NARROW, cut_off, flaws, pale, resize
from tests.page.playing import BUTTON, CARD, SHORT, come_in, open_table, play_to_the_end, take_a_turn

expect = sync_api.expect
PHONES = dict(zip(SHORT, ("ru", "en", "ru", "en"), strict=True))  # who of the two plays on a phone
WATCHING = {"en": "You are watching", "ru": "Вы смотрите"}
ME = re.compile(r"\b(you|your|вы|вас|вам|ваша?)\b", re.IGNORECASE)


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_bots_play_a_whole_game_before_a_spectator(visitors: Visitors, game: str) -> None:
    """She sits with the page in Russian by night, he in English, on a phone in high contrast; then they look back.

    Who looks on has a phone, and the language of who has none: so each game is seen on a phone in both.
    """
    hers, his, theirs = (PHONE, DESKTOP, "en") if PHONES[game] == "ru" else (DESKTOP, PHONE, "ru")
    anna_at = visitors.browse("ru", hers, dark=True)
    ben_at = visitors.browse("en", his, contrast=his is PHONE)
    come_in(anna_at, "Аня", "ru")
    me = come_in(ben_at, "Ben")
    table = open_table(anna_at, game)
    anna, ben = visitors.open(anna_at, f"t/{table}"), visitors.open(ben_at, f"t/{table}")
    ben.click(".sitb")
    expect(anna.locator(".chair .tok.free")).to_have_count(0)
    both = {"ru": anna, "en": ben}
    assert flaws(both) == []
    anna.click(".lobby .btn.pri")
    looker = visitors.visit(f"t/{table}", language=theirs, size=PHONE)
    expect(looker.locator(".strip8")).to_contain_text(WATCHING[theirs])
    take_a_turn(anna, ben)
    assert flaws(both) == []
    assert flaws({theirs: looker}) == []
    assert pale(anna) == []
    for size in NARROW:
        resize(ben, size)
        assert cut_off(ben) == [], size
    resize(ben, his)
    assert looker.locator(f"{BUTTON}, {CARD}").count() == 0, "Nothing is asked of who looks on."
    play_to_the_end(anna, ben)
    assert flaws(both) == []
    looker.wait_for_selector(".finale")  # he has seen it come
    assert not ME.search(looker.locator(".finale").inner_text())
    assert looker.locator(".places .sv").all_inner_texts() == anna.locator(".places .sv").all_inner_texts()
    assert flaws({theirs: looker}) == []
    anna.click(".result a.btn")
    anna.wait_for_selector(".slider")
    ben.goto(f"player/{me}")
    assert flaws(both) == []
