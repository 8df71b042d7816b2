// The puzzles that travel with the page, and how one is laid before me.
import type { Puzzle } from './puzzles';
import { solo } from './solo';

const FILES = import.meta.glob('../../../igroteka/games/*/puzzles.jsonl', { query: '?url', import: 'default' }) as Record<string, () => Promise<string>>;
const fileOf = (game: string): (() => Promise<string>) | undefined => FILES[`../../../igroteka/games/${game.replaceAll('-', '_')}/puzzles.jsonl`];
export const hasPuzzles = (game: string): boolean => fileOf(game) !== undefined;

const known = new Map<string, Promise<Puzzle[]>>();
/** The puzzles of a game, the easiest first; they come when somebody asks for them. */
export function puzzlesOf(game: string): Promise<Puzzle[]> {
  const found = known.get(game) ?? fetched(game);
  known.set(game, found);
  found.catch(() => known.delete(game)); // they may come another time
  return found;
}
async function fetched(game: string): Promise<Puzzle[]> {
  const file = await fileOf(game)?.();
  if (!file) return [];
  const answer = await fetch(new URL(file, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.text()).split('\n').filter(Boolean).map((line) => JSON.parse(line) as Puzzle);
}
/** A puzzle as it is laid before me. */
export const posed = solo.puzzle;
/** Why a move is not possible in a puzzle. */
export const whyNotThere = solo.whyNot;
export type { Posed } from '../solo/posing';
