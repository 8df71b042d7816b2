// The service worker: it is told which build it belongs to, by the names of the build's files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export function helper(): Plugin {
  return {
    name: 'helper',
    apply: 'build',
    generateBundle(_, bundle) {
      const text = readFileSync(fileURLToPath(new URL('./sw.js', import.meta.url)), 'utf8');
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text.replace('BUILD', build) });
    },
  };
}
