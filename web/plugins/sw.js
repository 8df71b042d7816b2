// Keeps for when there is no connection: the page itself, all its parts, and what rules and lessons need.
// Games with others live on the server, games alone in the page's own store. A new build has a new name: what the old one kept is dropped.
const KEPT = 'igroteka-BUILD';
const FILES = [/* FILES */];
const GAMES = [/* GAMES */];
const LANGUAGES = ['ru', 'en'];
const AT_ONCE = 3; // more would be in the way of who plays

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

const inScope = (path) => new URL(path, self.registration.scope).href;
const bookOf = (game, language) => inScope(`api/book/${game}/${language}`);

/** Everything that has not been kept yet, a few things at a time. */
async function keepAll() {
  const wanted = [...FILES.map(inScope), ...LANGUAGES.flatMap((language) => GAMES.map((game) => bookOf(game, language)))];
  const next = async () => {
    for (let one = wanted.shift(); one; one = wanted.shift()) await kept(new Request(one)).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Rules, examples and lessons: as the server has them, else as they were kept. */
async function told(request, part) {
  try {
    return await fetch(request);
  } catch (problem) {
    const cache = await caches.open(KEPT);
    const [, kind, game, last] = part;
    const language = kind === 'rules' ? last : (request.headers.get('Accept-Language') ?? 'en').slice(0, 2);
    const answer = await cache.match(bookOf(game, language));
    if (!answer) throw problem;
    const book = await answer.json();
    const found = kind === 'rules' ? book.rulebook : kind === 'lessons' ? book.lesson : book.examples.find((one) => one.clause === last);
    if (!found) throw problem;
    return Response.json(found);
  }
}

const keeps = (url, scope) => ['assets/', 'engines/', 'fonts/', 'icons/'].some((folder) => url.pathname.startsWith(`${scope.pathname}${folder}`));
self.addEventListener('message', (event) => {
  const scope = new URL(self.registration.scope);
  if (event.data?.all) event.waitUntil(keepAll());
  const wanted = (event.data?.keep ?? []).filter((name) => new URL(name).origin === scope.origin && keeps(new URL(name), scope));
  event.waitUntil(Promise.allSettled(wanted.map((name) => kept(new Request(name)))));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin) return;
  const path = url.pathname.slice(scope.pathname.length);
  const part = /^api\/(?:(rules|scenarios)\/([^/]+)\/([^/]+)|(lessons)\/([^/]+))$/.exec(path)?.filter((one) => one !== undefined);
  if (part) event.respondWith(told(request, part.map(decodeURIComponent)));
  else if (path.startsWith('api/')) return;
  else if (request.mode === 'navigate') event.respondWith(fresh(request, './'));
  else if (keeps(url, scope)) event.respondWith(kept(request));
});
