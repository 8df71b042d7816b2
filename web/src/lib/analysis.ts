// What the bots found in a finished game.
import { isClear, loss } from '../solo/loss';
import type { Findings, JudgedMove } from './protocol';

export { loss };
/** Was something better there? */
export const isBetter = (one: JudgedMove): boolean => one.best !== one.played && loss(one) > 0;

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

/** Where in the game an action is: the deal or round, and which of its moves. */
export function placeOf({ parts, by }: Findings, ply: number): { part: number; number: number } {
  const part = parts[ply]!;
  return { part, number: 1 + by.slice(0, ply).filter((seat, before) => seat >= 0 && parts[before] === part).length };
}

/** A chance or a change of one in percent, with its sign if it is a change. */
export const percent = (part: number): number => Math.round(part * 100);
export const signedPercent = (part: number): string => `${part < 0 ? '−' : '+'}${Math.abs(percent(part))}`;
