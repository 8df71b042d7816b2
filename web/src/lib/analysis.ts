// What the bots found in a finished game.
import { clearly, isClear, loss, mistakes } from '../solo/loss';
import type { Findings, JudgedMove, SeatFindings } from './protocol';

export { clearly, loss, mistakes };
/** Was something better there? */
export const isBetter = isClear;

/** What the bots say about the moves that led from one position to another, both by their plies: of several that were
 * made at once about that of one of `seats`, or about the dearest. */
export function judged(result: Findings, from: number, to: number, seats: readonly number[]): JudgedMove | undefined {
  const made = result.decisions.filter((one) => one.ply >= from && one.ply < to && one.choices.length > 1);
  return made.find((one) => seats.includes(one.seat)) ?? made.toSorted((a, b) => loss(b) - loss(a))[0];
}

/** The decisions of these seats that cost something beyond the noise, the dearest first. */
export const costly = ({ decisions }: Findings, seats: readonly number[]): JudgedMove[] => decisions.filter((one) => seats.includes(one.seat) && isClear(one)).sort((a, b) => loss(b) - loss(a));

/** Where others would have gone wrong and these seats did not: there is most to learn from it. */
export const finds = ({ players, decisions }: Findings, seats: readonly number[]): JudgedMove[] => {
  const plies = new Set(seats.flatMap((seat) => players[seat]!.moments.flatMap(({ ply, found }) => (found ? [ply] : []))));
  return decisions.filter(({ ply }) => plies.has(ply));
};

/** Where in the game an action is: the deal or round, and which round, turn or move of it. */
export const placeOf = ({ parts, counts }: Findings, ply: number): { part: number; number: number } => ({ part: parts[ply]!, number: counts[ply]! });

/** Where what chance did at a stretch begins that ends with this action. */
export function stretchTo({ by, parts }: Findings, ply: number): number {
  const before = by.slice(0, ply).findLastIndex((seat, at) => seat >= 0 || parts[at] !== parts[ply]);
  return before + 1;
}

/** Parts in whole percent that add up to the whole: what is left over goes to the largest remainders, as igroteka/analysis has it. */
export function addingUp(parts: readonly number[], whole: number): number[] {
  const rounded = parts.map((part) => Math.floor(100 * part));
  const byRemainder = parts.map((_, i) => i).sort((a, b) => rounded[a]! - 100 * parts[a]! - (rounded[b]! - 100 * parts[b]!));
  for (const i of byRemainder.slice(0, whole - rounded.reduce((sum, one) => sum + one, 0))) rounded[i]! += 1;
  return rounded;
}
/** A seat's game as it is shown, in percent: all but the result add up to the result. */
export function shownSum({ start: begun, luck, own_moves, others_moves, result: ended }: SeatFindings): { start: number; luck: string; own: string; others: string; result: number } {
  const [start, result] = [percent(begun), percent(ended)];
  const [lucky, own, others] = addingUp([luck, own_moves, others_moves], result - start).map(signed);
  return { start, luck: lucky!, own: own!, others: others!, result };
}

/** A chance or a change of one in percent, with its sign if it is a change. */
export const percent = (part: number): number => Math.round(part * 100);
export const signedPercent = (part: number): string => signed(percent(part));
const signed = (whole: number): string => `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
