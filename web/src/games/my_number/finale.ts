// How My Number! ends, and what can be great in it: a round's points, and a column that grew long on a dear card.
import type { Finale, Moment, Told } from '../../lib/finale';
import { ROUNDS } from './numbers';
import type { MyNumberView } from './view';

const total = (view: MyNumberView, seat: number, round: number): number => { const one = view.players[seat]!.rounds[round]; return one ? one.points + one.bonus : 0; };

/** The columns as they stood when a round was scored: the last card of each, and how many there were. */
function columnsAt(story: readonly Told[]): Moment[] {
  const found: Moment[] = [];
  const growing = new Map<string, { told: Told; seat: number; value: number; count: number }>();
  for (const told of story) {
    const { event } = told;
    if (event.event === 'opens' || event.event === 'joins') {
      const key = `${event.seat} ${event.value}`;
      growing.set(key, { told, seat: event.seat!, value: Number(event.value), count: (growing.get(key)?.count ?? 0) + 1 });
    } else if (event.event === 'round-scored') {
      for (const [key, column] of growing) {
        if (column.seat !== event.seat) continue;
        const points = column.value * column.count;
        found.push({ told: column.told, seat: column.seat, kind: 'column', weight: points, key: 'finale-my-number-column', details: { points, count: column.count, value: column.value } });
        growing.delete(key);
      }
    }
  }
  return found;
}

export const finale: Finale<MyNumberView> = {
  counts: [
    { clause: 'M5.1', of: (view, seat) => view.scores[seat]!, key: 'finale-my-number-points' },
    { clause: 'M5.1', of: (view, seat) => total(view, seat, ROUNDS - 1), key: 'finale-my-number-round3' },
    { clause: 'M5.1', of: (view, seat) => view.players[seat]!.rounds.reduce((sum, round) => sum + round.bonus, 0), key: 'finale-my-number-bonuses' },
  ],
  shared: 'M5.1',
  detail: (view, seat) => ({ key: 'finale-my-number-rounds', details: { rounds: view.players[seat]!.rounds.map((_, i) => total(view, seat, i)).join(' + ') } }),
  part: ({ view }, seat) => {
    const rounds = view.players[seat]!.rounds.map((_, i) => total(view, seat, i));
    const points = Math.max(...rounds);
    return { key: 'finale-my-number-part', details: { points, round: rounds.indexOf(points) + 1 } };
  },
  moments: ({ story }) => [
    ...columnsAt(story),
    ...story
      .filter(({ event }) => event.event === 'round-scored')
      .map((told): Moment => {
        const points = Number(told.event.points) + Number(told.event.bonus);
        return { told, seat: told.event.seat!, kind: 'round', weight: points, key: 'finale-my-number-round', details: { points } };
      }),
  ],
};
