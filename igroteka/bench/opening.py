"""How soon somebody who opens the page can play, with a slow line and a slow processor; and on the second visit."""

from typing import Any, Final

from igroteka.bench.slow_line import FAST, SLOW_4G, SlowHost, SlowLine

SLOWER: Final = 4  # times, the page's processor
SETTLED: Final = 1_000  # milliseconds that a new window has for itself: Chromium may build its own surface in it
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
    """Seconds from opening the page to the shelf and to the first move, on the first and the second visit.

    Where a bot begins, the first move is its own, and it can be made as soon as the table stands; mine comes when
    people have had the time to see what the bots did.
    """
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU")
    context.set_default_timeout(60_000)
    context.add_init_script(VISITOR.replace("GAME", game))
    try:
        host.sent.clear()
        page, first = visit(context, host, line)
        wire = float(sum(host.sent.values()))
        page.wait_for_function(f"() => {KEPT}")
        page.close()
        _, second = visit(context, host, line)
    finally:
        context.close()
    return {"first": {**first, "bytes": wire}, "second": second}


def visit(context: Any, host: SlowHost, line: SlowLine) -> tuple[Any, Seen]:
    """A page that somebody has opened, and what he saw when."""
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
    move = seen["table"] if page.evaluate(OTHERS) else seen["move"]
    return page, {"shelf": seen["shelf"] / 1000, "move": move / 1000}
