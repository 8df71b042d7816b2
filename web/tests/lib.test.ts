import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { turningPoints } from '../src/lib/analysis';
import { markdown } from '../src/lib/markdown';
import type { Fairness } from '../src/lib/protocol';
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
  return { commit: createHash('sha256').update(secret).digest('hex'), secret: secret.toString('hex'), salts, draws };
}

describe('checking the shuffles', () => {
  it('finds an honest game honest', async () => expect(await verify(fairness())).toEqual({ fair: true, draws: 3, problems: [] }));
  it('finds a swapped card', async () => {
    const game = fairness();
    game.draws[1]!.move = game.draws[1]!.move === 'deal 2' ? 'deal 1' : 'deal 2';
    expect(await verify(game)).toMatchObject({ fair: false, problems: [{ key: 'verify-bad-draw', ply: 1 }] });
  });
  it('finds a swapped secret', async () => {
    const found = await verify({ ...fairness(), commit: '0'.repeat(64) });
    expect(found.problems[0]).toEqual({ key: 'verify-bad-commit' });
  });
});

describe('a text of the rulebook', () => {
  const link = (clause: string): string => `#${clause}`;
  it('becomes paragraphs, lists and links to clauses', () => expect(markdown('See E3.2.\n\n- **one**\n- `two`', link)).toBe('<p>See <a href="#E3.2">E3.2</a>.</p><ul><li><b>one</b></li><li><code>two</code></li></ul>'));
  it('cannot bring a script', () => expect(markdown('<script>alert(1)</script>', link)).not.toContain('<script'));
});

describe('an analysis', () => {
  const moment = (ply: number, best: number, played: number) => ({ ply, seat: 0, played: 'pass', best: 'take', chance_best: best, chance_played: played });
  it('shows where most was lost, in the order of the game', () => expect(turningPoints({ decisions: [moment(3, 0.5, 0.2), moment(1, 0.4, 0.39), moment(2, 0.6, 0.6)] }, 2).map(({ ply }) => ply)).toEqual([1, 3]));
});
