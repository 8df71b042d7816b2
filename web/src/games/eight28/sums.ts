// What cards can add up to. An A counts 1 or 11, so a hand has a set of totals (E1.3).
import type { Eight28Player } from './view';

export type Card = Eight28Player['shown'][number];

export function totals(cards: readonly Card[]): number[] {
  let least = 0;
  let aces = 0;
  for (const card of cards) {
    if (card === 'A') {
      least += 1;
      aces += 1;
    } else least += Number(card);
  }
  return Array.from({ length: aces + 1 }, (_, i) => least + 10 * i);
}

/** The totals worth showing: those up to 28, or the least one where all are more. */
export function shownTotals(cards: readonly Card[]): number[] {
  const all = totals(cards);
  const fit = all.filter((total) => total <= 28);
  return fit.length ? fit : all.slice(0, 1);
}

/** How the cards add up to a goal, as the numbers they count: [1, 6, 1] for 8, [11, 6, 11] for 28. */
export function waysTo(cards: readonly Card[], goal: number): number[] {
  const tens = (goal - totals(cards)[0]!) / 10;
  let left = tens;
  return cards.map((card) => (card === 'A' ? (left-- > 0 ? 11 : 1) : Number(card)));
}
