// My own share in the shuffles of every table: sealed when I sit down, laid open once all are sealed, kept in this
// browser, and compared with what the server tells at the end. Nobody has to do anything for it.
import { newSeed, sealOf, token } from './fairness';
import { recallAs } from './memory';
import type { StateChanged, TableInfo } from './protocol';

export { sealOf };

/** What is kept of a table: what I was told while it still bound the others, then what I saw of the game. */
export interface KeptShare {
  /** None: I came when the game had begun. */
  seed: string;
  commit: string;
  /** The table's game, options and seats, as I first heard of them: lines of its pledge. */
  terms: string;
  pledge: string;
  taken_back: number[];
  /** Mine, when I first saw the game. */
  seats: number[];
  /** Every action that stands, as I was told it first: a card of another's is "deal ?". */
  seen: string[];
  /** The result that I was shown. */
  scores: number[];
  at: number;
}
const PLACE = 'igroteka-share-';
const MOST = 200; // tables; of more the oldest are forgotten
const memory = new Map<string, KeptShare>(); // where a browser keeps nothing

export function keptShare(id: string): KeptShare | null {
  const known = memory.get(id);
  if (known) return known;
  const kept = recallAs<Partial<KeptShare>>(PLACE + id);
  return kept && { ...newShare(''), ...kept };
}

export function keep(id: string, kept: KeptShare): void {
  memory.set(id, kept);
  try {
    localStorage.setItem(PLACE + id, JSON.stringify(kept));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
    if (all.length <= MOST) return;
    const at = (key: string): number => recallAs<Partial<KeptShare>>(key)?.at ?? 0;
    all.sort((a, b) => at(a) - at(b)).slice(0, all.length - MOST).forEach((key) => localStorage.removeItem(key));
  } catch { /* full, or not allowed: this page remembers */ }
}

export const newShare = (seed = newSeed()): KeptShare => ({ seed, commit: '', terms: '', pledge: '', taken_back: [], seats: [], seen: [], scores: [], at: Date.now() });

const FROM = /\nfrom: \d+$/;
/** What a table's pledge says of what everybody is shown of it from the first. */
function termsShown({ id, game, options, shuffle_seats: drawn, origin }: TableInfo): string {
  const written = Object.entries(options).map(([name, value]) => `${name}=${value}`).join(', ');
  return `table: ${id}\ngame: ${game}\noptions: ${written}\nseats: ${drawn ? 'drawn' : 'kept'}${origin?.ply ? `\nfrom: ${origin.ply}` : ''}`;
}
/** What is first told of a table stays so. */
const heardOf = (kept: KeptShare, info: TableInfo): KeptShare => ({ ...kept, commit: kept.commit || info.commit, terms: kept.terms || termsShown(info) });

export const linesOf = (pledge: string): Map<string, string> => new Map(pledge.split('\n').map((line): [string, string] => [line.split(': ')[0]!, line.slice(line.indexOf(': ') + 2)]));

/** Once only; not for another secret, another game or other options than I was shown, nor without my own seal at every place of mine. */
function mayOpen(kept: KeptShare, info: TableInfo): boolean {
  const told = info.pledge ?? '';
  const lines = linesOf(told);
  const terms = termsShown(info);
  const [from = ''] = FROM.exec(terms) ?? [];
  const [table, game, ...more] = terms.replace(FROM, '').split('\n');
  const follows = told === `${['igroteka fairness 2', table, game, `rules: ${lines.get('rules')}`, ...more, `commit: ${info.commit}`, `seals: ${lines.get('seals')}`].join('\n')}${from}`;
  const seals = (lines.get('seals') ?? '').split(',');
  const sealed = seals.length === info.seats.length && info.seats.every(({ mine }, place) => !mine || seals[place] === sealOf(kept.seed));
  return ['', terms].includes(kept.terms) && ['', info.commit].includes(kept.commit) && follows && sealed && ['', told].includes(kept.pledge);
}

/** I have come to a table, with the seal of a share; where the game had begun, it came too late. */
export function satAt(info: TableInfo, share: KeptShare): void {
  if (info.status === 'over') return;
  const kept = keptShare(info.id) ?? share;
  const late = !kept.terms && info.status !== 'waiting' && !info.pledge?.includes(sealOf(share.seed));
  keep(info.id, heardOf(late ? newShare('') : kept, info));
}

/** What I do now at a table where I sit: seal a share, or lay it open; null where there is nothing to do. */
export function nextStep(info: TableInfo): { step: 'seal'; form: { seal: string } } | { step: 'reveal'; form: { salt: string } } | null {
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.share);
  if (info.status !== 'waiting' || (info.fairness ?? 1) < 2 || !mine.length) return null;
  const sealed = mine.every((share) => share === 'sealed');
  const known = keptShare(info.id);
  if (!info.pledge) {
    if (!known && sealed) return null; // on another device of mine
    const kept = known ?? newShare();
    if (!kept.commit) keep(info.id, heardOf(kept, info));
    return sealed ? null : { step: 'seal', form: { seal: sealOf(kept.seed) } };
  }
  if (!known || !sealed || !mayOpen(known, info)) return null;
  keep(info.id, { ...known, pledge: info.pledge });
  return { step: 'reveal', form: { salt: token(known.seed, 0) } };
}

/** Proves that I agree to the take-back with that number. */
export function proof(id: string, number: number): string {
  const kept = keptShare(id);
  return kept?.pledge ? token(kept.seed, number) : '';
}

/** Can an action that was seen so be this one? */
export const agree = (seen: string, told: string): boolean => told === seen || (seen.endsWith('?') && told.startsWith(seen.slice(0, -1)));

/** What a state tells of the game. What has been seen stands, unless something was taken back since. */
export function saw(id: string, { ply, eyes, taken_back: back = [], over, scores }: StateChanged): void {
  const kept = keptShare(id);
  if (!kept) return;
  const steps = eyes[0]?.steps ?? [];
  const first = steps[0]?.ply ?? ply;
  const seen = back.join() === kept.taken_back.join() ? [...kept.seen] : kept.seen.slice(0, first);
  while (seen.length < first) seen.push('?');
  for (const step of steps) if (agree(seen[step.ply] ?? '?', step.move)) seen[step.ply] = step.move;
  const seats = kept.seats.length ? kept.seats : eyes.flatMap(({ seat }) => seat ?? []);
  keep(id, { ...kept, taken_back: [...back], seen, seats, scores: over ? scores : [] });
}
