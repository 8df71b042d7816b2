// The page without a network, whole or not at all: a build is fetched with all its parts before it is installed, and
// every page is answered from the build that it belongs to. A new build waits until nobody has the old page open any
// more, or until somebody asks for it (src/lib/version.svelte.ts).
const BUILD = '/* BUILD */';
const FILES = {/* FILES */}; // and, of what stands for one content for ever, the hash of that
const KEPT = `igroteka-${BUILD}`; // also the name of a lock that the pages of this build hold
const AT_ONCE = 3; // more would be in the way of who plays

const inScope = (path) => new URL(path, self.registration.scope).href;
async function kept(cache, path) {
  const address = inScope(path);
  if (await cache.match(address)) return; // an earlier try has come this far
  const integrity = FILES[path];
  const known = integrity ? await caches.match(address) : undefined;
  const answer = known ?? (integrity ? await whole(address, integrity) : await fetch(address, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  await cache.put(address, answer);
}

/** What came damaged may lie so in the browser's cache: it is asked for once more, past it. */
const whole = (address, integrity) => fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: 'reload' }));

/** The page itself comes last, and only if it is this build's: between two requests a host may have changed over. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  const wanted = Object.keys(FILES);
  const next = async () => {
    for (let path = wanted.shift(); path; path = wanted.shift()) await kept(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  const page = await fetch(inScope('./'), { cache: 'no-cache' });
  if (!page.ok || !(await page.clone().text()).includes(BUILD)) throw new Error(`The page is not of build ${BUILD}.`);
  await cache.put(inScope('./'), page);
}

/** What older builds kept goes when no page of theirs is open any more. */
async function tidyUp() {
  if (self.registration.installing || self.registration.waiting) return; // a newer one is gathering its parts
  const open = new Set((await navigator.locks?.query())?.held.map(({ name }) => name));
  const names = (await caches.keys()).filter((name) => name.startsWith('igroteka-') && name !== KEPT && !open.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function opened(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(inScope('./'))) ?? fetch(request);
}
/** Whoever asks past all caches has found what was kept to be damaged. */
async function answered(request) {
  const known = request.cache === 'reload' ? undefined : await caches.match(request, { ignoreVary: true });
  return known ?? fetch(request);
}

// --- a device that rings: what the server tells while no page is open (docs/protocol.md) ---

const NAMED = { 'X-Igroteka': '1', 'Content-Type': 'application/json' };
const devices = (path, how) => fetch(inScope(`api/me/devices${path}`), { headers: NAMED, ...how });

function ring(told) {
  const { title, body, tag, lang, off } = told;
  const actions = [{ action: 'off', title: off }];
  return self.registration.showNotification(title, { body, tag, lang, actions, renotify: true, icon: inScope('icons/icon-192.png'), data: told });
}

/** Where notices have no buttons, the page that is opened by one has its button. */
async function goTo({ link, kind }) {
  const address = inScope(link);
  const whole = ({ url }) => url.split(/[?#]/)[0];
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => whole(page) === whole({ url: address }));
  const rang = Notification.maxActions ? '' : `${address.includes('?') ? '&' : '?'}rang=${kind}`;
  await (there ? there.focus() : self.clients.openWindow(address + rang));
}

/** It rings for this no more. Where that cannot be said now, the notice stays. */
async function turnOff(told) {
  const answer = await devices(`/${told.device}/${told.kind}`, { method: 'DELETE' }).catch(() => null);
  if (!answer || answer.status >= 500) return ring(told);
  for (const page of await self.clients.matchAll()) page.postMessage('rings');
}

/** The browser is reached elsewhere from now on; the wishes stay. */
async function moved({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return; // the next page that is opened sees to it
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(oldSubscription.endpoint));
  const id = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const answer = await devices(`/${id}`);
  if (!answer.ok) return;
  const { id: _, ...wishes } = await answer.json();
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options))).toJSON();
  await devices('', { method: 'PUT', body: JSON.stringify({ ...wishes, endpoint, p256dh: keys.p256dh, auth: keys.auth }) });
  await devices(`/${id}`, { method: 'DELETE' });
}

self.addEventListener('push', (event) => event.waitUntil(ring(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === 'off' ? turnOff(notification.data) : goTo(notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event)));

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(tidyUp)));
self.addEventListener('message', (event) => {
  if (event.data === 'go over') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy up') event.waitUntil(tidyUp());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (path.startsWith('api/') && !path.endsWith('.json')) return;
  event.respondWith(request.mode === 'navigate' ? opened(request) : answered(request));
});
