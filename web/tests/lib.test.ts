import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addingUp, costly, finds, isBetter, judged, mistakes, placeOf, shownSum, stretchTo } from '../src/lib/analysis';
import { tendencies } from '../src/solo/analysis';
import type { Findings, JudgedMove, SeatFindings } from '../src/lib/protocol';
import { markdown, parted } from '../src/lib/markdown';
import { seatColours } from '../src/lib/people';
import { COLOURS, type Colour } from '../src/lib/protocol';
import { linger, pace, settings, upgraded, type Pace } from '../src/lib/settings.svelte';
import type { Shuffles } from '../src/lib/solo';
import { verify } from '../src/lib/verify';

function fairness(): Shuffles {
  const secret = Buffer.alloc(32, 7);
  const salts = ['a1', '', 'b2'];
  const ways: [string, number][] = [['deal 1', 15], ['deal 2', 3], ['deal A', 8]];
  const draws = [0, 1, 2].map((ply) => {
    const x = BigInt(`0x${createHmac('sha256', secret).update(`${salts.join(',')}|0|${ply}|0`).digest('hex')}`);
    let way = x % 26n;
    const move = ways.find(([, weight]) => (way -= BigInt(weight)) < 0n)![0];
    return { ply, message: `${salts.join(',')}|0|${ply}|0`, ways, move };
  });
  return { commit: createHash('sha256').update(secret).digest('hex'), secret: secret.toString('hex'), salts, draws, version: 1, pledge: '', seals: [], drawn: false, order: [], take_backs: [], first: 0, names: [], moves: draws.map(({ move }) => move), by: [null, null, null], scores: [] };
}

describe('checking the shuffles', () => {
  it('finds an honest game honest', async () => expect(verify(fairness())).toEqual({ fair: true, draws: 3, problems: [], notes: [] }));
  it('finds a swapped card', async () => {
    const game = fairness();
    game.draws[1]!.move = game.draws[1]!.move === 'deal 2' ? 'deal 1' : 'deal 2';
    expect(verify(game)).toMatchObject({ fair: false, problems: [{ key: 'verify-bad-draw', details: { ply: 2 } }] });
  });
  it('finds a swapped secret', async () => {
    const found = verify({ ...fairness(), commit: '0'.repeat(64) });
    expect(found.problems[0]).toEqual({ key: 'verify-bad-commit', details: {} });
  });
});

describe('a text of the rulebook', () => {
  const reading = { link: (clause: string): string => `#${clause}`, spell: (written: string): string => ({ two: 'zwei' })[written] ?? written };
  it('becomes paragraphs, lists and links to clauses', () => expect(markdown('See E3.2.\n\n- **one**\n- `two`', reading)).toBe('<p>See <a href="#E3.2">E3.2</a>.</p><ul><li><b>one</b></li><li><b>zwei</b></li></ul>'));
  it('cannot bring a script', () => expect(markdown('<script>alert(1)</script>', reading)).not.toContain('<script'));
  it.each([
    ['Take one. Then go on.', 'Take one.', 'Then go on.'],
    ['Roll all dice (see J3.1. and on). Place one.', 'Roll all dice (see J3.1. and on).', 'Place one.'],
    ['One of three.\n\n- a set', 'One of three.', '- a set'],
    ['| a | b |', '| a | b |', ''],
  ])('has a first sentence: %s', (text, first, rest) => expect(parted(text)).toEqual([first, rest]));
});

describe('an analysis', () => {
  const decision: JudgedMove = {
    ply: 1, seat: 1, played: 'pass', best: 'take', chance_played: 0.25, chance_best: 0.5, error: 0.01, stake: 0.1, reason: 'advice', details: {}, played_called: null, best_called: null, likely: [], sight: null,
    choices: [{ move: 'take', chance: 0.5, loss: 0, error: 0, called: null }, { move: 'pass', chance: 0.25, loss: 0.25, error: 0.01, called: null }],
  };
  const forced: JudgedMove = { ...decision, ply: 2, seat: 0, choices: decision.choices.slice(0, 1) };
  const seat: SeatFindings = { decisions: 1, accuracy: 0.5, start: 0.5, luck: 0, luck_error: 0, own_moves: -0.25, own_error: 0.01, others_moves: 0.25, result: 0.5, moments: [{ ply: 1, found: false }] };
  const result: Findings = { playouts: 800, by: [-1, 1, 0, -1, 0], parts: [1, 1, 1, 2, 2], counts: [1, 1, 2, 1, 1], chances: [], decisions: [decision, forced], turns: [], players: [{ ...seat, moments: [] }, seat] };
  it('judges a move where it has just been made, if there was a choice', () => expect([0, 1, 2].map((at) => judged(result, at, at + 1, []))).toEqual([undefined, decision, undefined]));
  it('lists all costly moves of a seat, the dearest first, and what it found', () => {
    const dearest = { ...decision, ply: 4, chance_best: 0.9 };
    const unclear = { ...decision, ply: 5, error: 0.2 };
    const found = { ...decision, ply: 6, chance_best: decision.chance_played };
    const more = { ...result, decisions: [decision, dearest, unclear, found], players: [seat, { ...seat, moments: [{ ply: 4, found: false }, { ply: 6, found: true }] }] };
    expect([costly(more, [0]), costly(more, [1])]).toEqual([[], [dearest, decision]]);
    expect(finds(more, [1])).toEqual([found]);
  });
  it('calls nothing better within the noise', () => expect(isBetter({ ...decision, error: 0.2 })).toBe(false));
  it('knows where a deal began that ends with an action', () => {
    const dealt = { ...result, by: [-1, -1, 0, -1, -1, 1], parts: [1, 1, 1, 1, 2, 2] };
    expect([1, 3, 4].map((ply) => stretchTo(dealt, ply))).toEqual([0, 3, 4]);
  });
  it('shows whole percents that add up', () => {
    expect(addingUp([0.104, 0.104, 0.105], 31)).toEqual([10, 10, 11]);
    const shown = shownSum({ ...seat, start: 1 / 3, luck: 0.125, own_moves: -0.045, others_moves: -0.41333, result: 0 });
    expect(shown).toEqual({ start: 33, luck: '+13', own: '−5', others: '−41', result: 0 });
  });
  it('says where a move was made', () => expect([1, 2, 4].map((ply) => placeOf(result, ply))).toEqual([{ part: 1, number: 1 }, { part: 1, number: 2 }, { part: 2, number: 1 }]));
  it('knows the clear mistakes of a seat by what they were about', () => {
    const about = { ...decision, reason: 'advice-my-number-good-place' };
    const unclear = { ...about, ply: 3, error: 0.2 };
    expect(mistakes({ ...result, decisions: [about, unclear] }, [1])).toEqual([{ ply: 1, theme: 'theme-my-number-good-place', loss: 0.25 }]);
  });
  it('knows what somebody tends to miss, with positions to practise', () => {
    const games = [
      { id: '~a', mistakes: [{ ply: 3, theme: 'keeps', loss: 0.1 }, { ply: 7, theme: 'keeps', loss: 0.2 }, { ply: 9, theme: 'sheds', loss: 0.9 }] },
      { id: '~b', mistakes: [{ ply: 5, theme: 'keeps', loss: 0.1 }] },
    ];
    const [first, ...others] = tendencies(games);
    expect(others).toEqual([]); // once is no tendency
    expect(first).toMatchObject({ theme: 'keeps', times: 3, games: 2, positions: [{ table: '~a', ply: 7 }, { table: '~b', ply: 5 }] });
    expect(first!.loss).toBeCloseTo(0.4);
  });
  it('calls nothing better that is not', () => expect([isBetter(decision), isBetter({ ...decision, chance_played: 0.6 })]).toEqual([true, false]));
});

describe('motion', () => {
  const times = (pace_: Pace, still: boolean): number[] => {
    Object.assign(settings, { pace: pace_, still });
    return [pace(320), linger(1000)];
  };
  it('hangs on the pace, is a cross-fade where less is wanted, and nothing to who is brisk as well', () => {
    expect([times('usual', false), times('calm', false), times('brisk', false)]).toEqual([[320, 1000], [512, 1600], [128, 400]]);
    expect([times('usual', true), times('brisk', true)]).toEqual([[120, 1000], [0, 20]]);
  });
  it('is what was set on an earlier page, which knew only fast', () => {
    expect([upgraded({ fast: true }), upgraded({ fast: false }), upgraded({})].map((one) => one.pace)).toEqual(['brisk', 'usual', 'usual']);
    expect(upgraded({ fast: true, pace: 'calm' })).not.toHaveProperty('fast');
    expect(upgraded({ fast: true, pace: 'calm' }).pace).toBe('calm');
  });
});

describe('the colours of a table', () => {
  const seats = (...colours: (Colour | [Colour, string])[]): Parameters<typeof seatColours>[0] => colours.map((one, seat) => (typeof one === 'string' ? { seat, colour: one, guest: null } : { seat, colour: one[0], guest: one[1] }));
  it('are those that people have chosen, and bots make room', () => expect(seatColours(seats('teal', ['teal', 'ann'], ['pink', 'ben'])).slice(0, 3)).toEqual(['red', 'teal', 'pink']));
  it('are all different, also where several like the same', () => {
    const dealt = seatColours(seats(['red', 'ann'], ['red', 'ben'], ['red', 'ben'], ['blue', 'eve'], 'ochre', 'pink', ['red', 'kim']));
    expect(dealt[0]).toBe('red');
    expect(dealt[3]).toBe('blue');
    expect(new Set(dealt).size).toBe(6);
  });
  it('are the usual ones where nobody has chosen', () => expect(seatColours(seats(['teal', 'ann'], ['teal', 'ben'], 'violet'))).toEqual(COLOURS));
});
