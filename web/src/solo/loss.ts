// What a decision cost, and from when on that tells anything: igroteka/analysis/findings.py is the model.
import { LEAST_LOSS, LOSS_ERRORS, type JudgedMove } from '../lib/protocol';

/** The chance to win that the best move would have had more; below 0 the move made was as good. */
export const loss = (one: JudgedMove): number => one.chance_best - one.chance_played;
/** Is a loss more than noise? */
export const clearly = (lost: number, error: number): boolean => lost > Math.max(LEAST_LOSS, LOSS_ERRORS * error);
/** Was something better there, beyond the noise? */
export const isClear = (one: JudgedMove): boolean => clearly(loss(one), one.error);
