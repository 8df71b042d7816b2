// What the shelf showed last, for when there is no connection: my own games, as they stood then.
import type { Home } from './protocol';

const KEY = 'igroteka-lists';
/** My games as this device last heard of them, and when (milliseconds). */
export type Remembered = { at: number } & Pick<Home, 'running' | 'finished'>;

export function remember({ running, finished }: Home): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), running, finished } satisfies Remembered));
  } catch {
    // Remembered only where the browser allows it.
  }
}
export function remembered(): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}
