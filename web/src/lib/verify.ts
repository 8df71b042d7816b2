// Checks the shuffles of a finished game in this browser: the secret is the one that was promised,
// and every draw follows from it and from the players' salts. docs/protocol.md says how.
import type { Fairness } from './protocol';

export interface Verdict {
  fair: boolean;
  draws: number;
  /** What was wrong, as keys of the catalogue. */
  problems: { key: 'verify-bad-commit' | 'verify-bad-draw'; ply?: number }[];
}

const SPACE = 1n << 256n;
const bytes = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const hex = (buffer: ArrayBuffer): string => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export async function verify(fairness: Fairness, progress: (done: number) => void = () => {}): Promise<Verdict> {
  const verdict: Verdict = { fair: true, draws: 0, problems: [] };
  const secret = bytes(fairness.secret);
  if (hex(await crypto.subtle.digest('SHA-256', secret)) !== fairness.commit) verdict.problems.push({ key: 'verify-bad-commit' });
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const salts = fairness.salts.join(',');
  for (const draw of fairness.draws) {
    const [said, epoch, ply] = draw.message.split('|');
    const drawn = said === salts && Number(ply) === draw.ply ? await outcome(key, `${salts}|${epoch}|${ply}`, draw.ways as [string, number][]) : null;
    if (drawn !== draw.move) verdict.problems.push({ key: 'verify-bad-draw', ply: draw.ply });
    verdict.draws += 1;
    if (verdict.draws % 50 === 0) progress(verdict.draws / fairness.draws.length);
  }
  verdict.fair = verdict.problems.length === 0;
  return verdict;
}

async function outcome(key: CryptoKey, message: string, ways: readonly [string, number][]): Promise<string | null> {
  const total = BigInt(ways.reduce((sum, [, weight]) => sum + weight, 0));
  for (let attempt = 0; attempt < 100; attempt++) {
    const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${message}|${attempt}`));
    const x = BigInt(`0x${hex(digest)}`);
    if (x >= SPACE - (SPACE % total)) continue;
    let way = x % total;
    for (const [move, weight] of ways) {
      way -= BigInt(weight);
      if (way < 0n) return move;
    }
  }
  return null;
}
