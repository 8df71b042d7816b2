// A device that rings while no page is open (docs/protocol.md): what this browser has asked the server for.
import { api, Refused } from './api';
import { hashed } from './fairness';
import { beSomebody } from './me.svelte';
import { recall, recallAs, remember } from './memory';
import { RING_KINDS, type RingKind, type Wishes } from './protocol';
import { hasServer } from './reach.svelte';
import { toast } from './toasts.svelte';
import { openChapter, say } from './words.svelte';

/** Why this device cannot ring. */
type Hindrance = 'browser' | 'install' | 'plain' | 'refused' | 'unreached';
type Wished = Pick<Wishes, 'rings' | 'quiet_from' | 'quiet_until'>;
const KEPT = 'igroteka-rings';
const DECLINED = 'igroteka-rings-declined';
const NOTHING: Wished = { rings: [], quiet_from: 22 * 60, quiet_until: 8 * 60 };

let wishes: Wished = $state.raw(recallAs<Wished>(KEPT) ?? NOTHING);
let hindrance: Hindrance | null = $state(found());
let declined = $state(recall(DECLINED) !== null);

function found(): Hindrance | null {
  if (!hasServer || typeof window === 'undefined') return 'browser';
  if (!isSecureContext) return 'plain';
  // A phone that lets only installed pages ring says so by what it lacks in others.
  if (!('PushManager' in window)) return (navigator as { standalone?: boolean }).standalone === false ? 'install' : 'browser';
  return Notification.permission === 'denied' ? 'refused' : null;
}

/** What is in the way; null: nothing that is known. */
export const whyNotRung = (): Hindrance | null => hindrance;
/** Whether it makes sense to offer it, beside where it is set. */
export const mayRing = (): boolean => hindrance === null || hindrance === 'unreached';
export const ringsFor = (kind: RingKind): boolean => mayRing() && wishes.rings.includes(kind);
export const quietHours = (): Pick<Wished, 'quiet_from' | 'quiet_until'> => wishes;

/** It is offered once: who says no finds it in the settings. */
export const isDeclined = (): boolean => declined;
export function decline(): void {
  declined = true;
  remember(DECLINED, 'yes');
}

function note({ rings, quiet_from, quiet_until }: Wished): void {
  wishes = { rings, quiet_from, quiet_until };
  remember(KEPT, JSON.stringify(wishes));
}

async function known(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}
const base64 = (key: ArrayBuffer | null): string => btoa(String.fromCharCode(...new Uint8Array(key ?? []))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Where this browser is reached; subscribed with the key that the server has now. */
async function subscribed(): Promise<PushSubscription> {
  const { key } = await api.pushKey();
  const { pushManager } = await navigator.serviceWorker.register('sw.js').then(() => navigator.serviceWorker.ready);
  const before = await pushManager.getSubscription();
  if (before && base64(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

let last: Promise<void> = Promise.resolve();
/** One change after the other: each is made to what came of the one before. */
function keep(change: (known: Wished) => Partial<Wished>): Promise<void> {
  return (last = last.catch(() => undefined).then(() => wish({ ...wishes, ...change(wishes) })));
}
async function wish(wished: Wished): Promise<void> {
  try {
    await beSomebody();
    const { endpoint, keys } = (await subscribed()).toJSON();
    note(await api.ring({ ...wished, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }));
    hindrance = null;
  } catch (problem) {
    hindrance = Notification.permission === 'denied' ? 'refused' : 'unreached';
    if (problem instanceof Refused) throw problem; // it says itself why
  }
}

/** Ring for this, or no more. */
export async function ringFor(kind: RingKind, on: boolean): Promise<void> {
  if (on && (await Notification.requestPermission()) !== 'granted') return void (hindrance = found());
  await keep(({ rings }) => ({ rings: RING_KINDS.filter((one) => (one === kind ? on : rings.includes(one))) }));
}
export const beQuiet = (end: 'quiet_from' | 'quiet_until', minute: number): Promise<void> => keep(() => ({ [end]: minute }));

/** What the server knows of this device, which may have been changed in a notice. Where it has forgotten the device, or
 * I am somebody else than before, it is told anew. */
export async function lookAtRings(): Promise<void> {
  if (hindrance || !wishes.rings.length) return;
  if (Notification.permission !== 'granted') return note({ ...wishes, rings: [] });
  try {
    const subscription = await known();
    note(await api.device(hashed(subscription?.endpoint ?? '')));
  } catch (problem) {
    if (problem instanceof Refused && problem.status === 404) await keep(() => ({})).catch(() => undefined);
  }
}

/** Where notices have no buttons: who has come by one can turn its kind off here. */
export async function cameByNotice(rang: string | null): Promise<void> {
  const kind = RING_KINDS.find((one) => one === rang);
  if (!kind || !ringsFor(kind)) return;
  await openChapter('ringing');
  toast(say(`rang-${kind}`), { label: say('rang-off'), run: () => void ringFor(kind, false).catch(() => undefined) }, 8000);
}

/** Somebody sees for himself what a notice told him: it goes. */
export async function haveSeen(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined); // a site that may keep nothing has none
  const notices = await worker?.getNotifications();
  for (const notice of notices ?? []) if ((notice.data as { link?: string } | null)?.link?.split('?')[0] === path) notice.close();
}

if (typeof navigator !== 'undefined' && hasServer) {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === 'rings' && void lookAtRings());
  void navigator.permissions?.query({ name: 'notifications' }).then((status) => status.addEventListener('change', () => (hindrance = found())), () => undefined);
}
