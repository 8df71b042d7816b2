// A game is a folder: what all games share names none of them, and imports go one way.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../src/lib/words.svelte';
import '../src/games';

const WEB = new URL('..', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(WEB, file), 'utf8');
const under = (folder: string): string[] => readdirSync(join(WEB, folder), { recursive: true }).map((file) => join(folder, String(file))).filter((file) => /\.(ts|js|svelte|css)$/.test(file));
// Written by the server's own types: every game's view is in it.
const sources = under('src');
const shared = [...sources.filter((file) => !/^src\/games\/.+\//.test(file)), ...under('plugins'), 'vite.config.ts', '../igroteka/locale/page.en.ftl', '../igroteka/locale/page.ru.ftl'];

/** The events that only one game tells. */
function ownEvents(): string[] {
  const told = games().map((game) => [...readFileSync(join(WEB, '../igroteka/games', game.replaceAll('-', '_'), 'words.en.ftl'), 'utf8').matchAll(new RegExp(`^event-${game}-([a-z0-9-]+) =`, 'gm'))].map((match) => match[1]!));
  return told.flatMap((events, i) => events.filter((event) => !told.some((others, k) => k !== i && others.includes(event))));
}
// What a game's world is made of.
const WORLDS = ['8-28', 'christmas', 'jackal', 'hyena', 'lion', 'vulture', 'savanna', 'paws?', 'gems?', 'gifts?', 'fir', 'notebook', 'lucky8', 'take2'];
// A move is taken back at every table, and a day has its deal; in one game cards are.
const EVERYDAY = ['taken-back', 'deal'];

describe('what all games share', () => {
  const found = (words: readonly string[], shape: (word: string) => string): string[] =>
    shared.flatMap((file) => {
      const text = read(file);
      return words.filter((word) => new RegExp(shape(word), 'i').test(text)).map((word) => `${file}: ${word}`);
    });

  it('is most of the page', () => expect(shared.length).toBeGreaterThan(60));
  it('names no game', () => {
    const names = games().flatMap((game) => [game, game.replaceAll('-', '_'), game.replaceAll('-', '')]);
    expect(found([...new Set(names)], (name) => `(?<![a-z0-9])${name}|${name}(?=View|Card|Player)`)).toEqual([]);
  });
  it('knows nothing of their worlds', () => expect(found(WORLDS, (word) => `(?<![a-z0-9.-])${word}(?![a-z0-9])`)).toEqual([]));
  it('waits for no event of a single game', () => expect(found(ownEvents().filter((event) => !EVERYDAY.includes(event)), (event) => `['"\`]${event}['"\`]`)).toEqual([]));
});

describe('the name of a type', () => {
  const ONCE_SENT_ONCE_THROWN = ['Refusal', 'Refused']; // a message of the protocol, and the error that it becomes
  it('means one thing', () => {
    const places = new Map<string, Set<string>>();
    for (const file of sources)
      for (const [, name] of read(file).matchAll(/^ *(?:export )?(?:abstract )?(?:class|interface|type) (\w+)/gm)) places.set(name!, (places.get(name!) ?? new Set()).add(file));
    const doubled = [...places].filter(([name, files]) => files.size > 1 && name !== 'Props' && !ONCE_SENT_ONCE_THROWN.includes(name));
    expect(places.size).toBeGreaterThan(200);
    expect(doubled.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
  });
});

describe('imports', () => {
  const imports = sources.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import|import\(|glob(?:<.*>)?\(|new URL\()\s*['"](\.[^'"]+)['"]/g)].map((match) => ({ file, to: relative(WEB, join(WEB, dirname(file), match[1]!)) })),
  ).filter(({ to }) => to.startsWith('src/')); // the catalogues are everybody's
  const place = (file: string): string => file.split('/')[1]!;
  // Who may use what: the page's floors, from below.
  const MAY: Record<string, readonly string[]> = {
    engine: ['engine'], // a game's rules, called by number: it knows nothing else but the ground
    art: ['art'],
    solo: ['solo', 'engine'], // a worker of its own: of the page it knows the protocol and how luck is drawn
    lib: ['lib', 'solo'],
    ui: ['ui', 'lib', 'art', 'frame.css'],
    games: ['lib', 'ui', 'art'],
    plain: ['lib', 'ui', 'art', 'plain'],
    pages: ['pages', 'ui', 'lib', 'art'],
    'App.svelte': ['pages', 'ui', 'lib'],
    'main.ts': ['App.svelte', 'app.css', 'games', 'lib'], // nobody knows these two
  };
  // What the page and its worker say to each other, how moves are read, and how luck is drawn and hashed: the ground on which both stand.
  const GROUND = ['src/lib/protocol', 'src/lib/notation', 'src/lib/luck', 'src/lib/fairness', 'src/lib/sha256'];

  it('has a floor for every folder, and for what stands beside them', () => {
    const there = readdirSync(join(WEB, 'src')).filter((name) => !/\.(css|d\.ts)$/.test(name));
    expect(there.filter((name) => !(name in MAY))).toEqual([]);
  });
  it('of the ground go nowhere else', () => expect(imports.filter(({ file, to }) => GROUND.includes(file.replace('.ts', '')) && !GROUND.includes(to))).toEqual([]));
  it.each(Object.keys(MAY))('of %s go down', (floor) => {
    const own = imports.filter(({ file }) => place(file) === floor);
    expect(own.length > 0).toBe(MAY[floor]!.length > 0);
    const game = (path: string): string | undefined => path.match(/^src\/games\/([^/]+)\//)?.[1];
    const wrong = own.filter(({ file, to }) => !MAY[floor]!.includes(place(to)) && !(game(file) && game(file) === game(to)) && file !== 'src/games/index.ts' && !(['solo', 'engine'].includes(floor) && GROUND.includes(to)));
    expect(wrong).toEqual([]);
  });
});
