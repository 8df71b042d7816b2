// Room that has been needed once is kept: what comes and goes moves nothing else.

/** The node becomes no lower again, as long as the window keeps its size. Room that was opened by hand is given back. */
export function keeps(node: HTMLElement, passing = ''): { destroy(): void } {
  let kept = 0;
  const grown = new ResizeObserver(() => {
    if (passing && node.querySelector(passing)) return;
    if (node.offsetHeight > kept) node.style.minHeight = `${(kept = node.offsetHeight)}px`;
  });
  const anew = (): void => {
    kept = 0;
    node.style.minHeight = '';
  };
  grown.observe(node);
  addEventListener('resize', anew);
  return {
    destroy() {
      grown.disconnect();
      removeEventListener('resize', anew);
    },
  };
}
