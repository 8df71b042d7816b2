// How big the screen is, for what style sheets cannot decide.
function watch(text: string, unknown: boolean): () => boolean {
  const query = typeof matchMedia === 'undefined' ? null : matchMedia(text);
  const now = $state({ fits: query?.matches ?? unknown });
  query?.addEventListener('change', (event) => (now.fits = event.matches));
  return () => now.fits;
}
export const isWide = watch('(min-width: 900px) and (min-height: 681px)', true);
const isLow = watch('(max-height: 680px) and (orientation: landscape)', false);
const isTablet = watch('(min-width: 600px)', false);

/** The format that a scene is drawn in: a big screen, a phone on its side, a tablet, a phone. */
export const sceneFormat = (): [number, number] => (isWide() ? [1100, 900] : isLow() ? [844, 390] : isTablet() ? [620, 830] : [390, 844]);
