"""Every game is played through the page, by two people and bots, on a phone and on a big screen, in both languages."""

import json
from typing import Any

import pytest

from tests.page.conftest import DESKTOP, PHONE, Visit, sync_api
from tests.page.playing import play_to_the_end

SHORT: dict[str, dict[str, Any]] = {
    "eight28": {"players": 3},
    "twelve-days": {"players": 3, "gifts": 1},
    "jackal-high": {"players": 2},
    "my-number": {"players": 3, "goals": "round:2"},
}
OPEN_TABLE = """async (form) => {
  const headers = {'X-Igroteka': '1', 'Content-Type': 'application/json'};
  const send = (method, path, body) => fetch('api/' + path, {method, headers, body: JSON.stringify(body)});
  const me = await (await fetch('api/me')).json();
  const language = document.documentElement.lang;
  if (!me.guest) await send('PUT', 'me', {name: language === 'ru' ? 'Аня' : 'Anna', language});
  return (await send('POST', 'tables', form)).json();
}"""
WORLDS = (("ru", PHONE, DESKTOP), ("en", DESKTOP, PHONE))


def open_table(page: Any, game: str, **extra: Any) -> str:
    """A table for two people; bots take the other seats."""
    options = SHORT[game]
    seats = [{"mine": True}, {"kind": "open"}, *[{"kind": "bot", "level": "novice"}] * (options["players"] - 2)]
    form = {"game": game, "options": options, "seats": seats, **extra}
    answer = page.evaluate(OPEN_TABLE, form)
    assert "id" in answer, json.dumps(answer)
    return str(answer["id"])


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize(("language", "first", "second"), WORLDS, ids=["ru", "en"])
def test_two_people_and_bots_play_a_whole_game(
    visit: Visit, game: str, language: str, first: dict[str, int], second: dict[str, int]
) -> None:
    anna = visit("", language=language, size=first)
    anna.wait_for_selector(".box")
    table = open_table(anna, game)
    anna.goto(anna.url.split("/t/")[0].rstrip("/") + f"/t/{table}")
    anna.wait_for_selector(".lobby")
    ben = visit(f"t/{table}", language=language, size=second)
    ben.click(".sitb")
    sync_api.expect(anna.locator(".chair .tok.free")).to_have_count(0)
    anna.click(".lobby .btn.pri")
    tapped = play_to_the_end([anna, ben])
    assert tapped
    assert anna.locator(".result").count() == ben.locator(".result").count() == 1
