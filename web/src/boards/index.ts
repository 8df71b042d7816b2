// One board per game, loaded when it is needed.
import type { Component } from 'svelte';
import type { BoardProps, GameId } from '../lib/types';

// Boards differ in the view they take; who loads one by its game's id cannot know which.
type AnyBoard = Component<BoardProps<any>>;
const BOARDS: Record<GameId, () => Promise<{ default: unknown }>> = {
  eight28: () => import('./eight28/Board.svelte'),
  'twelve-days': () => import('./twelve_days/Board.svelte'),
  'jackal-high': () => import('./jackal_high/Board.svelte'),
  'my-number': () => import('./my_number/Board.svelte'),
};

export async function loadBoard(game: GameId): Promise<AnyBoard> {
  return (await BOARDS[game]()).default as AnyBoard;
}
