import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { judged, signedPercent, turningPoints } from '../src/lib/analysis';
import type { Findings } from '../src/lib/protocol';
import { markdown, parted } from '../src/lib/markdown';
import type { Colour, Fairness } from '../src/lib/protocol';
import { COLOURS, seatColours } from '../src/lib/people';
import { linger, pace, settings, upgraded, type Pace } from '../src/lib/settings.svelte';
import { verify } from '../src/lib/verify';

function fairness(): Fairness {
  const secret = Buffer.alloc(32, 7);
  const salts = ['a1', '', 'b2'];
  const ways: [string, number][] = [['deal 1', 15], ['deal 2', 3], ['deal A', 8]];
  const draws = [0, 1, 2].map((ply) => {
    const x = BigInt(`0x${createHmac('sha256', secret).update(`${salts.join(',')}|0|${ply}|0`).digest('hex')}`);
    let way = x % 26n;
    const move = ways.find(([, weight]) => (way -= BigInt(weight)) < 0n)![0];
    return { ply, message: `${salts.join(',')}|0|${ply}|0`, ways, move };
  });
  return { commit: createHash('sha256').update(secret).digest('hex'), secret: secret.toString('hex'), salts, draws, version: 1, pledge: '', seals: [], drawn: false, order: [], take_backs: [], first: 0, names: [] };
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
  const decision = { ply: 1, seat: 1, played: 'pass', best: 'take', chance_played: 0.2, chance_best: 0.5, reason: 'advice', details: {}, played_called: null, best_called: null };
  const result: Findings = {
    by: [-1, 1, 0],
    chances: [[0.5, 0.5], [0.25, 0.75], [0.75, 0.25], [1, 0]].map((chances, ply) => ({ ply, chances, ending: chances })),
    decisions: [decision],
    turning_points: [1, 2],
    accuracy: [null, 0.5],
    luck: [-0.1, 0.1],
  };
  it('tells whom a turning point moved, and by how much', () => expect(turningPoints(result).map(({ by, seat, change }) => [by, seat, signedPercent(change)])).toEqual([[1, 0, '+50'], [0, 0, '+25']]));
  it('judges a move where it has just been made', () => expect([0, 1, 2].map((at) => judged(result, at, at + 1, []))).toEqual([undefined, decision, undefined]));
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
