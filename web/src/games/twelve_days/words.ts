// A move as its button says it.
import { say } from '../../lib/words.svelte';
import { combination, written } from './notation';

export function words(move: string): string {
  const one = combination(move);
  return one ? say('twelve-days-play', { cards: written(one) }) : move;
}
