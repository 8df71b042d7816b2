"""How people come in, sit down and play: a finger taps what is lit, whatever the game."""

import json
import time
from typing import Any

SHORT: dict[str, dict[str, Any]] = {
    "eight28": {"players": 3},
    "twelve-days": {"players": 3, "gifts": 1},
    "jackal-high": {"players": 3, "stall": 2},
    "my-number": {"players": 3, "goals": "round:2"},
}
BOT = {"kind": "bot", "level": "novice"}
ME = {"mine": True}
HEADERS = {"X-Igroteka": "1"}

# All that can be tapped to get on, as the page shows it; nothing here knows a rule.
BUTTON = ".tray .btn.sec:not(.sm):enabled, .tray .btn.pri:not(.sm):enabled"
CARD = ".tray .col.litbox, .tray .hcard:has(.lit)"
CHOSEN = ".tray .col.up, .tray .hcard.chosen"
GAME_SECONDS = 300.0

# Taps whenever the page has changed, until the game is over. Who has played a card takes no other before something has
# been told: where all choose at once one could choose for ever. Nobody looks on meanwhile: nothing is painted.
PLAYER = """([BUTTON, CARD, CHOSEN, seed]) => {
  const roll = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const all = (what) => [...document.querySelectorAll(what)].filter((node) => node.offsetParent !== null);
  const pick = (nodes) => nodes[Math.floor(roll() * nodes.length)];
  const tap = () => {
    const curtain = document.querySelector('.curtain .btn');
    if (curtain) return curtain.click();
    if (document.querySelector('.result')) return stop();
    const cards = all(CARD);
    if (!cards.length) pick(all(BUTTON))?.click();
    else if (news === played && !document.querySelector('.refused')) return;
    else if (!document.querySelector(CHOSEN)) pick(cards).click();
    else {
      const button = pick(all(BUTTON));
      if (button) played = news;
      button?.click();
    }
  };
  let news = 0;
  let played = -1;
  const isNews = ({target, addedNodes}) => addedNodes.length > 0 && target.matches?.('[role=log][aria-live]');
  let due = 0;
  const soon = () => { due ||= setTimeout(() => { due = 0; tap(); }); };
  const watch = new MutationObserver((changes) => { news += changes.some(isNews) ? 1 : 0; soon(); });
  const stop = () => { watch.disconnect(); document.body.style.visibility = ''; };
  document.body.style.visibility = 'hidden';
  watch.observe(document.body, {subtree: true, childList: true, attributes: true});
  soon();
}"""


def ask(browser: Any, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """A request in the name of who sits before a browser."""
    reply = browser.request.fetch(f"api/{path}", method=method, data=body, headers=HEADERS)
    answer: dict[str, Any] = reply.json()
    assert reply.ok, json.dumps(answer, ensure_ascii=False)
    return answer


def come_in(browser: Any, name: str, language: str = "en") -> str:
    """The visitor gets a name; his id comes back."""
    return str(ask(browser, "PUT", "me", {"name": name, "language": language})["guest"]["id"])


def open_table(browser: Any, game: str, *others: dict[str, Any], **terms: Any) -> str:
    """A table with me in the first seat; if nothing is said of the others, one seat is open and bots take the rest."""
    options = SHORT[game]
    seats = [ME, *(others or ({"kind": "open"}, *[BOT] * (options["players"] - 2)))]
    return str(ask(browser, "POST", "tables", {"game": game, "options": options, "seats": seats, **terms})["id"])


def take_a_turn(*pages: Any) -> None:
    """One move by hand of whoever is asked first: the browser checks that nothing lies over what is tapped."""
    end = time.monotonic() + GAME_SECONDS
    while not (asked := [page for page in pages if page.locator(f"{BUTTON}, {CARD}").count()]):
        assert time.monotonic() < end, "Nobody is asked."
        pages[0].wait_for_timeout(50)
    page = asked[0]
    if page.locator(CARD).count() and not page.locator(CHOSEN).count():
        page.locator(CARD).first.click()
    page.locator(BUTTON).last.click()


def play_on(page: Any, seed: int = 1) -> None:
    """From now on the page is played by itself."""
    page.evaluate(PLAYER, [BUTTON, CARD, CHOSEN, seed])


def play_to_the_end(*pages: Any) -> None:
    for number, page in enumerate(pages, 1):
        play_on(page, number)
    for page in pages:
        page.wait_for_selector(".result", timeout=GAME_SECONDS * 1000)
