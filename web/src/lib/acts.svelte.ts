// What is shown in acts while the table waits: cards are turned, a pot is parted, a round is scored. It belongs to the
// step that brought it: with another step, also a jump in a replay, it is over.
import { untrack } from 'svelte';
import type { TableModel } from './model.svelte';
import type { GameEvent } from './types';

export type Plan<Name extends string> = readonly (readonly [act: Name, ms: number])[];
export interface Acts<Name extends string> {
  /** What is being shown; null when everything has been seen. */
  readonly act: Name | null;
  /** It has been seen. */
  next(): void;
}

const LEAST = 400;

/** Which events an act shows: all up to the last of these names is told, what comes after it when the act is over. */
export type Shows<Name extends string> = Readonly<Record<Name, readonly string[]>>;
export const NOTHING: readonly string[] = [];

/** Shows what happened as planned, act by act; nothing is asked before the last is over, nor told before it is shown. */
export function acts<Name extends string>(model: TableModel, events: () => readonly GameEvent[], plan: () => Plan<Name>, shows: Shows<Name>): Acts<Name> {
  let seen = $state.raw<{ of: readonly GameEvent[]; acts: number }>({ of: [], acts: 0 });
  const planned = $derived(plan());
  const at = $derived(seen.of === events() ? seen.acts : 0);
  const act = $derived(planned[at]?.[0] ?? null);
  const playing = $derived(act !== null);
  const next = (): void => {
    if (playing) seen = { of: events(), acts: at + 1 };
  };
  // Before anything is drawn: not for a moment is more to be seen than has been shown.
  $effect.pre(() => {
    if (playing) return untrack(() => model.hold());
  });
  $effect.pre(() => {
    if (act === null) return;
    const [all, shown] = [events(), shows[act]];
    return untrack(() => model.hush(all.slice(all.findLastIndex((event) => shown.includes(event.event)) + 1)));
  });
  $effect(() => {
    if (!playing) return;
    void events();
    const ms = planned[at]![1];
    return untrack(() => model.pacing.wait(ms, next, LEAST));
  });
  return { get act() { return act; }, next };
}
