// What a decision cost, and from when on that tells anything: igroteka/analysis/findings.py is the model.
import { LEAST_LOSS, LOSS_ERRORS, type Findings, type JudgedMove } from '../lib/protocol';
import type { Mistake } from './table';

/** The chance to win that the best move would have had more; below 0 the move made was as good. */
export const loss = (one: JudgedMove): number => one.chance_best - one.chance_played;
/** Is a loss more than noise? */
export const clearly = (lost: number, error: number): boolean => lost > Math.max(LEAST_LOSS, LOSS_ERRORS * error);
/** Was something better there, beyond the noise? */
export const isClear = (one: JudgedMove): boolean => clearly(loss(one), one.error);
/** The clear mistakes of some seats: what each was about. */
export const mistakes = ({ decisions }: Findings, seats: readonly number[]): Mistake[] =>
  decisions.filter((one) => seats.includes(one.seat) && isClear(one)).map((one) => ({ ply: one.ply, theme: one.reason.replace('advice-', 'theme-'), loss: loss(one) }));
