// The shuffles of a game with shares, checked in the page: fairness.json is one that the server's own code played
// (tests/server/shuffling.py), with what one of its people kept.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newSeed, sealOf, token } from '../src/lib/fairness';
import type { Fairness, TableInfo } from '../src/lib/protocol';
import { hmac, sha256 } from '../src/lib/sha256';
import { keep, keptShare, nextStep, proof, sawTakeBacks, type KeptShare } from '../src/lib/shares';
import { verify } from '../src/lib/verify';
import played from './fairness.json';

const told = played.told as unknown as Fairness;
const kept = played.kept as KeptShare;
const problems = (changed: Partial<Fairness>, mine: Partial<KeptShare> = {}): string[] => verify({ ...told, ...changed }, { ...kept, ...mine }).problems.map(({ key }) => key);

describe('hashes', () => {
  it('are those of everybody', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
      const [data, key] = [randomBytes(length), randomBytes(32)];
      expect(Buffer.from(sha256(data)).toString('hex')).toBe(createHash('sha256').update(data).digest('hex'));
      expect(Buffer.from(hmac(key, data)).toString('hex')).toBe(createHmac('sha256', key).update(data).digest('hex'));
    }
  });
});

describe('a game with shares', () => {
  it('is in order, and its take-backs are named', () => {
    const verdict = verify(told, kept);
    expect(verdict).toMatchObject({ fair: true, problems: [] });
    expect(verdict.notes.map(({ key }) => key)).toEqual(told.take_backs.map(() => 'verify-note-take-back'));
  });
  it('shows another secret', () => expect(problems({ secret: '00'.repeat(32) })).toContain('verify-bad-commit'));
  it('shows another share', () => expect(problems({ salts: told.salts.map((salt) => salt && token(newSeed(), 0)) })).toEqual(expect.arrayContaining(['verify-bad-share', 'verify-bad-mine', 'verify-bad-draw'])));
  it('shows other seats', () => expect(problems({ order: [...told.order].reverse() })).toContain('verify-bad-seats'));
  it('shows a take-back that nobody agreed to', () => {
    const invented = { number: told.take_backs.at(-1)!.number + 1, kept: 20, tokens: told.seals.map(() => '') };
    expect(problems({ take_backs: [...told.take_backs, invented] })).toEqual(expect.arrayContaining(['verify-bad-take-back', 'verify-bad-kept-back']));
  });
  it('shows what was fixed otherwise than this browser remembers', () => expect(problems({}, { pledge: kept.pledge.replace('rules: 1', 'rules: 2') })).toEqual(['verify-bad-kept']));
  it('shows a record of the first kind in its place', () => expect(problems({ version: 1, pledge: '' })).toContain('verify-bad-kept'));
  it('shows that I was left out', () => expect(problems({}, { seed: newSeed() })).toEqual(['verify-bad-mine']));
});

describe('my share', () => {
  const table = (id: string, share: string, pledge: string | null = null): TableInfo => ({ id, status: 'waiting', fairness: 2, commit: 'c0', pledge, seats: [{ mine: true, share }, { mine: false, share: 'none' }] }) as unknown as TableInfo;
  it('is sealed first and laid open once, for the secret that I know', () => {
    const first = nextStep(table('a', 'none'))!;
    const seal = sealOf(keptShare('a')!.seed);
    expect(first).toEqual({ step: 'seal', form: { seal } });
    expect(nextStep(table('a', 'sealed'))).toBe(null);
    const pledge = (commit: string, more = ''): string => `igroteka fairness 2\ncommit: ${commit}\nseals: ${seal},${more}`;
    expect(nextStep(table('a', 'sealed', pledge('c1')))).toBe(null);
    expect(proof('a', 1)).toBe('');
    expect(nextStep(table('a', 'sealed', pledge('c0')))).toEqual({ step: 'reveal', form: { salt: token(keptShare('a')!.seed, 0) } });
    expect(nextStep(table('a', 'sealed', pledge('c0', 'ff')))).toBe(null);
    expect(proof('a', 2)).toBe(token(keptShare('a')!.seed, 2));
  });
  it('remembers the take-backs that I saw', () => {
    keep('b', { ...kept, taken_back: [] });
    sawTakeBacks('b', [1, 2]);
    expect(keptShare('b')!.taken_back).toEqual([1, 2]);
  });
});
