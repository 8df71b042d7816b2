// What this device knows of somebody's first games: how far a lesson has come, what has been learnt, played, offered.
import { recallAs, remember as keep } from './memory';
import type { GameId } from './types';

interface Known {
  /** The step of the lesson that waits. */
  step?: string;
  learnt?: boolean;
  played?: boolean;
  /** The lesson was offered, and somebody has chosen. */
  asked?: boolean;
}

const KEY = 'igroteka-first-games';

const remembered = (): Record<GameId, Known> => recallAs(KEY) ?? {};

function remember(game: GameId, news: Known): void {
  const all = remembered();
  keep(KEY, JSON.stringify({ ...all, [game]: { ...all[game], ...news } }));
}

/** The step that a lesson goes on with; null: from the beginning. */
export const stepOf = (game: GameId): string | null => remembered()[game]?.step ?? null;
export const hasCome = (game: GameId, step: string): void => remember(game, { step });
export const hasLearnt = (game: GameId): void => remember(game, { step: undefined, learnt: true });
export const hasPlayed = (game: GameId): void => remember(game, { played: true });
export const hasChosen = (game: GameId): void => remember(game, { asked: true });

/** Never played, learnt or declined on this device. */
export function isNew(game: GameId): boolean {
  const known = remembered()[game];
  return !known?.learnt && !known?.played && !known?.asked;
}
