// What cards can add up to. An A counts more or less, so a hand has a set of totals (E1.3); and what gems are worth.
import box from 'virtual:box/eight28';
import type { Eight28Player } from './view';

export type Card = Eight28Player['shown'][number];

const [LESS, MORE]: [number, number] = box.faces.A;
/** The points of gems (E1.1). */
export const worth = ({ blue, red }: { blue: number; red: number }): number => blue + box.gems.red_points * red;

export function totals(cards: readonly Card[]): number[] {
  let least = 0;
  let aces = 0;
  for (const card of cards) {
    if (card === 'A') {
      least += LESS;
      aces += 1;
    } else least += Number(card);
  }
  return Array.from({ length: aces + 1 }, (_, i) => least + (MORE - LESS) * i);
}

/** The totals worth showing: those up to 28, or the least one where all are more. */
export function shownTotals(cards: readonly Card[]): number[] {
  const all = totals(cards);
  const fit = all.filter((total) => total <= 28);
  return fit.length ? fit : all.slice(0, 1);
}

/** How the cards add up to a goal, as the numbers they count: [1, 6, 1] for 8, [11, 6, 11] for 28. */
export function waysTo(cards: readonly Card[], goal: number): number[] {
  let left = (goal - totals(cards)[0]!) / (MORE - LESS);
  return cards.map((card) => (card === 'A' ? (left-- > 0 ? MORE : LESS) : Number(card)));
}
