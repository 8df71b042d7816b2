// A move as people say it: what its button says, from the same catalogues. What nobody chooses stays in notation.
import type { GameId, JackalHighView, View } from '../lib/types';
import { say } from '../lib/words.svelte';
import { placement, sum } from './jackal_high/notation';
import { combination, written } from './twelve_days/notation';

type Words = (move: string, view: View, seat: number) => string;

function jackalHigh(move: string, view: View, seat: number): string {
  const { row, attempt, players } = view as JackalHighView;
  if (move === 'stop') return say('jackal-high-stop', { dice: players[seat]!.in_hand });
  if (move === 'reroll') return say('jackal-high-reroll-n', { attempt: attempt + 1 });
  if (move.startsWith('pile ')) return say('jackal-high-pile', { card: move.slice(5) });
  const one = placement(move);
  if (!one) return move;
  if (one.to === 'V') return say('jackal-high-to-valley', { face: one.face });
  const { card, dice } = row[one.to - 1]!;
  return say('jackal-high-put', { face: one.face, card: card === 'L8' ? 8 : (card ?? ''), sum: sum(dice[seat]!) + one.face });
}

const WORDS: Record<GameId, Words> = {
  eight28: (move) => (move === 'take' ? say('eight28-take') : move.startsWith('for ') ? say('eight28-goal', { goal: move.slice(4) }) : move),
  'twelve-days': (move) => {
    const one = combination(move);
    return one ? say('twelve-days-play', { cards: written(one) }) : move;
  },
  'jackal-high': jackalHigh,
  'my-number': (move) => say('my-number-card-played', { card: move }),
};

/** The move in words, made by `seat` where the table stands as in `view`. */
export const moveWords = (game: GameId, move: string, view: View, seat: number): string => (move === 'pass' ? say('pass') : WORDS[game](move, view, seat));

/** The same in the middle of a sentence. */
export const saidMove = (...all: Parameters<typeof moveWords>): string => {
  const words = moveWords(...all);
  return words.charAt(0).toLowerCase() + words.slice(1);
};
