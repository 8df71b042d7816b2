// Keeps the page itself for when there is no connection. Games are never kept: they live on the server.
// A new build has a new name: what the old one kept is dropped.
const KEPT = 'igroteka-BUILD';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('./')).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

async function fresh(request, fallback) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(fallback ?? request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(fallback ?? request);
    if (kept) return kept;
    throw problem;
  }
}
async function kept(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? fresh(request);
}

const keeps = (url, scope) => ['assets/', 'fonts/', 'icons/'].some((folder) => url.pathname.startsWith(`${scope.pathname}${folder}`));
self.addEventListener('message', (event) => {
  const scope = new URL(self.registration.scope);
  const wanted = (event.data?.keep ?? []).filter((name) => new URL(name).origin === scope.origin && keeps(new URL(name), scope));
  event.waitUntil(Promise.allSettled(wanted.map((name) => kept(new Request(name)))));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin || url.pathname.startsWith(`${scope.pathname}api/`)) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, './'));
  else if (keeps(url, scope)) event.respondWith(kept(request));
});
