"""How soon somebody who opens the page can play, with a slow line and a slow processor; and on the second visit."""

from typing import Any, Final

from igroteka.bench.slow_line import FAST, SLOW_4G, SlowHost, SlowLine

SLOWER: Final = 4  # times, the page's processor
SETTLED: Final = 2_000  # milliseconds that a new window has for itself: Chromium builds its own surface in it
TRIES: Final = 12
KEPT: Final = "navigator.serviceWorker.controller !== null"
# Somebody who taps "Play" as soon as it is there; when the shelf and the table stood, and the first move could be made.
VISITOR: Final = """(() => {
  localStorage.setItem('igroteka-first-games', '{"GAME": {"asked": true}}');
  localStorage.setItem('igroteka-language', 'ru');
  const seen = (window.seen = {});
  const look = setInterval(() => {
    if (!seen.shelf) {
      const box = document.querySelector('.box.w-GAME > .btn.pri');
      if (box) { seen.shelf = performance.now(); box.click(); }
      return;
    }
    if (!seen.table && document.querySelector('.felt')) seen.table = performance.now();
    if (!seen.table || !document.querySelector('.tray .btn.sec:not(.sm):enabled, .tray .btn.pri:not(.sm):enabled, '
      + '.tray .col.litbox, .tray .hcard .lit')) return;
    seen.move = performance.now();
    clearInterval(look);
  }, 10);
})();"""
# How many others have moved at the table that was laid last.
OTHERS: Final = """() => new Promise((done) => {
  const opened = indexedDB.open('igroteka');
  opened.onsuccess = () => {
    const asked = opened.result.transaction('tables').objectStore('tables').getAll();
    asked.onsuccess = () => {
      const { log, seats } = asked.result.sort((a, b) => a.opened - b.opened).at(-1);
      done(log.filter(({ seat }) => seat !== null && !seats[seat].mine).length);
    };
  };
})"""
WATERFALL: Final = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((one) => [new URL(one.name).pathname.split('/').at(-1), one.startTime, one.responseStart, one.responseEnd])"""
Seen = dict[str, float]


def opened(browser: Any, host: SlowHost, game: str, line: SlowLine = SLOW_4G) -> dict[str, Seen]:
    """Seconds from opening the page to the shelf, the table and the first move, on the first and the second visit.

    Who begins is drawn. Where it is a bot, its move takes the time that people need to see it: such a visit does not
    count, and another one is made.
    """
    for _ in range(TRIES):
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU")
        context.set_default_timeout(60_000)
        context.add_init_script(VISITOR.replace("GAME", game))
        try:
            host.sent.clear()
            page, first, is_mine = visit(context, host, line)
            if not is_mine:
                continue
            wire = float(sum(host.sent.values()))
            page.wait_for_function(f"() => {KEPT}")
            page.close()
            for _ in range(TRIES):
                page, second, is_mine = visit(context, host, line)
                page.close()
                if is_mine:
                    return {"first": {**first, "bytes": wire}, "second": second}
        finally:
            context.close()
    raise RuntimeError(f"Somebody else has begun {TRIES} games of {game}, one after the other.")


def visit(context: Any, host: SlowHost, line: SlowLine) -> tuple[Any, Seen, bool]:
    """A page that somebody has opened, what he saw when, and whether the first move was his."""
    page = context.new_page()
    page.wait_for_timeout(SETTLED)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    host.line = line
    try:
        page.goto(host.url, wait_until="commit")
        page.wait_for_function("() => window.seen?.move", polling=200)
    finally:
        host.line = FAST
    seen = page.evaluate("window.seen")
    return page, {name: moment / 1000 for name, moment in seen.items()}, page.evaluate(OTHERS) == 0
