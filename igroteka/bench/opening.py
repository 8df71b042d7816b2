"""How soon somebody who opens the page can play, with a slow line and a slow processor; and on the second visit."""

from typing import Any, Final

from igroteka.bench.slow_line import FAST, SLOW_4G, SlowHost

SLOWER: Final = 4  # times, the page's processor
KEPT: Final = "navigator.serviceWorker.controller !== null"
# Somebody who taps "Play" as soon as it is there; when the shelf stood, and when the first move could be made.
VISITOR: Final = """(() => {
  localStorage.setItem('igroteka-first-games', '{"GAME": {"asked": true}}');
  localStorage.setItem('igroteka-language', 'ru');
  const seen = (window.seen = {});
  const look = () => {
    const box = document.querySelector('.box.w-GAME > .btn.pri');
    if (box && !seen.shelf) { seen.shelf = performance.now(); box.click(); }
    const turn = document.querySelector('.tray .btn.sec:not(.sm):enabled, .tray .btn.pri:not(.sm):enabled, '
      + '.tray .col.litbox, .tray .hcard:has(.lit)');
    if (turn && !seen.move) seen.move = performance.now();
    if (!seen.move) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();"""


def opened(browser: Any, host: SlowHost, game: str) -> dict[str, dict[str, float]]:
    """Seconds from opening the page to the shelf and to the first move, on the first and the second visit."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU")
    context.set_default_timeout(60_000)
    context.add_init_script(VISITOR.replace("GAME", game))
    try:
        host.line = SLOW_4G
        host.sent.clear()
        page, first = visit(context, host)
        wire = float(sum(host.sent.values()))
        host.line = FAST
        page.wait_for_function(f"() => {KEPT}")
        page.close()
        host.line = SLOW_4G
        _, second = visit(context, host)
    finally:
        host.line = FAST
        context.close()
    return {"first": {**first, "bytes": wire}, "second": second}


def visit(context: Any, host: SlowHost) -> tuple[Any, dict[str, float]]:
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(host.url, wait_until="commit")
    page.wait_for_function("() => window.seen?.move")
    seen = page.evaluate("window.seen")
    return page, {"shelf": seen["shelf"] / 1000, "move": seen["move"] / 1000}
