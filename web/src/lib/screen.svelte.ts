// How big the screen is, for what style sheets cannot decide.
const wideQuery = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 900px) and (min-height: 501px)');
const screenNow = $state({ wide: wideQuery?.matches ?? true });
wideQuery?.addEventListener('change', (event) => (screenNow.wide = event.matches));
export const isWide = (): boolean => screenNow.wide;
