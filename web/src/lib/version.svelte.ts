// The page's own versions. The service worker keeps this one whole; a new one is offered when it is ready, never
// forced on who plays, and gone over to when somebody asks for it.
let ready = $state(false);
/** Whether a newer page lies ready. */
export const isNewReady = (): boolean => ready;

export const BUILD = typeof document === 'undefined' ? '' : (document.documentElement.dataset.build ?? '');

/** When a first visit is kept: by then whoever came has seen the shelf, or is at a table. */
const LATER = 4000;
const LOOK_EVERY = 3_600_000;

let coming: Promise<unknown> = Promise.resolve();
/** Somebody waits for this to play: what is kept for later visits comes after it. */
export function comesFirst<T>(awaited: Promise<T>): Promise<T> {
  coming = Promise.allSettled([coming, awaited]);
  return awaited;
}

export async function keepPage(): Promise<void> {
  void navigator.locks?.request(`igroteka-${BUILD}`, { mode: 'shared' }, () => new Promise<void>(() => {})).catch(() => undefined); // this build is in use
  if (!navigator.serviceWorker.controller) {
    await new Promise((done) => setTimeout(done, LATER));
    await coming;
  }
  const registration = await navigator.serviceWorker.register('sw.js');
  const look = (): void => void (ready = registration.waiting !== null && navigator.serviceWorker.controller !== null);
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  navigator.serviceWorker.addEventListener('controllerchange', look);
  look();
  navigator.serviceWorker.controller?.postMessage('tidy up');
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
}

/** Loads the page anew, the newest that there is. */
export async function goOver(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const found = registration?.waiting ?? (await newest(registration));
  if (!found) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  found.postMessage('go over');
}

async function newest(registration: ServiceWorkerRegistration | undefined): Promise<ServiceWorker | null> {
  const coming = (await registration?.update().catch(() => undefined))?.installing;
  if (coming) await new Promise<void>((done) => coming.addEventListener('statechange', () => coming.state !== 'installing' && done()));
  return registration?.waiting ?? null;
}
