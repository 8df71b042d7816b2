"""What of a table cannot be read: words and numbers that are covered, cut, or out of sight."""

from typing import Any

# Every line of text is looked at in fifteen points between the left of its first letter and the right of its last, as
# high as capitals are: what lies there above it, and does it paint? Where text is shortened with dots, that is meant;
# log and chat are there to be scrolled; rivals' dice lie over the table for as long as they roll.
LOOK = r"""() => {
  const TOUCH = 1;  // pixels that nobody sees
  const off = document.createElement('style');
  off.textContent = '* { pointer-events: auto !important; } .sr, .sr * { pointer-events: none !important; }';
  document.head.append(off);
  const seen = (colour) => !/rgba\(.*, 0\)|transparent/.test(colour);
  const paints = (node, x, y) => {
    if (node.closest('.sr')) return false;
    if (node instanceof SVGElement) return node.tagName !== 'svg' && node.tagName !== 'g';
    const style = getComputedStyle(node);
    if (Number(style.opacity) === 0) return false;
    if (seen(style.backgroundColor) || style.backgroundImage !== 'none') return true;
    const box = node.getBoundingClientRect();
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return false;
    return ['::before', '::after'].some((part) => {
      const drawn = getComputedStyle(node, part);
      return drawn.content !== 'none' && seen(drawn.backgroundColor);
    });
  };
  const dotted = (style) => style.textOverflow === 'ellipsis' && style.overflowX !== 'visible';
  const lines = [];
  const walk = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const at = node.parentElement;
    if (!node.data.trim() || at.closest('.sr, [hidden], title, style, .flying, .log, .beside, .say')) continue;
    if (!at.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const high = parseFloat(getComputedStyle(at).fontSize) * (at.currentCSSZoom ?? 1);
    for (const box of range.getClientRects()) {
      let {left, right} = box;
      for (let up = at; up; up = up.parentElement) {
        if (!dotted(getComputedStyle(up))) continue;
        const edge = up.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (right - left < 2 || box.height < 2) continue;
      const middle = (box.top + box.bottom) / 2;
      const half = Math.min(box.height / 2, high * 0.36);
      const name = `“${node.data.trim().slice(0, 30)}” (${at.closest('[class]')?.className})`;
      lines.push({node, at, name, left: left + 0.5, right: right - 0.5, top: middle - half, bottom: middle + half});
    }
  }
  const AXES = [['X', 'left', 'right', 'Width'], ['Y', 'top', 'bottom', 'Height']];
  // By how much an ancestor cuts a line, and whether one may scroll there.
  const cutting = (line) => {
    let cut = Math.max(-line.left, line.right - innerWidth, -line.top, line.bottom - innerHeight, 0);
    let scrolls = false;
    let dots = false;
    for (let up = line.at; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      dots ||= dotted(style);
      for (const [axis, low, high, length] of AXES) {
        const flow = style[`overflow${axis}`];
        const beyond = Math.max(box[low] - line[low], line[high] - box[high]);
        if (flow === 'visible' || beyond <= TOUCH || (dots && axis === 'X')) continue;
        scrolls ||= /auto|scroll/.test(flow) && up[`scroll${length}`] > up[`client${length}`];
        cut = Math.max(cut, beyond);
      }
    }
    return [cut, scrolls];
  };
  const flaws = [];
  const clear = [];
  for (const line of lines) {
    const [cut, scrolls] = cutting(line);
    if (cut > TOUCH) {
      flaws.push([scrolls ? 'out of sight' : 'cut', line.name]);
      continue;
    }
    const over = [];
    for (let i = 0; i < 15; i++) {
      const x = line.left + ((line.right - line.left) * ((i % 5) + 0.5)) / 5;
      const y = line.top + ((line.bottom - line.top) * (Math.floor(i / 5) + 0.5)) / 3;
      const top = document.elementFromPoint(x, y);  // mostly the text's own, and sooner found than all that lies there
      for (const node of top === line.at || top?.contains(line.at) ? [] : document.elementsFromPoint(x, y)) {
        if (node === line.at || node.contains(line.at)) break;
        if (!line.at.contains(node) && paints(node, x, y)) {
          over.push(node);
          break;
        }
      }
    }
    if (over.some((node) => node.closest('.contest'))) continue;
    if (over.length > 1) flaws.push(['covered', `${line.name} by ${over[0].closest('[class]')?.className.toString()}`]);
    else clear.push(line);
  }
  for (const [i, one] of clear.entries()) for (const other of clear.slice(i + 1)) {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (one.node !== other.node && wide > 2 && high > 2) flaws.push(['covered', `${one.name} and ${other.name}`]);
  }
  off.remove();
  return flaws;
}"""


def unreadable(page: Any) -> list[str]:
    """All that cannot be read, each with how it is hidden.

    Under 360 pixels and on a phone on its side the middle of a table may be scrolled; elsewhere all is in sight.
    """
    size = page.viewport_size
    scrolls = size["width"] < 360 or size["height"] < 500
    found: list[tuple[str, str]] = page.evaluate(LOOK)
    return [f"{how}: {what}" for how, what in found if not (scrolls and how == "out of sight")]
