// Checks the shuffles of a finished game in this browser: that everything follows from what was fixed before it, and
// that it fits what this browser kept itself. docs/fairness.md says how, and what it proves. What chance could have
// brought comes from the rules in the page (solo/shuffles.ts), never from who tells of the game.
import { commitment, firstRoot, hashed, MOST_PLEAS, nextRoot, outcome, proves, sealOf, seatOrder, token } from './fairness';
import type { Draw, TakeBackTold } from './protocol';
import { bytes } from './sha256';
import { agree, linesOf, type KeptShare } from './shares';
import type { Shuffles } from './solo';

export interface Remark { key: string; details: Record<string, string | number> }
export interface Verdict {
  fair: boolean;
  draws: number;
  /** What was wrong, as keys of the catalogue. */
  problems: Remark[];
  /** What is in order and should be known: take-backs, who was left out. */
  notes: Remark[];
}

export function verify(told: Shuffles, kept: KeptShare | null = null): Verdict {
  const verdict: Verdict = { fair: true, draws: told.draws.length, problems: [], notes: [] };
  const wrong = (key: string, details: Remark['details'] = {}): void => void verdict.problems.push({ key, details });
  if (commitment(told.secret) !== told.commit) wrong('verify-bad-commit');
  if (told.first) verdict.notes.push({ key: 'verify-note-given', details: { plies: told.first } });
  const messages = (told.version ?? 1) === 1 ? oldMessages(told) : checkShares(told, verdict, wrong);
  if (kept) checkKept(told, kept, verdict, wrong);
  const secret = bytes(told.secret);
  const bad = told.draws.find((draw) => outcome(secret, messages(draw), draw.ways as [string, number][]) !== draw.move);
  if (bad) wrong('verify-bad-draw', { ply: bad.ply + 1 });
  verdict.fair = verdict.problems.length === 0;
  return verdict;
}

function oldMessages(told: Shuffles): (draw: Draw) => string {
  const salts = told.salts.join(',');
  return (draw) => {
    const [said, epoch, ply] = draw.message.split('|');
    return said === salts && Number(ply) === draw.ply ? `${salts}|${epoch}|${ply}` : '';
  };
}

function checkShares(told: Shuffles, verdict: Verdict, wrong: (key: string, details?: Remark['details']) => void): (draw: Draw) => string {
  const { pledge = '', seals = [], order = [], take_backs: backs = [], names = [], first = 0, salts } = told;
  const name = (place: number): string => names[order.indexOf(place)] ?? '';
  const note = (key: string, details: Remark['details'] = {}): void => void verdict.notes.push({ key, details });
  seals.forEach((seal, place) => {
    if (salts[place] && hashed(salts[place]) !== seal) wrong('verify-bad-share', { who: name(place) });
    if (seal && !salts[place]) note('verify-note-left-out', { who: name(place) });
  });
  if (told.draws.length && !salts.some(Boolean)) note('verify-note-nobody');
  const roots = [{ kept: 0, root: firstRoot(pledge, salts) }];
  const drawn = told.drawn ? seatOrder(bytes(told.secret), roots[0]!.root, seals.length) : seals.map((_, place) => place);
  if (drawn.join() !== order.join()) wrong('verify-bad-seats');
  backs.forEach((back, i) => {
    if (isProven(back, salts, first, backs[i - 1]?.number ?? 0)) note('verify-note-take-back', { ply: back.kept + 1, who: back.tokens.flatMap((given, place) => (given ? [name(place)] : [])).join(', ') || 'none' });
    else wrong('verify-bad-take-back', { ply: back.kept + 1 });
    roots.push({ kept: back.kept, root: nextRoot(roots.at(-1)!.root, back.number, back.tokens) });
  });
  return ({ ply }) => `${roots.findLast(({ kept }) => kept <= ply)!.root}|${ply}`;
}

function isProven(back: TakeBackTold, salts: readonly string[], first: number, last: number): boolean {
  const given = back.tokens.flatMap((one, place) => (one ? [place] : []));
  return back.number > last && back.number <= MOST_PLEAS && back.kept >= first && given.every((place) => !!salts[place] && proves(back.tokens[place]!, back.number, salts[place]!)) && (given.length > 0 || !salts.some(Boolean));
}

/** Does it fit what this browser kept? */
function checkKept(told: Shuffles, kept: KeptShare, verdict: Verdict, wrong: (key: string, details?: Remark['details']) => void): void {
  const { pledge = '', seals = [], order = [], salts, moves = [], scores } = told;
  const lines = linesOf(pledge);
  const asFixed = kept.pledge ? pledge === kept.pledge : lines.get('commit') === kept.commit && [...linesOf(kept.terms)].every(([key, value]) => lines.get(key) === value);
  if (!asFixed) wrong('verify-bad-kept');
  if (kept.seed) {
    const seal = sealOf(kept.seed);
    const mine = seals.flatMap((one, place) => (one === seal ? [place] : []));
    if (!mine.length || mine.some((place) => salts[place] !== token(kept.seed, 0))) wrong('verify-bad-mine');
    else if (kept.seats.length && kept.seats.map((seat) => order[seat]!).sort((a, b) => a - b).join() !== mine.join()) wrong('verify-bad-seat');
  } else verdict.notes.push({ key: 'verify-note-late', details: {} });
  if ((told.take_backs ?? []).map((one) => one.number).join() !== kept.taken_back.join()) wrong('verify-bad-kept-back');
  const other = kept.seen.findIndex((seen, ply) => !agree(seen, moves[ply] ?? ''));
  if (other >= 0) wrong('verify-bad-seen', { ply: other + 1, seen: kept.seen[other]!, told: moves[other] ?? 'none' });
  if (kept.scores.length && kept.scores.join() !== scores.join()) wrong('verify-bad-result');
}
