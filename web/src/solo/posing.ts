// A puzzle as it is laid before somebody: the position from his eyes, what he may do, and why the solution is one.
import type { Engine, Forbidden } from '../engine/engine';
import type { FirstSight, GameEvent, Phrase, View } from '../lib/protocol';
import { whoCan } from './record';

/** What a page has of a puzzle: the game up to there, whose turn it is, the solution and what each move is worth. */
export interface LaidPuzzle { game: string; players: number; moves: string; seat: number; solution: string; chances: Readonly<Record<string, number>> }
export interface Posed {
  view: View;
  acting: number[];
  legal: string[];
  asked: Phrase;
  answers: Phrase[];
  /** What happened lately, as he may know it. */
  events: GameEvent[];
  /** Why the solution, as igroteka/bots/why.py has it. */
  why: { reason: string; details: Record<string, unknown>; sight: FirstSight | null; likely: [] };
}

const LATELY = 60; // events that the log shows

/** Lays the position of a puzzle; what he has heard until then. */
function laid(engine: Engine, { players, moves, seat }: LaidPuzzle): GameEvent[] {
  const told = [...engine.events(engine.begin({ players }), seat)];
  for (const move of moves.split(',')) {
    const by = whoCan(engine, move);
    told.push(...engine.events(engine.play(move, by ?? 'chance')!, seat));
  }
  return told;
}

/** Why a move is not possible there. */
export function refusedThere(engine: Engine, puzzle: LaidPuzzle, move: string): Forbidden {
  laid(engine, puzzle);
  return engine.refusal(move, puzzle.seat);
}

export function posed(engine: Engine, puzzle: LaidPuzzle): Posed {
  const told = laid(engine, puzzle);
  const { seat, solution, chances } = puzzle;
  const found = { view: JSON.parse(engine.view(seat)) as View, acting: engine.actors, legal: engine.legal(seat), ...engine.asked(seat), events: told.slice(-LATELY) };
  engine.imagine(seat, 0n); // the reason tells nothing that the seat cannot know
  const { word, number } = engine.reason(seat, solution);
  const thumb = engine.advised(seat);
  const sight = thumb === solution ? null : { move: thumb, chance: chances[thumb]!, called: engine.called(seat, thumb) };
  const details = { move: solution, wins: Math.floor(100 * chances[solution]! + 0.5), number };
  return { ...found, why: { reason: `advice-${engine.facts.id}-${word}`, details, sight, likely: [] } };
}
