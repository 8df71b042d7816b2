// A turn and the end of a round as they are shown: what the events tell, laid out on the table as it stood before.
import type { GameEvent } from '../../lib/types';
import type { MyNumberView } from './view';

export interface PlayedCard { seat: number; card: number }
export interface Scored { seat: number; points: number; bonus: number; total: number }

/** The cards that were chosen, in the order in which they lie under the row. */
export const playedCards = (events: readonly GameEvent[]): PlayedCard[] =>
  events.filter((event) => event.event === 'revealed' && event.seat !== null).map((event) => ({ seat: event.seat!, card: event.card as number })).sort((a, b) => a.card - b.card);

/** What the round brought to everybody; nothing where it goes on. */
export const roundScores = (events: readonly GameEvent[], before: MyNumberView): Scored[] =>
  events.filter((event) => event.event === 'round-scored').map((event) => {
    const [seat, points, bonus] = [event.seat!, event.points as number, event.bonus as number];
    return { seat, points, bonus, total: before.scores[seat]! + points + bonus };
  });

/** Cards come into collections: each onto the column that the event after it names. */
function laid(view: MyNumberView, events: readonly GameEvent[], what: 'takes' | 'last-card'): MyNumberView {
  const players = view.players.map((player) => ({ ...player, collection: player.collection.map((cards) => [...cards]) }));
  events.forEach((event, i) => {
    const onto = events[i + 1];
    if (event.event === what && onto) players[event.seat!]!.collection[view.columns.indexOf(onto.value as number)]?.push(event.card as number);
  });
  return { ...view, players };
}

/** Everybody has taken his card of the row, and the played ones lie in it. */
export const taken = (before: MyNumberView, events: readonly GameEvent[]): MyNumberView => ({ ...laid(before, events, 'takes'), row: playedCards(events).map(({ card }) => card) });

/** The last card of every hand lies in its collection, and the round counts. */
export function lastCardsLaid(view: MyNumberView, events: readonly GameEvent[], scored: readonly Scored[]): MyNumberView {
  const last = laid(view, events, 'last-card');
  const players = last.players.map((player) => ({ ...player, hand: Array.isArray(player.hand) ? [] : 0, chosen: null }));
  return { ...last, players, scores: view.scores.map((score, seat) => scored.find((one) => one.seat === seat)?.total ?? score) };
}
