// Style sheets of boards stay in the page once they have come: what they style must be theirs alone.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map((file) => join(SOURCES, file));
const sheets = files.filter((file) => /games.\w+.\w+\.css$/.test(file));
// How many sit there, how many cards lie there: every board counts.
const COUNTS = /^[kngS]\d$/;

/** The classes that a file gives to its elements. */
function given(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/<style>[\s\S]*<\/style>/, '');
  const attributes = [...text.matchAll(/\bclass="([^"]*)"/g)].flatMap((match) => match[1]!.split(/[\s{}?:'"`]+/));
  return [...attributes, ...[...text.matchAll(/\bclass:([\w-]+)/g)].map((match) => match[1]!)];
}

/** The selectors of a style sheet, each by itself. */
function selectors(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '').replace(/@(keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').replace(/@(media|container)[^{]*\{/g, '}');
  return [...text.matchAll(/([^{}]+)\{/g)].flatMap((match) => match[1]!.split(/,(?![^(]*\))/)).map((one) => one.trim()).filter(Boolean);
}

describe.each(sheets.map((sheet) => [relative(SOURCES, sheet), sheet]))('%s', (_, sheet) => {
  it('styles nothing that is not its own', () => {
    const home = dirname(sheet);
    const world = `.w-${home.split(/[\\/]/).at(-1)!.replace('_', '-')}`;
    const foreign = new Set(files.filter((file) => /\.(svelte|ts)$/.test(file) && dirname(file) !== home).flatMap(given));
    const own = (name: string): boolean => !foreign.has(name) && !COUNTS.test(name);
    const leaks = selectors(sheet).filter((one) => !one.includes(world) && ![...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].some((match) => own(match[1]!)));
    expect(leaks).toEqual([]);
  });
});
