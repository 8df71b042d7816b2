// Checks the shuffles of a finished game in this browser: the secret is the one that was promised,
// and every draw follows from it and from the players' salts. docs/protocol.md says how.
import { commitment, Luck } from './luck';
import type { Fairness } from './protocol';

export interface Verdict {
  fair: boolean;
  draws: number;
  /** What was wrong, as keys of the catalogue. */
  problems: { key: 'verify-bad-commit' | 'verify-bad-draw'; ply?: number }[];
}

export async function verify(fairness: Fairness, progress: (done: number) => void = () => {}): Promise<Verdict> {
  const verdict: Verdict = { fair: true, draws: 0, problems: [] };
  if ((await commitment(fairness.secret)) !== fairness.commit) verdict.problems.push({ key: 'verify-bad-commit' });
  const luck = new Luck(fairness.secret, fairness.salts);
  const salts = fairness.salts.join(',');
  for (const draw of fairness.draws) {
    const [said, epoch, ply] = draw.message.split('|');
    const drawn = said === salts && Number(ply) === draw.ply ? await luck.drawn(Number(epoch), draw.ply, draw.ways as [string, number][]) : null;
    if (drawn !== draw.move) verdict.problems.push({ key: 'verify-bad-draw', ply: draw.ply });
    verdict.draws += 1;
    if (verdict.draws % 50 === 0) progress(verdict.draws / fairness.draws.length);
  }
  verdict.fair = verdict.problems.length === 0;
  return verdict;
}
