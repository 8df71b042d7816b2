// What the bots found in a finished game.
import type { Findings, JudgedMove } from './protocol';

/** An action that moved somebody's chance to win: whose it was (-1: chance's), whom it moved most, and by how much. */
export interface Turn {
  ply: number;
  by: number;
  seat: number;
  change: number;
}

/** The actions that turned the game, in its order. */
export function turningPoints(result: Findings): Turn[] {
  return result.turning_points.map((ply) => {
    const before = result.chances[ply]!.chances;
    const changes = result.chances[ply + 1]!.ending.map((chance, seat) => chance - before[seat]!);
    const seat = changes.reduce((most, change, other) => (Math.abs(change) > Math.abs(changes[most]!) ? other : most), 0);
    return { ply, by: result.by[ply]!, seat, change: changes[seat]! };
  });
}

/** What a decision cost: the chance to win that the best move would have had more. */
export const loss = (one: JudgedMove): number => one.chance_best - one.chance_played;

/** What the bots say about the moves that led from one position to another, both by their plies: of several that were
 * made at once about that of one of `seats`, or about the dearest. */
export function judged(result: Findings, from: number, to: number, seats: readonly number[]): JudgedMove | undefined {
  const made = result.decisions.filter((one) => one.ply >= from && one.ply < to);
  return made.find((one) => seats.includes(one.seat)) ?? made.toSorted((a, b) => loss(b) - loss(a))[0];
}

const DEAR = 0.02; // what is less may be noise
const MOST = 6;
/** The moves of these seats that cost most, the dearest first. */
export const costly = (result: Findings, seats: readonly number[]): JudgedMove[] =>
  result.decisions.filter((one) => seats.includes(one.seat) && one.best !== one.played && loss(one) >= DEAR).sort((a, b) => loss(b) - loss(a)).slice(0, MOST);

/** A chance or a change of one in percent, with its sign if it is a change. */
export const percent = (part: number): number => Math.round(part * 100);
export const signedPercent = (part: number): string => `${part < 0 ? '−' : '+'}${Math.abs(percent(part))}`;
