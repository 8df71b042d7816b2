// Why something may not be done, in the page's words: people by their names, moves as their buttons name them.
import type { Refused } from './protocol';
import { has, say } from './words.svelte';

/** What the page says for a refusal; the sentence of whoever refused, where it has none of its own, or that of the catalogues. */
export function refusalWords(refused: Pick<Refused, 'key' | 'sentence' | 'details'>, names: readonly string[]): string {
  const key = `refused-${refused.key}`;
  if (!has(key) && refused.sentence) return refused.sentence;
  const details: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refused.details)) details[name] = typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value);
  if (typeof details.actor === 'number') details.who = names[details.actor - 1] ?? '';
  return say(has(key) ? key : `error-${refused.key}`, details);
}
