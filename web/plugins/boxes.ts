// The facts of a box, from the game's own cards.toml: `import box from 'virtual:box/<folder of the game>'`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { GAMES } from './words.ts';

const BOX = 'virtual:box/';

export function boxFacts(): Plugin {
  return {
    name: 'box-facts',
    resolveId: (id) => (id.startsWith(BOX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${BOX}`)) return null;
      const file = join(GAMES, id.slice(BOX.length + 1), 'cards.toml');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parse(readFileSync(file, 'utf8')))};`;
    },
  };
}
