"""Every game is played through the page, by two people and bots, on a phone and on a big screen, in both languages."""

import pytest

from tests.page.conftest import DESKTOP, PHONE, Visitors, sync_api
from tests.page.looking import NARROW, cut_off, flaws, pale, resize
from tests.page.playing import SHORT, come_in, open_table, play_to_the_end, take_a_turn

PHONES = dict(zip(SHORT, ("ru", "en", "ru", "en"), strict=True))  # who of the two plays on a phone


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_bots_play_a_whole_game(visitors: Visitors, game: str) -> None:
    """She sits with the page in Russian by night, he in English, on a phone in high contrast; then they look back."""
    hers, his = (PHONE, DESKTOP) if PHONES[game] == "ru" else (DESKTOP, PHONE)
    anna_at = visitors.browse("ru", hers, dark=True)
    ben_at = visitors.browse("en", his, contrast=his is PHONE)
    come_in(anna_at, "Аня", "ru")
    me = come_in(ben_at, "Ben")
    table = open_table(anna_at, game)
    anna, ben = visitors.open(anna_at, f"t/{table}"), visitors.open(ben_at, f"t/{table}")
    ben.click(".sitb")
    sync_api.expect(anna.locator(".chair .tok.free")).to_have_count(0)
    both = {"ru": anna, "en": ben}
    assert flaws(both) == []
    anna.click(".lobby .btn.pri")
    take_a_turn(anna, ben)
    assert flaws(both) == []
    assert pale(anna) == []
    for size in NARROW:
        resize(ben, size)
        assert cut_off(ben) == [], size
    resize(ben, his)
    play_to_the_end(anna, ben)
    assert flaws(both) == []
    anna.click(".result a.btn")
    anna.wait_for_selector(".slider")
    ben.goto(f"player/{me}")
    assert flaws(both) == []
