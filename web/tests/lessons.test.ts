import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import '../src/games';
import { pageOf } from '../src/lib/games';
import { games } from '../src/lib/words.svelte';

const ROOT = new URL('../..', import.meta.url).pathname;

it.each(games())('offers a first game of %s because there is one', (game) => {
  expect(pageOf(game).lesson).toBe(existsSync(join(ROOT, `igroteka/games/${game.replaceAll('-', '_')}/lesson.yaml`)));
});
