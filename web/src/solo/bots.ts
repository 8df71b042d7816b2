// Who plays where nobody sits, as igroteka/bots has them. They think in slices: whoever waits for the worker gets it.
import type { Engine, Level, Thought } from '../engine/engine';
import type { Measure } from '../lib/protocol';

const SLICE = 500; // playouts between two looks at what else there is to do
const HINT_PLAYOUTS = 4000;
const MOST_HINTS = 3;
const SELDOM = 60; // a move that got less than one in so many playouts is not known well enough to be named
const LONG_SHOT = 3; // per cent: a chance below it tells nobody what to do
const SURE = 2; // standard errors that a difference in points must be

const breathe = (): Promise<void> => new Promise((go) => {
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

export interface Advice { move: string; chance: number; points: number; word: string; number: number }
type Measured = { move: string; chance: number; points: number; error: number };

/** The best moves of a seat with what speaks for each, and what they differ in, as igroteka/bots/hints.py has them; null if the thoughts were stopped. */
export async function hints(engine: Engine, snapshot: Uint8Array, seat: number, stopped: () => boolean): Promise<{ moves: Advice[]; measure: Measure } | null> {
  engine.restore(snapshot);
  engine.imagine(seat, 0n);
  engine.ponder(seat, 0n, HINT_PLAYOUTS);
  const found = new Map<string, number[]>();
  for (let done = 1; done <= HINT_PLAYOUTS; done++) {
    const { move, points } = engine.thinkOnce();
    if (!found.get(move)?.push(points)) found.set(move, [points]);
    if (done % SLICE) continue;
    await breathe();
    if (stopped()) return null;
  }
  const thoughts = engine.thoughts();
  const known = thoughts.filter((one) => one.playouts * SELDOM >= HINT_PLAYOUTS);
  const all = (known.length ? known : thoughts.slice(0, 1)).map(({ move, chance }): Measured => ({ move, chance, ...meanAndError(found.get(move)!) }));
  const byChance = all.toSorted((a, b) => b.chance - a.chance);
  const top = percent(byChance[0]!);
  const best = differIn(byChance.slice(0, MOST_HINTS)) === 'chance' ? byChance.slice(0, MOST_HINTS) : all.filter((one) => percent(one) === top || top < LONG_SHOT).toSorted((a, b) => b.points - a.points).slice(0, MOST_HINTS);
  return { moves: best.map(({ move, chance, points }) => ({ move, chance, points, ...engine.reason(seat, move) })), measure: differIn(best) };
}

const percent = ({ chance }: Measured): number => Math.floor(100 * chance + 0.5);

function meanAndError(points: readonly number[]): { points: number; error: number } {
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  const spread = points.length > 1 ? Math.sqrt(points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (points.length - 1)) : Infinity;
  return { points: mean, error: spread / Math.sqrt(points.length) };
}

/** The chance to win, as long as it tells anything; else the points, if their difference is more than luck of the playouts. */
function differIn(moves: readonly Measured[]): Measure {
  const percents = moves.map(percent);
  if (Math.max(...percents) >= LONG_SHOT && (new Set(percents).size > 1 || moves.length === 1)) return 'chance';
  if (moves.length === 1) return 'points';
  const sorted = moves.toSorted((a, b) => b.points - a.points);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  return best.points - worst.points > SURE * Math.hypot(best.error, worst.error) ? 'points' : 'nothing';
}
