// A move as people say it: what its button says, from the same catalogues.
import { pageOf } from './games';
import type { GameId, View } from './types';
import { has, say } from './words.svelte';

/** The move in words, made by `seat` where the table stands as in `view`. */
export const moveWords = (game: GameId, move: string, view: View, seat: number): string => (move === 'pass' ? say('pass') : pageOf(game).words(move, view, seat));

/** The same in the middle of a sentence. */
export const saidMove = (...all: Parameters<typeof moveWords>): string => {
  const words = moveWords(...all);
  return words.charAt(0).toLowerCase() + words.slice(1);
};

/** What a rulebook writes as programs do, in words: an option by its name, a card or a play as the game spells it. */
export const spelt = (game: GameId, written: string): string => (has(`option-${game}-${written}`) ? say('option-named', { option: say(`option-${game}-${written}`) }) : (pageOf(game).read?.(written) ?? written));
