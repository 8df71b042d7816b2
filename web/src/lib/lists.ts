// What the shelf showed last, for when there is no connection: my own games, as they stood then.
import { recallAs, remember as keep } from './memory';
import type { Home } from './protocol';

const KEY = 'igroteka-lists';
/** My games as this device last heard of them, and when (milliseconds). */
export type Remembered = { at: number } & Pick<Home, 'running' | 'finished'>;

export const remember = ({ running, finished }: Home): void => keep(KEY, JSON.stringify({ at: Date.now(), running, finished } satisfies Remembered));
export const remembered = (): Remembered | null => recallAs(KEY);
