import { describe, expect, it } from 'vitest';
import { finale as eight28 } from '../src/games/eight28/finale';
import { finale as jackalHigh } from '../src/games/jackal_high/finale';
import { finale as myNumber } from '../src/games/my_number/finale';
import { finale as twelveDays } from '../src/games/twelve_days/finale';
import { decided, greatest, partOf, places, ties, type Told } from '../src/lib/finale';
import type { Frame } from '../src/lib/protocol';
import { stopOf, stops } from '../src/lib/steps';
import type { Eight28View } from '../src/games/eight28/view';
import type { JackalHighView } from '../src/games/jackal_high/view';
import type { MyNumberView } from '../src/games/my_number/view';
import type { TwelveDaysView } from '../src/games/twelve_days/view';

const tell = (ply: number, event: string, seat: number | null, more: Record<string, unknown> = {}): Told => ({ ply, event: { event, clause: '', seat, ...more } });

describe('the places of a finished game', () => {
  const piles = (...seats: [score: number, pile: number[]][]): JackalHighView => ({ scores: seats.map(([score]) => score), players: seats.map(([, pile]) => ({ pile })) }) as unknown as JackalHighView;
  it('give equals the same place and leave the next one free', () => {
    const view = { scores: [4, 9, 4, 1] } as unknown as Eight28View;
    expect(places(eight28, view).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2], [2, 2], [3, 4]]);
    expect(ties(eight28, places(eight28, view))).toEqual({ shared: [2], decided: [] });
  });
  it('are decided by the highest animal where paws are equal, and an empty pile ranks lowest', () => {
    const ranking = places(jackalHigh, piles([5, [3, 17, 2]], [5, [21]], [5, []]));
    expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2], [2, 3]]);
    expect(decided(jackalHigh, ranking)).toMatchObject({ count: { clause: 'J9.1', key: 'finale-jackal-high-highest' }, first: 21, second: 17 });
  });
  it('are decided by round 3, then by the bonuses', () => {
    const sheet = (...rounds: [number, number][]) => ({ rounds: rounds.map(([points, bonus]) => ({ points, bonus })) });
    const view = { scores: [60, 60, 60], players: [sheet([20, 0], [20, 2], [18, 0]), sheet([20, 0], [19, 0], [20, 1]), sheet([15, 5], [19, 0], [18, 3])] } as unknown as MyNumberView;
    const ranking = places(myNumber, view);
    expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([[2, 1], [1, 2], [0, 3]]);
    expect(ties(myNumber, ranking)).toMatchObject({ shared: [], decided: [{ place: 2, count: { key: 'finale-my-number-round3' }, first: 21, second: 18 }] });
    expect(decided(myNumber, ranking)).toMatchObject({ count: { key: 'finale-my-number-bonuses' }, first: 8, second: 1 });
  });
  it('are all the first where nothing tells them apart', () => {
    const view = { scores: [1, 1], players: [{ gifts: 1 }, { gifts: 1 }] } as unknown as TwelveDaysView;
    const ranking = places(twelveDays, view);
    expect(ranking.map(({ place }) => place)).toEqual([1, 1]);
    expect(decided(twelveDays, ranking)).toBeNull();
  });
});

describe('the great moments', () => {
  const options = {};
  it('of 8-28 are a direct hit before whatever else, and the most that was won for a goal', () => {
    const story = [tell(1, 'round', 0, { round: 1 }), tell(9, 'share-of-28', 0, { blue: 9, red: 1 }), tell(9, 'share-of-8', 1, { blue: 4, red: 0 }), tell(9, 'round', 0, { round: 2 }), tell(20, 'hit-share', 2, { blue: 3, red: 0 })];
    const found = greatest(eight28.moments({ view: {} as Eight28View, story, options }));
    expect(found.map(({ seat, key, details, told }) => [seat, key, details.points, told.ply])).toEqual([[0, 'finale-eight28-share', 11, 9], [2, 'finale-eight28-hit', 3, 20]]);
    expect(found.map(({ told }) => partOf(story, told, ['round', 'last-round']))).toEqual([1, 2]);
  });
  it('of 12 Days are gifts and many cards at once', () => {
    const story = [tell(3, 'deal', 0, { deal: 1 }), tell(40, 'leads', 1, { play: '4-9', left: 6 }), tell(44, 'leads', 2, { play: '12x3', left: 4 }), tell(50, 'deal-won', 2, { supply: 3 }), tell(50, 'gift-given', 0, { to: 2, cards: 7 })];
    expect(greatest(twelveDays.moments({ view: {} as TwelveDaysView, story, options })).map(({ key, details }) => [key, details.gifts ?? details.count])).toEqual([['finale-twelve-days-straight', 6], ['finale-twelve-days-deal', 2]]);
  });
  it('of Jackal & High count all that a Lucky 8 sweeps up, with what a Take 2 is worth at this table', () => {
    const story = [tell(7, 'won-alone', 0, { card: 21, take2: 0 }), tell(9, 'won-contest', 1, { card: 'L8', take2: 1 }), tell(9, 'lucky8-brings', 1, { card: 9, take2: 0 }), tell(9, 'lucky8-brings', 1, { card: 18, take2: 1 })];
    const found = greatest(jackalHigh.moments({ view: {} as JackalHighView, story, options: { take2_paws: 2 } }));
    expect(found.map(({ key, details }) => [key, details.paws])).toEqual([['finale-jackal-high-won', 3], ['finale-jackal-high-lucky8', 9]]);
  });
  it('of My Number! are a round and a column, counted anew in every round', () => {
    const grow = (ply: number, seat: number, value: number, n: number): Told[] => Array.from({ length: n }, (_, i) => tell(ply + i, i ? 'joins' : 'opens', seat, { value, colour: 'pink' }));
    const story = [...grow(1, 0, 5, 3), tell(4, 'round-scored', 0, { points: 15, bonus: 1 }), tell(4, 'round', null, { round: 2 }), ...grow(5, 0, 5, 2), ...grow(10, 1, 4, 4), tell(14, 'round-scored', 0, { points: 10, bonus: 0 }), tell(14, 'round-scored', 1, { points: 16, bonus: 6 })];
    const found = greatest(myNumber.moments({ view: {} as MyNumberView, story, options }));
    expect(found.map(({ seat, key, details }) => [seat, key, details.points])).toEqual([[1, 'finale-my-number-column', 16], [1, 'finale-my-number-round', 22]]);
  });
  it('are none where nothing great happened', () => expect(greatest([])).toEqual([]));
});

describe('a replay', () => {
  const frames = (...seats: [seat: number | null, acting: number[]][]): Frame[] => seats.map(([seat, acting], ply) => ({ ply, seat, acting, move: '', view: {}, events: [], scores: [] }) as unknown as Frame);
  it('begins at the first decision and goes on from one to the next, whatever chance does in between', () => {
    const game = frames([null, []], [null, []], [null, [0]], [0, []], [null, [1]], [1, [1]], [1, []], [null, []]);
    expect(stops(game)).toEqual([2, 4, 5, 7]);
    expect([0, 3, 4, 6, 99].map((ply) => stopOf(stops(game), ply))).toEqual([0, 1, 1, 3, 3]);
  });
  it('takes together what is chosen at once', () => expect(stops(frames([null, [0, 1, 2]], [0, [1, 2]], [1, [2]], [2, [0, 1, 2]], [0, [1, 2]], [1, [2]], [2, []]))).toEqual([0, 3, 6]));
});
