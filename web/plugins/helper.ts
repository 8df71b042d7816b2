// What belongs to the page beside what Vite makes: the games' compiled rules, and the service worker, which is told
// which build it belongs to, by the names and contents of the build's files.
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

const ENGINES = fileURLToPath(new URL('../.engines', import.meta.url)); // build.py puts them there
const engines = (): string[] => (existsSync(ENGINES) ? readdirSync(ENGINES).sort() : []);

export function helper(): Plugin {
  return {
    name: 'helper',
    apply: 'build',
    generateBundle(_, bundle) {
      const text = readFileSync(fileURLToPath(new URL('./sw.js', import.meta.url)), 'utf8');
      const rules = engines().map((name) => ({ fileName: `engines/${name}`, source: readFileSync(join(ENGINES, name)) }));
      for (const file of rules) this.emitFile({ type: 'asset', ...file });
      const files = [...Object.keys(bundle).filter((name) => /^(assets|fonts|icons)\//.test(name)).sort(), ...rules.map(({ fileName }) => fileName)];
      const digest = createHash('sha256').update(files.join()).update(books());
      for (const { source } of rules) digest.update(source);
      const build = digest.digest('hex').slice(0, 8);
      const facts = { FILES: [...files, ...fonts()], GAMES: games().map((folder) => folder.replace('_', '-')) };
      const source = Object.entries(facts).reduce((made, [name, value]) => made.replace(`[/* ${name} */]`, JSON.stringify(value)), text.replace('BUILD', build));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
