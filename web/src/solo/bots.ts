// Who plays where nobody sits, as igroteka/bots has them. They think in slices: whoever waits for the worker gets it.
import type { Engine, Level, Thought } from '../engine/engine';
import type { FirstSight, LikelyStep, Measure } from '../lib/protocol';
import { firstSight, heardMoves } from './analysis';

export const SLICE = 500; // playouts between two looks at what else there is to do
const HINT_PLAYOUTS = 4000;
const MOST_HINTS = 3;
const LONG_SHOT = 3; // per cent: a chance below it tells nobody what to do
const SURE = 2; // standard errors that a difference in points must be

export const breathe = (): Promise<void> => new Promise((go) => {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = () => { port1.close(); go(); };
  port1.postMessage(null);
});

/** Thoughts about a position for a seat; null if they were stopped. */
async function pondered(engine: Engine, snapshot: Uint8Array, seat: number, seed: bigint, playouts: number, stopped: () => boolean): Promise<Thought[] | null> {
  engine.restore(snapshot);
  engine.imagine(seat, seed); // nobody who thinks is handed what the seat cannot know
  engine.ponder(seat, seed, playouts);
  for (let done = 0; done < playouts; done += SLICE) {
    engine.think(Math.min(SLICE, playouts - done));
    await breathe();
    if (stopped()) return null;
  }
  return engine.thoughts();
}

/** A level's move; null if its thoughts were stopped. */
export async function chosenMove(engine: Engine, snapshot: Uint8Array, seat: number, level: Level, seed: bigint, stopped: () => boolean): Promise<string | null> {
  engine.restore(snapshot);
  const open = engine.legal(seat);
  const chance = Number(seed % 1_000_003n) / 1_000_003;
  if (open.length === 1 || !engine.thinks) return open[Math.floor(chance * open.length)]!; // a game without advice is played at random
  const thoughts = await pondered(engine, snapshot, seat, seed, level.playouts, stopped);
  return thoughts && picked(thoughts, level, chance);
}

/** The move that was tried most; a level that errs like a person picks among those that look nearly as good. */
export function picked(thoughts: readonly Thought[], { error, limit }: Level, chance: number): string {
  if (!error) return thoughts[0]!.move;
  const tried = thoughts.filter((one) => one.playouts > 0);
  const best = Math.max(...tried.map((one) => one.chance));
  const near = tried.filter((one) => best - one.chance <= limit);
  const weights = near.map((one) => Math.exp((one.chance - best) / error));
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  return near[Math.max(0, weights.findIndex((weight) => (left -= weight) < 0))]!.move;
}

export interface Advice { move: string; chance: number; points: number; reason: string; details: { move: string; wins: number; number: number }; likely: LikelyStep[]; sight: FirstSight | null }
type Measured = { move: string; chance: number; points: number; error: number };

/** The best moves of a seat with what speaks for each, and what they differ in, as igroteka/bots/hints.py has them; null if the thoughts were stopped. */
export async function hints(engine: Engine, snapshot: Uint8Array, seat: number, stopped: () => boolean): Promise<{ moves: Advice[]; measure: Measure } | null> {
  const tried = await heardMoves(engine, snapshot, seat, null, HINT_PLAYOUTS, stopped);
  if (!tried) return null;
  const best = tried[0]!;
  const known = tried.filter(({ playouts }) => playouts === best.playouts).slice(0, MOST_HINTS).map(({ move, chance, points, spread }): Measured => ({ move, chance: Math.min(chance, best.chance), points, error: spread }));
  const top = percent(known[0]!);
  const named = differIn(known) === 'chance' ? known : known.filter((one) => percent(one) === top || top < LONG_SHOT).sort((a, b) => b.points - a.points);
  const advice = (one: Measured): Advice => {
    const { word, number } = engine.reason(seat, one.move);
    const sight = one.move === best.move ? firstSight(engine, seat, tried) : null;
    return { move: one.move, chance: one.chance, points: one.points, reason: `advice-${engine.facts.id}-${word}`, details: { move: one.move, wins: percent(one), number }, likely: [], sight };
  };
  const moves = named.map(advice);
  const likely = engine.likely();
  return { moves: moves.map((one) => (one.move === best.move ? { ...one, likely } : one)), measure: differIn(named) };
}

const percent = ({ chance }: Measured): number => Math.floor(100 * chance + 0.5);

/** The chance to win, as long as it tells anything; else the points, if their difference is more than luck of the playouts. */
function differIn(moves: readonly Measured[]): Measure {
  const percents = moves.map(percent);
  if (Math.max(...percents) >= LONG_SHOT && (new Set(percents).size > 1 || moves.length === 1)) return 'chance';
  if (moves.length === 1) return 'points';
  const sorted = moves.toSorted((a, b) => b.points - a.points);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  return best.points - worst.points > SURE * Math.hypot(best.error, worst.error) ? 'points' : 'nothing';
}
