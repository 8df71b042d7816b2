{
  // What the page's language needs, its words and its letters, is asked for beside its code (src/main.ts chooses
  // the language likewise; where it chooses another one, a little was fetched in vain).
  const NEEDED = {/* NEEDED */};
  const asked = /[?&]lang=(\w\w)\b/.exec(location.search)?.[1];
  let kept = null;
  try {
    kept = localStorage.getItem('igroteka-language');
  } catch {
    // Remembered only where the browser allows it.
  }
  const guessed = navigator.languages?.some((one) => one.toLowerCase().startsWith('ru')) ? 'ru' : 'en';
  for (const href of NEEDED[asked] ?? NEEDED[kept] ?? NEEDED[guessed]) {
    const isFont = href.endsWith('.woff2');
    const link = Object.assign(document.createElement('link'), isFont ? { rel: 'preload', as: 'font', type: 'font/woff2' } : { rel: 'modulepreload' }, { href });
    link.crossOrigin = '';
    document.head.append(link);
  }
}
