// My own share in the shuffles of every table: sealed when I sit down, laid open once all are sealed, kept in this
// browser, and compared with what the server tells at the end. Nobody has to do anything for it.
import { newSeed, sealOf, token } from './fairness';
import type { TableInfo } from './protocol';

/** What is kept of a table: what I was told while it still bound the others. */
export interface KeptShare {
  seed: string;
  commit: string;
  pledge: string;
  taken_back: number[];
  at: number;
}
const PLACE = 'igroteka-share-';
const MOST = 200; // tables; of more the oldest are forgotten
const memory = new Map<string, KeptShare>(); // where a browser keeps nothing

export function keptShare(id: string): KeptShare | null {
  const known = memory.get(id);
  if (known) return known;
  try {
    return JSON.parse(localStorage.getItem(PLACE + id) ?? 'null') as KeptShare | null;
  } catch {
    return null;
  }
}

export function keep(id: string, kept: KeptShare): void {
  memory.set(id, kept);
  try {
    localStorage.setItem(PLACE + id, JSON.stringify(kept));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
    if (all.length <= MOST) return;
    const at = (key: string): number => (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<KeptShare>).at ?? 0;
    all.sort((a, b) => at(a) - at(b)).slice(0, all.length - MOST).forEach((key) => localStorage.removeItem(key));
  } catch { /* full, or not allowed: this page remembers */ }
}

export const newShare = (): KeptShare => ({ seed: newSeed(), commit: '', pledge: '', taken_back: [], at: Date.now() });

/** Once only, and not for another secret or without my own seal. */
function mayOpen(kept: KeptShare, pledge: string): boolean {
  const lines = new Map(pledge.split('\n').map((line): [string, string] => [line.split(': ')[0]!, line.slice(line.indexOf(': ') + 2)]));
  return (!kept.commit || lines.get('commit') === kept.commit) && (lines.get('seals') ?? '').split(',').includes(sealOf(kept.seed)) && ['', pledge].includes(kept.pledge);
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
    if (!kept.commit) keep(info.id, { ...kept, commit: info.commit });
    return sealed ? null : { step: 'seal', form: { seal: sealOf(kept.seed) } };
  }
  if (!known || !sealed || !mayOpen(known, info.pledge)) return null;
  keep(info.id, { ...known, pledge: info.pledge });
  return { step: 'reveal', form: { salt: token(known.seed, 0) } };
}

/** Proves that I agree to the take-back with that number. */
export function proof(id: string, number: number): string {
  const kept = keptShare(id);
  return kept?.pledge ? token(kept.seed, number) : '';
}

export function sawTakeBacks(id: string, numbers: readonly number[]): void {
  const kept = keptShare(id);
  if (kept && kept.taken_back.join() !== numbers.join()) keep(id, { ...kept, taken_back: [...numbers] });
}
