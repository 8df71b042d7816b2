// What the page knows of single games: each says it in a manifest of its own, in its folder under src/games.
import type { Component } from 'svelte';
import { lids, tellings } from 'virtual:game-names';
import type { BoardProps, GameId, View } from './types';

/** The manifest of a game. Everything but the board is there from the first moment: keep it light. */
export interface GamePage<V = View> {
  /** Its place on the shelf, from the left. */
  shelf: number;
  /** The picture on the box. */
  picture: (dark: boolean) => string;
  board: () => Promise<{ default: unknown }>;
  /** Details of events that the log writes otherwise than the story does. */
  spelt?: Readonly<Record<string, (value: string) => string>>;
  /** What the rulebook writes as programs do, as people read it. */
  read?: (written: string) => string;
  /** Clauses of the rulebook that are shown on the board: by which of their examples, and after how many of its moves. */
  pictures: Readonly<Record<string, readonly [example: number, moves: number]>>;
  /** Which part of the game a view belongs to, and the message that names it: a round, a deal. */
  part: { of: (view: V) => number; words: string } | null;
  /** How long what happened stays before the next thing may come, in milliseconds; the longest counts. */
  stays: Readonly<Record<string, number>>;
  /** A note of real joy, so many semitones up, so many seconds from now. */
  instrument: (steps: number, at: number) => void;
  /** What moves in the scene, and how many of it. */
  life: { picture: string; count: number } | null;
}

/** How a game is told, page or none: its folder among the rules says it (telling.toml, lesson.yaml), for the terminal as well. */
export interface Telling {
  /** What the log leaves out: what the table shows anyway, card by card. */
  quiet: readonly string[];
  /** What divides the log. */
  divides: readonly string[];
  /** Whether a first game lies there, led step by step. */
  lesson: boolean;
}

// Games differ in the view they take; who asks for one by its id cannot know which.
type AnyPage = GamePage<any>;
type AnyBoard = Component<BoardProps<any>>;

const known = new Map<GameId, AnyPage & Telling>();
let plain: AnyPage & Telling;

/** Told once, before anything is shown: the games that were found, and how a game is shown that has nothing of its own. */
export function introduce(found: Readonly<Record<GameId, AnyPage>>, otherwise: AnyPage): void {
  plain = { ...otherwise, quiet: [], divides: [], lesson: false };
  for (const [game, telling] of Object.entries(tellings)) known.set(game, { ...(found[game] ?? otherwise), ...telling });
}

export const pageOf = (game: GameId): AnyPage & Telling => known.get(game) ?? plain;

/** In the order of the shelf. */
export const onShelf = (games: Iterable<GameId>): GameId[] => [...games].sort((one, other) => pageOf(one).shelf - pageOf(other).shelf || one.localeCompare(other));

/** What is printed on the sides of the box. */
export const lidOf = (game: GameId): { players: string | null; minutes: number | null } => lids[game] ?? { players: null, minutes: null };

export const boxPicture = (game: GameId, dark: boolean): string => pageOf(game).picture(dark);

export const loadBoard = async (game: GameId): Promise<AnyBoard> => (await pageOf(game).board()).default as AnyBoard;
