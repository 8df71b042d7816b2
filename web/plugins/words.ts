// The catalogues live with the rules, in igroteka/: the page takes them from there at build time.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { parse, serialize, Resource } from '@fluent/syntax';
import { parse as parseToml } from 'smol-toml';
import type { Plugin } from 'vite';

export const GAMES = fileURLToPath(new URL('../../igroteka/games', import.meta.url));
const NAMES = 'virtual:game-names';
const ON_THE_BOX = /^(game|pitch)-/;

/** The folders of the games: whatever has words. */
const folders = (): string[] => readdirSync(GAMES).filter((folder) => existsSync(join(GAMES, folder, 'words.en.ftl'))).sort();

/** What is written on every box, so that the shelf can show the games without their catalogues. */
function namesOf(language: string): string {
  const entries = folders().flatMap((folder) => filesOf(folder, language)).flatMap((file) => parse(readFileSync(file, 'utf8'), {}).body);
  return serialize(new Resource(entries.filter((entry) => entry.type === 'Message' && ON_THE_BOX.test(entry.id.name))), {});
}

/** What is printed on the sides of a box: how many play, as the game's compiled rules know it, and for how long. */
const ENGINES = fileURLToPath(new URL('../.engines', import.meta.url));
function lidOf(folder: string): { players: string | null; minutes: number | null } {
  const [engine, box] = [join(ENGINES, `${folder.replaceAll('_', '-')}.json`), join(GAMES, folder, 'cards.toml')];
  const options = existsSync(engine) ? (JSON.parse(readFileSync(engine, 'utf8')) as { options: { name: string; low: number; high: number }[] }).options : [];
  const players = options.find(({ name }) => name === 'players');
  const { lid } = parseToml(readFileSync(box, 'utf8')) as { lid?: { minutes?: number } };
  return { players: players ? `${players.low}–${players.high}` : null, minutes: lid?.minutes ?? null };
}

/** How a game is told, and whether a first game of it is led. */
function tellingOf(folder: string): { quiet: string[]; divides: string[]; lesson: boolean } {
  const [telling, lesson] = ['telling.toml', 'lesson.yaml'].map((name) => join(GAMES, folder, name)) as [string, string];
  const { quiet = [], divides = [] } = (existsSync(telling) ? parseToml(readFileSync(telling, 'utf8')) : {}) as { quiet?: string[]; divides?: string[] };
  return { quiet, divides, lesson: existsSync(lesson) };
}
const byGame = (of: (folder: string) => unknown): string => JSON.stringify(Object.fromEntries(folders().map((folder) => [folder.replaceAll('_', '-'), of(folder)])));

/** All that a game says on the page, as one file: on a slow line every request is half a second. */
const WORDS = 'virtual:words/';
const LANGUAGES = ['en', 'ru'];
const filesOf = (folder: string, language: string): string[] => ['words', 'page'].map((name) => join(GAMES, folder, `${name}.${language}.ftl`)).filter(existsSync);
const catalogues = (language: string): string => folders().map((folder) => `${JSON.stringify(folder)}: () => import(${JSON.stringify(`${WORDS}${folder}/${language}`)})`).join(', ');

export function gameNames(): Plugin {
  return {
    name: 'game-names',
    resolveId: (id) => (id === NAMES || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAMES}`) return `export default ${JSON.stringify({ en: namesOf('en'), ru: namesOf('ru') })};\nexport const folders = ${JSON.stringify(folders())};\nexport const lids = ${byGame(lidOf)};\nexport const tellings = ${byGame(tellingOf)};\nexport const catalogues = { ${LANGUAGES.map((language) => `${language}: { ${catalogues(language)} }`).join(', ')} };`;
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const files = filesOf(...(id.slice(WORDS.length + 1).split('/') as [string, string]));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))};`;
    },
  };
}
