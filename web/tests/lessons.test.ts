// What a game's folder among the rules says of how it is told holds on the page, too, whether it has a board there or not.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import plain from '../src/plain/manifest';
import '../src/games';
import { introduce, pageOf } from '../src/lib/games';
import { games } from '../src/lib/words.svelte';

const ROOT = new URL('../..', import.meta.url).pathname;
const folder = (game: string): string => join(ROOT, 'igroteka/games', game.replaceAll('-', '_'));

describe.each(['with a board of its own', 'on the plain board'])('%s', (way) => {
  it.each(games())('offers a first game of %s if there is one', (game) => {
    if (way === 'on the plain board') introduce({}, plain);
    expect(pageOf(game).lesson).toBe(existsSync(join(folder(game), 'lesson.yaml')));
  });
  it.each(games())('leaves out and divides in the log of %s what the terminal does', (game) => {
    const { quiet, divides } = parse(readFileSync(join(folder(game), 'telling.toml'), 'utf8'));
    expect(pageOf(game)).toMatchObject({ quiet, divides });
    expect(pageOf(game).board === plain.board).toBe(way === 'on the plain board');
  });
});
it('tells all of a game that it has never heard of', () => expect(pageOf('unheard-of')).toMatchObject({ quiet: [], divides: [], lesson: false }));
