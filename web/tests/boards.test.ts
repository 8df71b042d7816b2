import { describe, expect, it } from 'vitest';
import '../src/games';
import { animalOf } from '../src/games/jackal_high/animals';
import { ceremonyOf, endsRound } from '../src/games/eight28/ceremony';
import { shownTotals, totals, waysTo } from '../src/games/eight28/sums';
import { moveWords, saidMove } from '../src/lib/moves';
import { placement, solidFaces } from '../src/games/jackal_high/notation';
import { bonuses, columnsOf, hue, signed } from '../src/games/my_number/numbers';
import { cardsOf, columns, combination, meant, plays, tapped, without, written, type Combination } from '../src/games/twelve_days/notation';
import { around, others } from '../src/lib/seats';
import type { Eight28View } from '../src/games/eight28/view';

describe('Jackal & High', () => {
  it('has every number once on a die, the rolled one in front, opposite ones making nine', () => {
    const opposite = [[0, 6], [1, 5], [2, 4], [3, 7]] as const;
    for (const rolled of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const faces = solidFaces(rolled);
      expect(faces[0]).toBe(rolled);
      expect(faces.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      for (const [one, other] of opposite) expect(faces[one]! + faces[other]!).toBe(9);
    }
  });
});

describe('the cards of Jackal & High', () => {
  it('have the paws that the box says', () => expect([1, 7, 9, 16, 17, 21].map(animalOf)).toEqual([
    { kind: 'jackal', paws: 1 }, { kind: 'jackal', paws: 1 }, { kind: 'hyena', paws: 2 }, { kind: 'hyena', paws: 2 }, { kind: 'lion', paws: 3 }, { kind: 'lion', paws: 3 },
  ]));
});

describe('8-28', () => {
  it('shows a hand with two aces as the set of its totals', () => {
    expect(totals(['A', 'A', 4])).toEqual([6, 16, 26]);
    expect(shownTotals([10, 9, 9, 'A'])).toEqual([29]);
  });
  it('shows how a direct hit adds up', () => {
    expect(waysTo(['A', 6, 'A'], 8)).toEqual([1, 6, 1]);
    expect(waysTo(['A', 6, 'A'], 28)).toEqual([11, 6, 11]);
  });
  it('tells the end of a round from its events', () => {
    const player = { hidden: null, shown: [3], out: false, passed: false, gems: { blue: 0, red: 0 }, plays_for: null };
    const before = { round: 2, players: [player, player, player] } as unknown as Eight28View;
    const events = [
      { event: 'revealed', clause: 'E4.1', seat: 1, card: 5 },
      { event: 'one-way', clause: 'E4.4', seat: 1, goal: 8, total: 8 },
      { event: 'halved', clause: 'E4.2', seat: null, value: 3, rest: 1 },
      { event: 'share-of-8', clause: 'E4.6', seat: 1, blue: 3, red: 0 },
    ];
    expect(endsRound(events)).toBe(true);
    const shown = ceremonyOf(before, events);
    expect(shown.candidates[1]).toMatchObject({ cards: [5, 3], total: 8, goal: 8, blue: 3, won: true });
    expect(shown).toMatchObject({ round: 2, half: 3, hit: false });
  });
});

describe('12 Days', () => {
  it('reads which cards a move takes', () => {
    expect(combination('8x2')).toMatchObject({ kind: 'set', cards: [8, 8] });
    expect(combination('6-8')).toMatchObject({ kind: 'straight', cards: [6, 7, 8] });
    expect(combination('9')).toMatchObject({ kind: 'single', cards: [9] });
    expect(combination('pass')).toBeNull();
    expect(['6-8', '8x2', '9', 'pass'].map(cardsOf)).toEqual(['6-7-8', '8 8', '9', 'pass']);
    expect(written(combination('6-8')!)).toBe('6-7-8');
  });
  it('builds a play of tapped cards', () => {
    const offers = ['3', '4', '5', '6', '6x2', '6x3', '3-4', '4-5', '5-6', '3-5', '4-6', '3-6'].map((move) => combination(move) as Combination);
    const built = (...taps: number[]): string | undefined => plays(offers, taps.reduce<number[]>((picks, tap) => tapped(offers, picks, tap), []))[0]?.move;
    expect([built(6), built(6, 6), built(6, 6, 6)]).toEqual(['6', '6x2', '6x3']);
    expect(plays(offers, tapped(offers, [6, 6, 6], 6))).toHaveLength(offers.length); // once more: nothing is picked
    expect([built(3, 6), built(6, 3), built(4, 5)]).toEqual(['3-6', '3-6', '4-5']);
    expect(tapped(offers, [6, 6], 3)).toEqual([3]); // goes with none of them: it begins anew
    expect(tapped(offers, [3, 5], 5)).toEqual([3]);
  });
  it('knows what a card that cannot be played would have been', () => {
    expect([meant(11, null), meant(11, { kind: 'set', cards: 3 }), meant(11, { kind: 'straight', cards: 4 }), meant(2, { kind: 'straight', cards: 2 })]).toEqual(['11', '11x3', '9-12', '2-3']);
  });
  it('knows what is left of a hand', () => expect([without([4, 6, 4], [4, 4]), without(9, [4, 4])]).toEqual([[6], 7]));
  it('lays the hand out in columns', () => expect(columns([4, 6, 4])).toEqual([{ value: 4, count: 2 }, { value: 6, count: 1 }]));
});

describe('Jackal & High', () => {
  it('reads where a die goes', () => {
    expect(placement('5>2')).toEqual({ move: '5>2', face: 5, to: 2 });
    expect(placement('7>V')).toEqual({ move: '7>V', face: 7, to: 'V' });
    expect(placement('stop')).toBeNull();
  });
});

describe('My number', () => {
  it('knows what is printed on the sixty cards', () => {
    expect(hue(46)).toBe('o');
    expect([1, 8, 15, 16].map((card) => bonuses([[card]]))).toEqual([-1, 0, 1, 2]);
    expect(signed(-1)).toBe('−1');
  });
  it('values a column by its number times its cards', () => expect(columnsOf([2, 4, 1, 5, 3], [[9, 41], [37], [], [], []]).map(({ points }) => points)).toEqual([4, 4, 0, 0, 0]));
});

describe('seats', () => {
  it('go clockwise from my left', () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
  });
  it('stand on an arc', () => expect(around(1, 3, 100)).toEqual({ left: '50.00%', top: '0px' }));
});

describe('a move in words', () => {
  // Without a catalogue a message shows its key: that is enough to see which words are taken.
  const called = { key: 'eight28-play-for', details: { goal: 8, total: 7 } };
  it('is what the rules call it, from the catalogues', () => expect(moveWords(called, 'for 8')).toBe('eight28-play-for'));
  it('stays in notation where nobody chooses it', () => expect(saidMove(null, 'deal A')).toBe('deal A'));
});
