// The end of a round as it is shown: collected from the events that tell it.
import telling from 'virtual:telling/eight28';
import type { GameEvent } from '../../lib/types';
import type { Eight28View } from './view';
import { totals, type Card } from './sums';

export interface Candidate {
  seat: number;
  cards: Card[];
  total: number | null;
  goal: 8 | 28 | null;
  blue: number;
  red: number;
  won: boolean;
}
export interface Ceremony {
  round: number;
  candidates: Candidate[];
  hit: boolean;
  half: number;
  rest: { blue: number; red: number };
  unclaimed: number[];
}

export const ENDS: readonly string[] = telling.stops.at(-1)!.at; // where the pot is parted

/** Whether these events end a round: then there is something to celebrate. */
export const endsRound = (events: readonly GameEvent[]): boolean => events.some((event) => ENDS.includes(event.event));

/** `before` is the view before the events (the cards still lie there); `round` all events since the cards were turned. */
export function ceremonyOf(before: Eight28View, round: readonly GameEvent[]): Ceremony {
  const candidates = before.players.map((player, seat): Candidate => ({
    seat,
    cards: [...(player.hidden === null ? [] : [player.hidden]), ...player.shown],
    total: null,
    goal: player.plays_for,
    blue: 0,
    red: 0,
    won: false,
  }));
  const ceremony: Ceremony = { round: before.round, candidates, hit: false, half: 0, rest: { blue: 0, red: 0 }, unclaimed: [] };
  for (const event of round) {
    const one = event.seat === null ? undefined : candidates[event.seat];
    if (event.event === 'drew' && one) one.cards.push(event.card as Card);
    if (event.event === 'revealed' && one && before.players[one.seat]!.hidden === null) one.cards.unshift(event.card as Card);
    if ((event.event === 'chose' || event.event === 'one-way') && one) {
      one.goal = event.goal as 8 | 28;
      one.total = event.total as number;
    }
    if (event.event === 'direct-hit') ceremony.hit = true;
    if (event.event === 'halved') ceremony.half = event.value as number;
    if (event.event === 'unclaimed') ceremony.unclaimed.push(event.goal as number);
    if (event.event === 'left-over') ceremony.rest = { blue: event.blue as number, red: event.red as number };
    if (['share-of-8', 'share-of-28', 'hit-share'].includes(event.event) && one) {
      one.won = true;
      one.blue = event.blue as number;
      one.red = event.red as number;
    }
    if (event.event === 'round' || event.event === 'result') break;
  }
  // Whose goal was known before the story began: the total is what the cards add up to.
  for (const one of candidates) if (one.goal && one.total === null) one.total = totals(one.cards).filter((total) => total <= one.goal!).at(-1) ?? null;
  return ceremony;
}
