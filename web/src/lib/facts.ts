// What is printed on the side of a box.
import type { GameId } from './types';

export const FACTS: Record<GameId, { players: string; minutes: number }> = {
  eight28: { players: '3–6', minutes: 20 },
  'twelve-days': { players: '2–8', minutes: 25 },
  'jackal-high': { players: '2–5', minutes: 30 },
  'my-number': { players: '3–6', minutes: 25 },
};
