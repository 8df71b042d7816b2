// Who plays where nobody sits, as igroteka/bots has them. They think in slices: whoever waits for the worker gets it.
import type { Engine, Level, Thought } from '../engine/engine';

const SLICE = 500; // playouts between two looks at what else there is to do
const HINT_PLAYOUTS = 4000;
const MOST_HINTS = 3;
const SELDOM = 60; // a move that got less than one in so many playouts is not known well enough to be named
const LONG_SHOT = 3; // per cent: a chance below it tells nobody what to do

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

export interface Advice { move: string; chance: number; word: string; number: number }

/** The best moves of a seat with what speaks for each; and whether their chances tell anything. */
export async function hints(engine: Engine, snapshot: Uint8Array, seat: number, stopped: () => boolean): Promise<{ moves: Advice[]; differ: boolean } | null> {
  const thoughts = await pondered(engine, snapshot, seat, 0n, HINT_PLAYOUTS, stopped);
  if (!thoughts) return null;
  engine.restore(snapshot);
  engine.imagine(seat, 0n);
  const known = thoughts.filter((one) => one.playouts * SELDOM >= HINT_PLAYOUTS);
  const best = (known.length ? known : thoughts.slice(0, 1)).toSorted((a, b) => b.chance - a.chance).slice(0, MOST_HINTS);
  const percents = best.map(({ chance }) => Math.round(100 * chance));
  return {
    moves: best.map(({ move, chance }) => ({ move, chance, ...engine.reason(seat, move) })),
    differ: Math.max(...percents) >= LONG_SHOT && (percents.length === 1 || new Set(percents).size > 1),
  };
}
