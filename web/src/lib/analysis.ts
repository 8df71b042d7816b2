// What the bots found in a finished game.
import type { Findings, JudgedMove } from './protocol';

/** What a decision cost: the chance to win that the best move would have had more; below 0 the move made was as good. */
export const loss = (one: JudgedMove): number => one.chance_best - one.chance_played;
/** Was something better there? */
export const isBetter = (one: JudgedMove): boolean => one.best !== one.played && loss(one) > 0;

/** What the bots say about the moves that led from one position to another, both by their plies: of several that were
 * made at once about that of one of `seats`, or about the dearest. */
export function judged(result: Findings, from: number, to: number, seats: readonly number[]): JudgedMove | undefined {
  const made = result.decisions.filter((one) => one.ply >= from && one.ply < to && one.choices.length > 1);
  return made.find((one) => seats.includes(one.seat)) ?? made.toSorted((a, b) => loss(b) - loss(a))[0];
}

/** The decisions of these seats that there is most to learn from, and whether the best move was found. */
export function lessons(result: Findings, seats: readonly number[]): { one: JudgedMove; found: boolean }[] {
  return seats.flatMap((seat) => result.players[seat]!.moments.map(({ ply, found }) => ({ one: result.decisions.find((other) => other.ply === ply)!, found })));
}

/** Where in the game an action is: the deal or round, and which of its moves. */
export function placeOf({ parts, by }: Findings, ply: number): { part: number; number: number } {
  const part = parts[ply]!;
  return { part, number: 1 + by.slice(0, ply).filter((seat, before) => seat >= 0 && parts[before] === part).length };
}

/** A chance or a change of one in percent, with its sign if it is a change. */
export const percent = (part: number): number => Math.round(part * 100);
export const signedPercent = (part: number): string => `${part < 0 ? '−' : '+'}${Math.abs(percent(part))}`;
