// How far somebody has read and seen a table on this device, for when he comes back to it.
import { recallAs, remember } from './memory';

const MOST = 60; // tables; who was not looked at for longest is forgotten
type Numbers = Record<string, number>;

function note(key: string, id: string, n: number): void {
  const { [id]: known = -1, ...others } = recallAs<Numbers>(key) ?? {};
  if (n === known) return;
  remember(key, JSON.stringify(Object.fromEntries([...Object.entries(others), [id, n]].slice(-MOST))));
}
const READ = 'igroteka-read';
/** The number of the last line of a table's chat that was seen; -1: none. */
export const lastRead = (id: string): number => recallAs<Numbers>(READ)?.[id] ?? -1;
export const haveRead = (id: string, n: number): void => note(READ, id, n);

const SEEN = 'igroteka-seen';
/** Where the log of a slow table stood when it was last looked at; 0: it was not. */
export const lastSeen = (id: string): number => recallAs<Numbers>(SEEN)?.[id] ?? 0;
export const haveSeen = (id: string, seq: number): void => note(SEEN, id, seq);
