// Examples of the rulebook, played on: any position, whatever its reader tries there.
import type { Engine } from '../engine/engine';
import { outcome } from '../lib/luck';
import type { Frame, View } from '../lib/protocol';
import { whoCan } from './record';

/** A position and what has been played there: the record is the game's own memory, as a server wrote it down. */
export interface Trial {
  game: string;
  options: Record<string, unknown>;
  record: string;
  history: readonly string[];
  move: string;
  seat: number | null;
  seen_by: number | null;
  /** What chance draws from: the same again for who tries the same, here and at a server. */
  seed: number;
}

/** The frames of a move and of what chance then did; a refused move has one frame that says why. */
export function tried(engine: Engine, { options, record, history, move, seat, seen_by: eyes, seed }: Trial): { frames: Frame[]; history: string[] } {
  engine.begin(options);
  engine.restore(Uint8Array.from(atob(record), (char) => char.charCodeAt(0)));
  for (const text of history) engine.play(text, whoCan(engine, text) ?? 'chance');
  const frames: Frame[] = [];
  const played = [...history];
  const act = (by: number | null, text: string): boolean => {
    const told = engine.play(text, by ?? 'chance');
    if (told) played.push(text);
    const { actor } = engine;
    const acting = engine.actors.filter(() => actor !== 'chance');
    frames.push({
      ply: played.length, seat: by, move: text, view: JSON.parse(engine.view(eyes)) as View, events: engine.events(told ?? [], eyes), acting,
      scores: engine.scores, ...(typeof actor === 'number' ? { legal: engine.legal(actor), ...engine.asked(actor) } : { legal: [], asked: null, answers: [] }), said: null,
      refused: told ? null : { sentence: '', ...engine.refusal(text, by ?? 'chance') },
    });
    return told !== null;
  };
  if (!act(engine.actor === 'chance' ? null : (seat ?? whoCan(engine, move)), move)) return { frames, history: played };
  while (engine.actor === 'chance') act(null, outcome(new Uint8Array(), `${seed}|${played.length}`, [...engine.chance()])!);
  return { frames, history: played };
}
