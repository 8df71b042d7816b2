import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../src/games';
import { pageOf } from '../src/lib/games';
import { games } from '../src/lib/words.svelte';

const ROOT = new URL('../..', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe.each(games())('the first game of %s', (game) => {
  const lessons = pageOf(game).lessons;

  it('takes six to ten steps', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(10);
  });

  it('plays examples that the rulebook has', () => {
    const clauses = [...read(`igroteka/games/${game.replaceAll('-', '_')}/scenarios.yaml`).matchAll(/^- clause: (\S+)$/gm)].map((match) => match[1]!);
    for (const { clause, example } of lessons) expect(clauses.filter((one) => one === clause).length, clause).toBeGreaterThan(example);
  });

  it.each(['en', 'ru'])('says each step in words (%s)', (language) => {
    const words = read(`igroteka/games/${game.replaceAll('-', '_')}/page.${language}.ftl`);
    lessons.forEach((_, i) => {
      expect(words).toContain(`\nlearn-${game}-${i + 1}-title = `);
      expect(words).toContain(`\nlearn-${game}-${i + 1} = `);
    });
    expect(words).not.toContain(`\nlearn-${game}-${lessons.length + 1} = `);
  });
});
