// How 8-28 ends, and what can be great in it: the gems that a round brought somebody.
import type { Finale, Moment } from '../../lib/finale';
import type { GameEvent } from '../../lib/types';
import { worth } from './sums';
import type { Eight28View } from './view';

const SHARES = ['hit-share', 'share-of-8', 'share-of-28'];
const value = (event: GameEvent): number => worth({ blue: Number(event.blue), red: Number(event.red) });
const HIT = 100; // a direct hit is greater than whatever else

export const finale: Finale<Eight28View> = {
  counts: [{ clause: 'E5.2', of: (view, seat) => view.scores[seat]!, key: 'finale-eight28-points' }],
  shared: 'E5.3',
  detail: (view, seat) => ({ key: 'finale-eight28-gems', details: { ...view.players[seat]!.gems } }),
  part: ({ story }, seat) => {
    const rounds = story.filter(({ event }) => event.event === 'round').length;
    const mine = story.filter(({ event }) => event.seat === seat);
    const won = new Set(mine.filter(({ event }) => SHARES.includes(event.event) && value(event) > 0).map(({ ply }) => ply)).size;
    return { key: 'finale-eight28-part', details: { rounds, won, out: mine.filter(({ event }) => event.event === 'out').length } };
  },
  moments: ({ story }) =>
    story
      .filter(({ event }) => SHARES.includes(event.event) && value(event) > 0)
      .map((told): Moment => {
        const { event } = told;
        const points = value(event);
        return event.event === 'hit-share'
          ? { told, seat: event.seat!, kind: 'hit', weight: HIT + points, key: 'finale-eight28-hit', details: { points } }
          : { told, seat: event.seat!, kind: event.event, weight: points, key: 'finale-eight28-share', details: { points, goal: event.event === 'share-of-8' ? 8 : 28 } };
      }),
};
