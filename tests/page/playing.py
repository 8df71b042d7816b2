"""How a person's finger plays: it taps what is lit, whatever the game."""

import random
import time
from typing import Any

# Everything that can be tapped to get on, as the page shows it; nothing here knows a rule.
TAP = """(roll) => {
  const seen = (node) => node.offsetParent !== null && !node.disabled;
  const tray = document.querySelector('.tray');
  if (!tray) return 'no table';
  const curtain = document.querySelector('.curtain .btn');
  if (curtain) { curtain.click(); return 'curtain'; }
  if (document.querySelector('.result')) return 'over';
  const pick = (nodes) => nodes[Math.floor(roll * nodes.length)];
  const buttons = [...tray.querySelectorAll('.btn.sec:not(.sm), .btn.pri:not(.sm)')].filter(seen);
  const lit = [...tray.querySelectorAll('.col.litbox, .hcard:has(.lit)')].filter(seen);
  const chosen = tray.querySelector('.col.up, .hcard.chosen');
  if (lit.length && !chosen) { pick(lit).click(); return 'card'; }
  if (!buttons.length) return 'waiting';
  const button = pick(buttons);
  const words = button.textContent.trim();
  button.click();
  return words;
}"""


def play_to_the_end(pages: list[Any], seed: int = 1, seconds: float = 240.0) -> list[str]:
    """All pages play on until every one shows the result; what was tapped comes back."""
    rng = random.Random(seed)
    tapped: list[str] = []
    until = time.monotonic() + seconds
    over: set[int] = set()
    while len(over) < len(pages):
        assert time.monotonic() < until, f"the game did not end; last taps: {tapped[-12:]}"
        for number, page in enumerate(pages):
            done = page.evaluate(TAP, rng.random())
            if done == "over":
                over.add(number)
            elif done not in ("waiting", "no table"):
                tapped.append(done)
                over.discard(number)
        pages[0].wait_for_timeout(30)
    return tapped
