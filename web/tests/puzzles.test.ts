// What an answer to a puzzle does to two ratings, beside OpenSkill's own numbers, and which puzzle comes next.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answered, nextOf, shownRating, type Puzzle, type Rated, type Solved } from '../src/lib/puzzles';

interface Case { mine: Rated; puzzle: Rated; solved: boolean; me: Rated; it: Rated; shown: number }
const cases = JSON.parse(readFileSync(new URL('ratings.json', import.meta.url), 'utf8')) as Case[];

test('ratings are reckoned as OpenSkill does', () => {
  expect(cases.length).toBeGreaterThan(8);
  for (const { mine, puzzle, solved, me, it, shown } of cases) {
    const found = answered(mine, puzzle, solved);
    for (const [one, wanted] of [[found[0], me], [found[1], it]] as const) one.forEach((number, i) => expect(number).toBeCloseTo(wanted[i]!, 9));
    expect(shownRating(found[0])).toBe(shown);
  }
});

const puzzle = (id: string, mu: number): Puzzle => ({ id, game: 'high-card', players: 2, moves: '', seat: 0, theme: 'keep', solution: 'a', second: 'b', chances: { a: 1, b: 0 }, rated: [mu, 1] });
const fresh: Solved = { mine: {}, puzzles: {}, right: {} };

test('the next puzzle is one that was not tried, about as hard as I am good', () => {
  const all = [10, 20, 24, 31, 40].map((mu) => puzzle(`p${mu}`, mu));
  expect(nextOf(all, fresh, null, 0.99)?.id).toBe('p24');
  expect(nextOf(all, { ...fresh, right: { p24: true } }, 'p24', 0)?.id).toBe('p20');
  expect(nextOf(all, { ...fresh, mine: { 'high-card': [38, 2] } }, null, 0)?.id).toBe('p40');
});

test('once all were tried, what I got wrong comes again, and never the same twice in a row', () => {
  const all = [puzzle('x', 20), puzzle('y', 30)];
  expect(nextOf(all, { ...fresh, right: { x: false, y: true } }, 'y', 0.5)?.id).toBe('x');
  expect(nextOf(all, { ...fresh, right: { x: false, y: true } }, 'x', 0.5)?.id).toBe('y');
  expect(nextOf([], fresh, null, 0)).toBeUndefined();
});
