// What the bots found in a finished game, as igroteka.analysis writes it down.
export interface Judgement {
  /** How many actions came before it: the position of this number is the one in which it was taken. */
  ply: number;
  seat: number;
  played: string;
  best: string;
  chance_played: number;
  chance_best: number;
  /** Why the best move: a key of the catalogues and its details. */
  reason: string;
  details: Record<string, string | number>;
}
export interface Standing {
  ply: number;
  chances: number[];
  /** As the round before saw it, where a new one has just begun. */
  ending: number[];
}
export interface AnalysisResult {
  /** Whose each action was; -1 is chance's. */
  by: number[];
  chances: Standing[];
  decisions: Judgement[];
  turning_points: number[];
  /** From 0 to 1; null for a seat that had nothing to decide. */
  accuracy: (number | null)[];
  luck: number[];
}
/** An action that moved somebody's chance to win: whose it was (-1: chance's), whom it moved most, and by how much. */
export interface Turn {
  ply: number;
  by: number;
  seat: number;
  change: number;
}

/** The actions that turned the game, in its order. */
export function turningPoints(result: AnalysisResult): Turn[] {
  return result.turning_points.map((ply) => {
    const before = result.chances[ply]!.chances;
    const changes = result.chances[ply + 1]!.ending.map((chance, seat) => chance - before[seat]!);
    const seat = changes.reduce((most, change, other) => (Math.abs(change) > Math.abs(changes[most]!) ? other : most), 0);
    return { ply, by: result.by[ply]!, seat, change: changes[seat]! };
  });
}

/** What the bots say about the move that led to this position. */
export const judged = (result: AnalysisResult, position: number): Judgement | undefined => result.decisions.find((one) => one.ply === position - 1);

/** A chance or a change of one in percent, with its sign if it is a change. */
export const percent = (part: number): number => Math.round(part * 100);
export const signedPercent = (part: number): string => `${part < 0 ? '−' : '+'}${Math.abs(percent(part))}`;
