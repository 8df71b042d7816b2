import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { boxFacts } from './plugins/boxes.ts';
import { helper } from './plugins/helper.ts';
import { gameNames } from './plugins/words.ts';

const server = process.env.IGROTEKA_SERVER ?? 'http://127.0.0.1:8028';

// What the shelf needs comes as one file: a browser has few connections to spare.
const SHELF = /node_modules.(svelte|@fluent|esm-env|clsx)|src.(App|app|art|main|plain.manifest|games.(index|[a-z0-9_]+.(manifest|notation|picture|scene|sounds|words|world))|ui.(Sheet|Token|Waiting|Offline|Toasts|Company|Strip|Lost|NewVersion)|pages.Home|lib.(api|engines|games|letters|lists|me|memory|modal|notation|people|protocol|reach|router|settings|strips|toasts|types|version|words))\b/;

// So does what all tables have: on a slow line every request is half a second.
const TABLE = /src.(pages.Table|ui.(Frame|Sitter)|lib.(acts|seats))\b/;
const groups = [{ name: 'shelf', test: SHELF, priority: 2 }, { name: 'table', test: TABLE, priority: 1 }];

// `--mode fixtures` builds the page of boards to look at, into shots/site.
export default defineConfig(({ mode }) => ({
  // Relative to <base href>, which the server sets to where the page hangs.
  base: './',
  plugins: [svelte(), gameNames(), boxFacts(), helper()],
  build: {
    outDir: fileURLToPath(new URL(mode === 'fixtures' ? './shots/site' : '../igroteka/server/static', import.meta.url)),
    rolldownOptions: mode === 'fixtures' ? { input: 'fixtures.html' } : { output: { codeSplitting: { groups } } },
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.json' }, // of what is bundled: its licence goes where it goes
  },
  server: { port: 8029, fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}));
