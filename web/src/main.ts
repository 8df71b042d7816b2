import { mount } from 'svelte';
import './app.css';
import './games';
import App from './App.svelte';
import { fetchMe } from './lib/me.svelte';
import { query } from './lib/router.svelte';
import { setLanguage, type Language } from './lib/words.svelte';

const spoken = (text: string | null | undefined): Language | null => (text === 'ru' || text === 'en' ? text : null);
const remembered = spoken(query().get('lang')) ?? spoken(localStorage.getItem('igroteka-language'));
const guessed: Language = navigator.languages?.some((one) => one.toLowerCase().startsWith('ru')) ? 'ru' : 'en';

await setLanguage(remembered ?? guessed);
mount(App, { target: document.getElementById('app')! });
void fetchMe().then(
  (language) => (language && !remembered ? setLanguage(language) : undefined),
  () => undefined,
);

if ('serviceWorker' in navigator && import.meta.env.PROD) void keepPage().catch(() => undefined);

/** When the rest is fetched, too: by then whoever came has seen the shelf, or is at a table. */
const LATER = 4000;
/** What this visit has loaded is kept for when there is no connection: the helper came too late to see it. */
async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register('sw.js');
  const helper = (await navigator.serviceWorker.ready).active;
  const watch = new PerformanceObserver((loaded) => {
    const keep = loaded.getEntries().map((one) => one.name).filter((name) => !name.includes('/api/'));
    if (keep.length) helper?.postMessage({ keep });
  });
  watch.observe({ type: 'resource', buffered: true }); // also what is still on its way
  setTimeout(() => helper?.postMessage({ all: true }), LATER);
}
