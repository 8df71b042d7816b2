// What belongs to the page beside what Vite makes: the service worker, which is told all files of the build and a
// number that stands for their contents; the page bears it, too. What can be packed lies packed beside itself.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { GAMES } from './words.ts';

const LANGUAGES = ['en', 'ru'];
const games = (): string[] => readdirSync(GAMES).filter((folder) => existsSync(join(GAMES, folder, 'rulebook.en.md'))).sort();
/** What the rulebooks and lessons are made of: another text is another build. */
const SOURCES = ['rulebook.en.md', 'rulebook.ru.md', 'scenarios.yaml', 'lesson.yaml', 'picture.svg', 'table.py'];
const books = (): string => games().flatMap((folder) => SOURCES.map((name) => join(GAMES, folder, name)).filter(existsSync).map((file) => readFileSync(file, 'utf8'))).join();

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PUBLIC = here('../public');
/** Files that keep their names: letters, icons, the manifest. */
const unchanged = (): string[] => readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')).filter((name) => /\.(woff2|png|svg|webmanifest)$/.test(name)).sort();

const PACKED = /\.(js|css|wasm|json|jsonl)$/;
const SMALL = 1000; // bytes that are not worth packing

/** The letters that a language has beside those of all. */
const LETTERS: Readonly<Record<string, readonly string[]>> = { en: [], ru: unchanged().filter((name) => /-cyrillic\.woff2$/.test(name)) };

/** The script in the page itself that asks for what a language needs, beside the page's code: the policy of the server knows it by its hash. */
function beginning(bundle: Rolldown.OutputBundle): string {
  const wordsOf = (language: string): string => {
    const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.some((id) => id.includes(`/locale/page.${language}.ftl`)));
    if (!chunk) throw new Error(`The page has no words in ${language}.`);
    return chunk.fileName;
  };
  const needed = Object.fromEntries(LANGUAGES.map((language) => [language, [wordsOf(language), ...LETTERS[language]!]]));
  return readFileSync(here('./begin.js'), 'utf8').replace('{/* NEEDED */}', JSON.stringify(needed));
}

export function helper(): Plugin {
  let files: string[] = [];
  return {
    name: 'helper',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return; // the boards to look at
      const worker = readFileSync(here('./sw.js'), 'utf8');
      page.source = String(page.source).replace('<script type="module"', () => `<script>\n${beginning(bundle)}    </script>\n    <script type="module"`);
      const parts = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
      const digest = createHash('sha256').update([worker, page.source, ...parts, books()].join());
      for (const name of unchanged()) digest.update(readFileSync(join(PUBLIC, name)));
      const build = digest.digest('hex').slice(0, 12);
      page.source = String(page.source).replace('<html', `<html data-build="${build}"`);
      const printed = games().flatMap((folder) => LANGUAGES.map((language) => `api/book/${folder.replaceAll('_', '-')}/${language}.json?${build}`));
      files = [...parts, ...unchanged(), ...printed];
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.replace('/* BUILD */', build) });
    },
    writeBundle({ dir }, bundle) {
      const hash = (path: string): string => (path.startsWith('assets/') ? `sha256-${createHash('sha256').update(readFileSync(join(dir!, path))).digest('base64')}` : '');
      const worker = join(dir!, 'sw.js');
      if (files.length) writeFileSync(worker, readFileSync(worker, 'utf8').replace('{/* FILES */}', JSON.stringify(Object.fromEntries(files.map((path) => [path, hash(path)])))));
      for (const name of Object.keys(bundle).filter((one) => PACKED.test(one))) {
        const plain = readFileSync(join(dir!, name));
        if (plain.length < SMALL) continue;
        const packed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
        if (packed.length < plain.length) writeFileSync(join(dir!, `${name}.br`), packed);
      }
    },
  };
}
