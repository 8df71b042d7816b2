import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../src/games';
import { pageOf } from '../src/lib/games';
import { markdown } from '../src/lib/markdown';
import { games } from '../src/lib/words.svelte';

const ROOT = new URL('../..', import.meta.url).pathname;
const folder = (game: string): string => join(ROOT, 'igroteka/games', game.replaceAll('-', '_'));
const read = (game: string, file: string): string => readFileSync(join(folder(game), file), 'utf8');
// How moves are written for programs.
const NOTATION = /\d+x\d|\d&gt;[\dV]|\b(?:row|pile|roll|valley|columns) \d|[{_]/;

describe.each(games())('the rulebook of %s', (game) => {
  it.each(['en', 'ru'])('says everything in words (%s)', (language) => {
    const names = read(game, `words.${language}.ftl`);
    const chapters = read(game, `rulebook.${language}.md`).split(/^## /m).filter((chapter) => !/^- `players`/m.test(chapter));
    const spell = (written: string): string => (names.includes(`\noption-${game}-${written} = `) ? 'an option' : `<i>${pageOf(game).read?.(written) ?? written}</i>`);
    const shown = markdown(chapters.join('\n\n').replaceAll(/^> /gm, ''), { link: () => '', spell });
    expect(shown.match(new RegExp(`.{0,40}(?:${NOTATION.source}).{0,20}`))?.[0]).toBeUndefined();
    expect([...shown.matchAll(/<i>(.*?)<\/i>/g)].map((match) => match[1]).filter((one) => !/^[\d/-]+$/.test(one!))).toEqual([]);
  });

  it('has pictures of examples that there are', () => {
    const examples = read(game, 'scenarios.yaml').split(/^- clause: /m).slice(1);
    for (const [clause, [number]] of Object.entries(pageOf(game).pictures)) expect(examples.filter((one) => one.startsWith(`${clause}\n`)).length, clause).toBeGreaterThan(number);
  });
});
