// How moves are written (9, 8x2, 6-10, pass), read for the eye: which cards a move takes from the hand.
export interface Combination {
  move: string;
  kind: 'single' | 'set' | 'straight';
  cards: number[];
}

export function combination(move: string): Combination | null {
  const set = move.match(/^(\d+)x(\d+)$/);
  if (set) return { move, kind: 'set', cards: Array<number>(Number(set[2])).fill(Number(set[1])) };
  const straight = move.match(/^(\d+)-(\d+)$/);
  if (straight) {
    const [low, high] = [Number(straight[1]), Number(straight[2])];
    return { move, kind: 'straight', cards: Array.from({ length: high - low + 1 }, (_, i) => low + i) };
  }
  return /^\d+$/.test(move) ? { move, kind: 'single', cards: [Number(move)] } : null;
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
