// Strips that tell something at the foot of the page. They cover nothing: the page gives them the room.
const there: HTMLElement[] = [];
const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(lay);

function lay(): void {
  let used = 0;
  for (const node of there) {
    node.style.bottom = `${used}px`;
    used += node.offsetHeight;
  }
  document.documentElement.style.setProperty('--strips', `${used}px`);
}

/** Lays a strip above those that lie there already. */
export function strip(node: HTMLElement): { destroy(): void } {
  there.push(node);
  sizes?.observe(node);
  lay();
  return {
    destroy: () => {
      there.splice(there.indexOf(node), 1);
      sizes?.unobserve(node);
      lay();
    },
  };
}
