// Chance that anyone can check afterwards, as igroteka/table/fairness.py has it: every draw comes from a secret, whose
// hash is known before the game, and from the players' salts. Tables in the page draw here: at once, and on a phone
// that got the page over plain http in a home network, too, where a browser lends no hashes of its own.
import { outcome } from './fairness';
import { bytes, hex, hmac } from './sha256';

export { commitment, outcome } from './fairness';

const SEED_BYTES = 7;

export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
/** My browser's own share in every shuffle of a table: nobody can have known it before. */
export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(12)));

export class Luck {
  #key: Uint8Array;
  #salts: string;

  constructor(secret: string, salts: readonly string[]) {
    this.#key = bytes(secret);
    this.#salts = salts.join(',');
  }

  /** What chance brings after `ply` actions and `epoch` take-backs, out of all that it can bring and how many ways lead to each of it. */
  drawn(epoch: number, ply: number, ways: readonly (readonly [string, number])[]): string {
    return outcome(this.#key, `${this.#salts}|${epoch}|${ply}`, ways)!;
  }

  /** What a bot's thoughts begin from. */
  seed(epoch: number, ply: number, seat: number): bigint {
    const signed = hex(hmac(this.#key, new TextEncoder().encode(`bot|${epoch}|${ply}|${seat}`)));
    return BigInt(`0x${signed.slice(0, 2 * SEED_BYTES)}`);
  }
}
