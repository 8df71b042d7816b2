// Who plays where nobody sits, as igroteka/bots has them. They think in slices: whoever waits for the worker gets it.
import { PLAYS, type Engine, type HintMeasures, type Strength, type Thought } from '../engine/engine';
import type { FirstSight, LikelyStep, Measure } from '../lib/protocol';
import { firstSight, heardMoves } from './analysis';

export const SLICE = 500; // playouts between two looks at what else there is to do

export const breathe = (): Promise<void> => new Promise((go) => {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = () => { port1.close(); go(); };
  port1.postMessage(null);
});

/** Thoughts about a position for a seat; null if they were stopped. */
async function pondered(engine: Engine, snapshot: Uint8Array, seat: number, seed: bigint, playouts: number, stopped: () => boolean): Promise<Thought[] | null> {
  engine.restore(snapshot);
  engine.imagine(seat, seed); // nobody who thinks is handed what the seat cannot know
  engine.ponder(seat, seed, playouts, PLAYS);
  for (let done = 0; done < playouts; done += SLICE) {
    engine.think(Math.min(SLICE, playouts - done));
    await breathe();
    if (stopped()) return null;
  }
  return engine.thoughts();
}

/** A level's move; null if its thoughts were stopped. */
export async function chosenMove(engine: Engine, snapshot: Uint8Array, seat: number, level: Strength, seed: bigint, stopped: () => boolean): Promise<string | null> {
  engine.restore(snapshot);
  const open = engine.legal(seat);
  const drawn = part(seed);
  if (open.length === 1 || !engine.thinks) return open[Math.floor(drawn * open.length)]!; // a game without advice is played at random
  const thoughts = await pondered(engine, snapshot, seat, seed, level.playouts, stopped);
  return thoughts && picked(thoughts, level, drawn);
}

const word = (number: bigint): bigint => BigInt.asUintN(64, number);
/** A number from 0 to 1 that only the seed says, as igroteka/bots/players.py draws it: one step of SplitMix64. */
export function part(seed: bigint): number {
  let z = word(seed + 0x9e3779b97f4a7c15n);
  z = word((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = word((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return Number((z ^ (z >> 31n)) >> 11n) / 2 ** 53;
}

/** The move that was tried most; a level that errs like a person picks among those that look nearly as good. */
function picked(thoughts: readonly Thought[], { error, limit }: Strength, drawn: number): string {
  if (!error) return thoughts[0]!.move;
  const tried = thoughts.filter((one) => one.playouts > 0);
  const best = Math.max(...tried.map((one) => one.chance));
  const near = tried.filter((one) => best - one.chance <= limit);
  const weights = near.map((one) => Math.exp((one.chance - best) / error));
  let left = drawn * weights.reduce((sum, weight) => sum + weight, 0);
  return near[Math.max(0, weights.findIndex((weight) => (left -= weight) < 0))]!.move;
}

export interface Advice { move: string; chance: number; points: number; reason: string; details: { move: string; wins: number; number: number }; likely: LikelyStep[]; sight: FirstSight | null }
type Measured = { move: string; chance: number; points: number; error: number };

/** The best moves of a seat with what speaks for each, and what they differ in, as igroteka/bots/hints.py has them; null if the thoughts were stopped. */
export async function hints(engine: Engine, snapshot: Uint8Array, seat: number, stopped: () => boolean): Promise<{ moves: Advice[]; measure: Measure } | null> {
  const measures = engine.facts.hints;
  const tried = await heardMoves(engine, snapshot, seat, null, measures.playouts, stopped);
  if (!tried) return null;
  const best = tried[0]!;
  const known = tried.filter(({ playouts }) => playouts === best.playouts).slice(0, measures.most).map(({ move, chance, points, spread }): Measured => ({ move, chance: Math.min(chance, best.chance), points, error: spread }));
  const top = percent(known[0]!);
  const named = differIn(known, measures) === 'chance' ? known : known.filter((one) => percent(one) === top || top < measures.longShot).sort((a, b) => b.points - a.points);
  const advice = (one: Measured): Advice => {
    const { word, number } = engine.reason(seat, one.move);
    const sight = one.move === best.move ? firstSight(engine, seat, tried) : null;
    return { move: one.move, chance: one.chance, points: one.points, reason: `advice-${engine.facts.id}-${word}`, details: { move: one.move, wins: percent(one), number }, likely: [], sight };
  };
  const moves = named.map(advice);
  const likely = engine.likely();
  return { moves: moves.map((one) => (one.move === best.move ? { ...one, likely } : one)), measure: differIn(named, measures) };
}

const percent = ({ chance }: Measured): number => Math.floor(100 * chance + 0.5);

/** The chance to win, as long as it tells anything; else the points, if their difference is more than luck of the playouts. */
function differIn(moves: readonly Measured[], { longShot, sure }: HintMeasures): Measure {
  const percents = moves.map(percent);
  if (Math.max(...percents) >= longShot && (new Set(percents).size > 1 || moves.length === 1)) return 'chance';
  if (moves.length === 1) return 'points';
  const sorted = moves.toSorted((a, b) => b.points - a.points);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  return best.points - worst.points > sure * Math.hypot(best.error, worst.error) ? 'points' : 'nothing';
}
