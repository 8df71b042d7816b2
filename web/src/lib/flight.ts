// Things move from where they were to where they go. What moves carries data-k, the name of the
// thing; data-from names where a new thing comes out of, data-to where a thing that goes away ends.
import { isStill, pace } from './settings.svelte';

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const TOSS = 'cubic-bezier(.3,0,.2,1.25)';
const STAGGER = 60;
const MOVE = 320;
const TOGETHER = 900;

interface Seen {
  rect: DOMRect;
  node: HTMLElement;
}
export type Picture = Map<string, Seen>;

export function picture(root: ParentNode): Picture {
  const seen: Picture = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-k]')) seen.set(node.dataset.k!, { rect: node.getBoundingClientRect(), node });
  return seen;
}

/** Lets everything that changed its place since `before` fly there. */
export function fly(root: ParentNode, before: Picture): void {
  const after = picture(root);
  let order = 0;
  for (const [key, { rect, node }] of after) {
    if (!rect.width) continue;
    const was = before.get(key) ?? (node.dataset.from ? (before.get(node.dataset.from) ?? after.get(node.dataset.from)) : undefined);
    const appears = !before.has(key);
    if (!was?.rect.width) {
      if (appears && before.size && !node.dataset.calm) fade(node);
      continue;
    }
    const dx = was.rect.left - rect.left;
    const dy = was.rect.top - rect.top;
    const scale = was.rect.width / rect.width;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
    if (isStill()) {
      fade(node);
      node.classList.add('landed');
      setTimeout(() => node.classList.remove('landed'), 1200);
      continue;
    }
    const delay = Math.min(order, (TOGETHER - MOVE) / STAGGER) * STAGGER;
    if (appears) order += 1;
    const animation = node.animate(
      [
        { transform: `translate(${dx}px,${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30 },
        { transform: 'translate(0,0) scale(1)', transformOrigin: '0 0', zIndex: 30 },
      ],
      { duration: pace(MOVE), delay: pace(appears ? delay : 0), easing: node.dataset.toss ? TOSS : EASE, fill: 'backwards' },
    );
    animation.id = 'flight';
  }
  for (const [key, was] of before) if (!after.has(key) && was.node.dataset.to && !isStill()) leave(was, after.get(was.node.dataset.to));
}

function fade(node: HTMLElement): void {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace(200), easing: 'ease-out' }).id = 'flight';
}

/** A picture of the thing that is gone flies to where it went. */
function leave(was: Seen, goal: Seen | undefined): void {
  if (!goal?.rect.width || !was.rect.width) return;
  const ghost = was.node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-k');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { position: 'fixed', left: `${was.rect.left}px`, top: `${was.rect.top}px`, width: `${was.rect.width}px`, height: `${was.rect.height}px`, margin: '0', zIndex: '40', pointerEvents: 'none' });
  const layer = document.getElementById('sky') ?? document.body;
  layer.append(ghost);
  const dx = goal.rect.left + goal.rect.width / 2 - was.rect.left - was.rect.width / 2;
  const dy = goal.rect.top + goal.rect.height / 2 - was.rect.top - was.rect.height / 2;
  const animation = ghost.animate(
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px,${dy}px) scale(.6)`, opacity: 0.2 }],
    { duration: pace(MOVE), easing: EASE, fill: 'forwards' },
  );
  animation.id = 'flight';
  const gone = (): void => ghost.remove();
  animation.finished.then(gone, gone);
}

/** A tap anywhere finishes what is running. */
export function finishFlights(): void {
  for (const animation of document.getAnimations()) if (animation.id === 'flight') animation.finish();
}
