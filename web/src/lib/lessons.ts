// The steps of a first game: which example of the rulebook each one plays, and from whose seat.
import type { GameId } from './types';

export interface Lesson { clause: string; example: number; seat: number }
const lesson = (clause: string, example: number, seat: number): Lesson => ({ clause, example, seat });

export const LESSONS: Record<GameId, Lesson[]> = {
  eight28: [lesson('E3.2', 4, 1), lesson('E1.3', 0, 0), lesson('E3.3', 0, 1), lesson('E3.4', 0, 2), lesson('E4.4', 4, 0), lesson('E4.6', 0, 0), lesson('E4.8', 0, 0)],
  'twelve-days': [lesson('T2.1', 1, 0), lesson('T3.1', 1, 0), lesson('T3.3', 1, 1), lesson('T3.5', 0, 3), lesson('T3.5', 0, 1), lesson('T3.7', 1, 0), lesson('T4.2', 0, 0)],
  'jackal-high': [lesson('J4.3', 0, 1), lesson('J4.2', 1, 0), lesson('J4.5', 0, 0), lesson('J5.1', 0, 2), lesson('J6.2', 3, 1), lesson('J6.3', 2, 1), lesson('J7.2', 0, 0)],
  'my-number': [lesson('M3.1', 3, 0), lesson('M3.2', 0, 0), lesson('M3.3', 0, 0), lesson('M3.4', 0, 0), lesson('M4.1', 0, 0), lesson('M4.2', 0, 0)],
};
