// The service worker: it is told which build it belongs to, by the names of the build's files.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GAMES } from './words.ts';

const games = (): string[] => readdirSync(GAMES).filter((folder) => existsSync(join(GAMES, folder, 'rulebook.en.md'))).sort();
/** The rulebooks and their examples, which the worker keeps as well: another text is another build. */
const books = (): string => games().flatMap((folder) => ['rulebook.en.md', 'rulebook.ru.md', 'scenarios.yaml'].map((file) => readFileSync(join(GAMES, folder, file), 'utf8'))).join();
const FONTS = fileURLToPath(new URL('../public/fonts', import.meta.url));
const fonts = (): string[] => readdirSync(FONTS).filter((name) => name.endsWith('.woff2')).map((name) => `fonts/${name}`);

export function helper(): Plugin {
  return {
    name: 'helper',
    apply: 'build',
    generateBundle(_, bundle) {
      const text = readFileSync(fileURLToPath(new URL('./sw.js', import.meta.url)), 'utf8');
      const files = Object.keys(bundle).filter((name) => /^(assets|fonts|icons)\//.test(name)).sort();
      const build = createHash('sha256').update(files.join()).update(books()).digest('hex').slice(0, 8);
      const facts = { FILES: [...files, ...fonts()], GAMES: games().map((folder) => folder.replace('_', '-')) };
      const source = Object.entries(facts).reduce((made, [name, value]) => made.replace(`[/* ${name} */]`, JSON.stringify(value)), text.replace('BUILD', build));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
