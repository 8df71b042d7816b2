"""Looking at a page as a critic would: barriers, words of the other language, what does not fit."""

import re
from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Names, notation and what is written the same everywhere.
SAME = re.compile(
    r"`[^`]*`|\b(EN|RU|QR|Igroteka|Enter|Ben|Аня)\b|English|Русский|https?://\S*|\b[ETJM]\d(\.\d+)?\b|\S+@\S+"
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


def flaws(page: Any, language: str) -> list[str]:
    """All that is wrong with a page, as sentences."""
    settle(page)
    words = [f"a word of the other language: {word}" for word in foreign_words(page, language)]
    width = overhang(page)
    return [*words, *barriers(page), *([f"{width} px wider than the screen"] if width > 0 else [])]
