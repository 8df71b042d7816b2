// The catalogues live with the rules, in igroteka/: the page takes them from there at build time.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('../../igroteka/games', import.meta.url));
const NAMES = 'virtual:game-names';

/** `game-…` messages of every box, so that the shelf can name the games without their catalogues. */
function namesOf(language: string): string {
  return readdirSync(GAMES)
    .map((folder) => join(GAMES, folder, `words.${language}.ftl`))
    .flatMap((file) => {
      try {
        return readFileSync(file, 'utf8').split('\n').filter((line) => line.startsWith('game-'));
      } catch {
        return [];
      }
    })
    .join('\n');
}

export function gameNames(): Plugin {
  return {
    name: 'game-names',
    resolveId: (id) => (id === NAMES ? `\0${NAMES}` : null),
    load: (id) => (id === `\0${NAMES}` ? `export default ${JSON.stringify({ en: namesOf('en'), ru: namesOf('ru') })}` : null),
  };
}

const FACTS = 'virtual:box-facts';

/** One table of a cards.toml, whose lines are `key = { … }` in a form that is nearly JSON. */
function table(file: string, name: string): Record<string, unknown> {
  const text = readFileSync(file, 'utf8').split(`[${name}]`)[1] ?? '';
  const found: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    if (line.startsWith('[')) break;
    const pair = line.match(/^(\w+) = (\{.*\})$/);
    if (pair) found[pair[1]!] = JSON.parse(pair[2]!.replace(/(\w+) = /g, '"$1": '));
  }
  return found;
}

/** What is printed on the cards of My number, from the box's own data file. */
export function boxFacts(): Plugin {
  return {
    name: 'box-facts',
    resolveId: (id) => (id === FACTS ? `\0${FACTS}` : null),
    load(id) {
      if (id !== `\0${FACTS}`) return null;
      const file = join(GAMES, 'my_number', 'cards.toml');
      this.addWatchFile(file);
      return `export const numbers = ${JSON.stringify(table(file, 'numbers'))};\nexport const goals = ${JSON.stringify(table(file, 'goals'))};`;
    },
  };
}
