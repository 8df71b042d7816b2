// Room that has been needed once is kept: what comes and goes moves nothing else.

// At each table, by what it is: also what was away for a while, behind something solemn, has its room again.
let rooms = new WeakMap<Element, Record<string, number>>();
if (typeof window !== 'undefined') addEventListener('resize', () => (rooms = new WeakMap()));

/** The node becomes no lower again, as long as the window keeps its size. What is `passing`, opened by hand, gives its room back. */
export function keeps(node: HTMLElement, passing: () => boolean = () => false): { destroy(): void } {
  const [what, table] = [node.classList[0]!, node.closest('.app')!];
  const known = (): Record<string, number> => rooms.get(table) ?? rooms.set(table, {}).get(table)!;
  const keep = (): void => {
    node.style.minHeight = known()[what] ? `${known()[what]}px` : '';
  };
  const grown = new ResizeObserver(() => {
    if (passing()) return;
    if (node.offsetHeight <= (known()[what] ?? 0)) return;
    known()[what] = node.offsetHeight;
    keep();
  });
  keep();
  grown.observe(node);
  addEventListener('resize', keep);
  return {
    destroy() {
      grown.disconnect();
      removeEventListener('resize', keep);
    },
  };
}
