// Things move from where they were to where they go. What moves carries data-k, the name of the
// thing; data-from names where a new thing comes out of, data-to where a thing that goes
// away ends: the first of the names that is on the table. With data-stay it is only such a place.
import { isStill, linger, pace } from './settings.svelte';

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const TOSS = 'cubic-bezier(.3,0,.2,1.25)';
const STAGGER = 60;
const MOVE = 320;
const TOGETHER = 900;
const LIFT = 44; // how high, at most, a thing is lifted on its way

type Look = Pick<CSSStyleDeclaration, 'fontSize' | 'width' | 'height' | 'position' | 'margin'>;
interface Seen {
  rect: DOMRect;
  node: HTMLElement;
  /** How its parts look; known beforehand of what may go away. */
  looks?: Look[];
  /** On what it lies (another thing, the tray, the felt), and where that was: it carries along what lies on it. */
  on: Element | null;
  at: DOMRect | undefined;
}
export type Picture = Map<string, Seen>;

export function picture(root: ParentNode): Picture {
  const seen: Picture = new Map();
  if (!pace(MOVE)) return seen; // nothing will move: nothing is measured
  const rects = new Map<Element, DOMRect>();
  const rectOf = (node: Element): DOMRect => rects.get(node) ?? rects.set(node, node.getBoundingClientRect()).get(node)!;
  for (const node of root.querySelectorAll<HTMLElement>('[data-k]')) {
    const on = node.parentElement!.closest('[data-k], .tray, .felt');
    seen.set(node.dataset.k!, { rect: rectOf(node), node, looks: node.dataset.to && !isStill() ? looksOf(node) : undefined, on, at: on ? rectOf(on) : undefined });
  }
  return seen;
}

/** Lets everything that changed its place since `before` fly there. */
export function fly(root: ParentNode, before: Picture): void {
  const after = picture(root);
  const tray = root.querySelector('.tray');
  const edge = tray?.getBoundingClientRect();
  let order = 0;
  const become = new Set<string>(); // what has turned into something else
  for (const [key, { rect, node, on, at }] of after) {
    if (!rect.width || node.dataset.stay) continue;
    if (node.dataset.from && !before.has(key)) become.add(node.dataset.from);
    const was = before.get(key) ?? (node.dataset.from ? (before.get(node.dataset.from) ?? after.get(node.dataset.from)) : undefined);
    const appears = !before.has(key);
    if (!was?.rect.width) {
      if (appears && before.size && !node.dataset.calm) fade(node);
      continue;
    }
    // Out of another thing it comes small, from that thing's middle.
    const scale = appears ? Math.max(0.35, Math.min(1, was.rect.width / rect.width)) : was.rect.width / rect.width;
    const carried = on !== null && was.on === on;
    const dx = was.rect.left + (carried ? at!.left - was.at!.left : 0) - rect.left + (was.rect.width - rect.width * scale) / 2;
    const dy = was.rect.top + (carried ? at!.top - was.at!.top : 0) - rect.top + (appears ? (was.rect.height - rect.height * scale) / 2 : 0);
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
    if (isStill()) {
      fade(node);
      ring(node);
      continue;
    }
    const delay = pace(appears ? Math.min(order, (TOGETHER - MOVE) / STAGGER) * STAGGER : 0);
    if (appears) order += 1;
    // What leaves the tray would start under it: its picture flies above everything.
    const leavesTray = edge !== undefined && !tray!.contains(node) && within(was.rect, edge);
    const flyer = leavesTray ? ghostOf(node, rect, looksOf(node)) : node;
    const timing = { duration: pace(MOVE), delay, easing: node.dataset.toss ? TOSS : EASE, fill: 'backwards' as const };
    const zoom = zoomOf(node);
    const animation = flyer.animate(path(dx / zoom, dy / zoom, scale, !!node.dataset.calm), timing);
    animation.id = 'flight';
    flyer.classList.add('flying');
    if (leavesTray) node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration, delay, fill: 'backwards' }).id = 'flight';
    const landed = (): void => (leavesTray ? flyer.remove() : flyer.classList.remove('flying'));
    animation.finished.then(landed, landed);
  }
  for (const [key, was] of before) if (!after.has(key) && !become.has(key) && was.node.dataset.to && !isStill()) leave(was, goalOf(was.node.dataset.to, after));
}

/** On a tablet the table is zoomed: rectangles are measured outside the zoom, motion happens inside. */
const zoomOf = (node: Element): number => (node as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
const within = (rect: DOMRect, edge: DOMRect): boolean => rect.top + rect.height / 2 > edge.top && rect.left + rect.width / 2 > edge.left && rect.left + rect.width / 2 < edge.right;

/** From there to here: a thing is lifted on the way and set down; what only makes room slides. */
function path(dx: number, dy: number, scale: number, calm: boolean): Keyframe[] {
  const lift = calm ? 0 : Math.min(LIFT, Math.hypot(dx, dy) * 0.16);
  const lean = calm ? 0 : Math.max(-7, Math.min(7, dx / 30));
  return [
    { transform: `translate(${dx}px,${dy}px) scale(${scale})` },
    { offset: 0.45, transform: `translate(${dx * 0.45}px,${dy * 0.45 - lift}px) scale(${1 + (scale - 1) * 0.45 + (calm ? 0 : 0.06)}) rotate(${-lean}deg)` },
    { transform: 'translate(0,0) scale(1)' },
  ];
}

function fade(node: HTMLElement): void {
  if (pace(200)) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace(200), easing: 'ease-out' }).id = 'flight';
}

/** Without motion, what has changed wears a ring for a moment. */
function ring(node: HTMLElement): void {
  node.classList.add('landed');
  setTimeout(() => node.classList.remove('landed'), linger(1200));
}

/** The styles that hang on where a thing lies: in the sky they would be lost. */
function looksOf(node: HTMLElement): Look[] {
  return [...node.querySelectorAll('*')].map((part) => {
    const { fontSize, width, height, position, margin } = getComputedStyle(part);
    return { fontSize, width, height, position, margin };
  });
}

/** Where things fly: over the table on top; tables that are only pictures have no sky. */
const skyAbove = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('#sky')].filter((one) => !one.closest('[inert]')).at(-1) ?? document.body;

/** A picture of a thing, lying in the sky over the table exactly where the thing lies. */
function ghostOf(node: HTMLElement, rect: DOMRect, looks: Look[]): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  const twins = ghost.querySelectorAll<HTMLElement>('*');
  twins.forEach((twin, i) => Object.assign(twin.style, looks[i]));
  for (const twin of [ghost, ...twins]) {
    twin.removeAttribute('data-k');
    twin.removeAttribute('data-key');
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  const zoom = zoomOf(skyAbove());
  const [left, top, width, height] = [rect.left, rect.top, rect.width, rect.height].map((length) => `${length / zoom}px`);
  Object.assign(ghost.style, { position: 'fixed', left, top, width, height, margin: '0', zIndex: '40', pointerEvents: 'none' });
  skyAbove().append(ghost);
  return ghost;
}

/** The first of the places named that is there. */
function goalOf(names: string, after: Picture): Seen | undefined {
  return names.split(' ').map((name) => after.get(name)).find(Boolean);
}

/** A picture of the thing that is gone flies to where it went. */
function leave(was: Seen, goal: Seen | undefined): void {
  if (!goal?.rect.width || !was.rect.width) return;
  const ghost = ghostOf(was.node, was.rect, was.looks ?? []);
  const zoom = zoomOf(ghost);
  const dx = (goal.rect.left + goal.rect.width / 2 - was.rect.left - was.rect.width / 2) / zoom;
  const dy = (goal.rect.top + goal.rect.height / 2 - was.rect.top - was.rect.height / 2) / zoom;
  const animation = ghost.animate(
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px,${dy}px) scale(.6)`, opacity: 0.2 }],
    { duration: pace(MOVE), easing: EASE, fill: 'forwards' },
  );
  animation.id = 'flight';
  const gone = (): void => ghost.remove();
  animation.finished.then(gone, gone);
}

/** A tap anywhere finishes what is running; what goes on for ever (snow, stars) does not end. */
export function finishFlights(): void {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
}
