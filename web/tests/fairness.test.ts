// The shuffles of a game with shares, checked in the page: fairness.json is one that the server's own code played
// (tests/server/shuffling.py), as the page's own engine reads it, with what one of its people kept.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newSeed, sealOf, token } from '../src/lib/fairness';
import type { StateChanged, TableInfo } from '../src/lib/protocol';
import { hmac, sha256 } from '../src/lib/sha256';
import { keep, keptShare, newShare, nextStep, proof, satAt, saw, type KeptShare } from '../src/lib/shares';
import type { Shuffles } from '../src/lib/solo';
import { verify } from '../src/lib/verify';
import played from './fairness.json';

const told = played.told as unknown as Shuffles;
const kept = played.kept as KeptShare;
const problems = (changed: Partial<Shuffles>, mine: Partial<KeptShare> = {}): string[] => verify({ ...told, ...changed }, { ...kept, ...mine }).problems.map(({ key }) => key);

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
  it('shows that I sat elsewhere', () => expect(problems({}, { seats: [(kept.seats[0]! + 1) % told.seals.length] })).toEqual(['verify-bad-seat']));
  it('shows a game other than I saw', () => {
    const other = kept.seen.findIndex((text) => !text.endsWith('?'));
    expect(problems({}, { seen: kept.seen.map((text, ply) => (ply === other ? 'deal 99' : text)) })).toEqual(['verify-bad-seen']);
    expect(problems({ moves: told.moves.slice(0, -1) })).toEqual(['verify-bad-seen']);
  });
  it('shows another result', () => expect(problems({ scores: told.scores.map((points) => points + 1) })).toEqual(['verify-bad-result']));
  it('of a table that was never fixed with me is compared with what I was shown', () => {
    expect(problems({}, { seed: '', pledge: '', seats: [] })).toEqual([]);
    expect(problems({}, { seed: '', pledge: '', terms: kept.terms.replace('players=3', 'players=4') })).toEqual(['verify-bad-kept']);
  });
});

describe('my share', () => {
  const table = (id: string, share: string, pledge: string | null = null): TableInfo => ({ id, game: 'a-game', options: { players: 2, wild: false }, shuffle_seats: true, origin: null, status: 'waiting', fairness: 2, commit: 'c0', pledge, seats: [{ mine: true, share }, { mine: false, share: 'none' }] }) as unknown as TableInfo;
  const pledge = (id: string, seals: string, commit = 'c0'): string => `igroteka fairness 2\ntable: ${id}\ngame: a-game\nrules: 1\noptions: players=2, wild=false\nseats: drawn\ncommit: ${commit}\nseals: ${seals}`;
  it('is sealed first and laid open once, for the secret that I know', () => {
    const first = nextStep(table('a', 'none'))!;
    const seal = sealOf(keptShare('a')!.seed);
    expect(first).toEqual({ step: 'seal', form: { seal } });
    expect(nextStep(table('a', 'sealed'))).toBe(null);
    expect(nextStep(table('a', 'sealed', pledge('a', `${seal},`, 'c1')))).toBe(null);
    expect(nextStep({ ...table('a', 'sealed', pledge('a', `${seal},`, 'c1')), commit: 'c1' })).toBe(null);
    expect(proof('a', 1)).toBe('');
    expect(nextStep(table('a', 'sealed', pledge('a', `${seal},`)))).toEqual({ step: 'reveal', form: { salt: token(keptShare('a')!.seed, 0) } });
    expect(nextStep(table('a', 'sealed', pledge('a', `${seal},ff`)))).toBe(null);
    expect(proof('a', 2)).toBe(token(keptShare('a')!.seed, 2));
  });
  it('is laid open for no other table, game, options or seats than I was shown, nor without my seal at my place', () => {
    nextStep(table('c', 'none'));
    const seal = sealOf(keptShare('c')!.seed);
    const good = pledge('c', `${seal},`);
    const lies = [pledge('d', `${seal},`), pledge('c', `,${seal}`), pledge('c', `${seal},,`), `${good}\nmore: 1`, ...[['a-game', 'b-game'], ['wild=false', 'wild=true'], ['drawn', 'kept'], ['fairness 2', 'fairness 3']].map(([was, now]) => good.replace(was!, now!))];
    for (const lie of lies) expect(nextStep(table('c', 'sealed', lie)), lie).toBe(null);
    const wild = { ...table('c', 'sealed', good.replace('wild=false', 'wild=true')), options: { players: 2, wild: true } };
    expect(nextStep(wild)).toBe(null); // even where the table is shown so by now
    expect(nextStep(table('c', 'sealed', good))).toMatchObject({ step: 'reveal' });
  });
  it('goes on from where another table came to', () => {
    nextStep({ ...table('e', 'none'), origin: { table: 't', ply: 12 } });
    const seal = sealOf(keptShare('e')!.seed);
    expect(nextStep({ ...table('e', 'sealed', pledge('e', `${seal},`)), origin: { table: 't', ply: 12 } })).toBe(null);
    expect(nextStep({ ...table('e', 'sealed', `${pledge('e', `${seal},`)}\nfrom: 12`), origin: { table: 't', ply: 12 } })).toMatchObject({ step: 'reveal' });
  });
  it('is none where I came too late', () => {
    satAt({ ...table('f', 'none', pledge('f', ',')), status: 'playing' }, newShare());
    expect(keptShare('f')).toMatchObject({ seed: '', commit: 'c0' });
  });
  it('remembers what I saw, until it is taken back', () => {
    const state = (first: number, moves: string[], taken_back: number[] = [], over = false): StateChanged => ({ ply: first + moves.length, eyes: [{ seat: 1, steps: moves.map((move, i) => ({ ply: first + i, move })) }], taken_back, over, scores: [1, 2] }) as unknown as StateChanged;
    keep('b', newShare());
    saw('b', state(0, ['deal ?', 'deal 2']));
    saw('b', state(2, ['5']));
    saw('b', state(0, ['deal 7', 'deal 3', '5'])); // the server changes its mind
    expect(keptShare('b')).toMatchObject({ seen: ['deal 7', 'deal 2', '5'], seats: [1], scores: [] });
    saw('b', state(2, ['6'], [1]));
    saw('b', state(3, [], [1], true));
    expect(keptShare('b')).toMatchObject({ seen: ['deal 7', 'deal 2', '6'], taken_back: [1], scores: [1, 2] });
  });
});
