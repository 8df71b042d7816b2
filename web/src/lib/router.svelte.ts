// Which page is open: the part of the address after <base href>. Without a server there is one file at one address, and
// which page of it is open stands behind a question mark: `?/rules/some-game&lang=ru`. Any host can serve that.
import { isOver, whenArrived } from './back';
import { hasServer } from './reach.svelte';

export const base = typeof document === 'undefined' ? '/' : new URL(document.baseURI).pathname;

interface Whereabouts { path: string; query: URLSearchParams; hash: string }
function placeOf({ pathname, search, hash }: URL | Location): Whereabouts {
  const [, path = '', query = ''] = hasServer
    ? ['', pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1), search]
    : /^\?\/([^&]*)&?(.*)$/.exec(search) ?? ['', '', search];
  return { path: path.replace(/\/$/, ''), query: new URLSearchParams(query), hash: hash.slice(1) };
}
const here = (): Whereabouts => placeOf(location);

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

/** The address of a page: `rules/some-game`, `t/some-table?key=…`. */
export function href(to: string): string {
  return hasServer ? base + to : to ? `${base}?/${to.replace('?', '&')}` : base;
}

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
    if (url.href !== location.href) {
      const { path, query, hash } = placeOf(url);
      go(`${path}${query.size ? `?${query}` : ''}${hash ? `#${hash}` : ''}`);
    }
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
