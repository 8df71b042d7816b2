// What a table was laid for, in words.
import type { TableInfo } from './protocol';
import { say } from './words.svelte';

/** How much later watchers may see the game, in seconds. */
export const DELAYS: readonly number[] = [0, 30, 60, 120, 300, 600];
export const delayWords = (seconds: number): string => say('watch-delay-of', { seconds, minutes: Math.round(seconds / 60) });

export function terms({ clock, watchers, watch_delay: delay }: TableInfo): string {
  const facts = say('table-facts', { clock: say(`clock-${clock.kind}`, { days: clock.days }), watchers });
  return delay ? `${facts} ${say('watch-delay-told', { delay: delayWords(delay) })}` : facts;
}
