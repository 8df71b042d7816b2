// What the bots found in a finished game, as the page shows it. Fields that are missing are not shown.
export interface Moment {
  ply: number;
  seat: number;
  played: string;
  best: string;
  chance_played: number;
  chance_best: number;
  sentence?: string;
}
export interface AnalysisResult {
  /** For each ply every seat's chance to win. */
  chances?: { ply: number; chances: number[] }[];
  decisions?: Moment[];
  turning_points?: number[];
  accuracy?: number[];
  luck?: number[];
}

/** The moments that changed most, the earliest first. */
export function turningPoints(result: AnalysisResult, most = 6): Moment[] {
  const decisions = result.decisions ?? [];
  const named = result.turning_points ? decisions.filter((one) => result.turning_points!.includes(one.ply)) : [...decisions].sort((a, b) => b.chance_best - b.chance_played - (a.chance_best - a.chance_played)).slice(0, most);
  return named.filter((one) => one.chance_best > one.chance_played).sort((a, b) => a.ply - b.ply);
}
