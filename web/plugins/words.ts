// The catalogues live with the rules, in igroteka/: the page takes them from there at build time.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { parse, serialize, Resource } from '@fluent/syntax';
import type { Plugin } from 'vite';

export const GAMES = fileURLToPath(new URL('../../igroteka/games', import.meta.url));
const NAMES = 'virtual:game-names';
const ON_THE_BOX = /^(game|pitch)-/;

/** The folders of the games: whatever has words. */
const folders = (): string[] => readdirSync(GAMES).filter((folder) => existsSync(join(GAMES, folder, 'words.en.ftl'))).sort();

/** What is written on every box, so that the shelf can show the games without their catalogues. */
function namesOf(language: string): string {
  const files = folders().flatMap((folder) => ['words', 'page'].map((name) => join(GAMES, folder, `${name}.${language}.ftl`))).filter(existsSync);
  const entries = files.flatMap((file) => parse(readFileSync(file, 'utf8'), {}).body);
  return serialize(new Resource(entries.filter((entry) => entry.type === 'Message' && ON_THE_BOX.test(entry.id.name))), {});
}

export function gameNames(): Plugin {
  return {
    name: 'game-names',
    resolveId: (id) => (id === NAMES ? `\0${NAMES}` : null),
    load: (id) => (id === `\0${NAMES}` ? `export default ${JSON.stringify({ en: namesOf('en'), ru: namesOf('ru') })};\nexport const folders = ${JSON.stringify(folders())};` : null),
  };
}
