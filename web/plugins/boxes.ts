// The facts of a box, from the game's own cards.toml: `import box from 'virtual:box/<folder of the game>'`; and how the
// game is told, which the terminal reads as well: `import telling from 'virtual:telling/<folder of the game>'`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { GAMES } from './words.ts';

const FILES: Readonly<Record<string, string>> = { 'virtual:box/': 'cards.toml', 'virtual:telling/': 'telling.toml' };
const kindOf = (id: string): string | undefined => Object.keys(FILES).find((kind) => id.startsWith(kind));

export function boxFacts(): Plugin {
  return {
    name: 'box-facts',
    resolveId: (id) => (kindOf(id) ? `\0${id}` : null),
    load(id) {
      const kind = id.startsWith('\0') ? kindOf(id.slice(1)) : undefined;
      if (!kind) return null;
      const file = join(GAMES, id.slice(kind.length + 1), FILES[kind]!);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parse(readFileSync(file, 'utf8')))};`;
    },
  };
}
