// The steps of a first game: which example of the rulebook each one plays.
import type { GameId } from './types';

export interface Lesson { clause: string; example: number }
const of = (...clauses: string[]): Lesson[] => clauses.map((clause) => ({ clause, example: 0 }));

export const LESSONS: Record<GameId, Lesson[]> = {
  eight28: of('E3.2', 'E1.3', 'E3.3', 'E3.4', 'E4.4', 'E4.6', 'E4.8'),
  'twelve-days': of('T2.1', 'T3.1', 'T3.3', 'T3.4', 'T3.5', 'T3.7', 'T4.2'),
  'jackal-high': of('J4.3', 'J4.2', 'J4.5', 'J5.1', 'J6.2', 'J6.3', 'J7.2'),
  'my-number': of('M3.1', 'M3.2', 'M3.3', 'M3.4', 'M4.1', 'M4.2'),
};
