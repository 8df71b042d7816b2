import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Message, Resource } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const messages = (path: string): Message[] => (parse(read(path), {}) as Resource).body.filter((entry): entry is Message => entry.type === 'Message');
const keys = (path: string): string[] => messages(path).map((message) => message.id.name);
const variables = (message: Message): string[] => [...new Set([...JSON.stringify(message).matchAll(/"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g)].map((match) => match[1]!))].sort();
const sources = readdirSync(join(ROOT, 'web/src'), { recursive: true }).map(String).filter((file) => /\.(ts|svelte)$/.test(file));
const GAMES = readdirSync(join(ROOT, 'igroteka/games')).filter((name) => !/[._]{2}|\./.test(name));

const pages = (language: string): string[] => [...['page', 'daily', 'laying', 'manners', 'puzzles', 'ringing'].map((name) => `igroteka/locale/${name}.${language}.ftl`), ...GAMES.map((game) => `igroteka/games/${game}/page.${language}.ftl`)];
const rules = ['igroteka/engine/phrases.py', 'igroteka/engine/game.py', ...GAMES.map((game) => `igroteka/games/${game}/questions.py`)];
const words = GAMES.map((game) => `igroteka/games/${game}/words.en.ftl`);

describe('the catalogues of the page', () => {
  const [en, ru] = [pages('en').flatMap(keys), pages('ru').flatMap(keys)];

  it('have the same messages in both languages, each once', () => {
    expect([...en].sort()).toEqual([...ru].sort());
    expect(new Set(en).size).toBe(en.length);
  });

  it('use the same details in both languages', () => {
    const other = new Map(pages('ru').flatMap(messages).map((message) => [message.id.name, variables(message)]));
    const differing = pages('en').flatMap(messages).filter((message) => variables(message).some((name) => !other.get(message.id.name)?.includes(name)));
    expect(differing.map((message) => message.id.name)).toEqual([]);
  });

  it('do not hide a message of a game or of the library', () => {
    const taken = new Set(['igroteka/locale/en.ftl', ...words].flatMap(keys));
    expect(en.filter((key) => taken.has(key))).toEqual([]);
  });

  it('have every message that the page says', () => {
    const known = new Set([...en, ...['igroteka/locale/en.ftl', ...words].flatMap(keys)]);
    const said = sources.flatMap((file) => [...read(join('web/src', file)).matchAll(/\bsay\('([a-z0-9-]+)'/g)].map((match) => match[1]!));
    expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  });

  it('hold no message that nobody says: neither the page nor the rules, which say what is asked and answered', () => {
    const text = [...sources.map((file) => read(join('web/src', file))), ...rules.map(read)].join('\n');
    const built = [...text.matchAll(/`([a-z0-9-]+-)\$\{/g)].map((match) => match[1]!);
    expect(en.filter((key) => !text.includes(`'${key}'`) && !text.includes(`"${key}"`) && !built.some((start) => key.startsWith(start)))).toEqual([]);
  });
});
