// A move as its button says it.
import { say } from '../../lib/words.svelte';

export const words = (move: string): string => say('my-number-card-played', { card: move });
