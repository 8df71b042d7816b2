// How Jackal & High ends, and what can be great in it: paws that are won, swept up, snatched from the Valley or lost there.
import { times, type Finale, type Moment, type Played } from '../../lib/finale';
import type { GameEvent } from '../../lib/types';
import type { JackalHighView } from './view';
import { animalOf } from './animals';

const CONTEST = 1; // a card that was fought for weighs so much more
const GIVEN = ['alone-gives', 'lowest-gives'];
const TAKEN = ['alone-takes', 'highest-takes'];
const WON = ['won-alone', 'won-contest'];

function momentsOf({ story, options }: Played<JackalHighView>): Moment[] {
  const under = Number(options.take2_paws);
  const worth = (event: GameEvent): number => (typeof event.card === 'number' ? animalOf(event.card).paws : 0) + under * Number(event.take2 ?? 0);
  return story.flatMap((told): Moment[] => {
    const { event, ply } = told;
    const seat = event.seat!;
    const paws = worth(event);
    const card = event.card as number;
    if (WON.includes(event.event) && event.card === 'L8') {
      const swept = story.filter((other) => other.ply === ply && other.event.event === 'lucky8-brings' && other.event.seat === seat);
      const all = paws + swept.reduce((total, other) => total + worth(other.event), 0);
      return all ? [{ told, seat, kind: 'lucky8', weight: all + CONTEST, key: 'finale-jackal-high-lucky8', details: { paws: all, count: swept.length } }] : [];
    }
    if (event.event === 'won-alone') return [{ told, seat, kind: 'won', weight: paws, key: 'finale-jackal-high-won', details: { card, paws } }];
    if (event.event === 'won-contest') return [{ told, seat, kind: 'contest', weight: paws + CONTEST, key: 'finale-jackal-high-contest', details: { card, paws } }];
    if (TAKEN.includes(event.event)) return [{ told, seat, kind: 'valley', weight: paws, key: 'finale-jackal-high-valley', details: { card, paws } }];
    if (GIVEN.includes(event.event)) return [{ told, seat, kind: 'lost', weight: paws, key: 'finale-jackal-high-lost', details: { card, paws } }];
    return [];
  });
}

export const finale: Finale<JackalHighView> = {
  counts: [
    { clause: 'J9.1', of: (view, seat) => view.scores[seat]!, key: 'finale-jackal-high-paws' },
    { clause: 'J9.1', of: (view, seat) => Math.max(0, ...view.players[seat]!.pile), key: 'finale-jackal-high-highest' },
  ],
  shared: 'J9.1',
  detail: (view, seat) => ({ key: 'finale-jackal-high-top', details: { highest: Math.max(0, ...view.players[seat]!.pile) } }),
  part: ({ story }, seat) => ({ key: 'finale-jackal-high-part', details: { won: times(story, seat, ...WON), taken: times(story, seat, ...TAKEN), lost: times(story, seat, ...GIVEN) } }),
  moments: momentsOf,
};
