// How 12 Days ends, and what can be great in it: a deal that is paid for, many cards at once, cards that come back.
import { times, type Finale, type Moment, type Told } from '../../lib/finale';
import type { TwelveDaysView } from './view';
import { combination, written } from './notation';

const GIFT = 5; // a gift weighs as much as so many cards played at once
const FEWEST = 3; // cards in a play that is worth a word

function momentOf(told: Told, story: readonly Told[]): Moment[] {
  const { event, ply } = told;
  const seat = event.seat!;
  if (event.event === 'deal-won') {
    const gifts = 1 + story.filter((other) => other.ply === ply && other.event.event === 'gift-given').length;
    return [{ told, seat, kind: 'deal', weight: GIFT * gifts, key: 'finale-twelve-days-deal', details: { gifts } }];
  }
  if (event.event === 'taken-back') {
    const count = Array.isArray(event.cards) ? event.cards.length : String(event.cards).split(/\D+/).length;
    return [{ told, seat, kind: 'back', weight: count + 1, key: 'finale-twelve-days-back', details: { count } }];
  }
  const play = event.event === 'leads' || event.event === 'follows' ? combination(String(event.play)) : null;
  if (!play || play.cards.length < FEWEST) return [];
  return [{ told, seat, kind: play.kind, weight: play.cards.length, key: `finale-twelve-days-${play.kind}`, details: { count: play.cards.length, cards: written(play) } }];
}

export const finale: Finale<TwelveDaysView> = {
  counts: [{ clause: 'T5.1', of: (view, seat) => view.players[seat]!.gifts, key: 'finale-twelve-days-gifts' }],
  shared: 'T5.1',
  part: ({ story }, seat) => ({
    key: 'finale-twelve-days-part',
    details: { deals: story.filter(({ event }) => event.event === 'deal-won').length, won: times(story, seat, 'deal-won'), given: times(story, seat, 'gift-given') },
  }),
  moments: ({ story }) => story.flatMap((told) => momentOf(told, story)),
};
