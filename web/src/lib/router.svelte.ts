// Which page is open: the part of the address after <base href>.
import { isOver, whenArrived } from './back';

export const base = typeof document === 'undefined' ? '/' : new URL(document.baseURI).pathname;

function here(): { path: string; query: URLSearchParams; hash: string } {
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname.slice(1);
  return { path: path.replace(/\/$/, ''), query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

let place = $state.raw(typeof location === 'undefined' ? { path: '', query: new URLSearchParams(), hash: '' } : here());
let address = typeof location === 'undefined' ? '' : location.href;
function arrive(): void {
  address = location.href;
  place = here();
}
// Where the address is the same, only something that lay over the page was closed.
if (typeof window !== 'undefined') addEventListener('popstate', () => location.href !== address && arrive());

export const path = (): string => place.path;
export const parts = (): string[] => place.path.split('/').map(decodeURIComponent);
export const query = (): URLSearchParams => place.query;
export const hash = (): string => place.hash;

export const href = (to: string): string => base + to;

export function go(to: string, replace = false): void {
  whenArrived(() => {
    if (replace) history.replaceState(history.state, '', href(to));
    else history[isOver() ? 'replaceState' : 'pushState'](null, '', href(to));
    arrive();
    if (!location.hash) scrollTo(0, 0);
  });
}

/** Lets links inside the page change the page without loading it anew. */
export function followLinks(node: HTMLElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(base) || url.pathname.startsWith(`${base}api/`)) return;
    event.preventDefault();
    if (url.href !== location.href) go(url.pathname.slice(base.length) + url.search + url.hash);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
