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

/** What the bots say about the move that led to this position. */
export const judged = (result: Findings, position: number): JudgedMove | undefined => result.decisions.find((one) => one.ply === position - 1);

/** A chance or a change of one in percent, with its sign if it is a change. */
export const percent = (part: number): number => Math.round(part * 100);
export const signedPercent = (part: number): string => `${part < 0 ? '−' : '+'}${Math.abs(percent(part))}`;
