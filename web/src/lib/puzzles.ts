// Puzzles: what is known of each, which comes next, and how well I solve them. All of it on this device.
import type { LaidPuzzle } from '../solo/posing';
import { recallAs, remember } from './memory';

/** A rating as OpenSkill has it: how good, and how unsure that is. */
export type Rated = readonly [mu: number, sigma: number];
/** As a game's file of puzzles has it (igroteka/puzzles/puzzle.py). */
export interface Puzzle extends LaidPuzzle {
  id: string;
  theme: string;
  second: string;
  rated: Rated;
}
/** What is kept of my answers: the rating of each game, that of every puzzle tried, and how each was answered first. */
export interface Solved { mine: Record<string, Rated>; puzzles: Record<string, Rated>; right: Record<string, boolean> }

export const START: Rated = [25, 25 / 3];
const NOISE = 25 / 6; // OpenSkill's beta: how far one plays from what one is worth,
const DRIFT = 25 / 300; // its tau: how much that may have changed since,
const LEAST = 1e-4; // and its kappa

/** Both ratings after an answer: Plackett and Luce's model for two, as OpenSkill reckons it (igroteka/puzzles/rating.py). */
export function answered(mine: Rated, puzzle: Rated, solved: boolean): [mine: Rated, puzzle: Rated] {
  const grown = [mine, puzzle].map(([mu, sigma]) => ({ mu, variance: sigma ** 2 + DRIFT ** 2 }));
  const [me, it] = grown as [(typeof grown)[0], (typeof grown)[0]];
  const apart = Math.sqrt(me.variance + it.variance + 2 * NOISE ** 2);
  const expected = 1 / (1 + Math.exp((it.mu - me.mu) / apart));
  const surprise = (solved ? 1 : 0) - expected;
  const after = ({ mu, variance }: (typeof grown)[0], sign: number): Rated => {
    const learnt = (expected * (1 - expected) * variance * Math.sqrt(variance)) / apart ** 3;
    return [mu + (sign * variance * surprise) / apart, Math.sqrt(variance * Math.max(1 - learnt, LEAST))];
  };
  return [after(me, 1), after(it, -1)];
}
/** A rating in numbers that people are used to. */
export const shownRating = ([mu]: Rated): number => Math.round(500 + 40 * mu);

// --- how I fare -----------------------------------------------------------------------------------

const KEPT = 'igroteka-puzzles';
const NOTHING: Solved = { mine: {}, puzzles: {}, right: {} };

export const solvedSoFar = (): Solved => ({ ...NOTHING, ...recallAs<Partial<Solved>>(KEPT) });
/** My answer is counted, if it is the first to this puzzle; what is kept from now on. */
export function count(puzzle: Puzzle, solved: boolean): Solved {
  const before = solvedSoFar();
  if (puzzle.id in before.right) return before;
  const [mine, its] = answered(before.mine[puzzle.game] ?? START, before.puzzles[puzzle.id] ?? puzzle.rated, solved);
  const after = { mine: { ...before.mine, [puzzle.game]: mine }, puzzles: { ...before.puzzles, [puzzle.id]: its }, right: { ...before.right, [puzzle.id]: solved } };
  remember(KEPT, JSON.stringify(after));
  return after;
}

const NEAR = 5; // one in so many of those that were not tried is about as hard as I am good
/** One that was not tried, about as hard as I am good; once all were, one that I got wrong, or any. */
export function nextOf(puzzles: readonly Puzzle[], { mine, right }: Solved, last: string | null, drawn: number): Puzzle | undefined {
  const fresh = puzzles.filter(({ id }) => !(id in right));
  const [mu] = mine[puzzles[0]?.game ?? ''] ?? START;
  const near = fresh.toSorted((a, b) => Math.abs(a.rated[0] - mu) - Math.abs(b.rated[0] - mu)).slice(0, Math.max(1, Math.floor(fresh.length / NEAR)));
  const others = puzzles.filter(({ id }) => id !== last);
  const wrong = others.filter(({ id }) => !right[id]);
  const from = near.length ? near : wrong.length ? wrong : others.length ? others : puzzles;
  return from[Math.floor(drawn * from.length)];
}
