// How moves are written (9, 8x2, 6-10, pass), read for the eye: which cards a move takes from the hand.
import box from 'virtual:box/twelve_days';
import { reader } from '../../lib/notation';
import { FORMS } from './view';

export interface Combination {
  move: string;
  kind: 'single' | 'set' | 'straight';
  cards: number[];
}

const read = reader(FORMS);
export function combination(move: string): Combination | null {
  const found = read(move);
  if (!found) return null;
  const { form, x, y } = found;
  switch (form) {
    case 'single': return { move, kind: form, cards: [x] };
    case 'set': return { move, kind: form, cards: Array<number>(y).fill(x) };
    case 'straight': return { move, kind: form, cards: Array.from({ length: y - x + 1 }, (_, i) => x + i) };
    default: return null;
  }
}

/** The hand as columns: value and how many. */
export function columns(hand: readonly number[]): { value: number; count: number }[] {
  const found = new Map<number, number>();
  for (const card of hand) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, count }));
}

/** A short way to write the cards: 6 6 6, 8-9-10. */
export const written = (one: Combination): string => one.cards.join(one.kind === 'straight' ? '-' : ' ');

/** The same of a move as the story names it. */
export const cardsOf = (move: string): string => {
  const one = combination(move);
  return one ? written(one) : move;
};

/** What is left of a hand, or of the number of its cards, when these have been played. */
export function without(hand: readonly number[] | number, cards: readonly number[]): number[] | number {
  if (typeof hand === 'number') return hand - cards.length;
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), left.includes(card) ? 1 : 0);
  return left;
}

const countOf = (cards: readonly number[], value: number): number => cards.filter((card) => card === value).length;
/** Are all these cards in the combination? */
export const holds = (one: Combination, picks: readonly number[]): boolean => picks.every((card) => countOf(one.cards, card) >= countOf(picks, card));

/** What can be played with the picked cards, the shortest first: that is what they stand for. */
export const plays = (offers: readonly Combination[], picks: readonly number[]): Combination[] =>
  offers.filter((one) => holds(one, picks)).sort((a, b) => a.cards.length - b.cards.length);

/** The picks after a tap on a card: one more of it; if there is no play with so many, none of it; and where it goes
 * with nothing that is picked, it begins anew. */
export function tapped(offers: readonly Combination[], picks: readonly number[], value: number): number[] {
  const more = [...picks, value];
  if (plays(offers, more).length) return more;
  return picks.includes(value) ? picks.filter((card) => card !== value) : [value];
}

const HIGHEST = Math.max(...Object.keys(box.numbers.cards).map(Number));
/** What a card that cannot be played would have been, as a move: of the kind that was led, and as many cards. */
export function meant(value: number, lead: { kind: Combination['kind']; cards: number } | null): string {
  if (lead?.kind === 'set') return `${value}x${lead.cards}`;
  const low = Math.min(value, HIGHEST + 1 - (lead?.cards ?? 1));
  if (lead?.kind === 'straight') return `${low}-${low + lead.cards - 1}`;
  return String(value);
}
