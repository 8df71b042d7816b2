// The end of a game: everybody's place, what decided, and what was great in it. What counts in a game and which of its
// events can be great is the game's own affair: games/*/finale.ts.
import type { GameEvent } from './protocol';
import type { View } from './types';

/** An event and the position that it led to: so many actions of the game had been made then. */
export interface Told {
  ply: number;
  event: GameEvent;
}

/** A finished game, as its end is told from it. */
export interface Played<V> {
  view: V;
  story: readonly Told[];
  options: Readonly<Record<string, boolean | number | string>>;
}

/** Something that is compared at the end; where it is equal the next such thing decides. */
export interface Count<V> {
  clause: string | null;
  of: (view: V, seat: number) => number;
  /** What it decided: a message with `first`, `second` and their difference, `lead`. */
  key: string;
}

/** A message of the catalogues, filled when it is said: `who` and `me` are added, from `seat`. */
export interface Words {
  key: string;
  seat: number;
  details: Readonly<Record<string, number | string>>;
}

/** Something that could be remembered: how much it weighs is measured in the game's own terms. */
export interface Moment extends Words {
  told: Told;
  kind: string;
  weight: number;
}

export interface Finale<V extends View> {
  counts: readonly Count<V>[];
  /** The clause that shares a victory. */
  shared: string | null;
  /** What stands beside a name: what its result is made of. */
  detail?: (view: V, seat: number) => Omit<Words, 'seat'>;
  /** What somebody did in this game. */
  part?: (game: Played<V>, seat: number) => Omit<Words, 'seat'>;
  moments: (game: Played<V>) => Moment[];
}

export interface Place {
  seat: number;
  place: number;
  worth: readonly number[];
}

/** Who ranks before whom: the first thing in which they differ. */
const ahead = (one: readonly number[], other: readonly number[]): number => {
  const i = one.findIndex((value, k) => value !== other[k]);
  return i < 0 ? 0 : one[i]! - other[i]!;
};

/** Everybody's place, the first first; equals have the same. */
export function places<V extends View>(finale: Finale<V>, view: V): Place[] {
  const all = view.scores.map((_, seat) => ({ seat, worth: finale.counts.map((count) => count.of(view, seat)) }));
  return all
    .map((one) => ({ ...one, place: 1 + all.filter((other) => ahead(other.worth, one.worth) > 0).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** What put the first before the next: which count, and the two numbers; null where all the first are equal to all others. */
export function decided<V extends View>(finale: Finale<V>, ranking: readonly Place[]): Decided<V> | null {
  const first = ranking[0]!;
  const next = ranking.find((one) => one.place > 1);
  return next ? between(finale, first, next) : null;
}

export interface Decided<V> { count: Count<V>; first: number; second: number }
function between<V extends View>(finale: Finale<V>, first: Place, second: Place): Decided<V> {
  const i = first.worth.findIndex((value, k) => value !== second.worth[k]);
  return { count: finale.counts[i]!, first: first.worth[i]!, second: second.worth[i]! };
}

/** What the points do not tell of those behind the first: which places are shared, and who came before equals by something else. */
export function ties<V extends View>(finale: Finale<V>, ranking: readonly Place[]): { shared: number[]; decided: (Decided<V> & { place: number })[] } {
  const behind = ranking.filter(({ place }) => place > 1);
  const pairs = behind.slice(1).map((next, i) => [behind[i]!, next] as const).filter(([one, next]) => one.worth[0] === next.worth[0]);
  return {
    shared: [...new Set(pairs.filter(([one, next]) => one.place === next.place).map(([{ place }]) => place))],
    decided: pairs.filter(([one, next]) => one.place < next.place).map(([one, next]) => ({ place: one.place, ...between(finale, one, next) })),
  };
}

const MOST = 2;
/** The two great moments, in the order of the game: the heaviest, and the heaviest of another kind, for two of one kind tell the same twice. */
export function greatest(moments: readonly Moment[]): Moment[] {
  const heaviest = moments.toSorted((a, b) => b.weight - a.weight || a.told.ply - b.told.ply);
  const [first] = heaviest;
  if (!first) return [];
  const rest = heaviest.filter((one) => one !== first);
  const second = rest.find((one) => one.kind !== first.kind) ?? rest.find((one) => one.told.ply !== first.told.ply);
  return [first, ...(second ? [second] : [])].slice(0, MOST).sort((a, b) => a.told.ply - b.told.ply);
}

/** In which part of the game something happened, by the events that divide it; the first part need not have been announced. */
export function partOf(story: readonly Told[], told: Told, divides: readonly string[]): number {
  const before = story.slice(0, story.indexOf(told) + 1).findLast(({ event }) => divides.includes(event.event) && typeof event[event.event] === 'number');
  return before ? (before.event[before.event.event] as number) : 1;
}

/** How often somebody was told to have done something. */
export const times = (story: readonly Told[], seat: number, ...events: string[]): number => story.filter(({ event }) => event.seat === seat && events.includes(event.event)).length;
