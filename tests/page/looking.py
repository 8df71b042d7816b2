"""Looking at a page as a critic would: barriers, words of the other language, what does not fit."""

import re
from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Names, notation and what is written the same everywhere.
SAME = re.compile(
    r"`[^`]*`|\b(EN|RU|QR|Igroteka|Enter|Ben|Аня)\b|\b(true|false)\b|English|Русский|https?://\S*|\b[ETJM]\d(\.\d+)?\b|\S+@\S+"
)
FOREIGN = {"ru": re.compile(r"[A-Za-z]{3,}"), "en": re.compile(r"[А-Яа-яЁё]{2,}")}
WORDS = """() => {
  const copy = document.body.cloneNode(true);
  for (const node of copy.querySelectorAll('code, kbd, svg, script, [lang], .linkbox, .mc .lt')) node.remove();
  const named = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
  const labels = [...copy.querySelectorAll(named.map((name) => `[${name}]`))]
    .flatMap((node) => named.map((name) => node.getAttribute(name) ?? ''));
  const texts = [];
  const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.data);
  return [document.title, ...texts, ...labels].join('\\n');
}"""


def settle(page: Any) -> None:
    """Until the page stands: its heading is there and nothing is on its way."""
    page.wait_for_selector("h1", state="attached")
    page.wait_for_selector(".waiting-page", state="detached")
    page.evaluate("document.fonts.ready.then(() => null)")


def foreign_words(page: Any, language: str) -> list[str]:
    """Words of the other language, also those that only a screen reader says."""
    return FOREIGN[language].findall(SAME.sub(" ", page.evaluate(WORDS)))


def barriers(page: Any) -> list[str]:
    """What axe-core finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]


def overhang(page: Any) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def first_paint(page: Any) -> float:
    """When the first words stood there, in milliseconds since the page was asked for."""
    return float(
        page.evaluate(
            """() => new Promise((done) => {
              const watch = new PerformanceObserver((list) => {
                for (const one of list.getEntriesByName('first-contentful-paint')) done(one.startTime);
              });
              watch.observe({type: 'paint', buffered: true});
            })"""
        )
    )


def shift(page: Any) -> float:
    """How much of the page moved by itself while it was loaded."""
    return float(
        page.evaluate(
            """() => new Promise((done) => {
              let sum = 0;
              const add = (list) => {
                for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
              };
              const watch = new PerformanceObserver(add);
              watch.observe({type: 'layout-shift', buffered: true});
              requestAnimationFrame(() => setTimeout(() => done(sum)));
            })"""
        )
    )


def flaws(page: Any, language: str) -> list[str]:
    """All that is wrong with a page, as sentences."""
    settle(page)
    words = [f"a word of the other language: {word}" for word in foreign_words(page, language)]
    width = overhang(page)
    return [*words, *barriers(page), *([f"{width} px wider than the screen"] if width > 0 else [])]
