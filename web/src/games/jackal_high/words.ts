// A move as its button says it.
import type { JackalHighView } from '../../lib/protocol';
import { say } from '../../lib/words.svelte';
import { placement, sum } from './notation';

export function words(move: string, view: JackalHighView, seat: number): string {
  const { row, attempt, players } = view;
  if (move === 'stop') return say('jackal-high-stop', { dice: players[seat]!.in_hand });
  if (move === 'reroll') return say('jackal-high-reroll-n', { attempt: attempt + 1 });
  if (move.startsWith('pile ')) return say('jackal-high-pile', { card: move.slice(5) });
  const one = placement(move);
  if (!one) return move;
  if (one.to === 'V') return say('jackal-high-to-valley', { face: one.face });
  const { card, dice } = row[one.to - 1]!;
  return say('jackal-high-put', { face: one.face, card: card === 'L8' ? 8 : (card ?? ''), sum: sum(dice[seat]!) + one.face });
}
