// What the rules say (questions, names of moves) as people read it, from the same catalogues everywhere.
import { pageOf } from './games';
import type { Phrase } from './protocol';
import type { GameId } from './types';
import { has, say, sayForm, type Details } from './words.svelte';

/** What the rules say, in words; `button` and `brief` are forms that some messages have where there is less room. */
export const phrased = ({ key, details }: Phrase, form: 'button' | 'brief' | null = null, more: Details = {}): string => {
  const all = { ...(details as Details), ...more };
  return form ? sayForm(key, form, all) : say(key, all);
};

/** A move in few words; what nobody chooses stays in notation. */
export const moveWords = (called: Phrase | null | undefined, move: string): string => (called ? phrased(called, 'brief') : move);

/** The same in the middle of a sentence. */
export const saidMove = (called: Phrase | null | undefined, move: string): string => {
  const words = moveWords(called, move);
  return words.charAt(0).toLowerCase() + words.slice(1);
};

/** What a rulebook writes as programs do, in words: an option by its name, a card or a play as the game spells it. */
export const spelt = (game: GameId, written: string): string => (has(`option-${game}-${written}`) ? say('option-named', { option: say(`option-${game}-${written}`) }) : (pageOf(game).read?.(written) ?? written));
