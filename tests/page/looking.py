"""Looking at a page as a critic would: barriers, words of the other language, what does not fit."""

import re
import time
from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Names, notation and what is written the same everywhere.
SAME = re.compile(
    r"`[^`]*`|\b(EN|RU|QR|Igroteka|Enter|Anna|Ben|Vera|Аня)\b|\b(true|false)\b|English|Русский|https?://\S*|\b[ETJM]\d(\.\d+)?\b|\S+@\S+"
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


# A small phone, a phone on its side; a notebook's page and a big screen's at 200 %.
NARROW = tuple({"width": width, "height": height} for width, height in ((320, 640), (844, 390), (720, 450), (960, 540)))


def resize(page: Any, size: dict[str, int]) -> None:
    """Another size, and the page laid out for it: its own code hears of the size with the next frame."""
    page.set_viewport_size(size)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


KEEP_SIGHT = """(what) => {
  window.passed = [];
  const look = () => {
    for (const node of document.querySelectorAll(what)) if (node.checkVisibility()) passed.push(node.textContent);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def keep_sight(page: Any, what: str) -> None:
    """From now on the page remembers what passes by: a toast, a wave of the hand."""
    page.evaluate(KEEP_SIGHT, what)


def expect_to_pass(page: Any, words: str) -> None:
    """Until something with these words has passed by, since the page began to remember."""
    page.wait_for_function("(words) => passed.some((text) => text.includes(words))", arg=words)


# There is a service worker: then it has all that the page is made of.
KEPT = "navigator.serviceWorker.controller !== null"


def until(page: Any, asked: str, seconds: float = 120.0) -> None:
    """Until what the page has to wait for itself to answer is true; wait_for_function takes the promise for it."""
    end = time.monotonic() + seconds
    while not page.evaluate(asked):
        assert time.monotonic() < end, f"It has not become true: {asked}"
        page.wait_for_timeout(50)


def settle(page: Any) -> None:
    """Until the page stands: its heading is there and nothing is on its way."""
    page.wait_for_selector("h1", state="attached")
    page.wait_for_selector(".waiting-page", state="detached")
    page.evaluate("document.fonts.ready.then(() => null)")


def foreign_words(page: Any, language: str) -> list[str]:
    """Words of the other language, also those that only a screen reader says."""
    return FOREIGN[language].findall(SAME.sub(" ", page.evaluate(WORDS)))


def begin_to_look(page: Any) -> None:
    """Lets axe-core begin; it does not wait for it to end."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate("() => { window.found = axe.run({resultTypes: ['violations']}); }")


def barriers(page: Any) -> list[str]:
    """What axe-core finds, or has found since it began to look."""
    if not page.evaluate("'found' in window"):
        begin_to_look(page)
    found: list[dict[str, Any]] = page.evaluate("async () => (await window.found).violations")
    page.evaluate("() => { delete window.found; }")
    return [f"{one['id']}: {node['html'][:160]} {node['failureSummary']}" for one in found for node in one["nodes"][:3]]


def pale(page: Any) -> list[str]:
    """What is hard to read in high contrast; day or night stays as it is."""
    found: list[str] = page.evaluate(
        """async () => {
          const {dataset} = document.documentElement;
          dataset.contrast = 'more';
          const {violations} = await axe.run({runOnly: ['color-contrast'], resultTypes: ['violations']});
          delete dataset.contrast;
          const nodes = violations.flatMap((one) => one.nodes);
          return nodes.map((node) => `${node.html.slice(0, 120)} ${node.failureSummary}`);
        }"""
    )
    return found


def overhang(page: Any) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def cut_off(page: Any) -> list[str]:
    """What in the tray reaches beyond the screen, and cannot be scrolled to."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.tray :is(button, b, h2, span):not(.sr, .sr *)')].filter((node) => {
          for (let up = node.parentElement; !up.matches('.tray'); up = up.parentElement)
            if (getComputedStyle(up).overflowX !== 'visible') return false;
          const box = node.getBoundingClientRect();
          return box.width && (box.right > innerWidth + 1 || box.left < -1);
        }).map((node) => node.outerHTML.slice(0, 120))"""
    )
    return found


TARGET = 44  # pixels: a fingertip
SMALL = """(least) => {
  const reach = (node) => {
    const box = (node.matches('input') && node.closest('label') || node).getBoundingClientRect();
    const more = ['::before', '::after'].map((part) => getComputedStyle(node, part)).filter((style) =>
      style.content !== 'none' && style.position === 'absolute');
    const out = (side) => Math.max(0, ...more.map((style) => -parseFloat(style[side]) || 0));
    return [box.width + out('left') + out('right'), box.height + out('top') + out('bottom')];
  };
  // A word in a sentence is as high as its line.
  const inText = (node) => getComputedStyle(node).display === 'inline' && node.closest('p, li, td, h3, .prose');
  return [...document.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')]
    .filter((node) => node.checkVisibility({visibilityProperty: true}))
    .filter((node) => !node.closest('[inert], .sr') && !inText(node))
    .map((node) => [node, ...reach(node)])
    .filter(([, width, height]) => width && (width < least - 0.5 || height < least - 0.5))
    .map(([node, width, height]) => `${Math.round(width)}x${Math.round(height)}: ${node.outerHTML.slice(0, 120)}`);
}"""


def small_targets(page: Any) -> list[str]:
    """What a finger would miss."""
    found: list[str] = page.evaluate(SMALL, TARGET)
    return found


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


def flaws(pages: dict[str, Any]) -> list[str]:
    """All that is wrong with pages, as sentences; they come by their languages and are looked at side by side."""
    for page in pages.values():
        settle(page)
    for page in pages.values():
        begin_to_look(page)
    return [flaw for language, page in pages.items() for flaw in flaws_of(page, language)]


def flaws_of(page: Any, language: str) -> list[str]:
    words = [f"a word of the other language: {word}" for word in foreign_words(page, language)]
    width = overhang(page)
    small = [f"too small for a finger: {one}" for one in small_targets(page)]
    return [*words, *small, *barriers(page), *([f"{width} px wider than the screen"] if width > 0 else [])]
