import { mount } from 'svelte';
import './app.css';
import './games';
import App from './App.svelte';
import { fetchMe } from './lib/me.svelte';
import { recall } from './lib/memory';
import { hasServer } from './lib/reach.svelte';
import { cameByNotice, lookAtRings } from './lib/ringing.svelte';
import { query } from './lib/router.svelte';
import { keepPage } from './lib/version.svelte';
import { LANGUAGES, type Language } from './lib/protocol';
import { setLanguage } from './lib/words.svelte';

const spoken = (text: string | null | undefined): Language | null => LANGUAGES.find((language) => language === text) ?? null;
const remembered = spoken(query().get('lang')) ?? spoken(recall('igroteka-language'));
const guessed: Language = navigator.languages?.some((one) => one.toLowerCase().startsWith('ru')) ? 'ru' : 'en';

await setLanguage(remembered ?? guessed);
mount(App, { target: document.getElementById('app')! });
if (hasServer) {
  void fetchMe().then(
    (language) => (language && !remembered ? setLanguage(language) : undefined),
    () => undefined,
  );
  const rang = query().get('rang');
  void lookAtRings().then(() => cameByNotice(rang));
}
if ('serviceWorker' in navigator && import.meta.env.PROD) void keepPage().catch(() => undefined);
