// What is printed on the sixty cards and the goals: from the box's data file, at build time.
import box from 'virtual:box/my_number';
import type { Hue } from '../../art/shapes';

const numbers: Record<string, Record<string, number>> = box.numbers;
const goals: Record<string, { letter: string; points: number }> = box.goals;
const HUES: Record<string, Hue> = { orange: 'o', pink: 'p', blue: 'b', green: 'g', purple: 'v' };
/** The rounds of a game, and the turns of one of them: at its end everybody has one card left (M4.1). */
export const ROUNDS: number = box.setup.rounds;
export const turnsIn = (round: number): number => box.setup.hand - 2 + round;
const hueOf: Record<number, Hue> = {};
const bonusOf: Record<number, number> = {};
for (const [colour, hue] of Object.entries(HUES)) {
  for (const [card, bonus] of Object.entries(numbers[colour]!)) {
    hueOf[Number(card)] = hue;
    bonusOf[Number(card)] = bonus;
  }
}
export const hue = (card: number): Hue => hueOf[card] ?? 'o';
export const bonus = (card: number): number => bonusOf[card] ?? 0;
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
export const goalPoints = (goal: number): number => goals[String(goal)]?.points ?? 0;
export const COLOUR_NAMES: Record<Hue, string> = { o: 'orange', p: 'pink', b: 'blue', g: 'green', v: 'purple' };

export interface Column { value: number; cards: number[]; points: number }
/** The collection as columns with their worth: value times number of cards. */
export function columnsOf(values: readonly number[], collection: readonly (readonly number[])[]): Column[] {
  return collection.map((cards, i) => ({ value: values[i] ?? 0, cards: [...cards], points: (values[i] ?? 0) * cards.length }));
}
export const bonuses = (collection: readonly (readonly number[])[]): number => collection.flat().reduce((total, card) => total + bonus(card), 0);
