// What I missed in games with others, once the bots have looked back at them: this device remembers it, beside what my
// games alone have taught.
import type { Missed, Mistake } from '../solo/table';
import { recallAs, remember } from './memory';

const PLACE = 'igroteka-missed-';
export const MOST = 50; // games of a kind; of more the oldest are forgotten

export const missedIn = (game: string): Missed[] => recallAs<Missed[]>(PLACE + game) ?? [];

/** Of a steadier judgement of the same game the later one counts. */
export function hasMissed(game: string, id: string, mistakes: Mistake[]): void {
  const others = missedIn(game).filter((one) => one.id !== id);
  remember(PLACE + game, JSON.stringify([{ id, mistakes }, ...others].slice(0, MOST)));
}
