// A move as its button says it.
import { say } from '../../lib/words.svelte';

export const words = (move: string): string => (move === 'take' ? say('eight28-take') : move.startsWith('for ') ? say('eight28-goal', { goal: move.slice(4) }) : move);
