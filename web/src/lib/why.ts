// Why a move is recommended, in sentences: a hint's, or the best one of a decision looked back at.
import { percent } from './analysis';
import { saidMove } from './moves';
import { called } from './people';
import type { FirstSight, LikelyStep } from './protocol';
import type { Person } from './types';
import { say, sayForm, type Details } from './words.svelte';

interface Recommended { reason: string | null; details: Record<string, unknown>; sight: FirstSight | null; likely: readonly LikelyStep[] }

/** The reason; the number that decides, where another move looks better at first and the reason does not name it already; and what most often follows. */
export function why({ reason, details, sight, likely }: Recommended, people: readonly Person[]): string {
  const told: string[] = [];
  if (reason) {
    const words = sayForm(reason, 'best', details as Details);
    told.push(words);
    if (sight && words === say(reason, details as Details)) told.push(say('try-sight', { ...(details as Details), move: saidMove(sight.called, sight.move), less: percent(sight.chance) }));
  }
  const steps = likely.map(({ seat, move, called: name }) => say('try-likely-step', { who: called(people[seat]), move: saidMove(name, move) }));
  if (steps.length) told.push(say('try-likely', { steps: steps.join('; ') }));
  return told.join(' ');
}
