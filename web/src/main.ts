import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { fetchMe } from './lib/me.svelte';
import { query } from './lib/router.svelte';
import { setLanguage, type Language } from './lib/words.svelte';

const spoken = (text: string | null | undefined): Language | null => (text === 'ru' || text === 'en' ? text : null);
const remembered = spoken(query().get('lang')) ?? spoken(localStorage.getItem('igroteka-language'));
const guessed: Language = navigator.languages?.some((one) => one.toLowerCase().startsWith('ru')) ? 'ru' : 'en';

const tongue = remembered ?? guessed;
await Promise.all([setLanguage(tongue), Promise.race([fonts(tongue), new Promise((done) => setTimeout(done, 400))])]);
mount(App, { target: document.getElementById('app')! });
void fetchMe().then(
  (language) => (language && !remembered ? setLanguage(language) : undefined),
  () => undefined,
);

/** The letters of the language, so that nothing is laid out twice; not for long: the page is worth seeing in others too. */
function fonts(language: Language): Promise<unknown> {
  const letters = language === 'ru' ? 'Игротека 8' : 'Igroteka 8';
  return Promise.all(['400 17px Dela', '400 17px Rubik', '500 17px Rubik', '600 17px Rubik'].map((font) => document.fonts.load(font, letters).catch(() => [])));
}

if ('serviceWorker' in navigator && import.meta.env.PROD) void keepPage().catch(() => undefined);

/** What this visit has loaded is kept for when there is no connection: the helper came too late to see it. */
async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register('sw.js');
  const helper = (await navigator.serviceWorker.ready).active;
  const loaded = performance.getEntriesByType('resource').map((one) => one.name);
  helper?.postMessage({ keep: loaded });
}
