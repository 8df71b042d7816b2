// Every word a person reads, from the same Fluent catalogues as the library and the terminal.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import names, { catalogues, folders } from 'virtual:game-names';
import { onShelf } from './games';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
import { letters } from './letters';
import { remember } from './memory';
import type { Language } from './protocol';

/** What the page is called where it is installed. */
const MANIFESTS: Record<Language, string> = { en: 'manifest.webmanifest', ru: 'manifest.ru.webmanifest' };

type Raw = () => Promise<string>;
const SHARED = import.meta.glob('../../../igroteka/locale/page.*.ftl', { query: '?raw', import: 'default' }) as Record<string, Raw>;
/** Chapters that nobody waits for to see the shelf or a table: the sentences that games share, and pages of their own. */
const CHAPTERS = import.meta.glob('../../../igroteka/locale/{en,ru,daily.en,daily.ru,laying.en,laying.ru,manners.en,manners.ru,puzzles.en,puzzles.ru,ringing.en,ringing.ru}.ftl', { query: '?raw', import: 'default' }) as Record<string, Raw>;
export type Chapter = 'sentences' | 'daily' | 'laying' | 'manners' | 'puzzles' | 'ringing';

const bundles: Record<Language, FluentBundle> = { en: makeBundle('en'), ru: makeBundle('ru') };
const loaded = new Set<string>();
// What components read: the language, and a number that changes when words come in.
const now = $state({ language: 'en' as Language, words: 0 });

function makeBundle(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(names[language]));
  return bundle;
}

async function load(wanted: Language, key: string, file: Raw | undefined): Promise<void> {
  if (!file || loaded.has(key)) return;
  const text = await file().catch(() => null); // no connection: whoever asks next tries again
  if (text === null || loaded.has(key)) return;
  loaded.add(key);
  bundles[wanted].addResource(new FluentResource(text), { allowOverrides: true });
  now.words += 1;
}
function loadOf(files: Record<string, Raw>, wanted: Language, ending: string): Promise<void> {
  const key = Object.keys(files).find((file) => file.endsWith(ending))!;
  return load(wanted, key, files[key]);
}

export const language = (): Language => now.language;

export async function setLanguage(wanted: Language): Promise<void> {
  await Promise.all([loadOf(SHARED, wanted, `page.${wanted}.ftl`), letters(wanted), ...[...opened].map((game) => loadGame(game, wanted)), ...[...chapters].map((chapter) => loadChapter(chapter, wanted))]);
  now.language = wanted;
  document.documentElement.lang = wanted;
  document.title = say('title');
  document.querySelector('link[rel=manifest]')?.setAttribute('href', MANIFESTS[wanted]);
  remember('igroteka-language', wanted);
}

const folderOf = (game: string): string => game.replaceAll('-', '_');
const ids: readonly string[] = folders.map((folder) => folder.replaceAll('_', '-'));

/** The games there are, in the order of the shelf. */
export const games = (): string[] => onShelf(ids);

const opened = new Set<string>();

/** The words of a game. */
export async function openWords(game: string): Promise<void> {
  opened.add(game);
  await loadGame(game, now.language);
}
const loadGame = (game: string, wanted: Language): Promise<void> =>
  load(wanted, `${game} ${wanted}`, async () => (await catalogues[wanted][folderOf(game)]!()).default);

const chapters = new Set<Chapter>();
export async function openChapter(chapter: Chapter): Promise<void> {
  chapters.add(chapter);
  await loadChapter(chapter, now.language);
}
const loadChapter = (chapter: Chapter, wanted: Language): Promise<void> =>
  loadOf(CHAPTERS, wanted, `locale/${chapter === 'sentences' ? '' : `${chapter}.`}${wanted}.ftl`);
/** Why a move may not be made, among others. */
export const openSentences = (): Promise<void> => openChapter('sentences');

export function has(key: string): boolean {
  void now.words;
  return bundles[now.language].hasMessage(key);
}

export type Details = Record<string, FluentVariable>;

/** The message `key` with its details filled in; a missing one shows its key, and a test finds it. */
export function say(key: string, details: Details = {}): string {
  void now.words;
  return filled(key, bundles[now.language].getMessage(key)?.value, details);
}

/** A form that a message has beside its text: `.you` is how it reads to whom it is about. One that reads the same to everybody has none. */
export function sayForm(key: string, form: string, details: Details = {}): string {
  void now.words;
  const message = bundles[now.language].getMessage(key);
  return filled(key, message?.attributes[form] ?? message?.value, details);
}

/** A number that is written the same in all languages: to ask the browser how takes it long, the first time. */
class SmallNumber extends FluentNumber {
  override toString(): string { return String(this.value); }
}
const isSmall = (value: FluentVariable | undefined): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
const written = (details: Details): Details => Object.fromEntries(Object.entries(details).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value]));

function filled(name: string, pattern: Pattern | null | undefined, details: Details): string {
  const problems: Error[] = [];
  return pattern ? bundles[now.language].formatPattern(pattern, written(details), problems) : name;
}
