// Back closes what lies over the page, as it does everywhere on a phone: each sheet has an entry of its own in the
// browser's history, which carries how many lie there.
const open: { close: () => void }[] = [];
const entered = (): number => (history.state as { over?: number } | null)?.over ?? 0;
let due = false;
let travelling: (() => void)[] | null = null;

/** Brings the history in step with what is open, once for all that opens and closes at the same time. */
function settle(): void {
  due = false;
  if (travelling) return;
  while (entered() < open.length) history.pushState({ over: entered() + 1 }, '');
  if (entered() > open.length) {
    travelling = [];
    history.go(open.length - entered());
  }
}
function soon(): void {
  if (!due) queueMicrotask(settle);
  due = true;
}

/** While something lies over the page, its entry becomes that of the page that is opened from there. */
export const isOver = (): boolean => entered() > 0;

/** Calls `go` when the browser has arrived where it was sent to: until then it would take a new page for an old one. */
export function whenArrived(go: () => void): void {
  if (travelling) travelling.push(go);
  else go();
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    const waiting = travelling;
    travelling = null;
    for (const one of open.splice(entered())) one.close();
    soon(); // an entry of something that is open no more is left again
    for (const go of waiting ?? []) go();
  });
  if (isOver()) soon(); // the page was loaded anew
}

/** As long as it is there, Back closes it; what cannot be closed is a page of its own. */
export function backCloses(_node: HTMLElement, close: (() => void) | null): { update?(next: (() => void) | null): void; destroy?(): void } {
  if (!close) return {};
  const one = { close };
  open.push(one);
  soon();
  return {
    update: (next) => (one.close = next ?? close),
    destroy: () => {
      const at = open.indexOf(one);
      if (at < 0) return; // Back was faster
      open.splice(at, 1);
      soon();
    },
  };
}
